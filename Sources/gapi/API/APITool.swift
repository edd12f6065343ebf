import AsyncFetch
import AsyncGAPI
import AsyncJSON

/// A call of a service's method by a command, with the arguments of its line.
struct APITool: Sendable {
    /// The settings of all commands that call methods.
    struct Settings: Sendable {
        var endpoint: String?
        var token: String?
        var key: String?
        /// The account that the line names.
        var account: String?
        /// A Boolean value indicating whether no credentials are sent.
        var isAnonymous = false
        /// A Boolean value indicating whether a token or a key may be sent over plain HTTP, even to other machines.
        var allowsPlainHTTP = false
        /// The format of answers that the environment or the profile names.
        var form: AnswerForm?

        /// What the line says: the token, the key or none; `nil` if credentials have to be looked for.
        var credentials: FoundCredentials? {
            if let token { return FoundCredentials(.bearer(token), .line) }
            if let key { return FoundCredentials(.apiKey(key), .line) }
            return isAnonymous ? FoundCredentials() : nil
        }

        /// A Boolean value indicating whether the line names credentials.
        var isSecret: Bool { token != nil || key != nil || account != nil }

        /// Returns the fetcher of calls with secrets, or without any.
        func fetcher(isSecret: Bool) -> Fetcher {
            isSecret && !allowsPlainHTTP ? CommandNetwork.current.fetcher : CommandNetwork.current.plainFetcher
        }

        /// Throws if others could read credentials on the way to a server.
        func requireSafeWay(to root: String) throws {
            guard !allowsPlainHTTP, let request = try? HTTPRequest(url: root), !request.isTrustworthy else { return }
            let place = Redaction.urlWithoutQuery(request)
            throw ToolFailure(
                .usage,
                "\(place) uses plain HTTP, where others can read the token or key; use https or --allow-http"
            )
        }
    }

    let service: GAPI.DynamicService
    let query: GAPI.DynamicQuery
    private let parameters: [String: JSON.Value]
    let settings: Settings
    let credentials: FoundCredentials
    let output: Console

    /// Creates a call with the token or the key of the line, or without credentials.
    init(
        _ document: API.Document,
        _ method: String,
        _ parameters: [String: JSON.Value],
        body: JSON.Value?,
        _ settings: Settings,
        output: Console
    ) throws {
        // A key or a token can also be a parameter.
        let shows =
            settings.isSecret || Self.secrets.contains { parameters[$0] != nil }
        if shows, let root = settings.endpoint ?? document.rootUrl { try settings.requireSafeWay(to: root) }
        let credentials = settings.credentials ?? FoundCredentials()
        service = Self.service(document, credentials, settings, isSecret: shows)
        query = try service.query(method, parameters, body: body)
        self.parameters = parameters
        self.settings = settings
        self.credentials = credentials
        self.output = output
    }

    private init(_ tool: APITool, _ credentials: FoundCredentials) {
        var isSecret = true
        // Logins that are not sent forbid nothing.
        if case .none = credentials.source { isSecret = Self.secrets.contains { tool.parameters[$0] != nil } }
        service = Self.service(tool.service.document, credentials, tool.settings, isSecret: isSecret)
        (query, parameters, settings, output) = (tool.query, tool.parameters, tool.settings, tool.output)
        self.credentials = credentials
    }

    /// Returns the same call with the credentials that a search finds for it, unless it has some.
    func withCredentials(of search: CredentialSearch) async throws -> APITool {
        guard settings.credentials == nil else { return self }
        let found = try await search.credentials(for: service.call(for: query).request, account: settings.account)
        if case .none(let withheld) = found.source, withheld.isEmpty { return self }
        return APITool(self, found)
    }

    private static func service(
        _ document: API.Document,
        _ credentials: FoundCredentials,
        _ settings: Settings,
        isSecret: Bool
    ) -> GAPI.DynamicService {
        GAPI.DynamicService(
            document,
            credentials: credentials.credentials,
            configuration: .init { $0.rootURL = settings.endpoint },
            fetcher: settings.fetcher(isSecret: isSecret)
        )
    }

    /// The parameters that are credentials.
    static let secrets = ["access_token", "oauth_token", "key"]

