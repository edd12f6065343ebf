import ArgumentParser
import Foundation
import XMLSamples

/// Records as an asynchronous sequence against the same records handed to a function, in a process of their own: what
/// others leave behind in memory, above all Foundation's trees, slows one of the two down more than the other.
struct XMLSequence: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xml-sequence",
        abstract: "Compares an asynchronous sequence of records with a function that is called for each.",
        shouldDisplay: false
    )

    /// The name of the document.
    @Argument var input: String

    @Argument var rounds: Int

    @Flag var json = false

    /// Reports what a child measured.
    static func compare(_ input: XMLInput, rounds: Int, _ report: Report) async throws {
        let arguments = ["xml-sequence", input.name, "\(rounds)"] + (report.isJSON ? ["--json"] : [])
        report.relay(try await ChildProcess.output(arguments))
    }

    func run() async throws {
        guard let input = XMLWork.inputs.first(where: { $0.name == input }) else {
            throw ValidationError("There is no input \(input)")
        }
        let work = try XMLWork.on(input, withPeers: false)
        try await XMLRows.compareSpeed(work, of: [.streaming, .sequence], rounds: rounds, Report(isJSON: json))
    }
}
