/// Waits for work at the end of a fetcher, in a cancelled task, too, but not for long.
///
/// If the work does not end within two seconds, it goes on in a task of its own. That is real time, because sockets and
/// disks know no other: the clock of a test would never come to this moment.
func waitBriefly(for work: @escaping @Sendable () async -> Void) async {
    let done = Promise<Void>()
    Task {
        await work()
        done.fulfill(.success(()))
    }
    let limit = Task {
        try await Task.sleep(for: .seconds(2))
        done.fulfill(.success(()))
    }
    await Task { try? await done.value }.value
    limit.cancel()
}
