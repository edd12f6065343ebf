public import AsyncFetch
import AsyncJSON
import HTTPTypes
import Synchronization

extension Cloud {
    /// A connection to an account of an ownCloud.
    ///
    /// ```swift
    /// let connection = try Cloud.Connection("https://cloud.example.com", fetcher: fetcher)
    /// for try await item in connection.items(in: "/Photos") { print(item.name) }
    /// let link = try await connection.share("/Photos", with: .link, .init { $0.name = "Summer" })
    /// ```
    ///
    /// Its first call asks the server for its abilities and the user, once for all who wait; see ``connect()``. The
    /// credentials are those that the fetcher has for the server's origin. Cancelling the task of a call ends its
    /// request. A server in maintenance is not asked again by itself: calls fail with
    /// ``Cloud/Error/Code/maintenance``, and ``waitUntilAvailable()`` waits for its end.
    public actor Connection {
        /// The URL of the server, with a slash at its end.
        public nonisolated let server: String

        nonisolated let fetcher: Fetcher
        nonisolated let clock: FetchClock
        nonisolated let board = StatusBoard()
        private(set) var promise: Promise<Session>?

        /// Creates a connection; nothing is sent.
        ///
        /// - Parameters:
        ///   - server: The URL of the server, such as `https://cloud.example.com` or `https://example.com/owncloud/`.
        ///   - fetcher: The fetcher of its requests.
        ///   - clock: The clock for waits.
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/invalidRequest`` for a URL that cannot be used.
        public init(_ server: String, fetcher: Fetcher, clock: FetchClock = .continuous) throws(Cloud.Error) {
            let base = server.prefix { $0 != "?" && $0 != "#" }
            _ = try Href(root: String(base))
            self.server = base.hasSuffix("/") ? String(base) : base + "/"
            self.fetcher = fetcher
            self.clock = clock
        }

        /// Asks the server for its state, its abilities and the user, unless that is known already.
        ///
        /// All calls at the same time share the requests. Cancelling the task ends only its own wait.
        ///
        /// - Returns: The server and the user.
        /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/unauthenticated`` or
        ///   ``Cloud/Error/Code/maintenance``; `CancellationError`.
        @discardableResult
        public func connect() async throws -> Session {
            if let promise { return try await promise.value }
            let promise = Promise<Session>()
            self.promise = promise
            board.set(.connecting)
            Task {
                do {
                    let session = try await begin()
                    board.set(.online)
                    promise.fulfill(.success(session))
                } catch {
                    noteFailure(error)
                    if self.promise === promise { self.promise = nil }  // the next call tries again
                    board.set(.offline, ifNow: .connecting)
                    promise.fulfill(.failure(error))
                }
            }
            return try await promise.value
        }

        /// Forgets what is known of the server; the next call asks again.
        public func reconnect() { promise = nil }

        private func begin() async throws -> Session {
            let status = try await serverStatus()
            guard status.isInstalled else {
                throw Cloud.Error(.unreachable, "the server at \(shownServer) is not set up yet")
            }
            guard !status.isUnavailable else {
                throw Cloud.Error(.maintenance, "the server at \(shownServer) is in maintenance; try again later")
            }
            let capabilities = Capabilities(try await ocs.call(.get, "cloud/capabilities"))
            guard let user = User(try await ocs.call(.get, "cloud/user")) else {
                throw Cloud.Error(.badAnswer, "the server at \(shownServer) does not say who is logged in")
            }
            let root = server + "remote.php/dav/files/" + PercentEncoding.encode(user.id)
            let dav = try WebDAV(root, fetcher: fetcher, dialect: .ownCloud)
            return Session(status: status, capabilities: capabilities, user: user, dav: dav)
        }

        /// Returns the state of the server, which needs no login.
        ///
        /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/badAnswer`` if this is no such server;
        ///   `CancellationError`.
        public func serverStatus() async throws -> ServerStatus {
            let options = FetchOptions.cloud { $0.maximumResponseBytes = 1 << 20 }
            do {
                let request = try HTTPRequest(url: server + "status.php")
                let response = try await fetcher.fetch(request, options: options)
                let document = try? JSON.Value(parsing: response.body.readableBytesView)
                if let status = document.flatMap({ ServerStatus($0) }) { return status }
                _ = try response.requireSuccess()
                throw Cloud.Error(
                    .badAnswer,
                    "\(shownServer)status.php is not that of an ownCloud; is the URL right, and no login page in between?",
                    status: response.head.status.code
                )
            } catch {
                throw Cloud.Error.mapping(error)
            }
        }

        /// Waits until the server can be reached, and is neither in maintenance nor waits for an update.
        ///
        /// It asks at growing intervals of up to a minute. Cancelling the task ends the wait.
        ///
        /// - Throws: `CancellationError`, and ``Cloud/Error`` for what no later answer can change, such as a login that
        ///   has ended, or a fetcher that is shut down.
        public func waitUntilAvailable() async throws {
            var delay = Duration.seconds(5)
            while true {
                do {
                    if try await !serverStatus().isUnavailable { return board.set(.online) }
                    board.set(.unavailable)
                } catch let error as Cloud.Error {
                    let isOfServer = error.status.map { $0 >= 500 || $0 == 429 || $0 == 408 } ?? false
                    noteFailure(error)
                    let isOver = (error.cause as? FetchError)?.code == .shutDown
                    guard isOfServer || error.code == .unreachable, !isOver else { throw error }
                    if error.code != .unreachable { board.set(.unavailable) }
                }
                try await clock.sleep(delay)
                delay = min(delay * 2, .seconds(60))
            }
        }
    }
}

