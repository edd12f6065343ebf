import AsyncXML

extension Atom.Text {
    /// The text as HTML, whatever its form: plain text is escaped, of XHTML what is inside of the `div` is written as HTML.
    ///
    /// URIs in XHTML are resolved against ``base``; those in HTML stay as they are.
    /// Nothing but comments is removed: showing what a stranger wrote takes a sanitizer.
    public var html: String {
        switch form {
        case .text: HTMLText.escaped(plainText)
        case .html: value
        case .xhtml: xhtml.map { HTMLText(base: base).text(of: $0.children) } ?? value
        }
    }
}

extension Atom.Content {
    /// The content as HTML; nil where it is elsewhere, and of media types that are no text.
    ///
    /// URIs in XHTML are resolved against ``base``; those in HTML stay as they are.
    /// Nothing but comments is removed: showing what a stranger wrote takes a sanitizer.
    public var html: String? {
        switch body {
        case .text(let text): HTMLText.escaped(text)
        case .html(let source): source
        case .xml(let elements): HTMLText(base: base).text(of: contents(of: elements))
        case .base64, .outOfLine: nil
        }
    }

    /// What is inside of the `div` of XHTML.
    private func contents(of elements: [XML.Element]) -> [XML.Node] {
        let isDiv = elements.count == 1 && elements[0].name == XML.Name(HTMLText.xhtml, "div")
        return isDiv ? elements[0].children : elements.map { .element($0) }
    }
}

/// Writes XHTML as HTML: names of XHTML without a namespace, elements without content as HTML has them.
private struct HTMLText {
    /// What URIs are relative to.
    let base: String?

    static let xhtml = "http://www.w3.org/1999/xhtml"
    private static let void: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    /// The attributes that are URIs (HTML, list of attributes).
    private static let uris: Set = [
        "action", "background", "cite", "data", "formaction", "href", "longdesc", "manifest", "poster", "src", "usemap",
    ]

    /// Goes by scalars: a `<` or `"` that Unicode joins to its neighbours, such as U+0600 or U+0301, is another
    /// character for Swift, but not for HTML.
    static func escaped(_ text: String, isQuoted: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isQuoted: result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func quoted(_ text: String) -> String { "\"" + escaped(text, isQuoted: true) + "\"" }

    func text(of nodes: [XML.Node]) -> String {
        var result = ""
        // Depth is bounded by memory alone: what is still to be written, the next at the end.
        enum Piece { case node(XML.Node, in: String?), end(String) }
        var waiting = nodes.reversed().map { Piece.node($0, in: Self.xhtml) }
        while let piece = waiting.popLast() {
            switch piece {
            case .end(let tag): result += tag
            case .node(.text(let text), _), .node(.cdata(let text), _): result += Self.escaped(text)
            case .node(.comment, _), .node(.instruction, _): break  // HTML ends comments where XML does not: `<!-->`
            case .node(.element(let element), let outer):
                let name = element.name
                result += startTag(of: element, in: outer)
                if name.namespace == Self.xhtml, Self.void.contains(name.local), element.children.isEmpty {
                    result += " />"
                } else {
                    result += ">"
                    waiting.append(.end("</\(name.local)>"))
                    waiting += element.children.reversed().map { Piece.node($0, in: name.namespace) }
                }
            }
        }
        return result
    }

    /// A start tag without its end; HTML knows no prefixes of elements.
    private func startTag(of element: XML.Element, in outer: String?) -> String {
        let name = element.name
        var tag = "<\(name.local)"
        if name.namespace != outer { tag += " xmlns=\(Self.quoted(name.namespace ?? ""))" }
        var declared: Set<String> = ["xml"]
        for attribute in element.attributes {
            if let prefix = attribute.name.prefix, declared.insert(prefix).inserted {
                tag += " xmlns:\(prefix)=\(Self.quoted(attribute.name.namespace ?? ""))"
            }
            let isURI = attribute.name.namespace == nil && Self.uris.contains(attribute.name.local)
            let value = isURI ? Atom.Base(base).resolve(attribute.value) : attribute.value
            tag += " \(attribute.name.qualified)=\(Self.quoted(value))"
        }
        return tag
    }
}
