/// The range of bytes that an option names.
enum ByteRange {
    /// Reads `0-1023`, or `1024-` for the rest; `nil` for all bytes if there is no text.
    static func parse(_ text: String?) throws -> Range<Int64>? {
        guard let text else { return nil }
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Int64(ends[0]), first >= 0 else {
            throw ToolFailure(.usage, "--range is written FIRST-LAST or FIRST-, such as 0-1023")
        }
        if ends[1].isEmpty { return first..<Int64.max }
        guard let last = Int64(ends[1]), last >= first, last < .max else {
            throw ToolFailure(.usage, "--range ends before it begins")
        }
        return first..<last + 1
    }
}
