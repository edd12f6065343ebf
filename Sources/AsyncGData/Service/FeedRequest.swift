import AsyncFetch

/// A request for a feed: its URL with a query that keeps the response usable.
struct FeedRequest: Sendable {
    /// The URL.
    let url: String
    private let isExpressible: Bool

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - feed: The feed's URL.
    ///   - isListing: A Boolean value indicating whether the next pages will be requested too.
    init(_ query: some GData.ServiceQuery, of feed: String, isListing: Bool = false) {
        url = Self.completed(query.url(for: feed), isListing: isListing)
        isExpressible = query.query.categories.allSatisfy(\.isExpressible)
    }

    /// Throws an error if the URL cannot express the query.
    func check() throws {
        guard isExpressible else {
            throw GDataServiceError(
                .invalidRequest,
                "the query has a category whose name no path can say: it is empty, has one of | { } in it, begins with - or is . or .."
            )
        }
    }

    /// Returns the URL with a mask (`fields`) that includes the kinds, by which types are chosen, and the link to the
    /// next page.
    private static func completed(_ url: String, isListing: Bool) -> String {
        guard let mark = url.firstIndex(of: "?") else { return url }
        let parameters = url[url.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
        guard let index = parameters.firstIndex(where: { $0.hasPrefix("fields=") }),
            let mask = PercentEncoding.decode(parameters[index].dropFirst(7).replacing("+", with: " ")),
            !mask.isEmpty
        else { return url }
        var longer = FieldsMask.adding("@gd:kind", to: mask)
        if FieldsMask.mentions("entry", in: mask) { longer = FieldsMask.adding("entry/@gd:kind", to: longer) }
        if isListing { longer = FieldsMask.adding("link/@rel,link/@href", to: longer) }
        guard longer != mask else { return url }
        var completed = parameters.map(String.init)
        completed[index] = "fields="
        PercentEncoding.append(longer, to: &completed[index])
        return url[...mark] + completed.joined(separator: "&")
    }
}
