import AsyncFetchTesting
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// The body of a request as it arrives, read by a single task; its bytes are counted, and a fault may break it off.
final class IncomingBody {
    /// A fault that ends the body early.
    struct BrokenOff: Error {
        let fault: FaultPlan.Fault
    }

    /// The bytes that a service may collect of any body, so that it can be told to delete something when nothing has
    /// room.
    private static let freeBytes = 256 << 10

    private var iterator: RequestBody.AsyncIterator
    /// The memory for collected bytes; `nil` if nobody counts them.
    private let memory: StoreMemory?
    private var breakingPoint: (count: Int64, error: BrokenOff)?
    /// The number of bytes that were passed on.
    private(set) var receivedBytes: Int64 = 0

    init(_ body: RequestBody, fault: FaultPlan.Fault?, memory: StoreMemory? = nil) {
        self.memory = memory
        iterator = body.makeAsyncIterator()
        switch fault {
        case .acceptThenStatus(let count, _)?, .acceptThenReset(let count)?:
            breakingPoint = fault.map { (Int64(count), BrokenOff(fault: $0)) }
        default: break
        }
    }

    /// Returns the next bytes; `nil` at the end.
    ///
    /// - Throws: Any error of the connection; Google's 400 for a broken chunk; ``BrokenOff`` when the fault's number of
    ///   bytes is reached, and at the latest at the end of the body.
    func next() async throws -> ByteBuffer? {
        if let breakingPoint, receivedBytes >= breakingPoint.count { throw breakingPoint.error }
        let next: ByteBuffer?
        do { next = try await iterator.next(isolation: #isolation) } catch let error as HTTPParserError {
            throw GoogleError.badRequest("The body is not well-formed: \(error)")
        }
        guard var bytes = next else {
            if let breakingPoint { throw breakingPoint.error }
            return nil
        }
        if let breakingPoint, receivedBytes + Int64(bytes.readableBytes) > breakingPoint.count {
            bytes = bytes.readSlice(length: Int(breakingPoint.count - receivedBytes)) ?? ByteBuffer()
        }
        receivedBytes += Int64(bytes.readableBytes)
        return bytes
    }

    /// Returns all bytes of a small body; throws 413 if there are more than `limit`, and 507 if there is no room for
    /// them.
    func collect(upTo limit: Int) async throws -> ByteBuffer {
        var collected = ByteBuffer()
        // Many clients that send large bodies slowly would hold much.
        let room = try memory?.room(for: 0)
        while let bytes = try await next() {
            collected.writeImmutableBuffer(bytes)
            guard collected.readableBytes <= limit else {
                throw GoogleError(
                    code: 413,
                    reason: "uploadTooLarge",
                    message: "The body is larger than \(limit) bytes."
                )
            }
            if collected.readableBytes > Self.freeBytes { try room?.grow(by: bytes.readableBytes) }
        }
        return collected
    }
}
