import AsyncJSON
import GAPIDescription

/// The methods that return an operation, which is done when the client polls it for the first time.
extension MethodCall {
    private static let collection = ["operations"]

    /// Returns an operation whose result is a resource; `nil` if the method returns the resource itself.
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

    /// Returns the state of the operation that the client polls; `nil` if no method here has started it.
    func operationState() throws(GoogleError) -> JSON.Value? {
        guard route.method.httpMethod == "GET", document.isOperation(route.method.response?.ref) else { return nil }
        let place = path.joined(separator: "/")
        return try? store.resource(place, in: [service.api] + Self.collection).value
    }

    /// Returns an operation that has succeeded.
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

    /// Returns a name for an operation, and the path at which clients can poll it.
    ///
    /// The path belongs to a method that returns operations and whose path begins like the path of this call. If there
    /// are several, the one with the most segments in common is taken.
    private func operationName(_ number: Int) -> (name: String, path: String) {
        let id = "operation-\(number)"
        let polls = service.routes.filter { poll in
            poll.method.httpMethod == "GET" && poll.method.response?.ref == route.method.response?.ref
                && poll.shape.last == "{}"
        }
        var best: (place: [String], isGreedy: Bool, shared: Int)?
        for poll in polls {
            // The number of segments that both paths share; all variables except the operation's own must be among
            // them.
            let shared = zip(poll.shape, path).prefix { $0 == "{}" || $0 == $1 }.count
            let needed = (poll.shape.dropLast().lastIndex(of: "{}") ?? -1) + 1
            guard needed <= shared, shared > best?.shared ?? -1 else { continue }
            let isGreedy = if case .variable(_, _, true)? = poll.template.segments.last { true } else { false }
            best = (path.prefix(needed) + poll.shape[needed...].dropLast() + [id], isGreedy, shared)
        }
        guard let best else { return (id, id) }
        // `v1/{+name}`: the name is the path after the version.
        let name = best.isGreedy ? best.place.dropFirst().joined(separator: "/") : id
        return (name, best.place.joined(separator: "/"))
    }
}
