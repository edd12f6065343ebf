extension Feeds {
    /// An error of a registration, or for a document that is of no format of this module.
    ///
    /// Errors inside a document are `XML.Error` values, with their position.
    public struct Error: Swift.Error, Sendable, Hashable, CustomStringConvertible {
        /// The kind of failure; later versions may add more.
        public struct Code: Sendable, Hashable, CustomStringConvertible {
            /// The name of the code.
            public let description: String

            /// A second type is registered for one kind, or one type is registered twice.
            public static let duplicateRegistration = Code(description: "duplicateRegistration")
            /// An element or attribute is declared twice for the same type.
            public static let duplicateDeclaration = Code(description: "duplicateDeclaration")
            /// A type is a surrogate for one whose element or attribute has another name.
            public static let otherName = Code(description: "otherName")
            /// The root element is unknown to this module, such as that of a web page.
            public static let unknownDocument = Code(description: "unknownDocument")
        }

        /// The kind of failure, for programs.
        public let code: Code
        /// A description of the failure, for people.
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
