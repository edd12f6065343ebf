import AsyncHTTPClient
import NIOCore

/// The bytes of a response from a connection, which counts as busy until they are read or dropped.
struct ClientChunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    let body: HTTPClientResponse.Body
    /// The share in a connection, which ends with the last reference to it.
    let lease: any AnyObject & Sendable
    /// The request body, if the response refuses it: no more of it is sent, and none at all after the response.
    let refused: RefusedBody?

    func makeAsyncIterator() -> Iterator { Iterator(body: body.makeAsyncIterator(), lease: lease, refused: refused) }

    struct Iterator: AsyncIteratorProtocol {
        var body: HTTPClientResponse.Body.AsyncIterator
        let lease: any AnyObject & Sendable
        let refused: RefusedBody?

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            var hasEnded = true
            defer { if hasEnded { refused?.end() } }
            do {
                let chunk = try await body.next(isolation: actor)
                hasEnded = chunk == nil
                return chunk
            } catch is AnswerIsWhole {
                return nil
            }
        }
    }
}

/// The error of a stream that has ended after its whole response; the response counts (RFC 9113 §8.1).
struct AnswerIsWhole: Error {}
