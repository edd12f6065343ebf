import AsyncJSON

extension CloudServer {
    /// Returns the users and groups whose names contain a text.
    func sharees(_ query: FormFields, user: String) -> Envelope {
        let search = (query["search"] ?? "").lowercased()
        let empty: JSON.Value = ["users": [], "groups": [], "remotes": []]
        var data: JSON.Value = ["exact": empty, "users": [], "groups": [], "remotes": []]
        guard search.count >= 2 else { return Envelope(message: "OK", data: data) }
        let kinds = query.values("shareType[]") + query.values("shareType")
        var exact = empty
        for (name, kind) in [("users", 0), ("groups", 1)] where kinds.isEmpty || kinds.contains(String(kind)) {
            let all: [(id: String, label: String)] =
                kind == 0
                ? configuration.users.filter { $0.id != user }.map { ($0.id, $0.displayName) }
                : Set(configuration.users.flatMap(\.groups)).sorted().map { ($0, $0) }
            let found = all.filter {
                $0.id.lowercased().contains(search) || $0.label.lowercased().contains(search)
            }
            let isExact: ((id: String, label: String)) -> Bool = { $0.id.lowercased() == search }
            exact[name] = JSON.Value(found.filter(isExact).map { Self.sharee($0, kind) })
            data[name] = JSON.Value(found.filter { !isExact($0) }.map { Self.sharee($0, kind) })
        }
        data["exact"] = exact
        return Envelope(message: "OK", data: data)
    }

    private static func sharee(_ found: (id: String, label: String), _ kind: Int) -> JSON.Value {
        var value: JSON.Value = ["shareType": JSON.Value(kind), "shareWith": JSON.Value(found.id)]
        if kind == 0 { value["userType"] = 0 }
        return ["label": JSON.Value(found.label), "value": value]
    }
}
