import AsyncJSON

/// The IAM policy of a bucket, an object or a managed folder: which members have which roles.
///
/// Policies are stored, but grant and refuse nothing. Where there are access control lists, the bindings of legacy roles
/// are another view of the list, as at Google.
struct AccessPolicy {
    private static let legacyPrefix = "roles/storage.legacy"

    /// The bindings that a policy and the entries of a list together are.
    let bindings: [JSON.Value]

    /// Creates the policy of stored bindings and a list.
    init(_ stored: [JSON.Value], _ list: AccessList?, _ target: AccessList.Target) {
        var bindings = stored
        for role in ["OWNER", "WRITER", "READER"] {
            let members = (list?.entries ?? []).filter { $0.role == role }.map { Self.member($0.entity) }
            guard !members.isEmpty else { continue }
            bindings.append([
                "role": JSON.Value(Self.legacy(role, target)),
                "members": JSON.Value(members.map { JSON.Value($0) }),
            ])
        }
        self.bindings = bindings
    }

    /// Reads the policy of a client; throws Google's 400 if it has no valid bindings.
    init(_ sent: JSON.Value) throws(GoogleError) {
        let bindings = sent["bindings"]?.array ?? []
        for binding in bindings {
            guard let role = binding["role"]?.string, role.contains("roles/") else {
                throw .invalid("bindings.role", "is no role")
            }
            for member in binding["members"]?.array ?? [] {
                guard let text = member.string, Self.isMember(text) else {
                    throw .invalid("bindings.members", "has an invalid member")
                }
            }
            if binding["condition"]?.isObject == true, sent["version"]?.int64 != 3 {
                throw .invalid("version", "is not 3, which conditions need")
            }
        }
        self.bindings = bindings.filter { $0["members"]?.array?.isEmpty == false }
    }

    /// The version of the format: 3 with conditions.
    var version: Int { bindings.contains { $0["condition"]?.isObject == true } ? 3 : 1 }

    /// Returns the bindings whose roles are not of a list, and the list of the others.
    func divided(_ target: AccessList.Target) throws(GoogleError) -> (bindings: [JSON.Value], list: JSON.Value) {
        var rest: [JSON.Value] = []
        var entries: [JSON.Value] = []
        for binding in bindings {
            let name = binding["role"]?.string ?? ""
            guard let role = ["OWNER", "WRITER", "READER"].first(where: { Self.legacy($0, target) == name }) else {
                rest.append(binding)
                continue
            }
            for member in binding["members"]?.array ?? [] {
                entries.append(["entity": JSON.Value(Self.entity(member.string ?? "")), "role": JSON.Value(role)])
            }
        }
        return (rest, try AccessList(JSON.Value(entries), target).json)
    }

    private static func legacy(_ role: String, _ target: AccessList.Target) -> String {
        "\(legacyPrefix)\(target == .bucket ? "Bucket" : "Object")\(role.prefix(1))\(role.dropFirst().lowercased())"
    }

    private static let teams = [
        ("projectOwner:", "project-owners-"), ("projectEditor:", "project-editors-"),
        ("projectViewer:", "project-viewers-"),
    ]

    /// Returns the member of a policy that stands for the entity of a list.
    private static func member(_ entity: String) -> String {
        for (member, prefix) in teams where entity.hasPrefix(prefix) { return member + entity.dropFirst(prefix.count) }
        if entity.hasPrefix("all") { return entity }
        let parts = entity.split(separator: "-", maxSplits: 1)
        return parts.count == 2 ? "\(parts[0]):\(parts[1])" : entity
    }

    /// Returns the entity of a list that stands for the member of a policy.
    private static func entity(_ member: String) -> String {
        for (prefix, entity) in teams where member.hasPrefix(prefix) { return entity + member.dropFirst(prefix.count) }
        if member.hasPrefix("serviceAccount:") { return "user-\(member.dropFirst("serviceAccount:".count))" }
        let parts = member.split(separator: ":", maxSplits: 1)
        return parts.count == 2 ? "\(parts[0])-\(parts[1])" : member
    }

    private static func isMember(_ member: String) -> Bool {
        if ["allUsers", "allAuthenticatedUsers"].contains(member) { return true }
        let parts = member.split(separator: ":", maxSplits: 1)
        return parts.count == 2 && !parts[1].isEmpty
    }
}
