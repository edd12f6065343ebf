/// A position in a recording, which keeps its text as it was written (RFC 2326, section 3.6).
///
/// ```swift
/// NormalPlayTime("12:05:35.3").seconds         // 43_535.3
/// NormalPlayTime("now").isNow
/// ```
public struct NormalPlayTime: Hashable, Sendable, LosslessStringConvertible {
    /// The text: `now`, seconds, or hours, minutes and seconds.
    public var text: String

    /// Creates a time from its text.
    ///
    /// - Parameter text: The text, in any form.
    public init(_ text: String) { self.text = text }

    /// Creates a time from seconds.
    ///
    /// - Parameter seconds: The seconds from the beginning.
    public init(seconds: Double) { text = Int64(exactly: seconds).map(String.init) ?? "\(seconds)" }

    /// A Boolean value indicating whether the position is the live end of a broadcast.
    public var isNow: Bool { text == "now" }

    /// The seconds from the beginning; `nil` for `now`, and if the text is not a time.
    public var seconds: Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 3, let last = parts.last, last.first?.isNumber == true,
            let seconds = Double(last), seconds.isFinite
        else { return nil }
        guard parts.count == 3 else { return seconds }
        guard let hours = UInt32(parts[0]), let minutes = UInt32(parts[1]), minutes < 60, seconds < 60 else {
            return nil
        }
        return Double(hours) * 3600 + Double(minutes) * 60 + seconds
    }

    /// The text of the time.
    public var description: String { text }
}

extension NormalPlayTime: Codable {
    /// Creates a time from the text that a decoder reads.
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
