import AsyncFetch
import AsyncFetchTesting
import EmulatorServer
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The steps that each request goes through: fault plan, journal, server, response.
struct RequestHandler: EmulatorService {
    let cloud: EmulatedCloud
    /// The token that requests to the control interface need, if any.
    let credential: String?
    /// The largest body in bytes of a user's request.
    let limit: Int
    /// The most bytes that are kept of the body of a request without a login.
    private static let strangersLimit = 1 << 20
    /// The most bytes of a response's body that are written at once; the next ones wait until most of them are taken.
    private static let mostPieceBytes = 1 << 20

    /// Responds to a request; throws if the connection must end without a response, or in the middle of one.
    @concurrent
    func respond(to request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let line = request.head.path ?? "/"
        let path = String(line.prefix { $0 != "?" })
        let isControl = path.hasPrefix(ControlServer.path)
        let fault = isControl ? nil : cloud.faults.next(method: request.method, path: path, operation: nil)
        let number = isControl ? nil : cloud.journal.enter(EmulatedCloud.Journal.Entry(request.head, fault: fault))

        switch fault {
        case .reset?: try await channel.resetConnection()
        case .stall?:
            try await channel.waitForEnd()
        case .delay(let duration)?: try await Task.sleep(for: min(duration, .seconds(86_400)))
        default: break
        }
        if fault.isStatus == false, request.headers[.expect]?.lowercased() == "100-continue" {
            try await writer.writeInformationalHead(HTTPResponse(status: .continue))
        }
        var reply: CloudReply
        if case .status(let status, let retryAfter, let text)? = fault {
            reply = DAVError.injected(status: status).reply
            if let text { reply.body = ByteBuffer(string: text) }
            if let retryAfter { reply.headers[.retryAfter] = String(retryAfter) }
        } else {
            let hasLogin = await cloud.server.user(in: request.headers) != nil
            let limit = hasLogin ? limit : min(limit, Self.strangersLimit)
            var (body, isWhole) = try await collect(request.body, fault, upTo: limit)
            // Why it is refused, a stranger learns as without a body: most often, because it needs a login.
            if body == nil, !hasLogin { body = ByteBuffer() }
            cloud.journal.amend(number) { $0.receivedBytes = Int64(body?.readableBytes ?? 0) }
            reply = await self.reply(to: request, line, body, isWhole: isWhole, isControl: isControl)
        }
        switch fault {
        case .acceptThenStatus(_, let status)?: reply = DAVError.injected(status: status).reply
        case .acceptThenReset?: try await channel.resetConnection()
        default: break
        }
        let status = reply.status.code
        let size = request.method == .head ? 0 : Int64(reply.body.readableBytes)
        cloud.journal.amend(number) {
            $0.status = status
            $0.sentBytes = size
        }
        if fault == .carryOutThenReset { try await channel.resetConnection() }
        try await send(reply, isHead: request.method == .head, fault, writer, channel)
    }

    static func body(of refusal: EmulatorRefusal) -> EmulatorRefusal.Body {
        let status = HTTPResponse.Status(code: refusal.code, reasonPhrase: refusal.phrase)
        let reply = DAVError(status, "Forbidden", refusal.message).reply
        return .init(contentType: reply.headers[.contentType] ?? "application/xml", bytes: reply.body)
    }

    private func reply(
        to request: Request,
        _ line: String,
        _ body: ByteBuffer?,
        isWhole: Bool,
        isControl: Bool
    ) async -> CloudReply {
        guard let body else { return DAVError(.contentTooLarge, "Forbidden", "The body is too large.").reply }
        do {
            var parsed = try CloudRequest(request.head, line: line, body: body)
            parsed.isWhole = isWhole
            if isControl { return await ControlServer(cloud: cloud, credential: credential).reply(to: parsed) }
            return await cloud.server.reply(to: parsed)
        } catch {
            return error.reply
        }
    }

    /// Returns the body, or `nil` if it is too large, and whether it is whole: a fault can end it early.
    private func collect(
        _ body: RequestBody,
        _ fault: FaultPlan.Fault?,
        upTo limit: Int
    ) async throws -> (ByteBuffer?, isWhole: Bool) {
        let end: Int? =
            switch fault {
            case .acceptThenStatus(let count, _)?, .acceptThenReset(let count)?: max(0, count)
            default: nil
            }
        var collected = ByteBuffer()
        for try await piece in body {
            collected.writeImmutableBuffer(piece)
            if let end, collected.readableBytes >= end {
                return (collected.readSlice(length: end), false)
            }
            if collected.readableBytes > limit { return (nil, false) }
        }
        return (collected, end == nil)
    }

    @concurrent
    private func send(
        _ reply: CloudReply,
        isHead: Bool,
        _ fault: FaultPlan.Fault?,
        _ writer: consuming ResponseWriter,
        _ channel: any Channel
    ) async throws {
        var head = HTTPResponse(status: reply.status, headerFields: reply.headers)
        let hasBody = reply.status != .noContent && reply.status != .notModified
        if hasBody { head.headerFields[.contentLength] = String(reply.body.readableBytes) }
        head.headerFields[.date] = HTTPDate.text(WallClock.seconds())
        if isHead || !hasBody { return try await writer.writeResponse(head) }
        var bytes = reply.body
        if case .corrupt(let place)? = fault { bytes = bytes.corrupted(at: Int64(place)) }
        var cut: Int?
        if case .cut(let count)? = fault, count < bytes.readableBytes { cut = max(0, count) }
        if cut == nil, bytes.readableBytes <= Self.mostPieceBytes {
            return try await writer.write(response: head, body: ResponseBody(byteBuffer: bytes))
        }
        var body = try await writer.writeHead(head)
        var rest = cut ?? bytes.readableBytes
        while rest > 0, let piece = bytes.readSlice(length: min(rest, Self.mostPieceBytes)) {
            rest -= piece.readableBytes
            try await body.write(piece)
        }
        if cut != nil { try await channel.endConnection() }
        try await body.finish(nil)
    }
}

extension FaultPlan.Fault? {
    /// A Boolean value indicating whether the fault answers in the server's stead.
    fileprivate var isStatus: Bool {
        if case .status? = self { true } else { false }
    }
}
