extension XML {
    /// What a parser accepts before it refuses a document.
    ///
    /// The defaults suit documents of strangers. Entities are never expanded and nothing is ever loaded, whatever the limits.
    public struct Limits: Sendable, Hashable {
        /// How many elements may be nested in each other.
        ///
        /// Each level of types that contain themselves takes about a kilobyte of the stack while it is decoded. At most 2,048
        /// with libxml2 2.14 or later.
        public var depth: Int

        /// How many attributes and namespace declarations one element may have; at most 65,535.
        public var attributes: Int

        /// How many namespace declarations an element and those around it may have together.
        ///
        /// Older versions of libxml2 look for a prefix among all of them, at each name.
        public var namespaces: Int

        /// The bytes of a name: its prefix, local part and namespace together.
        public var nameLength: Int

        /// The bytes of an attribute's value, of a comment or processing instruction, and of a tag as a whole.
        ///
        /// Text between tags and in CDATA sections is bounded by ``size`` alone. Much higher limits let a hostile tag with very
        /// many attributes take long: older versions of libxml2 compare each with each.
        public var valueLength: Int

        /// The bytes of a document; of a stream of records, those of its longest record.
        public var size: Int

        /// How many elements, attributes, texts and comments a document has, or a stream beside its records; at most 2,147,483,647.
        public var nodes: Int

        /// How many different names a document has; at most 268,435,456.
        public var names: Int

        /// Whether a document type may contain declarations.
        ///
        /// They are skipped, not obeyed: entities stay undefined, and attributes get no default values.
        public var allowsDeclarations: Bool

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - depth: How many elements may be nested in each other.
        ///   - attributes: How many attributes and namespace declarations one element may have.
        ///   - namespaces: How many namespace declarations an element and those around it may have together.
        ///   - nameLength: The bytes of a name.
        ///   - valueLength: The bytes of an attribute's value, of a comment or processing instruction, and of a tag.
        ///   - size: The bytes of a document, or of one record of a stream.
        ///   - nodes: How many nodes a document or a record has.
        ///   - names: How many different names a document has.
        ///   - allowsDeclarations: Whether a document type may contain declarations, which are skipped.
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
    /// These limits, where they are none that a tape can reach.
    var representable: XML.Limits {
        var limits = self
        limits.depth = min(depth, Parser.mostDepth)
        limits.attributes = min(attributes, Int(UInt16.max))
        limits.nodes = min(nodes, Int(Int32.max))
        limits.names = min(names, TapeNode.mostNames)
        return limits
    }
}
