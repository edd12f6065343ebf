import AsyncJSON
import EmulatorServer

/// What the resource of a bucket says about its objects.
extension StoredBucket {
    /// The member with the bucket's policy, which is no part of the resource for clients.
    static let policyMember = "iamPolicy"
    /// The name of the bucket with what the server keeps for itself: the parts of uploads, and rewrites that go on.
    ///
    /// No client can give it to a bucket, or reach the bucket by it.
    static let ownName = "_own"

    /// A Boolean value indicating whether only the policy of the bucket grants access, and there are no lists.
    var hasUniformAccess: Bool {
        resource["iamConfiguration"]?["uniformBucketLevelAccess"]?["enabled"]?.bool == true
    }

    /// A Boolean value indicating whether the bucket has folders as resources.
    var hasFolders: Bool { resource["hierarchicalNamespace"]?["enabled"]?.bool == true }

    /// The seconds for which objects cannot be deleted or overwritten; `nil` for no such time.
    var retentionSeconds: Int64? { resource["retentionPolicy"]?.int64("retentionPeriod") }

    /// Returns the list of the bucket, or the one that new objects get.
    func access(_ target: AccessList.Target) -> AccessList {
        resource[target.member].flatMap { try? AccessList($0, target) } ?? .usual
    }

    /// Returns the list that a new object stores; `nil` for the usual one.
    ///
    /// - Parameters:
    ///   - sent: The list of the client; an empty one is ignored, as at Google.
    ///   - predefined: The name of a list, which takes precedence.
    /// - Returns: The list as it is stored.
    /// - Throws: Google's 400 for an invalid list, or for any list in a bucket with uniform access.
    func accessOfNewObject(_ sent: JSON.Value?, predefined: String?) throws(GoogleError) -> JSON.Value? {
        let isSent = sent?.array?.isEmpty == false
        if hasUniformAccess {
            guard !isSent, predefined == nil else { throw .uniformAccess("insert legacy ACL for an object when") }
            return nil
        }
        if let predefined { return try AccessList(predefined: predefined, .object).json }
        if let sent, isSent { return try AccessList(sent, .object).json }
        guard let usual = resource[AccessList.Target.newObjects.member] else { return nil }
        let list = try AccessList(usual, .object)
        return list.entries.isEmpty ? try AccessList(predefined: "private", .object).json : list.json
    }
}

extension StoreTransaction {
    /// Creates the server's own bucket, unless it is there.
    mutating func makeOwnBucket() throws(GoogleError) {
        if buckets[StoredBucket.ownName] == nil {
            _ = try insertBucket(["name": JSON.Value(StoredBucket.ownName)])
        }
    }
}

extension StoredObject {
    var access: AccessList { resource["acl"].flatMap { try? AccessList($0, .object) } ?? .usual }

    /// The seconds of 100 years, the longest time of a retention policy.
    static let longestRetention: Int64 = 3_155_760_000

    /// The member with the time at which an event-based hold has ended, which is no part of the resource for clients.
    static let releaseMember = "eventBasedHoldReleaseTime"

    /// Returns the metadata after a change, with the time at which it has ended an event-based hold, if it has.
    static func released(_ resource: JSON.Value, from old: JSON.Value, now: JSON.Value) -> JSON.Value {
        guard old["eventBasedHold"]?.bool == true, resource["eventBasedHold"]?.bool != true else { return resource }
        var resource = resource
        resource[releaseMember] = now
        return resource
    }

    /// Returns the time, in microseconds since 1970, until which the object is kept; `nil` for none.
    ///
    /// The period of a bucket begins at the creation of an object, and again at the end of its event-based hold.
    func retainedUntil(in bucket: StoredBucket) -> Int64? {
        let start = max(generation, resource.microseconds(Self.releaseMember) ?? generation)
        let ofBucket = bucket.retentionSeconds.map { seconds in
            let (until, isTooLate) = start.addingReportingOverflow(
                min(max(seconds, 0), Self.longestRetention) * 1_000_000
            )
            return isTooLate ? Int64.max : until
        }
        let own = resource["retention"]?.microseconds("retainUntilTime")
        return [ofBucket, own].compactMap(\.self).max()
    }

    /// Throws Google's 403 if the object cannot be deleted, or replaced by another.
    ///
    /// - Parameters:
    ///   - bucket: The bucket of the object.
    ///   - now: The time in microseconds since 1970.
    ///   - isArchived: Whether the object stays as a noncurrent one, which only a hold prevents.
    /// - Throws: Google's 403 while a hold or a retention policy keeps the object.
    func checkMayGo(_ bucket: StoredBucket, now: Int64, isArchived: Bool) throws(GoogleError) {
        let name = "Object '\(self.bucket)/\(self.name)'"
        for (member, kind) in [("temporaryHold", "Temporary"), ("eventBasedHold", "Event-Based")]
        where resource[member]?.bool == true {
            throw GoogleError(
                code: 403,
                reason: "forbidden",
                message: "\(name) is under active \(kind) hold and cannot be deleted, overwritten or archived until "
                    + "hold is removed."
            )
        }
        guard !isArchived, let until = retainedUntil(in: bucket), now < until else { return }
        throw GoogleError(
            code: 403,
            reason: "retentionPolicyNotMet",
            message: "\(name) is subject to bucket's retention policy or object retention and cannot be deleted or "
                + "overwritten until \(WallClock.timestamp(until))"
        )
    }
}
