extension JSON {
    /// The path from a value to a value inside it.
    ///
    /// ```swift
    /// value["items", 3, "size"]                            // a path in the code
    /// try value[JSON.Path(parsing: "items[3].size")]       // a path from a user
    /// ```
    ///
    /// As text, a path consists of names, and of positions counted from 0. A name with dots, brackets or quotes is
    /// written as a JSON string: `items[3]."owner.name"`. ``JSON/Error/path`` is written the same way.
    public struct Path: Sendable, Hashable {
        /// One step of the path: to a member or to an element.
        public enum Step: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
            /// The step to the member of an object with this name.
            case member(String)
            /// The step to the element of an array at this position, counted from 0.
            case element(Int)

            /// Creates a step to a member.
            public init(stringLiteral name: String) { self = .member(name) }

            /// Creates a step to an element.
            public init(integerLiteral position: Int) { self = .element(position) }
        }

        /// The steps in their order; an empty path leads to the value itself.
        public var steps: [Step]

        /// Creates a path of steps.
        public init(_ steps: some Sequence<Step>) { self.steps = Array(steps) }

        /// Reads a path of at least one step.
        ///
        /// - Parameter text: The path, such as `items[3].size`.
        /// - Throws: ``JSON/Error`` with the place in the text that is not a step.
        public init(parsing text: String) throws(JSON.Error) {
            var parser = PathParser(text)
            steps = try parser.steps()
        }
    }
}

extension JSON.Path: CustomStringConvertible {
    /// The path as text.
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .element(let position):
                text += "[\(position)]"
            case .member(let name):
                let isPlain = !name.isEmpty && !name.utf8.contains { ".[]\"".utf8.contains($0) }
                text += (text.isEmpty ? "" : ".") + (isPlain ? name : JSON.Value(name).description)
            }
        }
        return text
    }
}

/// Reads the text of a path step by step.
///
/// A dot or bracket is one even before a combining mark, with which it is a single character.
private struct PathParser {
    let text: String
    var rest: Substring.UTF8View

    init(_ text: String) {
        self.text = text
        rest = text[...].utf8
    }

    mutating func steps() throws(JSON.Error) -> [JSON.Path.Step] {
        var steps: [JSON.Path.Step] = []
        repeat {
            if rest.first == UInt8(ascii: "[") {
                steps.append(.element(try position()))
            } else {
                if !steps.isEmpty {
                    guard rest.first == UInt8(ascii: ".") else { throw failure("Expected . or [") }
                    rest.removeFirst()
                }
                steps.append(.member(try name()))
            }
        } while !rest.isEmpty
        return steps
    }

    private mutating func position() throws(JSON.Error) -> Int {
        let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        guard rest.count > digits.count + 1, let position = Int(Substring(digits)), position >= 0
        else { throw failure("Expected a position in brackets, such as [3]") }
        rest = rest.dropFirst(digits.count + 2)
        return position
    }

    private mutating func name() throws(JSON.Error) -> String {
        guard rest.first == UInt8(ascii: "\"") else {
            let name = rest.prefix { !".[]\"".utf8.contains($0) }
            guard !name.isEmpty else { throw failure("Expected a name") }
            rest = rest[name.endIndex...]
            return String(Substring(name))
        }
        // The name ends at the first quote that no backslash escapes.
        var isEscaped = false
        let end = rest.dropFirst().firstIndex { byte in
            if byte == UInt8(ascii: "\""), !isEscaped { return true }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            return false
        }
        guard let end, let name = try? JSON.Value(parsing: String(Substring(rest[...end]))).string else {
            throw failure("Expected a JSON string")
        }
        rest = rest[end...].dropFirst()
        return name
    }

    private func failure(_ message: String) -> JSON.Error {
        let before = text[..<rest.startIndex]
        return JSON.Error(
            .syntax,
            rest.isEmpty ? "\(message) at the end" : "\(message) before \(Substring(rest))",
            offset: before.utf8.count,
            position: .init(column: before.unicodeScalars.count + 1)
        )
    }
}
