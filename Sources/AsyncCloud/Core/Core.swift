public import AsyncFetch

extension Cloud {
    /// An account on this machine: its database follows the server, and its queries follow the database.
    ///
    /// A core looks at the version of the root folder at regular intervals, and reads the lists of the folders that have
    /// changed. The folders that are still to be read are stored, so that the next core of the same database goes on
    /// where this one ended. From a server whose folders have no versions, it reads only the folders of running queries.
    /// Without a network, it waits longer after each attempt, and begins again at once when the network is back.
    ///
    /// A folder that is more than 200 levels deep is an item like others, but what is in it is read only while a query
    /// shows it. A folder of more than 500,000 items or 512 MiB of their texts, or one whose list takes longer than ten
    /// minutes, is put off, and keeps the items that it had last.
    ///
    /// ```swift
    /// let core = try await Cloud.Core(connection, vault: "/var/lib/wall/alice")
    /// for try await snapshot in core.query(.folder("/Photos").sorted(by: .name)) {
    ///     print(snapshot.items.count)
    /// }
    /// ```
    ///
    /// Its work ends with ``stop()``, or when nobody has the core any more.
    public actor Core {
        let engine: CoreEngine
        nonisolated let target: (any CommandTarget)?
        nonisolated let pictures: Pictures?

        private let store: any CoreStore
        private let files: (database: Database, vault: Vault)?
        private nonisolated let following: Task<Void, Never>

        /// Opens the vault of an account, or creates it, and begins the work at once.
        ///
        /// It needs no network: what the vault has can be read before the server answers.
        ///
        /// - Parameters:
        ///   - connection: The connection to the account.
        ///   - path: The folder of the account on this machine.
        ///   - clock: The clock for waits.
        /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/vaultInUse`` if another process has the vault open.
        public init(_ connection: Connection, vault path: String, clock: FetchClock = .continuous) async throws {
            let vault = try await Vault(at: path)
            let database: Database
            do { database = try Database(at: vault.databasePath) } catch {
                vault.close()
                throw error
            }
            let source = AccountSource(connection, database)
            self.init(
                source: source,
                store: database,
                target: source,
                clock: clock,
                limits: ServerLimits(),
                pictures: Pictures(source: source, database: database),
                files: (database, vault)
            )
        }

        /// Creates a core, which begins its work at once.
        ///
        /// Without other limits, no call sleeps until its longest time, so that a test knows those who wait by the number
        /// of those who sleep.
        init(
            source: any ItemSource,
            store: any CoreStore,
            target: (any CommandTarget)? = nil,
            clock: FetchClock = .continuous,
            limits: ServerLimits = .untimed,
            pictures: Pictures? = nil,
            files: (database: Database, vault: Vault)? = nil
        ) {
            self.files = files
            self.pictures = pictures
            let engine = CoreEngine(source: source, store: store, clock: clock, limits: limits)
            self.engine = engine
            self.store = store
            self.target = target
            following = Task { await engine.follow() }
        }

        deinit {
            following.cancel()
            // The vault is free for another core only after the last call to the server and the database.
            Task { [engine, files, following] in
                await engine.stop()
                await following.value
                await files?.database.closeAndWait()
                files?.vault.close()
            }
        }

        /// Returns a live query, which is served from the database at once, and brought up to date by the server.
        ///
        /// It ends with ``stop()``.
        public nonisolated func query(_ query: Query) -> LiveQuery { LiveQuery(query, store: store, host: engine) }

        /// Tells the core that the network came or went.
        ///
        /// Without a network nothing is tried; when it comes, everything that waits begins at once.
        public func networkChanged(isAvailable: Bool) async { await engine.networkChanged(isAvailable: isAvailable) }

        /// Ends the work with the server, and waits until it has ended.
        ///
        /// What was to be read stays stored for the next core. The vault is closed, so that another core can open it;
        /// running queries end. Cancelling the waiting task changes nothing.
        public func stop() async {
            following.cancel()
            await engine.stop()
            await following.value
            await files?.database.closeAndWait()
            files?.vault.close()
        }
    }
}
