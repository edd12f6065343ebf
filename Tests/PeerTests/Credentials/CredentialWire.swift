import AsyncFetch
import AsyncJSON
import Foundation

/// The requests for a token and the token itself, taken apart into texts with names, so that two can be compared.
///
/// Forms, queries, JSON and the tokens inside of them become their members: the claim `iat` of an assertion has the name
/// `POST https://oauth2.googleapis.com/token: form.assertion.claims.iat`. Signatures of tokens are left out.
struct CredentialWire {
    private(set) var members: [String: String] = [:]
    /// The requests in order.
    private(set) var requests: [String] = []

    /// A member that two have in different ways; `nil` for none.
    struct Difference: CustomStringConvertible {
        let member: String
        let theirs: String?
        let ours: String?

        var description: String { "\(member) is \(ours ?? "missing") instead of \(theirs ?? "missing")" }
    }

    /// What each HTTP client sends in its own way.
    private static let others: Set = [
        "accept", "accept-encoding", "connection", "content-length", "host", "user-agent", "x-goog-api-client",
    ]

    mutating func add(method: String, url: String, headers: [(String, String)], body: String) {
        let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let address = "\(method) \(parts[0])"
        let count = requests.count { $0.hasPrefix(address) && $0.dropFirst(address.count).allSatisfy { $0 == "'" } }
        let request = address + String(repeating: "'", count: count)
        requests.append(request)
        members[request] = "sent"
        addForm(parts.count > 1 ? parts[1] : "", "\(request): query")
        var type = ""
        for (name, value) in headers where !Self.others.contains(name.lowercased()) {
            var value = value
            if name.lowercased() == "content-type" {
                value = String(value.prefix { $0 != ";" })
                type = value
            }
            add(value, "\(request): header.\(name.lowercased())")
        }
        if type == "application/x-www-form-urlencoded" {
            addForm(body, "\(request): form")
        } else {
            add(body, "\(request): body")
        }
    }

    mutating func addResult(_ name: String, _ value: String) { add(value, "result.\(name.lowercased())") }

    /// Returns the members that differ, and the order of the requests if it does.
    func differences(from other: Self) -> [Difference] {
        var found: [Difference] = []
        for name in Set(members.keys).union(other.members.keys).sorted() where members[name] != other.members[name] {
            found.append(Difference(member: name, theirs: other.members[name], ours: members[name]))
        }
        // Of the requests that both have.
        let theirs = other.requests.filter { members[$0] != nil }.joined(separator: ", ")
        let ours = requests.filter { other.members[$0] != nil }.joined(separator: ", ")
        if theirs != ours { found.append(Difference(member: "the order", theirs: theirs, ours: ours)) }
        return found
    }

    private mutating func addForm(_ text: String, _ name: String) {
        for field in text.split(separator: "&") {
            let parts = field.replacing("+", with: "%20")
                .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0).removingPercentEncoding ?? String($0) }
            add(parts.count > 1 ? parts[1] : "", "\(name).\(parts[0])")
        }
    }

    /// Adds a text, or the members of what is written in it.
    private mutating func add(_ text: String, _ name: String) {
        if text.isEmpty { return }
        if text.hasPrefix("%7B"), let decoded = text.removingPercentEncoding {
            members["\(name).encoding"] = "percent"
            return add(decoded, name)
        }
        if text.hasPrefix("{") || text.hasPrefix("["), let value = try? JSON.Value(parsing: text) {
            return add(value, name)
        }
        for scheme in ["Bearer ", "Basic "] where text.hasPrefix(scheme) {
            members["\(name).scheme"] = scheme
            let rest = String(text.dropFirst(scheme.count))
            return add(scheme == "Basic " ? Self.decoded(rest) ?? rest : rest, name)
        }
        let parts = text.split(separator: ".")
        if parts.count == 3, let header = Self.decoded(parts[0]), let claims = Self.decoded(parts[1]),
            header.hasPrefix("{"), claims.hasPrefix("{")
        {
            add(header, "\(name).header")
            return add(claims, "\(name).claims")
        }
        members[name] = text
    }

    private mutating func add(_ value: JSON.Value, _ name: String) {
        if let object = value.members {
            for (member, value) in object { add(value, "\(name).\(member)") }
        } else if let list = value.array, !list.isEmpty {
            for (index, value) in list.enumerated() {
                // The header fields of a signed request, whose order does not matter.
                if let key = value["key"]?.string, let value = value["value"]?.string {
                    add(value, "\(name).\(key.lowercased())")
                } else {
                    add(value, "\(name).\(index)")
                }
            }
        } else if let text = value.string {
            add(text, name)
        } else {
            members[name] = value.description
        }
    }

    /// Returns the text of Base64 of both alphabets, with or without padding.
    private static func decoded(_ text: some StringProtocol) -> String? {
        let base64 = String(text).replacing("-", with: "+").replacing("_", with: "/").filter { $0 != "=" }
        let padding = String(repeating: "=", count: (4 - base64.count % 4) % 4)
        return Data(base64Encoded: base64 + padding).flatMap { String(data: $0, encoding: .utf8) }
    }
}
