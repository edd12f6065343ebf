import ArgumentParser

/// The command `gapi demo`, which shows the library at work against an emulator in this process.
struct DemoCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Demonstrate the library with an emulator that fails on purpose.",
        discussion: """
            It needs neither an account nor a network. It lists objects page by page, uploads a file over a connection that \
            breaks twice, downloads a part of it, downloads it over a connection that breaks, cancels a listing, retries after a \
            503, kills a process that uploads and goes on in another one, and refuses responses of a hostile server. The result \
            of each step is compared with the journal of the emulator. The log of the traffic stays until the next run: a page \
            that any browser shows.

            Examples:
              gapi demo
              gapi demo --json
              gapi demo --objects 2000 --size 8 --trace ./traffic

            Exit codes: 0 if all steps were verified, 1 if one failed, 64 for invalid arguments, 73 if standard output, the \
            log or temporary files cannot be written, 130 after Ctrl-C.
            """
    )

    @Flag(help: "Print a JSON object for each step and a summary, instead of text for people.")
    var json = false

    @Option(help: ArgumentHelp("The number of objects to list.", valueName: "count"))
    var objects = 10_000

    @Option(help: ArgumentHelp("The size of the uploaded file in MiB.", valueName: "MiB"))
    var size = 64

    @Option(
        help: ArgumentHelp(
            "The folder for the log of the traffic; by default one in the folder for temporary files.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var trace: String?

    func validate() throws {
        guard (10...1_000_000).contains(objects) else { throw ValidationError("--objects must be from 10 to 1000000.") }
        guard (1...4096).contains(size) else { throw ValidationError("--size must be from 1 to 4096.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let demo = Demo(
            objectCount: objects,
            fileSize: Int64(size) << 20,
            output: json ? .machine(streams.output) : .people(streams.output),
            program: ThisProgram.path,
            traceFolder: trace ?? DemoLogFolder.path()
        )
        let isVerified: Bool
        do {
            isVerified = try await withCancellation(on: [.interrupt, .terminate, .hangUp]) { try await demo.run() }
        } catch is CancellationError {
            throw ExitCode.cancelled
        }
        guard isVerified else { throw ExitCode.failure }
    }
}
