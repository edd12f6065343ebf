import AsyncFetch
import HTTPTypes

extension BatchSender {
    /// Finds the outcome of each call in an answer.
    func outcomes(
        of calls: [BatchGathering.Waiting],
        in response: FetchResponse,
        _ failure: FetchError?,
        _ gathering: BatchGathering
    ) -> [Outcome] {
        let limit = options.maximumResponseBytes
        let answer: BatchAnswer
        do throws(GAPI.Error) {
            answer = try BatchAnswer(
                reading: response,
                expecting: calls.map(\.part.id),
                endedEarly: failure != nil,
                decodingUpTo: limit
            )
        } catch {
            if let failure { return calls.map { ($0, failure.verdict, .failure(failure)) } }
            return calls.map { ($0, .known, .failure(error)) }
        }
        if answer.unknownParts > 0 {
            fetcher.logOddity("the answer to a batch has parts for no call of it", count: answer.unknownParts)
        }
        let parts = calls.indices.map { answer[$0] }
        if parts.allSatisfy({ (try? $0?.get())?.head.status.code == 501 }) {
            let error = GAPI.Error(
                .batchUnsupported,
                "the service refused every call of the batch as not implemented (501); send the calls singly",
                status: 501
            )
            return calls.map { ($0, .known, .failure(error)) }
        }
        var isRefused = false
        let outcomes = zip(calls, parts).map { call, part -> Outcome in
            switch part {
            case .success(let response)?:
                let response = TransportResponse(partOf: response)
                isRefused = isRefused || response.isRefusedForRate
                return (call, .known, .success(response))
            case .failure(let error)?: return (call, .known, .failure(error))
            case nil where failure != nil || answer.isCut:
                let broken = FetchError(
                    .connectionLost,
                    "the answer to the batch broke off before the part of this call"
                )
                return (call, failure?.verdict ?? .unknown, .failure(failure ?? broken))
            case nil:
                let missing = FetchError(.connectionLost, "the answer to the batch has no part for this call")
                return (call, .missing, .failure(missing))
            }
        }
        gathering.adapt(afterRefusal: isRefused, of: calls.count)
        return outcomes
    }
}

extension FetchError {
    /// What is known of a call whose part of an answer could not be read for this reason.
    fileprivate var verdict: BatchMember.Verdict { code == .tooLarge ? .known : .unknown }
}

extension TransportResponse {
    /// Creates the response of one call from its part of an answer.
    fileprivate init(partOf response: FetchResponse) {
        var head = response.head
        // A part is not redirected: the call that followed would not be in a batch. Single calls are, so that no cache
        // may have this for them.
        if head.status.kind == .redirection, head.status != .notModified {
            head.headerFields[.location] = nil
            head.headerFields[.cacheControl] = "no-store"
        }
        self.init(head: head, body: FetchResponseBody(response.body))
    }

    fileprivate var isRefusedForRate: Bool {
        guard head.status.code == 403 || head.status.code == 429 else { return false }
        let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil)
        return FailedAttempt(request, isIdempotent: false, response: head, body: body.bytes).inBatch.isRefusedForRate
    }
}
