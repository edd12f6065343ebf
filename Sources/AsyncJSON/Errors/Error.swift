extension JSON {
    /// Why a document could not be read, and where.
    ///
    /// ```swift
    /// do { … } catch { print(error) }
    /// // Expected an integer, found the string "abc" at items[3].size (line 1, column 88, offset 87).
    /// ```
    ///
    /// Line, column and path are looked up when they are asked for, or when the error leaves the decoder: a type that tries one way
    /// of reading after the other pays nothing for those that fail. An error that a type's `init(from:)` catches and keeps holds its
    /// document.
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
            let position: Position?
            /// The path; from the node on where there is one.
            let path: String
            /// The value whose reading failed, as long as position and path are not looked up.
            let node: Node?

            init(_ code: Code, _ message: String, _ offset: Int, _ position: Position?, _ path: String, _ node: Node?) {
                self.code = code
                self.message = message
                self.offset = offset
                self.position = position
                self.path = path
                self.node = node
            }
        }

        /// A place in a text, counted from 1.
        struct Position: Sendable {
            var line = 1
            var column = 1
        }

        /// A value of a document.
        struct Node: Sendable {
            let document: Document
            let index: Int
        }

        /// An error at a place of a text; `position` may follow later, see ``located(in:)``.
        init(_ code: Code, _ message: String, offset: Int = 0, position: Position? = Position(), path: String = "") {
            details = Details(code, message, offset, position, path, nil)
        }

        /// The error of reading a value of a document.
        init(_ error: Error, at node: Node) {
            details = Details(error.code, error.message, error.offset, nil, error.details.path, node)
        }

        /// The error of a text that begins at `start`, with its position.
        func located(in start: UnsafePointer<UInt8>) -> Error {
            guard details.position == nil, details.node == nil else { return self }
            return Error(code, message, offset: offset, position: Position(of: offset, in: start), path: path)
        }

        /// The error with position and path, so that it holds no document.
        var resolved: Error {
            details.node == nil ? self : Error(code, message, offset: offset, position: position, path: path)
        }

        private var position: Position {
            details.position ?? details.node.map { Position(of: offset, in: $0.document.bytes.start) } ?? Position()
        }

        /// The kind of failure, for decisions.
        public var code: Code { details.code }
        /// What failed, for people.
        public var message: String { details.message }
        /// Bytes before the place of the failure.
        public var offset: Int { details.offset }
        /// The line of the failure, from 1.
        public var line: Int { position.line }
        /// The column of the failure in Unicode scalars, from 1.
        public var column: Int { position.column }
        /// The member that could not be read, such as `items[3].size`; empty at the top and for syntax errors of
        /// untyped documents.
        public var path: String {
            guard let node = details.node else { return details.path }
            return Self.join(Path(node.document.path(to: node.index)).description, details.path)
        }

        /// The message with path and position, as one sentence.
        public var description: String {
            let (path, position) = (path, position)
            let place = path.isEmpty ? "" : " at \(path)"
            return "\(message)\(place) (line \(position.line), column \(position.column), offset \(offset))."
        }

        /// Two errors are equal when they say the same of the same place.
        public static func == (lhs: Error, rhs: Error) -> Bool {
            lhs.code == rhs.code && lhs.message == rhs.message && lhs.offset == rhs.offset && lhs.path == rhs.path
        }

        /// Whether a value is JSON, but not what its property needs.
        var isMisfit: Bool { code == .typeMismatch || code == .invalidValue }

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
                position: Position(line: line + self.line - 1, column: column + self.column - 1),
                path: path
            )
        }

        private func inside(_ container: String) -> Error {
            let error = resolved
            let path = Self.join(container, error.details.path)
            return Error(code, message, offset: offset, position: error.details.position, path: path)
        }

        private static func join(_ container: String, _ path: String) -> String {
            let joint = container.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
            return container + joint + path
        }
    }
}

extension JSON.Error.Position {
    /// Counts lines, and the Unicode scalars of the last one, up to an offset.
    init(of offset: Int, in start: UnsafePointer<UInt8>) {
        for byte in UnsafeBufferPointer(start: start, count: offset) {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }
}
