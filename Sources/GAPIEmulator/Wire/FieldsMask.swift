import AsyncJSON

/// The `fields` parameter, which selects members of a response.
///
/// The mask `a,b/c,d(e,f),*` selects all of `a`, only `c` of `b`, only `e` and `f` of `d`, and all of every other
/// member. A mask for an array applies to each of its elements: `items(name)` selects the name of each item. Selected
/// members that do not exist are ignored.
struct FieldsMask: Sendable, Equatable {
    /// The members to keep, each with the mask for its value; empty for a value that is kept whole.
    private(set) var members: [String: FieldsMask] = [:]

    /// Parses a mask; throws Google's 400 if it is invalid.
    init(parsing text: String) throws(GoogleError) {
        var parser = Parser(text: Array(text.utf8))
        self = try parser.selection(closing: nil)
    }

    private init() {}

    /// A Boolean value indicating whether the mask keeps whole values.
    private var keepsAll: Bool { members.isEmpty }

    /// Appends the JSON text of the parts of a value that the mask selects.
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

    /// Adds a member with its mask; a value that one of the masks keeps whole stays whole.
    private mutating func formUnion(_ name: String, _ mask: FieldsMask) {
        // The known mask is removed first, so that it is changed in place and not copied for each member.
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
        /// The maximum nesting, which no response reaches; nested parts are parsed recursively.
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
