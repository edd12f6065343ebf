import Foundation
import PackagePlugin

/// Generates a service's types while a target is built, from the documents `*.discovery.json` in it.
///
/// Build plugins have to name their files beforehand: `drive.discovery.json` becomes the namespace `Drive`, in one file for the
/// service, and a fixed number of files each for queries and models. `gapi.json` beside it has the choices:
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
        return target.sourceFiles.filter { $0.url.lastPathComponent.hasSuffix(suffix) }.map { document in
            let name = String(document.url.lastPathComponent.dropLast(suffix.count))
            let namespace = choices.namespace ?? name.prefix(1).uppercased() + name.dropFirst()
            let shards = choices.shards ?? 4
            let directory = context.pluginWorkDirectoryURL.appending(path: name)
            let numbered = (1...shards).flatMap { ["+Queries\($0)", "+Models\($0)"] }
            var arguments = [
                document.url.path(), "--out", directory.path(), "--namespace", namespace, "--shards", "\(shards)",
            ]
            if let methods = choices.methods { arguments += ["--methods", methods.joined(separator: ",")] }
            if choices.descriptions == false { arguments.append("--no-descriptions") }
            return .buildCommand(
                displayName: "Generating \(namespace) from \(document.url.lastPathComponent)",
                executable: tool,
                arguments: arguments,
                inputFiles: [document.url] + (choicesFile.map { [$0] } ?? []),
                outputFiles: ([""] + numbered).map { directory.appending(path: "\(namespace)\($0).swift") }
            )
        }
    }
}
