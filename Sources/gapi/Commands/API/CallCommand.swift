import ArgumentParser
import AsyncGAPI

/// The command `gapi call`, which calls any method of any service.
struct CallCommand: MethodCommand {
    typealias Line = CallOptions

    static let configuration = CommandConfiguration(
        commandName: "call",
        abstract: "Call any method of any Google service.",
        usage: "gapi call <service> <method> [--parameter <value> …] [<options>]",
        discussion: CallLine.discussion(
            """
            Examples:
              gapi call drive:v3 files.list --q "trashed = false" --pageSize 10
              gapi call storage:v1 objects.list --bucket photos --page-all \\
                --format csv > photos.csv
              gapi call calendar:v3 events.insert --calendarId primary --body event.json
              gapi call storage:v1 objects.get --bucket photos --object cat.jpg \\
                --endpoint http://127.0.0.1:4443
            """
        )
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: "The service (drive:v3, drive, a file), the method, its parameters and the options.",
        completion: .custom(MethodCompletion.words)
    )
    var words: [String] = []

    func run(_ streams: ToolStreams) async throws {
        try await CallLine(words: words, pagesAll: false, streams).run { Self.help }
    }
}

/// The command `gapi pages`, which calls a method and reads all pages of its list.
struct PagesCommand: MethodCommand {
    typealias Line = CallOptions

    static let configuration = CommandConfiguration(
        commandName: "pages",
        abstract: "Call a method that returns a list, and read all its pages.",
        usage: "gapi pages <service> <method> [--parameter <value> …] [<options>]",
        discussion: CallLine.discussion(
            """
            The same as gapi call --page-all.

            Examples:
              gapi pages drive:v3 files.list --format jsonl
              gapi pages storage:v1 objects.list --bucket photos --max 500
            """
        )
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: "The service (drive:v3, drive, a file), the method, its parameters and the options.",
        completion: .custom(MethodCompletion.words)
    )
    var words: [String] = []

    func run(_ streams: ToolStreams) async throws {
        try await CallLine(words: words, pagesAll: true, streams).run { Self.help }
    }
}

/// The work of `gapi call` and `gapi pages`.
struct CallLine {
    static func discussion(_ examples: String) -> String {
        """
        Before the method, only the options below are allowed. After it, --name is a parameter if the method has one of \
        that name: --name value or --name=value, several times if the parameter is repeated. gapi describe lists the \
        parameters, and so does --help after a method. The description of the service comes from --from, from \
        $GAPI_DOCUMENTS, from the cache, from an installed google-api-python-client, or from the Discovery service. If \
        $GAPI_DISCOVERY names another Discovery service, google-api-python-client is left out.

        The credentials are the first of these that there are: --token, --key, --account or --anonymous; $GAPI_TOKEN; the login of \
        gapi login (of several, the one in $GAPI_ACCOUNT); the application default ($GOOGLE_APPLICATION_CREDENTIALS, \
        gcloud's login, the metadata server of Google's machines); none, for public data. Logins and the application \
        default are sent to https hosts of googleapis.com, and tokens of other servers to these servers. So an emulator at \
        --endpoint gets none but its own, unless --account names a login.

        \(examples)

        \(OptionsInHelp.place)

        Exit codes: 0 for success, 64 for invalid arguments, 65 for data that is invalid or that the service rejects, 66 \
        for a file that cannot be read, 69 for a service that cannot be reached or fails, 73 for a file that cannot be \
        written, 77 for missing permission, 130 after Ctrl-C.
        """
    }

    let words: [String]
    let pagesAll: Bool
    var output: Console
    var errors: Console
    var search: CredentialSearch

    init(words: [String], pagesAll: Bool, _ streams: ToolStreams = ToolStreams()) {
        (self.words, self.pagesAll) = (words, pagesAll)
        (output, errors, search) = (streams.output, streams.errors, streams.search)
    }

    func run(_ help: @escaping @Sendable () -> String) async throws {
        let asJSON = words.contains("--json")
        try await reporting(asJSON: asJSON, to: errors) { [self] in try await perform(help) }
    }

    private func perform(_ help: () -> String) async throws {
        guard let call = try await MethodCall<CallOptions>.read(words, help: help(), output: output) else { return }
        try call.requireNoOperands()
        if let entry = call.document.method(named: call.method), entry.method.returnsMediaAlone {
            throw ToolFailure(
                .usage,
                "\(entry.qualifiedName) answers with the bytes of a file: use gapi download, with --output FILE"
            )
        }
        let options = call.options
        try await OutputFile.writing(options.answer.output, else: output) { [self] console in
            let tool = try await call.tool(body: try options.request.bodyValue(), output: console, search)
            let answer = options.answer
            try ColumnCheck(document: call.document, query: tool.query).require(answer.columnNames)
            if answer.dryRun { return try await tool.show(withSecrets: answer.showSecrets) }
            let form = answer.format ?? tool.settings.form ?? (console.isTerminal ? .table : .json)
            let width = console.isTerminal ? console.width : nil
            try await tool.advising {
                if pagesAll || answer.pageAll || answer.max != nil {
                    try await tool.pages(form, limit: answer.max, columns: answer.columnNames, width: width)
                } else {
                    try await tool.call(form, columns: answer.columnNames, width: width)
                }
            }
        }
    }
}
