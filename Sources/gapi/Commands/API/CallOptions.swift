import ArgumentParser
import AsyncGAPI
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The options for the source of descriptions.
struct DocumentOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A folder with descriptions, as name.version.json.", valueName: "dir"))
    var from: String?

    @Flag(help: "Ask the Discovery service anew.")
    var refresh = false

    var library: DescriptionLibrary {
        var library = DescriptionLibrary(from: from, refreshes: refresh)
        library.fetcher = .tool
        return library
    }
}

/// The options of all commands that call methods.
struct ServiceOptions: ParsableArguments {
    @OptionGroup var documents: DocumentOptions

    @Option(help: ArgumentHelp("Another root than the service's own: an emulator, a region.", valueName: "url"))
    var endpoint: String?

    @Option(help: ArgumentHelp("A token of OAuth 2; by default $GAPI_TOKEN.", valueName: "token"))
    var token: String?

    @Option(help: ArgumentHelp("An API key.", valueName: "key"))
    var key: String?

    @Flag(help: "Send a token or a key over plain http, where all on the way can read it.")
    var allowHTTP = false

    @Option(help: ArgumentHelp("The body: a file, - for standard input, or JSON.", valueName: "json"))
    var body: String?

    @Flag(help: "Write errors as JSON.")
    var json = false

    static let valued: Set = ["from", "endpoint", "token", "key", "body"]
    static let flags: Set = ["refresh", "json", "allow-http"]

    var settings: APITool.Settings {
        let token = token ?? ProcessInfo.processInfo.environment["GAPI_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        return APITool.Settings(
            endpoint: endpoint,
            token: key == nil ? token : nil,
            key: key,
            allowsPlainHTTP: allowHTTP
        )
    }

    func bodyValue() throws -> JSON.Value? {
        guard let body else { return nil }
        let isText = ["{", "[", "\""].contains { body.drop(while: \.isWhitespace).hasPrefix($0) }
        do {
            return isText ? try JSON.Value(parsing: body) : try JSON.Value(parsing: try readInput(path: body))
        } catch let error as InputError {
            throw ToolFailure(.unreadable, "--body \(body): \(error.reason)")
        } catch let error as JSON.Error {
            throw ToolFailure(
                .badData,
                "--body is no JSON: \(error.message), line \(error.line), column \(error.column)"
            )
        }
    }
}

/// The options for the output.
struct AnswerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("table, json, jsonl or csv; a table on a terminal, else json.", valueName: "form"))
    var format: AnswerForm?

    @Option(help: ArgumentHelp("The columns of table and csv: id,owner.name.", valueName: "names"))
    var columns: String?

    @Flag(help: "Go through all pages of a list.")
    var pageAll = false

    @Option(help: ArgumentHelp("The most items, of all pages together.", valueName: "count"))
    var max: Int?

    @Option(help: ArgumentHelp("Write to a file, which is there when all is well.", valueName: "file"))
    var output: String?

    @Flag(help: "Show the call as a line for a shell, with secrets blacked out, and send nothing.")
    var dryRun = false

    @Flag(help: "Black nothing out.")
    var showSecrets = false

    static let valued: Set = ["format", "columns", "max", "output"]
    static let flags: Set = ["page-all", "dry-run", "show-secrets"]

    func validate() throws {
        if let max, max < 0 { throw ValidationError("--max must not be negative.") }
    }

    var columnNames: [String] { columns?.split(separator: ",").map(String.init) ?? [] }
}

extension AnswerForm: ExpressibleByArgument {}

/// The options of `gapi call`.
struct CallOptions: ParsableArguments {
    @OptionGroup(title: "Service") var service: ServiceOptions
    @OptionGroup(title: "Answer") var answer: AnswerOptions

    static let names = MethodLine.Options(
        valued: ServiceOptions.valued.union(AnswerOptions.valued),
        flags: ServiceOptions.flags.union(AnswerOptions.flags)
    )
}

extension ParsableArguments {
    /// Parses the tool's own options; throws ``ToolFailure`` if they are invalid.
    static func reading(_ words: [String]) throws -> Self {
        do { return try parse(words) } catch { throw ToolFailure(.usage, message(for: error)) }
    }
}
