extension API {
    /// Something in a description that is wrong, unknown, or handled in a special way.
    public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
        /// How bad it is.
        public enum Severity: String, Sendable, Hashable, Comparable {
            /// Worth to know; everything works.
            case note
            /// Something is handled in the most general way, or left out.
            case warning
            /// A part of the description cannot be used.
            case error

            /// Whether one is less bad than another.
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
            private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
        }

        /// What sort of thing it is; for counting.
        public struct Kind: RawRepresentable, Sendable, Hashable {
            /// The name, such as `unknown-member`.
            public var rawValue: String
            /// A kind with a name.
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        /// How bad it is.
        public var severity: Severity
        /// What sort of thing it is.
        public var kind: Kind
        /// Where: `$.schemas.File.properties.size`.
        public var path: String
        /// What is the matter.
        public var message: String
        /// What to do about it.
        public var remedy: String?

        /// Creates a diagnostic.
        public init(
            _ severity: Severity,
            _ kind: Kind,
            at path: String,
            _ message: String,
            remedy: String? = nil
        ) {
            self.severity = severity
            self.kind = kind
            self.path = path
            self.message = message
            self.remedy = remedy
        }

        /// One line: `warning: $.schemas.File: …; …`.
        public var description: String {
            "\(severity.rawValue): \(path): \(message)" + (remedy.map { "; \($0)" } ?? "") + " [\(kind.rawValue)]"
        }
    }
}

extension API.Diagnostic.Kind {
    /// A member that nobody here knows.
    public static var unknownMember: Self { Self(rawValue: "unknown-member") }
    /// A value that has not the type that it should have.
    public static var wrongType: Self { Self(rawValue: "wrong-type") }
    /// A type or format that nobody here knows.
    public static var unknownType: Self { Self(rawValue: "unknown-type") }
    /// A feature or label that nobody here knows.
    public static var unknownFeature: Self { Self(rawValue: "unknown-feature") }
    /// A reference to a schema that is not there.
    public static var missingSchema: Self { Self(rawValue: "missing-schema") }
    /// A member without which a description is of no use.
    public static var missingMember: Self { Self(rawValue: "missing-member") }
    /// Two things with one name.
    public static var duplicateName: Self { Self(rawValue: "duplicate-name") }
    /// A name that code or a path cannot have.
    public static var invalidName: Self { Self(rawValue: "invalid-name") }
    /// A path of a method that cannot be filled in.
    public static var invalidPath: Self { Self(rawValue: "invalid-path") }
    /// A correction that was made.
    public static var corrected: Self { Self(rawValue: "corrected") }
}
