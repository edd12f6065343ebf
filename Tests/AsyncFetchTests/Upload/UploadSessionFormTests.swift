import AsyncFetch
import AsyncFetchTesting
import Foundation
import Testing

/// The stored form of upload sessions, which may come from anywhere.
@Suite("Stored upload sessions", .timeLimit(.minutes(5)))
struct UploadSessionFormTests {
    private typealias Session = FetchUpload<FetchResponse>.Session

    private func stored() async throws -> Session {
        let upload = try UploadKit.googleUpload.upload(600_000, to: UploadKit.googleUpload.server())
        _ = try await upload.value
        return try #require(upload.session)
    }

    @Test func theFormIsTheSameByAnyEncoder() async throws {
        let session = try await stored()
        #expect(try Session(json: session.json) == session)
        #expect(try JSONDecoder().decode(Session.self, from: JSONEncoder().encode(session)) == session)
        #expect(try JSONDecoder().decode(Session.self, from: Data(session.json)) == session)
        #expect(session.state.wire == "x-goog-upload")
        #expect(session.state.notes == ["control": "/control"])
    }

    @Test func theFormOfAnEarlierVersionIsRead() async throws {
        let session = try await stored()
        let json = String(decoding: try session.json, as: UTF8.self)
        let earlier = json.replacing(try Regex(#""version":2,?"#), with: "")
            .replacing(try Regex(#","hashed":\{[^}]*\}"#), with: "")
        #expect(!earlier.contains("hashed") && !earlier.contains("version"))
        let read = try Session(json: Array(earlier.utf8))
        #expect(read.state.hashed == HashedPrefix())
        #expect(read.state.url == session.state.url)
    }

    @Test(arguments: ["3", "0", "-1", "9223372036854775807"])
    func theFormOfALaterVersionIsRefused(version: String) async throws {
        let json = String(decoding: try await stored().json, as: UTF8.self)
        let later = json.replacing(#""version":2"#, with: #""version":\#(version)"#)
        try #require(later != json)
        #expect(throws: FetchError.self) { try Session(json: Array(later.utf8)) }
        let error = #expect(throws: FetchError.self) { try JSONDecoder().decode(Session.self, from: Data(later.utf8)) }
        #expect(error?.code == .invalidRequest)
        #expect(error?.message.contains(version) == true)
    }

    @Test(arguments: ["", "no", "{", "{}", "[1]", "null", "\u{FEFF}", #"{"wire": 7}"#, #"{"version": "2"}"#])
    func whatIsNoSessionIsRefused(text: String) throws {
        let error = #expect(throws: FetchError.self) { try Session(json: Array(text.utf8)) }
        #expect(error?.code == .invalidRequest)
    }

    @Test func aMemberOfAnotherKindIsRefusedWithItsPlaceAndWithoutTheURL() async throws {
        let json = String(decoding: try await stored().json, as: UTF8.self)
        for (member, other) in [("stored", "\"x\""), ("total", "1.5"), ("url", "[]"), ("notes", "{\"a\":1}")] {
            let changed = json.replacing(
                try Regex("\"\(member)\":(\"[^\"]*\"|[0-9]+|\\{[^}]*\\})"),
                with: "\"\(member)\":\(other)"
            )
            try #require(changed != json)
            for read in [
                { try Session(json: Array(changed.utf8)) },
                { try JSONDecoder().decode(Session.self, from: Data(changed.utf8)) },
            ] {
                let error = #expect(throws: FetchError.self, "\(member)") { try read() }
                #expect(error?.code == .invalidRequest)
                #expect(error.map { "\($0)".contains("session/1") } == false)
            }
        }
    }

    @Test func aFormOfMoreThanAMebibyteIsRefused() {
        let error = #expect(throws: FetchError.self) {
            try Session(json: [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20 + 1))
        }
        #expect(error?.code == .invalidRequest)
    }

    @Test func aResumedSessionHasItsProtocolByName() async throws {
        for kit in UploadKit.google {
            let server = kit.server(.init(.goesSilent(storing: 0), .part, nth: 2))
            let fetcher = makeFetcher(server.transport())
            let upload = try kit.upload(.bytes(uploadBytes(600_000)), to: fetcher)
            try await server.waitForSilences(1)
            let session = try #require(upload.session)
            await fetcher.shutdown()
            await #expect(throws: (any Error).self) { try await upload.value }
            let source = UploadSource.bytes(uploadBytes(600_000))
            _ = try await makeFetcher(server.transport()).resumeUpload(session, from: source).value
            server.expect(600_000)
        }
    }

    @Test func aProtocolThatIsNotKnownIsRefused() async throws {
        let json = String(decoding: try await stored().json, as: UTF8.self)
        let changed = json.replacing("x-goog-upload", with: "x-goog-upload-2")
        let transport = ScriptedTransport([])
        let session = try Session(json: Array(changed.utf8))
        let upload = makeFetcher(transport).resumeUpload(session, from: .bytes(uploadBytes(600_000)))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
    }
}
