import AsyncJSON
import AsyncXML

extension XML.Extensions {
    /// The extensions as JSON: attributes as `"@thr:count": "4"`, elements as lists by their names; `nil` if there are
    /// none.
    func json(_ prefixes: [String: String]) -> JSON.Value? {
        guard !isEmpty else { return nil }
        let json = XML.Element(Atom.entry, content: self).json(prefixes)
        return json.members?.isEmpty == false ? json : nil
    }
}

extension XML.Element {
    /// The element as JSON: `{"@label": "Here", "gd:entryLink": [{…}]}`.
    ///
    /// The names of attributes begin with `@`. Elements with the same name are a list. Text is the member `""`. Mixed
    /// content is one text, and its markup is the member `"markup"`. Elements inside of that markup have only their
    /// own text: otherwise each level would repeat the same text. Elements that are nested more deeply than a parser
    /// allows are only the member `"markup"`, because every level takes a part of the stack.
    func json(_ prefixes: [String: String], isInMarkup: Bool = false, level: Int = 0) -> JSON.Value {
        guard level < Self.mostLevels else { return JSON.Value(members: [("markup", JSON.Value(markup))]) }
        var members: [(name: String, value: JSON.Value)] = []
        let elements = elements
        let ownText = children.compactMap { $0.element == nil ? $0.text : nil }.joined()
        let hasText = ownText.contains { !$0.isWhitespace }
        let isMixed = hasText && !elements.isEmpty
        for attribute in attributes {
            members.append(("@" + attribute.name.usual(prefixes), JSON.Value(attribute.value)))
        }
        var names: [String] = []
        var lists: [String: [JSON.Value]] = [:]
        for element in elements {
            let name = element.name.usual(prefixes)
            if lists[name] == nil { names.append(name) }
            lists[name, default: []].append(element.json(prefixes, isInMarkup: isInMarkup || isMixed, level: level + 1))
        }
        for name in names { members.append((name, JSON.Value(lists[name] ?? []))) }
        if hasText {
            let isWhole = isMixed && !isInMarkup
            members.append(("", JSON.Value(isWhole ? text : ownText)))
            if isWhole { members.append(("markup", JSON.Value(innerMarkup))) }
        }
        return JSON.Value(members: members)
    }

    private static let mostLevels = XML.Limits().depth

    /// The element as XML.
    var markup: String { (try? encoded()).map { String(decoding: $0, as: UTF8.self) } ?? text }

    /// The content of the element as XML; the namespaces of its prefixes are those of the element.
    var innerMarkup: String {
        let whole = markup
        guard let end = whole.utf8.lastIndex(of: UInt8(ascii: "<")), end > whole.startIndex else { return "" }
        var quote: UInt8?
        for index in whole.utf8.indices {
            let byte = whole.utf8[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return String(whole[whole.utf8.index(after: index)..<end])
            }
        }
        return ""
    }
}

extension XML.Name {
    /// Returns the name with the usual prefix of its vocabulary, if that is known; otherwise with the document's
    /// prefix.
    fileprivate func usual(_ prefixes: [String: String]) -> String {
        guard let namespace else { return local }
        if let prefix = prefixes[namespace] { return prefix.isEmpty ? local : "\(prefix):\(local)" }
        return qualified
    }
}
