extension API {
    /// A value that is not of the schema that it should be of.
    public struct Mismatch: Sendable, Hashable, CustomStringConvertible {
        /// What sort of mismatch it is.
        public enum Kind: Sendable, Hashable {
            /// The object has a member that the schema does not.
            case unknownMember
            /// It is a string instead of an object, for example.
            case wrongType
            /// A string or number that is not as the format says, or out of range.
            case wrongFormat
            /// Not one of the values of an enumeration.
            case unknownValue
        }

        /// What sort of mismatch it is.
        public var kind: Kind
        /// Where in the value: `attendees[2].email`; empty for all of it.
        ///
        /// Only the beginning of a very long name is there.
        public var path: String
        /// What is the matter, as the rest of a sentence: `is no whole number`.
        ///
        /// Of a text that is wrong it has at most the first 200 characters (Unicode scalars).
        public var message: String

        /// One sentence: `attendees[2].email is no string`.
        public var description: String { (path.isEmpty ? "the value" : path) + " " + message }

        /// Returns the beginning of a text or name from a body, which may have any length.
        static func beginning(of text: String) -> String {
            let beginning = text.unicodeScalars.prefix(200)
            return beginning.endIndex == text.endIndex ? text : String(beginning) + "…"
        }
    }
}
