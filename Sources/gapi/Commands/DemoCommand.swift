import ArgumentParser

/// The command `gapi demo`, which shows the library at work against an emulator in this process.
struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Show the library at work against an emulator that breaks things on purpose.",
        discussion: """
            Needs no account and no network. Lists objects through pages, uploads a file over a connection that breaks twice, \
            downloads it in part and over a connection that breaks, cancels a listing, and retries a 503. Each step is \
            verified against what the emulator has seen.

            Examples:
              gapi demo
              gapi demo --json
              gapi demo --objects 2000 --size 8

            Ends with 0 when every step was verified, with 1 when one failed, with 64 for wrong arguments, with 130 after Ctrl-C.
            """
    )

    @Flag(help: "Print one JSON object a step and a summary, instead of text for people.")
    var json = false

    @Option(help: ArgumentHelp("The number of objects to list.", valueName: "count"))
    var objects = 10_000

    @Option(help: ArgumentHelp("The size of the uploaded file in MiB.", valueName: "MiB"))
    var size = 64

    func validate() throws {
        guard (10...1_000_000).contains(objects) else { throw ValidationError("--objects must be from 10 to 1000000.") }
        guard (1...4096).contains(size) else { throw ValidationError("--size must be from 1 to 4096.") }
    }

    func run() async throws {
        let demo = Demo(
            objectCount: objects,
            fileSize: Int64(size) << 20,
            output: json ? .machine(.standard) : .people(.standard)
        )
        let isVerified: Bool
        do {
            isVerified = try await withCancellation(on: [.interrupt, .terminate, .hangUp]) { try await demo.run() }
        } catch is CancellationError {
            throw ExitCode(130)
        }
        guard isVerified else { throw ExitCode.failure }
    }
}
