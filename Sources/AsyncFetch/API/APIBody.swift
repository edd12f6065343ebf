import AsyncJSON
public import AsyncXML

/// The body of an ``APIRequest``: its bytes and their media type.
public struct APIBody: Sendable {
    /// The bytes of the body.
    public var bytes: FetchRequestBody
    /// The value of the `Content-Type` header field, unless the request sets its own.
    public var contentType: String

    /// Creates a body from bytes of any kind.
    public init(_ bytes: FetchRequestBody, contentType: String) {
        self.bytes = bytes
        self.contentType = contentType
    }

    /// Creates a body from a value as JSON.
    ///
    /// - Throws: The error of encoding the value.
    public static func json(_ value: some Encodable) throws -> Self {
        Self(.bytes(try JSON.Encoder().encode(value)), contentType: "application/json")
    }

    /// Creates a body from a value as an XML document; the type of the value names the root element.
    ///
    /// - Throws: The error of encoding the value.
    public static func xml(_ value: some Encodable & XML.Root) throws -> Self {
        Self(.bytes(try XML.Encoder().encode(value)), contentType: "application/xml; charset=utf-8")
    }

    /// Creates a body from the fields of a form.
    public static func form(_ form: FormBody) -> Self {
        Self(.form(form), contentType: FormBody.contentType)
    }

    /// Creates a body from several parts, which can be files.
    public static func multipart(_ multipart: MultipartBody) -> Self {
        Self(multipart.body, contentType: multipart.contentType)
    }

    /// Creates a body from text, in UTF-8.
    public static func text(_ text: String) -> Self {
        Self(.bytes(text.utf8), contentType: "text/plain; charset=utf-8")
    }
}
