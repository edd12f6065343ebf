/// A writer of canonical XML (W3C Canonical XML 1.0, Exclusive XML Canonicalization 1.0).
struct CanonicalWriter: ~Copyable {
    private let view: TapeView
    private let form: XML.CanonicalForm
    private var writer: Writer
    /// The declarations in effect in the document.
    private var declared = NamespaceScope()
    /// The declarations that were written.
    private var written = NamespaceScope()

    private init(_ tape: Tape, _ form: XML.CanonicalForm) {
        view = tape.view
        self.form = form
        writer = Writer(capacity: tape.textCount * 2 + 1024)
    }

    static func write(_ tape: Tape, _ form: XML.CanonicalForm) throws(XML.Error) -> [UInt8] {
        // The view is valid only while the tape exists.
        defer { withExtendedLifetime(tape) {} }
        var canonical = CanonicalWriter(tape, form)
        canonical.document()
        return try canonical.finish()
    }

    private consuming func finish() throws(XML.Error) -> [UInt8] { try writer.finish() }

    private mutating func document() {
        let root = view.root ?? 0
        for child in view.children(of: 0) {
            let isElement = child == root
            guard isElement || isWritten(child) else { continue }
            if child > root { writer.byte(UInt8(ascii: "\n")) }
            if isElement { subtree(child) } else { leaf(child) }
            if child < root { writer.byte(UInt8(ascii: "\n")) }
        }
    }

    private mutating func subtree(_ root: Int) {
        let end = view.end(of: root)
        var index = root
        var open: [Int] = []
        while true {
            while let element = open.last, index == view.end(of: element) {
                open.removeLast()
                writer.endTag(view.name(at: element).qualified)
                declared.leave()
                written.leave()
            }
            guard index < end else { return }
            if view[index].isElement {
                startTag(index)
                open.append(index)
                index = view.firstChild(of: index)
            } else {
                if isWritten(index) { leaf(index) }
                index += 1
            }
        }
    }

    private func isWritten(_ index: Int) -> Bool {
        switch view[index].kind {
        case .text, .cdata, .instruction: true
        case .comment: form.keepsComments
        case .document, .documentType, .element, .namespace, .attribute, .placeholder: false
        }
    }

    private mutating func leaf(_ index: Int) {
        let bytes = view.bytes(at: index)
        switch view[index].kind {
        case .comment: writer.comment(bytes)
        case .instruction: writer.instruction(view.name(at: index).qualified, bytes)
        default: writer.canonical(bytes, .text)
        }
    }

    // MARK: Tags

    private mutating func startTag(_ index: Int) {
        writer.byte(UInt8(ascii: "<"))
        writer.raw(view.name(at: index).qualified)
        declared.enter()
        written.enter()
        for declaration in view.namespaces(of: index) {
            let name = view.name(at: declaration)
            let prefix = name.prefix.isEmpty ? "" : String(decoding: name.local, as: UTF8.self)
            let namespace = view.string(at: declaration)
            if !namespace.isEmpty, !namespace.hasScheme {
                writer.fail(
                    .unsupported,
                    "The namespace \"\(namespace)\" is a relative URI, which has no canonical form"
                )
            }
            if prefix != "xml" { declared.declare(prefix, namespace) }
        }
        let prefixes = prefixesToWrite(at: index).map(\.text)
        for prefix in prefixes.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard let namespace = declared.namespace(of: prefix), !written.binds(prefix, to: namespace) else {
                continue
            }
            written.declare(prefix, namespace)
            writer.literal(" xmlns")
            if !prefix.isEmpty {
                writer.byte(UInt8(ascii: ":"))
                writer.raw(prefix)
            }
            attributeValue(of: namespace)
        }
        attributes(of: index)
        writer.byte(UInt8(ascii: ">"))
    }

    /// Returns the prefixes that must be declared at an element unless they already are.
    private func prefixesToWrite(at index: Int) -> Set<ExactText> {
        var prefixes = Set(declared.innermost.map { ExactText($0.prefix) })
        guard let inclusivePrefixes = form.inclusivePrefixes else { return prefixes }
        prefixes.formIntersection(inclusivePrefixes.map { ExactText($0) })
        prefixes.insert(ExactText(String(decoding: view.name(at: index).prefix, as: UTF8.self)))
        for attribute in view.attributes(of: index) {
            let prefix = view.name(at: attribute).prefix
            if !prefix.isEmpty { prefixes.insert(ExactText(String(decoding: prefix, as: UTF8.self))) }
        }
        return prefixes
    }

    private mutating func attributes(of index: Int) {
        for attribute in view.sortedAttributes(of: index) {
            writer.byte(UInt8(ascii: " "))
            writer.raw(view.name(at: attribute).qualified)
            writer.literal("=\"")
            writer.canonical(view.bytes(at: attribute), .attribute)
            writer.byte(UInt8(ascii: "\""))
        }
    }

    private mutating func attributeValue(of namespace: String) {
        var namespace = namespace
        writer.literal("=\"")
        namespace.withUTF8 { writer.canonical($0, .attribute) }
        writer.byte(UInt8(ascii: "\""))
    }
}

extension Writer {
    /// Writes text with the references of canonical XML.
    fileprivate mutating func canonical(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Escapes.Place) {
        var offset = 0
        while offset < bytes.count {
            let plain = Escapes.plainLength(bytes, from: offset, place)
            raw(UnsafeBufferPointer(rebasing: bytes[offset..<(offset + plain)]))
            offset += plain
            guard offset < bytes.count else { return }
            switch bytes[offset] {
            case UInt8(ascii: "\t"): literal("&#x9;")
            case UInt8(ascii: "\n"): literal("&#xA;")
            case UInt8(ascii: "\r"): literal("&#xD;")
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
                escaped(UnsafeBufferPointer(rebasing: bytes[offset...offset]), place)
            default:
                // These bytes may belong to a character that XML cannot express; it has at most three bytes.
                let character = bytes[offset..<min(bytes.count, offset + (bytes[offset] < 0x20 ? 1 : 3))]
                escaped(UnsafeBufferPointer(rebasing: character), place)
                offset += character.count - 1
            }
            offset += 1
        }
    }
}

extension String {
    /// A Boolean value indicating whether this begins like an absolute URI (RFC 3986, 3.1).
    fileprivate var hasScheme: Bool {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), let first = utf8.first, 0x61...0x7A ~= first | 0x20
        else { return false }
        return utf8[..<colon].allSatisfy {
            0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
        }
    }
}
