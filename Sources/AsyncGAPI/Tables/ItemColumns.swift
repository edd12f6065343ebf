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
        /// The most names that are chosen.
        private static let mostChosen = 1_000
        /// The most bytes of an id that is searched for a name: searches take the product of both lengths.
        private static let longestID = 1_500

        /// The paths of the members, in the order of the columns.
        public let names: [String]
        private let columns: [Column]
        /// The names of the members that the columns need.
        private let wanted: Set<MemberName>

        /// Creates columns of these members.
        public init(names: [String]) {
            self.names = names
            let columns = names.map { Column($0) }
            self.columns = columns
            wanted = Set(columns.flatMap { [$0.name, $0.first] })
        }

        /// Creates columns from the first 200 items: single values before lists and objects, and informative members
        /// before others.
        ///
        /// Items that are not objects have a single column, `value`. There are at most 1,000 columns, for members that
        /// people look for first and for the first ones of other names.
        public init(of items: [JSON.Value]) {
            // Lists and objects have the ranks from 1000 on.
            var ranks: [String: Int] = [:]
            for item in items.prefix(200) {
                for (position, member) in (item.members ?? []).enumerated() {
                    let favourite = Self.first.firstIndex(of: member.name)
                    let old = ranks[member.name]
                    guard old != nil || favourite != nil || ranks.count < Self.mostChosen else { continue }
                    let isNested = member.value.isObject || member.value.isArray
                    let place = favourite ?? (Self.last.contains(member.name) ? 900 : 100 + position)
                    let rank = (isNested ? 1_000 : 0) + min(place, 999)
                    ranks[member.name] = max(old ?? rank, rank)
                }
            }
            // A name that is part of the id adds nothing to it.
            if ranks["id"] != nil, ranks["name"] != nil, items.allSatisfy(Self.hasNameInID) { ranks["id"] = 800 }
            let sorted = ranks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
            self.init(names: sorted.isEmpty ? ["value"] : Array(sorted.prefix(Self.mostChosen)))
        }

        private static func hasNameInID(_ item: JSON.Value) -> Bool {
            guard let name = item["name"]?.string else { return false }
            let id = item["id"]?.string ?? ""
            return id.utf8.count <= longestID && name.utf8.count <= id.utf8.count && id.contains(name)
        }

        /// Returns the text of an item in each column; empty if the item has no such member.
        public func cells(of item: JSON.Value) -> [String] {
            guard let members = item.members else { return names.map { $0 == "value" ? Self.text(item) : "" } }
            // One pass over the members: a search for each column would take the product of both numbers.
            var found: [MemberName: JSON.Value] = [:]
            for member in members {
                let name = MemberName(text: member.name)
                // The last one of a name counts.
                if wanted.contains(name) { found[name] = member.value }
            }
            return columns.map { column in
                if let value = found[column.name] { return Self.text(value) }
                guard let path = column.path, let value = found[column.first]?[path] else { return "" }
                return Self.text(value)
            }
        }

        private static func text(_ value: JSON.Value) -> String {
            if value.isNull { return "" }
            return value.string ?? value.description
        }
    }
}

/// A column: the member of its whole name, or else the value at its path.
private struct Column: Sendable, Hashable {
    let name: MemberName
    /// The first name of the path.
    let first: MemberName
    /// The path from there; `nil` for a single name.
    let path: JSON.Path?

    init(_ text: String) {
        let steps = text.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        let (name, first) = (MemberName(text: text), MemberName(text: steps.first ?? text))
        let rest = JSON.Path(steps.dropFirst().map { JSON.Path.Step.member($0) })
        (self.name, self.first) = (name, first)
        path = name == first ? nil : rest
    }
}

/// The name of a member, which is compared byte by byte.
private struct MemberName: Sendable, Hashable {
    let text: String

    static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
