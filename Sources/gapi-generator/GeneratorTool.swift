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

            Ends with 0, with 1 when --check finds a difference or something cannot be generated, with 64 for wrong arguments, \
            with 65 for a document that is no description, with 66 for one that cannot be read, with 73 when the directory cannot \
            be written.
            """
    )

    @Argument(help: ArgumentHelp("The description: a Discovery document.", valueName: "document"))
    var document: String

    @Option(help: "The directory of the module; what the generator made there before is replaced.")
    var out: String

    @Option(help: "The methods to generate, with what they need: names or ids with *, separated by commas.")
    var methods: String?

    @Option(help: "The enumeration around all types; made of the service's name without it.")
    var namespace: String?

    @Option(help: "The files of queries and of models; as many as there must be without it.")
    var shards: Int?

    @Flag(inversion: .prefixedNo, help: "Whether comments tell what the description says, besides the facts.")
    var descriptions = true

    @Flag(help: "Change nothing, but say what is different.")
    var check = false

    @Flag(help: "Print what was made as a line of JSON.")
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
            throw failure(65, "\(document) is no description: \(error)")
        }
        guard description.name?.isEmpty == false else {
            throw failure(65, "\(document) is no description: it has no name")
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
