import ArgumentParser
import AsyncGAPI

/// The command `gapi call`, which calls any method of any service.
struct CallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "call",
        abstract: "Call any method of any Google service.",
        usage: "gapi call <service> <method> [--parameter <value> …] [<options>]",
        discussion: CallLine.discussion(
            """
            Examples:
              gapi call drive:v3 files.list --q "trashed = false" --pageSize 10
              gapi call storage:v1 objects.list --bucket photos --page-all --format csv > photos.csv
              gapi call calendar:v3 events.insert --calendarId primary --body event.json
              gapi call storage:v1 objects.get --bucket b --object o --endpoint http://127.0.0.1:4443
            """
        )
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: "The service (drive:v3, drive, a file), the method, its parameters and the options.",
        completion: .custom(MethodCompletion.words)
    )
    var words: [String] = []

    func run() async throws { try await CallLine(words: words, pagesAll: false).run(Self.helpMessage()) }
}

/// The command `gapi pages`, which calls a method and reads all pages of its list.
struct PagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pages",
        abstract: "Call a method that answers a list, and go through all its pages.",
        usage: "gapi pages <service> <method> [--parameter <value> …] [<options>]",
        discussion: CallLine.discussion("The same as gapi call --page-all.")
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: "The service (drive:v3, drive, a file), the method, its parameters and the options.",
        completion: .custom(MethodCompletion.words)
    )
    var words: [String] = []

    func run() async throws { try await CallLine(words: words, pagesAll: true).run(Self.helpMessage()) }
}

/// The work of `gapi call` and `gapi pages`.
struct CallLine {
    static func discussion(_ examples: String) -> String {
        """
        Options before the method are those below. After it, each --name that the method has is a parameter of it, written \
        --name value or --name=value, several times if it is repeated; gapi describe shows them, and so does --help after a \
        method. A service is looked for in --from, $GAPI_DOCUMENTS, the cache, and an installed google-api-python-client; else \
        the Discovery service is asked.

        \(examples)

        \(CallOptions.optionsHelp)

        Ends with 0; 64 for arguments that do not fit, 65 for data that the service or JSON refuses, 66 when a file cannot be \
        read, 69 when the service cannot be reached or fails, 77 without permission, 130 after Ctrl-C.
        """
    }

    let words: [String]
    let pagesAll: Bool
    var output = Console.standard
    var errors = Console.standardError

    func run(_ help: String) async throws {
        let asJSON = words.contains("--json")
        try await reporting(asJSON: asJSON, to: errors) { [self] in try await perform(help) }
    }

    private func perform(_ help: String) async throws {
        var line = try MethodLine(words, CallOptions.names)
        guard let api = line.api else {
            output.print(help)
            if !line.wantsHelp { throw ExitCode.usage }
            return
        }
        let before = try CallOptions.reading(line.ownForDescription(isFolder: isFolder(_:)))
        let document = try await before.service.documents.library.document(api)
        guard let name = line.method else {
            if line.wantsHelp { return Description(document, on: output).overview() }
            throw ToolFailure(.usage, "which method of \(api)? gapi list \(api) shows them")
        }
        guard let entry = document.method(named: name) else {
            let names = document.allMethods.map(\.qualifiedName)
            let near = Suggestion.nearest(to: name, among: names)
            throw ToolFailure(.usage, "\(document.name ?? api) has no method `\(name)`; \(near)")
        }
        let parameters = try line.parameters(of: entry.method)
        if line.wantsHelp { return Description(document, on: output).method(entry, api: api) }
        if let operand = line.operands.first {
            throw ToolFailure(.usage, "`\(operand)` is no option; parameters are written --name value")
        }
        let options = try CallOptions.reading(line.own)
        try await OutputFile.writing(options.answer.output, else: output) { console in
            let tool = try APITool(
                document,
                name,
                parameters,
                body: try options.service.bodyValue(),
                options.service.settings,
                output: console
            )
            let answer = options.answer
            if answer.dryRun { return try await tool.show(withSecrets: answer.showSecrets) }
            let form = answer.format ?? (console.isTerminal ? .table : .json)
            let width = console.isTerminal ? console.width : nil
            if pagesAll || answer.pageAll {
                try await tool.pages(form, limit: answer.max, columns: answer.columnNames, width: width)
            } else {
                try await tool.call(form, columns: answer.columnNames, width: width)
            }
        }
    }
}

extension ParsableArguments {
    /// The part of the help text about the options.
    static var optionsHelp: String {
        let help = helpMessage(includeHidden: false, columns: 78)
        guard let start = help.firstRange(of: "\n\n"), let end = help.firstRange(of: "\nOPTIONS:\n  -h") else {
            return help
        }
        return String(help[start.upperBound..<end.lowerBound])
    }
}
