import AsyncFetch

extension GAPI {
    /// A place in the changes of a list, which a program keeps to go on from there, also in another process.
    ///
    /// It belongs to the parameters of its query: with other parameters, following the changes fails with
    /// ``GAPI/Error/Code/invalidRequest``. Services forget cursors after some time (Gmail after a week or earlier,
    /// People after a week); then the first element is a ``GAPI/ChangeElement/resync(_:)``.
    public struct ChangeCursor: Codable, Sendable, Hashable, CustomStringConvertible {
        /// The name of the list's method, such as `drive.changes.list`.
        public let method: String
        /// A digest of the parameters of the query.
        let parameters: String
        /// The service's token for the changes after a state.
        let token: String
        /// The token of a page among these changes, if the pages before it were taken.
        var page: String?
        /// The service's token for the changes after these, if a page before this one had it.
        var next: String?

        /// A readable form without the service's tokens.
        public var description: String { "a place in the changes of \(method)" }
    }
}

extension GAPI.ChangeCursor {
    /// Returns the digest of what must not differ between two requests of the same changes.
    ///
    /// The size of pages, the `fields` mask and the cursor itself do not belong to it.
    static func digest<Q: GAPI.ChangeQuery>(of query: Q, _ options: GAPI.QueryOptions) -> String {
        var parameters = GAPI.QueryParameters()
        query.encode(into: &parameters)
        for (name, value) in options.parameters { parameters.replace(name, value) }
        let feed = Q.changeFeed
        let left: Set = [
            "pageToken", "fields", "quotaUser", "prettyPrint", "key", feed.token, feed.request ?? "pageToken",
            query.pageSizeParameter ?? "pageToken",
        ]
        let all = parameters.path + parameters.query.filter { !left.contains($0.name) }
        // With their lengths, so that no value looks like the next parameter.
        let lines = all.map { "\($0.name.utf8.count) \($0.name)=\($0.value.utf8.count) \($0.value)" }
        return lines.sorted().joined(separator: "\n").sha256
    }
}
