import AsyncXML

/// A value in an expectation of feedparser's tests.
enum PythonValue: Equatable {
    case string(String)
    case number(Int)
    case bool(Bool)
    case list([PythonValue])
    case dictionary([String: PythonValue])

    subscript(key: PythonValue) -> PythonValue? {
        switch (self, key) {
        // feedparser knows some members by two names.
        case (.dictionary(let members), .string("url")): members["href"]
        case (.dictionary(let members), .string("guid")): members["id"]
        case (.dictionary(let members), .string(let key)): members[key]
        case (.list(let items), .number(let index)) where items.indices.contains(index): items[index]
        default: nil
        }
    }
}

extension PythonValue: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .string(value) }
}

/// Evaluates expectations: names with subscripts, literals, `==`, `and`, `not` and brackets.
struct PythonExpression {
    struct Unsupported: Error {}

    private var rest: Substring
    private let names: [String: PythonValue]

    /// Whether an expectation holds; nil where it is beyond this evaluator.
    static func holds(_ text: String, names: [String: PythonValue]) -> Bool? {
        var expression = PythonExpression(rest: text[...], names: names)
        guard let value = try? expression.conjunction() else { return nil }
        expression.skipSpaces()
        return expression.rest.isEmpty ? value == .bool(true) || value == .number(1) : nil
    }

    private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ token: String) -> Bool {
        skipSpaces()
        guard rest.hasPrefix(token) else { return false }
        rest = rest.dropFirst(token.count)
        return true
    }

    /// A result that is missing is not equal to anything, nor true.
    private mutating func conjunction() throws -> PythonValue? {
        var result = try negation()
        while take("and ") {
            let next = try negation()
            if result == .bool(true) { result = next }
        }
        return result
    }

    private mutating func negation() throws -> PythonValue? {
        if take("not ") { return .bool(try negation() != .bool(true)) }
        return try comparison()
    }

    private mutating func comparison() throws -> PythonValue? {
        var left = try operand()
        var result: PythonValue?
        while take("==") {
            let right = try operand()
            let isEqual = left != nil && Self.sameMarkup(left, right)
            result = .bool(isEqual && result != .bool(false))
            left = right
        }
        return result ?? left
    }

    private mutating func operand() throws -> PythonValue? {
        if take("(") {
            let value = try conjunction()
            guard take(")") else { throw Unsupported() }
            return value
        }
        skipSpaces()
        if let literal = try literal() { return literal }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { throw Unsupported() }
        rest = rest.dropFirst(name.count)
        guard var value = names[String(name)] else { throw Unsupported() }
        var isThere = true
        while take("[") {
            guard let key = try literal(), take("]") else { throw Unsupported() }
            if isThere, let next = value[key] { value = next } else { isThere = false }
        }
        return isThere ? value : nil
    }

    private mutating func literal() throws -> PythonValue? {
        skipSpaces()
        if rest.first?.isNumber == true {
            let digits = rest.prefix(while: \.isNumber)
            rest = rest.dropFirst(digits.count)
            return Int(digits).map { .number($0) }
        }
        if take("{") {
            var members: [String: PythonValue] = [:]
            while !take("}") {
                guard case .string(let key)? = try literal(), take(":"), let value = try literal() else {
                    throw Unsupported()
                }
                members[key] = value
                _ = take(",")
            }
            return .dictionary(members)
        }
        var quoted = rest
        if quoted.first == "u" { quoted.removeFirst() }
        guard let quote = quoted.first, quote == "'" || quote == "\"" else { return nil }
        quoted.removeFirst()
        var text = ""
        while let character = quoted.popFirst(), character != quote {
            guard character == "\\", let escape = quoted.popFirst() else {
                text.append(character)
                continue
            }
            switch escape {
            case "n": text += "\n"
            case "t": text += "\t"
            case "x", "u":
                let count = escape == "x" ? 2 : 4
                guard let code = UInt32(quoted.prefix(count), radix: 16), let scalar = Unicode.Scalar(code) else {
                    throw Unsupported()
                }
                text.unicodeScalars.append(scalar)
                quoted = quoted.dropFirst(count)
            default: text.append(escape)
            }
        }
        rest = quoted
        return .string(text)
    }

    /// Whether two values are the same; HTML also where it is only written differently.
    private static func sameMarkup(_ left: PythonValue?, _ right: PythonValue?) -> Bool {
        if left == right { return true }
        guard case .string(let left)? = left, case .string(let right)? = right else { return false }
        func tree(_ text: String) -> [UInt8]? { try? XML.HTML.parse("<div>\(text)</div>").canonical() }
        return right.contains { "<&".contains($0) } && tree(left) != nil && tree(left) == tree(right)
    }
}
