import AsyncFetch
import AsyncJSON
import EmulatorServer
import NIOCore

/// The resources as clients see them: without what only this server knows, and with access control lists only where the
/// projection is `full`.
extension StorageServer {
    /// Returns the resource of a bucket.
    func resource(_ bucket: StoredBucket, isFull: Bool) -> JSON.Value {
        var resource = bucket.resource
        for name in ["acl", "defaultObjectAcl", StoredBucket.policyMember] { resource[name] = nil }
        guard isFull, !bucket.hasUniformAccess else { return resource }
        for target in [AccessList.Target.bucket, .newObjects] {
            let place = accessPlace(target, of: bucket)
            resource[target.member] = JSON.Value(bucket.access(target).entries.map(place.json))
        }
        resource["owner"] = ["entity": JSON.Value(AccessList.owner)]
        return resource
    }

    /// Returns the text of the resource of an object, in a bucket where it was found.
    func json(_ object: StoredObject, in bucket: StoredBucket? = nil, isFull: Bool) -> ByteBuffer {
        let bucket = bucket ?? (try? store.bucket(object.bucket))
        let isRetained = bucket?.retentionSeconds != nil
        let hasOwnMembers = ["acl", StoredObject.releaseMember].contains { object.resource[$0] != nil }
        guard isFull || isRetained || hasOwnMembers else { return object.json }
        return ByteBuffer(bytes: resource(object, in: bucket, isFull: isFull).encoded())
    }

    /// Returns the resource of an object.
    func resource(_ object: StoredObject, in bucket: StoredBucket? = nil, isFull: Bool) -> JSON.Value {
        let bucket = bucket ?? (try? store.bucket(object.bucket))
        var resource = object.resource
        for name in ["acl", StoredObject.releaseMember] { resource[name] = nil }
        if let until = bucket.flatMap({ object.retainedUntil(in: $0) }), object.resource["eventBasedHold"]?.bool != true
        {
            resource["retentionExpirationTime"] = JSON.Value(WallClock.timestamp(until))
        }
        guard isFull, let bucket, !bucket.hasUniformAccess else { return resource }
        let place = accessPlace(of: object)
        resource["acl"] = JSON.Value(object.access.entries.map(place.json))
        resource["owner"] = ["entity": JSON.Value(AccessList.owner)]
        return resource
    }

    /// Returns the place of a list of a bucket.
    func accessPlace(_ target: AccessList.Target, of bucket: StoredBucket) -> AccessPlace {
        AccessPlace(target, bucket, url: "\(links.root)/storage/v1/b/\(bucket.name)/\(target.member)")
    }

    /// Returns the place of the list of an object.
    func accessPlace(of object: StoredObject) -> AccessPlace {
        let path = "storage/v1/b/\(object.bucket)/o/\(PercentEncoding.encode(object.name))/acl"
        return AccessPlace(object, url: "\(links.root)/\(path)")
    }
}

/// The resource to which an access control list belongs, as the entries of the list name it.
struct AccessPlace {
    private let target: AccessList.Target
    /// The members that name the resource.
    private var members: [(name: String, value: JSON.Value)]
    /// The beginning of the IDs of entries.
    private let id: String
    private let etag: String
    private let url: String

    init(_ target: AccessList.Target, _ bucket: StoredBucket, url: String) {
        self.target = target
        self.url = url
        id = bucket.name
        etag = bucket.version.etag
        members = [("bucket", JSON.Value(bucket.name))]
    }

    init(_ object: StoredObject, url: String) {
        target = .object
        self.url = url
        id = "\(object.bucket)/\(object.name)/\(object.generation)"
        etag = object.etag
        members = [
            ("bucket", JSON.Value(object.bucket)), ("object", JSON.Value(object.name)),
            ("generation", JSON.Value("\(object.generation)")),
        ]
    }

    /// Returns an entry of the list as a resource.
    func json(_ entry: AccessList.Entry) -> JSON.Value {
        var json: JSON.Value = ["kind": JSON.Value(target.kind)]
        if target != .newObjects {
            json["id"] = JSON.Value("\(id)/\(entry.entity)")
            json["selfLink"] = JSON.Value("\(url)/\(PercentEncoding.encode(entry.entity))")
            for (name, value) in members { json[name] = value }
        }
        json["entity"] = JSON.Value(entry.entity)
        json["role"] = JSON.Value(entry.role)
        let parts = entry.entity.split(separator: "-", maxSplits: 2).map(String.init)
        switch parts.first {
        case "user", "group": json["email"] = JSON.Value(parts.dropFirst().joined(separator: "-"))
        case "domain": json["domain"] = JSON.Value(parts.dropFirst().joined(separator: "-"))
        case "project" where parts.count == 3:
            json["projectTeam"] = ["projectNumber": JSON.Value(parts[2]), "team": JSON.Value(parts[1])]
        default: break
        }
        json["etag"] = JSON.Value(etag)
        return json
    }
}

extension RequestTarget.Query {
    /// Returns whether the response has access control lists: the parameter `projection`.
    func isFull(usually: Bool) -> Bool { self["projection"].map { $0 == "full" } ?? usually }
}
