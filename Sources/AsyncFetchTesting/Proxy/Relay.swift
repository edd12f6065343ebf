import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A handler for one direction of a proxied connection: reads from its channel, mutates, and writes to the other
/// channel.
///
/// It reads more only when all bytes so far are written, so a slow reader slows down the writer through the proxy. Both
/// channels are on one event loop.
final class Relay: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var mutator: ByteMutator
    private let other: any Channel
    private let direction: MutatingProxy.Direction
    private let number: Int
    private let log: ProxyLog
    private var steps: ArraySlice<ByteMutator.Step> = []
    private var isWaiting = false
    private var hasEnded = false
    private var hasBeenReset = false

    init(
        _ connection: (plan: MutatingProxy.Plan, number: Int, log: ProxyLog),
        to other: any Channel,
        _ direction: MutatingProxy.Direction
    ) {
        mutator = ByteMutator(connection.plan, connection: connection.number, direction: direction)
        self.other = other
        self.direction = direction
        self.number = connection.number
        log = connection.log
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { context.read() }
    }

    func channelActive(context: ChannelHandlerContext) { context.read() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        steps += mutator.pass(unwrapInboundIn(data))
        log.note(mutator.takeHappened(), connection: number, direction)
    }

    func channelReadComplete(context: ChannelHandlerContext) { goOn(context) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event as? ChannelEvent == .inputClosed {
            hasEnded = true
            goOn(context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        hasEnded = true
        goOn(context)
        // After both halves have ended, there is no reader left.
        if steps.isEmpty, !isWaiting { other.close(promise: nil) }
    }

    /// Ends both connections; a reset is passed on as one, behind the bytes that came before it.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        hasBeenReset = (error as? IOError)?.errnoCode == ECONNRESET
        if !hasBeenReset { end(context) }
    }

    /// Runs the steps one after the other, and then reads more.
    ///
    /// This is a loop, because steps that complete at once would otherwise call this method again for each piece.
    private func goOn(_ context: ChannelHandlerContext) {
        while !isWaiting, !steps.isEmpty { take(steps.removeFirst(), context) }
        guard !isWaiting else { return }
        if hasEnded {
            if hasBeenReset {
                reset(other)
            } else {
                other.close(mode: context.channel.isActive ? .output : .all, promise: nil)
            }
        } else {
            context.read()
        }
    }

    private func take(_ step: ByteMutator.Step, _ context: ChannelHandlerContext) {
        isWaiting = true
        switch step {
        case .write(let bytes):
            var isAtOnce = true
            other.writeAndFlush(bytes).assumeIsolated().whenComplete { result in
                self.isWaiting = false
                if case .failure = result {
                    self.end(context)
                } else if !isAtOnce {
                    self.goOn(context)
                }
            }
            isAtOnce = false
        case .wait(let milliseconds):
            context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(milliseconds))) {
                self.isWaiting = false
                self.goOn(context)
            }
        case .close: end(context)
        case .reset:
            reset(context.channel)
            reset(other)
        case .stall: break  // Waits for ever: nothing more is read, and nothing is closed.
        }
    }

    private func reset(_ channel: any Channel) {
        let option = linger(l_onoff: 1, l_linger: 0)
        (channel as? any SocketOptionProvider)?.setSoLinger(option).whenComplete { _ in channel.close(promise: nil) }
    }

    private func end(_ context: ChannelHandlerContext) {
        steps = []
        context.close(promise: nil)
        other.close(promise: nil)
    }
}
