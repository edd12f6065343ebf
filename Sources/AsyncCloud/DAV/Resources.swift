import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore
import Synchronization

extension Cloud {
    /// The resources of a multistatus, read one by one in constant memory while they arrive.
    ///
    /// Each loop sends its own request, which begins with the first `next()`; leaving the loop early ends it. Responses
    /// that name no place in the folder are left out and counted in ``oddities``.
    public struct Resources: AsyncSequence, Sendable {
        /// A resource.
        public typealias Element = Resource

        private var scope: Scope
        private let start: @Sendable () async throws -> FetchResponseBody
        private let newest = Newest()

        init(_ scope: Scope, start: @escaping @Sendable () async throws -> FetchResponseBody) {
            self.scope = scope
            self.start = start
        }

        /// The responses that were left out until now, of the newest loop.
        public var oddities: Oddities { newest.log.withLock(\.self).oddities.withLock(\.self) }

        /// Creates an iterator, which sends its request at the first call.
        public func makeAsyncIterator() -> Iterator {
            let log = OddityLog()
            newest.log.withLock { $0 = log }
            return Iterator(scope: scope, start: start, log: log)
        }

        /// The same resources, with those that the server names and refuses to describe; they have a
        /// ``Resource/refusal``.
        var withRefused: Self {
            var whole = self
            whole.scope.yieldsRefused = true
            return whole
        }

        /// The places that a list may have.
        struct Scope: Sendable {
            let href: Href
            let folder: Path
            let depth: Depth
            var yieldsRefused = false

            /// Returns a Boolean value indicating whether a place belongs to the list.
            func contains(_ path: Path) -> Bool {
                switch depth {
                case .zero: path == folder
                case .one: folder.contains(path) && isChildOrFolder(path)
                case .infinity: folder.contains(path)
                }
            }

            private func isChildOrFolder(_ path: Path) -> Bool {
                let rest = path.string.utf8.dropFirst(folder.isRoot ? 0 : folder.string.utf8.count)
                return !rest.dropFirst().contains(UInt8(ascii: "/"))
            }
        }

        /// The oddities of one loop.
        final class OddityLog: Sendable {
            let oddities = Mutex(Oddities())
        }

        /// The newest loop, shared by the copies of the sequence.
        private final class Newest: Sendable {
            let log = Mutex(OddityLog())
        }

        /// An iterator that reads one resource after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private enum State {
                case idle(@Sendable () async throws -> FetchResponseBody)
                case reading(FetchResponseBody.Iterator, XML.RecordReader<DAVResponse>)
                case ended
            }

            private let scope: Scope
            private let log: OddityLog
            private var state: State
            /// The resources of the newest chunk, the last one first.
            private var ready: [Resource] = []
            private var failure: (any Swift.Error)?
            private var last: Path?

            /// The most bytes of a path; longer ones are asked for and climbed folder by folder.
            private static let mostBytes = 8 << 10

            init(scope: Scope, start: @escaping @Sendable () async throws -> FetchResponseBody, log: OddityLog) {
                self.scope = scope
                self.log = log
                state = .idle(start)
            }

            /// Returns the next resource; `nil` after the last one.
            ///
            /// Cancelling its task ends the request and throws `CancellationError`. The request is repeated by the
            /// fetcher's rules until its answer begins, and never after that.
            ///
            /// - Throws: ``Cloud/Error``, after the resources before the failure; `CancellationError`.
            public mutating func next() async throws -> Resource? { try await next(isolation: #isolation) }

            /// Returns the next resource; `nil` after the last one.
            ///
            /// - Parameter actor: The actor on which the answer is awaited.
            /// - Returns: The resource.
            /// - Throws: ``Cloud/Error``, after the resources before the failure; `CancellationError`.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Resource? {
                while true {
                    while var resource = ready.popLast() {
                        do {
                            if try place(&resource) { return resource }
                        } catch {
                            (ready, failure) = ([], nil)
                            throw error
                        }
                    }
                    if let failure {
                        self.failure = nil
                        throw failure
                    }
                    do {
                        guard try await fill(isolation: actor) else { return nil }
                    } catch {
                        state = .ended
                        failure = Cloud.Error.mapping(error)
                    }
                    ready.reverse()
                }
            }

            /// Reads one chunk; returns `false` after the end.
            private mutating func fill(isolation actor: isolated (any Actor)?) async throws -> Bool {
                switch state {
                case .ended: return false
                case .idle(let start):
                    state = .ended
                    let body = try await start()
                    let reader = try XML.RecordReader(
                        DAVResponse.self,
                        at: .name(XML.Name("DAV:", "response"), depth: 1),
                        decoder: Self.decoder
                    )
                    state = .reading(body.makeAsyncIterator(), reader)
                case .reading(var chunks, let reader):
                    state = .ended
                    guard let chunk = try await chunks.next(isolation: actor) else {
                        try Task.checkCancellation()
                        try reader.finish { $0.append(to: &ready) }
                        try Self.check(reader.root)
                        return true
                    }
                    try reader.read(chunk.readableBytesView) { $0.append(to: &ready) }
                    if let root = reader.root { try Self.check(root) }
                    state = .reading(chunks, reader)
                }
                return true
            }

            private static var decoder: XML.Decoder {
                var decoder = XML.Decoder()
                decoder.keepsExtensions = false
                decoder.limits.depth = 64
                decoder.limits.size = 4 << 20
                decoder.limits.nodes = 1 << 20
                decoder.limits.names = 1 << 14
                return decoder
            }

            private static func check(_ root: XML.Name?) throws(Cloud.Error) {
                guard root == XML.Name("DAV:", "multistatus") else {
                    throw Cloud.Error(.badAnswer, "the answer is no multistatus; is this the URL of a WebDAV folder?")
                }
            }

            /// Gives a resource its place.
            ///
            /// - Returns: `false` for a resource that is left out.
            /// - Throws: ``Cloud/Error`` if the server refuses the folder itself.
            private mutating func place(_ resource: inout Resource) throws(Cloud.Error) -> Bool {
                switch scope.href.path(of: resource.href) {
                case .failure(let reason): return leaveOut(reason, resource.href)
                case .success(let path):
                    guard path.string.utf8.count <= Self.mostBytes else { return leaveOut(.malformed, resource.href) }
                    guard scope.contains(path) else { return leaveOut(.outside, resource.href) }
                    guard path != last else { return leaveOut(.duplicate, resource.href) }
                    if let refusal = resource.refusal {
                        if path == scope.folder {
                            state = .ended
                            throw Cloud.Error(ofPart: refusal)
                        }
                        guard scope.yieldsRefused else { return leaveOut(.refused, resource.href) }
                    }
                    last = path
                    resource.path = path
                    return true
                }
            }

            private func leaveOut(_ reason: Oddity.Reason, _ href: String) -> Bool {
                log.oddities.withLock { $0.add(reason, href) }
                return false
            }
        }
    }
}

@available(*, unavailable)
extension Cloud.Resources.Iterator: Sendable {}
