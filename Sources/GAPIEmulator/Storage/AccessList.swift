import AsyncJSON

/// An access control list: who has which role in a bucket or an object.
///
/// Lists are stored, but grant and refuse nothing. As at Google, the owner always has the role `OWNER`, an email is in
/// lower case, and a list has at most 100 entries.
struct AccessList: Equatable {
    /// The list of which resource.
    enum Target: Sendable {
        case bucket
        /// The list that new objects of a bucket get.
        case newObjects
        case object

        /// The member of the resource that has the list.
        var member: String { self == .newObjects ? "defaultObjectAcl" : "acl" }
        /// The roles of its entries.
        var roles: Set<String> { self == .bucket ? ["OWNER", "WRITER", "READER"] : ["OWNER", "READER"] }
        /// The `kind` of an entry.
        var kind: String { self == .bucket ? "storage#bucketAccessControl" : "storage#objectAccessControl" }
    }

    struct Entry: Equatable {
        let entity: String
        let role: String
    }

    private(set) var entries: [Entry] = []

    /// The owner of all resources, because nobody logs in.
    static let owner = "project-owners-0"
    private static let editors = Entry(entity: "project-editors-0", role: "OWNER")
    private static let mostEntries = 100

    private init(_ entries: [Entry]) { self.entries = entries }

    /// Creates the list of a name such as `publicRead`, which is a value of `predefinedAcl`.
    ///
    /// Throws Google's 400 for a name that is none for this target.
    init(predefined name: String, _ target: Target) throws(GoogleError) {
        let owner = [Entry(entity: Self.owner, role: "OWNER")]
        let viewers = Entry(entity: "project-viewers-0", role: "READER")
        switch (name, target) {
        case ("private", .newObjects): entries = []
        case ("private", _), ("bucketOwnerRead", .object), ("bucketOwnerFullControl", .object): entries = owner
        case ("bucketOwnerRead", .newObjects): entries = [Entry(entity: Self.owner, role: "READER")]
        case ("bucketOwnerFullControl", .newObjects): entries = owner
        case ("projectPrivate", _): entries = owner + [Self.editors, viewers]
        case ("publicRead", _): entries = owner + [Entry(entity: "allUsers", role: "READER")]
        case ("authenticatedRead", _): entries = owner + [Entry(entity: "allAuthenticatedUsers", role: "READER")]
        case ("publicReadWrite", .bucket): entries = owner + [Entry(entity: "allUsers", role: "WRITER")]
        default: throw .invalid("predefinedAcl", "is no list for this: \(name)")
        }
    }

    /// The list of a resource for which no client has set one.
    static let usual = AccessList([
        Entry(entity: owner, role: "OWNER"), editors, Entry(entity: "project-viewers-0", role: "READER"),
    ])

    /// Reads the list that a client has sent, or a stored one; throws Google's 400 for an invalid entry.
    init(_ json: JSON.Value, _ target: Target) throws(GoogleError) {
        for entry in json.array ?? [] { try set(entry["entity"]?.string, entry["role"]?.string, target) }
        if target != .newObjects, !entries.isEmpty, self[Self.owner]?.role != "OWNER" {
            entries.removeAll { $0.entity == Self.owner }
            entries.insert(Entry(entity: Self.owner, role: "OWNER"), at: 0)
        }
    }

    /// The list as it is stored.
    var json: JSON.Value {
        JSON.Value(entries.map { ["entity": JSON.Value($0.entity), "role": JSON.Value($0.role)] })
    }

    /// Returns the entry of an entity.
    subscript(entity: String) -> Entry? { entries.first { $0.entity == Self.normalized(entity) } }

    /// Gives an entity a role; throws Google's 400 for an invalid one.
    @discardableResult
    mutating func set(_ entity: String?, _ role: String?, _ target: Target) throws(GoogleError) -> Entry {
        guard let entity else { throw .required("entity") }
        guard let role else { throw .required("role") }
        guard Self.isValid(entity) else { throw .invalid("entity", "is no entity: \(entity)") }
        guard target.roles.contains(role) else { throw .invalid("role", "is no role here: \(role)") }
        let entry = Entry(entity: Self.normalized(entity), role: role)
        if let position = entries.firstIndex(where: { $0.entity == entry.entity }) {
            entries[position] = entry
        } else {
            guard entries.count < Self.mostEntries else { throw .invalid("acl", "has more than 100 entries") }
            entries.append(entry)
        }
        return entry
    }

    /// Removes the entry of an entity; throws 404 if there is none.
    mutating func remove(_ entity: String) throws(GoogleError) {
        guard let entry = self[entity] else { throw .noEntry(entity) }
        entries.removeAll { $0 == entry }
    }

    /// Throws Google's 403 if the owner does not have the role `OWNER`.
    func checkOwner(_ target: Target) throws(GoogleError) {
        guard target != .newObjects, self[Self.owner]?.role != "OWNER" else { return }
        throw GoogleError(
            code: 403,
            reason: "forbidden",
            message: "The owner of the resource is required to have OWNER access."
        )
    }

    private static func isValid(_ entity: String) -> Bool {
        if ["allUsers", "allAuthenticatedUsers"].contains(entity) { return true }
        let prefixes = [
            "user-", "group-", "domain-", "project-owners-", "project-editors-", "project-viewers-",
        ]
        return prefixes.contains { entity.hasPrefix($0) && entity.utf8.count > $0.utf8.count }
    }

    private static func normalized(_ entity: String) -> String {
        entity.hasPrefix("all") ? entity : entity.lowercased()
    }
}

extension GoogleError {
    static func noEntry(_ entity: String) -> Self { .notFound("There is no entry for \(entity) in the list.") }

    /// Returns the error for a list of a bucket that has uniform access; the words are Google's.
    static func uniformAccess(_ action: String) -> Self {
        GoogleError(
            code: 400,
            reason: "invalid",
            message: "Cannot \(action) uniform bucket-level access is enabled. Read more at "
                + "https://cloud.google.com/storage/docs/uniform-bucket-level-access"
        )
    }
}
