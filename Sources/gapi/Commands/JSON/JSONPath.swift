import AsyncJSON

/// The way from a document to one of its values: `items[3]."owner.name"`.
struct JSONPath: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        case member(String)
        case element(Int)
    }

    struct ParsingError: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    private(set) var steps: [Step] = []

    /// Reads a path, which has at least one step.
    init(parsing text: String) throws(ParsingError) {
        var rest = Substring(text)
        repeat {
            if rest.first == "[" {
                steps.append(.element(try Self.position(&rest)))
            } else {
                if !steps.isEmpty, rest.removeFirst() != "." { throw Self.unexpected(rest, "Expected . or [") }
                steps.append(.member(try Self.name(&rest)))
            }
        } while !rest.isEmpty
    }

    private static func position(_ rest: inout Substring) throws(ParsingError) -> Int {
        let digits = rest.dropFirst().prefix { $0 != "]" }
        guard rest.count > digits.count + 1, digits.allSatisfy(\.isASCII), let position = Int(digits), position >= 0
        else { throw unexpected(rest, "Expected a position in brackets, such as [3]") }
        rest = rest.dropFirst(digits.count + 2)
        return position
    }

    private static func name(_ rest: inout Substring) throws(ParsingError) -> String {
        guard rest.first == "\"" else {
            let name = rest.prefix { $0 != "." && $0 != "[" && $0 != "]" && $0 != "\"" }
            guard !name.isEmpty else { throw unexpected(rest, "Expected a name") }
            rest = rest[name.endIndex...]
            return String(name)
        }
        // The name ends at the first quote up to which the text is a JSON string.
        var end = rest.startIndex
        while let quote = rest[rest.index(after: end)...].firstIndex(of: "\"") {
            end = quote
            if let name = try? JSON.Value(parsing: String(rest[...quote])).string {
                rest = rest[quote...].dropFirst()
                return name
            }
        }
        throw unexpected(rest, "Expected a JSON string")
    }

    private static func unexpected(_ rest: Substring, _ message: String) -> ParsingError {
        ParsingError(description: rest.isEmpty ? "\(message) at the end." : "\(message) before \(rest).")
    }
}

extension JSONPath: CustomStringConvertible {
    var description: String { Self.text(of: steps[...]) }

    /// The path as it is typed.
    static func text(of steps: ArraySlice<Step>) -> String {
        var text = ""
        for step in steps {
            switch step {
            case .element(let position):
                text += "[\(position)]"
            case .member(let name):
                let isPlain = !name.isEmpty && !name.contains { ".[]\"".contains($0) }
                text += (text.isEmpty ? "" : ".") + (isPlain ? name : JSON.Value(name).description)
            }
        }
        return text
    }
}

extension JSON.Value {
    /// The value one step away.
    subscript(step: JSONPath.Step) -> JSON.Value? {
        switch step {
        case .member(let name): self[name]
        case .element(let position): self[position]
        }
    }
}
