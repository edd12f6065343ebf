/// A place in a user's files, where there is a node or could be one.
struct Place {
    /// The user whose view it is.
    let user: String
    /// The segments of the path before the names, such as `remote.php`, `dav`, `files` and `alice`.
    let base: [String]
    let names: [String]
    var node: Node?
    /// The folder that has the node or could have it; `nil` if there is none, and for the root.
    var parent: Node?
    /// The share through which the user sees the place; `nil` for the user's own files.
    var share: Share?

    var name: String { names.last ?? "" }
    var isRoot: Bool { names.isEmpty }
    /// A Boolean value indicating whether the place is the entry of a share in the user's root.
    var isMountPoint: Bool { share != nil && names.count == 1 }
    var path: String { "/" + names.joined(separator: "/") }

    func href(isFolder: Bool) -> String { Markup.href(base + names, isFolder: isFolder) }
}
