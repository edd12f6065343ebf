extension JSON {
    /// A string with named values; any other value is kept as it is.
    ///
    /// ```swift
    /// public enum RoleValues {}
    /// public typealias Role = JSON.OpenEnumeration<RoleValues>
    ///
    /// extension JSON.OpenEnumeration<RoleValues> {
    ///     public static var reader: Self { "READER" }
    /// }
    ///
    /// if permission.role == .reader { … }
    /// permission.role = "COMMENTER"
    /// ```
    ///
    /// It is a struct and not an enum, because a service may use more words than the program knows. `Values` only
    /// distinguishes the enumerations. All of them share one type, because the compiler takes 25 ms for the protocols
    /// of each type, and an API has hundreds of enumerations.
    public struct OpenEnumeration<Values>: RawRepresentable, Hashable, Codable, Sendable {
        /// The service's word.
        public var rawValue: String

        /// Creates a value from the service's word.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension JSON.OpenEnumeration: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a value from the service's word.
    public init(stringLiteral word: String) { self.init(rawValue: word) }

    /// The service's word.
    public var description: String { rawValue }
}
