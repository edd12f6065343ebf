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
        self.init(paths: Self.split(String(decoding: text, as: UTF8.self), at: ","))
    }

    /// Returns the parts of a text between separators outside backticks; an empty text has no parts.
    static func split(_ text: String, at separator: Character) -> [String] {
        guard !text.isEmpty else { return [] }
        var isQuoted = false
        var parts = [""]
        for character in text {
            if character == "`" { isQuoted.toggle() }
            if character == separator, !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        // A backtick without a closing one quotes nothing.
        return isQuoted
            ? text.split(separator: separator, omittingEmptySubsequences: false).map(String.init) : parts
    }

    static func write(_ value: Self, to writer: inout Writer) { writer.string(value.description) }

    func writeText(to writer: inout Writer) { writer.raw(description) }
}
