import NIOCore
import Synchronization

/// A source of bytes that a closure supplies from any offset.
package struct SourceReader: Sendable {
    private static let pieceSize: Int64 = 1 << 20

    let length: Int64
    private let read: @Sendable (_ offset: Int64, _ count: Int) async throws -> ByteBuffer
    private let turns = Turns()

    init(length: Int64, read: @escaping @Sendable (_ offset: Int64, _ count: Int) async throws -> ByteBuffer) {
        self.length = length
        self.read = read
    }

    /// Returns a part of the bytes as a body that can be read again.
    func body(from offset: Int64, count: Int64) -> FetchRequestBody {
        .pieces(length: count) {
            let position = Mutex(offset)
            return {
                let start = position.withLock { $0 }
                let rest = offset + count - start
                guard rest > 0 else { return nil }
                let piece = try await piece(at: start, count: Int(min(rest, Self.pieceSize)))
                position.withLock { $0 = start + Int64(piece.readableBytes) }
                return piece
            }
        }
    }

    private func piece(at offset: Int64, count: Int) async throws -> ByteBuffer {
        let piece: ByteBuffer
        do { piece = try await turns.take { try await read(offset, count) } } catch let error as CancellationError {
            throw error
        } catch {
            throw FetchError(.source, "the source of the upload threw", cause: error)
        }
        guard (1...count).contains(piece.readableBytes) else {
            let what = "the source gave \(piece.readableBytes) bytes at \(offset) where 1 to \(count) were asked for"
            throw FetchError(.source, what)
        }
        return piece
    }
}

/// Turns that are taken one after the other.
///
/// A connection that broke or was given up may still wait for a piece when the next request needs one.
private final class Turns: Sendable {
    private let last = Mutex<Promise<Void>?>(nil)

    func take<R>(_ body: () async throws -> R) async throws -> R {
        let end = Promise<Void>()
        let before = last.withLock { last in
            defer { last = end }
            return last
        }
        do { try await before?.value } catch {
            // Who comes later still waits for the one before.
            Task {
                _ = try? await before?.value
                end.fulfill(.success(()))
            }
            throw error
        }
        defer { end.fulfill(.success(())) }
        return try await body()
    }
}
