import AsyncFetchTesting
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization
import Testing

@testable import GAPIEmulator

@Suite("Upload", .timeLimit(.minutes(5)))
struct UploadTests {
    /// Four megabytes that repeat after a prime number of bytes, so that a piece in a wrong place is seen.
    private static let bytes = {
        var bytes = (0..<4_093).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        while bytes.count < 4_000_000 { bytes += bytes }
        return bytes
    }()

    /// Two requests that finish one upload would make two resources of one content, and the later one would delete it.
    @Test func anUploadIsFinishedOnce() async throws {
        let upload = try Upload(.memory(nil), granularity: 1)
        var turn = try await upload.begin()
        try await upload.append(ByteBuffer(bytes: [1]), &turn)
        _ = try await upload.finish(turn)
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 503)
        let isUseless = try await upload.cancel()
        #expect(!isUseless)
    }

    @Test func whatIsCancelledCanNeitherGoOnNorBeFinished() async throws {
        let upload = try Upload(.memory(nil), granularity: 1)
        var turn = try await upload.begin()
        let isUseless = try await upload.cancel()
        #expect(isUseless)
        await #expect(throws: GoogleError.self) { try await upload.append(ByteBuffer(bytes: [1]), &turn) }
        await #expect(throws: GoogleError.self) { _ = try await upload.finish(turn) }
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 404)
    }

    /// The pieces of a file are stored while the next bytes arrive.
    @Test func allBytesOfAFileAreStoredInOrder() async throws {
        try await withFile { upload, path in
            var turn = try await upload.begin()
            var sent: [UInt8] = []
            for (number, start) in stride(from: 0, to: 3_000_000, by: 50_001).enumerated() {
                let bytes = Self.bytes[start..<start + 50_001]
                sent += bytes
                try await upload.append(ByteBuffer(bytes: bytes), &turn)
                // A question stores what is gathered: one after each piece would leave nothing to gather.
                guard number % 25 == 24 else { continue }
                #expect(try await upload.storedDigest().count == Int64(sent.count - sent.count % 1_000))
            }
            var digest = ContentDigest()
            digest.update(ByteBuffer(bytes: sent.prefix(sent.count - sent.count % 1_000)))
            #expect(try await upload.storedDigest().md5Hash == digest.md5Hash)
            let (_, all) = try await upload.finish(turn)
            #expect(all.count == Int64(sent.count))
            digest = ContentDigest()
            digest.update(ByteBuffer(bytes: sent))
            #expect(all.md5Hash == digest.md5Hash)
            #expect(try Array(Data(contentsOf: URL(filePath: path))) == sent)
        }
    }

    /// A client that has given up may still be sending when its next request begins.
    @Test(arguments: 0..<20) func aRequestThatTakesOverGoesOnAfterTheStoredBytes(number: Int) async throws {
        try await withFile { upload, path in
            let bytes = Self.bytes
            var turn = try await upload.begin()
            let cut = 1_048_576 + number * 100_000
            for start in stride(from: 0, to: cut, by: 65_536) {
                try await upload.append(ByteBuffer(bytes: bytes[start..<min(start + 65_536, cut)]), &turn)
            }
            var other = try await upload.begin()
            #expect(other.storedCount == Int64(cut - cut % 1_000))
            await #expect(throws: GoogleError.self) { try await upload.append(ByteBuffer(bytes: [1]), &turn) }
            for start in stride(from: Int(other.storedCount), to: bytes.count, by: 65_536) {
                let piece = bytes[start..<min(start + 65_536, bytes.count)]
                try await upload.append(ByteBuffer(bytes: piece), &other)
            }
            _ = try await upload.finish(other)
            #expect(try Array(Data(contentsOf: URL(filePath: path))) == bytes)
        }
    }

    /// A piece that is stored after its request could be written when another server has the folder.
    @Test func aConnectionThatIsLostWhileAPieceIsStoredLosesAndRepeatsNothing() async throws {
        let bed = try Bed()
        let (work, bytes) = (bed.work, Self.bytes)
        let last = bytes.count - 1
        await #expect(throws: ConnectionLost.self) {
            try await bed.receive("0-\(last)/\(bytes.count)") { number in
                guard number > 0 else {
                    work.hold()
                    return ByteBuffer(bytes: bytes[..<1_100_500])
                }
                while work.count == 0 { await Task.yield() }
                // A request that did not wait for its piece would end before that.
                Task {
                    for _ in 0..<1_000 { await Task.yield() }
                    work.release()
                }
                throw ConnectionLost()
            }
        }
        #expect(!work.isHeld)
        #expect(try await bed.session.upload.storedDigest().count == 1_100_000)
        let whole = try await bed.receive("1100000-\(last)/\(bytes.count)") { number in
            number == 0 ? ByteBuffer(bytes: bytes[1_100_000...]) : nil
        }
        #expect(whole == bytes)
    }

    /// Whichever of both comes first.
    @Test(arguments: [false, true])
    func ofWhatIsCancelledWhileAPieceIsStoredNothingStays(cancelsFirst: Bool) async throws {
        let bed = try Bed()
        let work = bed.work
        let piece: @Sendable (Int) async throws -> ByteBuffer? = { number in
            guard number > 0 else {
                work.hold()
                return ByteBuffer(repeating: 1, count: 1_100_500)
            }
            while work.count < 1 { await Task.yield() }
            let cancel = Task { try await bed.engine.cancel(bed.session) }
            while work.count < 2 { await Task.yield() }
            work.release(reversed: cancelsFirst)
            let code = try? await cancel.value.code
            #expect(code == 499)
            return ByteBuffer(bytes: [1])
        }
        let error = await #expect(throws: GoogleError.self) { try await bed.receive("0-9999999/*", piece) }
        #expect(error?.code == 503)
        #expect(try bed.stored().isEmpty)
    }

    /// Nobody would come back to end it.
    @Test func whatIsCancelledWhileItIsFinishedEndsIfItsResourceCannotBeStored() async throws {
        let engine = UploadEngine<Int>(granularity: 1, rules: .media, limits: EmulatorLimits())
        let discarded = Mutex<[Bool]>([])
        let session = UploadSession<Int>(
            id: "upload",
            time: engine.now(),
            .init(),
            upload: try Upload(.memory(nil), granularity: 1),
            discard: { deletesContent in discarded.withLock { $0.append(deletesContent) } },
            finish: { _ in
                let session = try engine.session("upload")
                #expect(try await engine.cancel(session).code == 499)
                throw GoogleError(code: 507, reason: "backendError", message: "The disk is full.")
            }
        )
        await engine.restore(session)
        let turn = try await session.upload.begin()
        let error = await #expect(throws: GoogleError.self) { _ = try await engine.finish(session, turn) }
        #expect(error?.code == 507)
        #expect(discarded.withLock { $0 } == [true])
        #expect(throws: GoogleError.self) { _ = try engine.session("upload") }
    }

    /// What another request has sent since is stored when the turn begins.
    @Test func anUploadIsNotSmallerThanWhatIsStoredWhenItsTurnBegins() async throws {
        let bed = try Bed(granularity: 262_144)
        let work = bed.work
        let small = Task {
            while !work.isHeld { await Task.yield() }
            return try await bed.receive("0-262143/262144") { number in
                number == 0 ? ByteBuffer(repeating: 1, count: 262_144) : nil
            }
        }
        await #expect(throws: GoogleError.self) {
            try await bed.receive("0-9999999/*") { number in
                guard number == 0 else {
                    work.release()
                    return nil
                }
                work.hold()
                while work.count == 0 { await Task.yield() }
                return ByteBuffer(repeating: 1, count: 524_288)
            }
        }
        let error = await #expect(throws: GoogleError.self) { _ = try await small.value }
        #expect(error?.code == 400)
        #expect(bed.session.total == nil)
        #expect(try await bed.session.upload.storedDigest().count == 524_288)
    }

    /// On the thread of its connection, all others of that thread would wait, too.
    @Test func aQuestionWaitsForThePieceWhereWorkMayBlock() async throws {
        let bed = try Bed()
        bed.work.hold()
        let answer = Task { try await bed.session.upload.storedDigest().count }
        while bed.work.count == 0 { await Task.yield() }
        bed.work.release()
        #expect(try await answer.value == 0)
    }

    /// Many clients at once would open more uploads than may be open.
    @Test func anUploadHasItsPlaceBeforeItIsOpen() async throws {
        var limits = EmulatorLimits()
        limits.openUploads = 1
        let engine = UploadEngine<Int>(granularity: 1, rules: .media, limits: limits)
        let make: @Sendable (String) throws -> UploadSession<Int> = { id in
            let upload = try Upload(.memory(nil), granularity: 1)
            return UploadSession(id: id, time: engine.now(), .init(), upload: upload, finish: { _ in 0 })
        }
        // One that cannot be made gives its place back.
        await #expect(throws: ConnectionLost.self) { _ = try await engine.open { _ in throw ConnectionLost() } }
        _ = try await engine.open { id in
            let error = await #expect(throws: GoogleError.self) { _ = try await engine.open { try make($0) } }
            #expect(error?.code == 503)
            return try make(id)
        }
        await #expect(throws: GoogleError.self) { _ = try await engine.open { try make($0) } }
    }

    private struct ConnectionLost: Error {}

    private func withFile(_ body: (Upload, String) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)").path
        let upload = try Upload(.file(path), granularity: 1_000)
        try await body(upload, path)
    }
}

