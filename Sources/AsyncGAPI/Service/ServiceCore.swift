package import AsyncFetch
import AsyncOAuth
import Synchronization

extension GAPI {
    /// The parts of a service, without isolation: tickets, pages and uploads use it without waiting for the actor.
    public final class ServiceCore: Sendable {
        /// The name and the URLs of the service.
        public let definition: ServiceDefinition
        /// The settings that its calls share.
        public let configuration: ServiceConfiguration
        package let fetcher: Fetcher
        private let ownsFetcher: Bool
        private let group = FetchID()
        private let start: Result<HTTPRequest, any Swift.Error>
        private let purpose: TokenPurpose
        /// The last of Google's credentials, and what they are for this service.
        private let scoped = Mutex<(credentials: Credentials, scoped: TokenCredentials)?>(nil)

        /// Creates the core of a service, for generated code.
        ///
        /// - Parameters:
        ///   - definition: The name and the URLs of the service.
        ///   - configuration: The settings that its calls share.
        ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
        @_spi(Generated) public init(
            _ definition: ServiceDefinition,
            configuration: ServiceConfiguration,
            fetcher: Fetcher? = nil
        ) {
            self.definition = definition
            self.configuration = configuration
            self.fetcher = fetcher ?? Fetcher(configuration.fetcher)
            ownsFetcher = fetcher == nil
            let variables = CredentialEnvironment.process
            let emulator = definition.emulatorURL(in: variables.variables)
            let isElsewhere = configuration.rootURL != nil || emulator != nil
            let universe =
                configuration.universeDomain
                ?? (isElsewhere ? nil : variables["GOOGLE_CLOUD_UNIVERSE_DOMAIN"] ?? TokenPurpose.defaultUniverse)
            start = Result {
                let fields: HTTPFields = [.accept: "application/json", .acceptEncoding: "gzip"]
                let usual = definition.rootURL(in: universe ?? TokenPurpose.defaultUniverse)
                let root = configuration.rootURL ?? emulator ?? usual
                var request = try HTTPRequest(url: root, headerFields: fields)
                // What comes after it would become a part of the query.
                if request.path?.contains("?") == true || root.contains("#") {
                    let shown = Redaction.urlWithoutQuery(request)
                    throw FetchError(.invalidRequest, "the root of a service has no query and no fragment: \(shown)")
                }
                if request.path?.hasSuffix("/") == false { request.path? += "/" }
                return request
            }
            purpose = TokenPurpose(definition, universe: universe)
        }

        /// Returns the credentials of the calls: Google's credentials get tokens for the scopes of this service.
        func scoped(_ credentials: any FetchCredentials) -> any FetchCredentials {
            guard let credentials = credentials as? Credentials else { return credentials }
            return scoped.withLock { last in
                if let last, last.credentials.isSame(as: credentials) { return last.scoped }
                let scoped = credentials.credentials(for: purpose)
                last = (credentials, scoped)
                return scoped
            }
        }

        func options(_ options: QueryOptions) -> QueryOptions {
            options.merged(over: configuration.options)
        }

        /// Returns a builder of requests for one call, whose options are merged already.
        func builder(_ options: QueryOptions) -> RequestBuilder {
            RequestBuilder(
                start: start,
                servicePath: definition.servicePath,
                identifiesAttempts: definition.name == "storage",
                options: options
            )
        }

        /// Starts an operation of this service.
        func ticket<Value: Sendable>(
            timeout: Duration?,
            method: String,
            _ operation: @escaping @Sendable (FetchMonitor) async throws -> Value
        ) -> FetchTicket<Value> {
            let mapError: @Sendable (any Swift.Error) -> any Swift.Error = { GAPI.Error($0, method: method) }
            return fetcher.core.ticket(timeout: timeout, group: group, mapError: mapError) { monitor in
                do { return try await operation(monitor) } catch let error as CancellationError { throw error } catch {
                    throw GAPI.Error(error, method: method, url: monitor.url)
                }
            }
        }

        /// Starts an upload of this service.
        func upload<Response: Sendable>(
            _ options: FetchOptions,
            method: String,
            _ operation: @escaping @Sendable (UploadRun) async throws -> Response
        ) -> FetchUpload<Response> {
            FetchUpload(
                fetcher.core,
                options,
                ticket: { ticket(timeout: options.transferTimeout, method: method, $0) },
                operation: operation
            )
        }

        /// Makes one call, whose response the caller decodes; a status that is not a success fails it.
        func call(_ call: FetchCall, method: String) async throws -> FetchResponse {
            let mapError: @Sendable (any Swift.Error) -> any Swift.Error = {
                GAPI.Error($0, method: method, url: Redaction.urlWithoutQuery(call.request))
            }
            return try await fetcher.core.call(call, group: group, mapError: mapError) {
                try $0.requireServiceSuccess()
            }
        }

        /// Starts a producer of bytes of this service.
        func pump(
            method: String,
            _ produce:
                @escaping @Sendable (FetchMonitor, _ send: @escaping @Sendable (ByteBuffer) async throws -> Void)
                async throws -> Void
        ) -> ChunkStream {
            fetcher.core.pump(group: group, mapError: { GAPI.Error($0, method: method) }, produce)
        }

        func cancelAll() {
            fetcher.core.cancelAll(group: group)
        }

        func shutdown() async {
            if ownsFetcher { await fetcher.shutdown() } else { cancelAll() }
        }
    }
}
