/// What a `Range` header asks for, when there are this many bytes.
enum ByteRange: Equatable {
    /// Everything: no header, or one that has to be ignored (another unit, several ranges, bad syntax).
    case everything
    case part(Range<Int64>)
    /// Nothing of it exists: 416.
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

/// The `Content-Range` of a chunk of an upload: `bytes a-b/total`, with `*` for what is not known (or not there).
struct ContentRange: Equatable {
    /// The bytes of the chunk; `nil` when the request only asks how far the upload is.
    var bytes: Range<Int64>?
    /// The size of the whole upload, if it is known.
    var total: Int64?

    /// Reads the header; throws Google's 400 when it is none of the four forms.
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
    /// Reads digits only: no sign, no white space.
    fileprivate init?(digits: Substring) {
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int64(digits) else {
            return nil
        }
        self = value
    }
}
