import Foundation
import PackagePlugin

/// Generates a service's types while a target is built, from the target's documents `*.discovery.json`.
///
/// A build plugin has to name its files beforehand. So `drive.discovery.json` gives the namespace `Drive`, and
/// `my-api.discovery.json` gives `MyApi`. There is one file for the service, and a fixed number of files each for
/// queries and models. A file `gapi.json` in the target sets the options for all of its documents:
///
/// ```json
/// { "namespace": "Drive", "methods": ["files.*"], "descriptions": true, "shards": 4 }
/// ```
@main
struct GAPIGeneratorPlugin: BuildToolPlugin {
    struct Choices: Decodable {
        var namespace: String?
        var methods: [String]?
        var descriptions: Bool?
        var shards: Int?
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "gapi-generator").url
        let suffix = ".discovery.json"
        let choicesFile = target.sourceFiles.first { $0.url.lastPathComponent == "gapi.json" }?.url
        var choices = Choices()
        if let choicesFile {
            choices = try JSONDecoder().decode(Choices.self, from: Data(contentsOf: choicesFile))
        }
        let shards = choices.shards ?? 4
        guard (1...100).contains(shards) else {
            throw BadChoice(description: "gapi.json: shards is \(shards); it must be from 1 to 100")
        }
        return target.sourceFiles.filter { $0.url.lastPathComponent.hasSuffix(suffix) }.map { document in
            let name = String(document.url.lastPathComponent.dropLast(suffix.count))
            let namespace = Self.identifier(choices.namespace ?? name)
            let directory = context.pluginWorkDirectoryURL.appending(path: name)
            let numbered = (1...shards).flatMap { ["+Queries\($0)", "+Models\($0)"] }
            var arguments = [
                document.url.path(percentEncoded: false), "--out", directory.path(percentEncoded: false),
                "--namespace", namespace, "--shards", "\(shards)",
            ]
            if let methods = choices.methods { arguments += ["--methods", methods.joined(separator: ",")] }
            if choices.descriptions == false { arguments.append("--no-descriptions") }
            return .buildCommand(
                displayName: "Generating \(namespace) from \(document.url.lastPathComponent)",
                executable: tool,
                arguments: arguments,
                inputFiles: [document.url] + (choicesFile.map { [$0] } ?? []),
                outputFiles: (["+Service"] + numbered).map { directory.appending(path: "\(namespace)\($0).swift") }
            )
        }
    }

    /// Returns the name that the generator makes from a text, by the rules of its `Namer`: the names of the files begin
    /// with it.
    private static func identifier(_ text: String) -> String {
        let words = text.utf8.split { byte in
            !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }.map { String(decoding: $0, as: UTF8.self) }
        var name = ""
        for word in words {
            // Digits stay apart, and no digit comes first.
            if word.first?.isNumber == true, name.last?.isNumber ?? true { name += "_" }
            name += word.prefix(1).uppercased() + word.dropFirst()
        }
        return name.isEmpty ? "API" : String(name.prefix(200))
    }

    private struct BadChoice: Error, CustomStringConvertible {
        let description: String
    }
}
