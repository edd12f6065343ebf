extension FetchResponse {
    /// Decodes a type from the body, as JSON or XML.
    ///
    /// The first character of the body tells whether it is JSON or XML; the body also declares its text encoding. The
    /// status is not checked: see ``requireSuccess()``.
    ///
    /// - Throws: ``FetchError/Code/content`` with the response. Its cause is a `JSON.Error` or `XML.Error` with path
    ///   and position, or the error that the type throws.
    public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        do { return try APIAnswer(self).decode(type) } catch {
            var failure = FetchError(.content, "the answer is no \(type)", cause: error, attempts: attempts)
            failure.response = self
            throw failure
        }
    }
}
