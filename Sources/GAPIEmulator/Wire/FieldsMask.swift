import AsyncJSON

/// The `fields` parameter: which members of an answer to send.
///
/// `a,b/c,d(e,f),*` selects `a` whole, of `b` only `c`, of `d` only `e` and `f`, and of every other member all. Arrays
/// are looked through: `items(name)` is the name of each item. What is selected but not there is left out.
struct FieldsMask: Sendable, Equatable {
    /// The members to keep, each with the mask for its own value; empty for a value that is kept whole.
    private(set) var members: [String: FieldsMask] = [:]

    /// Parses a mask; throws Google's 400 where the grammar is violated.
    init(parsing text: String) throws(GoogleError) {
        var parser = Parser(text: Array(text.utf8))
        self = try parser.selection(closing: nil)
    }

    private init() {}

    /// Whether values are kept as they are.
    private var keepsAll: Bool { members.isEmpty }

    /// The text of what the mask leaves of a value.
    func select(_ value: JSON.Value, into text: inout [UInt8]) {
        if keepsAll {
            text += value.encoded()
        } else if let elements = value.array {
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                select(element, into: &text)
            }
            text.append(UInt8(ascii: "]"))
        } else if let object = value.members {
            text.append(UInt8(ascii: "{"))
            var isFirst = true
            for (name, member) in object {
                guard let mask = members[name] ?? members["*"] else { continue }
                if !isFirst { text.append(UInt8(ascii: ",")) }
                isFirst = false
                text += JSON.Value(name).encoded()
                text.append(UInt8(ascii: ":"))
                mask.select(member, into: &text)
            }
            text.append(UInt8(ascii: "}"))
        } else {
            text += value.encoded()
        }
    }

    /// Adds what another mask keeps; a value that one of them keeps whole stays whole.
    private mutating func formUnion(_ name: String, _ mask: FieldsMask) {
        // Taken out, so that it is changed where it is, and not copied for each of its members.
        guard var known = members.removeValue(forKey: name) else {
            members[name] = mask
            return
        }
        if known.keepsAll || mask.keepsAll {
            known.members = [:]
        } else {
            for (name, mask) in mask.members { known.formUnion(name, mask) }
        }
        members[name] = known
    }

    /// `selection = field *("," field)`, `field = name *("/" name) ["(" selection ")"]`.
    private struct Parser {
        /// Deeper than any answer is; what is nested is read by functions that call themselves.
        static let maximumDepth = 100

        let text: [UInt8]
        var position = 0
        var depth = 0

        private var next: UInt8? { position < text.count ? text[position] : nil }

        mutating func selection(closing: UInt8?) throws(GoogleError) -> FieldsMask {
            var mask = FieldsMask()
            while true {
                let (name, rest) = try field()
                mask.formUnion(name, rest)
                guard next == UInt8(ascii: ",") else { break }
                position += 1
            }
            guard next == closing else { throw error }
            position += 1
            return mask
        }

        private mutating func field() throws(GoogleError) -> (String, FieldsMask) {
            guard depth < Self.maximumDepth else { throw .invalid("fields", "is nested too deeply") }
            depth += 1
            defer { depth -= 1 }
            let start = position
            while let byte = next, !Self.delimiters.contains(byte) { position += 1 }
            guard position > start else { throw error }
            let name = String(decoding: text[start..<position], as: UTF8.self)
            var mask = FieldsMask()
            if next == UInt8(ascii: "/") {
                position += 1
                let (inner, rest) = try field()
                mask.members = [inner: rest]
            } else if next == UInt8(ascii: "(") {
                position += 1
                mask = try selection(closing: UInt8(ascii: ")"))
            }
            return (name, mask)
        }

        private static let delimiters = Array("/,() ".utf8)

        private var error: GoogleError {
            .invalid("fields", "is no field mask at character \(position + 1)")
        }
    }
}
