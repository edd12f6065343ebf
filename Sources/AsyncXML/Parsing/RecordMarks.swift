/// A tracker that finds the elements that are records while a document is parsed.
struct RecordMarks {
    /// A record: a complete one or the open one.
    struct Mark {
        var element: Int
        /// The number of elements with its name that its parent had before it.
        let number: Int
        /// The place at which it begins, including the white space before it.
        fileprivate(set) var start: TapePlace
        fileprivate var end: TapePlace
    }

    /// The number of elements around each record; `nil` for any number.
    private var wantedDepth: Int?
    private var wantedNames: [XML.Name]?
    /// The meaning of each name by its number: equal for names that differ only in prefix, negative for no record.
    private var meanings: [Int] = []
    /// The meanings of names if all names are wanted.
    private var allMeanings: [XML.Name: Int] = [:]
    /// The number of elements around the open record; negative outside of records, `Int.max` if no records are wanted.
    private(set) var openDepth = Int.max
    private var openMark: Mark?
    /// The number of records of each meaning, by the depth of the open elements that contain them.
    private var counts: [[Int: Int]] = []
    /// The newest of these numbers, which is not in `counts` yet; most documents have one kind of record.
    private var last = (depth: -1, meaning: -1, count: 0)
    /// The records that are complete.
    private(set) var complete: [Mark] = []

    /// Creates a tracker that finds no records.
    init() {}

    init(_ place: RecordPlace) {
        wantedDepth = place.depth
        wantedNames = place.names
        openDepth = -1
    }

    /// The record that is open.
    var open: Mark? { openDepth >= 0 ? openMark : nil }

    /// Records the meaning of a name of the document.
    mutating func learn(_ number: Int, _ names: NameTable) {
        guard openDepth != .max else { return }
        while meanings.count < number { meanings.append(-1) }
        meanings.append(meaning(of: number, names))
    }

    private mutating func meaning(of number: Int, _ names: NameTable) -> Int {
        if let wantedNames { return wantedNames.firstIndex { names[number].means($0) } ?? -1 }
        let name = names.name(number)
        let meaning = allMeanings[name] ?? allMeanings.count
        allMeanings[name] = meaning
        return meaning
    }

    /// A Boolean value indicating whether the next element can be a record.
    var isOutside: Bool {
        @inline(__always) get { openDepth < 0 }
    }

    /// Takes an element outside of records that is about to begin, and opens a record if it is one.
    @inline(never)
    mutating func begin(_ name: Int, in builder: TapeBuilder) {
        let depth = builder.depth
        // The element that begins has no children yet.
        if counts.count > depth + 1 { counts.removeLast(counts.count - depth - 1) }
        if last.depth > depth { last.depth = -1 }
        if let wantedDepth, depth != wantedDepth { return }
        let meaning = meanings[name]
        guard meaning >= 0 else { return }
        while counts.count <= depth { counts.append([:]) }
        openDepth = depth
        let start = builder.endWithoutBlank
        openMark = Mark(element: builder.count, number: number(of: meaning, at: depth), start: start, end: start)
    }

    /// Counts a record; returns the number of those before it.
    private mutating func number(of meaning: Int, at depth: Int) -> Int {
        if last.meaning != meaning || last.depth != depth {
            if last.depth >= 0 { counts[last.depth][last.meaning] = last.count }
            last = (depth, meaning, counts[depth][meaning, default: 0])
        }
        defer { last.count += 1 }
        return last.count
    }

    /// Takes the end of the open record.
    @inline(never)
    mutating func end(in builder: TapeBuilder) {
        openDepth = -1
        guard var mark = openMark else { return }
        mark.end = builder.end
        complete.append(mark)
    }

    /// Takes an element that was abandoned, and closes the record if it is the open one.
    mutating func abandon(_ element: Int) {
        if open?.element == element { openDepth = -1 }
    }

    /// Removes the complete records from a tape, each with the white space directly before it.
    mutating func removeComplete(from builder: inout TapeBuilder) {
        let view = builder.view
        let removed = builder.remove(
            complete.map { TapeCut(start: $0.start, end: $0.end, parent: view.parent(ofElement: $0.element)) }
        )
        complete.removeAll(keepingCapacity: true)
        openMark?.element -= removed.node
        openMark?.start -= removed
    }
}
