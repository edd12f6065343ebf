import Testing

@testable import AsyncXML

/// Parses a whole document, in pieces of a size.
func parse(
    _ bytes: some Sequence<UInt8>,
    limits: XML.Limits = XML.Limits(),
    charset: XML.Charset? = nil,
    pieces: Int = .max
) throws(XML.Error) -> Tape {
    let parser = try Parser(limits: limits, charset: charset)
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
        let piece = Array(rest.prefix(pieces))
        try piece.withUnsafeBufferPointer { (bytes) throws(XML.Error) in try parser.take(bytes) }
        rest = rest.dropFirst(pieces)
    }
    try parser.finish()
    return parser.makeTape()
}

/// Parses a text.
func parse(_ text: String, limits: XML.Limits = XML.Limits()) throws(XML.Error) -> Tape {
    try parse(text.utf8, limits: limits)
}

extension Tape {
    /// The document as it is written.
    var written: String {
        get throws {
            var writer = Writer()
            writer.document(self)
            return String(decoding: try writer.finish(), as: UTF8.self)
        }
    }

    /// The root element as it is written.
    var writtenRoot: String {
        get throws {
            var writer = Writer()
            if let root = view.root { writer.subtree(root, of: view) }
            return String(decoding: try writer.finish(), as: UTF8.self)
        }
    }

    /// The nodes in their order, such as `attribute gd:k {uri}=v`.
    var listing: [String] {
        (1..<count).map { index in
            let node = view[index]
            switch node.kind {
            case .element, .namespace, .attribute, .instruction:
                let name = names.name(node.name)
                let value = node.isElement ? "" : "=" + view.string(at: index)
                return "\(node.kind) \(name.qualified)\(name.namespace.map { " {\($0)}" } ?? "")\(value)"
            default: return "\(node.kind) \(view.string(at: index))"
            }
        }
    }
}
