/// One node of a tape: 16 bytes.
///
/// A tape lists the nodes of a document in document order; an element is followed by its namespace declarations, its
/// attributes and its children. For `<a xmlns:p="u" k="v">x<p:b/></a>`:
///
///     index  kind       name     size  first         second
///     0      document            6     0             0
///     1      element    a        5     1 (to 0)      1 attribute, 1 declaration
///     2      namespace  xmlns:p  1     text offset   text length ("u")
///     3      attribute  k        1     text offset   text length ("v")
///     4      text                1     text offset   text length ("x")
///     5      element    p:b      1     4 (to 1)      none
///
/// The texts are in the order of their nodes, without anything between them. Everything except the places of texts is
/// relative, so that a part of a tape can be moved or copied.
struct TapeNode {
    enum Kind: UInt8 {
        case document, element, namespace, attribute, text, cdata, comment, instruction, documentType
        /// The place of a child that a property holds; only in the fragment of an ``XML/Extensions``.
        case placeholder
    }

    /// The kind in the lowest four bits, and the name above.
    ///
    /// Names belong to elements, attributes, declarations (`xmlns:p` or `xmlns`) and processing instructions (their
    /// target).
    private var head: UInt32
    /// The number of nodes in the subtree, including this one; 0 while the element is open.
    var size: UInt32
    /// For elements, the distance back to the parent; for other nodes, the offset of the text.
    var first: UInt32
    /// For elements, the counts of attributes (high half) and of namespace declarations (low half).
    ///
    /// For other nodes, the length of the text in bytes.
    var second: UInt32

    @inline(__always)
    init(_ kind: Kind, name: Int = 0, size: Int = 1, first: Int = 0, second: Int = 0) {
        head = UInt32(truncatingIfNeeded: name) << 4 | UInt32(kind.rawValue)
        self.size = UInt32(truncatingIfNeeded: size)
        self.first = UInt32(truncatingIfNeeded: first)
        self.second = UInt32(truncatingIfNeeded: second)
    }

    /// The largest number of names, which have 28 bits.
    static let mostNames = 1 << 28
    /// The largest number of bytes of text, whose offsets have 32 bits.
    static let mostText = Int(UInt32.max)
    /// The largest number of attributes, and of namespace declarations, of one element; the counts have 16 bits.
    static let mostAttributes = Int(UInt16.max)

    @inline(__always)
    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head & 15)) ?? .document }

    /// The kind as a number, for comparisons in a loop.
    @inline(__always)
    var rawKind: UInt8 { UInt8(truncatingIfNeeded: head & 15) }

    @inline(__always)
    var isElement: Bool { rawKind == Kind.element.rawValue }

    /// A Boolean value indicating whether this is text or CDATA, which mean the same.
    @inline(__always)
    var isText: Bool { rawKind == Kind.text.rawValue || rawKind == Kind.cdata.rawValue }

    @inline(__always)
    var name: Int { Int(head >> 4) }

    /// The number of an element's namespace declarations.
    @inline(__always)
    var namespaceCount: Int { Int(second & 0xFFFF) }

    /// The number of an element's attributes, without namespace declarations.
    @inline(__always)
    var attributeCount: Int { Int(second >> 16) }

    @inline(__always)
    mutating func setName(_ name: Int) { head = UInt32(truncatingIfNeeded: name) << 4 | head & 15 }
}
