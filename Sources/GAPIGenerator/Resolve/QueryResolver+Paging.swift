import GAPIDescription

extension QueryResolver {
    /// Makes a query a paged one if the method's responses follow each other as pages.
    mutating func resolvePaging(
        of entry: API.Document.MethodEntry,
        _ response: Model,
        _ plan: inout QueryPlan
    ) {
        guard let paging = document.paging(of: entry) else { return }
        guard let token = self.token(paging, entry, &plan) else {
            warn(
                entry,
                .unpaged,
                "",
                "`\(paging.token)` is neither text nor a number: the responses are not pages",
                .note
            )
            return
        }
        let items = paging.items.flatMap { self.items($0, response) }
        let item = items?.item ?? "Response"
        guard let next = self.next(paging, token.place, response) else {
            warn(entry, .unpaged, "", "the next token is neither text nor a number: the responses are not pages", .note)
            return
        }
        if items == nil {
            warn(entry, .unpaged, "", "no member is known to hold the items: only pages can be read", .note)
        }
        plan.paging = QueryPlan.Paging(
            token: token.accessors,
            next: next.source,
            pageFields: next.name,
            item: item,
            items: items?.source ?? "[response]",
            fact: items == nil
                ? "The response is the only item of its page, because no member is known to hold the items." : nil
        )
        plan.conformances.append("GAPI.PagedQuery")
    }

    // MARK: The token of the request

    private typealias Accessors = (get: String, set: String)

    private mutating func token(
        _ paging: API.Paging,
        _ entry: API.Document.MethodEntry,
        _ plan: inout QueryPlan
    ) -> (accessors: Accessors?, place: String)? {
        let place: String
        let type: SwiftType
        var isOptional = true
        switch paging.place {
        case .query:
            guard let index = plan.parameters.firstIndex(where: { $0.key == paging.token }) else { return nil }
            let parameter = plan.parameters[index]
            if parameter.name == "pageToken", parameter.type == .string { return (nil, parameter.name) }
            place = Namer.escaped(parameter.name)
            type = parameter.type
            isOptional = !parameter.isRequired
        case .body:
            guard case .model(let name, _)? = plan.body, let ref = entry.method.request?.ref,
                let property = schemas.resolvedModel(schemas.require(ref, at: entry.path))?[paging.token],
                !name.isEmpty
            else { return nil }
            place = "body." + Namer.escaped(property.name)
            type = property.type
        }
        if type == .string, isOptional { return ((place, "\(place) = newValue"), place) }
        guard type.isInteger, isOptional else { return nil }
        let accessors = (
            "\(place).map { \"\\($0)\" }", "\(place) = newValue.flatMap { \(type.source)($0) }"
        )
        return (accessors, place)
    }

    // MARK: The token of the response

    private mutating func next(
        _ paging: API.Paging,
        _ place: String,
        _ response: Model
    ) -> (source: String, name: String)? {
        switch paging.next {
        case .member(let path):
            guard let (source, type) = member(path, response), type == .string else { return nil }
            return ("response.\(source)", path.joined(separator: "/"))
        case .position(let first, let total):
            // The numbers come from servers and from callers who continue a list: none of them may trap.
            var end = "count > 0 && !isTooFar"
            if let total {
                guard let (source, type) = member(total, response), type.isInteger else { return nil }
                end += " && next &- \(first) < Swift.Int(clamping: response.\(source) ?? 0)"
            }
            let source = """
                let count = items(in: response).count
                let start = \(place).map { Swift.Int(clamping: $0) } ?? \(first)
                let (next, isTooFar) = start.addingReportingOverflow(count)
                return \(end) ? "\\(next)" : nil
                """
            return (
                source, [paging.items?.name, total?.joined(separator: "/")].compactMap(\.self).joined(separator: ",")
            )
        }
    }

    /// Returns the source and the type of a member of the response.
    private mutating func member(_ path: [String], _ response: Model) -> (source: String, type: SwiftType)? {
        var model: Model? = response
        var names: [String] = []
        var type: SwiftType?
        for name in path {
            guard let property = model?[name] else { return nil }
            names.append(Namer.escaped(property.name))
            type = property.type
            model = schemas.resolvedModel(property.type)
        }
        return type.map { (names.joined(separator: "?."), $0) }
    }

    // MARK: Items

    private func items(_ items: API.Paging.Items, _ response: Model) -> (item: String, source: String)? {
        guard let property = response[items.name] else { return nil }
        let place = "response.\(Namer.escaped(property.name))"
        switch property.type {
        case .array(let element):
            return (written(element, in: response), "\(place) ?? []")
        case .map(let element):
            return ("GAPI.NamedItem<\(written(element, in: response))>", "GAPI.NamedItem.items(of: \(place))")
        default: return nil
        }
    }

    private func written(_ type: SwiftType, in response: Model) -> String {
        switch type {
        case .model(let id, let name) where response.models.contains(id): "Response.\(name)"
        case .enumeration(let name) where response.enumerations.contains { $0.name == name }: "Response.\(name)"
        case .array(let element): "[\(written(element, in: response))]"
        case .map(let element): "[Swift.String: \(written(element, in: response))]"
        default: written(type)
        }
    }
}
