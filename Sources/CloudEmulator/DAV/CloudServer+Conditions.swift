import HTTPTypes

extension CloudServer {
    /// Checks the preconditions of a request (RFC 9110, section 13; RFC 4918, section 10.4).
    func checkConditions(of request: CloudRequest, _ place: Place) throws(DAVError) {
        let tag = place.node.map { "\"\($0.eTag)\"" }
        let isRead = request.method == .get || request.method == .head
        if let header = request.headers[.ifMatch] {
            // The real server compares the tag with nothing at a folder.
            let isDeletedFolder = request.method == .delete && place.node?.isFolder == true
            let names = Self.tags(header)
            let matches = tag.map { names.contains("*") || names.contains($0) } ?? false
            if !matches || isDeletedFolder {
                var error = DAVError.precondition(
                    "An If-Match header was specified, but none of the specified ETags matched.",
                    header: "If-Match"
                )
                if let tag { error.fields.append(("ETag", tag)) }
                throw error
            }
        }
        if let header = request.headers[.ifNoneMatch], let tag {
            let names = Self.tags(header)
            if names.contains("*") || names.contains(tag), !isRead {
                throw .precondition(
                    "An If-None-Match header was specified, but the ETag matched (or * was specified).",
                    header: "If-None-Match"
                )
            }
        }
        if let header = request["If"] { try checkIf(header, request, place) }
    }

    static func tags(_ header: String) -> [String] {
        header.split(separator: ",").map { tag in
            let tag = tag.drop { $0 == " " }
            let end = tag.lastIndex { $0 != " " }
            return end.map { String(tag[...$0]) } ?? ""
        }
    }

    private func checkIf(_ header: String, _ request: CloudRequest, _ place: Place) throws(DAVError) {
        guard let condition = IfHeader(header) else { throw .badRequest("The If header is not valid.") }
        for list in condition.lists {
            var target = place
            if let tagged = list.resource { target = try destination(tagged, user: place.user) }
            let node = target.node
            let tokens = node.map { effectiveLocks(of: $0).map(\.lock.token) } ?? parentTokens(of: target)
            let holds = list.conditions.allSatisfy { condition in
                switch condition.kind {
                case .token(let token): tokens.contains(token) != condition.isNegated
                case .eTag(let tag): (node.map { "\"\($0.eTag)\"" == tag } ?? false) != condition.isNegated
                }
            }
            if holds { return }
        }
        throw .precondition("Failed to find a valid token/etag combination in the If header", header: "If")
    }

    private func parentTokens(of place: Place) -> [String] {
        place.parent.map { effectiveLocks(of: $0).map(\.lock.token) } ?? []
    }
}

/// A header field `If` (RFC 4918, section 10.4).
struct IfHeader {
    enum Kind {
        case token(String)
        case eTag(String)
    }

    struct Condition {
        let isNegated: Bool
        let kind: Kind
    }

    struct List {
        var resource: String?
        var conditions: [Condition] = []
    }

    private(set) var lists: [List] = []

    /// Parses a header field; `nil` if it is not valid.
    init?(_ text: String) {
        var rest = text[...]
        var resource: String?
        var list: List?
        var isNegated = false
        while let character = rest.first {
            rest = rest.dropFirst()
            switch character {
            case " ", "\t": continue
            case "(" where list == nil: list = List(resource: resource)
            case ")":
                guard let finished = list, !finished.conditions.isEmpty else { return nil }
                lists.append(finished)
                list = nil
            case "<", "[":
                guard let end = rest.firstIndex(of: character == "<" ? ">" : "]") else { return nil }
                let value = String(rest[..<end])
                rest = rest[end...].dropFirst()
                if list == nil {
                    guard character == "<" else { return nil }
                    resource = value
                } else {
                    let kind: Kind = character == "<" ? .token(value) : .eTag(value)
                    list?.conditions.append(Condition(isNegated: isNegated, kind: kind))
                }
                isNegated = false
            case "N" where list != nil && rest.hasPrefix("ot"):
                rest = rest.dropFirst(2)
                isNegated = true
            default: return nil
            }
        }
        if list != nil || lists.isEmpty { return nil }
    }

    /// The tokens that the client has submitted.
    var tokens: Set<String> {
        var tokens: Set<String> = []
        for condition in lists.flatMap(\.conditions) where !condition.isNegated {
            if case .token(let token) = condition.kind { tokens.insert(token) }
        }
        return tokens
    }
}
