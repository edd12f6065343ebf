import AsyncJSON

/// Changes a description as a document, for of bytes that are changed anywhere, few are still JSON; every fourth time
/// bytes all the same.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateDescription(
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int,
    _ capacity: Int,
    _ seed: UInt32
) -> Int {
    var mutator = DescriptionMutator(seed: seed)
    guard !mutator.choose(4), let value = try? JSON.Value(parsing: UnsafeBufferPointer(start: bytes, count: count))
    else {
        return mutateBytes(bytes, count, capacity)
    }
    let mutated = mutator.mutated(value).encoded()
    guard mutated.count <= capacity else { return mutateBytes(bytes, count, capacity) }
    _ = UnsafeMutableBufferPointer(start: bytes, count: capacity).update(fromContentsOf: mutated)
    return mutated.count
}

/// libFuzzer's own changes: bytes, and words of the dictionary.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int

/// Makes one change somewhere in a document, mostly with parts of the same document.
private struct DescriptionMutator {
    private var state: UInt64
    private var parts: [JSON.Value] = []
    private var names: [String] = [
        "", "Type", "self", "a\"b", "\\(x)", "*/", "\n}", "JSON", "Item", "items", "$ref", "type",
    ]

    init(seed: UInt32) { state = UInt64(seed) }

    /// Returns `true` one time in so many.
    mutating func choose(_ count: Int) -> Bool { number(below: count) == 0 }

    mutating func mutated(_ value: JSON.Value) -> JSON.Value {
        collect(value)
        return changed(value, isRoot: true)
    }

    private mutating func collect(_ value: JSON.Value) {
        parts.append(value)
        for member in value.members ?? [] {
            names.append(member.name)
            collect(member.value)
        }
        for element in value.array ?? [] { collect(element) }
        if let text = value.string { names.append(text) }
    }

    private mutating func changed(_ value: JSON.Value, isRoot: Bool) -> JSON.Value {
        if !isRoot, choose(6) { return replacement(for: value) }
        if var members = value.members, !members.isEmpty {
            let index = number(below: members.count)
            switch number(below: 16) {
            case 0: members.remove(at: index)
            case 1: members[index].name = names[number(below: names.count)]
            case 2: members.append((names[number(below: names.count)], members[index].value))
            case 3: members.append((names[number(below: names.count)], parts[number(below: parts.count)]))
            default: members[index].value = changed(members[index].value, isRoot: false)
            }
            return JSON.Value(members: members)
        }
        if var elements = value.array, !elements.isEmpty {
            let index = number(below: elements.count)
            if choose(4) {
                elements.append(elements[index])
            } else {
                elements[index] = changed(elements[index], isRoot: false)
            }
            return JSON.Value(elements)
        }
        return replacement(for: value)
    }

    private mutating func replacement(for value: JSON.Value) -> JSON.Value {
        let name = JSON.Value(names[number(below: names.count)])
        switch number(below: 12) {
        case 0: return ["type": "object", "properties": JSON.Value(members: [(name.string ?? "", value)])]
        case 1: return ["type": "array", "items": value]
        case 2: return ["type": "object", "additionalProperties": value]
        case 3: return ["$ref": name]
        case 4: return JSON.Value(number(below: 9) - 4)
        case 5: return JSON.Value(choose(2))
        case 6, 7, 8: return name
        default: return parts[number(below: parts.count)]
        }
    }

    /// The same for the same seed (SplitMix64).
    private mutating func number(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(bound))
    }
}
