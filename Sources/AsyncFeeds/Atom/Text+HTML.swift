import AsyncXML

extension Atom.Text {
    /// The text as HTML, whatever its form: plain text is escaped, and the content of the `div` of XHTML is written as
    /// HTML.
    ///
    /// URIs in XHTML are resolved against ``base``. URIs in HTML stay as they are. Only comments and processing
    /// instructions of XHTML are removed: to show a stranger's text safely, use a sanitizer.
    public var html: String {
        switch form {
        case .text: HTMLText.escaped(plainText)
        case .html: value
        case .xhtml: xhtml.map { HTMLText(base: base).text(of: $0.children) } ?? value
        }
    }
}

extension Atom.Content {
    /// The content as HTML; `nil` if it is elsewhere, and for media types that are neither text nor XML.
    ///
    /// URIs in XHTML are resolved against ``base``. URIs in HTML stay as they are. Only comments and processing
    /// instructions of XHTML are removed: to show a stranger's text safely, use a sanitizer.
    public var html: String? {
        switch body {
        case .text(let text): HTMLText.escaped(text)
        case .html(let source): source
        case .xml(let elements): HTMLText(base: base).text(of: contents(of: elements))
        case .base64, .outOfLine: nil
        }
    }

    /// Returns the content of the `div` of XHTML, or the elements themselves if there is no such `div`.
    private func contents(of elements: [XML.Element]) -> [XML.Node] {
        let isDiv = elements.count == 1 && elements[0].name == XML.Name(HTMLText.xhtml, "div")
        return isDiv ? elements[0].children : elements.map { .element($0) }
    }
}

/// Writes XHTML as HTML: XHTML elements without a namespace, and void elements in the form of HTML.
private struct HTMLText {
    /// The base of relative URIs.
    let base: String?

    static let xhtml = "http://www.w3.org/1999/xhtml"
    private static let void: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    /// The attributes whose values are URIs (HTML, list of attributes).
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
        // A stack instead of recursion, so that only memory limits the depth. The next piece to write is the last one.
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

    /// Returns a start tag without its closing `>`; elements get no prefixes, because HTML has none.
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
