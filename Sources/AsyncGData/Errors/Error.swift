extension GData {
    /// Why something could not be registered, or a document is not one of this module's.
    ///
    /// What is wrong inside of a document is an `XML.Error`, with its place.
    public struct Error: Swift.Error, Sendable, Hashable, CustomStringConvertible {
        /// The kind of failure; more may be added.
        public struct Code: Sendable, Hashable, CustomStringConvertible {
            /// The name of the code.
            public let description: String

            /// Two types are registered for one kind, or one type twice.
            public static let duplicateRegistration = Code(description: "duplicateRegistration")
            /// An element or attribute is declared twice for the same type.
            public static let duplicateDeclaration = Code(description: "duplicateDeclaration")
            /// A type is to stand for one whose element or attribute has another name.
            public static let otherName = Code(description: "otherName")
            /// The root element is none that this module knows, such as that of a web page.
            public static let unknownDocument = Code(description: "unknownDocument")
        }

        /// The kind of failure, for decisions.
        public let code: Code
        /// What failed, for people.
        public let message: String

        init(_ code: Code, _ message: String) {
            self.code = code
            self.message = message
        }

        static func duplicate(_ what: String, _ new: any Any.Type, _ old: any Any.Type) -> Error {
            Error(.duplicateRegistration, "\(what) is registered for \(old), and cannot be for \(new)")
        }

        /// The message as a sentence.
        public var description: String { message + "." }
    }
}
