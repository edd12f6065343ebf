import AsyncFetchTesting
import HTTPTypes
import HummingbirdCore
import NIOCore

/// Takes each request through the same steps: fault plan, journal, credentials, service, answer.
struct RequestHandler: Sendable {
    private let emulator: Emulator
    private let credential: String?
    private let services: [any EmulatedService]
    private let control: ControlService

    init(_ emulator: Emulator, credential: String?, services: [any EmulatedService]) {
        self.emulator = emulator
        self.credential = credential
        self.services = services
        control = ControlService(faults: emulator.faults, journal: emulator.journal)
    }

    /// Answers a request; throws when the connection is to end without an answer, or in the middle of one.
    @concurrent
    func respond(to request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let connection = Connection(channel: channel, isHead: request.method == .head)
        let method = request.headers[.methodOverride].flatMap { HTTPRequest.Method($0) } ?? request.method
        let line = request.head.path ?? "/"
        let path = line.prefix { $0 != "?" }
        if path.hasPrefix(ControlService.path) {
            let body = IncomingBody(request.body, fault: nil)
            let reply = try await reply(to: request, method, body, connection) { method, target, _ in
                try control.operation(method, target)
            }
            return try await connection.send(reply, writer)
        }

        let operation = try? route(method, RequestTarget(line), request.headers)
        let fault = emulator.faults.next(method: method, path: String(path), operation: operation?.name)
        var entry = RequestJournal.Entry(
            method: method,
            path: String(path),
            query: line.dropFirst(path.count + 1),
            operation: operation?.name,
            headers: request.headers
        )
        entry.fault = fault
        let number = emulator.journal.enter(entry)

        var cut: Int?
        var answer: Reply?
        switch fault {
        case .reset?: try await connection.reset()
        case .stall?: try await connection.waitForEnd()
        case .delay(let duration)?: try await Task.sleep(for: duration)
        case .cut(let count)?: cut = count
        case .status(let status, let retryAfter, let text)?:
            var reply = GoogleError.injected(status: status, retryAfter: retryAfter).reply
            if let text { reply.body = .bytes(ByteBuffer(string: text)) }
            answer = reply
        case .acceptThenStatus?, .acceptThenReset?, nil: break
        }

        let body = IncomingBody(request.body, fault: fault)
        let reply: Reply
        if let answer {
            reply = answer
        } else {
            if request.headers[.expect]?.lowercased() == "100-continue" {
                try await writer.writeInformationalHead(.init(status: .continue))
            }
            reply = try await self.reply(to: request, method, body, connection, route: authorizedRoute)
        }
        let planned = min(reply.count, Int64(cut ?? .max))
        emulator.journal.amend(number) { entry in
            entry.status = reply.status.code
            entry.receivedBytes = body.receivedBytes
            entry.sentBytes = connection.isHead ? 0 : planned
        }
        do {
            try await connection.send(reply, cutAfter: cut, writer)
        } catch {
            emulator.journal.amend(number) { $0.sentBytes = connection.sentBytes }
            throw error
        }
    }

    // MARK: Steps

    private typealias Route = (HTTPRequest.Method, RequestTarget, HTTPFields) throws -> Operation?

    /// Runs what a request means; errors become answers, unless the connection is gone or the fault plan resets it.
    private func reply(
        to request: Request,
        _ method: HTTPRequest.Method,
        _ body: IncomingBody,
        _ connection: Connection,
        route: Route
    ) async throws -> Reply {
        do {
            var target = try RequestTarget(request.head.path ?? "/")
            if request.headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") ?? false,
                method != request.method
            {
                // A GET too long for a URL: its query is the body of a POST.
                let form = try await body.collect(upTo: 1 << 20)
                target.query.append(try RequestTarget.Query(String(buffer: form)[...]))
            }
            guard let operation = try route(method, target, request.headers) else {
                throw GoogleError.notFound("There is nothing at \(method.rawValue) \(target.path).")
            }
            let root = "http://\(request.head.authority ?? "")"
            return try await operation.run(
                IncomingRequest(method: method, target: target, headers: request.headers, body: body, root: root)
            )
        } catch let error as GoogleError {
            return error.reply
        } catch let brokenOff as IncomingBody.BrokenOff {
            guard case .acceptThenStatus(_, let status) = brokenOff.fault else { try await connection.reset() }
            return GoogleError.injected(status: status, retryAfter: nil).reply
        } catch {
            guard connection.isOpen, !Task.isCancelled else { throw error }
            return GoogleError(code: 500, reason: "backendError", message: "\(error)").reply
        }
    }

    private func route(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        for service in services {
            if let operation = try service.operation(method, target, headers) { return operation }
        }
        return nil
    }

    private func authorizedRoute(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        if let credential {
            let bearer = headers[.authorization].map { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : $0 }
            let shown = bearer ?? headers[.apiKey] ?? target.query["key"]
            if shown != credential { throw .unauthenticated(wrong: shown != nil) }
        }
        return try route(method, target, headers)
    }
}
