import AsyncFetch
import NIOCore

/// The body of a batch's request: all its parts in the form `multipart/mixed` (RFC 2046 §5.1).
///
/// Servers apply the header fields of the batch's own request to every call, except `Content-…`. So preconditions,
/// ranges, marks of attempts and keys are in the parts alone.
///
/// ```
/// --batch_6f…⏎
/// Content-Type: application/http⏎
/// Content-ID: <1>⏎
/// ⏎
/// GET /drive/v3/files/f7 HTTP/1.1⏎
/// ⏎
/// ⏎
/// --batch_6f…--⏎
/// ```
struct BatchRequestBody: Sendable {
    /// The line between the parts; it occurs in none of them.
    let boundary: String
    /// All bytes.
    let body: ByteBuffer

    /// Creates a body from parts, which the caller has chosen by their number and ``encodedSize(of:)``.
    init(_ parts: [BatchPart], using generator: inout some RandomNumberGenerator) {
        var boundary: String
        var attempt: UInt64 = 0
        repeat {
            // The addition ends the search whatever the generator returns.
            boundary = Self.prefix + Self.digits(generator.next() &+ attempt) + Self.digits(generator.next())
            attempt &+= 1
        } while parts.contains { $0.message.contains(boundary) }
        var body = ByteBuffer()
        body.reserveCapacity(parts.reduce(Self.closingSize) { $0 + $1.encodedSize })
        for part in parts {
            body.writeString("--\(boundary)\(Self.fields)\(part.id)>\r\n\r\n")
            body.writeImmutableBuffer(part.message)
            body.writeString("\r\n")
        }
        body.writeString("--\(boundary)--\r\n")
        self.boundary = boundary
        self.body = body
    }

    /// The value of the request's `Content-Type`.
    var contentType: String { "multipart/mixed; boundary=\(boundary)" }

    /// Returns the number of bytes that a part adds to a body.
    static func encodedSize(of part: BatchPart) -> Int {
        2 + boundarySize + fields.utf8.count + part.id.utf8.count + 5 + part.message.readableBytes + 2
    }

    /// The number of bytes after the last part.
    static let closingSize = 2 + boundarySize + 4

    private static let prefix = "batch_"
    private static let boundarySize = prefix.utf8.count + 32
    private static let fields = "\r\nContent-Type: application/http\r\nContent-ID: <"

    private static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
