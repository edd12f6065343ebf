import AsyncJSON

/// The parameter `orderBy` of a list, such as `folder,modifiedTime desc,name`.
struct DriveOrder {
    private var keys: [(name: String, isDescending: Bool)] = []

    private static let names: Set = [
        "createdTime", "folder", "modifiedByMeTime", "modifiedTime", "name", "name_natural", "quotaBytesUsed",
        "recency",
        "sharedWithMeTime", "starred", "viewedByMeTime",
    ]

    /// Parses an order; throws Google's 400 for an unknown key, and for one that occurs twice.
    init(parsing text: String) throws(GoogleError) {
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ")
            guard let name = words.first, Self.names.contains(String(name)), words.count == 1 || words[1...] == ["desc"]
            else { throw .invalid("orderBy", "is no order") }
            guard !keys.contains(where: { $0.name == name }) else { throw .invalid("orderBy", "has a key twice") }
            keys.append((String(name), words.count == 2))
        }
    }

    func sorted(_ files: [DriveFile]) -> [DriveFile] {
        // Swift's sort is stable, so equal files keep their order.
        files.sorted { left, right in
            for (name, isDescending) in keys {
                let order = Self.compare(left, right, name)
                if order != 0 { return isDescending ? order > 0 : order < 0 }
            }
            return false
        }
    }

    /// Returns a negative number if the left file comes first, and 0 if the files are equal.
    private static func compare(_ left: DriveFile, _ right: DriveFile, _ key: String) -> Int {
        func order<T: Comparable>(_ left: T, _ right: T) -> Int { left < right ? -1 : left > right ? 1 : 0 }
        switch key {
        case "folder":
            return order(left.mimeType == DriveFile.folder ? 0 : 1, right.mimeType == DriveFile.folder ? 0 : 1)
        case "name", "name_natural": return order(left.name.lowercased(), right.name.lowercased())
        case "starred":
            return order(
                left.resource["starred"]?.bool == true ? 0 : 1,
                right.resource["starred"]?.bool == true ? 0 : 1
            )
        case "quotaBytesUsed": return order(left.resource.int64(key) ?? 0, right.resource.int64(key) ?? 0)
        case "recency", "modifiedByMeTime": return order(left.change, right.change)
        default: return order(left.resource[key]?.string ?? "", right.resource[key]?.string ?? "")
        }
    }
}
