/// The marks of the last writes to an object, by which a write recognizes itself when its answer was lost.
///
/// They are in the object's own metadata, the newest first. A write with a condition that is repeated after a lost
/// answer finds its condition broken, either by itself or by somebody else: only a mark tells which.
struct WriteMarks {
    static let member = "async-storage-writes"
    private static let maximumCount = 16

    private var marks: [Substring]

    init(in metadata: [String: String]?) {
        marks = metadata?[Self.member]?.prefix(1024).split(separator: ",").prefix(Self.maximumCount).map { $0 } ?? []
    }

    func contains(_ mark: String) -> Bool { marks.contains { $0 == mark } }

    /// Returns the text with one more mark.
    func adding(_ mark: String) -> String {
        ([mark[...]] + marks).prefix(Self.maximumCount).joined(separator: ",")
    }

    /// Returns a mark that no other write has.
    static func unique() -> String { UniqueName.make(bits: 64) }
}
