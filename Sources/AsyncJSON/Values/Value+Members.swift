extension JSON.Value {
    /// The member of an object with a name; `nil` if there is no such member or this is not an object.
    ///
    /// Of members with the same name, the last one counts. Setting `nil` removes the member; setting `.null` writes
    /// `null`. A new member is added at the end. Setting a member of a value that is not an object replaces the value
    /// with an object that has only that member.
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

    /// The element of an array at a position; `nil` past the end or if this is not an array.
    ///
    /// Setting `nil` removes the element. Setting the element just past the end appends it; setting a later one does
    /// nothing. Setting the first element of a value that is not an array replaces the value with an array that has
    /// only that element.
    ///
    /// - Parameter position: The position, counted from 0.
    public subscript(position: Int) -> JSON.Value? {
        get {
            switch storage {
            case .array(let elements):
                return elements.indices.contains(position) ? elements[position] : nil
            case .node(let document, let index) where document.tape.kind(at: index) == .array:
                let tape = document.tape
                let length = tape.length(at: index)
                guard position >= 0, position < length || length == Tape.longest else { return nil }
                let end = tape.next(after: index)
                var (element, left) = (index + 2, position)
                while left > 0, element < end {
                    element = tape.next(after: element)
                    left -= 1
                }
                return element < end ? JSON.Value(document, element) : nil
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

    /// The members of an object in their order, including repeated names; `nil` for other kinds.
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
    /// Creates a string.
    public init(_ string: String) { self.init(.string(string)) }

    /// Creates `true` or `false`.
    public init(_ bool: Bool) { self.init(.bool(bool)) }

    /// Creates an integer, which is written as a number.
    public init(_ integer: some BinaryInteger) { self.init(.number(integer.description)) }

    /// Creates a floating-point number.
    ///
    /// A value that is not finite becomes ProtoJSON's string `NaN`, `Infinity` or `-Infinity`, because JSON has no
    /// number for it.
    public init(_ double: Double) {
        self.init(double.isFinite ? .number(double.description) : .string(double.protoJSONName))
    }

    /// Creates an array.
    public init(_ elements: [JSON.Value]) { self.init(.array(elements)) }

    /// Creates an object whose members have this order.
    public init(members: [(name: String, value: JSON.Value)]) {
        self.init(.object(members.map { Member(name: $0.name, value: $0.value) }))
    }

    /// Creates the JSON of a model, as it would be sent.
    public init(_ model: some JSON.Model) {
        // The writer's output is JSON, unless a string was built from broken UTF-8, which Swift repairs.
        self = (try? JSON.Value(parsing: model.jsonBytes(), limits: JSON.Limits(depth: .max))) ?? .null
    }
}

// There is no conformance to ExpressibleByNilLiteral: with it, `value["x"] == nil` would compare with null. It would
// then be true for a null instead of a missing member.
// Inside of a literal there is no such comparison, so `["x": nil]` and `[nil]` contain nulls.
extension JSON.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates an integer.
    public init(integerLiteral value: Int64) { self.init(value) }

    /// Creates a floating-point number.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self.init(value) }

    /// Creates an array; a `nil` becomes a null.
    public init(arrayLiteral elements: JSON.Value?...) { self.init(elements.map { $0 ?? .null }) }

    /// Creates an object whose members have this order; a `nil` becomes a null.
    public init(dictionaryLiteral elements: (String, JSON.Value?)...) {
        self.init(members: elements.map { (name: $0.0, value: $0.1 ?? .null) })
    }
}
