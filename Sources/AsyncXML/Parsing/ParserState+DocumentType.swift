extension ParserState {
    /// Keeps the text between `<!DOCTYPE ` and the declarations.
    mutating func documentType(
        name: UnsafePointer<UInt8>?,
        publicID: UnsafePointer<UInt8>?,
        systemID: UnsafePointer<UInt8>?
    ) {
        guard accepts, hasRoom(nodes: 1) else { return }
        isInDocumentType = true
        func quoted(_ id: UnsafePointer<UInt8>) -> String {
            let text = String(decoding: UnsafePointer<UInt8>?(id).bytes, as: UTF8.self)
            return text.utf8.contains(UInt8(ascii: "\"")) ? "'\(text)'" : "\"\(text)\""
        }
        var text = String(decoding: name.bytes, as: UTF8.self)
        if let publicID {
            text += " PUBLIC \(quoted(publicID))"
        } else if systemID != nil {
            text += " SYSTEM"
        }
        if let systemID { text += " \(quoted(systemID))" }
        text.withUTF8 { appendValue(.documentType, 0, $0) }
    }

    mutating func endDocumentType() { isInDocumentType = false }

    mutating func declaration() {
        guard !limits.allowsDeclarations else { return }
        fail(.documentTypeRefused, "The document type contains declarations, which are refused")
    }

    /// Takes the declaration of an attribute; refuses a namespace declaration with a default value.
    ///
    /// The parser would apply that value by itself: elements would be in a namespace that they do not name.
    mutating func attributeDeclaration(_ name: UnsafePointer<UInt8>?, hasDefault: Bool) {
        declaration()
        let name = name.bytes
        guard accepts, hasDefault, name.starts(with: "xmlns".utf8), name.count == 5 || name[5] == UInt8(ascii: ":")
        else { return }
        fail(.documentTypeRefused, "The document type declares a namespace by a default value, which is refused")
    }
}
