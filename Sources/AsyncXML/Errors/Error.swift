extension XML {
    /// The reason why a document could not be read or written, and the place of the failure.
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
            /// The document ends in the middle, as after a truncated transfer.
            public static let unexpectedEnd = Code(name: .unexpectedEnd)
            /// The bytes are not text in the document's encoding, or the encoding is unknown.
            public static let invalidEncoding = Code(name: .invalidEncoding)
            /// The document type contains declarations, which ``XML/Limits/allowsDeclarations`` forbids.
            public static let documentTypeRefused = Code(name: .documentTypeRefused)
            /// A document refers to an entity other than the five that XML defines.
            public static let undefinedEntity = Code(name: .undefinedEntity)
            /// A prefix in a document or in a coding key has no namespace.
            public static let undeclaredPrefix = Code(name: .undeclaredPrefix)
            /// Elements are nested deeper than ``XML/Limits/depth``.
            public static let depthExceeded = Code(name: .depthExceeded)
            /// An element has too many attributes or namespace declarations.
            ///
            /// It has more attributes than ``XML/Limits/attributes``, or it and the elements around it declare more
            /// namespaces than ``XML/Limits/namespaces``.
            public static let attributesExceeded = Code(name: .attributesExceeded)
            /// A name, value, tag or comment is longer than its limit.
            public static let lengthExceeded = Code(name: .lengthExceeded)
            /// The document is larger than ``XML/Limits/size``, or has more nodes or names than their limits.
            public static let sizeExceeded = Code(name: .sizeExceeded)
            /// An element is in the place of another one, such as a root element of another name.
            public static let unexpectedElement = Code(name: .unexpectedElement)
            /// An element is missing that the type requires.
            public static let elementMissing = Code(name: .elementMissing)
            /// An attribute is missing that the type requires.
            public static let attributeMissing = Code(name: .attributeMissing)
            /// A text does not fit its property, such as a word in the place of a number.
            public static let invalidValue = Code(name: .invalidValue)
            /// A text to be written contains a character that XML cannot express, such as U+0000.
            public static let illegalCharacter = Code(name: .illegalCharacter)
            /// A type requires something that has no form in XML, such as a list as an attribute.
            public static let unsupported = Code(name: .unsupported)

            /// The name of the code, such as `elementMissing`.
            public var description: String { name.rawValue }
        }

        /// The contents behind one reference, so that a function that may throw returns its error in a register.
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

        /// A Boolean value indicating whether a type's keys are invalid, so that no document can be read.
        var isMistakeInCode: Bool { details.isMistakeInCode }

        /// The kind of failure, for decisions in code.
        public var code: Code { details.code }
        /// A description of the failure, for people.
        public var message: String { details.message }
        /// The line of the failure, counted from 1; 0 if no document was read.
        public var line: Int { details.line }
        /// The column of the parser at the failure, counted from 1; for an element, the end of its start tag.
        public var column: Int { details.column }
        /// The path of the element or attribute, such as `feed/entry[3]/link/@href`; empty if none was open.
        public var path: String { details.path }

        /// The message with path and position, as one sentence.
        public var description: String {
            let place = path.isEmpty ? "" : ", at \(path)"
            let position = line > 0 ? " (line \(line), column \(column))" : ""
            return "\(message)\(place)\(position)."
        }

        /// Returns `true` if two errors have the same code and message at the same place.
        public static func == (lhs: Error, rhs: Error) -> Bool {
            lhs.code == rhs.code && lhs.message == rhs.message && lhs.line == rhs.line && lhs.column == rhs.column
                && lhs.path == rhs.path
        }

        /// Returns the same error with a place in the document in which it occurred.
        func located(line: Int, column: Int, path: String) -> Error {
            Error(code, message, line: line, column: column, path: path, isMistakeInCode: isMistakeInCode)
        }
    }
}
