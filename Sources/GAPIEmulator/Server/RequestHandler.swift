import AsyncFetchTesting
import EmulatorServer
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The steps that each request goes through: fault plan, journal, credentials, service, response.
struct RequestHandler: EmulatorService {
    let emulator: Emulator
    private let credential: String?
    /// The limit of calls in a batch, instead of each service's own.
    let batchLimit: Int?
    private let services: [any EmulatedService]
    private let control: ControlServer
    /// The folder in which the services keep their data; `nil` for memory.
    let directory: DataDirectory?
    /// The memory for bodies that are collected.
    private let memory: StoreMemory
    /// The issuer of the tokens that requests need; `nil` if they need none.
    private let issuer: TokenIssuer?

    init(
        _ emulator: Emulator,
        credential: String?,
        batchLimit: Int?,
        services: [any EmulatedService],
        memory: StoreMemory,
        directory: DataDirectory?
    ) {
        self.emulator = emulator
        self.credential = credential
        self.batchLimit = batchLimit
        self.services = services
        self.memory = memory
        self.directory = directory
        issuer = emulator.identity.flatMap { $0.issuer.rules.requiresTokens ? $0.issuer : nil }
        control = ControlServer(faults: emulator.faults, journal: emulator.journal, identity: emulator.identity)
    }

    /// Lets the open uploads of all services go.
    func stop() { for service in services { service.stop() } }

    /// Responds to a request; throws if the connection must end without a response, or in the middle of one.
    @concurrent
    func respond(to request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let connection = Connection(channel: channel, isHead: request.method == .head)
        let call = Call(request.head, route: route)
        let waitsToContinue = request.headers[.expect]?.lowercased() == "100-continue"
        if call.isControl {
            if waitsToContinue { try await writer.writeInformationalHead(HTTPResponse(status: .continue)) }
            let body = IncomingBody(request.body, fault: nil)
            // Without a credential, clients may learn only that the server runs.
            let credential = call.path == ControlServer.path + "health" ? nil : credential
            return try await connection.send(
                try await reply(to: call, body, connection: connection, credential: credential),
                writer
            )
        }

        let fault = emulator.faults.next(method: call.method, path: call.path, operation: call.operationName)
        let number = emulator.journal.enter(call.journalEntry(fault))
        let body = IncomingBody(request.body, fault: fault, memory: memory)
        var reply: Reply?
        var cut: Int?
        var corrupted: Int?
        switch fault {
        case .reset?: try await connection.reset()
        case .stall?: try await connection.waitForEnd()
        case .delay(let duration)?: try await Task.sleep(for: min(duration, .seconds(86_400)))
        case .cut(let count)?: cut = count
        case .corrupt(let place)?: corrupted = place
        case .status(let status, let retryAfter, let text)?:
            reply = call.reply(with: .injected(status: status, retryAfter: retryAfter))
            if let text { reply?.body = .bytes(ByteBuffer(string: text)) }
        case .carryOutThenReset?, .acceptThenStatus?, .acceptThenReset?, .contentID?, .reorder?, nil: break
        }
        if reply == nil, waitsToContinue {
            try await writer.writeInformationalHead(HTTPResponse(status: .continue))
        }
        let answer: Reply
        do {
            answer =
                if let reply { reply } else {
                    try await self.reply(
                        to: call,
                        body,
                        connection: connection,
                        credential: credential,
                        number: number,
                        fault: fault
                    )
                }
        } catch let brokenOff as IncomingBody.BrokenOff {
            emulator.journal.amend(number) { $0.receivedBytes = body.receivedBytes }
            if brokenOff.fault == .stall { try await connection.waitForEnd() }
            try await connection.reset()
        }
        cut = cut ?? answer.cut

        let isLost = fault == .carryOutThenReset
        let planned = connection.isHead || isLost || !answer.mayHaveBody ? 0 : min(answer.count, Int64(cut ?? .max))
        emulator.journal.amend(number) { entry in
            entry.status = answer.status.code
            entry.receivedBytes = body.receivedBytes
            entry.sentBytes = planned
        }
        if isLost { try await connection.reset() }
        do {
            try await connection.send(answer, cutAfter: cut, corrupting: corrupted, writer)
        } catch {
            emulator.journal.amend(number) { $0.sentBytes = connection.sentBytes }
            throw error
        }
    }

