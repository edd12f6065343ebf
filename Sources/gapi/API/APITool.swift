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
        /// A Boolean value indicating whether a token or a key may be sent over plain HTTP, even to other machines.
        var allowsPlainHTTP = false

        var credentials: any FetchCredentials {
            if let token { return .bearer(token) }
            if let key { return .apiKey(key) }
            return .none
        }
    }

    let service: GAPI.DynamicService
    let query: GAPI.DynamicQuery
    let settings: Settings
    let output: Console

    init(
        _ document: API.Document,
        _ method: String,
        _ parameters: [String: JSON.Value],
        body: JSON.Value?,
        _ settings: Settings,
        output: Console
    ) throws {
        let configuration = GAPI.ServiceConfiguration { $0.rootURL = settings.endpoint }
        // A key or a token can also be a parameter.
        let shows = settings.token != nil || settings.key != nil || Self.secrets.contains { parameters[$0] != nil }
        let fetcher: Fetcher = shows && !settings.allowsPlainHTTP ? .tool : .plainTool
        if shows, !settings.allowsPlainHTTP, let root = settings.endpoint ?? document.rootUrl,
            let request = try? HTTPRequest(url: root), !request.isTrustworthy
        {
            throw ToolFailure(
                .usage,
                "\(root) uses plain HTTP, where others can read the token or key; use https or --allow-http"
            )
        }
        service = GAPI.DynamicService(
            document,
            credentials: settings.credentials,
            configuration: configuration,
            fetcher: fetcher
        )
        query = try service.query(method, parameters, body: body)
        self.settings = settings
        self.output = output
    }

    private static let secrets = ["access_token", "oauth_token", "key"]

    // MARK: Calls

    /// Calls the method, and writes its single response.
    func call(_ form: AnswerForm, columns: [String], width: Int?) async throws {
        let answer = try await service.execute(query)
        guard !answer.isNull else { return }
        switch form {
        case .json: output.write(String(decoding: answer.encoded(pretty: true), as: UTF8.self) + "\n")
        case .jsonl where query.paging?.items == nil: output.write(answer.description + "\n")
        case .table where query.paging?.items == nil && answer.isObject: members(answer, width)
        case .table, .jsonl, .csv:
            let writer = writer(form, columns, width)
            writer.write(query.items(in: answer))
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
        var rest = limit ?? .max
        if rest > 0 {
            for try await page in service.pages(query) {
                writer.write(Array(page.items.prefix(rest)))
                rest -= min(page.items.count, rest)
                if rest == 0 { break }
            }
        }
        writer.end()
    }

    /// Writes the call as a command line for a shell, and sends nothing.
    func show(withSecrets: Bool) async throws {
        let call = try service.call(for: query)
        var request = call.request
        try await settings.credentials.authorize(&request)
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
            output.print(width.map { line.count < $0 ? line : line.prefix($0 - 2) + "…" } ?? line)
        }
    }
}
