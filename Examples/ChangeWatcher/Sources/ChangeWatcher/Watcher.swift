import GAPIDrive
import Hummingbird
import Logging
import Synchronization

/// A copy of the names of all files in a Drive, which stays current.
final class Watcher: Sendable {
    private struct State {
        var names: [String: String] = [:]
        var push: GAPI.PushChannels?
    }

    private let drive: DriveService
    private let state = Mutex(State())

    /// The copy after each change, for one reader; one who is slow gets the latest.
    let updates: AsyncStream<[String: String]>
    private let continuation: AsyncStream<[String: String]>.Continuation

    init(_ drive: DriveService) {
        self.drive = drive
        (updates, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// The names of the files, by their identifiers.
    var names: [String: String] { state.withLock { $0.names } }

    /// The open push channels.
    var channels: [GAPI.PushChannel] { state.withLock(\.push)?.open ?? [] }

    /// Verifies a notification; it is unknown while no channel is open.
    func receive(_ headerFields: HTTPFields) -> GAPI.PushChannels.Verdict {
        state.withLock(\.push)?.receive(headerFields) ?? .unknown
    }

    /// Follows the changes until the task is cancelled.
    ///
    /// - Parameters:
    ///   - address: The URL at which the service can reach the application; without one, the changes are polled alone.
    ///   - cursor: The last checkpoint of an earlier run.
    ///   - options: The times of the questions.
    ///   - keep: Keeps a checkpoint where the next run finds it.
    /// - Throws: The error of a request or of `keep`; `CancellationError`.
    func run(
        address: String? = nil,
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        keep: @Sendable (GAPI.ChangeCursor) async throws -> Void = { _ in }
    ) async throws {
        let query = Drive.ChangesListQuery(pageToken: "") { $0.fields = "changes(fileId,file(name,trashed))" }
        var options = options
        try await withThrowingTaskGroup(of: Void.self) { group in
            if let address {
                let push = drive.pushChannels(of: query, to: .webHook(address))
                state.withLock { $0.push = push }
                options.wakeUps = push.wakeUps
                group.addTask { try await push.run() }
            }
            defer { group.cancelAll() }
            for try await element in drive.changes(of: query, from: cursor, options: options) {
                try await take(element, keep)
            }
        }
    }

    private func take(
        _ element: GAPI.ChangeElement<Drive.Change>,
        _ keep: @Sendable (GAPI.ChangeCursor) async throws -> Void
    ) async throws {
        switch element {
        case .change(.updated(let change)) where change.file?.trashed != true: set(change.fileId, change.file?.name)
        case .change(let change): set(change.item.fileId, nil)
        case .checkpoint(let cursor): try await keep(cursor)
        case .resync:
            var names: [String: String] = [:]
            let all = Drive.FilesListQuery {
                $0.q = "trashed = false"
                $0.fields = "files(id,name)"
            }
            for try await file in drive.items(all, pageSize: 1000) { names[file.id ?? ""] = file.name }
            change { [names] in $0 = names }
        }
    }

    private func set(_ id: String?, _ name: String?) {
        guard let id else { return }
        change { $0[id] = name }
    }

    private func change(_ change: (inout [String: String]) -> Void) {
        let names = state.withLock { state in
            change(&state.names)
            return state.names
        }
        continuation.yield(names)
    }
}

/// The application, apart from its command line.
enum WatcherApplication {
    /// Builds the application: `GET /files` for the copy, `POST /notifications` for the service.
    static func make(
        _ watcher: Watcher,
        at address: BindAddress,
        logger: Logger? = nil,
        onServerRunning: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> some ApplicationProtocol {
        let router = Router()
        router.get("files") { _, _ in watcher.names }
        router.receivePushNotifications(at: "notifications") { watcher.receive($0) }
        return Application(
            router: router,
            configuration: .init(address: address),
            onServerRunning: { onServerRunning($0.localAddress?.port ?? 0) },
            logger: logger
        )
    }
}
