import AsyncFeeds
import AsyncFetch

extension GData {
    /// The entries of a feed to request, and the form of the response.
    ///
    /// ```swift
    /// var query = GData.Query { $0.text = "green tea"; $0.maxResults = 10 }
    /// query.categories = ["recipes"]
    /// query["custom"] = "1"
    /// query.url(for: "https://example.com/feed")      // …/feed/-/recipes?custom=1&max-results=10&q=green+tea
    /// let feed = try await blog.fetch(Atom.Feed<Atom.Entry>.self, from: url, query: query)
    /// ```
    ///
    /// A parameter that is `nil` is not sent. The parameters of single services are in types such as ``CalendarQuery``.
    public struct Query: ServiceQuery {
        /// The parameters by their names in the URL; the properties read and write this dictionary.
        public var parameters: [String: String] = [:]
        /// The conditions on categories, all of which must hold; they are a part of the URL's path.
        public var categories: [CategoryFilter] = []

        /// Creates a query without conditions.
        public init() {}

        /// Creates a copy of a query.
        ///
        /// - Parameter query: The query to copy.
        public init(query: Query) { self = query }

        /// The query itself.
        public var query: Query {
            get { self }
            set { self = newValue }
        }

        /// Accesses a parameter by its name in the URL.
        ///
        /// - Parameter name: The name.
        public subscript(name: String) -> String? {
            get { parameters[name] }
            set { parameters[name] = newValue }
        }

        /// Accesses a parameter as a value of another type.
        subscript<Value: LosslessStringConvertible>(value name: String) -> Value? {
            get { parameters[name].flatMap { Value($0) } }
            set { parameters[name] = newValue?.description }
        }

        /// Accesses a parameter as a time.
        subscript(time name: String) -> Atom.DateTime? {
            get { parameters[name].map { Atom.DateTime($0) } }
            set { parameters[name] = newValue?.text }
        }
    }

    /// A query of one service: the parameters that all services have in common, and its own.
    @dynamicMemberLookup
    public protocol ServiceQuery: Sendable, Hashable, CustomStringConvertible {
        /// The parameters.
        var query: Query { get set }

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        init(query: Query)
    }
}

extension GData.ServiceQuery {
    /// Creates a query without conditions.
    public init() { self.init(query: GData.Query()) }

    /// Creates a query and sets its properties.
    ///
    /// - Parameter configure: Sets properties.
    public init(_ configure: (inout Self) throws -> Void) rethrows {
        self.init()
        try configure(&self)
    }

    /// Accesses a parameter that all services have in common.
    public subscript<T>(dynamicMember path: WritableKeyPath<GData.Query, T>) -> T {
        get { query[keyPath: path] }
        set { query[keyPath: path] = newValue }
    }

    /// Returns the URL of a feed with this query.
    ///
    /// The query's parameters are sorted by name. Parameters of the feed's URL are kept, unless the query has the same
    /// names.
    ///
    /// - Parameter feed: The feed's URL.
    /// - Returns: The URL.
    public func url(for feed: String) -> String {
        let parts = feed.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var url = String(parts.first ?? "")
        if !query.categories.isEmpty {
            if url.hasSuffix("/") { url.removeLast() }
            url += "/-"
            for filter in query.categories {
                url += "/"
                PercentEncoding.append(filter.text, to: &url)
            }
        }
        let kept = (parts.count > 1 ? parts[1] : "").split(separator: "&").filter {
            query.parameters[PercentEncoding.decode($0.prefix { $0 != "=" }) ?? ""] == nil
        }
        let own = query.parameters.sorted { $0.key < $1.key }.map {
            "\(Self.escaped($0.key))=\(Self.escaped($0.value))"
        }
        let pairs = kept.map(String.init) + own
        return pairs.isEmpty ? url : url + "?" + pairs.joined(separator: "&")
    }

    /// A readable form: the part of the URL after that of the feed.
    public var description: String { url(for: "") }

    /// Encodes a text as in a form: letters, digits and `-._~` stay, a space becomes `+`, other bytes are
    /// percent-encoded.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        PercentEncoding.append(text, to: &escaped)
        return escaped.replacing("%20", with: "+")
    }
}
