/// A part of media: ``MediaRange`` itself, or any range of integers with a lower or upper bound.
///
/// ```swift
/// storage.media(query, range: 0..<1_000_000)
/// storage.media(query, range: 1_000_000...)
/// storage.media(query, range: .suffix(500))
/// ```
public protocol MediaRangeExpression: Sendable {
    /// The range of bytes.
    var mediaRange: MediaRange { get }
}

/// A range of bytes of media, counted from 0 (RFC 9110 §14.1.2).
public struct MediaRange: MediaRangeExpression, Hashable {
    enum Kind: Hashable {
        case bounded(Range<Int64>)
        case from(Int64)
        case suffix(Int64)
    }

    let kind: Kind

    /// Creates the range from `first` up to, but not including, `end`.
    init(from first: Int64, before end: Int64) {
        kind = .bounded(first..<max(first, end))
    }

    /// Creates the range from `first` to the end.
    init(from first: Int64) { kind = .from(first) }

    /// Returns the range of the last `count` bytes, or of all bytes if there are fewer.
    public static func suffix(_ count: Int64) -> MediaRange { MediaRange(suffix: count) }

    private init(suffix count: Int64) { kind = .suffix(count) }

    /// The range itself.
    public var mediaRange: MediaRange { self }

    /// The first byte; `nil` if it depends on the number of bytes.
    var lowerBound: Int64? {
        switch kind {
        case .bounded(let range): range.lowerBound
        case .from(let first): first
        case .suffix: nil
        }
    }

    /// The end, which is not included; `nil` if the range has none.
    var upperBound: Int64? { if case .bounded(let range) = kind { range.upperBound } else { nil } }

    /// A Boolean value indicating whether the range has no bytes.
    package var isEmpty: Bool {
        switch kind {
        case .bounded(let range): range.isEmpty
        case .from: false
        case .suffix(let count): count == 0
        }
    }

    /// Throws if a number is negative.
    package func check() throws {
        let least =
            switch kind {
            case .bounded(let range): range.lowerBound
            case .from(let first): first
            case .suffix(let count): count
            }
        if least < 0 {
            throw FetchError(.invalidRequest, "a range of media counts from 0; it cannot begin at \(least)")
        }
    }

    /// The name of the range in a part file.
    var name: String {
        switch kind {
        case .bounded(let range): "\(range.lowerBound)-\(range.upperBound)"
        case .from(let first): "\(first)-"
        case .suffix(let count): "-\(count)"
        }
    }
}

extension MediaRangeExpression where Self == MediaRange {
    /// Returns the range of the last `count` bytes, or of all bytes if there are fewer.
    public static func suffix(_ count: Int64) -> MediaRange { MediaRange.suffix(count) }
}

/// An integer type for the bounds of media ranges.
public protocol MediaRangeBound: FixedWidthInteger, Sendable {}
extension Int: MediaRangeBound {}
extension Int64: MediaRangeBound {}

extension Range: MediaRangeExpression where Bound: MediaRangeBound {
    /// The range of bytes.
    public var mediaRange: MediaRange {
        MediaRange(from: Int64(clamping: lowerBound), before: Int64(clamping: upperBound))
    }
}

extension ClosedRange: MediaRangeExpression where Bound: MediaRangeBound {
    /// The range of bytes.
    public var mediaRange: MediaRange {
        let last = Int64(clamping: upperBound)
        return MediaRange(from: Int64(clamping: lowerBound), before: last == .max ? last : last + 1)
    }
}

extension PartialRangeFrom: MediaRangeExpression where Bound: MediaRangeBound {
    /// The range of bytes.
    public var mediaRange: MediaRange { MediaRange(from: Int64(clamping: lowerBound)) }
}

extension PartialRangeUpTo: MediaRangeExpression where Bound: MediaRangeBound {
    /// The range of bytes.
    public var mediaRange: MediaRange { MediaRange(from: 0, before: Int64(clamping: upperBound)) }
}

extension PartialRangeThrough: MediaRangeExpression where Bound: MediaRangeBound {
    /// The range of bytes.
    public var mediaRange: MediaRange {
        let last = Int64(clamping: upperBound)
        return MediaRange(from: 0, before: last == .max ? last : last + 1)
    }
}
