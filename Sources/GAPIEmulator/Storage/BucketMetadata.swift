import AsyncJSON
import EmulatorServer

/// The metadata of a bucket that a client sends, and what becomes of them.
struct BucketMetadata: Sendable {
    private let sent: JSON.Value
    private let access: JSON.Value?
    private let accessOfNewObjects: JSON.Value?

    /// Checks the metadata of a request, and its parameters with names of lists; throws Google's 400.
    init(_ sent: JSON.Value, _ query: RequestTarget.Query) throws(GoogleError) {
        var sent = try ResourceMembers.bucket.checked(sent)
        for name in Self.serverMembers { sent[name] = nil }
        access = try Self.access(.bucket, &sent, query["predefinedAcl"])
        accessOfNewObjects = try Self.access(.newObjects, &sent, query["predefinedDefaultObjectAcl"])
        if try query.flag("enableObjectRetention") { sent["objectRetention"] = ["mode": "Enabled"] }
        if let policy = sent["softDeletePolicy"], !policy.isNull {
            let seconds = policy.int64("retentionDurationSeconds") ?? 0
            guard seconds == 0 || 7 * 86_400...90 * 86_400 ~= seconds else {
                throw .invalid("softDeletePolicy.retentionDurationSeconds", "is neither 0 nor 7 to 90 days")
            }
        }
        if let policy = sent["retentionPolicy"], !policy.isNull {
            guard let seconds = policy.int64("retentionPeriod"), 1...StoredObject.longestRetention ~= seconds else {
                throw .invalid("retentionPolicy.retentionPeriod", "is not between a second and 100 years")
            }
        }
        self.sent = sent
    }

    /// The members that no client can set.
    private static let serverMembers = ["owner", StoredBucket.policyMember]
    /// The members that only stay as they are in a patch or an update.
    private static let lasting =
        serverMembers + ["hierarchicalNamespace", AccessList.Target.bucket.member, AccessList.Target.newObjects.member]

    /// A Boolean value indicating whether the metadata have a list, so that the response has them.
    var hasAccess: Bool { access != nil || accessOfNewObjects != nil }

    /// Takes the list out of the metadata; one of a name takes precedence, and an empty one is ignored.
    private static func access(
        _ target: AccessList.Target,
        _ sent: inout JSON.Value,
        _ predefined: String?
    ) throws(GoogleError) -> JSON.Value? {
        let list = sent[target.member]
        sent[target.member] = nil
        if let predefined { return try AccessList(predefined: predefined, target).json }
        guard let list, list.array?.isEmpty == false else { return nil }
        return try AccessList(list, target).json
    }

    /// Returns the metadata of a new bucket.
    func created() throws(GoogleError) -> JSON.Value {
        guard let name = sent["name"]?.string else { throw .required("name") }
        guard StoredBucket.isValid(name) else { throw .invalid("name", "\"\(name)\" is no bucket name") }
        var resource = sent
        if resource["rpo"] == nil { resource["rpo"] = "DEFAULT" }
        for member in ["location", "storageClass"] {
            if let text = resource[member]?.string { resource[member] = JSON.Value(text.uppercased()) }
        }
        resource["locationType"] = JSON.Value(Self.kind(ofLocation: resource["location"]?.string ?? "US"))
        try settle(&resource, from: [:])
        return resource
    }

    private static func kind(ofLocation location: String) -> String {
        switch location {
        case "US", "EU", "ASIA": "multi-region"
        case "ASIA1", "EUR4", "EUR5", "EUR7", "EUR8", "NAM4": "dual-region"
        default: "region"
        }
    }

    /// Returns the metadata of a bucket after a patch; without `merges`, after an update.
    func changed(_ current: JSON.Value, merges: Bool) throws(GoogleError) -> JSON.Value {
        var resource = StoredBucket.changed(current, by: sent, merges: merges)
        for name in Self.lasting { resource[name] = current[name] }
        // Nothing ends it.
        if let retention = current["objectRetention"] { resource["objectRetention"] = retention }
        try settle(&resource, from: current)
        return resource
    }

    /// Sets the lists, and the members that the server adds to those of the client.
    private func settle(_ resource: inout JSON.Value, from old: JSON.Value) throws(GoogleError) {
        let now = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
        settleLock(&resource, old)
        var access = resource["iamConfiguration"] ?? [:]
        // The older name of the same setting.
        let sentAccess = sent["iamConfiguration"]
        let isUniform =
            [sentAccess, access].lazy.compactMap { configuration in
                (configuration?["uniformBucketLevelAccess"] ?? configuration?["bucketPolicyOnly"])?["enabled"]?.bool
            }.first ?? false
        var uniform: JSON.Value = ["enabled": JSON.Value(isUniform)]
        if isUniform {
            let lockedTime = WallClock.timestamp(WallClock.microseconds() + 90 * 86_400 * 1_000_000)
            let oldTime = old["iamConfiguration"]?["uniformBucketLevelAccess"]?["lockedTime"]
            uniform["lockedTime"] = oldTime ?? JSON.Value(lockedTime)
        }
        access["uniformBucketLevelAccess"] = uniform
        access["bucketPolicyOnly"] = uniform
        if access["publicAccessPrevention"]?.string == nil { access["publicAccessPrevention"] = "inherited" }
        resource["iamConfiguration"] = access
        if !isUniform, resource["hierarchicalNamespace"]?["enabled"]?.bool == true {
            throw .invalid("hierarchicalNamespace", "needs uniform bucket-level access")
        }
        if isUniform, hasAccess {
            throw .uniformAccess("use ACL API to update bucket policy when")
        }
        if let list = self.access { resource[AccessList.Target.bucket.member] = list }
        if let list = accessOfNewObjects { resource[AccessList.Target.newObjects.member] = list }
        for member in ["softDeletePolicy", "retentionPolicy"]
        where resource[member]?.isObject == true && resource[member] != old[member] {
            resource[member]?["effectiveTime"] = now
        }
        try checkLock(resource, old)
    }

    /// Leaves a retention policy as locked as it was: only a method of its own locks it, and nothing unlocks it.
    private func settleLock(_ resource: inout JSON.Value, _ old: JSON.Value) {
        guard resource["retentionPolicy"]?.isObject == true else { return }
        let isLocked = old["retentionPolicy"]?["isLocked"]?.bool == true
        // The wish to unlock stays, and is refused.
        if isLocked, sent["retentionPolicy"]?["isLocked"]?.bool == false { return }
        resource["retentionPolicy"]?["isLocked"] = isLocked ? JSON.Value(true) : Optional.none
    }

    /// Throws Google's 403 for a locked retention policy that would be removed or shortened.
    private func checkLock(_ resource: JSON.Value, _ old: JSON.Value) throws(GoogleError) {
        guard old["retentionPolicy"]?["isLocked"]?.bool == true else { return }
        let period = resource["retentionPolicy"]?.int64("retentionPeriod") ?? 0
        let before = old["retentionPolicy"]?.int64("retentionPeriod") ?? 0
        guard period < before || resource["retentionPolicy"]?["isLocked"]?.bool != true else { return }
        let action = period == 0 ? "removed" : "reduced"
        throw GoogleError(
            code: 403,
            reason: "retentionPolicyNotMet",
            message:
                "Bucket '\(resource["name"]?.string ?? "")' has a locked Retention Policy which cannot be \(action)."
        )
    }
}
