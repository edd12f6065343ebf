import AsyncJSON
import AsyncXML

extension XML.Extensions {
    /// Attributes as `"@thr:count": "4"`, elements by their names in lists; nil when there are none.
    var json: JSON.Value? {
        guard !isEmpty, let element = try? GData.element(of: Holder(extensions: self)) else { return nil }
        let json = element.json
        return json.members?.isEmpty == false ? json : nil
    }

    private struct Holder: Encodable {
        let extensions: XML.Extensions
    }
}

extension XML.Element {
    /// An element for programs that read JSON: `{"@label": "Here", "gd:entryLink": [{…}]}`.
    ///
    /// Attributes have `@` before their names, elements of one name are a list, and text is at `""`; mixed content is one text, with its
    /// markup at `"markup"`. What is inside of that has its own text alone: else the same text would be there once for
    /// each level.
    var json: JSON.Value { json(isInMarkup: false) }

    private func json(isInMarkup: Bool) -> JSON.Value {
        var members: [(name: String, value: JSON.Value)] = []
        let elements = elements
        let ownText = children.compactMap { $0.element == nil ? $0.text : nil }.joined()
        let hasText = ownText.contains { !$0.isWhitespace }
        let isMixed = hasText && !elements.isEmpty
        for attribute in attributes { members.append(("@" + attribute.name.usual, JSON.Value(attribute.value))) }
        var names: [String] = []
        var lists: [String: [JSON.Value]] = [:]
        for element in elements {
            let name = element.name.usual
            if lists[name] == nil { names.append(name) }
            lists[name, default: []].append(element.json(isInMarkup: isInMarkup || isMixed))
        }
        for name in names { members.append((name, JSON.Value(lists[name] ?? []))) }
        if hasText {
            let isWhole = isMixed && !isInMarkup
            members.append(("", JSON.Value(isWhole ? text : ownText)))
            if isWhole { members.append(("markup", JSON.Value(innerMarkup))) }
        }
        return JSON.Value(members: members)
    }

    /// The element as it is written.
    var markup: String { (try? encoded()).map { String(decoding: $0, as: UTF8.self) } ?? text }

    /// What is in the element, as it is written; prefixes mean what they mean here.
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
    /// The name with the prefix that this module's vocabularies have, whatever the document calls them.
    fileprivate var usual: String {
        guard let namespace else { return local }
        if let prefix = GData.prefixes[namespace] { return prefix.isEmpty ? local : "\(prefix):\(local)" }
        return qualified
    }
}

extension GData {
    /// The usual prefixes by their namespaces.
    fileprivate static let prefixes: [String: String] = {
        Dictionary(namespaces.map { ($0.value, $0.key) }) { min($0, $1) }
    }()
}
