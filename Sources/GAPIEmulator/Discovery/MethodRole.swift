import AsyncJSON
import GAPIDescription

/// What a method does to the resources that are kept.
enum MethodRole: Sendable {
    case list(ResourceCollection)
    case get(ResourceCollection)
    case create(ResourceCollection)
    /// Changes one; merges what is sent into it, or replaces it.
    case update(ResourceCollection, merges: Bool)
    case delete(ResourceCollection)
    /// It is answered with an example.
    case other
}

/// Resources of one kind that can be created, at paths of one shape.
struct ResourceCollection: Sendable {
    /// The shape of the path of the collection.
    let shape: [String]
    /// The name of the schema.
    let schema: String
    /// Where in a resource the last part of its path is; empty for nowhere.
    var key: [String] = []
    /// Whether the key is not the last part but all of the path: `projects/p/secrets/s`.
    var isKeyedByName = false

    /// The word for one resource: `secret` for the collection `secrets`.
    var noun: String {
        let last = shape.last { !$0.hasPrefix("{}") } ?? "item"
        return last.hasSuffix("s") ? String(last.dropLast()) : last
    }
}

extension MethodRole {
    private typealias Route = ServedDocument.Route

    /// The role of each method: who can create something has a collection, and the methods at its path belong to it.
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
            collection.key = document.key(of: schema, variable: nil)
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
            case "DELETE": return route.method.parameters?["id"] == nil ? .other : .delete(collection)
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
    /// Whether answers of a schema tell of work that goes on.
    func isOperation(_ name: String?) -> Bool {
        guard let name, let schema = schemas?[name] else { return false }
        return isLongRunningOperation(schema) || isComputeOperation(schema)
    }

    /// The schema of what a method would create; nil where it creates nothing.
    fileprivate func resource(createdBy method: API.Method) -> String? {
        let response = method.response?.ref
        return response == nil || isOperation(response) ? method.request?.ref : response
    }

    /// The member of an answer that holds resources of a schema; nil where there is none.
    func list(_ route: ServedDocument.Route, _ schema: String) -> String? {
        let properties = resolved(route.method.response)?.properties ?? [:]
        if let items = paging(of: route.entry)?.items, !items.isMap, properties[items.name]?.items?.ref == schema {
            return items.name
        }
        return properties.filter { $0.value.items?.ref == schema }.keys.sorted().first
    }

    /// The place of the last part of a resource's path in it, from the name of the variable there.
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
