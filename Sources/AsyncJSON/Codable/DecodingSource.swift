/// What all containers of one decoding share.
final class DecodingSource {
    let document: Document
    let options: JSON.Decoder
    /// What options most often say, without a look at closures and dictionaries.
    private let hasConversions: Bool
    private let namesAreDeclared: Bool
    private var plans: KeyPlans
    private var isOver = false

    init(_ document: Document, _ options: JSON.Decoder) {
        self.document = document
        self.options = options
        hasConversions = !options.conversions.isEmpty
        namesAreDeclared = options.keyNaming.name == nil
        plans = KeyPlans(naming: options.keyNaming)
    }

    /// The plans go to the next decoding when no container is left that could use them.
    deinit { plans.giveBack() }

    /// Lets go of the containers that were kept for use, and keeps no more.
    func finish() {
        isOver = true
        plans.releaseContainers()
    }

    // MARK: Names

    /// The name of the member that a key asks for.
    func nameText(_ key: some CodingKey) -> String {
        namesAreDeclared ? key.stringValue : options.keyNaming.name?(key.stringValue) ?? key.stringValue
    }

    /// The string value of the key that a member's name stands for.
    func keyText(_ name: String) -> String {
        namesAreDeclared ? name : options.keyNaming.key?(name) ?? name
    }

    // MARK: Values

    /// The values of the document; to be used only by who holds the source.
    var scalars: Scalars { Scalars(tape: document.tape, start: document.bytes.start, source: .passUnretained(self)) }

    // What is rarely needed is apart in both functions, since looking up the metadata of its types costs on every call.

    func decode<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        if hasConversions || document.tape.kind(at: index) == .array { return try decodeSpecially(type, at: index) }
        return try T(from: Node(index: index, source: self))
    }

    @inline(never)
    private func decodeSpecially<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        if let convert = options.conversions[ObjectIdentifier(type)],
            let value = try convert(JSON.Value(document, index)) as? T
        {
            return value
        }
        if document.tape.kind(at: index) == .array, let type = type as? any DecodableArray.Type,
            let array = try type.decode(at: index, from: self) as? T
        {
            return array
        }
        return try T(from: Node(index: index, source: self))
    }

    func container<Key: CodingKey>(at index: Int, keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard document.tape.kind(at: index) == .object else { throw mismatch("an object", at: index) }
        let plan = plans.plan(for: type)
        if let kept = plan?.container, kept.isFree {
            kept.members.fill(index, type)
            return kept.container(type)
        }
        return makeContainer(at: index, plan, type)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(
        at index: Int,
        _ plan: KeyPlan?,
        _ type: Key.Type
    ) -> KeyedDecodingContainer<Key> {
        let members = MemberIndex(index, self, plan, type)
        let container = KeyedDecodingContainer(KeyedNodes<Key>(members))
        if !isOver { plan?.container = ReusableContainer(container, members) }
        return container
    }

    // MARK: Path and errors

    /// The way from the root to a value, found on the tape when it is asked for.
    func path(to index: Int) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        let tape = document.tape
        var parent = 0
        while parent < index {
            var item = parent + 2
            var position = 0
            let isObject = tape.kind(at: parent) == .object
            while tape.next(after: isObject ? item + 1 : item) <= index {
                item = tape.next(after: isObject ? item + 1 : item)
                position += 1
            }
            keys.append(isObject ? AnyKey(stringValue: document.string(at: item)) : AnyKey(intValue: position))
            parent = isObject ? item + 1 : item
        }
        return keys
    }

    @inline(never)
    func mismatch(_ expected: String, at index: Int) -> JSON.Error {
        var reader = document.reader(at: document.offset(ofValueAt: index))
        return located(reader.mismatch(expected), at: index)
    }

    @inline(never)
    func error(_ code: JSON.Error.Code, _ message: String, at index: Int) -> JSON.Error {
        located(document.reader(at: document.offset(ofValueAt: index)).failure(code, message), at: index)
    }

    func located(_ error: JSON.Error, at index: Int) -> JSON.Error {
        path(to: index).reversed().reduce(error) { error, key in
            key.intValue.map(error.inside(element:)) ?? error.inside(member: key.stringValue)
        }
    }
}
