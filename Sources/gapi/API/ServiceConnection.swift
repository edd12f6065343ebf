import AsyncFetch
import AsyncGAPI
import AsyncJSON

/// The way of a command to a service: the server, the credentials, and a fetcher that sends them nowhere else.
struct ServiceConnection: Sendable {
    let credentials: any FetchCredentials
    let fetcher: Fetcher
    let configuration: GAPI.ServiceConfiguration
    private let settings: APITool.Settings
    private let address: String

    /// Finds the credentials for a service.
    ///
    /// - Parameters:
    ///   - definition: The service, whose own URL is used unless the options or the environment name another one.
    ///   - settings: The options.
    ///   - search: The search for credentials that the options do not name.
    /// - Throws: ``ToolFailure`` for a URL that is none, and for credentials that others could read on the way; the
    ///   errors of the search.
    init(to definition: GAPI.ServiceDefinition, _ settings: APITool.Settings, _ search: CredentialSearch) async throws {
        self.settings = settings
        // The service would look for these, too: what is searched for has to fit the server that gets it.
        let variables = search.variables
        let elsewhere = settings.endpoint ?? definition.emulatorURL(in: variables.variables)
        let universe = variables["GOOGLE_CLOUD_UNIVERSE_DOMAIN"] ?? GAPI.TokenPurpose.defaultUniverse
        let address = elsewhere ?? definition.rootURL(in: universe)
        self.address = address
        let request: HTTPRequest
        do { request = try HTTPRequest(url: address) } catch {
            throw ToolFailure(.usage, "\(Redaction.text(address)) is not the URL of a server")
        }
        if settings.isSecret { try settings.requireSafeWay(to: address) }
        let found =
            if let named = settings.credentials { named } else {
                try await search.credentials(for: request, account: settings.account)
            }
        credentials = found.credentials
        var isSecret = true
        if case .none = found.source { isSecret = false }
        fetcher = settings.fetcher(isSecret: isSecret)
        configuration = .init {
            $0.rootURL = address
            if elsewhere == nil { $0.universeDomain = universe }
        }
    }

    /// Throws if others could read credentials among the parameters of a call.
    func check(_ parameters: [String: JSON.Value]) throws {
        guard APITool.secrets.contains(where: { parameters[$0] != nil }) else { return }
        try settings.requireSafeWay(to: address)
    }
}
