import AsyncFetch
import NIOCore
import NIOPosix

extension Content {
    /// Returns the number of the decompressed bytes of gzip.
    ///
    /// - Parameters:
    ///   - count: The number of compressed bytes.
    ///   - limit: The most decompressed bytes.
    /// - Returns: `nil` if they are more than the limit, or if the bytes are not gzip, are cut off, or do not match their
    ///   checksum.
    /// - Throws: An error of reading the compressed bytes.
    func unpackedCount(_ count: Int64, upTo limit: Int64) async throws -> Int64? {
        var start = ByteBuffer()
        try await read(0..<min(count, 2)) { start.writeImmutableBuffer($0) }
        // zlib would also take a zlib frame, and no bytes at all.
        guard start.readableBytesView.elementsEqual([0x1F, 0x8B]) else { return nil }
        var unpacked: Int64 = 0
        do {
            try await unpack(count) { piece in
                unpacked += Int64(piece.readableBytes)
                guard unpacked <= limit else { throw FetchError.tooLarge(Int(limit)) }
            }
        } catch is FetchError {
            return nil
        }
        return unpacked
    }

    /// Passes the decompressed bytes of gzip to a closure in pieces of about 1 MiB at most.
    ///
    /// It decompresses on another thread: hostile bytes take long, and all connections of the event loop would wait.
    func unpack(_ count: Int64, to sink: (ByteBuffer) async throws -> Void) async throws {
        guard let decoder = ContentDecoder("gzip") else { return }
        try await read(0..<count) { chunk in
            decoder.add(chunk)
            while let piece = try await Self.piece(of: decoder) { try await sink(piece) }
        }
        try decoder.finish()
    }

    private static func piece(of decoder: ContentDecoder) async throws -> ByteBuffer? {
        try await NIOThreadPool.singleton.runIfActive {
            var whole = ByteBuffer()
            while whole.readableBytes < 1 << 20, var piece = try decoder.next() { whole.writeBuffer(&piece) }
            return whole.readableBytes > 0 ? whole : nil
        }
    }
}
