package import NIOCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Channel {
    /// Keeps the socket from children of this process that are started from now on; must be called on the event loop.
    ///
    /// NIO's sockets are inherited. A connection that a child has, too, lasts as long as the child: its client does not
    /// learn that it was closed or reset here. A child that is started in the moment between the opening of the socket and
    /// this call has it all the same; no end of a connection deals with that.
    package func keepFromChildren() {
        _ = try? pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { socket in
            fcntl(socket, F_SETFD, FD_CLOEXEC)
        }
    }
}
