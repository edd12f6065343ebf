import ArgumentParser
import GAPIDescription
import GAPIGenerator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The tool that the plugins run: `gapi generate` without the code that finds and fetches descriptions, so that it
/// builds in seconds.
@main
struct GeneratorTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gapi-generator",
        abstract: "Generate a Swift module from the description of a service.",
        discussion: """
            Examples:
              gapi-generator drive.v3.json --out Sources/GAPIDrive
              gapi-generator drive.v3.json --out Sources/GAPIDrive --methods 'files.*,about.get' --check

            Exit codes: 0 for success, 1 if --check finds a difference or a part cannot be generated, 64 for invalid \
            arguments, 65 for a document that is not a description, 66 for one that cannot be read, 73 for a directory that \
            cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("The description: a Discovery document.", valueName: "document"))
    var document: String

    @Option(help: "The directory of the module, where files of the generator are replaced.")
    var out: String

    @Option(help: "The methods to generate: names or ids with *, separated by commas; by default all.")
    var methods: String?

    @Option(help: "The name of the enumeration around all types; by default from the name of the service.")
    var namespace: String?

    @Option(help: "The number of files with queries, and of files with models; by default as many as needed.")
    var shards: Int?

    @Flag(inversion: .prefixedNo, help: "Include the texts of the description in comments.")
    var descriptions = true

    @Flag(help: "Print the differences, and change nothing.")
    var check = false

    @Flag(help: "Print a summary of the module as a line of JSON.")
    var json = false

    func validate() throws {
        guard shards.map({ (1...100).contains($0) }) ?? true else {
            throw ValidationError("--shards must be from 1 to 100.")
        }
    }

    func run() throws {
        guard let bytes = FileManager.default.contents(atPath: document) else {
            throw failure(66, "\(document) cannot be read")
        }
        let description: API.Document
        let diagnostics: [API.Diagnostic]
        do {
            (description, diagnostics) = try API.Document.parse(bytes)
        } catch {
            throw failure(65, "\(document) is not a description: \(error)")
        }
        guard description.name?.isEmpty == false else {
            throw failure(65, "\(document) is not a description: it has no name")
        }
        let generator = Generator(
            options: .init {
                $0.methods = (methods ?? "").filter { $0 != " " }.split(separator: ",").map(String.init)
                $0.namespace = namespace
                $0.shards = shards
                $0.includesDescriptions = descriptions
            }
        )
        let output = generator.generate(description, diagnostics)
        for diagnostic in output.diagnostics where diagnostic.severity != .note { note("\(document): \(diagnostic)") }
        let differences: [Generator.Output.Difference]
        do throws(Generator.Output.Refusal) {
            differences = try check ? output.differences(from: out) : output.write(to: out)
        } catch .noMatch(let diagnostic) {
            throw failure(64, diagnostic.message)
        } catch .unusable(let reason) {
            throw failure(73, "\(out): \(reason)")
        } catch {
            throw failure(1, "\(out): \(error)")
        }
        if json {
            print(output.json)
        } else {
            let summary = output.summary
            let kilobytes = summary.bytes / 1_000
            print("\(summary.module): \(summary.methods) methods, \(summary.models) models, \(kilobytes) kB")
        }
        if check {
            for difference in differences { note("\(out): \(difference)") }
            if !differences.isEmpty { throw ExitCode(1) }
        }
        if output.hasErrors { throw ExitCode(1) }
    }

    private func failure(_ code: Int32, _ message: String) -> ExitCode {
        note("gapi-generator: \(message)")
        return ExitCode(code)
    }

    /// Writes a line to standard error, without characters that would move a terminal's cursor.
    private func note(_ line: String) {
        Array((line.replacing("\n", with: " ").printable + "\n").utf8).withUnsafeBytes {
            _ = write(STDERR_FILENO, $0.baseAddress, $0.count)
        }
    }
}
