/// The division of a list into pages that follow each other by tokens.
struct PageCutter {
    /// The maximum number of items in a page.
    let size: Int
    /// A Boolean value indicating whether there is a page without items between two pages, as real services send them
    /// now and then.
    var sendsEmptyPages = false

    /// The number of bytes that the items of a page have together; a page has at least one item.
    static let mostBytes = 16 << 20

    /// Returns the position at which a page ends.
    ///
    /// - Parameters:
    ///   - start: The position of the first item.
    ///   - count: The number of items in the list.
    ///   - bytes: Returns the number of bytes of an item.
    /// - Returns: The position after the last item.
    func end(from start: Int, of count: Int, bytes: (Int) -> Int) -> Int {
        var (end, total) = (start, 0)
        while end < count, end - start < size {
            total += bytes(end)
            if total > Self.mostBytes, end > start { break }
            end += 1
        }
        return end
    }

    /// Returns the positions of a page's items, and the token of the next page.
    ///
    /// - Parameters:
    ///   - count: The number of items in the list.
    ///   - token: The token of the page; `nil` for the first one.
    ///   - parameter: The parameter with the token.
    ///   - bytes: Returns the number of bytes of an item, for a page that can end before it has its size.
    /// - Returns: The positions, and the token; `nil` at the end of the list.
    /// - Throws: 400 for an invalid token.
    func page(
        of count: Int,
        token: String?,
        parameter: String = "pageToken",
        bytes: (Int) -> Int = { _ in 0 }
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
        let end = self.end(from: start, of: count, bytes: bytes)
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
