import NIOCore
import NIOHTTP1

/// Gives the answer of a stream of HTTP/2 to AsyncHTTPClient in an order that it can bear.
///
/// Its handler forgets the request with the end of the answer. If the body goes on, room for more of it, a reset, or the
/// end of the connection then stop the process. So, as over HTTP/1.1, the request ends first. A stream that is gone
/// before that fails with ``AnswerIsWhole``. After an answer that refuses the body no more of it is sent, so the stream
/// ends there.
///
/// A source that itself waits for the end of the answer waits for ever. No limit ends that wait, because nothing here
/// tells such a source from a slow one, whose upload would be lost.
///
/// A 101, which HTTP/2 does not have (RFC 9113 §8.6), is the answer to that handler, and the next head is one too many.
final class AnswerOrder: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// The stream is gone, but all of the answer was there by then, and counts (RFC 9113 §8.1).
    struct AnswerIsWhole: Error {}

    private var hasSentAll = false
    private var refusesBody = false
    /// The end of the answer, as long as it waits for that of the request.
    private var end: NIOAny?
    /// Whether what comes goes on to the reader of the answer; else it is kept until somebody asks for it.
    private var isReading = false
    private var isSomethingKept = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        context.write(data, promise: promise)
        guard case .end = unwrapOutboundIn(data) else { return }
        hasSentAll = true
        if let end = end.take() { context.fireChannelRead(end) }
    }

    func read(context: ChannelHandlerContext) {
        isReading = true
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            guard head.status != .switchingProtocols else {
                context.fireErrorCaught(FetchError(.invalidResponse, "the server sent a 101, which HTTP/2 has not"))
                return context.close(promise: nil)
            }
            refusesBody = head.status.code >= 300
            isReading = true
        case .body: isSomethingKept = isSomethingKept || !isReading
        case .end where hasSentAll: break
        case .end where refusesBody:
            context.fireChannelRead(data)
            return context.close(promise: nil)
        case .end:
            end = data
            return
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isReading { isSomethingKept = false }
        isReading = false
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !endWhole(context) { context.fireErrorCaught(error) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        endWhole(context)
        context.fireChannelInactive()
    }

    /// Ends an answer of which nothing is missing but its end; false for any other.
    @discardableResult
    private func endWhole(_ context: ChannelHandlerContext) -> Bool {
        // What is kept for its reader is lost with the stream.
        guard end.take() != nil, isReading || !isSomethingKept else { return false }
        channelReadComplete(context: context)
        context.fireErrorCaught(AnswerIsWhole())
        return true
    }
}
