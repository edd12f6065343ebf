/// The search for a text in others, without regard to case.
///
/// The time is proportional to the length of the searched text, whatever both texts are (Knuth, Morris and Pratt): they come
/// from strangers.
struct TextSearch: Sendable {
    /// The places in a text where the searched one may begin.
    enum Place {
        case anywhere
        /// At the beginning, and behind everything that is no letter and no digit.
        case wordStart
    }

    /// The maximum number of bytes of a searched text in a query.
    static let longest = 1024

    private let wanted: [Character]
    /// For each position, the length of the longest beginning of the searched text that ends there as well.
    private let overlaps: [Int]

    init(for text: String) {
        let wanted = Array(text.lowercased())
        var overlaps = [Int](repeating: 0, count: wanted.count)
        var length = 0
        for index in wanted.indices.dropFirst() {
            while length > 0, wanted[index] != wanted[length] { length = overlaps[length - 1] }
            if wanted[index] == wanted[length] { length += 1 }
            overlaps[index] = length
        }
        (self.wanted, self.overlaps) = (wanted, overlaps)
    }

    /// Returns whether the searched text is in another one.
    func isFound(in text: String, _ place: Place) -> Bool {
        guard !wanted.isEmpty else { return true }
        let text = Array(text.lowercased())
        var length = 0
        for index in text.indices {
            while length > 0, text[index] != wanted[length] { length = overlaps[length - 1] }
            if text[index] == wanted[length] { length += 1 }
            guard length == wanted.count else { continue }
            let start = index + 1 - length
            if place == .anywhere || start == 0 || !text[start - 1].isLetter && !text[start - 1].isNumber {
                return true
            }
            length = overlaps[length - 1]
        }
        return false
    }
}
