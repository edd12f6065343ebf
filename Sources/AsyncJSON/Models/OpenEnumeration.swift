extension JSON {
    /// A string of which some values have names; any other value is kept as it is.
    ///
    /// ```swift
    /// public struct Role: JSON.OpenEnumeration {
    ///     public var rawValue: String
    ///     public init(rawValue: String) { self.rawValue = rawValue }
    ///     public static var reader: Self { Self(rawValue: "READER") }
    /// }
    /// ```
    ///
    /// A struct instead of an enum, for a service may have more words than the program that reads them. In a model's table it is an
    /// `enumeration`. It promises no more protocols than it needs: each would cost the compiler 20 ms for each enumeration.
    public protocol OpenEnumeration: RawRepresentable<String>, Hashable, Sendable {
        /// Creates a value from the service's word.
        init(rawValue: String)
    }
}

// Written once here, so that nothing is synthesized for each of an API's hundreds of enumerations.
extension JSON.OpenEnumeration {
    /// Whether two values are the same word.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

    /// Hashes the word.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
