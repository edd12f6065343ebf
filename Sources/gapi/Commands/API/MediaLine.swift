import ArgumentParser
import AsyncGAPI
import AsyncJSON

/// The options of a command that uploads or downloads media.
protocol MediaOptions: ParsableArguments {
    var service: ServiceOptions { get }
    static var names: MethodLine.Options { get }
}

/// The command line of a command that uploads or downloads media.
enum MediaLine {
    /// A method with its arguments.
    struct Call {
        let document: API.Document
        let method: String
        let parameters: [String: JSON.Value]
    }

    /// Reads a command line, and writes help if it asks for that.
    /// - Returns: The line, its options and its call; `nil` if help was written.
    static func read<Options: MediaOptions>(
        _ words: [String],
        _: Options.Type,
        help: String,
        output: Console
    ) async throws -> (line: MethodLine, options: Options, call: Call)? {
        var line = try MethodLine(words, Options.names)
        guard let api = line.api else {
            output.print(help)
            if !line.wantsHelp { throw ExitCode.usage }
            return nil
        }
        let own = line.ownForDescription(isFolder: isFolder(_:))
        let document = try await Options.reading(own).service.documents.library.document(api)
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
        let options = try Options.reading(line.own)
        return (line, options, Call(document: document, method: name, parameters: parameters))
    }
}
