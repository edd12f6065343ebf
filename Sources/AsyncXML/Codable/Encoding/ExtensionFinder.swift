/// An encoder that writes nothing: it finds the extensions of a value, not those of its properties.
///
/// The prefixes of a document are in the extensions of its root, and must be known before any name is written. A value
/// passes all its properties to its encoder, so this finds extensions that reflection does not see.
final class ExtensionFinder: Swift.Encoder {
    let userInfo: [CodingUserInfoKey: Any]
    private var found: [ExtensionStorage] = []

    private init(_ userInfo: [CodingUserInfoKey: Any]) { self.userInfo = userInfo }

    /// Returns the extensions of a value that it encodes as its own; errors are left to the real encoder.
    static func extensions(of value: some Encodable, userInfo: [CodingUserInfoKey: Any]) -> [ExtensionStorage] {
        let finder = ExtensionFinder(userInfo)
        try? value.encode(to: finder)
        return finder.found
    }

    var codingPath: [any CodingKey] { [] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Properties<Key>(finder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Nothing(finder: ExtensionFinder(userInfo)) }
    func singleValueContainer() -> any SingleValueEncodingContainer { Nothing(finder: ExtensionFinder(userInfo)) }

    private struct Properties<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let finder: ExtensionFinder

        var codingPath: [any CodingKey] { [] }
        private var other: ExtensionFinder { ExtensionFinder(finder.userInfo) }

        func encodeNil(forKey key: Key) {}

        func encode<T: Encodable>(_ value: T, forKey key: Key) {
            guard T.self == XML.Extensions.self, let storage = (value as? XML.Extensions)?.storage else { return }
            finder.found.append(storage)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type,
            forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            other.container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { other.unkeyedContainer() }
        func superEncoder() -> any Swift.Encoder { finder }
        func superEncoder(forKey key: Key) -> any Swift.Encoder { other }
    }

    /// A container of values that are not looked at.
    private struct Nothing: UnkeyedEncodingContainer, SingleValueEncodingContainer {
        let finder: ExtensionFinder
        private(set) var count = 0

        init(finder: ExtensionFinder) { self.finder = finder }

        var codingPath: [any CodingKey] { [] }

        mutating func encodeNil() { count += 1 }
        mutating func encode<T: Encodable>(_ value: T) { count += 1 }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedEncodingContainer<Nested> {
            count += 1
            return finder.container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            count += 1
            return self
        }

        mutating func superEncoder() -> any Swift.Encoder {
            count += 1
            return finder
        }
    }
}
