import AsyncFetch
import AsyncJSON

/// A call of a method that belongs to a list of changes: one for the first cursor, for a push channel or for its end.
struct FeedCall: GAPI.Query {
    typealias Response = JSON.Value

    let method: GAPI.QueryMethod
    let payload: GAPI.QueryPayload?
    var common = GAPI.CommonParameters()
    private let parameters: GAPI.QueryParameters

    /// Creates a call with those parameters of a list that the method takes, too.
    init(
        _ method: GAPI.QueryMethod,
        of list: some GAPI.Query,
        parameters names: Set<String>,
        body: JSON.Value? = nil
    ) {
        self.method = method
        payload = body.map { .json($0) }
        var parameters = GAPI.QueryParameters()
        list.encode(into: &parameters)
        parameters.query.removeAll { !names.contains($0.name) }
        self.parameters = parameters
        common.quotaUser = list.common.quotaUser
    }

    func encode(into parameters: inout GAPI.QueryParameters) { parameters = self.parameters }

    func decode(_ response: FetchResponse) throws -> JSON.Value {
        try response.requireServiceSuccess()
        // The end of a channel is answered without content.
        return response.body.readableBytes == 0 ? [:] : try response.value()
    }
}
