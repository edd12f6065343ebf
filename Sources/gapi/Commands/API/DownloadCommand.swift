import ArgumentParser
import AsyncFetch
import AsyncGAPI
import NIOCore
import Synchronization

/// The command `gapi download`, which downloads the media of any method that has media.
struct DownloadCommand: MethodCommand {
    typealias Line = DownloadCommandOptions

    static let configuration = CommandConfiguration(
        commandName: "download",
        abstract: "Download the media of any method that returns media.",
        usage: "gapi download <service> <method> [--parameter <value> …] --output <file> [<options>]",
        discussion: """
            The file is replaced only when the download is complete and matches the checksum of the service, if there is \
            one. After a broken connection, the download continues where it stopped. When it is cancelled or fails, what has \
            arrived stays beside the file (.part, .part.json) if the server tells a version, and the same command goes on from \
            there; after kill -9 or a power cut, the last bytes, up to 16 MiB, arrive again. With --slices, several ranges of a large \
            file arrive at the same time, where the server tells its size and version; other media come as one stream.

            Examples:
              gapi download drive:v3 files.get --fileId 1aB --output talk.mp4
              gapi download storage:v1 objects.get --bucket logs --object a.log \\
                --range 0-1023 --output - | file -
              gapi download storage:v1 objects.get --bucket backup --object disk.img \\
                --output disk.img --slices 8

            \(OptionsInHelp.place)

            The exit codes are those of gapi call.
            """
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: "The service, the method, its parameters and the options.",
        completion: .custom(MethodCompletion.words)
    )
    var words: [String] = []

    func run(_ streams: ToolStreams) async throws {
        let words = words
        try await reporting(asJSON: words.contains("--json"), to: streams.errors) {
            let read = try await MethodCall<DownloadCommandOptions>.read(words, help: Self.help, output: streams.output)
            guard let call = read else { return }
            try call.requireNoOperands()
            guard let path = call.options.output else {
                throw ToolFailure(.usage, "--output is missing: a file, or - for standard output")
            }
            let body = try call.options.request.bodyValue()
            let tool = try await call.tool(body: body, output: streams.output, streams.search)
            let range = try call.options.bytes
            let slices = try call.options.divided
            try await tool.advising { try await download(tool, to: path, range, slices, streams) }
        }
    }

    @Sendable private func download(
        _ tool: APITool,
        to path: String,
        _ range: Range<Int64>?,
        _ slices: DownloadSlices,
        _ streams: ToolStreams
    ) async throws {
        // Standard output has the bytes and nothing else.
        let console = OutputFile.isStandardOutput(path) ? Console.silent : streams.output
        let count: Int64
        if range != nil || OutputFile.isStream(path) {
            let total = range.map { $0.upperBound == .max ? 0 : Int64($0.count) } ?? 0
            count = try await OutputFile.bytes(path, streams, total: total) { write in
                for try await chunk in tool.service.media(tool.query, range: range) {
                    try chunk.withUnsafeReadableBytes(write)
                }
            }
        } else {
            let bar = ProgressBar("downloading", .bytes, on: streams.output.forProgress)
            defer { bar.finish() }
            let counter = ByteCounter()
            do {
                let finalMode = ByteOutput.written(at: path)?.finalMode
                try await FileReplacement.FinalMode.$current.withValue(finalMode) {
                    try await tool.service.download(tool.query, to: path, slices: slices) {
                        counter.count = $0.acknowledged
                        bar.update(.init(done: $0.acknowledged, ahead: $0.sent, total: $0.total ?? 0))
                    }
                }
            } catch is CancellationError where Self.isKept(path) {
                throw ToolFailure(.cancelled, "cancelled; the same command goes on from what has arrived")
            }
            try ByteOutput.written(at: path)?.takePlace()
            count = counter.count
        }
        console.print("\(count.grouped) bytes in \(ByteOutput.shown(path))")
    }
}

extension DownloadCommand {
    /// Returns `true` if the download to a path has left a note of what it has.
    fileprivate static func isKept(_ path: String) -> Bool {
        (try? FileReplacement.target(of: path)).map { isThere(FileReplacement.path(beside: $0, ".part.json")) } ?? false
    }
}

/// The options of `gapi download`.
struct DownloadCommandOptions: MethodOptions {
    @OptionGroup(title: "Service") var documents: DocumentOptions
    @OptionGroup(title: "Service") var connection: ConnectionOptions
    @OptionGroup(title: "Service") var request: RequestOptions

    @Option(help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The first and the last byte, from 0: 0-1023, or 1024- for the rest.",
            valueName: "a-b"
        )
    )
    var range: String?

    @Option(
        help: ArgumentHelp(
            "The largest number of slices of the file that arrive at the same time; by default one stream.",
            valueName: "count"
        )
    )
    var slices: Int?

    static let names = allNames(valued: ["output", "range", "slices"])

    func validate() throws {
        if let slices, !(1...64).contains(slices) { throw ValidationError("--slices must be from 1 to 64.") }
    }

    /// The division into slices.
    var divided: DownloadSlices {
        get throws {
            guard let slices else { return .never }
            guard range == nil, output.map(OutputFile.isStream) != true else {
                throw ToolFailure(
                    .usage,
                    "--slices is for a whole file; leave out --range, and name a file as --output"
                )
            }
            return DownloadSlices { $0.maximumConcurrent = slices }
        }
    }

    /// The range of bytes in ``range``; `nil` for all bytes.
    var bytes: Range<Int64>? {
        get throws { try ByteRange.parse(range) }
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
