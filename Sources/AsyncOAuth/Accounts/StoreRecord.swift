import AsyncJSON
import Crypto

/// What stores keep: accounts and registrations.
protocol StoreRecord: Sendable, Hashable {
    associatedtype ID: Sendable, Hashable

    /// The member of a store's document that has all records of this type.
    static var listName: String { get }
    /// The members of a record that make its id, in order.
    static var idNames: [String] { get }
    /// The values of the members that make an id, in order.
    static func idValues(_ id: ID) -> [String]

    var id: ID { get set }
    /// All members of the record in JSON, unknown ones included.
    var json: JSON.Value { get }

    /// - Throws: ``MalformedMember`` with the name of the member, never its value.
    init(json: JSON.Value) throws(MalformedMember)
}

/// A member of a store's document that is not what it must be.
struct MalformedMember: Error, CustomStringConvertible {
    let name: String
    var description: String { "the member \(name) is missing or not what it must be" }
}

extension StoreRecord {
    /// The name of what belongs to one id, such as its lock; it tells nothing about the id.
    static func digest(_ id: ID) -> String {
        let parts = [listName] + idValues(id)
        // As JSON, because no separator is safe in text that servers and applications choose.
        let text = JSON.Value(parts.map { JSON.Value($0) }).encoded()
        return SHA256.hash(data: text).prefix(8).hexadecimal
    }

    /// Returns `true` if two ids are equal byte by byte; strings that look alike are equal for Swift.
    static func areEqual(_ first: ID, _ second: ID) -> Bool {
        idValues(first).elementsEqual(idValues(second)) { $0.utf8.elementsEqual($1.utf8) }
    }

    /// Returns `true` if a member of a list is the record with this id.
    static func isRecord(_ value: JSON.Value, of id: ID) -> Bool {
        // Byte by byte: strings that look alike name different users.
        zip(idNames, idValues(id)).allSatisfy { name, wanted in
            value[name]?.string.map { $0.utf8.elementsEqual(wanted.utf8) } ?? false
        }
    }
}

/// The members of a record while they are read.
struct RecordReader {
    private let value: JSON.Value
    private var known: Set<String> = []

    init(_ value: JSON.Value) { self.value = value }

    /// Returns a text; `nil` if the member is missing or null.
    mutating func text(_ name: String) throws(MalformedMember) -> String? {
        guard let member = member(name) else { return nil }
        guard let text = member.string else { throw MalformedMember(name: name) }
        return text
    }

    mutating func requiredText(_ name: String) throws(MalformedMember) -> String {
        guard let text = try text(name) else { throw MalformedMember(name: name) }
        return text
    }

    mutating func flag(_ name: String) throws(MalformedMember) -> Bool {
        guard let member = member(name) else { return false }
        guard let flag = member.bool else { throw MalformedMember(name: name) }
        return flag
    }

    mutating func texts(_ name: String) throws(MalformedMember) -> [String]? {
        guard let member = member(name) else { return nil }
        guard let elements = member.array else { throw MalformedMember(name: name) }
        let texts = elements.compactMap(\.string)
        guard texts.count == elements.count else { throw MalformedMember(name: name) }
        return texts
    }

    mutating func objects(_ name: String) throws(MalformedMember) -> [JSON.Value] {
        guard let member = member(name) else { return [] }
        guard let elements = member.array, elements.allSatisfy(\.isObject) else { throw MalformedMember(name: name) }
        return elements
    }

    mutating func moment(_ name: String) throws(MalformedMember) -> StoredMoment? {
        guard let text = try text(name) else { return nil }
        guard let moment = StoredMoment(text) else { throw MalformedMember(name: name) }
        return moment
    }

    /// The members that nobody has asked for.
    var unknown: JSON.UnknownMembers {
        var unknown = JSON.UnknownMembers()
        for (name, value) in value.members ?? [] where !known.contains(name) { unknown[name] = value }
        return unknown
    }

    private mutating func member(_ name: String) -> JSON.Value? {
        known.insert(name)
        return value[name].flatMap { $0.isNull ? nil : $0 }
    }
}

extension JSON.Value {
    /// Adds the members that a newer version wrote.
    mutating func add(_ unknown: JSON.UnknownMembers) {
        for name in unknown.names where self[name] == nil { self[name] = unknown[name] }
    }
}