/// An upload into a file, whose storing a test can hold; the resource is all that is in the file.
private struct Bed: Sendable {
    let path: String
    let work: HeldWork
    let engine: UploadEngine<[UInt8]>
    let session: UploadSession<[UInt8]>

    init(granularity: Int = 1_000) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)").path
        let work = HeldWork()
        self.path = path
        self.work = work
        engine = UploadEngine(granularity: granularity, rules: .media, limits: EmulatorLimits())
        session = UploadSession(
            id: "upload",
            time: engine.now(),
            .init(),
            upload: try Upload(.file(path), granularity: granularity, on: { work.run($0) }),
            finish: { _ in try Array(Data(contentsOf: URL(filePath: path))) }
        )
    }

    /// The bytes of the file, which goes with the session.
    func stored() throws -> Data {
        try withExtendedLifetime(session) { try Data(contentsOf: URL(filePath: path)) }
    }

    /// Receives a part, whose pieces a closure makes when they are asked for.
    func receive(
        _ range: String,
        _ piece: @escaping @Sendable (_ number: Int) async throws -> ByteBuffer?
    ) async throws -> [UInt8]? {
        let count = Mutex(0)
        let pieces = AsyncThrowingStream<ByteBuffer, any Error>(unfolding: {
            let number = count.withLock { count in
                count += 1
                return count - 1
            }
            return try await piece(number)
        })
        let request = IncomingRequest(
            method: .put,
            target: try RequestTarget("/"),
            headers: [.contentRange: "bytes \(range)"],
            body: IncomingBody(RequestBody(asyncSequence: pieces), fault: nil),
            root: ""
        )
        return try await engine.receive(request, session)
    }
}

/// Blocking work that waits until a test lets it run.
private final class HeldWork: Sendable {
    private struct State {
        var isHeld = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    var isHeld: Bool { state.withLock { $0.isHeld } }

    /// The number of pieces of work that wait.
    var count: Int { state.withLock { $0.waiting.count } }

    func hold() { state.withLock { $0.isHeld = true } }

    func run(_ work: @escaping @Sendable () -> Void) {
        let isHeld = state.withLock { state in
            if state.isHeld { state.waiting.append(work) }
            return state.isHeld
        }
        if !isHeld { work() }
    }

    /// Runs what waits, in its order or in the opposite one, and everything that comes later at once.
    func release(reversed isReversed: Bool = false) {
        let waiting = state.withLock { state in
            defer { state = State() }
            return state.waiting
        }
        for work in isReversed ? waiting.reversed() : waiting { work() }
    }
}
