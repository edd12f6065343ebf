/// The range that a `Range` header field requests from a number of bytes.
enum ByteRange: Equatable {
    /// All bytes: there is no header field, or it must be ignored (another unit, several ranges, invalid syntax).
    case everything
    case part(Range<Int64>)
    /// No byte of the range exists: 416.
    case unsatisfiable

    /// Reads `bytes=a-b`, `bytes=a-` and `bytes=-n` (RFC 9110, 14.1.2).
    init(header: String?, count: Int64) {
        self = .everything
        guard let header, header.hasPrefix("bytes="), !header.contains(",") else { return }
        let bounds = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard bounds.count == 2 else { return }
        switch (Int64(digits: bounds[0]), Int64(digits: bounds[1])) {
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

/// The `Content-Range` of an upload's chunk: `bytes a-b/total`, with `*` for an unknown or missing part.
struct ContentRange: Equatable {
    /// The bytes of the chunk; `nil` if the request only queries the state of the upload.
    var bytes: Range<Int64>?
    /// The size of the whole upload, if it is known.
    var total: Int64?

    /// Reads the header field; throws Google's 400 if it has none of the four forms.
    init(header: String) throws(GoogleError) {
        let error = GoogleError.badRequest("Content-Range \"\(header)\" is not of the form bytes a-b/total.")
        guard header.hasPrefix("bytes ") else { throw error }
        let parts = header.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw error }
        if parts[1] != "*" {
            guard let total = Int64(digits: parts[1]) else { throw error }
            self.total = total
        }
        if parts[0] != "*" {
            let bounds = parts[0].split(separator: "-", omittingEmptySubsequences: false)
            guard bounds.count == 2, let first = Int64(digits: bounds[0]), let last = Int64(digits: bounds[1]),
                first <= last, last < .max, last < total ?? .max
            else { throw error }
            bytes = first..<last + 1
        }
    }
}

extension Int64 {
    /// Reads a number of digits only, without a sign or white space.
    fileprivate init?(digits: Substring) {
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int64(digits) else {
            return nil
        }
        self = value
    }
}
