public import AsyncFetch
public import GAPIDescription

extension GAPI {
    /// A service that is known by its description alone: every method can be called without generated code.
    ///
    /// ```swift
    /// let drive = try await GAPI.DynamicService(named: "drive:v3", credentials: .bearer(token))
    /// let query = try drive.query("files.list", ["q": "trashed = false", "pageSize": 100])
    /// for try await file in drive.items(query) { print(file["name"]?.string ?? "") }
    /// ```
    ///
    /// It has all features of generated services: tickets, pages, uploads, downloads, responders. Values are passed and
    /// returned as JSON. ``query(_:_:body:)`` checks them against the description before anything is sent.
    public actor DynamicService: Service {
        /// The description of the service.
        public nonisolated let document: API.Document
        /// The parts of the service.
        public nonisolated let core: ServiceCore
        /// The credentials of the calls that start from now on.
        public var credentials: any FetchCredentials
        private let methods: [String: API.Document.MethodEntry]

        /// Creates a service; one is enough for a whole application.
        ///
        /// - Parameters:
        ///   - document: The description.
        ///   - credentials: The credentials of its calls.
        ///   - configuration: The settings that its calls share.
        ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
        public init(
            _ document: API.Document,
            credentials: any FetchCredentials = .none,
            configuration: ServiceConfiguration = .init(),
            fetcher: Fetcher? = nil
        ) {
            self.document = document
            self.credentials = credentials
            core = ServiceCore(ServiceDefinition(document), configuration: configuration, fetcher: fetcher)
            var methods: [String: API.Document.MethodEntry] = [:]
            for entry in document.allMethods {
                methods[entry.qualifiedName] = entry
            }
            for entry in document.allMethods {
                if let id = entry.method.id { methods[id] = entry }
            }
            self.methods = methods
        }

        /// Creates a service by its name, such as `drive:v3`.
        ///
        /// It reads the description, or fetches it from the Discovery service. Cancelling the task ends the request.
        ///
        /// - Parameters:
        ///   - name: The name as `name:version`, or as `name` for the recommended version, or else the newest stable
        ///     one.
        ///   - library: The library in which the description is looked for.
        ///   - credentials: The credentials of its calls; the description is fetched without them.
        ///   - configuration: The settings that its calls share.
        ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
        /// - Throws: The errors of ``GAPI/DescriptionLibrary/document(named:)``.
        public init(
            named name: String,
            from library: DescriptionLibrary = .init(),
            credentials: some FetchCredentials = .none,
            configuration: ServiceConfiguration = .init(),
            fetcher: Fetcher? = nil
        ) async throws {
            let document = try await library.document(named: name)
            self.init(document, credentials: credentials, configuration: configuration, fetcher: fetcher)
        }

        /// The names of all methods, with their resources: `files.list`.
        public nonisolated var methodNames: [String] { document.allMethods.map(\.qualifiedName) }

        /// Returns a call of a method, checked against the description.
        ///
        /// - Parameters:
        ///   - method: The identifier, such as `drive.files.list`, or the name without the service, `files.list`.
        ///   - parameters: The parameters of path and query, including those that all methods take. The value of a
        ///     repeated parameter is an array. Numbers may be text.
        ///   - body: The request body; an object for most methods.
        /// - Returns: The query, for `execute`, `ticket`, `pages`, `items`, `upload`, `download` and `media`.
        /// - Throws: ``GAPI/Error/Code/invalidRequest`` with all mistakes and the valid names.
        public nonisolated func query(
            _ method: String,
            _ parameters: [String: JSON.Value] = [:],
            body: JSON.Value? = nil
        ) throws -> DynamicQuery {
            guard let entry = methods[method] else {
                let near = Suggestion.nearest(to: method, among: methodNames)
                throw GAPI.Error(.invalidRequest, "\(core.definition.name) has no method `\(method)`; \(near)")
            }
            return try DynamicQuery(entry, of: document, parameters, body)
        }

        /// Continues an upload that another process, or an earlier part of this one, has begun.
        ///
        /// See `resumeUpload(_:from:upload:options:)` of generated services.
        public nonisolated func resumeUpload(
            _ session: FetchUpload<JSON.Value>.Session,
            from source: UploadSource,
            upload uploadOptions: UploadOptions = .init(),
            options: QueryOptions = .init()
        ) -> FetchUpload<JSON.Value> {
            resumeUpload(session, from: source, upload: uploadOptions, options: options) { try $0.value() }
        }

        /// Returns the states of an operation from a method's response, up to the last state.
        ///
        /// - Parameters:
        ///   - operation: The response of the method.
        ///   - polling: The times at which the state is requested.
        ///   - options: The options of these requests.
        /// - Returns: The states; nothing has been requested yet.
        /// - Throws: ``GAPI/Error/Code/invalidRequest`` when the service has no method that returns the state of an
        ///   operation.
        public nonisolated func states(
            of operation: JSON.Value,
            polling: Polling = .init(),
            options: QueryOptions = .init()
        ) throws -> some AsyncSequence<JSON.Value, any Swift.Error> & Sendable {
            states(
                of: operation,
                by: try pollingMethod(of: operation),
                polling,
                options,
                value: { $0 },
                read: { try $0.value() }
            )
        }
    }
}

extension GAPI.DynamicService {
    /// Waits until an operation from a method's response has ended.
    ///
    /// It works as `wait(for:polling:options:)` of generated services. Cancelling the task ends the wait at once.
    ///
    /// - Returns: The operation at its end, with its result.
    /// - Throws: The errors of ``states(of:polling:options:)`` and of calls; ``GAPI/Error/Code/operationFailed`` with
    ///   the operation's own reason; `CancellationError`.
    @discardableResult
    @concurrent public func wait(
        for operation: JSON.Value,
        polling: GAPI.Polling = .init(),
        options: GAPI.QueryOptions = .init()
    ) async throws -> JSON.Value {
        var last = operation
        for try await state in try states(of: operation, polling: polling, options: options) { last = state }
        if let failure = OperationState(value: last).failure { throw failure }
        return last
    }

    /// Returns the method for an operation's state: its own URL (Compute Engine, Storage), or the service's method for
    /// names.
    private nonisolated func pollingMethod(of operation: JSON.Value) throws -> GAPI.QueryMethod {
        if operation["selfLink"]?.string != nil {
            return GAPI.QueryMethod(id: "\(core.definition.name).operations.get", verb: .get, path: "{+selfLink}")
        }
        guard let method = document.operationPolling else {
            throw GAPI.Error(
                .invalidRequest,
                "\(core.definition.name) has no method that tells how far an operation is"
            )
        }
        return GAPI.QueryMethod(method, of: document)
    }
}

extension GAPI.ServiceDefinition {
    /// Creates the definition of a described service.
    public init(_ document: API.Document) {
        self.init(
            name: document.name ?? "",
            version: document.version ?? "",
            rootURL: document.rootUrl ?? "",
            servicePath: document.servicePath ?? "",
            batchPath: document.batchPath ?? "",
            batch: document.batchLimits,
            defaultScopes: document.defaultScopes
        )
    }
}
