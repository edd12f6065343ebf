extension JSON {
    /// Names of fields, separated by commas: `google-fieldmask`, such as `displayName,address.city`.
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
        let paths = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        self.init(paths: text.isEmpty ? [] : paths.map { String(decoding: $0, as: UTF8.self) })
    }

    static func write(_ value: Self, to writer: inout Writer) { writer.string(value.description) }

    func writeText(to writer: inout Writer) { writer.raw(description) }
}
