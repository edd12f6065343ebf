/// The state that all containers of one decoding share.
final class DecodingSource {
    let document: Document
    let options: JSON.Decoder
    /// A copy of the option, so that the usual case needs no look at closures and dictionaries.
    let hasConversions: Bool
    let isLenient: Bool
    private var plans: KeyPlans
    private var isOver = false

    init(_ document: Document, _ options: JSON.Decoder) {
        self.document = document
        self.options = options
        hasConversions = !options.conversions.isEmpty
        isLenient = options.isLenient
        plans = KeyPlans(naming: options.keyNaming)
    }

    /// Gives the plans to the next decoding, when no container is left that could use them.
    deinit { plans.giveBack() }

    /// Releases the containers that were kept for reuse, and keeps no more of them.
    func finish() {
        isOver = true
        plans.releaseContainers()
    }

    // MARK: Values

    /// The values of the document; to be used only by code that holds a reference to the source.
    var scalars: Scalars {
        Scalars(
            tape: document.tape,
            start: document.bytes.start,
            source: .passUnretained(self),
            hasConversions: hasConversions
        )
    }

    // Both functions leave the rare cases to separate ones, because looking up the metadata of their types costs time
    // on every call.

    func decode<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        if hasConversions || document.tape.kind(at: index) == .array { return try decodeSpecially(type, at: index) }
        return try T(from: Node(index: index, source: self))
    }

    @inline(never)
    private func decodeSpecially<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        if let value = try converted(type, at: index) { return value }
        if document.tape.kind(at: index) == .array, let type = type as? any DecodableArray.Type,
            let array = try type.decode(at: index, from: self) as? T
        {
            return array
        }
        return try T(from: Node(index: index, source: self))
    }

    /// Returns the result of the caller's conversion of a value; `nil` if there is none for the type.
    @inline(never)
    func converted<T>(_ type: T.Type, at index: Int) throws -> T? {
        try options.conversions[ObjectIdentifier(type)]?(JSON.Value(document, index)) as? T
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

    /// Returns the path from the root to a value; each call searches the tape.
    func path(to index: Int) -> [any CodingKey] {
        document.path(to: index).map { step in
            switch step {
            case .member(let name): AnyKey(stringValue: name)
            case .element(let position): AnyKey(intValue: position)
            }
        }
    }

    @inline(never)
    func mismatch(_ expected: String, at index: Int) -> JSON.Error {
        var reader = document.reader(at: index)
        return located(reader.mismatch(expected), at: index)
    }

    @inline(never)
    func error(_ code: JSON.Error.Code, _ message: String, at index: Int) -> JSON.Error {
        located(document.reader(at: index).failure(code, message), at: index)
    }

    /// Returns the error of reading a value; its place is computed on access.
    func located(_ error: JSON.Error, at index: Int) -> JSON.Error {
        JSON.Error(error, at: JSON.Error.Node(document: document, index: index))
    }
}
