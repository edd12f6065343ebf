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
    /// A Boolean value indicating whether no more bytes come.
    private var isWhole = false
    /// A Boolean value indicating whether the delimiter behind the last part was read.
    private var hasEnded = false

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
        // What is before the first delimiter is skipped.
        while try await nextBytes() != nil {}
        _ = try await readHeaders()
        var metadata = ByteBuffer()
        while let piece = try await nextBytes() {
            metadata.writeImmutableBuffer(piece)
            guard metadata.readableBytes <= Self.largestMetadata else {
                throw GoogleError.badRequest("The metadata part is larger than 1 MiB.")
            }
        }
        let contentType = try await readHeaders()
        return (metadata, contentType)
    }

    /// Returns the next bytes of the media; `nil` at their end.
    ///
    /// Throws Google's 400 if they are not the last part.
    mutating func nextPiece() async throws -> ByteBuffer? {
        let piece = try await nextBytes()
        guard piece != nil || hasEnded else {
            throw GoogleError.badRequest("The multipart body has more parts than metadata and media.")
        }
        return piece
    }

    /// Returns the next bytes of a part; `nil` at its end.
    private mutating func nextBytes() async throws -> ByteBuffer? {
        while true {
            let (count, delimiterLength, isLast) = partBytes()
            if count > 0 { return buffer.readSlice(length: count) }
            if let delimiterLength {
                buffer.moveReaderIndex(forwardBy: delimiterLength)
                hasEnded = isLast
                return nil
            }
            try await receive()
        }
    }

    /// Returns the number of bytes at the start of the buffer that certainly belong to the part, the length of the
    /// delimiter after them, `nil` if there is no complete one yet, and whether that is the last delimiter.
    private func partBytes() -> (count: Int, delimiterLength: Int?, isLast: Bool) {
        buffer.withUnsafeReadableBytes { bytes in
            var start = 0
            while start < bytes.count, let base = bytes.baseAddress,
                let match = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            {
                let found = UnsafeRawPointer(match) - base
                let end = found > 0 && bytes[found - 1] == UInt8(ascii: "\r") ? found - 1 : found
                switch Self.line(bytes[found...], delimiter, isWhole: isWhole) {
                case .delimiter(let length, let isLast):
                    return (end, found - end + delimiter.count + length, isLast)
                case .undecided: return (end, nil, false)
                case .content: start = found + 1
                }
            }
            // The last byte may begin a line break.
            return (bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count, nil, false)
        }
    }

    /// Returns what the line after a line break is, which is the first of the bytes and of the delimiter.
    private static func line(_ bytes: some Collection<UInt8>, _ delimiter: [UInt8], isWhole: Bool) -> DelimiterLine {
        let start = bytes.prefix(delimiter.count)
        guard delimiter.starts(with: start) else { return .content }
        guard start.count == delimiter.count else { return .undecided }
        return DelimiterLine(bytes.dropFirst(delimiter.count), isWhole: isWhole)
    }

    /// Takes the delimiter of which the body has one first.
    private mutating func chooseDelimiter() async throws {
        guard !otherDelimiters.isEmpty else { return }
        let candidates = [delimiter] + otherDelimiters
        // Bytes are searched once, also if they come one by one.
        var searched = 0
        while true {
            let (first, decided) = firstDelimiter(of: candidates, after: searched)
            if let first {
                delimiter = first
                otherDelimiters = []
                return
            }
            guard buffer.readableBytes <= Self.largestPreamble else {
                throw GoogleError.badRequest("The multipart body has none of its boundaries.")
            }
            searched = decided
            try await receive()
        }
    }

    /// Returns the delimiter of which the buffer has one first, and the number of bytes that certainly have none.
    private func firstDelimiter(of candidates: [[UInt8]], after searched: Int) -> (delimiter: [UInt8]?, decided: Int) {
        let bytes = buffer.readableBytesView
        for place in bytes.indices.dropFirst(searched) where bytes[place] == UInt8(ascii: "\n") {
            var isUndecided = false
            for candidate in candidates {
                switch Self.line(bytes[place...], candidate, isWhole: isWhole) {
                case .delimiter: return (candidate, bytes.count)
                case .undecided: isUndecided = true
                case .content: break
                }
            }
            if isUndecided { return (nil, place - bytes.startIndex) }
        }
        return (nil, bytes.count)
    }

    /// Reads the header fields of a part through the empty line; returns the content type.
    private mutating func readHeaders() async throws -> String? {
        var contentType: String?
        guard !hasEnded else {
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

    /// Receives the next bytes, or learns that there are none; throws Google's 400 if that is known already.
    private mutating func receive() async throws {
        guard !isWhole else { throw GoogleError.badRequest("The multipart body ends before its closing boundary.") }
        guard var next = try await body.next() else {
            isWhole = true
            return
        }
        if buffer.readableBytes == 0 { buffer = next } else { buffer.writeBuffer(&next) }
    }
}
