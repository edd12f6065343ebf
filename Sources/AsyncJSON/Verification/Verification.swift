extension JSON {
    /// Checks that the tables of models name every stored property once, and no property by another property's name.
    ///
    /// The compiler checks the types of a table. A table that names something twice, or something that is not stored,
    /// stops the program at its first use. A forgotten property causes no error: it stays `nil`, and its member is kept
    /// as an unknown one. So verify the models of a module in a test, with any test framework:
    ///
    /// ```swift
    /// @Test func tablesMatchTheirStructs() throws { try JSON.verify(Storage.Objects.self, Storage.Buckets.self) }
    /// ```
    ///
    /// Models that are reached through the tables, as values or elements, are checked too.
    ///
    /// - Parameter models: The models to begin with.
    /// - Throws: All mistakes in all of them.
    public static func verify(_ models: any Model.Type...) throws(TableError) {
        var queue = models
        var seen: Set<ObjectIdentifier> = []
        var problems: [String] = []
        while let model = queue.popLast() {
            guard seen.insert(ObjectIdentifier(model)).inserted else { continue }
            problems += model.problemsOfTable
            queue += model.nestedModels
        }
        guard problems.isEmpty else { throw TableError(problems: problems) }
    }

    /// Tables that do not match their structs; see ``JSON/verify(_:)``.
    public struct TableError: Swift.Error, CustomStringConvertible {
        /// One sentence for each mistake.
        public let problems: [String]

        /// The mistakes, one per line.
        public var description: String { problems.joined(separator: "\n") }
    }
}

extension JSON.Model {
    fileprivate static var problemsOfTable: [String] {
        let entries = entries
        var problems: [String] = []
        let layout = fields.layout
        if layout !== fields.layout {
            problems.append("\(Self.self): the table is computed at every access; make it a static let")
        }
        let properties = StoredProperty.all(of: Self()).filter { $0.type != JSON.UnknownMembers.self }
        let names = Set(properties.map(\.name))
        for property in properties {
            let fields = entries.filter { $0.offset == property.offset }.map(\.name)
            if fields.isEmpty {
                problems.append("\(Self.self).\(property.name) has no field")
            } else if fields.count > 1 {
                problems.append("\(Self.self).\(property.name) has several fields: \(fields.joined(separator: ", "))")
            } else if fields[0] != property.name, names.contains(fields[0]) {
                problems.append("\(Self.self): the field \(fields[0]) belongs to another property, \(property.name)")
            }
        }
        let offsets = Set(properties.map(\.offset))
        for field in entries where !offsets.contains(field.offset) {
            problems.append("\(Self.self): the field \(field.name) is inside another property")
        }
        return problems
    }

    /// The table's fields, copied because a computed table does not live longer than its expression.
    private static var entries: [FieldLayout.Entry] {
        let layout = fields.layout
        return withExtendedLifetime(layout) { Array(layout.entries) }
    }

    fileprivate static var nestedModels: [any JSON.Model.Type] {
        entries.compactMap { ($0.codec as? any ModelHolder.Type)?.model }
    }
}

/// A stored property of a struct and its offset: properties follow one another, each aligned for its type.
private struct StoredProperty {
    let name: String
    let type: Any.Type
    let offset: Int

    static func all<Root>(of root: Root) -> [StoredProperty] {
        var end = 0
        return Mirror(reflecting: root).children.map { label, value in
            let type: Any.Type = Swift.type(of: value)
            let (size, alignment) = sizeAndAlignment(of: type)
            let offset = (end + alignment - 1) / alignment * alignment
            end = offset + size
            let label = label ?? ""
            // A wrapped property is stored under its name with an underscore.
            let name = value is any Wrapper ? String(label.drop { $0 == "_" }) : label
            return StoredProperty(name: name, type: type, offset: offset)
        }
    }

    private static func sizeAndAlignment<T>(of _: T.Type) -> (Int, Int) {
        (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    }
}

private protocol Wrapper {}
extension JSON.Boxed: Wrapper {}

/// A codec whose values are models or contain models.
private protocol ModelHolder {
    static var model: (any JSON.Model.Type)? { get }
}

extension ObjectCodec: ModelHolder {
    fileprivate static var model: (any JSON.Model.Type)? { Value.self }
}

extension BoxedCodec: ModelHolder {
    fileprivate static var model: (any JSON.Model.Type)? { Value.self }
}

extension ArrayCodec: ModelHolder {
    fileprivate static var model: (any JSON.Model.Type)? { (Element.self as? any ModelHolder.Type)?.model }
}

extension MapCodec: ModelHolder {
    fileprivate static var model: (any JSON.Model.Type)? { (Element.self as? any ModelHolder.Type)?.model }
}
