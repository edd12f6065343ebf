extension JSON {
    /// The reason why a document could not be read, and the place of the failure.
    ///
    /// ```swift
    /// do { … } catch { print(error) }
    /// // Expected an integer, found a string at items[3].size (line 1, column 88, offset 87).
    /// ```
    ///
    /// Line, column and path are computed on access, or when the error leaves the decoder. So a type that tries several
    /// ways of reading pays nothing for those that fail. If a type's `init(from:)` catches an error and keeps it, the
    /// error keeps its document in memory.
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
            /// The text ends in the middle of a value, as after a truncated transfer.
            public static let unexpectedEnd = Code(name: .unexpectedEnd)
            /// The bytes are not UTF-8.
            public static let invalidUTF8 = Code(name: .invalidUTF8)
            /// Arrays and objects are nested deeper than ``JSON/Limits/depth``.
            public static let depthExceeded = Code(name: .depthExceeded)
            /// The document is larger than ``JSON/Limits/size``.
            public static let sizeExceeded = Code(name: .sizeExceeded)
            /// A value is of another type than its property, such as a string in the place of a number.
            public static let typeMismatch = Code(name: .typeMismatch)
            /// A value has the right type, but its property cannot hold it, such as a number out of range.
            public static let invalidValue = Code(name: .invalidValue)

            /// A member is missing that a type with synthesized `Codable` requires.
            public static let memberMissing = Code(name: .memberMissing)

            /// The name of the code, such as `typeMismatch`.
            public var description: String { name.rawValue }
        }

        /// The contents behind one reference, so that a function that may throw returns its error in a register.
        private let details: Details

        private final class Details: Sendable {
            let code: Code
            let message: String
            let offset: Int
            let position: Position?
            /// The path; if there is a node, the path from the node on.
            let path: String
            /// The value whose reading failed, until position and path are computed.
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

        /// Creates an error at a place of a text; `position` may follow later, see ``located(in:)``.
        init(_ code: Code, _ message: String, offset: Int = 0, position: Position? = Position(), path: String = "") {
            details = Details(code, message, offset, position, path, nil)
        }

        /// Creates the error of reading a value of a document.
        init(_ error: Error, at node: Node) {
            details = Details(error.code, error.message, error.offset, nil, error.details.path, node)
        }

        /// Returns the error with its position, in a text that begins at `start`.
        func located(in start: UnsafePointer<UInt8>) -> Error {
            guard details.position == nil, details.node == nil else { return self }
            return Error(code, message, offset: offset, position: Position(of: offset, in: start), path: path)
        }

        /// The error with position and path, so that it does not keep its document in memory.
        var resolved: Error {
            details.node == nil ? self : Error(code, message, offset: offset, position: position, path: path)
        }

        private var position: Position {
            details.position ?? details.node.map { Position(of: offset, in: $0.document.bytes.start) } ?? Position()
        }

        /// The kind of failure, for decisions in code.
        public var code: Code { details.code }
        /// A description of the failure, for people.
        ///
        /// It names the kinds of values, such as a string, never the values: they may be secrets.
        public var message: String { details.message }
        /// The number of bytes before the place of the failure.
        public var offset: Int { details.offset }
        /// The line of the failure, counted from 1.
        public var line: Int { position.line }
        /// The column of the failure in Unicode scalars, counted from 1.
        public var column: Int { position.column }
        /// The path of the member that could not be read, such as `items[3].size`.
        ///
        /// It is empty at the top level, and for syntax errors of untyped documents.
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

        /// Returns `true` if two errors have the same code and message at the same offset and path.
        public static func == (lhs: Error, rhs: Error) -> Bool {
            lhs.code == rhs.code && lhs.message == rhs.message && lhs.offset == rhs.offset && lhs.path == rhs.path
        }

        /// A Boolean value indicating whether the value is JSON but does not fit its property.
        var isMisfit: Bool { code == .typeMismatch || code == .invalidValue }

        /// Returns the same error, with the path from the object that holds the member.
        func inside(member name: String) -> Error { inside(Path([.member(name)]).description) }

        /// Returns the same error, with the path from the array that holds the element.
        func inside(element index: Int) -> Error { inside("[\(index)]") }

        /// Returns the same error, for a text that is part of a larger one and begins at a given place in it.
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
