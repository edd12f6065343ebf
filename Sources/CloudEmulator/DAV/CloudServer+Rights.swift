import HTTPTypes

/// The conditions of changes. Whatever puts something at a place, changes it or takes it away asks one of
/// ``checkArrival(_:at:height:)``, ``checkContents(_:of:)`` and ``checkRemoval(_:of:)`` before.
extension CloudServer {
    /// The most levels of folders in each other.
    private static let mostLevels = 400

    /// Throws unless a request may put something with a number of levels at a place, instead of what is there, and returns
    /// the folder.
    func checkArrival(_ request: CloudRequest, at place: Place, height: Int = 1) throws(DAVError) -> Node {
        guard let folder = place.parent else { throw .conflict }
        try checkName(place.name)
        try checkLocks(request, place, isMemberChange: true)
        // What is at the entry of a share is another user's.
        guard !place.isMountPoint else { throw .noPrivilege }
        try checkShare(place, place.node == nil ? 4 : 4 | 8)
        guard folder.ancestry.count + height <= Self.mostLevels else { throw .invalidName("The path is too long") }
        return folder
    }

    /// Throws unless a request may change the contents or the properties of what is at a place.
    func checkContents(_ request: CloudRequest, of place: Place) throws(DAVError) {
        try checkLocks(request, place, isMemberChange: false)
        try checkShare(place, 2)
    }

    /// Throws unless a request may take away what is at a place; the entry of a share, its recipient always may.
    func checkRemoval(_ request: CloudRequest, of place: Place) throws(DAVError) {
        guard !place.isRoot else { throw DAVError(.forbidden, "Forbidden", "The root cannot be deleted") }
        try checkLocks(request, place, isMemberChange: true)
        if !place.isMountPoint { try checkShare(place, 8) }
    }

    /// Throws 403 unless a place's share has permissions: the sum of 2 (update), 4 (create) and 8 (delete).
    func checkShare(_ place: Place, _ permissions: Int) throws(DAVError) {
        if let share = place.share, share.permissions & permissions != permissions { throw .noPrivilege }
    }

    private func checkName(_ name: String) throws(DAVError) {
        if name.lowercased() == ".htaccess" { throw DAVError(.forbidden, "Forbidden", "Cannot create .htaccess") }
        let lower = name.lowercased()
        if lower.hasSuffix(".part") || lower.hasSuffix(".filepart") {
            throw .invalidName("\"\(name)\" is a reserved name")
        }
        let isInvalid = name.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        if isInvalid || ["", ".", ".."].contains(name) {
            throw .invalidName("File name contains at least one invalid character")
        }
        try checkLength(of: name)
    }

    /// Throws 400 if the name of a file or of a part of an upload is too long.
    func checkLength(of name: String) throws(DAVError) {
        if name.utf8.count > 250 { throw .invalidName("File name is too long") }
    }
}
