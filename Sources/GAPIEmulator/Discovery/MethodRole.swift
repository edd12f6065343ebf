import AsyncJSON
import GAPIDescription

/// The effect of a method on stored resources.
enum MethodRole: Sendable {
    case list(ResourceCollection)
    case get(ResourceCollection)
    case create(ResourceCollection)
    /// Changes a resource: merges the request body into it, or replaces it.
    case update(ResourceCollection, merges: Bool)
    case delete(ResourceCollection)
    /// Has no effect; the response is the state of an operation, or an example.
    case other
}

/// The resources of one kind that can be created, at paths of one shape.
struct ResourceCollection: Sendable {
    /// The shape of the collection's path.
    let shape: [String]
    /// The name of the resources' schema.
    let schema: String
    /// The path of the member that holds the last segment of a resource's path; empty if there is none.
    var key: [String] = []
    /// A Boolean value indicating whether that member holds the whole path instead: `projects/p/secrets/s`.
    var isKeyedByName = false

    /// The noun for a single resource: `secret` for the collection `secrets`.
    var noun: String {
        let last = shape.last { !$0.hasPrefix("{}") } ?? "item"
        return last.hasSuffix("s") ? String(last.dropLast()) : last
    }
}

extension MethodRole {
    private typealias Route = ServedDocument.Route

    /// Returns the role of each method: a method that creates resources defines a collection, to which all methods at
    /// its path belong.
    static func roles(of routes: [ServedDocument.Route], in document: API.Document) -> [MethodRole] {
        let siblings = Dictionary(grouping: routes, by: \.shape)
        var collections: [[String]: ResourceCollection] = [:]
        for route in routes {
            guard let collection = collection(createdBy: route, siblings, document) else { continue }
            collections[collection.shape] = collections[collection.shape] ?? collection
        }
        return routes.map { role(of: $0, collections, document) }
    }

    private static func collection(
        createdBy route: Route,
        _ routes: [[String]: [Route]],
        _ document: API.Document
    ) -> ResourceCollection? {
        var shape = route.shape
        let isPut = route.method.httpMethod == "PUT" && route.entry.name == "create" && shape.last == "{}"
        if isPut { shape.removeLast() }
        guard isPut || route.method.httpMethod == "POST", let last = shape.last, !last.contains(":"), last != "{}",
            let schema = document.resource(createdBy: route.method)
        else { return nil }
        let item = routes[shape + ["{}"]]?.first { $0.method.httpMethod != "POST" }
        let isListed = routes[shape]?.contains { $0.method.httpMethod == "GET" && document.list($0, schema) != nil }
        guard item != nil || isListed == true else { return nil }
        var collection = ResourceCollection(shape: shape, schema: schema)
        guard case .variable(let variable, _, let isGreedy)? = item?.template.segments.last else {
            let deletion = routes[shape]?.first { $0.method.httpMethod == "DELETE" }?.method
            let parameter = deletion.flatMap { document.key(of: schema, deletedBy: $0) }
            collection.key = document.key(of: schema, variable: parameter)
            return collection
        }
        collection.key = document.key(of: schema, variable: variable)
        collection.isKeyedByName = isGreedy && collection.key == ["name"]
        return collection
    }

    private static func role(
        of route: Route,
        _ collections: [[String]: ResourceCollection],
        _ document: API.Document
    ) -> MethodRole {
        let verb = route.method.httpMethod
        if let collection = collections[route.shape] {
            switch verb {
            case "GET": return document.list(route, collection.schema) == nil ? .other : .list(collection)
            case "POST":
                return document.resource(createdBy: route.method) == collection.schema ? .create(collection) : .other
            case "PUT", "PATCH": return .update(collection, merges: verb == "PATCH")
            case "DELETE":
                let key = document.key(of: collection.schema, deletedBy: route.method)
                let isNamed = key != nil && collection.key.first == key || route.method.parameters?["id"] != nil
                return isNamed ? .delete(collection) : .other
            default: return .other
            }
        }
        guard route.shape.last == "{}", let collection = collections[route.shape.dropLast()] else { return .other }
        switch verb {
        case "GET": return route.method.response?.ref == collection.schema ? .get(collection) : .other
        case "PUT" where route.entry.name == "create": return .create(collection)
        case "PUT", "PATCH", "POST": return .update(collection, merges: verb != "PUT")
        case "DELETE": return .delete(collection)
        default: return .other
        }
    }
}

extension MethodRole {
    var collection: ResourceCollection? {
        switch self {
        case .list(let collection), .get(let collection), .create(let collection), .update(let collection, _),
            .delete(let collection):
            collection
        case .other: nil
        }
    }
}

extension API.Document {
    /// Returns whether a schema is that of an operation.
    func isOperation(_ name: String?) -> Bool {
        guard let name, let schema = schemas?[name] else { return false }
        return isLongRunningOperation(schema) || isComputeOperation(schema)
    }

    /// Returns the schema of the resource that a method would create; `nil` if it creates nothing.
    fileprivate func resource(createdBy method: API.Method) -> String? {
        let response = method.response?.ref
        return response == nil || isOperation(response) ? method.request?.ref : response
    }

    /// Returns the member of a response that holds the resources of a schema; `nil` if there is none.
    func list(_ route: ServedDocument.Route, _ schema: String) -> String? {
        let properties = resolved(route.method.response)?.properties ?? [:]
        if let items = paging(of: route.entry)?.items, !items.isMap, properties[items.name]?.items?.ref == schema {
            return items.name
        }
        return properties.filter { $0.value.items?.ref == schema }.keys.sorted().first
    }

    /// Returns the member of a resource that a method needs as a parameter to delete it; `nil` if there is none.
    fileprivate func key(of schema: String, deletedBy method: API.Method) -> String? {
        let properties = schemas?[schema]?.properties ?? [:]
        return requiredParameters(of: method).first { name, parameter in
            parameter.location == "query" && properties[name]?.type == "string"
        }?.name
    }

    /// Returns the path of the member that holds the last segment of a resource's path, from the name of the variable
    /// there.
    fileprivate func key(of schema: String, variable: String?) -> [String] {
        let properties = schemas?[schema]?.properties ?? [:]
        if let variable {
            if properties[variable]?.type == "string" { return [variable] }
            for (name, property) in properties.sorted(by: { $0.key < $1.key })
            where name.hasSuffix("Reference") && resolved(property)?.properties?[variable]?.type == "string" {
                return [name, variable]
            }
        }
        if properties["id"]?.type == "string", properties["id"]?.format == nil { return ["id"] }
        if properties["name"]?.type == "string" { return ["name"] }
        return properties["id"]?.type == "string" ? ["id"] : []
    }
}
