extension JSON {
    /// Why a document could not be read, and where.
    ///
    /// ```swift
    /// do { … } catch { print(error) }
    /// // Expected a number, found a string, at items[3].size (line 1, column 88, offset 87).
    /// ```
    public struct Error: Swift.Error, Sendable, Equatable, CustomStringConvertible {
        /// The kind of failure; more may be added.
        public struct Code: Sendable, Hashable, CustomStringConvertible {
            private enum Name: String {
                case syntax, unexpectedEnd, invalidUTF8, depthExceeded, sizeExceeded, typeMismatch, invalidValue,
                    memberMissing
            }

            private let name: Name

            /// The text is not JSON.
            public static let syntax = Code(name: .syntax)
            /// The text stops in the middle of a value, as a truncated transfer does.
            public static let unexpectedEnd = Code(name: .unexpectedEnd)
            /// The bytes are not UTF-8.
            public static let invalidUTF8 = Code(name: .invalidUTF8)
            /// Arrays and objects are nested deeper than ``JSON/Limits/depth``.
            public static let depthExceeded = Code(name: .depthExceeded)
            /// The document is larger than ``JSON/Limits/size``.
            public static let sizeExceeded = Code(name: .sizeExceeded)
            /// A value is of another type than its property, such as a string where a number belongs.
            public static let typeMismatch = Code(name: .typeMismatch)
            /// A value is of the right type, but not one its property can hold, such as a number out of range.
            public static let invalidValue = Code(name: .invalidValue)

            /// A member that a type with synthesized `Codable` cannot do without is not there.
            public static let memberMissing = Code(name: .memberMissing)

            /// The name of the code, such as `typeMismatch`.
            public var description: String { name.rawValue }
        }

        /// One reference, so that a function that may throw returns its error in a register.
        private let details: Details

        private final class Details: Sendable {
            let code: Code
            let message: String
            let offset: Int
            let line: Int
            let column: Int
            let path: String

            init(_ code: Code, _ message: String, _ offset: Int, _ line: Int, _ column: Int, _ path: String) {
                self.code = code
                self.message = message
                self.offset = offset
                self.line = line
                self.column = column
                self.path = path
            }
        }

        init(_ code: Code, _ message: String, offset: Int = 0, line: Int = 1, column: Int = 1, path: String = "") {
            details = Details(code, message, offset, line, column, path)
        }

        /// The kind of failure, for decisions.
        public var code: Code { details.code }
        /// What failed, for people.
        public var message: String { details.message }
        /// Bytes before the place of the failure.
        public var offset: Int { details.offset }
        /// The line of the failure, from 1.
        public var line: Int { details.line }
        /// The column of the failure in Unicode scalars, from 1.
        public var column: Int { details.column }
        /// The member that could not be read, such as `items[3].size`; empty at the top and for syntax errors of
        /// untyped documents.
        public var path: String { details.path }

        /// The message with path and position, as one sentence.
        public var description: String {
            let place = path.isEmpty ? "" : " at \(path)"
            return "\(message)\(place) (line \(line), column \(column), offset \(offset))."
        }

        /// Two errors are equal when they say the same of the same place.
        public static func == (lhs: Error, rhs: Error) -> Bool {
            lhs.code == rhs.code && lhs.message == rhs.message && lhs.offset == rhs.offset && lhs.path == rhs.path
        }

        /// The same error, seen from the object that holds the member.
        func inside(member name: String) -> Error { inside(Path([.member(name)]).description) }

        /// The same error, seen from the array that holds the element.
        func inside(element index: Int) -> Error { inside("[\(index)]") }

        /// The same error of a text that begins at a place of a larger one.
        func moved(by offset: Int, line: Int, column: Int) -> Error {
            Error(
                code,
                message,
                offset: offset + self.offset,
                line: line + self.line - 1,
                column: column + self.column - 1,
                path: path
            )
        }

        private func inside(_ container: String) -> Error {
            let joint = path.isEmpty || path.hasPrefix("[") ? "" : "."
            return Error(code, message, offset: offset, line: line, column: column, path: container + joint + path)
        }
    }
}
