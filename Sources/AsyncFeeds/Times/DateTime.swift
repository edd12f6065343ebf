#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Atom {
    /// A date with or without a time, which keeps its text as it was written (RFC 4287, section 3.3).
    ///
    /// ```swift
    /// entry.updated?.text                  // "2026-11-21T09:00:00.123456789+01:00"
    /// entry.updated?.moment?.seconds       // since 1970-01-01T00:00:00Z
    /// entry.updated?.moment?.offset        // 60
    /// entry.updated = Atom.DateTime(seconds: 1_790_000_000)
    /// ```
    ///
    /// The text is kept in any form, and written back. ``moment`` is its value, or `nil` if it is not a date. These
    /// forms are known: RFC 3339; dates without a time; years, and years with months (W3C-DTF); the dates of RSS (RFC
    /// 822, also with two-digit years and zone names); and the dates of C's `asctime`. Reading a feed does not parse
    /// dates: each access to ``moment`` does.
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
        ///   - offset: The zone of the text, in minutes east of Greenwich.
        public init(seconds: Int64, nanoseconds: Int32 = 0, offset: Int = 0) {
            text = Moment(seconds: seconds, nanoseconds: nanoseconds, offset: offset).text
        }

        /// The value of the text; `nil` if it is not a date.
        public var moment: Moment? { Moment(text) }
    }

    /// The value of a ``DateTime``.
    public struct Moment: Hashable, Sendable {
        /// The whole seconds since 1970-01-01T00:00:00Z, rounded down; a date without a time is midnight in Greenwich.
        public var seconds: Int64
        /// The additional nanoseconds, 0 to 999,999,999; digits after the ninth are ignored.
        public var nanoseconds: Int32 = 0
        /// The zone of the text, in minutes east of Greenwich; `nil` if it is unknown, as in `-00:00`.
        public var offset: Int?
        /// A Boolean value indicating whether there is a time, and not only a date.
        public var hasTime = true
    }
}

extension Atom.DateTime: Codable {
    /// Creates a date from the text that a decoder reads.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: Any error of the decoder.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
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

    /// The text of the date.
    public var description: String { text }
}

extension Atom.Moment: CustomStringConvertible {
    /// The moment in the form of RFC 3339, in its zone.
    public var description: String { text }
}

extension Atom.Moment {
    /// The moment as a Foundation date, which is exact to about a ten-millionth of a second.
    public var date: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }

    /// Creates a moment from a Foundation date; its text is limited to the years 0 to 9999.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - offset: The zone of the text, in minutes east of Greenwich.
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
    /// The moment as a Foundation date; `nil` if the text is not a date.
    public var date: Date? { moment?.date }

    /// Creates a date from a Foundation date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - offset: The zone of the text, in minutes east of Greenwich.
    public init(_ date: Date, offset: Int = 0) { text = Atom.Moment(date, offset: offset).text }

    /// The date in the form of RFC 3339 and Atom; a date without a time becomes midnight, an invalid date stays as it
    /// is.
    var standard: Self {
        guard var moment, !isStandard else { return self }
        moment.hasTime = true
        return Self(moment.text)
    }

    /// A Boolean value indicating whether the date has the form that RFC 4287 requires: RFC 3339 with an upper-case `T`
    /// and a zone.
    var isStandard: Bool { text.utf8.count >= 20 && text.dropFirst(10).first == "T" && moment?.hasTime == true }
}

extension Atom.Moment: Comparable {
    /// Returns whether the first moment is earlier than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
}
