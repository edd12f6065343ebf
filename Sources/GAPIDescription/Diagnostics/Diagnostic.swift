extension API {
    /// A remark on a part of a description that is wrong, unknown, or handled in a special way.
    public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
        /// The severity of a diagnostic.
        public enum Severity: String, Sendable, Hashable, Comparable {
            /// Good to know; everything works.
            case note
            /// A part is handled in the most general way, or left out.
            case warning
            /// A part of the description cannot be used.
            case error

            /// Returns whether the first severity is lower than the second.
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
            private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
        }

        /// The category of a diagnostic, for counting.
        public struct Kind: RawRepresentable, Sendable, Hashable {
            /// The name, such as `unknown-member`.
            public var rawValue: String
            /// Creates a kind with a name.
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        /// The severity of the diagnostic.
        public var severity: Severity
        /// The category of the diagnostic.
        public var kind: Kind
        /// The place in the document: `$.schemas.File.properties.size`.
        public var path: String
        /// The problem.
        public var message: String
        /// The action that solves the problem.
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
    /// A member that is not known here.
    public static var unknownMember: Self { Self(rawValue: "unknown-member") }
    /// A value of the wrong type.
    public static var wrongType: Self { Self(rawValue: "wrong-type") }
    /// A type or format that is not known here.
    public static var unknownType: Self { Self(rawValue: "unknown-type") }
    /// A feature or label that is not known here.
    public static var unknownFeature: Self { Self(rawValue: "unknown-feature") }
    /// A reference to a schema that does not exist.
    public static var missingSchema: Self { Self(rawValue: "missing-schema") }
    /// A missing member without which a description is of no use.
    public static var missingMember: Self { Self(rawValue: "missing-member") }
    /// Two things with one name.
    public static var duplicateName: Self { Self(rawValue: "duplicate-name") }
    /// A name that is not valid in code or in a path.
    public static var invalidName: Self { Self(rawValue: "invalid-name") }
    /// A method's path that cannot be filled in.
    public static var invalidPath: Self { Self(rawValue: "invalid-path") }
    /// A correction that was made.
    public static var corrected: Self { Self(rawValue: "corrected") }
}
