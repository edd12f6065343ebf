#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud {
    /// A condition on an item, which means the same in the database and in memory.
    ///
    /// A test of a value that the item does not have is not fulfilled, and its opposite is. Text is compared without
    /// regard to upper and lower case and to the composition of characters, so `é` in one code point and in two are the
    /// same; only ``TextTest/exactly(_:)`` compares bytes. No character is a wildcard.
    ///
    /// Conditions may be joined in any number and to any depth. For a condition that is too large for SQLite, all items
    /// of the database are read and tested in memory: one of more than 10,000 tests, or of more than some twenty groups
    /// within each other, where a chain of `||`, or one of `&&`, is one group.
    ///
    /// ```swift
    /// let large: Cloud.Condition = .name(.hasSuffix(".mov")) && .size(.greater, 1_000_000_000)
    /// ```
    public struct Condition: Sendable {
        let node: ConditionNode

        init(_ node: ConditionNode) { self.node = node }

        private init(_ test: Test) { node = ConditionNode(.test(test)) }

        private init(_ group: ConditionNode.Group, _ conditions: [Condition]) {
            node = ConditionNode(.group(group), conditions.map(\.node))
        }
    }
}

extension Cloud.Condition {
    /// A condition that is not made of others.
    enum Test: Hashable, Sendable {
        case name(TextTest)
        case contentType(TextTest)
        case ownerID(TextTest)
        case ownerName(TextTest)
        case fileID(TextTest)
        case size(Relation, Int64)
        case modified(Relation, Date)
        case kind(Cloud.Item.Kind)
        case isFavorite
        case within(Cloud.Path)
        case isMissing(Property)
    }

    /// Returns a test of the name.
    public static func name(_ test: TextTest) -> Self { Self(.name(test)) }

    /// Returns a test of the media type.
    public static func contentType(_ test: TextTest) -> Self { Self(.contentType(test)) }

    /// Returns a test of the owner's id.
    public static func ownerID(_ test: TextTest) -> Self { Self(.ownerID(test)) }

    /// Returns a test of the owner's name.
    public static func ownerName(_ test: TextTest) -> Self { Self(.ownerName(test)) }

    /// Returns a test of the identity on the server.
    public static func fileID(_ test: TextTest) -> Self { Self(.fileID(test)) }

    /// Returns a comparison of the size in bytes.
    public static func size(_ relation: Relation, _ size: Int64) -> Self { Self(.size(relation, size)) }

    /// Returns a comparison of the time of the last change.
    public static func modified(_ relation: Relation, _ time: Date) -> Self { Self(.modified(relation, time)) }

    /// Returns a test of the kind of the item.
    public static func kind(_ kind: Cloud.Item.Kind) -> Self { Self(.kind(kind)) }

    /// The mark of a favourite.
    public static var isFavorite: Self { Self(.isFavorite) }

    /// Returns a test of the place: in a folder, directly or in the folders below it; the folder itself is not in it.
    public static func within(_ folder: Cloud.Path) -> Self { Self(.within(folder)) }

    /// Returns a test of whether the item does not have a value.
    public static func isMissing(_ property: Property) -> Self { Self(.isMissing(property)) }

    /// Returns the opposite of a condition.
    public static func not(_ condition: Self) -> Self {
        // The opposite of the opposite is the condition itself.
        if condition.node.kind == .group(.not), let part = condition.node.parts.first { return Self(part) }
        return Self(.not, [condition])
    }

    /// Returns all conditions together; none are always fulfilled.
    public static func all(_ conditions: [Self]) -> Self { Self(.all, conditions) }

    /// Returns the condition that at least one of several is fulfilled; none are never fulfilled.
    public static func any(_ conditions: [Self]) -> Self { Self(.any, conditions) }

    /// Returns the opposite of a condition.
    public static prefix func ! (condition: Self) -> Self { .not(condition) }

    /// Returns both conditions together.
    public static func && (left: Self, right: Self) -> Self { .all([left, right]) }

    /// Returns the condition that at least one of two is fulfilled.
    public static func || (left: Self, right: Self) -> Self { .any([left, right]) }
}

extension Cloud.Condition {
    /// A test of a text.
    public enum TextTest: Hashable, Sendable {
        /// The same characters.
        case equals(String)
        /// These characters at the beginning.
        case hasPrefix(String)
        /// These characters at the end.
        case hasSuffix(String)
        /// These characters anywhere.
        case contains(String)
        /// The same bytes.
        case exactly(String)
    }

    /// A comparison of the item's value with the given one.
    public enum Relation: String, Hashable, Sendable {
        /// The item's value is less.
        case less = "<"
        /// The item's value is less or equal.
        case atMost = "<="
        /// Both values are equal.
        case equal = "="
        /// The item's value is greater or equal.
        case atLeast = ">="
        /// The item's value is greater.
        case greater = ">"
    }

    /// A value that an item may lack.
    public enum Property: Hashable, Sendable {
        /// The media type.
        case contentType
        /// The owner's id.
        case ownerID
        /// The owner's name.
        case ownerName
        /// The identity on the server.
        case fileID
        /// The size.
        case size
        /// The time of the last change.
        case modified
    }
}

extension Cloud.Condition.Relation {
    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .less: left < right
        case .atMost: left <= right
        case .equal: left == right
        case .atLeast: left >= right
        case .greater: left > right
        }
    }
}
