/// Cuts a list into pages that follow each other by tokens.
struct PageCutter {
    /// How many items a page has.
    let size: Int
    /// Whether between two pages comes one without items, as real services send them now and then.
    var sendsEmptyPages = false

    /// The positions of a page of a list, and the token of the next one; throws 400 for a token that was never given.
    func page(
        of count: Int,
        token: String?,
        parameter: String = "pageToken"
    ) throws(GoogleError) -> (items: Range<Int>, next: String?) {
        var start = 0
        if let token, !token.isEmpty {
            let parts = token.split(separator: "-")
            guard parts.count == 2, let number = Int(parts[1]), number >= 0, ["page", "empty"].contains(parts[0]) else {
                throw .invalid(parameter, "was given by no list")
            }
            start = min(number, count)
            if parts[0] == "empty" { return (start..<start, "page-\(start)") }
        }
        let end = min(count, start + size)
        return (start..<end, end == count ? nil : sendsEmptyPages ? "empty-\(end)" : "page-\(end)")
    }
}

extension RequestTarget.Query {
    /// The parameter that says how large a page is; throws 400 where it is out of range.
    func pageSize(_ name: String, usual: Int, most: Int) throws(GoogleError) -> Int {
        guard let number = try integer(name) else { return usual }
        guard number >= 1, number <= most else { throw .invalid(name, "is not within 1 and \(most)") }
        return Int(number)
    }
}
