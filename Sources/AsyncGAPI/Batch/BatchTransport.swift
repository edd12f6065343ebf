import AsyncFetch
import HTTPTypes

/// A transport for one call of a batch: it sends the call together with others.
///
/// So a call of a batch is a call like any other, with its own middleware, cache, credentials, retries, events and
/// entries in the traffic log.
struct BatchTransport: HTTPTransport {
    let gathering: BatchGathering
    let member: BatchMember
    let limits: GAPI.BatchLimits
    /// The request of the batches.
    let batch: HTTPRequest
    /// A Boolean value indicating whether the call has the service's credentials, which the batch's request has.
    let hasServiceCredentials: Bool

    /// The only wait is that for the batch, which an interruption ends.
    var isImmediate: Bool { true }

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        guard request.scheme == batch.scheme, request.authority == batch.authority else {
            throw GAPI.Error(
                .invalidRequest,
                "the call goes to \(request.authority ?? "no host"), and its batch to \(batch.authority ?? "no host"); "
                    + "send it singly"
            )
        }
        var request = request
        let isAuthorized = request.headerFields.contains(.authorization)
        if hasServiceCredentials { request.headerFields[.authorization] = nil }
        let part = try BatchPart(FetchCall(request, body: body), limits: limits)
        let lane: BatchGathering.Lane = hasServiceCredentials || isAuthorized ? .authorized : .bare
        return try await gathering.send(part, of: member, in: lane)
    }

    func shutdown() {}
}
