extension GAPI {
    /// One page of a list: a collection of its items, with the other members of the response.
    @dynamicMemberLookup
    public struct Page<Q: PagedQuery>: Sendable, RandomAccessCollection {
        /// The whole response.
        public let response: Q.Response
        /// The items on this page; a page may have none although more pages follow.
        public let items: [Q.Item]
        /// The number of the page, counted from 1 within one loop.
        public let number: Int
        /// The token of the next page; pass it to `pages(_:from:)` to start after this page, also in another process.
        ///
        /// It is `nil` on the last page.
        public let resumeToken: String?

        /// - Throws: ``GAPI/Error/Code/unexpectedContent`` if the response has other values where the list should be.
        init(_ response: Q.Response, of query: Q, number: Int) throws {
            try ListCheck.require(response, of: query)
            self.response = response
            items = query.items(in: response)
            self.number = number
            let token = query.nextPageToken(in: response)
            resumeToken = token?.isEmpty == true ? nil : token
        }

        /// Returns a member of the response, such as `page.kind`.
        public subscript<T>(dynamicMember member: KeyPath<Q.Response, T>) -> T { response[keyPath: member] }

        /// The position of the first item.
        public var startIndex: Int { items.startIndex }
        /// The position after the last item.
        public var endIndex: Int { items.endIndex }
        /// Returns the item at a position.
        public subscript(position: Int) -> Q.Item { items[position] }
    }
}
