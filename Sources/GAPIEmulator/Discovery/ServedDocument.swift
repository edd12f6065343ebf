import GAPIDescription

/// A description whose service is emulated, with the roles of its methods.
struct ServedDocument: Sendable {
    /// A method that requests can be routed to.
    struct Route: Sendable {
        let entry: API.Document.MethodEntry
        let template: PathPattern
        /// The path without variables of several segments; `nil` if the path itself has none.
        let flatTemplate: PathPattern?
        /// The shape of the path without variables of several segments.
        let shape: [String]
        var role = MethodRole.other

        var method: API.Method { entry.method }
        var name: String { entry.method.id ?? entry.qualifiedName }
    }

    let document: API.Document
    /// The API's name and version: `name/version`.
    let api: String
    let servicePath: [String]
    private(set) var routes: [Route]

    init(_ document: API.Document) {
        self.document = document
        api = "\(document.name ?? "")/\(document.version ?? "")"
        servicePath = (document.servicePath ?? "").split(separator: "/").map(String.init)
        routes = document.allMethods.compactMap { entry in
            guard let path = entry.method.path, let template = PathPattern(path) else { return nil }
            let flatTemplate = entry.method.flatPath == path ? nil : entry.method.flatPath.flatMap(PathPattern.init)
            let shape = (flatTemplate ?? template).shape
            return Route(entry: entry, template: template, flatTemplate: flatTemplate, shape: shape)
        }
        let roles = MethodRole.roles(of: routes, in: document)
        for (index, role) in zip(routes.indices, roles) { routes[index].role = role }
    }

    /// Returns the method for a request, and the values of the variables in its path below the service path.
    func route(_ verb: String, _ path: ArraySlice<String>) -> (route: Route, values: [String: String])? {
        var best: (route: Route, values: [String: String], rank: Int)?
        for route in routes where route.method.httpMethod == verb {
            guard let values = route.template.match(path) else { continue }
            // Many methods may have the path `v1/{+name}`: the flat path tells them apart. Some accept more than their
            // flat path.
            let flat = route.flatTemplate ?? route.template
            let isFlat = route.flatTemplate == nil || flat.match(path) != nil
            let rank = isFlat ? 1_000 + flat.specificity : route.template.specificity
            if rank > best?.rank ?? -1 { best = (route, values, rank) }
        }
        return best.map { ($0.route, $0.values) }
    }
}
