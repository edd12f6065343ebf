/// The text of a `fields` parameter: `kind,items(id,owner/name)`.
enum FieldsMask {
    /// The mask with one more top-level member, unless it is there already or all are (`*`).
    static func adding(_ name: String, to mask: String) -> String {
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
        members.append(mask[start...])
        let isThere = members.contains { member in
            let head = member.prefix { $0 != "(" && $0 != "/" }.filter { $0 != " " }
            return head == name || head == "*"
        }
        return isThere ? mask : mask + "," + name
    }
}
