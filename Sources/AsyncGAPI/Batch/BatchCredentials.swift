import AsyncFetch
import HTTPTypes

/// The credentials of one call of a batch, which tell when the call waits for a new token.
struct BatchPartCredentials: FetchCredentials {
    let credentials: any FetchCredentials
    let member: BatchMember
    let gathering: BatchGathering

    var partition: String? { credentials.partition }
    var isImmediate: Bool { credentials.isImmediate }

    func authorize(_ request: inout HTTPRequest) async throws { try await credentials.authorize(&request) }

    func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        if let batch = member.batch {
            gathering.leave(member, until: .init(batch: batch.number, reason: .refresh(partition)))
        }
        return try await credentials.refresh(afterRejectionOf: rejected, by: response)
    }
}

/// The credentials of a batch as a whole: nothing but `Authorization`, because its header fields are those of each
/// call, and a project for quota belongs to one identity.
struct WholeBatchCredentials: FetchCredentials {
    let credentials: any FetchCredentials

    func authorize(_ request: inout HTTPRequest) async throws {
        var authorized = request
        try await credentials.authorize(&authorized)
        request.headerFields[.authorization] = authorized.headerFields[.authorization]
    }

    func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        try await credentials.refresh(afterRejectionOf: rejected, by: response)
    }
}
