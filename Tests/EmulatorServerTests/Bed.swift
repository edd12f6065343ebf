import AsyncFetchTesting
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import EmulatorServer

/// A guarded connection whose time passes on request.
final class Bed {
    let channel = EmbeddedChannel()
    var answered = ""
    /// The errors that the service learned of when bytes arrived.
    var errors: [any Error] = []

    init(
        origins: [String] = [],
        client: SlowClient? = nil,
        _ configure: (inout EmulatorLimits) -> Void = { _ in }
    ) throws {
        var limits = EmulatorLimits()
        configure(&limits)
        let connection = ConnectionGuard(limits, RequestAdmission(names: [], origins: origins)) {
            .init(contentType: "text/plain", bytes: ByteBuffer(string: $0.message))
        }
        var decoder = NIOHTTPDecoderLimitConfiguration()
        decoder.maxHeaderFieldSize = limits.headerBytes
        decoder.maxHeaderListSize = limits.headerBytes
        decoder.maxHeaderFieldCount = limits.headerCount
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: false,
            withErrorHandling: false,
            withOutboundHeaderValidation: false,
            withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: decoder
        )
        try pipeline.addHandler(connection)
        try pipeline.addHandler(ArrivalHandler(connection), position: .first)
        if let client { try pipeline.addHandler(client, position: .first) }
        channel.localAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 4443)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.read()
    }

    func send(_ text: String) {
        do { _ = try channel.writeInbound(ByteBuffer(string: text)) } catch { errors.append(error) }
        channel.read()  // as a channel does that reads by itself
    }

    func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

    /// Passes more time than an interval between two checks.
    func passALittleMore(than time: TimeAmount) {
        for _ in 0..<6 { pass(time / 4) }
    }

    /// The parts of requests that have come through.
    func received() throws -> [String] {
        var parts: [String] = []
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            switch part {
            case .head(let head): parts.append("\(head.method) \(head.uri)")
            case .body(let bytes): parts.append(String(buffer: bytes))
            case .end: parts.append("end")
            }
        }
        return parts
    }

    /// Sends a response; without a body, it has a length.
    func respond(_ fields: [(String, String)] = [], body: String? = nil) throws {
        let headers = HTTPHeaders(body == nil ? fields + [("Content-Length", "0")] : fields)
        let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
        try channel.writeOutbound(HTTPServerResponsePart.head(head))
        if let body { try channel.writeOutbound(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: body)))) }
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    }

    /// Ends the client's side of the connection.
    func endInput() { channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }

    /// The bytes that were sent so far.
    func sent() throws -> String {
        while let bytes = try channel.readOutbound(as: ByteBuffer.self) { answered += String(buffer: bytes) }
        return answered
    }

    var isOpen: Bool { channel.isActive }
}

private func / (time: TimeAmount, divisor: Int64) -> TimeAmount { .nanoseconds(time.nanoseconds / divisor) }
