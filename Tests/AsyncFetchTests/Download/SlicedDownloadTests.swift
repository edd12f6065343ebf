import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Downloads in slices, by URL.
@Suite(.timeLimit(.minutes(5))) final class SlicedDownloadTests: DownloadFixture {
    static let hash: String = {
        var checksum = CRC32C()
        checksum.update(storedMedia)
        return "crc32c=\(checksum.base64),md5=eA=="
    }()
    static let server = Server(hash: hash)
    static let slices = DownloadSlices {
        $0.size = 50_000
        $0.maximumConcurrent = 3
    }

    /// The range that was asked for.
    private static func range(_ request: SentRequest) -> Range<Int>? {
        let ends = request.header("Range")?.dropFirst("bytes=".count).split(separator: "-").compactMap { Int($0) }
        guard let ends, ends.count == 2 else { return nil }
        return ends[0]..<ends[1] + 1
    }

    /// The first bytes of the ranges that were asked for, in order.
    private func starts(_ transport: ScriptedTransport) -> [Int] {
        transport.requests.compactMap { Self.range($0)?.lowerBound }.sorted()
    }

    // MARK: Sizes

    @Test(arguments: [1, 448, 50_000, storedMedia.count / 2, storedMedia.count - 1])
    func largeMediaComesInSlices(size: Int) async throws {
        let transport = Self.server.transport()
        let info = try await makeFetcher(transport)
            .download(address, to: path, slices: .init { $0.size = Int64(size) })
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
        #expect(info.total == Int64(storedMedia.count))
        let later = transport.requests.dropFirst()
        #expect(!later.isEmpty && later.count < 512)
        #expect(transport.requests.first?.header("Range") == "bytes=0-\(size - 1)")
        #expect(later.allSatisfy { $0.header("If-Match") == #""1""# })
        // Each byte was asked for once.
        let ranges = transport.requests.compactMap { Self.range($0) }.sorted { $0.lowerBound < $1.lowerBound }
        #expect(ranges.count == transport.requests.count)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(ranges.last?.upperBound == storedMedia.count)
    }

    @Test(arguments: [1, 2, 9, 10, 11, 20, 21])
    func mediaOfAnySizeIsWhole(count: Int) async throws {
        let server = Server(content: Array(storedMedia[..<count]))
        let transport = server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: .init { $0.size = 10 })
        #expect(try bytes() == server.content)
        #expect(try names == ["file"])
        #expect(transport.requests.count == (count - 1) / 10 + 1)
    }

    @Test(arguments: [DownloadSlices.automatic, .required])
    func emptyMediaComesAsOneStream(slices: DownloadSlices) async throws {
        let transport = Server(content: []).transport()
        try await makeFetcher(transport).download(address, to: path, slices: slices)
        #expect(try bytes().isEmpty)
        #expect(try names == ["file"])
        #expect(transport.requests.map { $0.header("Range") } == ["bytes=0-33554431", nil])
    }

    @Test func aGenerationIsAsGoodAsATag() async throws {
        let transport = Server(etag: nil, generation: "7", hash: Self.hash).transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(transport.requests.dropFirst().allSatisfy { $0.header("x-goog-if-generation-match") == "7" })
    }

    @Test func nonsenseOptionsMeanTheLeast() async throws {
        let server = Server(content: Array(storedMedia[..<20]))
        try await makeFetcher(server.transport())
            .download(
                address,
                to: path,
                slices: .init {
                    $0.size = .min
                    $0.maximumConcurrent = .min
                }
            )
        #expect(try bytes() == server.content)
    }

    // MARK: Progress, limits

    @Test func oneProgressCountsAllSlices() async throws {
        let seen = Mutex<[TransferProgress]>([])
        let server = Self.server
        let isBroken = Mutex<Set<String>>([])
        let transport = ScriptedTransport { received in
            let isFirst = isBroken.withLock { $0.insert(received.header("Range") ?? "").inserted }
            let isWhole = received.header("Range")?.contains("0000-") == true
            return isFirst && isWhole ? server.answer(received).cut(afterBytes: 20_000) : server.answer(received)
        }
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices) { progress in
            seen.withLock { $0.append(progress) }
        }
        #expect(try bytes() == storedMedia)
        let values = seen.withLock { $0 }
        let total = Int64(storedMedia.count)
        #expect(values.allSatisfy { $0.total == total && $0.sent <= total && $0.acknowledged <= $0.sent })
        #expect(zip(values, values.dropFirst()).allSatisfy { $0.sent <= $1.sent && $0.acknowledged <= $1.acknowledged })
        #expect(values.last == TransferProgress(sent: total, acknowledged: total, total: total))
    }

    @Test func noMoreSlicesThanAllowedArriveAtATime() async throws {
        let (path, gate, slices) = (path, Gate(), Self.slices)
        let transport = Self.server.transport(stallingAfter: 100)
        let fetcher = makeFetcher(transport)
        let task = Task {
            try await fetcher.download(address, to: path, slices: slices) { if $0.sent == 300 { gate.open() } }
        }
        try await gate.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(starts(transport) == [0, 50_000, 100_000])
        #expect(fetcher.inFlightCount == 0)
        try await transport.waitForOpen(atMost: 0)
    }

    // MARK: Breaks

    @Test(arguments: [0, 50_000, 100_000, 150_000, 200_000])
    func aSliceThatBreaksAsksForItsRest(start: Int) async throws {
        let server = Self.server
        let transport = ScriptedTransport { received in
            let answer = server.answer(received)
            return received.header("Range")?.hasPrefix("bytes=\(start)-") == true
                ? answer.cut(afterBytes: 1_000) : answer
        }
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(starts(transport) == ([0, 50_000, 100_000, 150_000, 200_000, start + 1_000]).sorted())
    }

    /// A server that breaks off the first answer from a byte on before its body.
    private static func breakingOff(at start: Int, then later: Server, of server: Server) -> ScriptedTransport {
        let isFirst = Mutex(true)
        return ScriptedTransport { received in
            guard received.header("Range")?.hasPrefix("bytes=\(start)-") == true else { return server.answer(received) }
            let wasFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            return wasFirst ? server.answer(received).cut(afterBytes: 0) : later.answer(received)
        }
    }

    @Test(arguments: [0, 50_000, 150_000, 200_000])
    func aSliceThatBreaksBeforeItsFirstByteAsksForTheSameVersion(start: Int) async throws {
        let transport = Self.breakingOff(at: start, then: Self.server, of: Self.server)
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(starts(transport) == [0, 50_000, 100_000, 150_000, 200_000, start].sorted())
        #expect(transport.requests.dropFirst().allSatisfy { $0.header("If-Match") == #""1""# })
    }

    @Test(arguments: [0, 50_000, 150_000, 200_000], [storedMedia.count, 60_000])
    func aSliceThatBreaksBeforeItsFirstByteTakesNoOtherVersion(start: Int, count: Int) async throws {
        try Data("old".utf8).write(to: URL(filePath: path))
        let other = Server(etag: #""2""#, content: Array(storedMedia.reversed()[..<count]))
        let transport = Self.breakingOff(at: start, then: other, of: Server())
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
            } as? FetchError
        #expect(error?.code == .mediaChanged)
        #expect(try names == ["file"])
        #expect(try bytes() == Array("old".utf8))
    }

    @Test func aSliceThatNeverComesLeavesTheOthers() async throws {
        let server = Self.server
        let broken = ScriptedTransport { received in
            received.header("Range")?.hasPrefix("bytes=100000-") == true
                ? .failure(.connectionLost) : server.answer(received)
        }
        let slices = DownloadSlices {
            $0.size = 50_000
            $0.maximumConcurrent = 1
        }
        let error =
            await thrown {
                try await makeFetcher(broken).download(address, to: path, slices: slices)
            } as? FetchError
        #expect(error?.code == .connectionLost)
        #expect(try names == ["file.part", "file.part.json"])
        let transport = server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: slices)
        #expect(try bytes() == storedMedia)
        #expect(starts(transport) == [100_000, 150_000, 200_000])
        #expect(try names == ["file"])
    }

    // MARK: Other media

    @Test(arguments: ["another tag", "412", "another total", "416"])
    func anotherVersionInOneSliceIsRefused(how: String) async throws {
        try Data("old".utf8).write(to: URL(filePath: path))
        let server = Self.server
        let transport = ScriptedTransport { received in
            guard received.header("Range") == "bytes=150000-199999" else { return server.answer(received) }
            let body = FetchResponseBody(ByteBuffer(bytes: storedMedia[150_000..<200_000]))
            let total = storedMedia.count
            switch how {
            case "another tag":
                let range = "bytes 150000-199999/\(total)"
                return .response(206, headers: [.eTag: #""2""#, .contentRange: range], body: body)
            case "412": return .status(412)
            case "another total":
                let range = "bytes 150000-199999/\(total + 1)"
                return .response(206, headers: [.eTag: #""1""#, .contentRange: range], body: body)
            default: return .status(416, headers: [.contentRange: "bytes */100"])
            }
        }
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
            } as? FetchError
        #expect(error?.code == .mediaChanged)
        #expect(try names == ["file"])
        #expect(try bytes() == Array("old".utf8))
    }

    @Test(arguments: ["another start", "no range", "several ranges"])
    func aSliceOfOtherBytesIsRefused(how: String) async throws {
        let server = Self.server
        let transport = ScriptedTransport { received in
            guard received.header("Range") == "bytes=150000-199999" else { return server.answer(received) }
            var headers: HTTPFields = [.eTag: #""1""#]
            if how == "another start" { headers[.contentRange] = "bytes 149999-199999/\(storedMedia.count)" }
            if how == "several ranges" { headers[.contentType] = "multipart/byteranges; boundary=b" }
            let body = FetchResponseBody(ByteBuffer(bytes: storedMedia[149_999..<200_000]))
            return .response(206, headers: headers, body: body)
        }
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
            } as? FetchError
        #expect(error?.code == .invalidResponse)
        #expect(try names.isEmpty)
    }

    @Test(arguments: [7, 50_007, 228_000]) func aWrongByteInAnySliceIsNoticed(place: Int) async throws {
        try Data("old".utf8).write(to: URL(filePath: path))
        let server = Self.server
        let transport = ScriptedTransport { received in
            let answer = server.answer(received)
            let start = place / 50_000 * 50_000
            return received.header("Range")?.hasPrefix("bytes=\(start)-") == true
                ? answer.corrupted(at: place - start) : answer
        }
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
            } as? FetchError
        #expect(error?.code == .checksumMismatch)
        #expect(try names == ["file"])
        #expect(try bytes() == Array("old".utf8))
    }

    @Test func surplusBytesOfASliceAreCutOff() async throws {
        let transport = ScriptedTransport { received in
            guard received.header("Range") == "bytes=50000-99999" else { return Self.server.answer(received) }
            let headers: HTTPFields = [
                .eTag: #""1""#, .contentRange: "bytes 50000-99999/\(storedMedia.count)",
            ]
            let endless = AsyncThrowingStream<ByteBuffer, any Error>(unfolding: { () -> ByteBuffer? in
                ByteBuffer(bytes: storedMedia[50_000..<150_000])
            })
            return .response(206, headers: headers, body: FetchResponseBody(endless))
        }
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
    }

    // MARK: Media that cannot be sliced

    enum Unsliced: String, CaseIterable { case ignoresRanges, unpacks, tellsNoVersion, tellsNoTotal }

    private static func transport(_ kind: Unsliced) -> ScriptedTransport {
        ScriptedTransport { received in
            var headers: HTTPFields = [.eTag: #""1""#]
            let all = FetchResponseBody(ByteBuffer(bytes: storedMedia))
            switch kind {
            case .ignoresRanges: headers[.contentLength] = "\(storedMedia.count)"
            case .unpacks:
                headers = [:]
                if let name = HTTPField.Name("x-goog-stored-content-encoding") { headers[name] = "gzip" }
                if let name = HTTPField.Name("x-goog-generation") { headers[name] = "7" }
                if let name = HTTPField.Name("x-goog-hash") { headers[name] = "crc32c=AAAAAA==" }
            case .tellsNoVersion: return Server(etag: nil).answer(received)
            case .tellsNoTotal:
                guard received.header("Range") == "bytes=0-49999" else { break }
                headers[.contentRange] = "bytes 0-49999/*"
                return .response(
                    206,
                    headers: headers,
                    body: FetchResponseBody(ByteBuffer(bytes: storedMedia[..<50_000]))
                )
            }
            return .response(200, headers: headers, body: all)
        }
    }

    @Test(arguments: Unsliced.allCases) func whatCannotBeSlicedComesAsOneStream(kind: Unsliced) async throws {
        let transport = Self.transport(kind)
        let seen = Mutex<TransferProgress?>(nil)
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices) { progress in
            seen.withLock { $0 = progress }
        }
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
        #expect(transport.requests.map { $0.header("Range") } == ["bytes=0-49999", nil])
        #expect(seen.withLock { $0?.acknowledged } == Int64(storedMedia.count))
    }

    @Test(arguments: Unsliced.allCases) func whatCannotBeSlicedIsRefusedIfItMustBe(kind: Unsliced) async throws {
        let transport = Self.transport(kind)
        let slices = DownloadSlices {
            $0.size = 50_000
            $0.isRequired = true
        }
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path, slices: slices)
            } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(try names.isEmpty)
        #expect(transport.requests.count == 1)
    }

    @Test func oneSliceMayIgnoreItsRange() async throws {
        let transport = ScriptedTransport { received in
            guard received.header("Range") == "bytes=150000-199999" else { return Self.server.answer(received) }
            let headers: HTTPFields = [.eTag: #""1""#, .contentLength: "\(storedMedia.count)"]
            return .response(200, headers: headers, body: FetchResponseBody(ByteBuffer(bytes: storedMedia)))
        }
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
    }

    @Test func aRangeIsOneStream() async throws {
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, range: 10..<200_000, slices: Self.slices)
        #expect(try bytes() == Array(storedMedia[10..<200_000]))
        #expect(try transport.requests.only.header("Range") == "bytes=10-199999")
        let error =
            await thrown {
                try await makeFetcher(transport).download(address, to: path, range: 0..<10, slices: .required)
            } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.count == 1)
    }

    // MARK: Cancelling

    @Test(
        arguments: ["before the first head", "in the first slice", "before the other heads", "between attempts"],
        [DownloadResume.automatic, .never]
    )
    func cancellingEndsEveryWait(place: String, resume: DownloadResume) async throws {
        let clock = VirtualClock()
        let server = Self.server
        let transport = ScriptedTransport { received in
            let isFirst = received.header("Range") == "bytes=0-49999"
            switch place {
            case "before the first head": return .stall
            case "in the first slice": return server.answer(received).stalled(afterBytes: 300)
            case "before the other heads": return isFirst ? server.answer(received) : .stall
            default: return isFirst ? server.answer(received).cut(afterBytes: 300) : .stall
            }
        }
        let fetcher = makeFetcher(transport, clock: clock)
        let (path, progressed, slices) = (path, Gate(), Self.slices)
        let task = Task {
            try await fetcher.download(address, to: path, resume: resume, slices: slices) { _ in progressed.open()
            }
        }
        switch place {
        case "before the first head": try await transport.waitForRequests(1)
        case "in the first slice": try await progressed.pass()
        case "before the other heads":
            try await progressed.pass()
            try await transport.waitForRequests(4)  // the first is complete
        default:
            try await progressed.pass()
            try await clock.waitForSleepers(1)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let isKept = resume == .automatic && place != "before the first head"
        #expect(try names == (isKept ? ["file.part", "file.part.json"] : []))
        #expect(fetcher.inFlightCount == 0)
        try await transport.waitForOpen(atMost: 0)
        guard isKept else { return }
        try await makeFetcher(server.transport()).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
    }

    @Test func theTimeoutOfTransfersCoversAllSlices() async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let fetcher = makeFetcher(Self.server.transport(stallingAfter: 300), clock: clock)
        let options = FetchOptions { $0.transferTimeout = .seconds(30) }
        let error =
            await thrown {
                try await fetcher.download(address, to: path, slices: Self.slices, options: options)
            } as? FetchError
        #expect(error?.code == .totalTimeout)
        #expect(try !names.contains("file"))
    }
}
