import AsyncJSON
import GAPIDescription

/// Methods that answer with an operation: it is done when it is asked for the first time.
extension MethodCall {
    private static let collection = ["operations"]

    /// The operation whose result is a resource; nil where the method answers with the resource itself.
    func operation(on resource: JSON.Value) -> JSON.Value? {
        guard let response = route.method.response, document.isOperation(response.ref) else { return nil }
        let number = store.nextNumber()
        let (name, place) = operationName(number)
        var operation = finished(example: document.example(of: response, .minimum))
        operation["name"] = JSON.Value(name)
        if operation["done"] != nil {
            var result = resource
            result["@type"] = JSON.Value("type.googleapis.com/\(route.role.collection?.schema ?? "Empty")")
            operation["response"] = result
        }
        let stored = StoredResource(id: place, value: operation, version: number)
        try? store.insert(stored, in: [service.api] + Self.collection)
        if operation["done"] != nil {
            operation["done"] = false
            operation["response"] = nil
        } else {
            operation["status"] = "RUNNING"
        }
        return operation
    }

    /// The state of the operation that is asked for; nil where it is none that was begun here.
    func operationState() throws(GoogleError) -> JSON.Value? {
        guard route.method.httpMethod == "GET", document.isOperation(route.method.response?.ref) else { return nil }
        let place = path.joined(separator: "/")
        return try? store.resource(place, in: [service.api] + Self.collection).value
    }

    /// An operation that has gone well.
    func finished(example: JSON.Value) -> JSON.Value {
        var operation = example
        operation["error"] = nil
        let properties = document.resolved(route.method.response)?.properties ?? [:]
        if properties["done"] != nil {
            operation["done"] = true
            return operation
        }
        operation["status"] = "DONE"
        if properties["progress"]?.type == "integer" { operation["progress"] = 100 }
        for name in ["id", "targetLink", "operationType"] where operation[name] == nil {
            operation[name] = properties[name].map { document.example(of: $0) }
        }
        return operation
    }

    /// A name for an operation, and the path at which it can be asked for.
    ///
    /// That is the path of a method that answers operations and that the beginning of this call's path fits: of several the
    /// one with which it has most in common.
    private func operationName(_ number: Int) -> (name: String, path: String) {
        let id = "operation-\(number)"
        let polls = service.routes.filter { poll in
            poll.method.httpMethod == "GET" && poll.method.response?.ref == route.method.response?.ref
                && poll.shape.last == "{}"
        }
        var best: (place: [String], isGreedy: Bool, shared: Int)?
        for poll in polls {
            // How far this path goes the same way; all variables but the operation's own must be on it.
            let shared = zip(poll.shape, path).prefix { $0 == "{}" || $0 == $1 }.count
            let needed = (poll.shape.dropLast().lastIndex(of: "{}") ?? -1) + 1
            guard needed <= shared, shared > best?.shared ?? -1 else { continue }
            let isGreedy = if case .variable(_, _, true)? = poll.template.segments.last { true } else { false }
            best = (path.prefix(needed) + poll.shape[needed...].dropLast() + [id], isGreedy, shared)
        }
        guard let best else { return (id, id) }
        // `v1/{+name}`: the name is what follows the version.
        let name = best.isGreedy ? best.place.dropFirst().joined(separator: "/") : id
        return (name, best.place.joined(separator: "/"))
    }
}
