extension JSON {
    /// How ``JSON/Decoder`` and ``JSON/Encoder`` name the members of a type's coding keys.
    public struct KeyNaming: Sendable {
        let name: (@Sendable (String) -> String)?
        let key: (@Sendable (String) -> String)?

        /// Names are the coding keys' string values.
        public static let asDeclared = KeyNaming(name: nil, key: nil)

        /// `imageURL` and `createdAt` are `image_url` and `created_at` in JSON.
        public static let snakeCase = KeyNaming(name: snakeCased, key: camelCased)

        /// Names follow a rule of your own.
        ///
        /// - Parameters:
        ///   - name: The member's name for a key's string value.
        ///   - key: The key's string value for a member's name; the reverse of `name`.
        /// - Returns: The rule.
        public static func custom(
            name: @escaping @Sendable (String) -> String,
            key: @escaping @Sendable (String) -> String
        ) -> KeyNaming {
            KeyNaming(name: name, key: key)
        }

        /// A word begins at a capital after a small letter or digit, and at the last of several capitals before a small
        /// letter: `userHTTPHeader` is `user_http_header`.
        @Sendable private static func snakeCased(_ key: String) -> String {
            let characters = Array(key)
            var name = ""
            for (index, character) in characters.enumerated() {
                let followsSmall = index > 0 && !characters[index - 1].isUppercase && characters[index - 1] != "_"
                let precedesSmall = index + 1 < characters.count && characters[index + 1].isLowercase
                let followsCapital = index > 0 && characters[index - 1].isUppercase
                if character.isUppercase, followsSmall || followsCapital && precedesSmall { name += "_" }
                name += character.lowercased()
            }
            return name
        }

        /// Every underscore between two words makes the next letter a capital; those at the ends stay.
        @Sendable private static func camelCased(_ name: String) -> String {
            let body = name.drop { $0 == "_" }
            let words = body.split(separator: "_")
            guard let first = words.first else { return name }
            let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
            let trailing = body.reversed().prefix { $0 == "_" }
            return name.prefix(name.count - body.count) + first + rest.joined() + String(trailing)
        }
    }
}

/// A member's name or an element's position where no type declares a key.
struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(stringValue: String) { self.stringValue = stringValue }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    static let `super` = AnyKey(stringValue: "super")
}
