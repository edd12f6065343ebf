/// Collects the parameters of one query.
///
/// Unset ones (`nil`) are left out.
public struct QueryParameters: Sendable {
    /// A parameter with its value, neither of them encoded.
    typealias Parameter = (name: String, value: String)

    /// Those of the path: few, so that a search is cheaper than a table.
    private(set) var path: [Parameter] = []
    var query: [Parameter] = []

    /// A variable of the path.
    public mutating func path(_ name: String, _ value: some LosslessStringConvertible) {
        path.append((name, value.description))
    }

    /// A parameter of the query.
    public mutating func query(_ name: String, _ value: (some LosslessStringConvertible)?) {
        if let value { query.append((name, value.description)) }
    }

    /// A parameter of the query that can have names that are not known yet.
    public mutating func query<E: RawRepresentable<String>>(_ name: String, _ value: E?) {
        if let value { query.append((name, value.rawValue)) }
    }

    /// A parameter that is sent once for each value.
    public mutating func query(_ name: String, _ values: [some LosslessStringConvertible]?) {
        for value in values ?? [] { query.append((name, value.description)) }
    }
}
