import AsyncCloud
import AsyncJSON
import GAPIDescription

/// A share in a table or in JSON.
struct ShareRow {
    let share: Cloud.Share

    init(_ share: Cloud.Share) { self.share = share }

    static let table = Table(
        .init("id", width: 6, .left),
        .init("kind", width: 6, .left),
        .init("with", width: 16, .left),
        .init("may", width: 5, .left),
        .init("until", width: 10, .left),
        .init("state", width: 8, .left),
        .init("what", width: 0, .left)
    )

    /// The identifier for the options of `gapi cloud shares`; those of other servers are counted by themselves.
    var id: String { (share.isRemote ? Self.remote : "") + share.id }

    private static let remote = "remote:"

    var cells: [String] {
        let with = share.state == nil ? share.recipient?.name : "from \(share.owner.name)"
        var what = (share.path?.string ?? share.name ?? "") + (share.itemKind == .folder ? "/" : "")
        if let url = share.url { what += "  \(url)" }
        if share.hasPassword { what += "  (password)" }
        return [
            id.singleLine, share.kind.word, (with ?? "").singleLine, share.permissions.letters,
            share.expires.map { "\($0)" } ?? "", state ?? "", what.singleLine,
        ]
    }

    private var state: String? {
        switch share.state {
        case .accepted?: "accepted"
        case .pending?: "pending"
        case .declined?: "declined"
        case nil: nil
        }
    }

    /// The share for programs.
    var json: JSON.Value {
        var value: JSON.Value = [
            "id": JSON.Value(id), "kind": JSON.Value(share.kind.word), "owner": JSON.Value(share.owner.id),
            "permissions": JSON.Value(share.permissions.letters), "item": share.itemKind == .folder ? "folder" : "file",
        ]
        if let path = share.path { value["path"] = JSON.Value(path.string) }
        if let recipient = share.recipient { value["recipient"] = JSON.Value(recipient.id) }
        if let state { value["state"] = JSON.Value(state) }
        if let expires = share.expires { value["expires"] = JSON.Value("\(expires)") }
        if let created = share.created { value["created"] = JSON.Value(CloudTime.text(created)) }
        if let name = share.name { value["name"] = JSON.Value(name) }
        if let url = share.url { value["url"] = JSON.Value(url) }
        if share.kind == .link { value["password"] = JSON.Value(share.hasPassword) }
        return value
    }
}

extension Cloud.Share.Permissions {
    private static let all: [(Character, Self)] = [
        ("r", .read), ("w", .update), ("c", .create), ("d", .delete), ("s", .share),
    ]

    /// The rights as letters: `r` read, `w` change, `c` create, `d` delete, `s` share.
    var letters: String { String(Self.all.filter { contains($0.1) }.map(\.0)) }

    /// Reads letters; `nil` if there are none or others.
    init?(letters: String) {
        var rights: Self = []
        for letter in letters {
            guard let right = Self.all.first(where: { $0.0 == letter }) else { return nil }
            rights.insert(right.1)
        }
        guard !rights.isEmpty else { return nil }
        self = rights
    }
}
