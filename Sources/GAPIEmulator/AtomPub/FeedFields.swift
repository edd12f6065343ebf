import AsyncFetch
import AsyncXML

/// A selection of the parts of a feed or an entry: the parameter `fields`, and the attribute `gd:fields`.
///
/// An example is `link[@rel='edit'],entry(@gd:etag,title),author/name`. It selects elements by name, all elements with
/// `*`, attributes with `@`, and parts of an element in parentheses or after a slash. The only kind of condition is
/// `[@name='value']`.
struct FeedFields: Sendable {
    /// The selected parts of an element: what the fields for it have together.
    private struct Selection {
        /// The elements that a field means.
        private struct Key: Hashable {
            /// The name; `nil` for all elements.
            var name: XML.Name?
            /// The attribute of the condition, and its value; `nil` without a condition.
            var attribute: XML.Name?
            var value: String?
        }

        /// A Boolean value indicating whether a field selects the whole element.
        private(set) var isWhole = false
        private var attributes: Set<XML.Name> = []
        private var hasAllAttributes = false
        private var elements: [Key: Selection] = [:]

        /// Adds a field, `name` or `@name`, and after it `[@name='value']`, with its parts; throws Google's 400 for
        /// another text.
        mutating func add(_ field: FieldsMask.Field) throws(GoogleError) {
            var text = Text(rest: field.name)
            let isAttribute = text.take("@")
            let written = text.name()
            guard !written.isEmpty else { throw Text.error }
            var key = Key(name: Self.name(written, isAttribute: isAttribute))
            if text.take("[") {
                guard text.take("@") else { throw Text.error }
                let attribute = text.name()
                guard text.take("="), text.take("'"), let end = text.rest.firstIndex(of: "'") else { throw Text.error }
                key.attribute = XML.Name(attribute.hasPrefix("xml:") ? Self.xmlNamespace : nil, attribute)
                key.value = String(text.rest[..<end])
                text.rest = text.rest[end...].dropFirst()
                guard text.take("]") else { throw Text.error }
            }
            guard text.rest.isEmpty else { throw Text.error }
            // What is known is removed first, so that it is changed in place and not copied for each field.
            var selection = (isAttribute ? nil : elements.removeValue(forKey: key)) ?? Selection()
            if field.parts.isEmpty { selection.isWhole = true }
            for part in field.parts { try selection.add(part) }
            if !isAttribute {
                elements[key] = selection
            } else if let name = key.name {
                attributes.insert(name)
            } else {
                hasAllAttributes = true
            }
        }

        private static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

        /// Returns the name that a field means; `nil` for all.
        private static func name(_ text: String, isAttribute: Bool) -> XML.Name? {
            if text == "*" { return nil }
            let parts = text.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else {
                return XML.Name(namespace: isAttribute ? nil : FeedVocabulary.atom.namespace, local: text)
            }
            return XML.Name(namespace: FeedVocabulary.namespace(of: String(parts[0])), local: String(parts[1]))
        }

        /// Returns whether an attribute is selected.
        func means(_ attribute: XML.Attribute) -> Bool { hasAllAttributes || attributes.contains(attribute.name) }

        /// Returns the selections of a child; none if no field means it.
        ///
        /// They are looked up, because a client chooses the number of the fields and that of the children.
        func selections(of child: XML.Element) -> [Selection] {
            var found: [Selection] = []
            let attributes = child.attributes
            for name in [child.name, nil] as [XML.Name?] {
                if let selection = elements[Key(name: name)] { found.append(selection) }
                for attribute in attributes {
                    let key = Key(name: name, attribute: attribute.name, value: attribute.value)
                    if let selection = elements[key] { found.append(selection) }
                }
            }
            return found
        }
    }

    private let selection: Selection
    private let text: String

    /// The maximum number of fields.
    private static let most = 1_000

    /// Parses a selection; throws Google's 400 if it is invalid, or has too many fields.
    init(parsing text: String) throws(GoogleError) {
        let fields = try FieldsMask(parameter: text).fields
        guard Self.count(fields) <= Self.most else { throw .invalid("fields", "has more than \(Self.most) fields") }
        var selection = Selection()
        for field in fields { try selection.add(field) }
        self.selection = selection
        self.text = text
    }

    private static func count(_ fields: [FieldsMask.Field]) -> Int { fields.reduce(0) { $0 + 1 + count($1.parts) } }

    /// Returns the selected parts of a document, with the selection in the attribute `gd:fields`.
    func selected(of root: XML.Element) -> XML.Element {
        var root = Self.selected(root, [selection])
        root.set(FeedVocabulary.gd.name("fields"), text)
        return root
    }

    /// Returns whether the selection contains a child of an entry, as a whole or in part.
    func means(_ child: XML.Element) -> Bool { !selection.selections(of: child).isEmpty }

    private static func selected(_ element: XML.Element, _ selections: [Selection]) -> XML.Element {
        var selected = XML.Element(element.name, declarations: element.declarations)
        selected.attributes = element.attributes.filter { attribute in selections.contains { $0.means(attribute) } }
        for child in element.elements {
            let meant = selections.flatMap { $0.selections(of: child) }
            guard !meant.isEmpty else { continue }
            selected.append(meant.contains(where: \.isWhole) ? child : Self.selected(child, meant))
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
