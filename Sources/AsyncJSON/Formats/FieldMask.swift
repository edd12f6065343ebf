extension JSON {
    /// Names of fields, separated by commas: `google-fieldmask`, such as `displayName,address.city`.
    ///
    /// A name that is data, such as a map's key, is put in backticks if it has a dot or a comma (AIP-161):
    ///
    /// ```text
    /// labels.`a.b`
    /// ```
    public struct FieldMask: Hashable, Sendable, CustomStringConvertible, ExpressibleByArrayLiteral {
        /// The paths in their order.
        public var paths: [String]

        /// Creates a mask.
        ///
        /// - Parameter paths: Paths of JSON names, joined by dots.
        public init(paths: [String]) { self.paths = paths }

        /// Creates a mask of paths.
        public init(arrayLiteral elements: String...) { self.init(paths: elements) }

        /// The paths, joined by commas.
        public var description: String { paths.joined(separator: ",") }
    }
}

extension JSON.FieldMask: TextFormat {
    static var expectation: StaticString { "a field mask" }

    init(utf8 text: UnsafeBufferPointer<UInt8>) {
        self.init(paths: Self.split(String(decoding: text, as: UTF8.self), at: UInt8(ascii: ",")))
    }

    /// Returns the parts of a text between separators outside backticks; an empty text has no parts.
    ///
    /// A separator is one even before a combining mark, with which it is a single character.
    static func split(_ text: String, at separator: UInt8) -> [String] {
        guard !text.isEmpty else { return [] }
        var isQuoted = false
        var parts = text.utf8.split(omittingEmptySubsequences: false) { byte in
            if byte == UInt8(ascii: "`") { isQuoted.toggle() }
            return byte == separator && !isQuoted
        }
        // A backtick without a closing one quotes nothing.
        if isQuoted { parts = text.utf8.split(separator: separator, omittingEmptySubsequences: false) }
        return parts.map { String(Substring($0)) }
    }

    static func write(_ value: Self, to writer: inout Writer) { writer.string(value.description) }

    func writeText(to writer: inout Writer) { writer.raw(description) }
}
