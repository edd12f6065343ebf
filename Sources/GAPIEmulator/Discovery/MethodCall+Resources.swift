import EmulatorServer
import AsyncJSON
import GAPIDescription
import HTTPTypes

/// The methods that read and change stored resources.
extension MethodCall {
    /// The maximum number of paths of an update mask.
    private static let longestMask = 1_000

    func get(_ collection: ResourceCollection, _ headers: HTTPFields) throws(GoogleError) -> JSON.Value {
        let resource = try store.resource(path.last ?? "", in: collectionPath(collection))
        if headers[.ifNoneMatch].map(EntityTags.list)?.contains(resource.etag) == true {
            throw .conditionNotMet("If-None-Match", code: 304)
        }
        return resource.value
    }

    func create(
        _ collection: ResourceCollection,
        _ query: RequestTarget.Query,
        _ body: JSON.Value,
        _ media: StoredResource.Media?
    ) throws(GoogleError) -> JSON.Value {
        let value = resourceSent(collection, body)
        let place = collectionPath(collection)
        let isPut = route.method.httpMethod == "PUT"
        let id = isPut ? path.last ?? "" : newID(collection, query, value)
        var resource = StoredResource(id: id, value: value, media: media, version: store.nextNumber())
        if !collection.key.isEmpty {
            // The name is the path at which the resource is read, without the version at the front.
            let full = (isPut ? path : path + [id]).joined(separator: "/")
            let parent = values.values.first { full.contains($0 + "/") } ?? ""
            let start = full.range(ofFirst: parent)
            let key = collection.isKeyedByName ? String(full[start...]) : id
            resource.value[JSON.Path(collection.key.map { .member($0) })] = JSON.Value(key)
        }
        stamp(&resource, collection, isNew: true)
        try store.insert(resource, in: place)
        return result(resource.value, collection)
    }

    func update(
        _ collection: ResourceCollection,
        merges: Bool,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields,
        _ body: JSON.Value,
        _ media: StoredResource.Media?
    ) throws(GoogleError) -> JSON.Value {
        let sent = resourceSent(collection, body)
        let isItem = route.shape.count > collection.shape.count
        // Some services have the id only in the body.
        let member = sent[JSON.Path(collection.key.map { .member($0) })]?.string
        guard let id = isItem ? path.last : member else { throw .required(collection.key.first ?? "id") }
        let mask = (query["updateMask"] ?? body["updateMask"]?.string)?.split(separator: ",")
        // Each path is a search in the resource, and everybody waits meanwhile.
        guard mask?.count ?? 0 <= Self.longestMask else {
            throw .invalid("updateMask", "has more than \(Self.longestMask) paths")
        }
        let version = store.nextNumber()
        let resource = try store.update(id, in: collectionPath(collection)) { resource throws(GoogleError) in
            try EntityTags.checkIfMatch(headers, resource.etag)
            let old = resource.value
            if let mask, mask != ["*"] {
                for name in mask {
                    let path = JSON.Path(name.split(separator: ".").map { .member(Self.jsonName($0)) })
                    resource.value[path] = sent[path]
                }
            } else {
                resource.value = merges ? old.applying(mergePatch: sent) : sent
            }
            // The members that identify a resource stay.
            for name in collection.key.prefix(1) + ["kind", "id", "name"] where resource.value[name] == nil {
                resource.value[name] = old[name]
            }
            if let media { resource.media = media }
            resource.version = version
            stamp(&resource, collection, isNew: false)
        }
        return result(resource.value, collection)
    }

    func delete(
        _ collection: ResourceCollection,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) throws(GoogleError) -> JSON.Value {
        let isItem = route.shape.count > collection.shape.count
        // Without an identifier in its path, the resource has it in the query.
        let id = (isItem ? path.last : query["id"] ?? collection.key.first.flatMap { query[$0] }) ?? ""
        let place = collectionPath(collection)
        let resource = try store.resource(id, in: place)
        try EntityTags.checkIfMatch(headers, resource.etag)
        store.delete(id, in: place)
        return route.method.response?.ref == collection.schema ? resource.value : operation(on: [:]) ?? [:]
    }

    // MARK: Parts

    /// Returns the resource, or the other response body that the method declares.
    private func result(_ resource: JSON.Value, _ collection: ResourceCollection) -> JSON.Value {
        guard let response = route.method.response, response.ref != collection.schema else { return resource }
        return operation(on: resource) ?? document.example(of: response)
    }

    /// Returns the resource in a request body: the whole body, or the member with the schema of the resource.
    private func resourceSent(_ collection: ResourceCollection, _ body: JSON.Value) -> JSON.Value {
        guard let request = route.method.request, request.ref != collection.schema else { return body }
        let members = document.resolved(request)?.properties ?? [:]
        return members.first { $0.value.ref == collection.schema }.flatMap { body[$0.key] } ?? [:]
    }

    /// Returns the id that the client has chosen, or a new one.
    private func newID(
        _ collection: ResourceCollection,
        _ query: RequestTarget.Query,
        _ value: JSON.Value
    ) -> String {
        let wanted = "\(collection.noun)id".lowercased()
        if let chosen = query.parameters.first(where: { $0.name.lowercased() == wanted })?.value { return chosen }
        if let chosen = value[JSON.Path(collection.key.map { .member($0) })]?.string, !chosen.isEmpty,
            !collection.key.isEmpty
        {
            return collection.isKeyedByName ? String(chosen.split(separator: "/").last ?? "") : chosen
        }
        let number = store.nextNumber()
        let property = collection.key.first.flatMap { document.schemas?[collection.schema]?.properties?[$0] }
        return property?.format == nil ? "\(collection.noun)-\(number)" : "\(number)"
    }

    /// Sets the members that services set: the kind, the entity tag and the times.
    private func stamp(_ resource: inout StoredResource, _ collection: ResourceCollection, isNew: Bool) {
        let properties = document.schemas?[collection.schema]?.properties ?? [:]
        if let kind = properties["kind"]?.default { resource.value["kind"] = JSON.Value(kind) }
        if properties["etag"]?.type == "string" { resource.value["etag"] = JSON.Value("\"\(resource.etag)\"") }
        let now = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
        let created = ["createTime", "created", "timeCreated", "createdTime"]
        let changed = ["updateTime", "updated", "timeUpdated", "modifiedTime"]
        for name in isNew ? created + changed : changed where properties[name]?.type == "string" {
            guard properties[name]?.format?.hasSuffix("int64") != true else { continue }
            resource.value[name] = now
        }
    }

    /// Returns the JSON name of a member in a field mask: `display_name` becomes `displayName`.
    private static func jsonName(_ name: Substring) -> String {
        let words = name.split(separator: "_")
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return (words.first.map(String.init) ?? "") + rest.joined()
    }
}

extension String {
    /// Returns the index at which another text first begins; the start index if the text does not occur.
    fileprivate func range(ofFirst text: String) -> String.Index {
        text.isEmpty ? startIndex : firstRange(of: text)?.lowerBound ?? startIndex
    }
}
