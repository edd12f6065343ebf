extension API {
    /// The way in which a method's responses follow each other as pages.
    public struct Paging: Sendable, Hashable {
        /// The part of a request that carries the token of a page.
        public enum Place: Sendable, Hashable {
            /// A parameter of the query.
            case query
            /// A member of the request body.
            case body
        }

        /// The source of the next page's token.
        public enum Next: Sendable, Hashable {
            /// A member of the response, such as `["nextPageToken"]` or `["pagination", "nextPageToken"]`.
            case member([String])
            /// The position of the next item: the position of the last page plus the number of items in that page.
            ///
            /// Positions are counted from `first`. The last page is reached when as many items have come as the member
            /// `total` states. Without `total`, the last page is the first one without items.
            case position(first: Int, total: [String]?)
        }

        /// The items of a page.
        public struct Items: Sendable, Hashable {
            /// The name of the response's member that holds the items.
            public let name: String
            /// A Boolean value indicating whether the items are the named members of an object instead of the elements
            /// of an array.
            public let isMap: Bool
        }

        /// The part of a request that carries the token of a page.
        public let place: Place
        /// The name of the parameter or member that takes the token.
        public let token: String
        /// The source of the next page's token.
        public let next: Next
        /// The member that holds the items of a page; `nil` if the description leaves open which member that is.
        public let items: Items?
    }
}

extension API.Document {
    /// Returns the way in which a method's responses follow each other as pages; `nil` if there is only one response.
    public func paging(of entry: MethodEntry) -> API.Paging? {
        let method = entry.method
        guard let response = resolved(method.response), let answer = response.properties else { return nil }
        let items = items(of: entry, in: answer)
        let parameters = method.parameters ?? [:]
        let body = method.httpMethod == "GET" ? [:] : resolved(method.request)?.properties ?? [:]

        if let next = nextToken(in: answer) {
            func paging(_ place: API.Paging.Place, _ name: String) -> API.Paging {
                API.Paging(place: place, token: name, next: .member(next), items: items)
            }
            func takes(_ schema: API.Schema?) -> Bool { schema?.type == "string" && schema?.repeated != true }
            if takes(parameters["pageToken"]) { return paging(.query, "pageToken") }
            if takes(body["pageToken"]) { return paging(.body, "pageToken") }
            for name in ["token", "nextPageToken", "page_token"] where takes(parameters[name]) {
                return paging(.query, name)
            }
        }
        if takesContinuation(parameters, answer) {
            return API.Paging(place: .query, token: "continue", next: .member(["metadata", "continue"]), items: items)
        }
        guard let items else { return nil }
        // Positions instead of tokens.
        let totals = ["totalResults", "totalItems", "rowCount"].filter { answer[$0]?.type == "integer" }
        for name in ["start-index", "startIndex"] {
            guard let parameter = parameters[name], parameter.type == "integer", let total = totals.first else {
                continue
            }
            let first = parameter.minimum.flatMap { Int32($0) } ?? parameter.default.flatMap { Int32($0) } ?? 0
            let next = API.Paging.Next.position(first: Int(max(first, 0)), total: [total])
            return API.Paging(place: .query, token: name, next: next, items: items)
        }
        if body["offset"]?.isCount == true, body["limit"]?.isCount == true {
            let next = API.Paging.Next.position(first: 0, total: totals.first.map { [$0] })
            return API.Paging(place: .body, token: "offset", next: next, items: items)
        }
        if body["startRow"]?.isCount == true, body["rowLimit"]?.isCount == true {
            let next = API.Paging.Next.position(first: 0, total: nil)
            return API.Paging(place: .body, token: "startRow", next: next, items: items)
        }
        return nil
    }

    private func nextToken(in answer: [String: API.Schema]) -> [String]? {
        for name in ["nextPageToken", "pageToken"] where answer[name]?.type == "string" { return [name] }
        for name in ["pagination", "tokenPagination"] {
            if resolved(answer[name])?.properties?["nextPageToken"]?.type == "string" {
                return [name, "nextPageToken"]
            }
        }
        return nil
    }

    private func takesContinuation(_ parameters: [String: API.Schema], _ answer: [String: API.Schema]) -> Bool {
        parameters["continue"]?.type == "string"
            && resolved(answer["metadata"])?.properties?["continue"]?.type == "string"
    }

    // MARK: Items

    /// Returns the member that holds the items, by the first rule that names exactly one member.
    private func items(of entry: MethodEntry, in answer: [String: API.Schema]) -> API.Paging.Items? {
        if resolved(answer["items"])?.type == "array" { return API.Paging.Items(name: "items", isMap: false) }
        if answer["items"]?.additionalProperties != nil { return API.Paging.Items(name: "items", isMap: true) }
        let arrays = answer.filter { $0.value.type == "array" && !Self.isAside($0.key) }
        let objects = arrays.filter { property in
            guard let element = property.value.items else { return false }
            return element.ref != nil || element.properties != nil || element.type == "object"
        }
        func picked(_ name: String) -> API.Paging.Items { API.Paging.Items(name: name, isMap: false) }
        if objects.count == 1, let name = objects.keys.first { return picked(name) }
        if objects.isEmpty, arrays.count == 1, let name = arrays.keys.first { return picked(name) }

        let candidates = (objects.isEmpty ? arrays : objects).keys.sorted()
        let nouns = Self.nouns(of: entry)
        let exact = candidates.filter { nouns.contains(Self.singular($0)) }
        if exact.count == 1 { return picked(exact[0]) }
        let suffixed = candidates.filter { name in nouns.contains { Self.singular(name).hasSuffix($0) } }
        if suffixed.count == 1 { return picked(suffixed[0]) }
        for name in ["results", "entries", "rows", "matches"] where candidates.contains(name) { return picked(name) }
        return nil
    }

    /// Returns whether an array holds remarks about the response, such as warnings, instead of its content.
    private static func isAside(_ name: String) -> Bool {
        name.hasPrefix("unreachable") || name.hasPrefix("failed") || name == "warnings" || name == "errors"
            || name.hasSuffix("Errors")
    }

    /// Returns the nouns for the things that the resource and the method are about, lowercased and in the singular:
    /// `listNodeGroups` gives `nodegroup`.
    private static func nouns(of entry: MethodEntry) -> Set<String> {
        var nouns: Set<String> = []
        if let resource = entry.resources.last { nouns.insert(singular(resource)) }
        for verb in ["list", "search", "query", "fetch", "get", "aggregatedList"] where entry.name.hasPrefix(verb) {
            let noun = singular(String(entry.name.dropFirst(verb.count)))
            if !noun.isEmpty { nouns.insert(noun) }
        }
        return nouns
    }

    private static func singular(_ name: String) -> String {
        let name = name.lowercased()
        if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        if name.hasSuffix("ses") || name.hasSuffix("xes") || name.hasSuffix("ches") { return String(name.dropLast(2)) }
        return name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    }
}

extension API.Schema {
    /// A Boolean value indicating whether the value is a whole number, written as a number or as text.
    fileprivate var isCount: Bool { type == "integer" || format == "int64" }
}
