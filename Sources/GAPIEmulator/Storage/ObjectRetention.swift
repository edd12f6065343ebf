import AsyncJSON

/// The retention of an object: a time until which it stays, which may be locked.
enum ObjectRetention {
    private static let member = "retention"

    /// Throws Google's 400 for a retention with an unknown mode or time, or for any in a bucket without retentions.
    static func check(_ resource: JSON.Value, in bucket: StoredBucket) throws(GoogleError) {
        guard let retention = resource[member], retention.members?.contains(where: { !$0.value.isNull }) == true else {
            return
        }
        guard bucket.resource["objectRetention"]?["mode"]?.string == "Enabled" else {
            throw .invalid("retention", "needs a bucket with object retention enabled")
        }
        guard let mode = retention["mode"]?.string, ["Locked", "Unlocked"].contains(mode) else {
            throw .invalid("retention.mode", "is neither Locked nor Unlocked")
        }
        guard retention.microseconds("retainUntilTime") != nil else {
            throw .invalid("retention.retainUntilTime", "is no time")
        }
    }

    /// Throws Google's 400 for an invalid retention, and 403 for one that is removed, shortened or of another mode.
    ///
    /// If `overridesUnlocked` is `true`, all of that may be done to an unlocked retention.
    static func check(
        _ resource: JSON.Value,
        after old: JSON.Value,
        in bucket: StoredBucket,
        overridingUnlocked overridesUnlocked: Bool
    ) throws(GoogleError) {
        if resource[member] != old[member] { try check(resource, in: bucket) }
        guard let mode = old[member]?["mode"]?.string, mode == "Locked" || !overridesUnlocked else { return }
        let before = old[member]?.microseconds("retainUntilTime") ?? 0
        guard resource[member]?["mode"]?.string == mode,
            let until = resource[member]?.microseconds("retainUntilTime"), until >= before
        else {
            throw GoogleError(
                code: 403,
                reason: "retentionPolicyNotMet",
                message: mode == "Locked"
                    ? "The locked retention of the object can neither be removed nor shortened."
                    : "The retention of the object can only be removed, shortened or locked with "
                        + "overrideUnlockedRetention=true."
            )
        }
    }
}
