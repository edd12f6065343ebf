public import HTTPTypes
import NIOCore

/// Several bodies in one: the fields and files of a form (RFC 7578), or the metadata and media of an upload (RFC 2387).
///
/// ```swift
/// let form = MultipartBody(.formData, [
///     .field("title", "My cat"),
///     try await .file("photo", path: "cat.jpg"),
/// ])
/// request.headerFields[.contentType] = form.contentType
/// try await fetcher.fetch(request, body: form.body)
/// ```
///
/// The body is streamed: parts that are not in memory are not loaded into it. The length is known if the lengths of all
/// parts are known. The body can be sent again if all parts can.
public struct MultipartBody: Sendable {
    /// The value of the `Content-Type` header field, including the boundary.
    public let contentType: String
    /// All parts in the form in which they are sent.
    public let body: FetchRequestBody

    /// The most bytes that are copied to be sent in one piece.
    private static let longestCopy = 64 << 10

    /// Creates a body from parts.
    ///
    /// The boundary has 128 random bits. Parts in memory are searched for it. Files and streams are not searched: the
    /// chance that they contain it is lower than the chance that a checksum of 128 bits hides an error.
    public init(_ kind: Kind = .formData, _ parts: [Part]) {
        var generator = SystemRandomNumberGenerator()
        self.init(kind, parts, using: &generator)
    }

    /// Creates a body from parts, with a boundary from a generator of random numbers.
    public init(_ kind: Kind, _ parts: [Part], using generator: inout some RandomNumberGenerator) {
        var boundary: String
        repeat {
            boundary = "part-" + String(generator.next() as UInt64, radix: 36) + String(generator.next(), radix: 36)
        } while parts.contains { $0.contains(boundary) }
        contentType = "multipart/\(kind.subtype); boundary=\(boundary)\(kind.parameters)"
        var pieces: [FetchRequestBody] = []
        // Neighbours in memory go together, because each piece is a write of its own.
        var text = ByteBuffer()
        for (index, part) in parts.enumerated() {
            text.writeString("\(index == 0 ? "" : "\r\n")--\(boundary)\r\n\(part.header)\r\n")
            if case .bytes(let bytes) = part.body.storage,
                text.readableBytes + bytes.readableBytes <= Self.longestCopy
            {
                text.writeImmutableBuffer(bytes)
            } else {
                pieces += [.bytes(text), part.body]
                text = ByteBuffer()
            }
        }
        text.writeString("\(parts.isEmpty ? "" : "\r\n")--\(boundary)--\r\n")
        pieces.append(.bytes(text))
        body = .joined(pieces)
    }

    /// The relation between the parts.
    public struct Kind: Sendable {
        fileprivate let subtype: String
        fileprivate var parameters = ""

        /// The fields of a form.
        public static let formData = Kind(subtype: "form-data")
        /// Independent parts, such as the requests of a batch.
        public static let mixed = Kind(subtype: "mixed")
        /// A document and the parts that belong to it; the first part is the document.
        public static let related = Kind(subtype: "related")

        /// Returns the kind for a document and the parts that belong to it.
        ///
        /// - Parameter type: The media type of the first part, which is the document.
        /// - Returns: The kind.
        public static func related(type: String) -> Kind {
            // By scalars: a quotation mark with a combining accent is another character for Swift.
            let scalars = type.withoutLineBreaks.unicodeScalars.filter { $0 != "\"" }
            return Kind(subtype: "related", parameters: "; type=\"\(String(String.UnicodeScalarView(scalars)))\"")
        }
    }
}

extension MultipartBody {
    /// One part of the body, with its own header fields.
    public struct Part: Sendable {
        /// The header fields that are sent before the part's body.
        public var headerFields: HTTPFields
        /// The bytes of the part.
        public var body: FetchRequestBody

        /// Creates a part with any header fields.
        public init(_ body: FetchRequestBody, headerFields: HTTPFields = [:]) {
            self.body = body
            self.headerFields = headerFields
        }

        /// Creates a part with a media type.
        public init(_ body: FetchRequestBody, contentType: String) {
            self.init(body, headerFields: [.contentType: contentType])
        }

        /// Creates a field of a form.
        public static func field(_ name: String, _ value: String) -> Part {
            Part(.bytes(value.utf8), headerFields: [.contentDisposition: disposition(name)])
        }

        /// Creates a file of a form from any body.
        ///
        /// - Parameters:
        ///   - name: The name of the field.
        ///   - body: The content of the file.
        ///   - fileName: The file name that is sent to the server.
        ///   - contentType: The media type; by default that of the file name's extension.
        /// - Returns: The part.
        public static func file(
            _ name: String,
            _ body: FetchRequestBody,
            fileName: String,
            contentType: String? = nil
        ) -> Part {
            let headerFields: HTTPFields = [
                .contentDisposition: "\(disposition(name)); filename=\"\(fileName.escapedAsFormName)\"",
                .contentType: contentType ?? FetchMediaType.forFile(named: fileName),
            ]
            return Part(body, headerFields: headerFields)
        }

        /// Creates a file of a form that is read from disk while it is sent.
        ///
        /// Sending fails with ``FetchError/Code/source`` if the file changes in between. 1 MiB of it is in memory at a
        /// time.
        ///
        /// - Parameters:
        ///   - name: The name of the field.
        ///   - path: The path of the file.
        ///   - fileName: The file name that is sent to the server; by default that of the file.
        ///   - contentType: The media type; by default that of the file name's extension.
        /// - Returns: The part, whose length is the length of the file now.
        /// - Throws: ``FetchError/Code/file`` when there is no such file; `CancellationError` in a cancelled task.
        public static func file(
            _ name: String,
            path: String,
            fileName: String? = nil,
            contentType: String? = nil
        ) async throws -> Part {
            let status = try await OpenFile.reading(path).status()
            return file(
                name,
                .file(path, from: 0, length: status.size, expecting: status),
                fileName: fileName
                    ?? path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? "",
                contentType: contentType
            )
        }

        private static func disposition(_ name: String) -> String {
            // Browsers send line breaks in names as CR LF.
            let name = name.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\n", with: "\r\n")
            return "form-data; name=\"\(name.escapedAsFormName)\""
        }

        fileprivate var header: String {
            headerFields.map { "\($0.name.rawName): \($0.value.withoutLineBreaks)\r\n" }.joined()
        }

        /// Returns `true` if the header or the bytes in memory contain a text.
        fileprivate func contains(_ text: String) -> Bool {
            if ByteBuffer(string: header).contains(text) { return true }
            guard case .bytes(let bytes) = body.storage else { return false }
            return bytes.contains(text)
        }
    }
}

extension String {
    /// The string as browsers write names in `Content-Disposition` (WHATWG HTML, multipart/form-data encoding
    /// algorithm).
    fileprivate var escapedAsFormName: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": escaped += "%22"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    fileprivate var withoutLineBreaks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\r" && $0 != "\n" && $0 != "\0" }))
    }
}
