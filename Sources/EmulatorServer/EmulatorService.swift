package import HummingbirdCore
package import NIOCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The one who answers the requests of an ``EmulatorServer``.
package protocol EmulatorService: Sendable {
    /// Responds to a request; throws if the connection must end without a response, or in the middle of one.
    @concurrent
    func respond(to request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws

    /// Returns the answer to a request that the server refuses, in the format of the service's errors.
    static func body(of refusal: EmulatorRefusal) -> EmulatorRefusal.Body
}

/// The error that ends the serving of a connection.
package struct ConnectionEnded: Error {}

extension Channel {
    /// Closes the connection after the bytes that were written.
    package func endConnection() async throws -> Never {
        try? await close(mode: .output).get()
        try? await close().get()
        throw ConnectionEnded()
    }

    /// Closes the connection with a reset (TCP RST).
    package func resetConnection() async throws -> Never {
        if let options = self as? any SocketOptionProvider {
            try? await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        }
        try? await close().get()
        throw ConnectionEnded()
    }

    /// Waits until the client closes the connection or the server stops.
    package func waitForEnd() async throws -> Never {
        try? await closeFuture.get()
        throw ConnectionEnded()
    }
}

extension ByteBuffer {
    /// Returns the same bytes, with the byte at a position inverted if the buffer has one there.
    package func corrupted(at place: Int64?) -> ByteBuffer {
        guard let place, place >= 0, place < Int64(readableBytes) else { return self }
        var copy = self
        let index = readerIndex + Int(place)
        if let byte = getInteger(at: index, as: UInt8.self) { copy.setInteger(~byte, at: index) }
        return copy
    }
}
