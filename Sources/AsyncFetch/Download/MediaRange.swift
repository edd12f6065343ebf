/// A part of media: ``MediaRange`` itself, or any range of whole numbers that begins or ends somewhere.
///
/// ```swift
/// storage.media(query, range: 0..<1_000_000)
/// storage.media(query, range: 1_000_000...)
/// storage.media(query, range: .suffix(500))
/// ```
public protocol MediaRangeExpression: Sendable {
    /// The bytes that are meant.
    var mediaRange: MediaRange { get }
}

/// Bytes of media, counted from 0 (RFC 9110 §14.1.2).
public struct MediaRange: MediaRangeExpression, Hashable {
    enum Kind: Hashable {
        case bounded(Range<Int64>)
        case from(Int64)
        case suffix(Int64)
    }

    let kind: Kind

    /// Those from `first` on that come before `end`.
    init(from first: Int64, before end: Int64) {
        kind = .bounded(first..<max(first, end))
    }

    /// Those from `first` on.
    init(from first: Int64) { kind = .from(first) }

    /// The last so many bytes; all, where there are fewer.
    public static func suffix(_ count: Int64) -> MediaRange { MediaRange(suffix: count) }

    private init(suffix count: Int64) { kind = .suffix(count) }

    /// Itself.
    public var mediaRange: MediaRange { self }

    /// Where it begins, unless that depends on how many bytes there are.
    var lowerBound: Int64? {
        switch kind {
        case .bounded(let range): range.lowerBound
        case .from(let first): first
        case .suffix: nil
        }
    }

    /// Before which byte it ends, where that is said.
    var upperBound: Int64? { if case .bounded(let range) = kind { range.upperBound } else { nil } }

    /// Whether there is nothing to ask for.
    package var isEmpty: Bool {
        switch kind {
        case .bounded(let range): range.isEmpty
        case .from: false
        case .suffix(let count): count == 0
        }
    }

    /// Throws where a number is negative.
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

    /// What tells it from others, in a file.
    var name: String {
        switch kind {
        case .bounded(let range): "\(range.lowerBound)-\(range.upperBound)"
        case .from(let first): "\(first)-"
        case .suffix(let count): "-\(count)"
        }
    }
}

extension MediaRangeExpression where Self == MediaRange {
    /// The last so many bytes; all, where there are fewer.
    public static func suffix(_ count: Int64) -> MediaRange { MediaRange.suffix(count) }
}

/// A number that ranges of media can begin and end with.
public protocol MediaRangeBound: FixedWidthInteger, Sendable {}
extension Int: MediaRangeBound {}
extension Int64: MediaRangeBound {}

extension Range: MediaRangeExpression where Bound: MediaRangeBound {
    /// The bytes that are meant.
    public var mediaRange: MediaRange {
        MediaRange(from: Int64(clamping: lowerBound), before: Int64(clamping: upperBound))
    }
}

extension ClosedRange: MediaRangeExpression where Bound: MediaRangeBound {
    /// The bytes that are meant.
    public var mediaRange: MediaRange {
        let last = Int64(clamping: upperBound)
        return MediaRange(from: Int64(clamping: lowerBound), before: last == .max ? last : last + 1)
    }
}

extension PartialRangeFrom: MediaRangeExpression where Bound: MediaRangeBound {
    /// The bytes that are meant.
    public var mediaRange: MediaRange { MediaRange(from: Int64(clamping: lowerBound)) }
}

extension PartialRangeUpTo: MediaRangeExpression where Bound: MediaRangeBound {
    /// The bytes that are meant.
    public var mediaRange: MediaRange { MediaRange(from: 0, before: Int64(clamping: upperBound)) }
}

extension PartialRangeThrough: MediaRangeExpression where Bound: MediaRangeBound {
    /// The bytes that are meant.
    public var mediaRange: MediaRange { (0...Int64(clamping: upperBound)).mediaRange }
}
