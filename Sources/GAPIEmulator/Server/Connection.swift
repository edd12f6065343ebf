import HTTPTypes
import HummingbirdCore
import NIOCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The connection of one request: sends the answer, or ends in one of the ways that a fault plan knows.
final class Connection {
    /// Ends the serving of a connection.
    private struct Ended: Error {}

    private let channel: any Channel
    /// Whether the answer must have no body.
    let isHead: Bool
    /// How many bytes of body were passed to the connection.
    private(set) var sentBytes: Int64 = 0

    init(channel: any Channel, isHead: Bool) {
        self.channel = channel
        self.isHead = isHead
    }

    var isOpen: Bool { channel.isActive }

    /// Sends an answer; with a cut, only that much of its body, and then ends the connection.
    @concurrent
    func send(
        _ reply: Reply,
        cutAfter cut: Int? = nil,
        corrupting corrupted: Int? = nil,
        _ writer: consuming ResponseWriter
    ) async throws {
        var head = HTTPResponse(status: reply.status, headerFields: reply.headers)
        if reply.status != .noContent, reply.status != .notModified, reply.tellsLength {
            head.headerFields[.contentLength] = String(reply.count)
        }
        if isHead { return try await writer.writeResponse(head) }
        if case .bytes(let bytes) = reply.body, cut == nil, corrupted == nil {
            sentBytes = Int64(bytes.readableBytes)
            return try await writer.write(response: head, body: ResponseBody(byteBuffer: bytes))
        }
        var body = try await writer.writeHead(head)
        let limit = Int64(cut ?? .max)
        switch reply.body {
        case .bytes(let bytes):
            let piece = bytes.getSlice(at: bytes.readerIndex, length: Int(min(Int64(bytes.readableBytes), limit)))
            if let piece {
                try await body.write(piece.corrupted(at: corrupted.map { Int64($0) }))
                sentBytes = Int64(piece.readableBytes)
            }
        case .content(let content, let range):
            let sent = range.lowerBound..<range.lowerBound + min(Int64(range.count), limit)
            try await content.read(sent) { piece in
                try await body.write(piece.corrupted(at: corrupted.map { Int64($0) - sentBytes }))
                sentBytes += Int64(piece.readableBytes)
            }
        }
        if cut != nil, sentBytes < reply.count { try await end() }
        try await body.finish(nil)
    }

    /// Closes the connection after what has been written.
    private func end() async throws -> Never {
        try? await channel.close(mode: .output).get()
        try? await channel.close().get()
        throw Ended()
    }

    /// Closes the connection so that the client sees a reset.
    func reset() async throws -> Never {
        if let options = channel as? any SocketOptionProvider {
            try? await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        }
        try? await channel.close().get()
        throw Ended()
    }

    /// Waits until the client has gone or the server stops.
    func waitForEnd() async throws -> Never {
        try? await channel.closeFuture.get()
        throw Ended()
    }
}

extension ByteBuffer {
    /// The same bytes but for the one at a place, if that is among them.
    fileprivate func corrupted(at place: Int64?) -> ByteBuffer {
        guard let place, place >= 0, place < Int64(readableBytes) else { return self }
        var copy = self
        let index = readerIndex + Int(place)
        if let byte = getInteger(at: index, as: UInt8.self) { copy.setInteger(~byte, at: index) }
        return copy
    }
}
