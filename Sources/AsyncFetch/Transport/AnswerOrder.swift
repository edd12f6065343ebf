import NIOCore
import NIOHTTP1

/// Passes the response of an HTTP/2 stream to AsyncHTTPClient in an order that it can handle.
///
/// The client's handler forgets the request at the end of the response. If the request body is still being sent, then a
/// window update, a reset or the end of the connection stops the process. So the end of the response waits for the end
/// of the request, as over HTTP/1.1. A stream that ends before that fails with ``AnswerIsWhole``. A response that
/// refuses the body (300 and above) ends the stream, because no more of the body is sent.
///
/// A body source that waits for the end of the response waits for ever. No limit ends that wait: such a source looks
/// like a slow one, whose upload would be lost.
///
/// A 101 is an error, because HTTP/2 does not have it (RFC 9113 §8.6). The client's handler would take it for the
/// response, and stop the process at the next head. Too many interim responses are an error, too
/// (``InterimResponses``).
final class AnswerOrder: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    private var interim = InterimResponses()
    /// A Boolean value indicating whether the stream was closed because of what it received.
    private var isBroken = false
    private var hasSentAll = false
    private var refusesBody = false
    /// The end of the response, while it waits for the end of the request.
    private var end: NIOAny?
    /// A Boolean value indicating whether the reader of the response has asked for bytes; if not, the client keeps
    /// them.
    private var isReading = false
    /// A Boolean value indicating whether the client keeps bytes that nobody has asked for.
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
        guard !isBroken else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            if let failure = failure(at: head) {
                isBroken = true
                context.fireErrorCaught(failure)
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

    private func failure(at head: HTTPResponseHead) -> FetchError? {
        if head.status == .switchingProtocols {
            return FetchError(.invalidResponse, "the server sent a 101, which HTTP/2 has not")
        }
        return interim.failure(at: head)
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
