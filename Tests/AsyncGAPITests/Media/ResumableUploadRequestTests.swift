import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Resumable uploads: what goes with each part", .timeLimit(.minutes(5)))
struct ResumableUploadRequestTests: ResumableUploadSuite {
    private static let key = "X-Goog-Encryption-Key"

    @Test(arguments: [false, true])
    func headersOfTheCallerGoWithEachPart(isElsewhere: Bool) async throws {
        let place = isElsewhere ? "https://upload.example/" : "https://storage.googleapis.com/upload?upload_id=1"
        let scripted = ScriptedStorage(
            [
                .status(200, headers: [.location: place]), .failure(.connectionLost), .status(308),
                .json(#"{"name": "o"}"#),
            ],
            credentials: .bearer("planted-token")
        )
        let options = GAPI.QueryOptions {
            $0.userProject = "payer"
            for name in [
                Self.key, "Traceparent", "X-Retry-Test-Id", "X-Api-Key", "If-Match", "Cookie", "Authorization",
            ] {
                $0.headerFields[HTTPField.Name(name)!] = "its"
            }
        }
        let query = Self.query
        _ = try await scripted.storage.upload(
            query,
            from: .bytes(pattern(10)),
            contentType: "a/b",
            upload: Self.parts,
            options: options
        ).value
        let parts = scripted.transport.requests.dropFirst()
        try #require(parts.count == 3)
        for part in parts {
            #expect(part.header("X-Goog-User-Project") == "payer")
            for name in [Self.key, "Traceparent", "X-Retry-Test-Id"] { #expect(part.header(name) == "its", "\(name)") }
            for name in ["Authorization", "Cookie", "If-Match"] { #expect(part.header(name) == nil, "\(name)") }
            #expect(part.header("X-Api-Key") == (isElsewhere ? nil : "its"))
            #expect(part.header("Content-Type") == "a/b")
        }
    }

    @Test func whatTheCallerSaysOfRequestsHoldsForEachPart() async throws {
        let seen = Mutex<[FetchOptions]>([])
        let fetcher = Fetcher(
            .init { $0.middleware = [Spy { call in seen.withLock { $0.append(call.options) } }] },
            transport: ScriptedTransport([Self.session, .json(#"{"name": "o"}"#)])
        )
        let storage = StorageService(fetcher: fetcher)
        let options = GAPI.QueryOptions {
            $0.fetch.attemptTimeout = .seconds(7)
            $0.fetch.priority = .high
            $0.fetch.comment = "nightly"
            $0.fetch.properties = ["a": "b"]
        }
        _ = try await storage.upload(
            Self.query,
            from: .bytes([1]),
            contentType: "a/b",
            upload: Self.parts,
            options: options
        ).value
        let calls = seen.withLock { $0 }
        #expect(calls.count == 2)
        for call in calls {
            #expect(call.attemptTimeout == .seconds(7))
            #expect(call.priority == .high)
            #expect(call.comment == "nightly")
            #expect(call.properties == ["a": "b"])
        }
    }

    @Test func credentialsOfTheFetcherDoNotGoToTheSession() async throws {
        let transport = ScriptedTransport([Self.session, .failure(.connectionLost), .status(308), .status(400)])
        let fetcher = Fetcher(
            .init {
                $0.credentials = ["https://storage.googleapis.com": .bearer("planted-token")]
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(4)))
            },
            transport: transport
        )
        let storage = StorageService(fetcher: fetcher)
        let upload = storage.upload(Self.query, from: .bytes(pattern(10)), contentType: "a/b", upload: Self.parts)
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        let shown = transport.requests.map { $0.header("Authorization") }
        #expect(shown.count == 4)
        #expect(shown.dropFirst().allSatisfy { $0 == nil })
    }

    @Test func theCredentialsDoNotGoToTheSession() async throws {
        let scripted = ScriptedStorage([Self.session, .json("{}")], credentials: .bearer("token"))
        _ = try await scripted.storage.upload(
            Self.query,
            from: .bytes([1]),
            contentType: "a/b",
            upload: Self.parts
        ).value
        #expect(scripted.transport.requests.map { $0.request.headerFields[.authorization] } == ["Bearer token", nil])
    }
}

/// Sees each call before it is sent.
private struct Spy: FetchMiddleware {
    let look: @Sendable (FetchCall) -> Void

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        look(call)
        return try await next(call)
    }
}
