import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

private let media = String(repeating: "0123456789", count: 100)

/// Downloads by URL; services' suites have the same engine on an emulator.
@Suite(.timeLimit(.minutes(5))) final class DownloadTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "file").path }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }
    private var content: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

    /// Answers as servers do that can send parts.
    private static func part(_ request: HTTPRequest, etag: String = #""1""#) -> ScriptedTransport.Answer {
        let all = Array(media.utf8)
        guard let range = request.headerFields[.range]?.dropFirst("bytes=".count), let start = Int(range.dropLast())
        else {
            return .status(200, headers: [.eTag: etag, .contentLength: "\(all.count)"], body: media)
        }
        return .status(
            206,
            headers: [.eTag: etag, .contentRange: "bytes \(start)-\(all.count - 1)/\(all.count)"],
            body: String(decoding: all[start...], as: UTF8.self)
        )
    }

    @Test func aBrokenDownloadAsksForTheRestOfTheSameVersion() async throws {
        let transport = ScriptedTransport { received in
            switch received.request.headerFields[.range] {
            case nil: Self.part(received.request).cut(afterBytes: 300)
            case "bytes=300-": Self.part(received.request).cut(afterBytes: 200)
            default: Self.part(received.request)
            }
        }
        let fetcher = makeFetcher(transport)
        let seen = Mutex<[TransferProgress]>([])
        let info = try await fetcher.download(address, to: path) { progress in seen.withLock { $0.append(progress) } }
        #expect(try content == media)
        #expect(try names == ["file"])
        #expect(info.total == 1000)
        #expect(transport.requests.map { $0.request.headerFields[.range] } == [nil, "bytes=300-", "bytes=500-"])
        #expect(transport.requests.map { $0.request.headerFields[.ifMatch] } == [nil, #""1""#, #""1""#])
        let values = seen.withLock { $0 }
        #expect(values.last == TransferProgress(sent: 1000, acknowledged: 1000, total: 1000))
        #expect(zip(values, values.dropFirst()).allSatisfy { $0.sent <= $1.sent && $0.acknowledged <= $1.acknowledged })
        #expect(fetcher.inFlightCount == 0)
    }

    /// What has arrived stays for the next download.
    @Test func nothingFollowsABreakIfTheCallerForbidsRetries() async throws {
        let transport = ScriptedTransport { received in
            let answer = Self.part(received.request)
            return received.request.headerFields[.range] == nil ? answer.cut(afterBytes: 300) : answer
        }
        let fetcher = makeFetcher(transport)
        let options = FetchOptions { $0.isIdempotent = false }
        let error = await thrown { _ = try await fetcher.download(address, to: path, options: options) }
        #expect((error as? FetchError)?.code == .connectionLost)
        #expect(transport.requests.count == 1)
        try await fetcher.download(address, to: path, options: options)
        #expect(try content == media)
        #expect(transport.requests.map { $0.request.headerFields[.range] } == [nil, "bytes=300-"])
    }

    /// Google's testbench for Cloud Storage sends parts with the status of the whole.
    @Test func aPartWithTheStatusOfTheWholeIsAPart() async throws {
        let all = Array(media.utf8)
        let transport = ScriptedTransport { received in
            guard received.request.headerFields[.range] == "bytes=300-" else {
                return Self.part(received.request).cut(afterBytes: 300)
            }
            return .status(
                200,
                headers: [.eTag: #""1""#, .contentRange: "bytes 300-999/1000", .contentLength: "700"],
                body: String(decoding: all[300...], as: UTF8.self)
            )
        }
        try await makeFetcher(transport).download(address, to: path)
        #expect(try content == media)
        #expect(transport.requests.count == 2)
    }

    /// A server that ignores the range may have left the field of it.
    @Test func aWholeWithTheFieldOfAPartIsAWhole() async throws {
        let transport = ScriptedTransport { received in
            guard received.request.headerFields[.range] == "bytes=300-" else {
                return Self.part(received.request).cut(afterBytes: 300)
            }
            return .status(
                200,
                headers: [.eTag: #""1""#, .contentRange: "bytes 300-999/1000", .contentLength: "1000"],
                body: media
            )
        }
        try await makeFetcher(transport).download(address, to: path)
        #expect(try content == media)
    }

    /// The media has 300 bytes now; what has come of it are the first 300 of 1000.
    @Test func mediaThatEndsWhereTheDownloadBrokeIsOtherMedia() async throws {
        let transport = ScriptedTransport { received in
            guard received.request.headerFields[.range] == nil else {
                return .status(416, headers: [.contentRange: "bytes */300"])
            }
            return Self.part(received.request).cut(afterBytes: 300)
        }
        let error = await thrown { _ = try await makeFetcher(transport).download(address, to: path) }
        #expect((error as? FetchError)?.code == .mediaChanged)
        #expect(try names == [])
    }

    @Test func mediaThatIsShorterThanWhatHasComeIsOtherMedia() async throws {
        let transport = ScriptedTransport { received in
            guard received.request.headerFields[.range] == nil else {
                return .status(200, headers: [.eTag: #""1""#, .contentLength: "200"], body: String(media.prefix(200)))
            }
            return .chunks([ByteBuffer(string: media)], headers: [.eTag: #""1""#]).cut(afterBytes: 300)
        }
        let error = await thrown { _ = try await makeFetcher(transport).download(address, to: path) }
        #expect((error as? FetchError)?.code == .mediaChanged)
        #expect(try names == [])
    }

    /// Without a version all of it is asked for again, and may be shorter then.
    @Test(.timeLimit(.minutes(5)), arguments: [1000, 200])
    func theProgressOfADownloadThatBeginsAnewDoesNotGoBack(count: Int) async throws {
        let answers = [
            ScriptedTransport.Answer.status(200, headers: [.contentLength: "1000"], body: media).cut(afterBytes: 300),
            .chunks(
                media.utf8.prefix(count).map { ByteBuffer(bytes: [$0]) },
                headers: [.contentLength: "\(count)"]
            ),
        ]
        let fetcher = makeFetcher(ScriptedTransport(answers))
        let seen = Mutex<[TransferProgress]>([])
        try await fetcher.download(address, to: path) { progress in seen.withLock { $0.append(progress) } }
        let values = seen.withLock { $0 }
        let all = Int64(count)
        let least = min(300, all)
        try #require(values.first?.sent == 300)
        let later = values.dropFirst()
        #expect(later.first?.sent == least)
        #expect(later.allSatisfy { $0.sent >= least && $0.sent <= all && $0.acknowledged <= all })
        #expect(zip(later, later.dropFirst()).allSatisfy { $0.sent <= $1.sent && $0.acknowledged <= $1.acknowledged })
        #expect(values.last == TransferProgress(sent: all, acknowledged: all, total: all))
    }

    @Test(arguments: ["a changed tag", "412", "a weak tag", "an empty tag", "no tag"])
    func whatMayHaveChangedIsNotPutTogether(how: String) async throws {
        try Data("old".utf8).write(to: URL(filePath: path))
        let transport = ScriptedTransport { received in
            let isFirst = received.request.headerFields[.range] == nil
            switch how {
            case "a changed tag":
                return Self.part(received.request, etag: isFirst ? #""1""# : #""2""#).cut(afterBytes: 300)
            case "412": return isFirst ? Self.part(received.request).cut(afterBytes: 300) : .status(412)
            case "a weak tag": return Self.part(received.request, etag: #"W/"1""#).cut(afterBytes: 300)
            case "an empty tag": return Self.part(received.request, etag: "").cut(afterBytes: 300)
            default: return .status(200, headers: [.contentLength: "1000"], body: media).cut(afterBytes: 300)
            }
        }
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == (["a changed tag", "412"].contains(how) ? .mediaChanged : .connectionLost))
        #expect(try names == ["file"])
        #expect(try content == "old")
    }

    @Test func aStatusThatIsNoMediaIsAnErrorWithItsAnswer() async throws {
        let fetcher = makeFetcher(ScriptedTransport([.status(404, body: "no such thing")]))
        let error = await thrown { try await fetcher.download(address, to: path) } as? FetchError
        #expect(error?.code == .status)
        #expect(error?.response?.head.status == .notFound)
        #expect(error?.response?.text == "no such thing")
        #expect(try names.isEmpty)
    }

    @Test func theStatusOfALongPageIsTold() async throws {
        let page = String(repeating: "no such thing ", count: 100_000)
        let fetcher = makeFetcher(ScriptedTransport([.status(404, body: page)]))
        let error = await thrown { try await fetcher.download(address, to: path) } as? FetchError
        #expect(error?.code == .status)
        #expect(error?.response?.head.status == .notFound)
        #expect(error?.response?.body.readableBytes == 0)
    }

    @Test func otherBytesThanTheServerHasAreNotKept() async throws {
        var headers: HTTPFields = [.eTag: #""1""#]
        headers[HTTPField.Name("x-goog-hash")!] = "crc32c=AAAAAA=="
        let transport = ScriptedTransport([.status(200, headers: headers, body: media)])
        let error = await thrown { try await makeFetcher(transport).download(address, to: path) } as? FetchError
        #expect(error?.code == .checksumMismatch)
        #expect(try names.isEmpty)
    }

    @Test func aFolderThatIsNotThereIsAnErrorBeforeAnythingIsSent() async throws {
        let transport = ScriptedTransport { _ in .status(200) }
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path + "/no/file")
            } as? FetchError
        #expect(error?.code == .file)
        #expect(transport.requests.isEmpty)
    }

    @Test func aRangeOfTheCallersOwnIsRefused() async throws {
        var request = try request()
        request.headerFields[.range] = "bytes=0-9"
        let transport = ScriptedTransport { _ in .status(206) }
        let error = await thrown { try await makeFetcher(transport).download(request, to: path) } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: ["before the head", "in the body", "between attempts"])
    func cancellingLeavesNothingWhereNothingIsToBeResumed(place: String) async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport { received in
            switch place {
            case "before the head": .stall
            case "in the body": Self.part(received.request).stalled(afterBytes: 300)
            default: Self.part(received.request).cut(afterBytes: 300)
            }
        }
        let fetcher = makeFetcher(transport, clock: clock)
        let (path, progressed) = (path, Gate())
        let task = Task {
            try await fetcher.download(address, to: path, resume: .never) { _ in progressed.open() }
        }
        switch place {
        case "before the head": try await transport.waitForRequests(1)
        case "in the body": try await progressed.pass()
        default: try await clock.waitForSleepers(1)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try names.isEmpty)
        #expect(fetcher.inFlightCount == 0)
        #expect(fetcher.runningCount == 0)
    }

    @Test func theTimeoutOfTransfersCoversTheWhole() async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let transport = ScriptedTransport { Self.part($0.request).stalled(afterBytes: 300) }
        let fetcher = makeFetcher(transport, clock: clock)
        let error =
            await thrown {
                try await fetcher.download(address, to: path, options: .init { $0.transferTimeout = .seconds(30) })
            } as? FetchError
        #expect(error?.code == .totalTimeout)
        #expect(try !names.contains("file"))
    }
}
