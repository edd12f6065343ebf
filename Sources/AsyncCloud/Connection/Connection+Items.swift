import AsyncFetch

extension Cloud.Connection {
    /// Returns the items directly in a folder, or in the whole tree below it, as they arrive.
    ///
    /// Each loop sends its own request; leaving it early ends the request. The folder itself is not among the items, and
    /// what the server names and refuses to describe is among ``Cloud/Items/withRefused`` only. The loop over the root
    /// throws ``Cloud/Error/Code/unauthenticated`` if the login is that of another user now.
    ///
    /// - Parameters:
    ///   - folder: The place of the folder.
    ///   - depth: The number of levels: 1, or all where ``Cloud/Capabilities/allowsInfiniteDepth`` allows it.
    /// - Returns: The items.
    public nonisolated func items(in folder: Cloud.Path, depth: Cloud.Depth = .one) -> Cloud.Items {
        Cloud.Items(of: self, leavingOut: folder) { [self] in
            try await session().dav.resources(at: folder, depth: depth)
        }
    }

    /// Returns the item at a path, with its checksums and, for a folder, its quota.
    ///
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/notFound`` where nothing is, and with
    ///   ``Cloud/Error/Code/unauthenticated`` for the root if the login is that of another user now; `CancellationError`.
    public func item(at path: Cloud.Path) async throws -> Cloud.Item {
        try await watched {
            let resource = try await session().dav.resource(at: path)
            try requireOwn(resource)
            return Cloud.Item(resource)
        }
    }

    /// Returns the version of the root folder, which changes with everything in the account.
    ///
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/unauthenticated`` if the login is that of another user now;
    ///   `CancellationError`.
    public func rootETag() async throws -> Cloud.ETag? { try await watched { try await ownRoot([]).eTag } }

    /// Returns the space of the user.
    ///
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/unauthenticated`` if the login is that of another user now;
    ///   `CancellationError`.
    public func quota() async throws -> Cloud.Item.Quota {
        let root = try await watched { try await ownRoot([.quotaAvailable, .quotaUsed]) }
        return Cloud.Item(root).quota ?? Cloud.Item.Quota()
    }

    /// Returns the root folder of the user, with its version and some properties.
    private func ownRoot(_ properties: [Cloud.PropertyName]) async throws -> Cloud.Resource {
        let root = try await session().dav.resource(at: .root, properties: properties + [.eTag, .fileID])
        try requireOwn(root)
        return root
    }

    /// Returns the favourites of the user, wherever they are.
    public nonisolated func favorites() -> Cloud.Items {
        Cloud.Items(of: self) { [self] in try await session().dav.report(.favorites()) }
    }

    /// Returns the items whose name contains a text, wherever they are.
    ///
    /// - Parameters:
    ///   - text: The text; a server of Infinite Scale reads it as an expression in KQL.
    ///   - limit: The most items; `nil` to leave it to the server.
    /// - Returns: The items.
    public nonisolated func search(_ text: String, limit: Int? = nil) -> Cloud.Items {
        Cloud.Items(of: self) { [self] in try await session().dav.report(.search(text, limit: limit)) }
    }

    /// Returns the session, for the first call of a sequence.
    func session() async throws -> Session { try await connect() }
}

extension Cloud {
    /// The items that a server finds, as they arrive.
    ///
    /// Each loop asks anew. Cancelling its task ends the request.
    public struct Items: AsyncSequence, Sendable {
        /// An item; it has no identity on this machine.
        public typealias Element = Item

        private let connection: Connection
        private let hidden: Path?
        /// A Boolean value indicating whether a list with references to another host fails.
        private let isWhole: Bool
        private var yieldsRefused: Bool
        private let start: @Sendable () async throws -> Resources

        /// Creates a sequence.
        ///
        /// - Parameters:
        ///   - connection: The connection.
        ///   - hidden: The item that is left out.
        ///   - isWhole: A Boolean value indicating whether what the list does not have is known not to be there: items that
        ///     the server names and refuses to describe are among the items, and a list with references to another host
        ///     fails.
        ///   - start: Sends the request.
        init(
            of connection: Connection,
            leavingOut hidden: Path? = nil,
            isWhole: Bool = false,
            start: @escaping @Sendable () async throws -> Resources
        ) {
            self.connection = connection
            self.hidden = hidden
            self.isWhole = isWhole
            yieldsRefused = isWhole
            self.start = start
        }

        /// The same items, with those that the server names and refuses to describe for now.
        ///
        /// They have ``Item/isUndescribed``. A folder whose storage is away is one of them; it is not missing.
        public var withRefused: Self {
            var items = self
            items.yieldsRefused = true
            return items
        }

        /// Creates an iterator, which sends its request at the first call.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// An iterator that reads one item after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private let items: Items
            private var resources: (list: Resources, iterator: Resources.Iterator)?
            private var isEnded = false

            init(_ items: Items) { self.items = items }

            /// Returns the next item; `nil` after the last one.
            ///
            /// - Throws: ``Cloud/Error``; `CancellationError`.
            public mutating func next() async throws -> Item? { try await next(isolation: #isolation) }

            /// Returns the next item; `nil` after the last one.
            ///
            /// - Parameter actor: The actor on which the answer is awaited.
            /// - Returns: The item.
            /// - Throws: ``Cloud/Error``; `CancellationError`.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Item? {
                guard !isEnded else { return nil }
                do {
                    if resources == nil {
                        let list = try await items.start()
                        let read = items.yieldsRefused ? list.withRefused : list
                        resources = (read, read.makeAsyncIterator())
                    }
                    while let resource = try await resources?.iterator.next(isolation: actor) {
                        items.connection.board.set(.online)
                        try items.connection.requireOwn(resource)
                        if resource.path != items.hidden { return Item(resource) }
                    }
                    isEnded = true
                    if items.isWhole, resources?.list.oddities.reasons.contains(.otherHost) == true {
                        throw Cloud.Error(
                            .badAnswer,
                            "the server lists items of another host; nobody knows what is missing"
                        )
                    }
                    return nil
                } catch {
                    isEnded = true
                    items.connection.noteFailure(error)
                    await items.connection.forgetUser(after: error)
                    throw error
                }
            }
        }
    }
}

@available(*, unavailable)
extension Cloud.Items.Iterator: Sendable {}

extension Cloud.Connection: Cloud.ItemSource {
    /// The time between two looks at the root folder that the server recommends; 30 seconds until it is asked.
    public var pollInterval: Duration {
        get async { await known?.capabilities.pollInterval ?? .seconds(30) }
    }

    /// A Boolean value indicating whether the server lists whole trees; `false` until it is asked.
    public var allowsInfiniteDepth: Bool {
        get async { await known?.capabilities.allowsInfiniteDepth ?? false }
    }

    /// A Boolean value indicating whether the version of a folder changes with anything below it.
    public var hasRecursiveETags: Bool { get async { true } }

    /// What is known of the server without asking it.
    private var known: Session? { get async { try? promise?.result?.get() } }

    /// Returns the folder itself, and then what is in it.
    public nonisolated func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Swift.Error> & Sendable {
        Cloud.Items(of: self, isWhole: true) { [self] in
            try await session().dav.resources(at: folder, depth: depth)
        }
    }
}
