public import AsyncFetch
public import GAPIDescription

/// A service that is known by its description alone: every method can be called, nothing is generated.
///
/// ```swift
/// let drive = try await DynamicService(named: "drive:v3", credentials: .bearer(token))
/// let query = try drive.query("files.list", ["q": "trashed = false", "pageSize": 100])
/// for try await file in drive.items(query) { print(file["name"]?.string ?? "") }
/// ```
///
/// It has all that generated services have: tickets, pages, uploads, downloads, responders. Values go in and come out as JSON;
/// ``query(_:_:body:)`` holds them against the description before anything is sent.
public actor DynamicService: Service {
    /// What the service is known by.
    public nonisolated let document: API.Document
    /// What the service is made of.
    public nonisolated let core: ServiceCore
    /// What authorizes the calls from now on.
    public var credentials: any Credentials
    private let methods: [String: API.Document.MethodEntry]

    /// Creates a service; one serves a whole application.
    ///
    /// - Parameters:
    ///   - document: the description.
    ///   - credentials: what authorizes its calls.
    ///   - configuration: what its calls share.
    ///   - fetcher: shared with other services; by default the service makes its own.
    public init(
        _ document: API.Document,
        credentials: any Credentials = .none,
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
    /// Reads its description, or asks the Discovery service for it; cancelling the task ends that.
    /// - Parameters:
    ///   - name: `name:version`, or `name` for the newest stable version.
    ///   - library: where its description is looked for.
    ///   - credentials: what authorizes its calls; the description is asked for without.
    ///   - configuration: what its calls share.
    ///   - fetcher: shared with other services; by default the service makes its own.
    /// - Throws: as ``DescriptionLibrary/document(named:)``.
    public init(
        named name: String,
        from library: DescriptionLibrary = .init(),
        credentials: some Credentials = .none,
        configuration: ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) async throws {
        let document = try await library.document(named: name)
        self.init(document, credentials: credentials, configuration: configuration, fetcher: fetcher)
    }

    /// The names of all methods, as resources and name: `files.list`.
    public nonisolated var methodNames: [String] { document.allMethods.map(\.qualifiedName) }

    /// A call of a method, checked against the description.
    ///
    /// - Parameters:
    ///   - method: its id, such as `drive.files.list`, or without the service's name, `files.list`.
    ///   - parameters: those of path and query, also those that all methods take. A repeated one is an array. Numbers may be text.
    ///   - body: what the method takes; an object for most.
    /// - Returns: the query, for `execute`, `ticket`, `pages`, `items`, `upload`, `download` and `media`.
    /// - Throws: ``GAPIError/Code/invalidRequest`` with everything that does not fit, and what there is instead.
    public nonisolated func query(
        _ method: String,
        _ parameters: [String: JSON.Value] = [:],
        body: JSON.Value? = nil
    ) throws -> DynamicQuery {
        guard let entry = methods[method] else {
            let near = Suggestion.nearest(to: method, among: methodNames)
            throw GAPIError(.invalidRequest, "\(core.definition.name) has no method `\(method)`; \(near)")
        }
        return try DynamicQuery(entry, of: document, parameters, body)
    }

    /// Goes on with an upload that another process, or an earlier part of this one, has begun.
    public nonisolated func resumeUpload(
        _ session: Upload<JSON.Value>.Session,
        from source: UploadSource,
        options: QueryOptions = .init()
    ) -> Upload<JSON.Value> {
        resumeUpload(session, from: source, options: options) { try $0.value() }
    }

    /// The states of an operation that a method has answered, up to the last.
    ///
    /// - Parameters:
    ///   - operation: the answer.
    ///   - polling: how often to ask.
    ///   - options: what the questions do differently.
    /// - Returns: the states, of which none has been asked for yet.
    /// - Throws: ``GAPIError/Code/invalidRequest`` when the service has no method that tells how far its operations are.
    public nonisolated func states(
        of operation: JSON.Value,
        polling: Polling = .init(),
        options: QueryOptions = .init()
    ) throws -> some AsyncSequence<JSON.Value, any Error> & Sendable {
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

extension DynamicService {
    /// Waits until an operation that a method has answered has ended.
    ///
    /// As `wait(for:polling:options:)` of generated services does.
    /// - Returns: the operation at its end, with its result.
    /// - Throws: as ``states(of:polling:options:)``; ``GAPIError/Code/operationFailed`` with the operation's own reason.
    @discardableResult
    @concurrent public func wait(
        for operation: JSON.Value,
        polling: Polling = .init(),
        options: QueryOptions = .init()
    ) async throws -> JSON.Value {
        var last = operation
        for try await state in try states(of: operation, polling: polling, options: options) { last = state }
        if let failure = OperationState(value: last).failure { throw failure }
        return last
    }

    /// What tells how far an operation is: its own URL (Compute Engine, Storage), or the service's method for names.
    private nonisolated func pollingMethod(of operation: JSON.Value) throws -> QueryMethod {
        if operation["selfLink"]?.string != nil {
            return QueryMethod(id: "\(core.definition.name).operations.get", verb: .get, path: "{+selfLink}")
        }
        guard let method = document.operationPolling else {
            throw GAPIError(.invalidRequest, "\(core.definition.name) has no method that tells how far an operation is")
        }
        return QueryMethod(method, of: document)
    }
}

extension ServiceDefinition {
    /// Where a described service is.
    public init(_ document: API.Document) {
        self.init(
            name: document.name ?? "",
            version: document.version ?? "",
            rootURL: document.rootUrl ?? "",
            servicePath: document.servicePath ?? "",
            batchPath: document.batchPath ?? ""
        )
    }
}
