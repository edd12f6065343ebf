extension Atom {
    /// What relative URIs are relative to, at a place of a document (XML Base).
    ///
    /// ```swift
    /// let base = Atom.Base("https://example.com/blog/feed").inside(feed.base).inside(entry.base)
    /// base.resolve(link.href)                           // "https://example.com/blog/2026/tea"
    /// ```
    ///
    /// ``Atom/Feed/resolved(from:)`` does that for all URIs of a feed.
    public struct Base: Hashable, Sendable {
        /// The URI; empty where nothing is known of it.
        public let uri: String

        /// The base of a document.
        ///
        /// - Parameter uri: Where the document is from; nil where that is not known.
        public init(_ uri: String?) { self.uri = uri ?? "" }

        /// The base inside of an element.
        ///
        /// - Parameter base: Its attribute `xml:base`, which may itself be relative.
        /// - Returns: The base.
        public func inside(_ base: String?) -> Base { base.map { Base(resolve($0)) } ?? self }

        /// The target of a reference (RFC 3986, section 5).
        ///
        /// - Parameter reference: A URI, or a reference relative to this base. Nothing is refused: what is no URI comes out
        ///   much as it went in.
        /// - Returns: The URI, which is absolute if the base is.
        public func resolve(_ reference: String) -> String {
            let reference = URIReference(reference)
            return uri.isEmpty ? reference.text : reference.resolved(against: URIReference(uri)).text
        }

        /// The target of a reference; nil for nil.
        ///
        /// - Parameter reference: A URI, or a reference relative to this base.
        /// - Returns: The URI, which is absolute if the base is.
        @_disfavoredOverload
        public func resolve(_ reference: String?) -> String? { reference.map { resolve($0) } }
    }
}
