import AsyncFetch
import HTTPTypes
import NIOCore

/// Sends the batches of one run, and gives each call its part of the answer.
struct BatchSender: Sendable {
    typealias Outcome = (BatchGathering.Waiting, BatchMember.Verdict, Result<TransportResponse, any Error>)

    let service: GAPI.ServiceCore
    /// The request of the batches, or the reason why there is none.
    let request: Result<HTTPRequest, any Error>
    /// The options of the batches; their retries are made here, because only the body tells some reasons.
    let options: FetchOptions
    private let retry: any RetryPolicy
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
        retry = WholeBatchRetry(policy: fetch.retry)
        fetch.retry = .none
        fetch.decodesContent = true
        self.options = fetch
        self.credentials = credentials
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
    /// - Returns: The outcome of each call; `nil` if they are too many or too long for one batch, and none has run.
    private func exchange(
        _ calls: [BatchGathering.Waiting],
        _ lane: BatchGathering.Lane,
        _ gathering: BatchGathering,
        _ monitor: FetchMonitor
    ) async -> [Outcome]? {
        let answer: FetchResponse
        let failure: FetchError?
        do {
            (answer, failure) = try await waitingForRate(call(of: calls.map(\.part), lane), monitor)
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
        let message = error.message.lowercased()
        let isTooLarge = status.code == 413 || status.code == 400 && message.contains("exceed")
        if isTooLarge, calls.count > 1 {
            // Otherwise these calls are too long, which says nothing about the next ones.
            if status.code == 400, message.contains("count exceed") { gathering.refuse(count: calls.count) }
            return nil
        }
        if [404, 405, 501].contains(status.code) { error.code = .batchUnsupported }
        error.message = "the batch was refused: " + error.message
        return calls.map { ($0, .known, .failure(error)) }
    }

    /// The failures before anything was sent.
    private static let unsent: Set<FetchError.Code> = [
        .invalidRequest, .unreachable, .connectTimeout, .hostBusy, .circuitOpen, .throttled, .tls, .proxy, .shutDown,
        .redirect, .file,
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
        call.batchRole = .carrier
        return call
    }

    /// Sends a call again as long as it is refused for its rate, because nothing of it has run.
    private func waitingForRate(
        _ call: FetchCall,
        _ monitor: FetchMonitor
    ) async throws -> (FetchResponse, failure: FetchError?) {
        var options = options
        options.retry = retry
        var backoff = Backoff(fetcher, options, timeout: options.timeout)
        while true {
            let (answer, failure) = try await respond(to: call, monitor)
            let status = answer.head.status
            guard status.code >= 400 else { return (answer, failure) }
            var failed = FailedAttempt(call.request, isIdempotent: false, response: answer.head, body: answer.body)
            failed.isOnlySentOnce = options.isIdempotent == false
            guard let delay = await backoff.delay(after: failed) else { return (answer, failure) }
            monitor.didFail(status: status.code, failure: nil)
            try await fetcher.wait(delay, monitor)
        }
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
}
