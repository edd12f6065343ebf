import AsyncFetch
import AsyncJSON

/// The `fields` parameter, which selects members of a response.
///
/// The mask `a,b/c,d(e,f),*` selects all of `a`, only `c` of `b`, only `e` and `f` of `d`, and all of every other
/// member. A mask for an array applies to each of its elements: `items(name)` selects the name of each item. Selected
/// members that do not exist are ignored.
struct MemberMask: Sendable, Equatable {
    /// The members to keep, each with the mask for its value; empty for a value that is kept whole.
    private(set) var members: [String: MemberMask] = [:]

    /// Parses a mask; throws Google's 400 if it is invalid.
    init(parsing text: String) throws(GoogleError) {
        try self.init(FieldsMask(parameter: text).fields, of: text)
    }

    private init(_ fields: [FieldsMask.Field], of text: String) throws(GoogleError) {
        for field in fields {
            let name = field.name
            if let wrong = name.isEmpty ? name.startIndex : name.firstIndex(of: " ") {
                throw .fields(at: text.utf8.distance(from: text.startIndex, to: wrong))
            }
            formUnion(String(name), try MemberMask(field.parts, of: text))
        }
    }

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
    private mutating func formUnion(_ name: String, _ mask: MemberMask) {
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
}

extension FieldsMask {
    /// Parses the parameter of a request; throws Google's 400 if it is invalid.
    init(parameter text: String) throws(GoogleError) {
        do throws(SyntaxError) {
            try self.init(parsing: text)
        } catch {
            switch error {
            case .unexpected(let position): throw .fields(at: position)
            case .nestedTooDeeply: throw .invalid("fields", "is nested too deeply")
            }
        }
    }
}

extension GoogleError {
    fileprivate static func fields(at position: Int) -> Self {
        .invalid("fields", "is no field mask at character \(position + 1)")
    }
}
