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
    private var openDepth = Int.max
    private var openMark: Mark?
    /// The number of records of each meaning, by the depth of the open elements that contain them.
    private var counts: [[Int: Int]] = []
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

    /// Takes an element that is about to begin, and opens a record if it is one.
    @inline(__always)
    mutating func begin(_ name: Int, in builder: TapeBuilder) {
        if openDepth < 0 { beginOutside(name, builder) }
    }

    @inline(never)
    private mutating func beginOutside(_ name: Int, _ builder: TapeBuilder) {
        let depth = builder.depth
        // The element that begins has no children yet.
        if counts.count > depth + 1 { counts.removeLast(counts.count - depth - 1) }
        if let wantedDepth, depth != wantedDepth { return }
        let meaning = meanings[name]
        guard meaning >= 0 else { return }
        while counts.count <= depth { counts.append([:]) }
        let number = counts[depth][meaning, default: 0]
        counts[depth][meaning] = number + 1
        openDepth = depth
        let start = builder.endWithoutBlank
        openMark = Mark(element: builder.count, number: number, start: start, end: start)
    }

    /// Takes an element that has ended, and completes the record if it is one.
    @inline(__always)
    mutating func end(in builder: TapeBuilder) {
        if builder.depth == openDepth { endRecord(builder) }
    }

    /// Takes an element that was abandoned, and closes the record if it is the open one.
    mutating func abandon(_ element: Int) {
        if open?.element == element { openDepth = -1 }
    }

    @inline(never)
    private mutating func endRecord(_ builder: TapeBuilder) {
        openDepth = -1
        guard var mark = openMark else { return }
        mark.end = builder.end
        complete.append(mark)
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
