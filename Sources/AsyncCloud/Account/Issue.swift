extension Cloud {
    /// Something about a server that a person should know, and perhaps decide, before an account is made.
    public struct Issue: Sendable, Hashable, CustomStringConvertible {
        /// The weight of an issue.
        public enum Level: Int, Sendable, Hashable, Comparable {
            /// Something to know.
            case informal
            /// Something to approve.
            case warning

            /// Returns `true` if the first weighs less.
            public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
        }

        /// The kind of an issue; more can come.
        public enum Kind: Sendable, Hashable {
            /// A server at another URL than the typed one.
            case redirect(from: String, to: String)
            /// A server without encryption: all on the way can read passwords and files.
            case plainHTTP
            /// A server that sends its users to another one for the login, the OpenID provider.
            case provider(server: String, issuer: String)
        }

        /// The answer to an issue.
        public enum Decision: Sendable, Hashable {
            /// Goes on.
            case approve
            /// Ends the setup, or leaves out the login by that provider.
            case reject
        }

        /// The weight.
        public let level: Level
        /// The kind.
        public let kind: Kind
        /// A message for people.
        public let message: String

        /// The message.
        public var description: String { message }
    }

    /// The rule for servers without encryption.
    public enum PlainHTTPPolicy: Sendable, Hashable {
        /// They are used like others.
        case allowed
        /// A person has to approve.
        case asks
        /// They are refused.
        case forbidden
    }
}
