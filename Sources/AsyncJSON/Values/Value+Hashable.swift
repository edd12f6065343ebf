extension JSON.Value: Hashable {
    /// Returns a Boolean value indicating whether two values are equal.
    ///
    /// The order of members does not matter. Numbers are compared by exact value (`1.0` equals `1`), strings byte for
    /// byte.
    public static func == (lhs: JSON.Value, rhs: JSON.Value) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.string(let left), .string(let right)):
            return left.hasSameBytes(as: right)
        case (.node(let left, let first), .node(let right, let second)):
            if left.rawText(at: first).hasSameBytes(as: right.rawText(at: second)) { return true }
        default:
            break
        }
        switch (lhs.kind, rhs.kind) {
        case (.null, .null), (.true, .true), (.false, .false):
            return true
        case (.number, .number):
            return lhs.number == rhs.number
        case (.string, _), (.escapedString, _):
            guard let left = lhs.string, let right = rhs.string else { return false }
            return left.hasSameBytes(as: right)
        case (.array, .array):
            return lhs.array == rhs.array
        case (.object, .object):
            return lhs.membersByName == rhs.membersByName
        default:
            return false
        }
    }

    /// Hashes the parts of the value that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
        switch kind {
        case .null: hasher.combine(0)
        case .true: hasher.combine(true)
        case .false: hasher.combine(false)
        case .number: hasher.combine(number)
        case .string, .escapedString: hasher.combine(string.map(Name.init))
        case .array: hasher.combine(array)
        case .object: hasher.combine(membersByName)
        }
    }

    /// A number by its value, or by its spelling if the exponent is too long.
    private enum Number: Hashable {
        case exact(Decimal)
        case text(String)
    }

    private var number: Number? {
        guard var text = numberText else { return nil }
        return text.withUTF8(Decimal.init).map(Number.exact) ?? .text(text)
    }

    /// The members by name; of members with the same name, the last one counts.
    var membersByName: [Name: JSON.Value]? {
        memberList.map { Dictionary($0.map { (Name(text: $0.name), $0.value) }, uniquingKeysWith: { $1 }) }
    }

    /// A name that is compared byte for byte.
    struct Name: Hashable {
        let text: String

        static func == (lhs: Name, rhs: Name) -> Bool { lhs.text.hasSameBytes(as: rhs.text) }

        // Not the string's own hash: all spellings of the same characters have the same hash there. A document with
        // many of them would turn every table of names into a list.
        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }
}
