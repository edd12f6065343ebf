import AsyncFetch

extension GData {
    /// Which entries of a feed are wanted, and in which form.
    ///
    /// ```swift
    /// var query = GData.Query { $0.text = "green tea"; $0.maxResults = 10 }
    /// query.categories = ["recipes"]
    /// query["custom"] = "1"
    /// query.url(for: "https://example.com/feed")      // …/feed/-/recipes?custom=1&max-results=10&q=green+tea
    /// let feed = try await blog.fetch(Atom.Feed<Atom.Entry>.self, from: url, query: query)
    /// ```
    ///
    /// A parameter that is nil is not sent. What services have of their own is in types such as ``CalendarQuery``.
    public struct Query: ServiceQuery {
        /// All parameters by their names in the URL; the properties are views of them.
        public var parameters: [String: String] = [:]
        /// The conditions on categories, which must all hold; they stand in the path.
        public var categories: [CategoryFilter] = []

        /// Creates a query without conditions.
        public init() {}

        /// Creates a query from another one.
        ///
        /// - Parameter query: The other one.
        public init(query: Query) { self = query }

        /// The query itself.
        public var query: Query {
            get { self }
            set { self = newValue }
        }

        /// A parameter by its name in the URL.
        ///
        /// - Parameter name: The name.
        public subscript(name: String) -> String? {
            get { parameters[name] }
            set { parameters[name] = newValue }
        }

        /// A parameter as a value of another type.
        subscript<Value: LosslessStringConvertible>(value name: String) -> Value? {
            get { parameters[name].flatMap { Value($0) } }
            set { parameters[name] = newValue?.description }
        }

        /// A parameter as a time.
        subscript(time name: String) -> Atom.DateTime? {
            get { parameters[name].map { Atom.DateTime($0) } }
            set { parameters[name] = newValue?.text }
        }
    }

    /// What a service can be asked: the parameters that all have, and some of its own.
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

    /// Creates a query and fills it in.
    ///
    /// - Parameter configure: Sets properties.
    public init(_ configure: (inout Self) throws -> Void) rethrows {
        self.init()
        try configure(&self)
    }

    /// What every query has.
    public subscript<T>(dynamicMember path: WritableKeyPath<GData.Query, T>) -> T {
        get { query[keyPath: path] }
        set { query[keyPath: path] = newValue }
    }

    /// The URL of a feed with this query in it.
    ///
    /// Parameters are sorted by name; those that the feed's URL has already stay, unless the query has them too.
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

    /// A readable form: what is behind the URL of the feed.
    public var description: String { url(for: "") }

    /// As forms write it: all but letters, digits and `-._~` as bytes, and `+` for a space.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        PercentEncoding.append(text, to: &escaped)
        return escaped.replacing("%20", with: "+")
    }
}
