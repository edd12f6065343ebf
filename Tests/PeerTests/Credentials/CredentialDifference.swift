/// A member that google-auth and we have in different ways, and the reason for it.
struct CredentialDifference {
    /// The end of the member's name.
    let member: String
    /// Their value and ours; `nil` for none.
    let theirs: String?
    let ours: String?
    let reason: String

    /// Creates a difference; an asterisk in a text stands for anything.
    init(_ member: String, _ theirs: String?, _ ours: String?, _ reason: String) {
        self.member = member
        self.theirs = theirs
        self.ours = ours
        self.reason = reason
    }

    var id: String { "\(member): \(ours ?? "none")" }

    func covers(_ found: CredentialWire.Difference) -> Bool {
        Self.matches("*" + member, found.member) && Self.matches(theirs, found.theirs)
            && Self.matches(ours, found.ours)
    }

    private static func matches(_ pattern: String?, _ text: String?) -> Bool {
        guard let pattern, let text else { return pattern == nil && text == nil }
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return pattern == text }
        guard text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let place = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part) else {
                return false
            }
            rest = rest[place.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
