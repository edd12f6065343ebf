public import AsyncJSON

extension GAPI {
    /// The members of JSON items that a table shows, each given by its path: `owner.name`.
    ///
    /// ```swift
    /// let page = try await drive.execute(query)
    /// let columns = GAPI.ItemColumns(of: query.items(in: page))
    /// for item in query.items(in: page) { print(columns.cells(of: item).joined(separator: " ")) }
    /// ```
    public struct ItemColumns: Sendable, Hashable {
        /// The names of the members that people look for first.
        private static let first = [
            "id", "name", "displayName", "title", "summary", "subject", "email", "emailAddress", "status", "state",
            "type",
            "mimeType", "contentType", "size", "start", "due", "updated", "modifiedTime", "updateTime", "createTime",
        ]
        /// The names of the members that people seldom need.
        private static let last: Set = [
            "kind", "etag", "selfLink", "mediaLink", "iconLink", "htmlLink", "webViewLink", "webContentLink", "md5Hash",
            "crc32c", "generation", "metageneration",
        ]

        /// The paths of the members, in the order of the columns.
        public let names: [String]

        /// Creates columns of these members.
        public init(names: [String]) { self.names = names }

        /// Creates columns from the first 200 items: single values before lists and objects, and informative members
        /// before others.
        ///
        /// Items that are not objects have a single column, `value`.
        public init(of items: [JSON.Value]) {
            // Lists and objects have the ranks from 1000 on.
            var ranks: [String: Int] = [:]
            for item in items.prefix(200) {
                for (position, member) in (item.members ?? []).enumerated() {
                    let isNested = member.value.isObject || member.value.isArray
                    let place =
                        Self.first.firstIndex(of: member.name)
                        ?? (Self.last.contains(member.name) ? 900 : 100 + position)
                    let rank = (isNested ? 1_000 : 0) + min(place, 999)
                    ranks[member.name] = ranks[member.name].map { max($0, rank) } ?? rank
                }
            }
            // A name that is part of the id adds nothing to it.
            if ranks["id"] != nil,
                items.allSatisfy({ ($0["id"]?.string ?? "").contains($0["name"]?.string ?? "\u{0}") }),
                ranks["name"] != nil
            {
                ranks["id"] = 800
            }
            names = ranks.isEmpty ? ["value"] : ranks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
        }

        /// Returns the text of an item in each column; empty if the item has no such member.
        public func cells(of item: JSON.Value) -> [String] {
            guard item.isObject else { return names.map { $0 == "value" ? Self.text(item) : "" } }
            return names.map { name in
                if let value = item[name] { return Self.text(value) }
                let path = name.split(separator: ".").map { JSON.Path.Step.member(String($0)) }
                return item[JSON.Path(path)].map(Self.text) ?? ""
            }
        }

        private static func text(_ value: JSON.Value) -> String {
            if value.isNull { return "" }
            return value.string ?? value.description
        }
    }
}
