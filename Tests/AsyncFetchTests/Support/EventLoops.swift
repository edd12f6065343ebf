import NIOCore
import NIOPosix

/// Event loops for transports that have more or fewer of them than the machine has cores.
///
/// They run until the process ends: a transport that is shut down may still have connections that are closing, and
/// cannot outlive its loops.
enum EventLoops {
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 16)

    static func first(_ count: Int) -> [any EventLoop] { Array(group.makeIterator().prefix(count)) }
}
