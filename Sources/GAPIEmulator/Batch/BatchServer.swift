import AsyncFetchTesting
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The endpoints for several calls in one request, `multipart/mixed`: `/batch` and `/batch/NAME/VERSION`.
///
/// Each call goes the way of a request of its own: it is counted by the fault plan, is in the journal, and needs
/// credentials, its own or those of the batch. There are differences from real services: the calls are carried out one
/// after another, and `/batch` takes calls to any one service.
struct BatchServer {
    let handler: RequestHandler

    func operation(_ method: HTTPRequest.Method, _ target: RequestTarget, _ headers: HTTPFields) -> Operation? {
        guard method == .post, target.segments.first == "batch" else { return nil }
        let path = target.segments.dropFirst()
        guard path.isEmpty || path.count == 2 else { return nil }
        let api = path.isEmpty ? target.api : path.joined(separator: "/")
        guard target.api == nil || target.api == api else { return nil }
        let service = api.flatMap { $0.split(separator: "/").first.map(String.init) }
        guard api.map(handler.speaks) ?? true, service.map(BatchRules.hasEndpoint) ?? true else { return nil }
        // Without credentials of the batch, each call needs its own.
        return Operation(name: "batch", needsToken: headers[.authorization] != nil) { request in
            try await answer(request, api: api, service: service)
        }
    }

    private func answer(_ request: IncomingRequest, api: String?, service: String?) async throws -> Reply {
        let known = service.map { BatchRules(service: $0, limit: handler.batchLimit) }
        let bytes = try await request.body.collect(upTo: known?.mostBytes ?? BatchRules.mostBytesOfAll)
        let contentType = request.headers[.contentType] ?? ""
        guard let texts = try MultipartMixed.parts(of: String(buffer: bytes), contentType: contentType) else {
            throw GoogleError.badRequest("The content type of a batch is multipart/mixed, with a boundary.")
        }
        // Before they are read: each refused call would have an answer of some hundred bytes.
        let most = max(BatchRules.mostCallsOfAll, handler.batchLimit ?? 0)
        guard texts.count <= most else { throw BatchRules.excess(texts.count, over: known?.mostCalls ?? most) }
        let parts = try texts.map(BatchPart.init)
        guard !parts.isEmpty else {
            throw GoogleError.badRequest(
                "Failed to parse batch request, error: 0 items. Received batch body: \(bytes.readableBytes) bytes"
            )
        }
        let rules = known ?? BatchRules(service: self.service(of: parts, api), limit: handler.batchLimit)
        if let refusal = rules.refusal(of: parts, contentType: contentType) { return refusal }
        let inheritance = try BatchInheritance(request)
        var answers: [BatchAnswer] = []
        var count = 0
        for (position, part) in ordered(parts, request.fault) {
            let call = call(part, at: position, inheritance, api: api, rules)
            guard let answer = try await answer(call, part, of: request) else { continue }
            count += answer.body.readableBytes
            try BatchAnswer.checkSize(count)
            answers.append(answer)
        }
        return BatchAnswer.reply(answers)
    }

    /// Returns the service of the first call that has one.
    private func service(of parts: [BatchPart], _ api: String?) -> String {
        for part in parts {
            guard let target = try? RequestTarget(part.target),
                let operation = try? handler.route(part.method, target, part.headers, api: api ?? target.api),
                let service = operation.name.split(separator: ".").first
            else { continue }
            return String(service)
        }
        return ""
    }

    /// Returns the calls with their positions, in another order if a fault demands it.
    private func ordered(_ parts: [BatchPart], _ fault: FaultPlan.Fault?) -> [(Int, BatchPart)] {
        let parts = Array(zip(parts.indices, parts))
        guard case .reorder(let seed)? = fault else { return parts }
        var generator = SplitMix(state: UInt64(bitPattern: Int64(seed)))
        return parts.shuffled(using: &generator)
    }

    private func call(
        _ part: BatchPart,
        at position: Int,
        _ inheritance: BatchInheritance,
        api: String?,
        _ rules: BatchRules
    ) -> Call {
        Call(part.request(with: inheritance)) { method, target, headers throws(GoogleError) in
            try rules.check(part, at: position, target)
            let operation = try handler.route(method, target, headers, api: api ?? target.api)
            // The endpoint of an API reaches no other one.
            if api == nil { try rules.check(operation) }
            return operation
        }
    }

    /// Carries out a call; `nil` if a fault loses its answer.
    private func answer(_ call: Call, _ part: BatchPart, of batch: IncomingRequest) async throws -> BatchAnswer? {
        let (faults, journal) = (handler.emulator.faults, handler.emulator.journal)
        let fault = faults.next(method: call.method, path: call.path, operation: call.operationName)
        var entry = call.journalEntry(fault)
        entry.batch = batch.sequenceNumber
        let number = journal.enter(entry)
        let body = IncomingBody(RequestBody(buffer: part.body), fault: fault)
        let reply: Reply
        switch fault {
        case .reset?: return nil
        case .stall?: throw IncomingBody.BrokenOff(fault: .stall)
        case .status(let status, let retryAfter, let text)?:
            var refusal = call.reply(with: .injected(status: status, retryAfter: retryAfter))
            if let text { refusal.body = .bytes(ByteBuffer(string: text)) }
            reply = refusal
        default:
            // In real time, as for a single call: a client has a clock of its own. A day at most, because a plan
            // from outside may name any number.
            if case .delay(let duration)? = fault { try await Task.sleep(for: min(duration, .seconds(86_400))) }
            do {
                reply = try await handler.reply(toPart: call, body, number: number)
            } catch is IncomingBody.BrokenOff {
                journal.amend(number) { $0.receivedBytes = body.receivedBytes }
                return nil
            }
        }
        var answer = BatchAnswer(reply, toID: part.contentID)
        if case .corrupt(let place)? = fault { answer.body.invert(at: place) }
        if case .cut(let count)? = fault { answer.cut = count }
        if case .contentID(let id)? = fault { answer.contentID = id }
        let isLost = fault == .carryOutThenReset
        let sent = min(answer.body.readableBytes, isLost ? 0 : answer.cut ?? .max)
        journal.amend(number) { entry in
            entry.status = answer.status.code
            entry.receivedBytes = body.receivedBytes
            entry.sentBytes = Int64(sent)
        }
        return isLost ? nil : answer
    }
}

extension ByteBuffer {
    /// Inverts the byte at a place, if there is one.
    fileprivate mutating func invert(at place: Int) {
        guard place >= 0, place < readableBytes, let byte = getInteger(at: readerIndex + place, as: UInt8.self) else {
            return
        }
        setInteger(~byte, at: readerIndex + place)
    }
}
