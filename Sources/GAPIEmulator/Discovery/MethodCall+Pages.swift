import AsyncJSON
import GAPIDescription

/// Lists, in pages where the method has them.
extension MethodCall {
    func list(
        _ collection: ResourceCollection,
        _ query: RequestTarget.Query,
        _ body: JSON.Value
    ) throws(GoogleError) -> JSON.Value {
        var resources = store.resources(in: collectionPath(collection))
        let ids = query.values("id").flatMap { $0.split(separator: ",").map(String.init) }
        if !ids.isEmpty { resources = resources.filter { ids.contains($0.id) } }

        var answer = route.method.response.map { document.example(of: $0, .minimum) } ?? [:]
        var page = 0..<resources.count
        if let paging = document.paging(of: route.entry) {
            page = try self.page(paging, count: resources.count, query, body)
            switch paging.next {
            case .member(let path):
                let token = JSON.Value("page-\(page.upperBound)")
                if page.upperBound < resources.count { answer[JSON.Path(path.map { .member($0) })] = token }
            case .position(_, let total?):
                answer[JSON.Path(total.map { .member($0) })] = JSON.Value(resources.count)
            case .position: break
            }
        }
        if let name = document.list(route, collection.schema) {
            // Services leave empty lists out; so do many of those that have pages.
            answer[name] = resources.isEmpty ? nil : JSON.Value(resources[page].map(\.value))
        }
        return answer
    }

    /// Which of the resources are asked for; throws 400 for a token that was never given.
    private func page(
        _ paging: API.Paging,
        count: Int,
        _ query: RequestTarget.Query,
        _ body: JSON.Value
    ) throws(GoogleError) -> Range<Int> {
        let token =
            paging.place == .query
            ? query[paging.token] : body[paging.token]?.string ?? body[paging.token]?.int64?.description
        var start = 0
        if let token, !token.isEmpty {
            switch paging.next {
            case .member:
                guard token.hasPrefix("page-"), let number = Int(token.dropFirst(5)) else {
                    throw .invalid(paging.token, "was given by no list")
                }
                start = number
            case .position(let first, _): start = (Int(token) ?? first) - first
            }
        }
        start = min(max(0, start), count)
        return start..<min(count, start + (try pageSize(query, body)))
    }

    private func pageSize(_ query: RequestTarget.Query, _ body: JSON.Value) throws(GoogleError) -> Int {
        let parameters = route.method.parameters ?? [:]
        let members = document.resolved(route.method.request)?.properties ?? [:]
        for name in ["pageSize", "maxResults", "limit", "max-results", "rowLimit", "num"] {
            guard let schema = parameters[name] ?? members[name] else { continue }
            let most = schema.maximum.flatMap { Int($0) } ?? 1_000
            let wanted = try query.integer(name) ?? body[name]?.int64
            // 0 is for the service to choose.
            let usual = schema.default.flatMap { Int($0) } ?? min(100, most)
            return wanted == nil || wanted == 0 ? usual : max(1, min(Int(wanted ?? 1), most))
        }
        return 100
    }
}
