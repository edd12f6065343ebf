import NIOCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A reader of `multipart/related` bodies with two parts (RFC 2387): metadata, which is collected, and media, which are
/// streamed.
struct MultipartRelated {
    private static let largestMetadata = 1 << 20
    /// The most bytes that are searched for a delimiter of which there are several.
    private static let largestPreamble = 16 << 10

    /// The bytes of `\n--boundary`.
    ///
    /// The line break, and a `\r` before it, belong to the delimiter and not to the part before. MIME requires `\r\n`,
    /// but Google's own Python client sends only `\n`.
    private var delimiter: [UInt8]
    /// The other delimiters that the body may have instead, of which its first one decides.
    private var otherDelimiters: [[UInt8]]
    private let body: IncomingBody
    /// The bytes that were received and not yet passed on.
    private var buffer = ByteBuffer()

    /// Creates a reader; throws Google's 400 if the content type names no boundary, or one that is too long.
    init(contentType: String, body: IncomingBody) throws(GoogleError) {
        let delimiters = try MediaTypeParameter.boundaries(of: contentType).map { Array("\n--\($0)".utf8) }
        guard let first = delimiters.first else {
            throw .badRequest("The content type \"\(contentType)\" names no boundary.")
        }
        delimiter = first
        otherDelimiters = Array(delimiters.dropFirst())
        self.body = body
        // The first delimiter may be at the very start: this is the line break with which it begins.
        buffer.writeBytes(Array("\r\n".utf8))
    }

    /// Returns the first part, and the content type of the second part, whose bytes follow.
    mutating func readMetadata() async throws -> (metadata: ByteBuffer, contentType: String?) {
        try await chooseDelimiter()
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

    /// Returns the next bytes of the part; `nil` at its end.
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

    /// Returns the number of bytes at the start of the buffer that certainly belong to the part, and the length of the
    /// delimiter after them; `nil` if there is no complete delimiter yet.
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
            // The last byte may begin a line break.
            return (bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count, nil)
        }
    }

    /// Takes the delimiter of which the body has one first.
    private mutating func chooseDelimiter() async throws {
        guard !otherDelimiters.isEmpty else { return }
        let candidates = [delimiter] + otherDelimiters
        let longest = candidates.map(\.count).max() ?? 0
        // Bytes are searched once, also if they come one by one.
        var searched = 0
        while true {
            let bytes = buffer.readableBytesView.dropFirst(searched)
            let found = bytes.indices.lazy.compactMap { place in
                candidates.first { bytes[place...].starts(with: $0) }
            }
            if let first = found.first {
                delimiter = first
                otherDelimiters = []
                return
            }
            guard buffer.readableBytes <= Self.largestPreamble else {
                throw GoogleError.badRequest("The multipart body has none of its boundaries.")
            }
            // The last bytes may begin a delimiter.
            searched = max(0, buffer.readableBytes - longest + 1)
            try await receive()
        }
    }

    /// Skips the bytes before the first delimiter.
    private mutating func skipPart() async throws {
        while try await nextPiece() != nil {}
    }

    /// Reads the rest of the delimiter's line and the header fields through the empty line; returns the content type.
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
}
