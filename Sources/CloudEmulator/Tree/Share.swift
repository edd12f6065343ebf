/// A share of a node with a user, with a group, or with everybody who has a link.
struct Share {
    enum Kind: Int {
        case user = 0
        case group = 1
        case link = 3
        case remote = 6
    }

    /// The entry of a share in the root of a recipient.
    struct Mount {
        /// The answer of the recipient: 0 accepted, 1 pending, 2 declined.
        var state = 0
        var name: String
    }

    let id: Int
    let kind: Kind
    let node: Node
    let owner: String
    var with: String?
    /// The sum of 1 (read), 2 (update), 4 (create), 8 (delete) and 16 (share).
    var permissions: Int
    var expiration: String?
    var password: String?
    var name = ""
    let token: String?
    let created: Int64
    /// The entries of the recipients.
    var mounts: [String: Mount] = [:]

    /// Returns the name in a user's root; `nil` if the user has not accepted the share.
    func entry(in user: String) -> String? { mounts[user].flatMap { $0.state == 0 ? $0.name : nil } }

    /// Returns the path that a user is told as that of the recipient.
    func target(shownTo user: String) -> String {
        "/" + (mounts[user] ?? with.flatMap { mounts[$0] } ?? Mount(name: node.name)).name
    }
}
