extension Tokenizer {
    /// The beginning of a document that brings another parser into the same state: its XML declaration, and the start
    /// tags of the open elements with their declarations, each with the line at which it began.
    var surroundings: [(text: [UInt8], line: Int)] {
        guard state.pointee.hasRoot else { return [] }
        var parts: [(text: [UInt8], line: Int)] = []
        if hasDeclaration {
            let standalone = isStandalone.map { " standalone='\($0 ? "yes" : "no")'" } ?? ""
            parts.append((Array("<?xml version='1.0'\(standalone)?>".utf8), 1))
        }
        var first = 0
        for element in open.elements {
            var tag = [UInt8(ascii: "<")] + words[element.name].buffer
            for declaration in declarations[first..<(first + element.declarations)] {
                tag += " xmlns".utf8
                if declaration.prefix != WordTable.none {
                    tag.append(UInt8(ascii: ":"))
                    tag += words[declaration.prefix].buffer
                }
                tag += "=\"".utf8
                for byte in words[declaration.namespace].buffer { tag += byte == 0x22 ? Array("&quot;".utf8) : [byte] }
                tag.append(UInt8(ascii: "\""))
            }
            // Since 2.12, libxml2 waits for four bytes before it begins; `<r>` has only three.
            tag += " >".utf8
            parts.append((tag, element.line))
            first += element.declarations
        }
        // The root element has ended.
        if open.isEmpty { parts.append((Array("<r/>".utf8), 1)) }
        return parts
    }
}
