/// The division of a list into pages that follow each other by tokens.
struct PageCutter {
    /// The maximum number of items in a page.
    let size: Int
    /// A Boolean value indicating whether there is a page without items between two pages, as real services send them
    /// now and then.
    var sendsEmptyPages = false

    /// Returns the positions of a page's items, and the token of the next page; throws 400 for an invalid token.
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
    /// Returns the parameter for the size of a page; throws 400 if it is out of range.
    func pageSize(_ name: String, usual: Int, most: Int) throws(GoogleError) -> Int {
        guard let number = try integer(name) else { return usual }
        guard number >= 1, number <= most else { throw .invalid(name, "is not within 1 and \(most)") }
        return Int(number)
    }
}
