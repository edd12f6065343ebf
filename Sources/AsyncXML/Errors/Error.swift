extension XML {
    /// Why a document could not be read or written, and where.
    ///
    /// ```swift
    /// do { … } catch { print(error) }
    /// // The element "id" is missing, at feed/entry[3] (line 41, column 9).
    /// ```
    public struct Error: Swift.Error, Sendable, Equatable, CustomStringConvertible {
        /// The kind of failure; more may be added.
        public struct Code: Sendable, Hashable, CustomStringConvertible {
            private enum Name: String {
                case syntax, unexpectedEnd, invalidEncoding, documentTypeRefused, undefinedEntity, undeclaredPrefix,
                    depthExceeded, attributesExceeded, lengthExceeded, sizeExceeded, unexpectedElement, elementMissing,
                    attributeMissing, invalidValue, illegalCharacter, unsupported
            }

            private let name: Name

            /// The text is not well-formed XML.
            public static let syntax = Code(name: .syntax)
            /// The document stops in the middle, as a truncated transfer does.
            public static let unexpectedEnd = Code(name: .unexpectedEnd)
            /// The bytes are not text in the document's encoding, or the encoding is unknown.
            public static let invalidEncoding = Code(name: .invalidEncoding)
            /// The document type contains declarations, which ``XML/Limits/allowsDeclarations`` forbids.
            public static let documentTypeRefused = Code(name: .documentTypeRefused)
            /// A reference to an entity other than the five that XML defines.
            public static let undefinedEntity = Code(name: .undefinedEntity)
            /// A prefix without a namespace, in a document or in a coding key.
            public static let undeclaredPrefix = Code(name: .undeclaredPrefix)
            /// Elements are nested deeper than ``XML/Limits/depth``.
            public static let depthExceeded = Code(name: .depthExceeded)
            /// An element has more attributes than ``XML/Limits/attributes``, or it and those around it declare more namespaces
            /// than ``XML/Limits/namespaces``.
            public static let attributesExceeded = Code(name: .attributesExceeded)
            /// A name, value, tag or comment is longer than its limit.
            public static let lengthExceeded = Code(name: .lengthExceeded)
            /// The document is larger than ``XML/Limits/size``, or has more nodes or names than their limits.
            public static let sizeExceeded = Code(name: .sizeExceeded)
            /// An element stands where another one belongs, such as a root element of another name.
            public static let unexpectedElement = Code(name: .unexpectedElement)
            /// An element that the type cannot do without is not there.
            public static let elementMissing = Code(name: .elementMissing)
            /// An attribute that the type cannot do without is not there.
            public static let attributeMissing = Code(name: .attributeMissing)
            /// A text is not one that its property can hold, such as a word where a number belongs.
            public static let invalidValue = Code(name: .invalidValue)
            /// A text to be written contains a character that XML cannot express, such as U+0000.
            public static let illegalCharacter = Code(name: .illegalCharacter)
            /// A type asks for something that has no form in XML, such as a list as an attribute.
            public static let unsupported = Code(name: .unsupported)

            /// The name of the code, such as `elementMissing`.
            public var description: String { name.rawValue }
        }

        /// One reference, so that a function that may throw returns its error in a register.
        private let details: Details

        private final class Details: Sendable {
            let code: Code
            let message: String
            let line: Int
            let column: Int
            let path: String
            let isMistakeInCode: Bool

            init(
                _ code: Code,
                _ message: String,
                _ line: Int,
                _ column: Int,
                _ path: String,
                _ isMistakeInCode: Bool
            ) {
                self.code = code
                self.message = message
                self.line = line
                self.column = column
                self.path = path
                self.isMistakeInCode = isMistakeInCode
            }
        }

        package init(
            _ code: Code,
            _ message: String,
            line: Int = 0,
            column: Int = 0,
            path: String = "",
            isMistakeInCode: Bool = false
        ) {
            details = Details(code, message, line, column, path, isMistakeInCode)
        }

        /// Whether no document can be read, because a type's keys are not what they should be.
        var isMistakeInCode: Bool { details.isMistakeInCode }

        /// The kind of failure, for decisions.
        public var code: Code { details.code }
        /// What failed, for people.
        public var message: String { details.message }
        /// The line of the failure, from 1; 0 where no document was read.
        public var line: Int { details.line }
        /// The column of the failure, from 1: where the parser stood, which for an element is the end of its start tag.
        public var column: Int { details.column }
        /// The element or attribute, such as `feed/entry[3]/link/@href`; empty where none was open.
        public var path: String { details.path }

        /// The message with path and position, as one sentence.
        public var description: String {
            let place = path.isEmpty ? "" : ", at \(path)"
            let position = line > 0 ? " (line \(line), column \(column))" : ""
            return "\(message)\(place)\(position)."
        }

        /// Two errors are equal when they say the same of the same place.
        public static func == (lhs: Error, rhs: Error) -> Bool {
            lhs.code == rhs.code && lhs.message == rhs.message && lhs.line == rhs.line && lhs.column == rhs.column
                && lhs.path == rhs.path
        }

        /// The same error, seen from the document in which it happened.
        func located(line: Int, column: Int, path: String) -> Error {
            Error(code, message, line: line, column: column, path: path, isMistakeInCode: isMistakeInCode)
        }
    }
}
