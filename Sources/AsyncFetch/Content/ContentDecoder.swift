import CZlib
package import NIOCore

/// A decoder for the `Content-Encoding` of a response.
///
/// It decodes gzip (RFC 1952), with one member or more, and deflate (RFC 9110 §8.4.1.2), with or without the zlib frame
/// that deflate should have. It returns pieces of at most 64 KiB, so that a few bytes that expand to a huge body do not
/// fill the memory.
///
/// Invariant behind `@unchecked`: one reader uses it, one call after the other. zlib stores the address of its stream,
/// so the stream has its own allocation.
package final class ContentDecoder: @unchecked Sendable {
    private enum State {
        /// No bytes have come yet.
        case waiting
        case inflating
        /// A member is complete, and another may follow.
        case complete
    }

    private let stream: UnsafeMutablePointer<z_stream>
    private let isDeflate: Bool
    private var state = State.waiting
    private var input = ByteBuffer()
    /// A Boolean value indicating whether zlib has more output than fitted.
    private var hasMore = false

    private static let pieceSize = 64 << 10

    /// Creates a decoder; `nil` for an encoding that is left to the caller.
    package init?(_ encoding: String?) {
        switch encoding?.inLowerCase {
        case "gzip", "x-gzip": isDeflate = false
        case "deflate": isDeflate = true
        default: return nil
        }
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
    }

    deinit {
        if state != .waiting { inflateEnd(stream) }
        stream.deallocate()
    }

    /// Takes the next bytes; the bytes before must have been read to their end.
    package func add(_ chunk: ByteBuffer) { input = chunk }

    /// Returns the next piece of the added bytes; `nil` at their end.
    ///
    /// - Throws: ``FetchError/Code/invalidResponse``.
    package func next() throws -> ByteBuffer? {
        while input.readableBytes > 0 || hasMore {
            switch state {
            case .waiting:
                guard czlib_inflateInit(stream, windowBits) == Z_OK else { throw Self.broken }
                state = .inflating
            case .complete:
                // Zeros may pad the end, as on tapes and from some servers.
                let rest = input.readableBytesView.drop { $0 == 0 }
                input.moveReaderIndex(to: rest.startIndex)
                guard let byte = rest.first else { return nil }
                guard !isDeflate, byte == 0x1F, inflateReset(stream) == Z_OK else { throw Self.broken }
                state = .inflating
            case .inflating:
                let piece = try inflatePiece()
                if piece.readableBytes > 0 { return piece }
            }
        }
        return nil
    }

    /// Checks that the content is complete.
    ///
    /// - Throws: ``FetchError/Code/invalidResponse`` if a part is missing.
    package func finish() throws {
        if state == .inflating {
            throw FetchError(.invalidResponse, "the compressed content ends before its end")
        }
    }

    /// Decodes a whole body in memory.
    ///
    /// - Throws: ``FetchError/Code/tooLarge`` if it has more bytes than the limit.
    package func decode(_ body: ByteBuffer, upTo limit: Int) throws -> ByteBuffer {
        var decoded = ByteBuffer()
        add(body)
        while var piece = try next() {
            guard decoded.readableBytes + piece.readableBytes <= limit else { throw FetchError.tooLarge(limit) }
            if decoded.readableBytes == 0 { decoded = piece } else { decoded.writeBuffer(&piece) }
        }
        try finish()
        return decoded
    }

    /// The format that zlib is to expect: a gzip or zlib frame, or for deflate also no frame, as some servers send it.
    private var windowBits: Int32 {
        let detecting = MAX_WBITS + 32
        guard isDeflate, let first = input.getInteger(at: input.readerIndex, as: UInt8.self) else { return detecting }
        return first & 0x0F == 8 || first == 0x1F ? detecting : -MAX_WBITS
    }

    private func inflatePiece() throws -> ByteBuffer {
        // Most response bodies fit at once: text seldom expands to more than eight times its size.
        var output = ByteBuffer()
        let size = min(Self.pieceSize, max(1024, 8 * input.readableBytes))
        var result = Z_OK
        input.readWithUnsafeMutableReadableBytes { bytes in
            let available = min(bytes.count, Int(Int32.max))
            stream.pointee.next_in = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_in = UInt32(available)
            output.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { room in
                stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.pointee.avail_out = UInt32(size)
                result = inflate(stream, Z_NO_FLUSH)
                return size - Int(stream.pointee.avail_out)
            }
            return available - Int(stream.pointee.avail_in)
        }
        hasMore = result == Z_OK && stream.pointee.avail_out == 0
        switch result {
        case Z_OK: break
        case Z_STREAM_END: state = .complete
        // All input was read, and more is needed.
        case Z_BUF_ERROR where input.readableBytes == 0: break
        default: throw Self.broken
        }
        return output
    }

    private static var broken: FetchError {
        FetchError(.invalidResponse, "the content is not compressed as its Content-Encoding says")
    }
}

/// The chunks of a response, decoded as they are read.
struct DecodedChunks<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable where Base.Element == ByteBuffer {
    typealias Element = ByteBuffer

    let base: Base
    let decoder: ContentDecoder

    func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), decoder: decoder) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate let decoder: ContentDecoder

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            while true {
                if let piece = try decoder.next() { return piece }
                guard let chunk = try await base.next(isolation: actor) else {
                    try Task.checkCancellation()  // a cancelled sequence may just end
                    try decoder.finish()
                    return nil
                }
                decoder.add(chunk)
            }
        }
    }
}
