/// Finds the elements that are records while a document is parsed.
struct RecordMarks {
    /// A record that is complete, or the one that is open.
    struct Mark {
        var element: Int
        /// How many elements of its name its parent had before it.
        let number: Int
        /// Where it begins, with the white space before it.
        fileprivate(set) var start: TapePlace
        fileprivate var end: TapePlace
    }

    /// How many elements are around each record; nil for any number.
    private var wantedDepth: Int?
    private var wantedNames: [XML.Name]?
    /// By the number of each name what it stands for: equal for names that differ in their prefixes, negative for no record.
    private var meanings: [Int] = []
    /// The meanings where all names are wanted.
    private var allMeanings: [XML.Name: Int] = [:]
    /// How many elements are around the record that is open; negative outside of records, and never so without a wish.
    private var openDepth = Int.max
    private var openMark: Mark?
    /// By the depth of the elements that are open how many records of each meaning they have had.
    private var counts: [[Int: Int]] = []
    /// The records that are complete.
    private(set) var complete: [Mark] = []

    /// No records.
    init() {}

    init(_ place: RecordPlace) {
        wantedDepth = place.depth
        wantedNames = place.names
        openDepth = -1
    }

    /// The record that is open.
    var open: Mark? { openDepth >= 0 ? openMark : nil }

    /// Learns a name of the document.
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

    /// Notes an element that is about to begin if it is a record.
    @inline(__always)
    mutating func begin(_ name: Int, in builder: TapeBuilder) {
        if openDepth < 0 { beginOutside(name, builder) }
    }

    @inline(never)
    private mutating func beginOutside(_ name: Int, _ builder: TapeBuilder) {
        let depth = builder.depth
        // What begins has no children yet.
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

    /// Notes an element that has ended.
    @inline(__always)
    mutating func end(in builder: TapeBuilder) {
        if builder.depth == openDepth { endRecord(builder) }
    }

    /// Forgets an element that was begun if it is the record that is open.
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

    /// Takes the complete records out of a tape, each with the white space right before it.
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
