import AsyncFetch
import EmulatorServer
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The connection of a request: sends the response, or ends as a fault demands.
final class Connection {
    private let channel: any Channel
    /// A Boolean value indicating whether the response must have no body.
    let isHead: Bool
    /// The number of body bytes that were written to the connection.
    private(set) var sentBytes: Int64 = 0

    init(channel: any Channel, isHead: Bool) {
        self.channel = channel
        self.isHead = isHead
    }

    var isOpen: Bool { channel.isActive }

    /// Sends a response.
    /// - Parameters:
    ///   - reply: The response.
    ///   - cut: The number of body bytes after which the connection is closed; `nil` for the whole body.
    ///   - corrupted: The position of a body byte to invert; `nil` for none.
    ///   - writer: The writer of the connection.
    /// - Throws: An error of the connection or of the content, or an error that ends the serving after a cut.
    @concurrent
    func send(
        _ reply: Reply,
        cutAfter cut: Int? = nil,
        corrupting corrupted: Int? = nil,
        _ writer: consuming ResponseWriter
    ) async throws {
        var reply = reply
        // A body, which a fault plan may name, would be taken for the beginning of the next response.
        if !reply.mayHaveBody { reply.body = .bytes(ByteBuffer()) }
        var head = HTTPResponse(status: reply.status, headerFields: reply.headers)
        if reply.mayHaveBody, reply.tellsLength {
            head.headerFields[.contentLength] = String(reply.count)
        }
        // Clients measure the age of objects by the server's clock. A recorded answer has a date of its own.
        if head.headerFields[.date] == nil {
            head.headerFields[.date] = HTTPDate.text(WallClock.seconds())
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
        if cut != nil, sentBytes < reply.count { try await channel.endConnection() }
        try await body.finish(nil)
    }

    /// Closes the connection with a reset (TCP RST).
    func reset() async throws -> Never {
        try await channel.resetConnection()
    }

    /// Waits until the client closes the connection or the server stops.
    func waitForEnd() async throws -> Never {
        try await channel.waitForEnd()
    }
}
