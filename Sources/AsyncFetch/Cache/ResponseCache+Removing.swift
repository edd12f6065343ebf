extension ResponseCache {
    /// Removes what is stored from some URLs, or everything.
    ///
    /// All of it is out of use at once. The work goes on after a failure, and when the task is cancelled or the
    /// operation is stopped, which ends only the wait for it. What could not be removed stays out of use, as far as
    /// this cache knows.
    ///
    /// - Parameter urls: The URLs; `nil` for all.
    /// - Throws: The first error of the store; `CancellationError`.
    func drop(_ urls: Set<String>?) async throws { try await Interruption.outliving(removal(of: urls)) }

    /// Removes what is stored from URLs that a call may have changed, when it has its response or its error.
    ///
    /// All of it is out of use at once. The call waits until it is removed, but not for long, and no failure of the
    /// store is one of the call.
    @inline(never)
    func discard(_ urls: Set<String>) async { await settle(removal(of: urls)) }

    /// Takes what is stored from some URLs, or everything, out of use, and returns the work that removes it.
    private func removal(of urls: Set<String>?) -> @Sendable () async throws -> Void {
        let number = ledger.beginRemoval(of: urls, at: time)
        return { [self] in
            defer { ledger.endRemoval() }
            try await remove(urls, by: number)
        }
    }

    private func remove(_ urls: Set<String>?, by number: UInt64) async throws {
        guard let urls else {
            try await store.removeAll()
            return ledger.didRemoveAll(by: number)
        }
        var failure: (any Error)?
        for url in urls {
            do {
                try await store.removeAll(from: url)
                ledger.didRemove(url, by: number)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// Waits until all responses are stored or removed; cancelling the task ends the wait.
    func flush() async {
        await ledger.waitForChanges()
        await store.flush()
    }

    /// Waits until all responses are stored or removed, but not for long.
    func flushBriefly() async {
        await waitBriefly { [self] in await flush() }
    }
}
