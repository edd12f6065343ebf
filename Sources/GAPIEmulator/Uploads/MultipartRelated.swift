import NIOCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads a `multipart/related` body of two parts (RFC 2387): metadata, which is collected, and media, which is streamed.
struct MultipartRelated {
    private static let largestMetadata = 1 << 20

    /// `\n--boundary`; the line break belongs to it, not to the part before, and so does a `\r` in front.
    ///
    /// MIME wants `\r\n`, but Google's own Python client sends `\n` alone.
    private let delimiter: [UInt8]
    private let body: IncomingBody
    /// Bytes received and not yet passed on.
    private var buffer = ByteBuffer()

    /// Throws Google's 400 when the content type names no boundary.
    init(contentType: String, body: IncomingBody) throws(GoogleError) {
        guard let boundary = Self.parameter("boundary", of: contentType), !boundary.isEmpty else {
            throw .badRequest("The content type \"\(contentType)\" names no boundary.")
        }
        delimiter = Array("\n--\(boundary)".utf8)
        self.body = body
        // The first delimiter may stand at the very start: give it the line break that it begins with.
        buffer.writeBytes(Array("\r\n".utf8))
    }

    /// The first part, and the content type of the second, whose bytes come next.
    mutating func readMetadata() async throws -> (metadata: ByteBuffer, contentType: String?) {
        try await skipPart()
        _ = try await readHeaders()
        var metadata = ByteBuffer()
        while let piece = try await nextPiece() {
            metadata.writeImmutableBuffer(piece)
            guard metadata.readableBytes <= Self.largestMetadata else {
                throw GoogleError.badRequest("The metadata part is larger than 1 MiB.")
            }
        }
        let contentType = try await readHeaders()
        return (metadata, contentType)
    }

    /// The next bytes of the part; `nil` at its end.
    mutating func nextPiece() async throws -> ByteBuffer? {
        while true {
            let (count, delimiterLength) = partBytes()
            if count > 0 { return buffer.readSlice(length: count) }
            if let delimiterLength {
                buffer.moveReaderIndex(forwardBy: delimiterLength)
                return nil
            }
            try await receive()
        }
    }

    /// How many bytes at the front of the buffer surely belong to the part, and how long the delimiter is that follows them;
    /// nil where none follows yet.
    private func partBytes() -> (count: Int, delimiterLength: Int?) {
        buffer.withUnsafeReadableBytes { bytes in
            var start = 0
            while start < bytes.count, let base = bytes.baseAddress,
                let match = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            {
                let found = UnsafeRawPointer(match) - base
                let rest = bytes[found...].prefix(delimiter.count)
                if delimiter.starts(with: rest) {
                    let end = found > 0 && bytes[found - 1] == UInt8(ascii: "\r") ? found - 1 : found
                    return (end, rest.count == delimiter.count ? found - end + delimiter.count : nil)
                }
                start = found + 1
            }
            // A line break may begin with the last byte.
            return (bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count, nil)
        }
    }

    /// Skips what stands before the first delimiter.
    private mutating func skipPart() async throws {
        while try await nextPiece() != nil {}
    }

    /// Reads the rest of the delimiter's line and the headers up to the empty line; returns the content type.
    private mutating func readHeaders() async throws -> String? {
        var contentType: String?
        guard try await readLine().allSatisfy({ $0 == " " || $0 == "\t" }) else {
            throw GoogleError.badRequest("The multipart body needs a metadata part and a media part.")
        }
        while true {
            let line = try await readLine()
            if line.isEmpty { break }
            let field = line.split(separator: ":", maxSplits: 1)
            if field.count == 2, field[0].lowercased() == "content-type" {
                contentType = String(field[1].drop { $0 == " " })
            }
        }
        return contentType
    }

    private mutating func readLine() async throws -> String {
        // Bytes are searched once, also if they come one by one.
        var searched = 0
        while true {
            if let end = buffer.readableBytesView.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer.readString(length: end + 1 - buffer.readerIndex) ?? ""
                return String(line.dropLast())
            }
            guard buffer.readableBytes <= Self.largestMetadata else {
                throw GoogleError.badRequest("A header line of the multipart body does not end.")
            }
            searched = buffer.readableBytes
            try await receive()
        }
    }

    private mutating func receive() async throws {
        guard var next = try await body.next() else {
            throw GoogleError.badRequest("The multipart body ends before its closing boundary.")
        }
        if buffer.readableBytes == 0 { buffer = next } else { buffer.writeBuffer(&next) }
    }

    /// A parameter of a media type, without quotes.
    static func parameter(_ name: String, of mediaType: String) -> String? {
        for parameter in mediaType.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].drop(while: { $0 == " " }).lowercased() == name else { continue }
            return String(parts[1].filter { $0 != "\"" })
        }
        return nil
    }
}
