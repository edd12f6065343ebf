import AsyncXML

/// A selection of the parts of a feed or an entry: the parameter `fields`, and the attribute `gd:fields`.
///
/// An example is `link[@rel='edit'],entry(@gd:etag,title),author/name`. It selects elements by name, all elements with
/// `*`, attributes with `@`, and parts of an element in parentheses or after a slash. The only kind of condition is
/// `[@name='value']`.
struct FeedFields {
    private struct Field {
        var name = ""
        var isAttribute = false
        var condition: (attribute: String, value: String)?
        var parts: [Field] = []

        func means(_ element: XML.Element) -> Bool {
            guard !isAttribute, Self.isNamed(name, element.name, isAttribute: false) else { return false }
            return condition.map { element[attribute: $0.attribute] == $0.value } ?? true
        }

        static func isNamed(_ text: String, _ name: XML.Name, isAttribute: Bool) -> Bool {
            if text == "*" { return true }
            let parts = text.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else {
                return name.local == text && name.namespace == (isAttribute ? nil : FeedVocabulary.atom.namespace)
            }
            return name.local == parts[1] && name.namespace == FeedVocabulary.namespace(of: String(parts[0]))
        }
    }

    private let fields: [Field]
    private let text: String

    /// Parses a selection; throws Google's 400 if it is invalid.
    init(parsing text: String) throws(GoogleError) {
        var parser = Parser(rest: text[...])
        fields = try parser.selection()
        guard parser.rest.isEmpty else { throw Parser.error }
        self.text = text
    }

    /// Returns the selected parts of a document, with the selection in the attribute `gd:fields`.
    func selected(of root: XML.Element) -> XML.Element {
        var root = Self.selected(root, fields)
        root.set(FeedVocabulary.gd.name("fields"), text)
        return root
    }

    /// Returns whether the selection contains a child of an entry, as a whole or in part.
    func means(_ child: XML.Element) -> Bool { fields.contains { $0.means(child) } }

    private static func selected(_ element: XML.Element, _ fields: [Field]) -> XML.Element {
        var selected = XML.Element(element.name, declarations: element.declarations)
        selected.attributes = element.attributes.filter { attribute in
            fields.contains { $0.isAttribute && Field.isNamed($0.name, attribute.name, isAttribute: true) }
        }
        for child in element.elements {
            let meant = fields.filter { $0.means(child) }
            guard !meant.isEmpty else { continue }
            let isWhole = meant.contains { $0.parts.isEmpty }
            selected.append(isWhole ? child : Self.selected(child, meant.flatMap(\.parts)))
        }
        return selected
    }

    private struct Parser {
        /// The maximum nesting, which no entry reaches; nested parts are parsed recursively.
        static let maximumDepth = 100

        var rest: Substring
        var depth = 0

        static var error: GoogleError { .invalid("fields", "is no selection of fields") }

        mutating func selection() throws(GoogleError) -> [Field] {
            var fields = [try field()]
            while take(",") { fields.append(try field()) }
            return fields
        }

        private mutating func field() throws(GoogleError) -> Field {
            guard depth < Self.maximumDepth else { throw .invalid("fields", "is nested too deeply") }
            depth += 1
            defer { depth -= 1 }
            var field = Field()
            field.isAttribute = take("@")
            field.name = name()
            guard !field.name.isEmpty else { throw Self.error }
            if take("[") {
                guard take("@") else { throw Self.error }
                let attribute = name()
                guard take("="), take("'"), let end = rest.firstIndex(of: "'") else { throw Self.error }
                field.condition = (attribute, String(rest[..<end]))
                rest = rest[end...].dropFirst()
                guard take("]") else { throw Self.error }
            }
            if take("/") {
                field.parts = [try self.field()]
            } else if take("(") {
                field.parts = try selection()
                guard take(")") else { throw Self.error }
            }
            return field
        }

        private mutating func name() -> String {
            let name = rest.prefix { !"@,/()[]='".contains($0) }
            rest = rest[name.endIndex...]
            return String(name)
        }

        private mutating func take(_ character: Character) -> Bool {
            guard rest.first == character else { return false }
            rest.removeFirst()
            return true
        }
    }
}
