extension XML {
    /// The rule by which ``XML/Decoder`` and ``XML/Encoder`` name the elements and attributes of a type's coding keys.
    ///
    /// Rules change only local parts; prefixes and the special characters of keys stay.
    public struct KeyNaming: Sendable {
        let name: (@Sendable (String) -> String)?
        let key: (@Sendable (String) -> String)?

        /// The rule that names are the coding keys' string values.
        public static let asDeclared = KeyNaming(name: nil, key: nil)

        /// The rule that `imageURL` and `createdAt` are `image_url` and `created_at` in XML, the same rule as in JSON.
        public static let snakeCase = words(with: "_")

        /// The rule that `imageURL` and `createdAt` are `image-url` and `created-at` in XML.
        public static let kebabCase = words(with: "-")

        /// The rule that `startTime` is `StartTime` in XML.
        public static let capitalized = KeyNaming(
            name: { $0.prefix(1).uppercased() + $0.dropFirst() },
            key: { $0.prefix(1).lowercased() + $0.dropFirst() }
        )

        /// Creates a rule from two functions.
        ///
        /// - Parameters:
        ///   - name: Returns the local name for a key's string value.
        ///   - key: Returns the key's string value for a local name; it is the inverse of `name`.
        /// - Returns: The rule.
        public static func custom(
            name: @escaping @Sendable (String) -> String,
            key: @escaping @Sendable (String) -> String
        ) -> KeyNaming {
            KeyNaming(name: name, key: key)
        }

        /// Returns the rule of lowercase words with a separator.
        private static func words(with separator: Character) -> KeyNaming {
            let words = SeparatedWords(separator: separator)
            return KeyNaming(name: { words.name(of: $0) }, key: { words.key(of: $0) })
        }
    }
}
