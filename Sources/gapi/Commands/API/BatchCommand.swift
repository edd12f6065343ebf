import ArgumentParser
import AsyncFetch
import AsyncGAPI

/// The command `gapi batch`, which makes the calls of a file in batches.
struct BatchCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Make the calls of a file in batches.",
        discussion: """
            Each line of the file is a call, a JSON object:
              {"method": "files.get", "parameters": {"fileId": "1aB"}}
              {"method": "files.update", "parameters": {"fileId": "1aB"}, "body": {"name": "new"}, "id": "any value"}

            All calls of a run are for one service: that of --service, or the member "service" of the first line \
            ("drive:v3"). gapi describe lists the methods and their parameters.

            Each call has one line as its answer, in the order of the calls, or with --as-they-come as soon as it is there:
              {"index": 0, "value": …}
              {"index": 1, "id": "any value", "error": {"status": 404, "reason": "notFound", "code": …, "message": …}}
            The index counts the calls from 0; empty lines do not count. A line that is no call fails alone, before it is \
            sent. The file is read as the answers are written, so it can have any length. The services run the calls of a \
            batch in any order: no call may depend on another one.

            Examples:
              gapi batch calls.jsonl --service drive:v3 > answers.jsonl
              gapi batch - --service storage:v1 \\
                --endpoint http://127.0.0.1:4443 < calls.jsonl

            Exit codes: 0 if all calls succeeded, 65 if some failed, 64 for invalid arguments and services without batches, \
            66 for a file that cannot be read, 69 for a description that cannot be fetched, 77 for missing credentials, 130 \
            after Ctrl-C.
            """
    )

    @Argument(help: "The file with the calls; - for standard input.", completion: .file(extensions: ["jsonl"]))
    var file: String

    @Option(
        help: ArgumentHelp("The service of the calls, such as drive:v3.", valueName: "service"),
        completion: .custom(MethodCompletion.services)
    )
    var service: String?

    @Flag(help: "Write each answer as soon as it is there.")
    var asTheyCome = false

    @Option(
        help: ArgumentHelp("The most calls in one request; by default the service's own limit.", valueName: "count")
    )
    var maxCalls: Int?

    @Option(help: ArgumentHelp("The most requests at the same time.", valueName: "count"))
    var inFlight = 2

    @Option(help: ArgumentHelp("The file to write, which appears only at the end of the run.", valueName: "file"))
    var output: String?

    @Flag(help: "Write errors as JSON.")
    var json = false

    @OptionGroup(title: "Service") var documents: DocumentOptions
    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func validate() throws {
        if let maxCalls, maxCalls < 1 { throw ValidationError("--max-calls must be at least 1.") }
        guard (1...64).contains(inFlight) else { throw ValidationError("--in-flight must be from 1 to 64.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: json, to: streams.errors, tracing: connection.trace) {
            try await command.perform(streams)
        }
    }

    private func perform(_ streams: ToolStreams) async throws {
        let counts = try await OutputFile.writing(output, else: streams.output) { [self] console in
            let answers = BatchAnswers(inOrder: !asTheyCome) { console.write($0) }
            try await answer(try BatchInput(path: file, answers: answers), answers, streams.search)
            if streams.output.isTerminal { summary(of: answers, on: streams.output) }
            return answers.counts
        }
        guard counts.failed > 0 else { return }
        throw ToolFailure(.badData, "\(counts.failed.grouped) of \(counts.all.grouped) calls failed")
    }

    private func answer(_ input: BatchInput, _ answers: BatchAnswers, _ search: CredentialSearch) async throws {
        let first = try await input.firstService()
        guard !first.isEmpty else { return }
        guard let name = service ?? first.service else {
            throw ToolFailure(.usage, "name the service: --service drive:v3, or \"service\" in the first line")
        }
        let document = try await documents.library.document(name)
        let (settings, search) = try connection.resolved(search)
        let way = try await ServiceConnection(to: GAPI.ServiceDefinition(document), settings, search)
        let service = GAPI.DynamicService(
            document,
            credentials: way.credentials,
            configuration: way.configuration,
            fetcher: way.fetcher
        )
        let queries = AsyncThrowingStream { try await input.next(by: service, named: name, way) }
        let options = GAPI.BatchOptions {
            $0.maximumCalls = maxCalls
            $0.batchesInFlight = inFlight
        }
        var count = 0
        for try await (number, result) in service.batchResults(of: queries, options: options) {
            answers.settle(number, result)
            count += 1
            CommandNetwork.current.waits.setDone("\(count.grouped) calls")
        }
    }

    private func summary(of answers: BatchAnswers, on console: Console) {
        let outcomes = answers.outcomes
        guard !outcomes.isEmpty else { return }
        let table = Table(
            .init("outcome", width: min(outcomes.map(\.name.count).max() ?? 0, 40), .left),
            .init("calls", width: 9)
        )
        console.print(console.styled(table.header, .dim))
        for (name, count) in outcomes { console.print(table.line([name.singleLine, count.grouped])) }
    }
}
