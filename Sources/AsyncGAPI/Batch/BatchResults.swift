extension GAPI {
    /// The results of many calls that are sent in batches, each as soon as it is there.
    ///
    /// ```swift
    /// for try await (index, result) in drive.batchResults(of: queries) { print(index, result) }
    /// ```
    ///
    /// - The order is that in which the calls settle; the index counts the calls from 0.
    /// - Each call has exactly one result, and a failed call does not end the loop.
    /// - The calls are read as fast as their results are taken. The sequence buffers the calls and results of
    ///   ``GAPI/BatchOptions/batchesInFlight`` batches and of one more.
    /// - An error of the input is thrown after the results of the calls before it.
    /// - Leaving the loop, or cancelling its task, cancels what is running. Servers may have carried out calls whose
    ///   results were not taken.
    ///
    /// Each loop starts from the first call, and sends all calls again.
    public struct BatchResults<Q: Query>: AsyncSequence, Sendable {
        /// The number of a call, and its result.
        public typealias Element = (index: Int, result: Result<Q.Response, GAPI.Error>)
        /// The type of the errors.
        public typealias Failure = any Swift.Error

        private let start: @Sendable () async throws -> BatchRun<Element>

        init(_ start: @escaping @Sendable () async throws -> BatchRun<Element>) { self.start = start }

        /// Starts one pass; nothing is sent before `next()`.
        public func makeAsyncIterator() -> Iterator { Iterator(start: start) }

        /// An iterator over the results of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let start: @Sendable () async throws -> BatchRun<Element>
            private var run: BatchRun<Element>?
            private var hasEnded = false

            fileprivate init(start: @escaping @Sendable () async throws -> BatchRun<Element>) { self.start = start }

            /// Returns the next result; `nil` at the end.
            ///
            /// - Throws: ``GAPI/Error/Code/batchUnsupported``, the error of the input, or `CancellationError`.
            public mutating func next() async throws -> Element? { try await next(isolation: #isolation) }

            /// Returns the next result, on the isolation of its caller; `nil` at the end.
            ///
            /// - Throws: ``GAPI/Error/Code/batchUnsupported``, the error of the input, or `CancellationError`.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
                guard !hasEnded else { return nil }
                hasEnded = true  // unless there is a result
                try Task.checkCancellation()
                let run = if let run { run } else { try await start() }
                self.run = run
                guard let element = try await run.next() else {
                    self.run = nil
                    return nil
                }
                hasEnded = false
                return element
            }
        }
    }
}

@available(*, unavailable)
extension GAPI.BatchResults.Iterator: Sendable {}

/// A sequence as an asynchronous one.
struct BatchSource<Base: Sequence & Sendable>: AsyncSequence, Sendable {
    typealias Element = Base.Element
    typealias Failure = Never

    let base: Base

    func makeAsyncIterator() -> Iterator { Iterator(base: base.makeIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        var base: Base.Iterator

        mutating func next() async -> Base.Element? { base.next() }

        mutating func next(isolation actor: isolated (any Actor)?) async -> Base.Element? { base.next() }
    }
}
