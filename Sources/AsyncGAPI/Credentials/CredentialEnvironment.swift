#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI {
    /// What the search for credentials sees of the process: its variables and folders, as a value.
    public struct CredentialEnvironment: Sendable, Hashable {
        /// The environment variables.
        public var variables: [String: String]
        /// The user's home folder.
        public var home: String?

        /// Creates an environment, for tests.
        public init(variables: [String: String] = [:], home: String? = nil) {
            self.variables = variables
            self.home = home
        }

        /// The environment of this process.
        public static var process: Self {
            let variables = ProcessInfo.processInfo.environment
            return Self(variables: variables, home: variables["HOME"])
        }

        /// Returns a variable; an empty one counts as none.
        public subscript(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    }
}

extension GAPI.CredentialEnvironment: CustomStringConvertible, CustomReflectable {
    /// The names of the variables; values can be secrets.
    public var description: String { "CredentialEnvironment(\(variables.keys.sorted().joined(separator: ", ")))" }
    /// A mirror that does not show the values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
