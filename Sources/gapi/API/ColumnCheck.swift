import AsyncGAPI

/// A check of the columns that a user names, against the description of a method's answers.
struct ColumnCheck {
    let document: API.Document
    let query: GAPI.DynamicQuery

    /// Throws if no item can have a column.
    func require(_ columns: [String]) throws {
        guard let schema = items, query.paging?.items?.isMap != true else { return }
        for column in columns where !has(column.split(separator: ".")[...], schema) {
            guard document.resolved(schema)?.properties?[column] == nil else { continue }
            let names = document.memberNames(of: schema, at: "")
            throw ToolFailure(
                .usage,
                "--columns: \(query.method.id) has no column `\(column)`; \(Suggestion.closest(to: column, among: names))"
            )
        }
    }

    /// The schema of an item; that of the answer if it is no list.
    private var items: API.Schema? {
        guard let answer = document.resolved(query.entry.method.response) else { return nil }
        guard let items = query.paging?.items else { return answer }
        return document.resolved(answer.properties?[items.name])?.items
    }

    /// Returns `false` if a description says all members of an object, and the path leads to none of them.
    private func has(_ path: ArraySlice<Substring>, _ schema: API.Schema) -> Bool {
        guard let name = path.first else { return true }
        guard let schema = document.resolved(schema), let members = schema.properties else { return true }
        guard let next = members[String(name)] ?? schema.additionalProperties else { return false }
        return has(path.dropFirst(), next)
    }
}
