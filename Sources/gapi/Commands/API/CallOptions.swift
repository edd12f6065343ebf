import ArgumentParser
import AsyncFetch
import AsyncGAPI
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The options for the source of descriptions.
struct DocumentOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A folder with descriptions that are called name.version.json.", valueName: "dir"))
    var from: String?

    @Flag(help: "Fetch the description again from the Discovery service.")
    var refresh = false

    var library: GAPI.DescriptionLibrary {
        var library = GAPI.DescriptionLibrary(from: from, refreshes: refresh)
        library.fetcher = CommandNetwork.current.fetcher
        return library
    }
}

/// The options for the way to a service, and for the credentials that are sent there.
struct ConnectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The root URL instead of the service's own: an emulator or a region; by default $GAPI_ENDPOINT.",
            valueName: "url"
        )
    )
    var endpoint: String?

    @Option(help: ArgumentHelp("An OAuth 2 access token; by default $GAPI_TOKEN.", valueName: "token"))
    var token: String?

    @Option(help: ArgumentHelp("An API key.", valueName: "key"))
    var key: String?

    @Option(help: ArgumentHelp("The account of gapi login to call with; by default $GAPI_ACCOUNT.", valueName: "name"))
    var account: String?

    @Flag(help: "Send no credentials: for public data.")
    var anonymous = false

    @Flag(help: "Send the token or key over plain HTTP, where others can read it.")
    var allowHTTP = false

    // Not groups: in debug builds, ArgumentParser checks each group in a group four times as often.
    @Option(name: .customLong("profile"), help: ProfileOptions.help, completion: ProfileOptions.completion)
    var profileName: String?

    @Option(help: TraceOptions.help, completion: .directory)
    var trace: String?

    var profile: ProfileOptions {
        var options = ProfileOptions()
        options.profile = profileName
        return options
    }

    static let valued = ProfileOptions.valued.union(TraceOptions.valued).union(["endpoint", "token", "key", "account"])
    static let flags: Set = ["anonymous", "allow-http"]

    func validate() throws {
        // Other processes can read the arguments of this one, which may soon wait for its input for a long time.
        for secret in [token, key].compactMap(\.self) { ProcessArguments.hide(secret) }
        if [token != nil, key != nil, account != nil, anonymous].count(where: { $0 }) > 1 {
            throw ValidationError("Choose one of --token, --key, --account and --anonymous.")
        }
        for (option, secret) in [("--token", token), ("--key", key)] where !Self.isSendable(secret ?? "") {
            throw ValidationError("\(option) has characters that no token and no key has.")
        }
        if let endpoint {
            let request = try? HTTPRequest(url: endpoint)
            guard ["http", "https"].contains(request?.scheme), request?.authority?.isEmpty == false else {
                throw ValidationError("--endpoint is the URL of a server, such as http://127.0.0.1:4443.")
            }
        }
    }

    /// Hides tokens and keys among words of which it is not known yet what they mean.
    static func hideSecrets(in words: [String]) {
        for (index, word) in words.enumerated() {
            for option in ["--token", "--key"] {
                if word == option, index + 1 < words.count { ProcessArguments.hide(words[index + 1]) }
                if word.hasPrefix(option + "=") { ProcessArguments.hide(String(word.dropFirst(option.count + 1))) }
            }
        }
    }

    /// Returns `true` if a token or a key can be sent as it is: it is visible ASCII.
    private static func isSendable(_ secret: String) -> Bool { secret.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

    /// Returns what the line, the environment variables and the profile say, and the search for credentials that none
    /// of them names.
    func resolved(_ search: CredentialSearch) throws -> (settings: APITool.Settings, search: CredentialSearch) {
        let search = try profile.search(search)
        return (try settings(search.variables), search)
    }

    /// Returns what the line says, and the environment variables where it says nothing.
    func settings(_ variables: GAPI.CredentialEnvironment) throws -> APITool.Settings {
        if token == nil, let token = variables["GAPI_TOKEN"], !Self.isSendable(token) {
            throw ToolFailure(.usage, "$GAPI_TOKEN has characters that no token has")
        }
        let isChosen = key != nil || account != nil || anonymous
        return APITool.Settings(
            endpoint: endpoint ?? variables[Setting.endpoint.variable],
            token: token ?? (isChosen ? nil : variables["GAPI_TOKEN"]),
            key: key,
            account: account,
            isAnonymous: anonymous,
            allowsPlainHTTP: allowHTTP,
            form: try variables.format()
        )
    }
}

/// The options for what is sent, and for errors, of all commands that call methods.
struct RequestOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The request body: a file, - for standard input, or JSON.", valueName: "json"))
    var body: String?

    @Flag(help: "Write errors as JSON.")
    var json = false

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
                "--body is not JSON: \(error.message), line \(error.line), column \(error.column)"
            )
        }
    }
}

/// The options for the output.
struct AnswerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format: table, json, jsonl or csv; by default $GAPI_FORMAT, else a table on a terminal, otherwise json.",
            valueName: "format"
        )
    )
    var format: AnswerForm?

    @Option(help: ArgumentHelp("The columns of a table or of CSV, such as id,owner.name.", valueName: "names"))
    var columns: String?

    @Flag(help: "Read all pages of a list.")
    var pageAll = false

    @Option(help: ArgumentHelp("Read a list up to so many items, from as many pages as they need.", valueName: "count"))
    var max: Int?

    @Option(help: ArgumentHelp("The file to write, which appears only after success.", valueName: "file"))
    var output: String?

    @Flag(help: "Print the call as a curl command with secrets redacted, and send nothing.")
    var dryRun = false

    @Flag(help: "Do not redact secrets.")
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
struct CallOptions: MethodOptions {
    @OptionGroup(title: "Service") var documents: DocumentOptions
    @OptionGroup(title: "Service") var connection: ConnectionOptions
    @OptionGroup(title: "Service") var request: RequestOptions
    @OptionGroup(title: "Answer") var answer: AnswerOptions

    static let names = allNames(valued: AnswerOptions.valued, flags: AnswerOptions.flags)
}

extension ParsableArguments {
    /// Parses the tool's own options; throws ``ToolFailure`` if they are invalid.
    static func reading(_ words: [String]) throws -> Self {
        do { return try parse(words) } catch { throw ToolFailure(.usage, message(for: error)) }
    }
}
