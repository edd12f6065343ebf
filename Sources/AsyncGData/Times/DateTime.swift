#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Atom {
    /// A date, with or without a time, as it was written (RFC 4287, section 3.3).
    ///
    /// ```swift
    /// entry.updated?.text                  // "2026-11-21T09:00:00.123456789+01:00"
    /// entry.updated?.moment?.seconds       // since 1970-01-01T00:00:00Z
    /// entry.updated?.moment?.offset        // 60
    /// entry.updated = Atom.DateTime(seconds: 1_790_000_000)
    /// ```
    ///
    /// The text is kept whatever it is, and written back; ``moment`` is what it says, nil where that is no date. Besides RFC 3339
    /// it knows dates alone, years and months alone (W3C-DTF), and those of RSS (RFC 822, with years of two digits and zones by
    /// name) and of C's `asctime`. Reading a feed does not interpret dates: it is done when ``moment`` is asked for.
    public struct DateTime: Hashable, Sendable {
        /// The date as it is written.
        public var text: String

        /// Creates a date from its text.
        ///
        /// - Parameter text: The text, in any form.
        public init(_ text: String) { self.text = text }

        /// Creates a date with a time, to the second or the nanosecond.
        ///
        /// - Parameters:
        ///   - seconds: Seconds since 1970-01-01T00:00:00Z.
        ///   - nanoseconds: Nanoseconds after that, 0 to 999,999,999.
        ///   - offset: In which zone it is written: minutes east of Greenwich.
        public init(seconds: Int64, nanoseconds: Int32 = 0, offset: Int = 0) {
            text = Moment(seconds: seconds, nanoseconds: nanoseconds, offset: offset).text
        }

        /// What the text says; nil where it is no date.
        public var moment: Moment? { Moment(text) }
    }

    /// What a ``DateTime`` says.
    public struct Moment: Hashable, Sendable {
        /// Whole seconds since 1970-01-01T00:00:00Z, rounded down; a date alone begins at midnight in Greenwich.
        public var seconds: Int64
        /// Nanoseconds after that, 0 to 999,999,999; digits after the ninth do not count.
        public var nanoseconds: Int32 = 0
        /// The zone that it was written in, in minutes east of Greenwich; nil where that is unknown, as in `-00:00`.
        public var offset: Int?
        /// Whether there is a time, not only a date.
        public var hasTime = true
    }
}

extension Atom.DateTime: Codable {
    /// Reads the text.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension Atom.DateTime: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a date from its text.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text.
    public var description: String { text }
}

extension Atom.Moment: CustomStringConvertible {
    /// The moment as RFC 3339 writes it, in its zone.
    public var description: String { text }
}

extension Atom.Moment {
    /// The moment as Foundation has it, which is exact to about a ten-millionth of a second.
    public var date: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }

    /// Creates a moment from Foundation's; one outside of the years 0 to 9999 becomes the nearest inside.
    ///
    /// - Parameters:
    ///   - date: The moment.
    ///   - offset: In which zone it is written: minutes east of Greenwich.
    public init(_ date: Date, offset: Int = 0) {
        let time = date.timeIntervalSince1970
        let whole = time.rounded(.down)
        guard let seconds = Int64(exactly: whole) else {
            self.init(seconds: time > 0 ? .max : .min, offset: offset)
            return
        }
        let nanoseconds = ((time - whole) * 1e9).rounded(.down)
        self.init(seconds: seconds, nanoseconds: Int32(exactly: nanoseconds) ?? 0, offset: offset)
    }
}

extension Atom.DateTime {
    /// The moment as Foundation has it; nil where the text is no date.
    public var date: Date? { moment?.date }

    /// Creates a date from Foundation's.
    ///
    /// - Parameters:
    ///   - date: The moment.
    ///   - offset: In which zone it is written: minutes east of Greenwich.
    public init(_ date: Date, offset: Int = 0) { text = Atom.Moment(date, offset: offset).text }

    /// The date as RFC 3339 and Atom have it, a date alone as its midnight; what is no date stays as it is.
    var standard: Self {
        guard var moment, !isStandard else { return self }
        moment.hasTime = true
        return Self(moment.text)
    }

    /// Whether it is one of RFC 3339 already, with an upper-case `T` and a zone, as RFC 4287 asks.
    var isStandard: Bool { text.utf8.count >= 20 && text.dropFirst(10).first == "T" && moment?.hasTime == true }
}

extension Atom.Moment: Comparable {
    /// Whether one comes before the other.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
}
