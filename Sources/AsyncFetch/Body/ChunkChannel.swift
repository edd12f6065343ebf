import NIOCore
import Synchronization

/// Passes chunks from one producer to one reader.
///
/// The producer waits until its chunk was taken, so that at most one chunk is buffered.
final class ChunkChannel: Sendable {
    private enum State {
        case idle
        case offered(ByteBuffer, CheckedContinuation<Void, any Error>)
        case awaited(CheckedContinuation<ByteBuffer?, any Error>)
        case finished((any Error)?)
        case abandoned
    }

    private let state = Mutex(State.idle)

    /// Waits until the reader has taken the chunk.
    ///
    /// - Throws: `CancellationError` when the task is cancelled or the reader has gone.
    func send(_ chunk: ByteBuffer) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (producer: CheckedContinuation<Void, any Error>) in
                let reader: CheckedContinuation<ByteBuffer?, any Error>?
                var isOver = false
                reader = state.withLock { state in
                    switch state {
                    case .awaited(let reader):
                        state = .idle
                        return reader
                    case .idle where !Task.isCancelled:
                        state = .offered(chunk, producer)
                    case .idle, .offered, .finished, .abandoned:
                        isOver = true
                    }
                    return nil
                }
                if let reader {
                    reader.resume(returning: chunk)
                    producer.resume()
                } else if isOver {
                    producer.resume(throwing: CancellationError())
                }
            }
        } onCancel: {
            withdraw(.idle)
        }
    }

    func finish(_ error: (any Error)?) {
        let reader = state.withLock { state -> CheckedContinuation<ByteBuffer?, any Error>? in
            switch state {
            case .idle: state = .finished(error)
            case .awaited(let reader):
                state = .finished(nil)
                return reader
            case .offered, .finished, .abandoned: break
            }
            return nil
        }
        if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
    }

    /// Returns the next chunk; `nil` at the end.
    ///
    /// Only the producer can end the reader's wait, with a chunk or with `finish`.
    func next() async throws -> ByteBuffer? {
        try await withCheckedThrowingContinuation { reader in
            var answer: Result<ByteBuffer?, any Error>?
            let producer = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                switch state {
                case .idle: state = .awaited(reader)
                case .offered(let chunk, let producer):
                    state = .idle
                    answer = .success(chunk)
                    return producer
                case .finished(let error):
                    state = .finished(nil)
                    answer = error.map { .failure($0) } ?? .success(nil)
                case .awaited, .abandoned: answer = .success(nil)
                }
                return nil
            }
            producer?.resume()
            if let answer { reader.resume(with: answer) }
        }
    }

    /// Ends the reader's side: chunks that are sent now or later are refused.
    func abandon() { withdraw(.abandoned) }

    private func withdraw(_ next: State) {
        let producer = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard case .offered(_, let producer) = state else {
                if case .abandoned = next { state = .abandoned }
                return nil
            }
            state = next
            return producer
        }
        producer?.resume(throwing: CancellationError())
    }
}

/// The chunks of a producer task, which runs as its reader takes them.
///
/// Leaving the loop stops the producer.
package struct ChunkStream: AsyncSequence, Sendable {
    package typealias Element = ByteBuffer
    package typealias Failure = any Error

    private let source: Source

    init(channel: ChunkChannel, ticket: FetchTicket<Void>) {
        source = Source(channel: channel, ticket: ticket)
    }

    package func makeAsyncIterator() -> Iterator { Iterator(source: source) }

    /// Stops the producer when the last reference to the stream is released.
    fileprivate final class Source: Sendable {
        let channel: ChunkChannel
        let ticket: FetchTicket<Void>

        init(channel: ChunkChannel, ticket: FetchTicket<Void>) {
            self.channel = channel
            self.ticket = ticket
        }

        deinit { stop() }

        func stop() {
            ticket.cancel()
            channel.abandon()
        }
    }

    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let source: Source

        package mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        package mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            let source = source
            return try await withTaskCancellationHandler {
                try await source.channel.next()
            } onCancel: {
                source.ticket.cancel()
            }
        }
    }
}
