/// One page of a list: a collection of its items, with the rest of the answer beside them.
@dynamicMemberLookup
public struct Page<Q: PagedQuery>: Sendable, RandomAccessCollection {
    /// The whole answer.
    public let response: Q.Response
    /// The items on this page; there may be none although more pages follow.
    public let items: [Q.Item]
    /// Counts from 1 within one loop.
    public let number: Int
    /// Where the list goes on: give it to `pages(_:from:)` to start after this page, also in another process.
    ///
    /// `nil` on the last page.
    public let resumeToken: String?

    init(_ response: Q.Response, of query: Q, number: Int) {
        self.response = response
        items = query.items(in: response)
        self.number = number
        let token = query.nextPageToken(in: response)
        resumeToken = token?.isEmpty == true ? nil : token
    }

    /// A member of the answer, such as `page.kind`.
    public subscript<T>(dynamicMember member: KeyPath<Q.Response, T>) -> T { response[keyPath: member] }

    /// The position of the first item.
    public var startIndex: Int { items.startIndex }
    /// The position after the last item.
    public var endIndex: Int { items.endIndex }
    /// The item at a position.
    public subscript(position: Int) -> Q.Item { items[position] }
}