    static func body(of refusal: EmulatorRefusal) -> EmulatorRefusal.Body {
        let reply = GoogleError(refusal).reply
        guard case .bytes(let bytes) = reply.body else { return .init(contentType: "text/plain", bytes: ByteBuffer()) }
        return .init(contentType: reply.headers[.contentType] ?? "application/json", bytes: bytes)
    }

    /// Runs the operation of a call in a batch.
    ///
    /// Errors become responses, unless a fault demands that there is none.
    func reply(toPart call: Call, _ body: IncomingBody, number: Int) async throws -> Reply {
        try await reply(to: call, body, connection: nil, credential: credential, number: number)
    }

    /// Runs the operation of a request.
    ///
    /// Errors become responses, unless the connection is closed or a fault demands a reset.
    private func reply(
        to call: Call,
        _ body: IncomingBody,
        connection: Connection?,
        credential: String?,
        number: Int = 0,
        fault: FaultPlan.Fault? = nil
    ) async throws -> Reply {
        // A client of HTTP/1.0 may not say by which name it knows this server.
        let root = call.authority.isEmpty ? emulator.url : "http://\(call.authority)"
        do {
            try check(call, credential, for: root)
            var (target, operation) = try call.meaning.get()
            if call.isLongGet {
                let form = try await body.collect(upTo: 1 << 20)
                try target.query.append(RequestTarget.Query(String(buffer: form)[...]))
                operation = try call.route(call.method, target, call.headers)
            }
            let reply = try await operation.run(
                IncomingRequest(
                    method: call.method,
                    target: target,
                    headers: call.headers,
                    body: body,
                    root: root,
                    sequenceNumber: number,
                    isPart: connection == nil,
                    fault: fault
                )
            )
            // Before the head is sent: a content that is lost is an error, and no response that ends early.
            if connection != nil, case .content(let content, let range) = reply.body { try await content.check(range) }
            return reply
        } catch let error as GoogleError {
            return call.reply(with: error)
        } catch let brokenOff as IncomingBody.BrokenOff {
            guard case .acceptThenStatus(_, let status) = brokenOff.fault else { throw brokenOff }
            return call.reply(with: .injected(status: status, retryAfter: nil))
        } catch {
            guard connection?.isOpen ?? true, !Task.isCancelled else { throw error }
            return call.reply(with: GoogleError(failure: error))
        }
    }

    /// Throws 401 for a request without the token or the credential that it needs.
    private func check(_ call: Call, _ credential: String?, for root: String) throws(GoogleError) {
        let operation = (try? call.meaning.get())?.operation
        guard operation?.needsToken ?? true else { return }
        if let issuer, !call.isControl {
            // With a credential, strangers do not even learn what there is.
            if operation != nil || credential != nil { try call.check(issuer, for: root) }
        } else if let credential {
            try Call.check(credential, call.headers, key: (try? call.meaning.get())?.target.query["key"])
        }
    }

    private func route(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation {
        if let operation = try control.operation(method, target) { return operation }
        if let operation = BatchServer(handler: self).operation(method, target, headers) { return operation }
        return try route(method, target, headers, api: target.api)
    }

    /// Returns whether there is a service with an API's name and version, such as `drive/v3`.
    func speaks(_ api: String) -> Bool { services.contains { $0.speaks(api) } }

    /// Returns the operation of a service; of any service if no API is given.
    func route(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields,
        api: String?
    ) throws(GoogleError) -> Operation {
        for service in services where api.map(service.speaks) ?? true {
            if let operation = try service.operation(method, target, headers) { return operation }
        }
        throw .notFound("There is nothing at \(method.rawValue) \(target.path).")
    }
}
