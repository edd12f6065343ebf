extension XML {
    /// The limits beyond which a parser refuses a document.
    ///
    /// The defaults suit untrusted documents. Entities are never expanded and nothing is ever loaded, with any limits.
    public struct Limits: Sendable, Hashable {
        /// The largest number of elements that may be nested in each other.
        ///
        /// While recursive types are decoded, each level takes about a kilobyte of the stack. With libxml2 2.14 or
        /// later, the limit is at most 2,048.
        public var depth: Int

        /// The largest number of attributes and namespace declarations of one element; at most 65,535.
        public var attributes: Int

        /// The largest number of namespace declarations of an element and the elements around it together.
        ///
        /// For each name, older versions of libxml2 search all of them for the prefix.
        public var namespaces: Int

        /// The largest size of a name in bytes: its prefix, local part and namespace together.
        public var nameLength: Int

        /// The largest size in bytes of an attribute's value, a comment, a processing instruction, and a whole tag.
        ///
        /// Text between tags and in CDATA sections is limited only by ``size``. With much higher limits, a malicious
        /// tag with very many attributes takes long: older versions of libxml2 compare each attribute with each other.
        public var valueLength: Int

        /// The largest size of a document in bytes.
        ///
        /// For a stream of records, it applies to a record together with what stays of the document without records.
        public var size: Int

        /// The largest number of nodes: elements, attributes, texts and comments; at most 2,147,483,647.
        ///
        /// For a stream of records, it applies to the document without the records that were already taken out.
        public var nodes: Int

        /// The largest number of different names in a document; at most 268,435,456.
        public var names: Int

        /// A Boolean value indicating whether a document type may contain declarations.
        ///
        /// Declarations are skipped: entities stay undefined, and attributes get no default values. A default value that
        /// declares a namespace is refused, for it would change names. The type of an attribute is used as XML demands
        /// of every parser: if it is not CDATA, the value has no white space at its ends and single spaces inside.
        public var allowsDeclarations: Bool

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - depth: The largest number of elements that may be nested in each other.
        ///   - attributes: The largest number of attributes and namespace declarations of one element.
        ///   - namespaces: The largest number of namespace declarations of an element and the elements around it.
        ///   - nameLength: The largest size of a name in bytes.
        ///   - valueLength: The largest size in bytes of an attribute's value, a comment, a processing instruction, and
        ///     a whole tag.
        ///   - size: The largest size in bytes of a document, or of one record of a stream with what stays beside it.
        ///   - nodes: The largest number of nodes of a document; for a stream, without the records already taken out.
        ///   - names: The largest number of different names in a document.
        ///   - allowsDeclarations: A Boolean value indicating whether a document type may contain declarations, which
        ///     are skipped.
        public init(
            depth: Int = 256,
            attributes: Int = 1024,
            namespaces: Int = 1024,
            nameLength: Int = 4096,
            valueLength: Int = 1 << 20,
            size: Int = Int(Int32.max),
            nodes: Int = 1 << 26,
            names: Int = 1 << 16,
            allowsDeclarations: Bool = false
        ) {
            self.depth = depth
            self.attributes = attributes
            self.namespaces = namespaces
            self.nameLength = nameLength
            self.valueLength = valueLength
            self.size = size
            self.nodes = nodes
            self.names = names
            self.allowsDeclarations = allowsDeclarations
        }
    }
}

extension XML.Limits {
    /// The key of limits in the `userInfo` of a decoder for another format, which reads ``XML/Extensions`` from text.
    ///
    /// Content that was read with larger limits than the defaults comes back only with these limits:
    ///
    /// ```swift
    /// jsonDecoder.userInfo[XML.Limits.userInfoKey] = limits
    /// ```
    public static let userInfoKey: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "AsyncXML.Limits") else { preconditionFailure("Any text is a key") }
        return key
    }()

    /// These limits, reduced to values that a tape can represent.
    var representable: XML.Limits {
        var limits = self
        limits.depth = min(depth, Parser.mostDepth)
        limits.attributes = min(attributes, Int(UInt16.max))
        limits.nodes = min(nodes, Int(Int32.max))
        limits.names = min(names, TapeNode.mostNames)
        return limits
    }
}
