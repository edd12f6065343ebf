/// An answer of a script whose head every client understands in the same way, and whose body arrives as it is sent.
struct PlainAnswer {
    let status: Int
    /// The header fields by their names in lower case.
    let fields: [String: String]
    /// The number of `Content-Length`; `nil` if there is none.
    let length: Int?
    /// The bytes of the body, as far as they are sent.
    let body: [UInt8]

    /// The header fields that neither transform a body nor lead elsewhere.
    private static let names: Set = [
        "accept-ranges", "cache-control", "content-length", "content-range", "content-type", "date", "etag",
        "last-modified", "retry-after", "x-goog-generation", "x-goog-hash",
    ]

    /// The bytes that any connection takes at once.
    private static let mostUnsent = 8 << 10

    /// Reads an answer; `nil` if clients can differ about it.
    init?(_ tokens: [Script.Token], _ origins: (own: String, other: String), isHTTP2: Bool) {
        guard !tokens.contains(where: \.isStructure) else { return nil }
        var sent: [UInt8] = []
        var isReset = false
        sending: for act in Answer.http1(tokens, origins: origins) {
            switch act {
            case .send(let bytes): sent += bytes
            case .reset:
                isReset = true
                break sending
            case .flood, .close, .stall: break sending
            }
        }
        let lineEnd = Array("\r\n".utf8)
        guard let blank = sent.firstRange(of: lineEnd + lineEnd) else { return nil }
        let lines = sent[..<blank.lowerBound].split(separator: lineEnd)
        guard lines.allSatisfy({ line in line.allSatisfy { 0x20...0x7E ~= $0 } }) else { return nil }
        guard let status = Self.status(of: lines.first ?? [], isHTTP2: isHTTP2) else { return nil }
        guard let fields = Self.fields(of: lines.dropFirst()) else { return nil }
        self.status = status
        self.fields = fields
        body = Array(sent[blank.upperBound...])
        guard let text = fields["content-length"] else {
            self.length = nil
            // The end of the connection is that of the body, and can take away what the system has not taken yet.
            if !isHTTP2, isReset || body.count > Self.mostUnsent { return nil }
            return
        }
        // What comes after the announced bytes could be another answer.
        guard let length = Self.number(text[...]), body.count <= length else { return nil }
        self.length = length
    }

    /// Returns the status of an answer that is final and can have a body.
    private static func status(of line: ArraySlice<UInt8>, isHTTP2: Bool) -> Int? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count > 1, isHTTP2 || words[0] == "HTTP/1.1", words[1].utf8.count == 3,
            let status = number(words[1]), status >= 200, status != 204, status != 304
        else { return nil }
        return status
    }

    private static func fields(of lines: ArraySlice<ArraySlice<UInt8>>) -> [String: String]? {
        var fields: [String: String] = [:]
        for line in lines {
            let text = String(decoding: line, as: UTF8.self)
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].first == " ", names.contains(parts[0].lowercased()) else { return nil }
            let value = parts[1].dropFirst()
            guard value.first != " ", value.last != " " else { return nil }
            guard fields.updateValue(String(value), forKey: parts[0].lowercased()) == nil else { return nil }
        }
        return fields
    }

    /// Returns a number of up to 18 digits.
    static func number(_ text: Substring) -> Int? {
        let isNumber = 1...18 ~= text.utf8.count && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        return isNumber ? Int(text) : nil
    }
}
