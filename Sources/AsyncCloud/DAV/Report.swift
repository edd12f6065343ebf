extension Cloud {
    /// A question to the server that no list answers (RFC 3253 §3.6).
    public struct Report: Sendable, Hashable {
        let body: String

        /// Creates a report from its XML document.
        public init(xml: String) { body = xml }

        /// Returns the report of the user's favourites (ownCloud).
        public static func favorites(_ properties: [PropertyName] = .standard) -> Report {
            let rules = "<oc:filter-rules><oc:favorite>1</oc:favorite></oc:filter-rules>"
            return Report(xml: DAVBody.document("oc:filter-files", DAVBody.names(properties) + rules))
        }

        /// Returns the report of the items whose name contains a text (ownCloud).
        public static func search(
            _ pattern: String,
            limit: Int? = nil,
            properties: [PropertyName] = .standard
        ) -> Report {
            let limit = limit.map { "<oc:limit>\(max(1, $0))</oc:limit>" } ?? ""
            let search = "<oc:search><oc:pattern>\(DAVBody.escaped(pattern))</oc:pattern>\(limit)</oc:search>"
            return Report(xml: DAVBody.document("oc:search-files", DAVBody.names(properties) + search))
        }
    }
}
