/// A place in a user's files, where there is a node or could be one.
struct Place {
    /// The user whose view it is; empty for somebody who has a link.
    let user: String
    /// The segments of the path before the names, such as `remote.php`, `dav`, `files` and `alice`.
    let base: [String]
    var names: [String] = []
    var node: Node?
    /// The folder that has the node or could have it; `nil` if there is none, and for the root.
    var parent: Node?
    /// The share through which the place is seen; `nil` for the user's own files.
    var share: Share?

    var name: String { names.last ?? "" }
    /// A Boolean value indicating whether the place is the root of an account; that of a link is none.
    var isRoot: Bool { names.isEmpty && share == nil }
    /// A Boolean value indicating whether the place is the entry of a share in the user's root.
    var isMountPoint: Bool { share.map { $0.kind != .link && $0.node === node } ?? false }
    var path: String { "/" + names.joined(separator: "/") }

    func href(isFolder: Bool) -> String { Markup.href(base + names, isFolder: isFolder) }
}
