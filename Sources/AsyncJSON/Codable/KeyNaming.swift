extension JSON {
    /// The rule by which ``JSON/Decoder`` and ``JSON/Encoder`` name the members of a type's coding keys.
    ///
    /// The names in a dictionary are data and not keys of a type: they stay unchanged.
    public struct KeyNaming: Sendable {
        private let name: (@Sendable (String) -> String)?
        private let key: (@Sendable (String) -> String)?

        /// A Boolean value indicating whether names are the coding keys' string values.
        var isAsDeclared: Bool { name == nil }

        /// Returns the name of the member for a key.
        func name<Key: CodingKey>(of key: Key) -> String {
            guard let name, !DictionaryKeys.include(Key.self) else { return key.stringValue }
            return name(key.stringValue)
        }

        /// Returns the key for a member's name.
        func key<Key: CodingKey>(named name: String, _: Key.Type) -> Key? {
            guard let key, !DictionaryKeys.include(Key.self) else { return Key(stringValue: name) }
            return Key(stringValue: key(name))
        }

        /// The rule that names are the coding keys' string values.
        public static let asDeclared = KeyNaming(name: nil, key: nil)

        /// The rule that `imageURL` and `createdAt` are `image_url` and `created_at` in JSON, the same rule as in XML.
        public static let snakeCase: KeyNaming = {
            let words = SeparatedWords(separator: "_")
            return KeyNaming(name: { words.name(of: $0) }, key: { words.key(of: $0) })
        }()

        /// Creates a rule from two functions.
        ///
        /// - Parameters:
        ///   - name: Returns the member's name for a key's string value.
        ///   - key: Returns the key's string value for a member's name; it is the inverse of `name`.
        /// - Returns: The rule.
        public static func custom(
            name: @escaping @Sendable (String) -> String,
            key: @escaping @Sendable (String) -> String
        ) -> KeyNaming {
            KeyNaming(name: name, key: key)
        }
    }
}

/// The keys with which the standard library codes dictionaries.
private enum DictionaryKeys {
    /// The type of these keys, which has no public name: a dictionary asks the probe for a container with it.
    private static let type: ObjectIdentifier? = {
        do { _ = try [String: Bool](from: Probe()) } catch { return (error as? Probe.Answer)?.keys }
        return nil
    }()

    static func include<Key: CodingKey>(_ keys: Key.Type) -> Bool { type == ObjectIdentifier(keys) }

    private struct Probe: Swift.Decoder {
        struct Answer: Error { var keys: ObjectIdentifier? }

        var codingPath: [any CodingKey] { [] }
        var userInfo: [CodingUserInfoKey: Any] { [:] }

        func container<Key: CodingKey>(keyedBy keys: Key.Type) throws -> KeyedDecodingContainer<Key> {
            throw Answer(keys: ObjectIdentifier(keys))
        }

        func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Answer() }
        func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Answer() }
    }
}
