extension JSON.Value {
    /// The member of an object with a name; nil where there is none or this is no object.
    ///
    /// Of members with the same name, the last one counts. Setting nil removes the member, setting `.null` writes null.
    /// A new member goes to the end. Setting a member of something that is not an object makes it one with that member
    /// alone.
    ///
    /// - Parameter name: The member's name, compared byte for byte.
    public subscript(name: String) -> JSON.Value? {
        get {
            switch storage {
            case .object(let members):
                return members.last { $0.name.hasSameBytes(as: name) }?.value
            case .node(let document, let index) where document.tape.kind(at: index) == .object:
                var name = name
                let found = name.withUTF8 { document.value(ofMember: $0, in: index) }
                return found.map { JSON.Value(document, $0) }
            default:
                return nil
            }
        }
        set {
            var members = memberList ?? []
            let last = members.lastIndex { $0.name.hasSameBytes(as: name) }
            if let newValue, let last {
                members[last].value = newValue
            } else if let newValue {
                members.append(Member(name: name, value: newValue))
            } else if last != nil {
                members.removeAll { $0.name.hasSameBytes(as: name) }
            } else {
                return
            }
            storage = .object(members)
        }
    }

    /// The element of an array at a position; nil past its end or where this is no array.
    ///
    /// Setting nil removes the element. Setting the element just past the end appends, beyond it nothing happens. Setting
    /// the first element of something that is not an array makes it one with that element alone.
    ///
    /// - Parameter position: The position, from 0.
    public subscript(position: Int) -> JSON.Value? {
        get {
            switch storage {
            case .array(let elements):
                return elements.indices.contains(position) ? elements[position] : nil
            case .node(let document, let index) where document.tape.kind(at: index) == .array:
                let tape = document.tape
                guard position >= 0, position < tape.length(at: index) else { return nil }
                var element = index + 2
                for _ in 0..<position { element = tape.next(after: element) }
                return JSON.Value(document, element)
            default:
                return nil
            }
        }
        set {
            var elements = array ?? []
            if let newValue, elements.indices.contains(position) {
                elements[position] = newValue
            } else if let newValue, position == elements.count {
                elements.append(newValue)
            } else if newValue == nil, elements.indices.contains(position) {
                elements.remove(at: position)
            } else {
                return
            }
            storage = .array(elements)
        }
    }

    /// The members of an object in their order, repeated names included; nil for other kinds.
    public var members: [(name: String, value: JSON.Value)]? {
        memberList?.map { ($0.name, $0.value) }
    }

    var memberList: [Member]? {
        switch storage {
        case .object(let members):
            return members
        case .node(let document, let index) where document.tape.kind(at: index) == .object:
            let tape = document.tape
            var members: [Member] = []
            members.reserveCapacity(tape.length(at: index))
            for member in tape.members(of: index) {
                members.append(Member(name: document.string(at: member), value: JSON.Value(document, member + 1)))
            }
            return members
        default:
            return nil
        }
    }
}

// MARK: - Making values

extension JSON.Value {
    /// A string.
    public init(_ string: String) { self.init(.string(string)) }

    /// True or false.
    public init(_ bool: Bool) { self.init(.bool(bool)) }

    /// An integer, written as a number.
    public init(_ integer: some BinaryInteger) { self.init(.number(integer.description)) }

    /// A floating-point number; what JSON has no number for becomes ProtoJSON's string `NaN`, `Infinity` or `-Infinity`.
    public init(_ double: Double) {
        self.init(double.isFinite ? .number(double.description) : .string(double.protoJSONName))
    }

    /// An array.
    public init(_ elements: [JSON.Value]) { self.init(.array(elements)) }

    /// An object with its members in this order.
    public init(members: [(name: String, value: JSON.Value)]) {
        self.init(.object(members.map { Member(name: $0.name, value: $0.value) }))
    }

    /// The JSON of a model, as it would be sent.
    public init(_ model: some JSON.Model) {
        // What the writer writes is JSON, unless a string was built from broken UTF-8, which Swift repairs.
        self = (try? JSON.Value(parsing: model.jsonBytes(), limits: JSON.Limits(depth: .max))) ?? .null
    }
}

// Not by nil: `value["x"] == nil` would then compare with null, and hold for null instead of for a missing member.
// Inside of a literal there is no such question, so `["x": nil]` and `[nil]` have nulls.
extension JSON.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A string.
    public init(stringLiteral value: String) { self.init(value) }

    /// An integer.
    public init(integerLiteral value: Int64) { self.init(value) }

    /// A floating-point number.
    public init(floatLiteral value: Double) { self.init(value) }

    /// True or false.
    public init(booleanLiteral value: Bool) { self.init(value) }

    /// An array; `nil` is null.
    public init(arrayLiteral elements: JSON.Value?...) { self.init(elements.map { $0 ?? .null }) }

    /// An object with its members in this order; `nil` is null.
    public init(dictionaryLiteral elements: (String, JSON.Value?)...) {
        self.init(members: elements.map { (name: $0.0, value: $0.1 ?? .null) })
    }
}