extension Cloud.Connection {
    /// The server and the user of a connection.
    public struct Session: Sendable {
        /// The state of the server when it was asked.
        public let status: Cloud.ServerStatus
        /// The abilities of the server.
        public let capabilities: Cloud.Capabilities
        /// The user.
        public let user: Cloud.User
        /// The files of the user.
        public let dav: Cloud.WebDAV
    }

    /// The state of the connection now.
    public nonisolated var status: Cloud.ConnectionStatus { board.status }

    /// The state of the connection now and from now on; a reader that is late gets the newest alone.
    ///
    /// The sequence ends when nobody has the connection any more.
    public nonisolated var statuses: AsyncStream<Cloud.ConnectionStatus> { board.statuses }

    nonisolated var ocs: OCSClient { OCSClient(server: server, fetcher: fetcher) }

    /// The URL of the server as messages show it.
    nonisolated var shownServer: String { Redaction.text(server) }

    /// Makes a call and shows its outcome as the state of the connection.
    nonisolated func watched<R>(_ call: () async throws -> sending R) async throws -> sending R {
        do {
            let result = try await call()
            board.set(.online)
            return result
        } catch {
            noteFailure(error)
            await forgetUser(after: error)
            throw error
        }
    }

    /// Forgets the user after a failure that another login can mend: the next call asks who is logged in then.
    nonisolated func forgetUser(after error: any Swift.Error) async {
        if (error as? Cloud.Error)?.code == .unauthenticated { await reconnect() }
    }

    /// Throws if a resource is the root of another user.
    ///
    /// An ownCloud answers for the root of each user, but tells a stranger neither its version nor its identity. The login
    /// has become that of somebody else then, and what the root has is only not shown.
    nonisolated func requireOwn(_ resource: Cloud.Resource) throws(Cloud.Error) {
        guard resource.path.isRoot, resource.eTag == nil, resource.fileID == nil else { return }
        throw Cloud.Error(
            .unauthenticated,
            "the server shows nothing of this user's files: the login is that of another user now",
            status: 207
        )
    }

    /// Shows what a failure says of the server; that of this machine says nothing.
    nonisolated func noteFailure(_ error: any Swift.Error) {
        guard let error = error as? Cloud.Error else { return }
        switch error.code {
        case .maintenance: board.set(.unavailable)
        case .unreachable, .untrusted: board.set(.offline)
        default: if error.status != nil { board.set(.online) }
        }
    }
}
