import AsyncJSON
import GAPIDescription

/// The methods that list resources, in pages if the method has them.
extension MethodCall {
    func list(
        _ collection: ResourceCollection,
        _ query: RequestTarget.Query,
        _ body: JSON.Value
    ) throws(GoogleError) -> JSON.Value {
        var resources = store.resources(in: collectionPath(collection))
        let ids = Set(query.values("id").flatMap { $0.split(separator: ",").map(String.init) })
        if !ids.isEmpty { resources = resources.filter { ids.contains($0.id) } }

        var answer = route.method.response.map { document.example(of: $0, .minimum) } ?? [:]
        var page = 0..<resources.count
        if let paging = document.paging(of: route.entry) {
            let token = paging.place == .query ? query[paging.token].map { JSON.Value($0) } : body[paging.token]
            let cutter = PageCutter(size: try pageSize(query, body), sendsEmptyPages: sendsEmptyPages)
            let bytes = { (position: Int) in resources[position].byteCount }
            switch paging.next {
            case .member(let path):
                let cut = try cutter.page(
                    of: resources.count,
                    token: token?.string,
                    parameter: paging.token,
                    bytes: bytes
                )
                page = cut.items
                answer[JSON.Path(path.map { .member($0) })] = cut.next.map { JSON.Value($0) }
            case .position(let first, let total):
                let position = max(Int64(first), token?.int64 ?? 0)
                let start = min(Int(position) - first, resources.count)
                page = start..<cutter.end(from: start, of: resources.count, bytes: bytes)
                if let total { answer[JSON.Path(total.map { .member($0) })] = JSON.Value(resources.count) }
            }
        }
        guard resources[page].reduce(0, { $0 + $1.byteCount }) <= Self.mostBodyBytes else {
            throw GoogleError(
                code: 413,
                reason: "responseTooLarge",
                message: "The list has more than \(Self.mostBodyBytes >> 20) MiB, and no pages."
            )
        }
        if let name = document.list(route, collection.schema) {
            // Services leave out an empty list; so do many methods with pages.
            answer[name] = resources.isEmpty ? nil : JSON.Value(resources[page].map(\.value))
        }
        return answer
    }

    private func pageSize(_ query: RequestTarget.Query, _ body: JSON.Value) throws(GoogleError) -> Int {
        let parameters = route.method.parameters ?? [:]
        let members = document.resolved(route.method.request)?.properties ?? [:]
        for name in ["pageSize", "maxResults", "limit", "max-results", "rowLimit", "num"] {
            guard let schema = parameters[name] ?? members[name] else { continue }
            // A description may state any numbers, but a page has at least one item, and its size fits an Int32.
            let longest = Int(Int32.max)
            let most = min(schema.maximum.flatMap { Int($0) } ?? 1_000, longest)
            let wanted = try query.integer(name) ?? body[name]?.int64 ?? 0
            // With 0, the service chooses the size.
            let usual = schema.default.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? min(100, most)
            return max(1, min(wanted == 0 ? usual : min(Int(clamping: wanted), most), longest))
        }
        return 100
    }
}
