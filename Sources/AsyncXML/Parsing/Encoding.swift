/// What the first bytes of a document tell of its encoding.
enum Encoding {
    /// The encoding that a byte order mark names.
    static func mark(of head: [UInt8]) -> String? {
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { return "UTF-8" }
        if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return nil
    }

    /// UTF-16 without a mark, which a `<` with a zero beside it gives away.
    static func wideEncoding(of head: [UInt8]) -> String? {
        guard head.count >= 4, head[2] != 0 || head[3] != 0 else { return nil }
        if head[0] == UInt8(ascii: "<"), head[1] == 0, head[2] != 0, head[3] == 0 { return "UTF-16LE" }
        if head[0] == 0, head[1] == UInt8(ascii: "<"), head[2] == 0, head[3] != 0 { return "UTF-16BE" }
        return nil
    }
}
