/// A share of a node with a user, with a group, or with everybody who has a link.
struct Share {
    enum Kind: Int {
        case user = 0
        case group = 1
        case link = 3
        case remote = 6
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
    /// The name in the root of the recipient.
    var target: String
    /// The name of its target, without the slash.
    var targetName: String { String(Substring(target.utf8.dropFirst())) }
    /// The answer of each recipient: 0 accepted, 1 pending, 2 declined.
    var states: [String: Int] = [:]
}
