extension API {
    /// A place where a value does not match its schema.
    public struct Mismatch: Sendable, Hashable, CustomStringConvertible {
        /// The category of a mismatch.
        public enum Kind: Sendable, Hashable {
            /// The object has a member that its schema does not have.
            case unknownMember
            /// The value has the wrong type, such as a string instead of an object.
            case wrongType
            /// The string or number does not match its format, or the number is out of range.
            case wrongFormat
            /// The string is not one of the values of the enumeration.
            case unknownValue
        }

        /// The category of the mismatch.
        public var kind: Kind
        /// The place in the value: `attendees[2].email`; empty for the whole value.
        ///
        /// Of a very long name, it has only the beginning.
        public var path: String
        /// The problem, as the rest of a sentence: `is no whole number`.
        ///
        /// Of a wrong text, it has at most the first 200 characters (Unicode scalars).
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
