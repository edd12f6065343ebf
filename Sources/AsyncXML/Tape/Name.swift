extension XML {
    /// The name of an element or attribute: a namespace and a local part.
    ///
    /// ```swift
    /// XML.Name("http://schemas.google.com/g/2005", "gd:when")
    /// ```
    ///
    /// The prefix only affects how a name is written: two names are equal if their namespaces and local parts have the
    /// same characters. As XML says, `é` as one character and as two are different (Namespaces in XML 1.0, section
    /// 2.3).
    public struct Name: Sendable, CustomStringConvertible {
        /// The namespace's URI; `nil` for none, as for attributes without a prefix.
        public var namespace: String?
        /// The prefix for the namespace in a document, such as `gd`; `nil` for the default namespace.
        public var prefix: String?
        /// The name without its prefix.
        public var local: String

        /// Creates a name.
        ///
        /// - Parameters:
        ///   - namespace: The namespace's URI.
        ///   - prefix: The prefix for the namespace in a document.
        ///   - local: The name without its prefix.
        public init(namespace: String?, prefix: String? = nil, local: String) {
            self.namespace = namespace
            self.prefix = prefix
            self.local = local
        }

        /// Creates a name from its written form.
        ///
        /// - Parameters:
        ///   - namespace: The namespace's URI; `nil` for none.
        ///   - qualified: The local part, after a prefix and colon if there is one.
        public init(_ namespace: String? = nil, _ qualified: String) {
            let colon = qualified.firstIndex(of: ":")
            self.namespace = namespace
            prefix = colon.map { String(qualified[..<$0]) }
            local = colon.map { String(qualified[qualified.index(after: $0)...]) } ?? qualified
        }

        /// `prefix:local`, or `local` without a prefix.
        public var qualified: String { prefix.map { "\($0):\(local)" } ?? local }

        /// `{namespace}local`.
        public var description: String { namespace.map { "{\($0)}\(local)" } ?? local }
    }
}

extension XML.Name {
    /// A Boolean value indicating whether an attribute with this name would declare the default namespace.
    var isDeclaration: Bool { namespace ?? "" == "" && local == "xmlns" }
}

extension XML.Error {
    /// Returns the error of an element that is no longer well-formed.
    static func twoAttributes(_ name: XML.Name) -> XML.Error {
        XML.Error(.unsupported, "An element has two attributes with the name \(name)")
    }

    /// The error of an attribute that would change the meaning of names.
    static var declarationAsAttribute: XML.Error {
        XML.Error(.unsupported, "An attribute cannot have the name \"xmlns\", which declares a namespace")
    }
}

extension XML.Name: Hashable {
    /// Returns `true` if namespace and local part have the same characters.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        guard lhs.local.hasSameBytes(as: rhs.local) else { return false }
        return switch (lhs.namespace, rhs.namespace) {
        case (let left?, let right?): left.hasSameBytes(as: right)
        case (nil, nil): true
        default: false
        }
    }

    /// Hashes the parts that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: namespace ?? "")
        hasher.combine(bytesOf: local)
    }
}

/// A text that equals only the same characters; `String` also equals other compositions of them.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.hasSameBytes(as: rhs.text) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytesOf: text) }
}

extension Hasher {
    /// Combines the bytes of a text, and its end.
    ///
    /// The hash of a string is the same for all compositions of its characters. A document with many of them would turn
    /// every table of names into a list.
    fileprivate mutating func combine(bytesOf text: String) {
        var text = text
        text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
        // No text has this byte.
        combine(UInt8.max)
    }
}
