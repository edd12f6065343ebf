/// Collects the parameters of one query.
///
/// Unset ones (`nil`) are left out. Values are sent as their descriptions read: numbers in decimal, `true` and `false`, times and
/// masks as JSON writes them.
public struct QueryParameters: Sendable {
    /// A parameter with its value, neither of them encoded.
    typealias Parameter = (name: String, value: String)

    /// Those of the path: few, so that a search is cheaper than a table.
    private(set) var path: [Parameter] = []
    var query: [Parameter] = []

    /// A variable of the path.
    public mutating func path(_ name: String, _ value: some CustomStringConvertible) {
        path.append((name, value.description))
    }

    /// A parameter of the query.
    public mutating func query(_ name: String, _ value: (some CustomStringConvertible)?) {
        if let value { query.append((name, value.description)) }
    }

    /// A parameter that is sent once for each value.
    public mutating func query(_ name: String, _ values: [some CustomStringConvertible]?) {
        for value in values ?? [] { query.append((name, value.description)) }
    }

    /// Whether there is a parameter of the query with this name.
    func names(_ name: String) -> Bool { query.contains { $0.name == name } }

    /// Sets a parameter of the query, whatever it was.
    mutating func replace(_ name: String, _ value: String) {
        query.removeAll { $0.name == name }
        query.append((name, value))
    }
}
