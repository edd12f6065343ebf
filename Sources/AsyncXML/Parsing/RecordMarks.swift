/// Finds the elements that are records while a document is parsed.
struct RecordMarks {
    /// How many elements are around each record; nil for any number.
    private var wantedDepth: Int?
    private var wantedNames: [XML.Name]?
    /// The numbers of the wanted names, which differ in their prefixes.
    private var names: [Int] = []
    /// How many elements are around the record that is open; negative outside of records, and never so without a wish.
    private var openDepth = Int.max
    /// The records that are complete, by their indices.
    private(set) var complete: [Int] = []

    /// No records.
    init() {}

    init(_ place: RecordPlace) {
        wantedDepth = place.depth
        wantedNames = place.names
        openDepth = -1
    }

    /// Learns a name of the document.
    mutating func learn(_ number: Int, _ name: NameTable.Entry) {
        if let wantedNames, wantedNames.contains(where: { name.means($0) }) { names.append(number) }
    }

    /// Notes an element that is about to begin if it is a record.
    @inline(__always)
    mutating func begin(_ name: Int, depth: Int) {
        if openDepth < 0 { beginOutside(name, depth) }
    }

    private mutating func beginOutside(_ name: Int, _ depth: Int) {
        if let wantedDepth, depth != wantedDepth { return }
        if wantedNames != nil, !names.contains(name) { return }
        openDepth = depth
    }

    /// Notes an element that has ended, with so many around it.
    @inline(__always)
    mutating func end(_ element: Int, depth: Int) {
        guard depth == openDepth else { return }
        complete.append(element)
        openDepth = -1
    }

    /// Takes the complete records out of a tape, with the white space before them.
    mutating func removeComplete(from builder: inout TapeBuilder) {
        let view = builder.view
        var range = 0..<0
        var parent = 0
        for record in complete.reversed() {
            let start =
                view[record - 1].isText && view.bytes(at: record - 1).isBlank ? record - 1 : record
            let end = view.end(of: record)
            if end == range.lowerBound, view.parent(ofElement: record) == parent {
                range = start..<range.upperBound
            } else {
                builder.remove(range, from: parent)
                range = start..<end
                parent = view.parent(ofElement: record)
            }
        }
        builder.remove(range, from: parent)
        complete.removeAll(keepingCapacity: true)
    }
}
