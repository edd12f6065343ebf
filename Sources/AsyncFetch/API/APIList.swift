import AsyncJSON
import AsyncXML

/// A list that keeps its good items when others cannot be read, and reports the errors of those.
///
/// ```swift
/// struct Albums: Decodable, Sendable {
///     var albums: APIList<Album>
///     enum CodingKeys: String, CodingKey { case albums = "album" }
/// }
/// ```
///
/// If the whole response is a list, its items must name their element: see ``APIListItem``.
public struct APIList<Item: Decodable & Sendable>: Sendable {
    /// An item that could not be read.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// The position among all items, counted from 0.
        public let index: Int
        /// The error.
        public let cause: any Error

        /// A readable form.
        public var description: String { "item \(index): \(cause)" }
    }

    /// The items that could be read, in order.
    public var items: [Item] = []
    /// The items that could not be read.
    public var failures: [Failure] = []

    fileprivate mutating func append(_ read: () throws -> Item) {
        do { items.append(try read()) } catch {
            failures.append(Failure(index: items.count + failures.count, cause: error))
        }
    }
}

extension APIList: Decodable {
    /// Reads a list; only a value that is not a list is an error.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let result = try container.decode(Attempt.self).result
            append { try result.get() }
        }
    }

    /// An item that is always decoded, so that the list goes on.
    private struct Attempt: Decodable {
        let result: Result<Item, any Error>

        init(from decoder: any Decoder) { result = Result { try Item(from: decoder) } }
    }
}

extension APIList: RandomAccessCollection {
    /// The start of the items that could be read, which is 0.
    public var startIndex: Int { items.startIndex }
    /// The number of items that could be read.
    public var endIndex: Int { items.endIndex }
    /// Returns an item that could be read.
    public subscript(position: Int) -> Item { items[position] }
}

/// An item of a list that is the whole response to an ``APIRequest``.
public protocol APIListItem: Decodable, Sendable {
    /// The local name of the XML element, or the name of the JSON member with the array, if the array is not the whole
    /// body.
    static var entityTag: String { get }
}

extension APIList: APIEntity where Item: APIListItem {
    /// Reads a list from a JSON array, from an object with such a member, or from the elements below the XML root.
    ///
    /// - Throws: ``FetchError/Code/content`` if there is no array.
    public init(_ answer: APIAnswer) throws {
        switch try answer.content {
        case .json(let value):
            guard let elements = value.array ?? value[Item.entityTag]?.array else {
                throw FetchError(.content, "there is neither an array nor a member \"\(Item.entityTag)\" with one")
            }
            for element in elements { append { try answer.decode(Item.self, from: .json(element)) } }
        case .xml(let root):
            for element in root.elements where element.name.local == Item.entityTag {
                append { try answer.decode(Item.self, from: .xml(element)) }
            }
        }
    }
}
