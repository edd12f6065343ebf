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
    /// ```swift
    /// let large: Cloud.Condition = .name(.hasSuffix(".mov")) && .size(.greater, 1_000_000_000)
    /// ```
    public indirect enum Condition: Hashable, Sendable {
        /// A test of the name.
        case name(TextTest)
        /// A test of the media type.
        case contentType(TextTest)
        /// A test of the owner's id.
        case ownerID(TextTest)
        /// A test of the owner's name.
        case ownerName(TextTest)
        /// A test of the identity on the server.
        case fileID(TextTest)
        /// A comparison of the size in bytes.
        case size(Relation, Int64)
        /// A comparison of the time of the last change.
        case modified(Relation, Date)
        /// The kind of the item.
        case kind(Item.Kind)
        /// The mark of a favourite.
        case isFavorite
        /// A place in a folder, directly or in the folders below it; the folder itself is not in it.
        case within(Path)
        /// A value that the item does not have.
        case isMissing(Property)
        /// The opposite of a condition.
        case not(Condition)
        /// All conditions together; none are always fulfilled.
        case all([Condition])
        /// At least one of several conditions; none are never fulfilled.
        case any([Condition])
    }
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

    /// Returns the opposite of a condition.
    public static prefix func ! (condition: Self) -> Self { .not(condition) }

    /// Returns both conditions together.
    public static func && (left: Self, right: Self) -> Self { .all([left, right]) }

    /// Returns the condition that at least one of two is fulfilled.
    public static func || (left: Self, right: Self) -> Self { .any([left, right]) }
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
