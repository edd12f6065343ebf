/// A query that a responder answers by the type of its operation.
protocol StateQuery: GAPI.Query {
    /// A description of the responder that answers the query.
    static var responder: String { get }
}
