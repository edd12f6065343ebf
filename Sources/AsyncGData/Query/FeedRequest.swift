import AsyncFetch
import AsyncGAPI

/// What a service asks for: a feed's URL with a query in it, made so that the answer can be gone on with.
struct FeedRequest: Sendable {
    /// The URL.
    let url: String
    private let isExpressible: Bool

    /// - Parameters:
    ///   - query: What is wanted.
    ///   - feed: The feed's URL.
    ///   - isListing: Whether the pages behind it are wanted too.
    init(_ query: some GData.ServiceQuery, of feed: String, isListing: Bool = false) {
        url = Self.completed(query.url(for: feed), isListing: isListing)
        isExpressible = query.query.categories.allSatisfy(\.isExpressible)
    }

    /// Throws where the URL asks for something else than the query does.
    func check() throws {
        guard isExpressible else {
            throw GDataServiceError(
                .invalidRequest,
                "the query has a category whose name no path can say: it is empty, has one of | { } in it, begins with - or is . or .."
            )
        }
    }

    /// The URL with what its mask (`fields`) must not leave out: the kinds, by which types are chosen, and the link to the next page.
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
