import AsyncFetch

extension StorageTransfers {
    /// The steps that a job or a list takes.
    ///
    /// A plan is a value. Looping over it is the dry run: the source and the destination are read, and nothing is
    /// changed. `StorageTransfers.run` carries out the same steps. Folders and lists are read as the loop goes on, so
    /// memory does not grow with their number; only the names of one folder and its parents, and a page of objects, are
    /// kept. Each loop reads them again.
    ///
    /// Where two names may be one file, as with links that are followed, a loop also keeps eight bytes for each name, and
    /// the deletions of files, which come last: what a wanted name needs is skipped.
    public struct Plan: AsyncSequence, Sendable {
        /// The type of the elements.
        public typealias Element = Step
        /// The type of the errors.
        public typealias Failure = any Error

        /// The job; `nil` for a list.
        public let job: Job?
        /// Reads the list to its end for its digest; `nil` for a job.
        let list: (@Sendable () throws -> ListDigest)?
        let start: Start
        /// The answer to the question whether the file system folds names; `nil` to find out.
        private let foldsNames: Bool?

        /// Starts one pass; receives the manifest of a run, which the pass leaves alone.
        typealias Start = @Sendable (_ manifest: LocalFile.Identity?) throws -> any StepSource

        init(
            job: Job?,
            list: (@Sendable () throws -> ListDigest)? = nil,
            foldsNames: Bool? = nil,
            start: @escaping Start
        ) {
            (self.job, self.list, self.foldsNames, self.start) = (job, list, foldsNames, start)
        }

        /// Starts one pass.
        public func makeAsyncIterator() -> Iterator {
            Iterator { [start, job, foldsNames] in
                let steps = try start(nil)
                guard let job else { return steps }
                return DryRunSteps(steps, of: job, foldsNames: foldsNames)
            }
        }

        /// Starts the pass of a run, which leaves an open manifest alone and judges itself what two names have in common.
        func makeIterator(besides manifest: ManifestFile?) -> Iterator {
            Iterator { [start, identity = manifest?.identity] in try start(identity) }
        }

        /// Reads all steps into memory.
        ///
        /// Cancelling the task ends the pass.
        ///
        /// - Throws: ``GAPI/Error`` if the source or the destination cannot be read; `CancellationError`.
        @concurrent public func collect() async throws -> [Step] {
            var steps: [Step] = []
            for try await step in self { steps.append(step) }
            return steps
        }

        /// An iterator over the steps of one pass.
        public struct Iterator: AsyncIteratorProtocol {
            let start: @Sendable () throws -> any StepSource
            private var steps: (any StepSource)?

            init(start: @escaping @Sendable () throws -> any StepSource) { self.start = start }

            /// Returns the next step; `nil` at the end.
            ///
            /// - Throws: ``GAPI/Error`` if the source or the destination cannot be read, or `CancellationError`.
            public mutating func next() async throws -> Step? {
                try Task.checkCancellation()
                let steps = try steps ?? start()
                self.steps = steps
                do { return try await steps.next() } catch let error as FetchError { throw GAPI.Error(error) }
            }
        }
    }
}

@available(*, unavailable)
extension StorageTransfers.Plan.Iterator: Sendable {}

/// The steps of one pass over a plan.
protocol StepSource: AnyObject {
    /// Returns the next step; `nil` at the end.
    func next() async throws -> StorageTransfers.Step?
}
