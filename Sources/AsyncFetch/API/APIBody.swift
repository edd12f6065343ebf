import AsyncJSON
public import AsyncXML

/// What an ``APIRequest`` sends: bytes, and what they are.
public struct APIBody: Sendable {
    /// The bytes.
    public var bytes: RequestBody
    /// The value of the `Content-Type` header, unless the request has its own.
    public var contentType: String

    /// Creates a body from bytes of any kind.
    public init(_ bytes: RequestBody, contentType: String) {
        self.bytes = bytes
        self.contentType = contentType
    }

    /// A value as JSON.
    ///
    /// - Throws: what encoding it throws.
    public static func json(_ value: some Encodable) throws -> Self {
        Self(.bytes(try JSON.Encoder().encode(value)), contentType: "application/json")
    }

    /// A value as an XML document, whose root its type names.
    ///
    /// - Throws: what encoding it throws.
    public static func xml(_ value: some Encodable & XML.Root) throws -> Self {
        Self(.bytes(try XML.Encoder().encode(value)), contentType: "application/xml; charset=utf-8")
    }

    /// The fields of a form.
    public static func form(_ form: FormBody) -> Self {
        Self(.form(form), contentType: FormBody.contentType)
    }

    /// Several parts, files among them.
    public static func multipart(_ multipart: MultipartBody) -> Self {
        Self(multipart.body, contentType: multipart.contentType)
    }

    /// Text in UTF-8.
    public static func text(_ text: String) -> Self {
        Self(.bytes(text.utf8), contentType: "text/plain; charset=utf-8")
    }
}
