import AsyncFetch
import NIOCore
import Synchronization

/// The body of a scripted answer, which may break off or stall on its way.
struct AnswerBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer
    typealias Failure = any Error

    let source: FetchResponseBody
    let limit: ScriptedTransport.Answer.Limit?
    let corrupted: Int?
    let connection: ScriptedTransport.Connection
    let stall: @Sendable () async throws -> Never

    func makeAsyncIterator() -> Iterator { Iterator(body: self, source: source.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        let body: AnswerBody
        var source: FetchResponseBody.Iterator
        var delivered = 0

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            do {
                try Task.checkCancellation()
                let rest = body.limit.map { $0.count - delivered } ?? .max
                if rest <= 0 { try await breakOff() }
                guard let chunk = try await source.next(isolation: actor) else {
                    try Task.checkCancellation()  // some sequences just end when cancelled
                    body.connection.close()
                    return nil
                }
                let place = body.corrupted.map { $0 - delivered }
                delivered += chunk.readableBytes
                var given = chunk.getSlice(at: chunk.readerIndex, length: Swift.min(rest, chunk.readableBytes))
                if let place, place >= 0, let byte = given?.getInteger(at: place, as: UInt8.self) {
                    given?.setInteger(~byte, at: place)
                }
                return given
            } catch {
                body.connection.close()
                throw error
            }
        }

        private func breakOff() async throws {
            if body.limit?.stalls == true { try await body.stall() }
            throw FetchError(.connectionLost, "the answer broke off after \(delivered) bytes")
        }
    }
}

extension ScriptedTransport {
    /// A connection that counts as open until it is closed or its last reference is released.
    final class Connection: Sendable {
        private let transport: ScriptedTransport
        private let isOpen = Mutex(true)

        init(_ transport: ScriptedTransport) {
            self.transport = transport
            transport.update { $0.open += 1 }
        }

        deinit { close() }

        func close() {
            let wasOpen = isOpen.withLock { isOpen in
                defer { isOpen = false }
                return isOpen
            }
            if wasOpen { transport.update { $0.open -= 1 } }
        }
    }
}
