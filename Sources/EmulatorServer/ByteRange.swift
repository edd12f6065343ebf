import AsyncFetch

/// The range that a `Range` header field requests from a number of bytes.
package enum ByteRange: Equatable, Sendable {
    /// All bytes: there is no header field, or it must be ignored (another unit, several ranges, invalid syntax).
    case everything
    case part(Range<Int64>)
    /// No byte of the range exists: 416.
    case unsatisfiable

    /// Reads `bytes=a-b`, `bytes=a-` and `bytes=-n` (RFC 9110, 14.1.2).
    package init(header: String?, count: Int64) {
        self = .everything
        guard let header, header.hasPrefix("bytes="), !header.contains(",") else { return }
        let bounds = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard bounds.count == 2 else { return }
        switch (WireNumber.count(bounds[0]), WireNumber.count(bounds[1])) {
        case (let first?, let last?) where first <= last:
            self = first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
        case (let first?, nil) where bounds[1].isEmpty:
            self = first < count ? .part(first..<count) : .unsatisfiable
        case (nil, let length?) where bounds[0].isEmpty:
            self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
        default: break
        }
    }
}