    /// A digest of what the call does, by which another one is known: its server, method, parameters and body, without
    /// credentials.
    var digest: String {
        let known = parameters.filter { !Self.secrets.contains($0.key) }.sorted { $0.key < $1.key }
        let words = known.flatMap { [JSON.Value($0.key), $0.value] }
        let place = [settings.endpoint ?? service.document.rootUrl ?? "", query.method.id].map { JSON.Value($0) }
        return JSON.Value(place + [query.body ?? .null] + words).description.sha256
    }

    // MARK: Calls

    /// Runs a part of a command; if the service refuses it, the failure says how to get other credentials.
    func advising<Result>(_ work: () async throws -> Result) async throws -> Result {
        do { return try await work() } catch let error as GAPI.Error {
            throw credentials.failure(error, of: query.entry.method)
        }
    }

    /// Calls the method, and writes its single response.
    func call(_ form: AnswerForm, columns: [String], width: Int?) async throws {
        let answer = try await service.execute(query)
        guard !answer.isNull else {
            guard query.paging?.items == nil else { throw noList }
            return
        }
        // The JSON shows what came; all other forms would show no items.
        if form != .json, answer.isObject { try query.requireList(in: answer) }
        switch form {
        case .json: output.write(String(decoding: answer.encoded(pretty: true), as: UTF8.self) + "\n")
        case .jsonl where query.paging?.items == nil: output.write(answer.description + "\n")
        case .table where query.paging?.items == nil && answer.isObject: members(answer, width)
        case .table, .jsonl, .csv:
            let writer = writer(form, columns, width)
            // Whatever the description says, what has come is shown.
            writer.write(answer.isObject ? query.items(in: answer) : answer.array ?? [answer])
            writer.end()
        }
        if form == .table, query.nextPageToken(in: answer)?.isEmpty == false {
            output.print(output.styled("there are more items: --page-all shows them", .dim))
        }
    }

    /// Writes the items of all pages, each page as soon as it arrives.
    func pages(_ form: AnswerForm, limit: Int?, columns: [String], width: Int?) async throws {
        guard query.paging != nil else {
            throw ToolFailure(.usage, "\(query.method.id) does not return a list; call it without --page-all")
        }
        let writer = writer(form, columns, width)
        var (count, rest) = (0, limit ?? .max)
        if rest > 0 {
            for try await page in service.pages(query) {
                guard page.response.isObject else {
                    throw noList
                }
                writer.write(Array(page.items.prefix(rest)))
                count += min(page.items.count, rest)
                rest -= min(page.items.count, rest)
                CommandNetwork.current.waits.setDone("\(count.grouped) items")
                if rest == 0 { break }
            }
        }
        writer.end()
    }

    private var noList: ToolFailure {
        ToolFailure(.badData, "\(query.method.id) answered with something else than a page of a list")
    }

    /// Writes the call as a command line for a shell, and sends nothing.
    func show(withSecrets: Bool) async throws {
        let call = try service.call(for: query)
        var request = call.request
        // A token that nobody sees is not requested.
        let shown = credentials.isRequested && !withSecrets ? .bearer("token") : credentials.credentials
        try await shown.authorize(&request)
        output.print(request.curlCommand(body: call.body, includingSecrets: withSecrets))
    }

    private func writer(_ form: AnswerForm, _ columns: [String], _ width: Int?) -> any AnswerWriter {
        switch form {
        case .table: TableWriter(output, columns: columns, width: width)
        case .json: TextWriter(output, GAPI.ItemText(.json))
        case .jsonl: TextWriter(output, GAPI.ItemText(.jsonLines))
        case .csv: TextWriter(output, GAPI.ItemText(.csv, columns: columns))
        }
    }

    /// Writes an object as lines of names and values.
    private func members(_ answer: JSON.Value, _ width: Int?) {
        let members = answer.members ?? []
        let table = Table(.init("", width: members.map(\.name.count).max() ?? 0, .left), .init("", width: 0, .left))
        for (name, value) in members {
            let line = table.line([name, (value.string ?? value.description).singleLine])
            output.print(width.map { line.count < $0 ? line : line.prefix(max($0 - 2, 0)) + "…" } ?? line)
        }
    }
}
