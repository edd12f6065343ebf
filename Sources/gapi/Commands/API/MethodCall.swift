import ArgumentParser
import AsyncGAPI
import AsyncJSON

/// The options of a command that calls a method.
///
/// To ArgumentParser they are a command without a name, whose groups have no groups: it takes options alone for a group
/// of a command, and in debug builds it checks each group in a group four times as often.
protocol MethodOptions: ParsableCommand, Sendable {
    var documents: DocumentOptions { get }
    var connection: ConnectionOptions { get }
    var request: RequestOptions { get }
    static var names: MethodLine.Options { get }
}

extension MethodOptions {
    /// Returns the names of all options: those of every such command, and some of its own.
    static func allNames(valued: Set<String>, flags: Set<String> = []) -> MethodLine.Options {
        MethodLine.Options(
            valued: ConnectionOptions.valued.union(["from", "body"]).union(valued),
            flags: ConnectionOptions.flags.union(["refresh", "json"]).union(flags)
        )
    }
}

/// A call of a method, from the words of a command line.
struct MethodCall<Options: MethodOptions>: Sendable {
    let document: API.Document
    let method: String
    let parameters: [String: JSON.Value]
    /// The words that are neither options nor parameters.
    let operands: [String]
    let options: Options

    /// Reads a command line, and writes help if it asks for that.
    /// - Returns: The call; `nil` if help was written.
    static func read(_ words: [String], help: @autoclosure () -> String, output: Console) async throws -> MethodCall? {
        // The description, which takes its time, says which words are parameters.
        ConnectionOptions.hideSecrets(in: words)
        var line = try MethodLine(words, Options.names)
        guard let api = line.api else {
            output.print(help())
            if !line.wantsHelp { throw ExitCode.usage }
            return nil
        }
        let own = try Options.reading(line.ownForDescription(isFolder: isFolder(_:)))
        CommandNetwork.current.trace(into: own.connection.trace)
        let document = try await own.documents.library.document(api)
        guard let name = line.method else {
            guard line.wantsHelp else {
                throw ToolFailure(.usage, "the method is missing; gapi list \(api) lists the methods")
            }
            Description(document, on: output).overview()
            return nil
        }
        guard let entry = document.method(named: name) else {
            let near = Suggestion.nearest(to: name, among: document.allMethods.map(\.qualifiedName))
            throw ToolFailure(.usage, "\(document.name ?? api) has no method `\(name)`; \(near)")
        }
        let parameters = try line.parameters(of: entry.method)
        if line.wantsHelp {
            Description(document, on: output).method(entry, api: api)
            return nil
        }
        return MethodCall(
            document: document,
            method: name,
            parameters: parameters,
            operands: line.operands,
            options: try Options.reading(line.own)
        )
    }

    /// Throws if there are words that the command does not take.
    func requireNoOperands() throws {
        guard let operand = operands.first else { return }
        throw ToolFailure(.usage, "`\(operand)` is not an option; parameters are written --name value")
    }

    /// Returns the call itself with its credentials, ready to be sent.
    ///
    /// - Parameters:
    ///   - body: The request body.
    ///   - file: The file that is uploaded.
    ///   - output: The console for what it writes.
    ///   - search: The search for credentials that the line does not name.
    /// - Returns: The call.
    /// - Throws: ``ToolFailure``, and the errors of the search and of the check of the arguments.
    func tool(
        body: JSON.Value?,
        file: String? = nil,
        output: Console,
        _ search: CredentialSearch
    ) async throws -> APITool {
        var (parameters, body) = (parameters, body)
        if let file, let entry = document.method(named: method) {
            try UploadName.add(of: file, to: &parameters, &body, entry.method, in: document)
        }
        let (settings, search) = try options.connection.resolved(search)
        return try await APITool(document, method, parameters, body: body, settings, output: output)
            .withCredentials(of: search)
    }
}
