import ArgumentParser
import AsyncGAPI
import NIOCore
import Synchronization

/// The command `gapi download`, which downloads the media of any method that has media.
struct DownloadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "download",
        abstract: "Download the media of any method that returns media.",
        usage: "gapi download <service> <method> [--parameter <value> …] --output <file> [<options>]",
        discussion: """
            The file is replaced only when the download is complete and matches the checksum of the service, if there is \
            one. After a broken connection, the download continues where it stopped.

            Examples:
              gapi download drive:v3 files.get --fileId 1aB --output talk.mp4
              gapi download storage:v1 objects.get --bucket b --object log.gz --range 0-1023 --output - | file -

            \(DownloadCommandOptions.optionsHelp)

            The exit codes are those of gapi call.
            """
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: "The service, the method, its parameters and the options.",
        completion: .custom(MethodCompletion.words)
    )
    var words: [String] = []

    func run() async throws { try await run(output: .standard, errors: .standardError) }

    // `write` receives media for standard output.
    func run(
        output: Console,
        errors: Console,
        search: CredentialSearch = .process,
        write: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void = OutputFile.standardOutput
    ) async throws {
        let help = Self.helpMessage()
        let words = words
        try await reporting(asJSON: words.contains("--json"), to: errors) {
            let read = try await MethodCall<DownloadCommandOptions>.read(words, help: help, output: output)
            guard let call = read else { return }
            try call.requireNoOperands()
            guard let path = call.options.output else {
                throw ToolFailure(.usage, "--output is missing: a file, or - for standard output")
            }
            let tool = try await call.tool(body: nil, output: output, search)
            let range = try call.options.bytes
            try await tool.advising {
                if path == "-" {
                    for try await chunk in tool.service.media(tool.query, range: range) {
                        try chunk.withUnsafeReadableBytes(write)
                    }
                } else {
                    try await download(tool, to: path, range)
                }
            }
        }
    }

    @Sendable private func download(_ tool: APITool, to path: String, _ range: Range<Int64>?) async throws {
        let bar = ProgressBar("downloading", .bytes, on: tool.output)
        defer { bar.finish() }
        var count: Int64 = 0
        if let range {
            let total = range.upperBound == .max ? 0 : Int64(range.count)
            try await OutputFile.bytes(path) { write in
                for try await chunk in tool.service.media(tool.query, range: range) {
                    try chunk.withUnsafeReadableBytes(write)
                    count += Int64(chunk.readableBytes)
                    bar.update(.init(done: count, ahead: count, total: total))
                }
            }
        } else {
            let counter = ByteCounter()
            try await tool.service.download(tool.query, to: path) {
                counter.count = $0.acknowledged
                bar.update(.init(done: $0.acknowledged, ahead: $0.sent, total: $0.total ?? 0))
            }
            count = counter.count
        }
        bar.finish()
        tool.output.print("\(count.grouped) bytes in \(path)")
    }
}

/// The options of `gapi download`.
struct DownloadCommandOptions: MethodOptions {
    @OptionGroup(title: "Service") var service: ServiceOptions

    @Option(help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The first and the last byte, from 0: 0-1023, or 1024- for the rest.",
            valueName: "a-b"
        )
    )
    var range: String?

    static let names = MethodLine.Options(
        valued: ServiceOptions.valued.union(["output", "range"]),
        flags: ServiceOptions.flags
    )

    /// The range of bytes in ``range``; `nil` for all bytes.
    var bytes: Range<Int64>? {
        get throws {
            guard let range else { return nil }
            let ends = range.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count == 2, let first = Int64(ends[0]), first >= 0 else {
                throw ToolFailure(.usage, "--range is written FIRST-LAST or FIRST-, such as 0-1023")
            }
            if ends[1].isEmpty { return first..<Int64.max }
            guard let last = Int64(ends[1]), last >= first, last < .max else {
                throw ToolFailure(.usage, "--range ends before it begins")
            }
            return first..<last + 1
        }
    }
}

/// The number of bytes received so far, which any thread may set.
private final class ByteCounter: Sendable {
    private let state = Mutex<Int64>(0)
    var count: Int64 {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
