/// The properties of a file in the metadata of its object, under the names that gsutil and gcloud use.
struct FileMetadata {
    static let modifiedMember = "goog-reserved-file-mtime"
    static let modeMember = "goog-reserved-posix-mode"

    /// The time of the last change in seconds since 1970.
    var modified: Int64?
    var mode: UInt32?

    init(modified: Int64?, mode: UInt32?) { (self.modified, self.mode) = (modified, mode) }

    init(_ metadata: [String: String]?) {
        modified = metadata?[Self.modifiedMember].flatMap { Int64($0) }
        mode = metadata?[Self.modeMember].flatMap { UInt32($0, radix: 8) }.flatMap { $0 <= 0o7777 ? $0 : nil }
    }

    /// The members; `nil` if there are none.
    var members: [String: String]? {
        var members: [String: String] = [:]
        members[Self.modifiedMember] = modified.map { String($0) }
        members[Self.modeMember] = mode.map { String($0 & 0o777, radix: 8) }
        return members.isEmpty ? nil : members
    }
}
