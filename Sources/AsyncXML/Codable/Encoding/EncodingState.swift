/// The state that changes while a document is written.
struct EncodingState {
    /// An element that was begun.
    struct Frame {
        var name: Int
        /// The offset of `<`.
        let start: Int
        /// The moment at which it was begun.
        let moment: Int
        /// The end of the attributes.
        var tagEnd: Int
        /// The start of the content; negative while the start tag is open.
        var contentStart: Int
        let firstSegment: Int
        let firstAttribute: Int
        /// A Boolean value indicating whether the start tag must be written again when the element ends.
        var isIncomplete: Bool
        /// The plan of the first keys that were used in it, unretained.
        var plan: UnsafeMutableRawPointer?
    }

    /// A child or attribute that was written, with the key for which it was written.
    ///
    /// Start and end are offsets in the text; those of a node of a tree are its place among the element's children.
    struct Segment {
        var tag: Int16
        /// A Boolean value indicating whether it is an element without attributes, for a property that has only text.
        var isLeaf = false
        /// The number of its name; negative for a text.
        var name: Int32
        var start: Int
        var end: Int
    }

    var frames = Stack<Frame>()
    var segments = Stack<Segment>()
    /// The attributes of the open elements.
    var attributes = Stack<Segment>()
    /// The attributes that came after content.
    var lateAttributes: [(level: Int, attribute: Segment, bytes: [UInt8])] = []
    /// Further plans of keys that are used in one element, such as those of a superclass.
    var otherPlans: [(level: Int, plan: EncodingPlan)] = []
    /// The number of plans of one element that are distinguished.
    static let mostPlans = 4
    static let mostTags = mostPlans * KeyPlan.mostTags
    /// Memory for the parts of a merge.
    var parts = Stack<ExtensionMerge.Part>()
    /// The counts of a merge for each tag; all zero between merges.
    let tags = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * mostTags)
    /// The namespaces of prefixes in the element whose extensions are being merged.
    ///
    /// They are listed only if they differ from those in the rest of the document.
    var overrides: [(prefix: String, namespace: String)] = []
    var extensions: [(level: Int, storage: ExtensionStorage)] = []
    /// The content around the root element.
    var surroundings: Surroundings?
    /// The elements, if they become nodes of a tree instead of text.
    var tree: EncodedTree?
    var prefixes = Prefixes()
    /// The binding of each name by its number, or -1.
    var nameBindings: [Int] = []
    var namespaces: [String] = []
    /// Names with prefixes that only their own elements declare.
    var localNames: [ExactText: Int] = [:]
    /// A number that tells whether a value wrote anything: it changes with each element, text and attribute.
    var written = 0
    /// The offset of the end of the first outermost element; negative while there is none.
    var rootEnd = -1
    /// The numbers of attributes' names, so that names that mean the same have the same number.
    var attributeNumbers: [XML.Name: Int] = [:]
    /// The number of the name of records that follow a head.
    var recordName: Int?

    private var foreign: NameTable?
    private var foreignBindings: [Int32] = []

    init() { tags.initialize(repeating: 0, count: 2 * Self.mostTags) }

    func deallocate() {
        frames.deallocate()
        segments.deallocate()
        attributes.deallocate()
        parts.deallocate()
        tags.deallocate()
        prefixes.deallocate()
    }

    // MARK: Extensions

    private var placed: ExtensionStorage?
    /// For each tag of the keys of `placed`, whether it has a place there.
    private var places: [Bool] = []
    private var elementNames: [(storage: ExtensionStorage, names: Set<XML.Name>)] = []

    /// Returns `true` if there is a place for a child of a key, as the extensions were read.
    mutating func hasPlace(_ tag: Int, in storage: ExtensionStorage) -> Bool {
        if placed !== storage {
            placed = storage
            places = [Bool](repeating: false, count: KeyPlan.mostTags)
            let view = storage.view
            var child = view.firstChild(of: ExtensionStorage.element)
            let end = view.end(of: ExtensionStorage.element)
            while child < end {
                let node = view[child]
                if node.kind == .placeholder, node.first < KeyPlan.mostTags { places[Int(node.first)] = true }
                child += Int(node.size)
            }
        }
        return places[tag]
    }

    /// Returns the names of the elements in extensions; they are kept until ``forgetElementNames()``.
    mutating func names(ofElementsIn storage: ExtensionStorage) -> Set<XML.Name> {
        if let known = elementNames.first(where: { $0.storage === storage }) { return known.names }
        let view = storage.view
        let names = Set(storage.elements.map { storage.tape.names.name(view[$0].name) })
        elementNames.append((storage, names))
        return names
    }

    mutating func forgetElementNames() { elementNames.removeAll() }

    // MARK: Names of other documents

    /// The value for a name whose prefix has another namespace here.
    static let conflict = -2
    private static let none: Int32 = -1
    private static let unresolved: Int32 = -3

    /// Begins to use the names of a tape.
    @inline(__always)
    mutating func beginForeign(_ names: Unmanaged<NameTable>) {
        names._withUnsafeGuaranteedRef { names in
            guard foreign !== names else { return }
            foreign = names
            foreignBindings.removeAll(keepingCapacity: true)
        }
    }

    /// Returns the binding of a name of that tape, -1 if it needs none, or ``conflict``.
    @inline(__always)
    mutating func foreignBinding(_ name: Int, isAttribute: Bool, _ entry: NameTable.Entry) -> Int {
        let index = 2 * name + (isAttribute ? 1 : 0)
        if index < foreignBindings.count, foreignBindings[index] != Self.unresolved {
            return Int(foreignBindings[index])
        }
        return bindForeign(index, isAttribute: isAttribute, entry)
    }

    @inline(never)
    private mutating func bindForeign(_ index: Int, isAttribute: Bool, _ entry: NameTable.Entry) -> Int {
        while foreignBindings.count <= index { foreignBindings.append(Self.unresolved) }
        let prefix = String(decoding: entry.prefix, as: UTF8.self)
        var binding = Self.none
        if prefix != "xml", !isAttribute || !prefix.isEmpty {
            let found = prefixes.bind(exactly: prefix, to: String(decoding: entry.namespace, as: UTF8.self))
            binding = Int32(truncatingIfNeeded: found ?? Self.conflict)
        }
        foreignBindings[index] = binding
        return Int(binding)
    }
}
