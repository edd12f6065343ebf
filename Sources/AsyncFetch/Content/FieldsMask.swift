/// The text of a `fields` parameter, by which Google's services answer in part: `kind,items(id,owner/name)`.
package enum FieldsMask {
    /// Returns the mask with more members, except those that it includes already.
    ///
    /// - Parameters:
    ///   - additions: The paths of members, separated by commas: `nextPageToken`, `metadata/continue`; empty for none.
    ///   - mask: The mask.
    /// - Returns: The longer mask, or the same.
    package static func adding(_ additions: String, to mask: String) -> String {
        additions.split(separator: ",").reduce(mask) { mask, path in
            covers(path.split(separator: "/")[...], mask[...]) ? mask : "\(mask),\(path)"
        }
    }

    /// Returns `true` if a mask names a member, or a part of it.
    package static func mentions(_ name: String, in mask: String) -> Bool {
        members(of: mask[...]).contains { $0.prefix { !"(/[".contains($0) }.filter { $0 != " " } == name }
    }

    /// Returns `true` if a mask includes a member.
    private static func covers(_ path: ArraySlice<Substring>, _ mask: Substring) -> Bool {
        guard let first = path.first else { return true }  // a part of the member is enough
        return members(of: mask).contains { member in
            let head = member.prefix { $0 != "(" && $0 != "/" }
            guard head.filter({ $0 != " " }) == first || head.filter({ $0 != " " }) == "*" else { return false }
            switch member[head.endIndex...].first {
            case "/": return covers(path.dropFirst(), member[head.endIndex...].dropFirst())
            case "(":
                let inner = member[head.endIndex...].dropFirst()
                return covers(path.dropFirst(), inner.lastIndex(of: ")").map { inner[..<$0] } ?? inner)
            default: return true
            }
        }
    }

    /// Returns the parts between commas that are not in parentheses.
    private static func members(of mask: Substring) -> [Substring] {
        var depth = 0
        var members: [Substring] = []
        var start = mask.startIndex
        for index in mask.indices {
            switch mask[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "," where depth == 0:
                members.append(mask[start..<index])
                start = mask.index(after: index)
            default: break
            }
        }
        return members + [mask[start...]]
    }
}
