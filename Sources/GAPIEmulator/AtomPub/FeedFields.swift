import AsyncFetch
import AsyncXML

/// A selection of the parts of a feed or an entry: the parameter `fields`, and the attribute `gd:fields`.
///
/// An example is `link[@rel='edit'],entry(@gd:etag,title),author/name`. It selects elements by name, all elements with
/// `*`, attributes with `@`, and parts of an element in parentheses or after a slash. The only kind of condition is
/// `[@name='value']`.
struct FeedFields: Sendable {
    private struct Field {
        var name = ""
        var isAttribute = false
        var condition: (attribute: String, value: String)?
        var parts: [Field] = []

        /// Reads `name` or `@name`, and after it `[@name='value']`; throws Google's 400 for another text.
        init(_ field: FieldsMask.Field) throws(GoogleError) {
            var text = Text(rest: field.name)
            isAttribute = text.take("@")
            name = text.name()
            guard !name.isEmpty else { throw Text.error }
            if text.take("[") {
                guard text.take("@") else { throw Text.error }
                let attribute = text.name()
                guard text.take("="), text.take("'"), let end = text.rest.firstIndex(of: "'") else { throw Text.error }
                condition = (attribute, String(text.rest[..<end]))
                text.rest = text.rest[end...].dropFirst()
                guard text.take("]") else { throw Text.error }
            }
            guard text.rest.isEmpty else { throw Text.error }
            for part in field.parts { parts.append(try Field(part)) }
        }

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
        var fields: [Field] = []
        for field in try FieldsMask(parameter: text).fields { fields.append(try Field(field)) }
        self.fields = fields
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

    /// The rest of a field's text.
    private struct Text {
        var rest: Substring

        static var error: GoogleError { .invalid("fields", "is no selection of fields") }

        mutating func name() -> String {
            let name = rest.prefix { !"@,/()[]='".contains($0) }
            rest = rest[name.endIndex...]
            return String(name)
        }

        mutating func take(_ character: Character) -> Bool {
            guard rest.first == character else { return false }
            rest.removeFirst()
            return true
        }
    }
}
