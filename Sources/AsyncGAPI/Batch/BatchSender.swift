import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore

/// Sends the batches of one run, and gives each call its part of the answer.
struct BatchSender: Sendable {
    typealias Outcome = (BatchGathering.Waiting, BatchMember.Verdict, Result<TransportResponse, any Error>)

    let service: GAPI.ServiceCore
    /// The request of the batches, or the reason why there is none.
    let request: Result<HTTPRequest, any Error>
    let options: FetchOptions
    let credentials: any FetchCredentials

    var fetcher: FetcherCore { service.fetcher.core }

    init(_ service: GAPI.ServiceCore, _ options: GAPI.QueryOptions, _ credentials: any FetchCredentials) {
        self.service = service
        let path = service.definition.batchPath
        request = service.builder(options).start.map { start in
            var request = start
            request.method = .post
            request.path = (start.path ?? "/") + path
            // The header fields of a batch hold for all its calls, which have their own.
            request.headerFields[.accept] = nil
            return request
        }
        var fetch = options.fetch
        fetch.retry = WholeBatchRetry(policy: fetch.retry)
        fetch.decodesContent = true
        self.options = fetch
        self.credentials = options.skipsAuthorization ? WithheldCredentials() : credentials
    }

    /// Starts to send a batch; the calls have a time limit, and the batch has none.
    func send(_ departure: BatchGathering.Departure, for gathering: BatchGathering) -> FetchTicket<Void> {
        let number = departure.batch.number
        let ticket = service.ticket(timeout: nil, method: service.definition.name + ".batch") { monitor in
            var halves = [departure.calls]
            while let calls = halves.popLast() {
                if let outcomes = await exchange(calls, departure.lane, gathering, monitor) {
                    gathering.settle(outcomes, of: number)
                } else {
                    gathering.refuse(count: calls.count)
                    let middle = calls.count / 2
                    halves += [Array(calls[middle...]), Array(calls[..<middle])]
                }
            }
            gathering.didEnd(number)
        }
        // The ticket never ran, because the fetcher was shut down.
        if case .failure(let error)? = ticket.result {
            gathering.settle(departure.calls.map { ($0, .known, .failure(error)) }, of: number)
            gathering.didEnd(number)
        }
        return ticket
    }

    /// Sends calls in one request.
    ///
    /// - Returns: The outcome of each call; `nil` if the service takes fewer calls at a time, and none has run.
    private func exchange(
        _ calls: [BatchGathering.Waiting],
        _ lane: BatchGathering.Lane,
        _ gathering: BatchGathering,
        _ monitor: FetchMonitor
    ) async -> [Outcome]? {
        let answer: FetchResponse
        let failure: FetchError?
        do {
            (answer, failure) = try await respond(to: call(of: calls.map(\.part), lane), monitor)
        } catch {
            let isUnknown = (error as? FetchError).map { !Self.unsent.contains($0.code) } ?? false
            return calls.map { ($0, isUnknown ? .unknown : .known, .failure(error)) }
        }
        let status = answer.head.status
        if status.kind == .successful { return outcomes(of: calls, in: answer, failure, gathering) }
        // Nobody knows if any of the calls has run: each decides for itself if it may run again.
        if status.kind == .serverError && status.code != 501 || status.code == 408 {
            let response = TransportResponse(head: answer.head, body: FetchResponseBody(answer.body))
            return calls.map { ($0, .unknown, .success(response)) }
        }
        var error = GAPI.Error(response: answer)
        let isTooMany = status.code == 413 || status.code == 400 && error.message.lowercased().contains("exceed")
        if isTooMany, calls.count > 1 { return nil }
        if [404, 405, 501].contains(status.code) { error.code = .batchUnsupported }
        error.message = "the batch was refused: " + error.message
        return calls.map { ($0, .known, .failure(error)) }
    }

    /// The failures before anything was sent.
    private static let unsent: Set<FetchError.Code> = [
        .invalidRequest, .unreachable, .connectTimeout, .hostBusy, .circuitOpen, .tls, .proxy, .shutDown, .redirect,
        .file,
    ]

    private func call(of parts: [BatchPart], _ lane: BatchGathering.Lane) throws -> FetchCall {
        var generator = SystemRandomNumberGenerator()
        let body = BatchRequestBody(parts, using: &generator)
        var request = try request.get()
        request.headerFields[.contentType] = body.contentType
        var call = FetchCall(request, body: .bytes(body.body), options: options)
        call.credentials =
            switch lane {
            case .authorized: WholeBatchCredentials(credentials: credentials)
            case .bare: WithheldCredentials()
            }
        // The body has the tokens of users.
        call.staysAtOrigin = true
        call.keepsMethod = true
        return call
    }

    /// Sends a call, and collects as much of the response as arrives.
    ///
    /// - Returns: The response, and the reason why its body ends early.
    private func respond(
        to call: FetchCall,
        _ monitor: FetchMonitor
    ) async throws -> (FetchResponse, failure: FetchError?) {
        let response = try await fetcher.respond(to: call, monitor: monitor)
        var body = ByteBuffer()
        var failure: FetchError?
        do {
            for try await var chunk in response.body {
                guard body.readableBytes + chunk.readableBytes <= options.maximumResponseBytes else {
                    throw FetchError(
                        .tooLarge,
                        "the answer to the batch has more than \(options.maximumResponseBytes) bytes; "
                            + "send smaller batches, or raise maximumResponseBytes"
                    )
                }
                if body.readableBytes == 0 { body = chunk } else { body.writeBuffer(&chunk) }
            }
        } catch let error as FetchError {
            failure = error
        }
        return (FetchResponse(head: response.head, body: body, attempts: monitor.attempts), failure)
    }

    /// Finds the outcome of each call in an answer.
    private func outcomes(
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
        // A part is not redirected: the call that followed would not be in a batch.
        if head.status.kind == .redirection { head.headerFields[.location] = nil }
        if head.status.kind == .successful, let code = response.errorCode { head.status = .init(code: code) }
        self.init(head: head, body: FetchResponseBody(response.body))
    }

    fileprivate var isRefusedForRate: Bool {
        guard head.status.code == 403 || head.status.code == 429 else { return false }
        let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil)
        return FailedAttempt(request, isIdempotent: false, response: head, body: body.bytes).inBatch.isRefusedForRate
    }
}

extension FetchResponse {
    /// The status in a body that is nothing but an error, `{"error": {"code": 404 …}}`.
    fileprivate var errorCode: Int? {
        let start = body.readableBytesView.prefix(64).filter { $0 > 0x20 }
        guard start.starts(with: #"{"error":{"#.utf8), body.readableBytes <= 64 << 10,
            let value = try? JSON.Value(parsing: body.readableBytesView), value.members?.count == 1,
            let code = value["error"]?["code"]?.int64.flatMap(Int.init(exactly:)), (400...599).contains(code)
        else { return nil }
        return code
    }
}
