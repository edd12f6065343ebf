import GAPIDescription

/// The conformance of a query to `GAPI.ChangeQuery`, to be emitted.
struct ChangePlan {
    /// A method that the rules name.
    struct Method {
        let id: String
        let verb: String
        let path: String
        /// The parameters of the list that the method takes, too.
        let parameters: [String]
    }

    let feed: API.ChangeFeed
    /// The sources of the cursor's getter and setter.
    let token: (get: String, set: String)
    /// The source of the next cursor.
    let next: String
    /// The source of the changes on a page.
    let changes: String
    /// The members of a response that following needs.
    let fields: String
    /// The parameter that must name the mark of deleted items, and the member with the mark.
    let mask: (parameter: String, member: String)?
    let start: Method?
    let watch: Method?
    let stop: Method?
}

extension QueryResolver {
    /// Sets the conformance of a query whose changes can be followed; the query has its parameters and its pages.
    ///
    /// A description that lacks a part of the rules gets no conformance: it is another version of the service.
    mutating func resolveChanges(of entry: API.Document.MethodEntry, _ response: Model, _ plan: inout QueryPlan) {
        guard let feed = document.changeFeed(of: entry.method), plan.paging != nil,
            let parameter = plan.parameters.first(where: { $0.key == feed.token }),
            let token = Self.accessors(of: parameter),
            let next = response[feed.next], let nextSource = Self.text(of: next),
            let list = document.paging(of: entry)?.items, !list.isMap,
            case .array(let element)? = response[list.name]?.type, let item = schemas.resolvedModel(element),
            let changes = changes(of: item, feed)
        else { return }
        if let request = feed.request, !plan.parameters.contains(where: { $0.key == request }) { return }
        if let mask = feed.mask, !plan.parameters.contains(where: { $0.key == mask }) { return }
        var start: ChangePlan.Method?
        if let rule = feed.start {
            start = method(rule.method, plan)
            guard start != nil else { return }
        }
        let watch = feed.push.flatMap { method($0.watch, plan) }
        let stop = feed.push.flatMap { method($0.stop, plan) }
        var fields = [feed.next]
        var mask: (parameter: String, member: String)?
        switch feed.deletion {
        case .flag(let path), .value(let path, _):
            fields.append(([list.name] + path).joined(separator: "/"))
            if let parameter = feed.mask, let member = path.first { mask = (parameter, member) }
        case .part, .none: break
        }
        plan.changes = ChangePlan(
            feed: feed,
            token: token,
            next: nextSource,
            changes: changes,
            fields: fields.joined(separator: ","),
            mask: mask,
            start: start,
            watch: stop == nil ? nil : watch,
            stop: stop
        )
    }

    /// Returns the source of the changes on a page; `nil` if an item has not the members of the rule.
    private mutating func changes(of item: Model, _ feed: API.ChangeFeed) -> String? {
        func all(_ condition: String) -> String { "GAPI.Change.all(items(in: response)) { \(condition) }" }
        switch feed.deletion {
        case .none: return all("_ in false")
        case .flag(let path):
            guard let mark = place(path, in: item), mark.type == .bool else { return nil }
            return all("$0.\(mark.source) == true")
        case .value(let path, let value):
            guard let mark = place(path, in: item), mark.type.isText else { return nil }
            return all("$0.\(mark.source) == \(Literal.string(value))")
        case .part(let part, let others):
            let names = [part] + others
            guard names.allSatisfy({ item[$0]?.type.isArray == true }) else { return nil }
            let deletions = Namer.escaped(item[part]?.name ?? part)
            let rest = others.map { Namer.escaped(item[$0]?.name ?? $0) }
            return """
                items(in: response).flatMap { item -> [GAPI.Change<Item>] in
                    guard item.\(deletions)?.isEmpty == false else { return [.updated(item)] }
                    var (rest, deleted) = (item, item)
                    rest.\(deletions) = nil
                    \(rest.map { "deleted.\($0) = nil" }.joined(separator: "; "))
                    let hasMore = \(rest.map { "rest.\($0)?.isEmpty == false" }.joined(separator: " || "))
                    return hasMore ? [.updated(rest), .deleted(deleted)] : [.deleted(deleted)]
                }
                """
        }
    }

    /// Returns the source and the type of a member of an item; `nil` if there is none.
    private mutating func place(_ path: [String], in item: Model) -> (source: String, type: SwiftType)? {
        var model: Model? = item
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

    /// Returns a method that the rules name; `nil` if the description has none, or one with other variables.
    private func method(_ name: String, _ plan: QueryPlan) -> ChangePlan.Method? {
        guard let entry = document.method(named: "\(document.name ?? "").\(name)"), let path = entry.method.path,
            let template = PathTemplate(checking: path), let id = entry.method.id,
            let verb = ["GET": "get", "POST": "post"][entry.method.httpMethod ?? ""]
        else { return nil }
        let inPath = plan.parameters.filter(\.isInPath).map(\.key)
        guard template.variables.allSatisfy({ inPath.contains($0) }) else { return nil }
        let taken = entry.method.parameters ?? [:]
        let shared = plan.parameters.filter { !$0.isInPath && taken[$0.key] != nil }.map(\.key)
        return ChangePlan.Method(id: id, verb: verb, path: path, parameters: shared.sorted())
    }

    private static func accessors(of parameter: QueryPlan.Parameter) -> (get: String, set: String)? {
        let place = Namer.escaped(parameter.name)
        if parameter.type == .string, !parameter.isRequired || parameter.name == "pageToken" {
            return (place, "\(place) = newValue")
        }
        guard parameter.type.isInteger, !parameter.isRequired else { return nil }
        return (
            "\(place).map { \"\\($0)\" }", "\(place) = newValue.flatMap { \(parameter.type.source)($0) }"
        )
    }

    private static func text(of property: Model.Property) -> String? {
        let place = "response.\(Namer.escaped(property.name))"
        if property.type == .string { return place }
        return property.type.isInteger ? "\(place).map { \"\\($0)\" }" : nil
    }
}

extension SwiftType {
    /// A Boolean value indicating whether a value can be compared with a literal text.
    fileprivate var isText: Bool {
        switch self {
        case .string, .enumeration: true
        default: false
        }
    }

    fileprivate var isArray: Bool {
        if case .array = self { true } else { false }
    }
}
