extension Atom {
    /// The base of relative URIs at one place of a document (XML Base).
    ///
    /// ```swift
    /// let base = Atom.Base("https://example.com/blog/feed").inside(feed.base).inside(entry.base)
    /// base.resolve(link.href)                           // "https://example.com/blog/2026/tea"
    /// ```
    ///
    /// ``Atom/Feed/resolved(from:)`` resolves all URIs of a feed in this way.
    public struct Base: Hashable, Sendable {
        /// The URI; empty if the base is unknown.
        public let uri: String

        /// Creates the base of a document.
        ///
        /// - Parameter uri: The URI of the document; `nil` if it is unknown.
        public init(_ uri: String?) { self.uri = uri ?? "" }

        /// Returns the base inside an element.
        ///
        /// - Parameter base: The attribute `xml:base` of the element, which may itself be relative.
        /// - Returns: The base.
        public func inside(_ base: String?) -> Base { base.map { Base(resolve($0)) } ?? self }

        /// Returns the target of a reference (RFC 3986, section 5).
        ///
        /// - Parameter reference: A URI, or a reference relative to this base. Every text is accepted: an invalid URI
        ///   is returned almost unchanged.
        /// - Returns: The URI, which is absolute if the base is absolute.
        public func resolve(_ reference: String) -> String {
            let reference = URIReference(reference)
            return uri.isEmpty ? reference.text : reference.resolved(against: URIReference(uri)).text
        }

        /// Returns the target of a reference, or `nil` for `nil`.
        ///
        /// - Parameter reference: A URI, or a reference relative to this base.
        /// - Returns: The URI, which is absolute if the base is absolute.
        @_disfavoredOverload
        public func resolve(_ reference: String?) -> String? { reference.map { resolve($0) } }
    }
}
