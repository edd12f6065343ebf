import ArgumentParser
import AsyncFetch
import AsyncGAPI

/// The command `gapi upload`, which uploads a file with any method that takes media.
struct UploadCommand: MethodCommand {
    typealias Line = UploadCommandOptions

    static let configuration = CommandConfiguration(
        commandName: "upload",
        abstract: "Upload a file with any method that accepts media.",
        usage: "gapi upload <service> <method> [--parameter <value> …] <file> [<options>]",
        discussion: """
            With --session, an upload that was interrupted continues when the same command runs again. The state is in the \
            session file, which is removed after success. Keep the file secret: anyone who has it can add to the upload.

            What is made gets the name of the file, unless a parameter or the body names it; one of them must if the \
            file's name is not UTF-8. Pipes and devices are sent as they are read.

            Examples:
              gapi upload drive:v3 files.create talk.mp4 \\
                --body '{"name": "talk.mp4"}' --session talk.session
              gapi upload drive:v3 files.create talk.mp4 --wire x-goog-upload
              tar c photos | \\
                gapi upload storage:v1 objects.insert --bucket backup --name photos.tar -

            \(OptionsInHelp.place)

            The exit codes are those of gapi call.
            """
    )

    @Argument(
        parsing: .captureForPassthrough,
        help: "The service, the method, its parameters, the file (- for standard input) and the options.",
        completion: .custom(MethodCompletion.words)
    )
    var words: [String] = []

    func run(_ streams: ToolStreams) async throws {
        let (output, search) = (streams.output, streams.search)
        let words = words
        try await reporting(asJSON: words.contains("--json"), to: streams.errors) {
            let read = try await MethodCall<UploadCommandOptions>.read(words, help: Self.help, output: output)
            guard let call = read else { return }
            guard call.operands.count == 1, let file = call.operands.first else {
                throw ToolFailure(.usage, "name the file to upload: one path, or - for standard input")
            }
            let options = call.options
            let tool = try await call.tool(body: try options.request.bodyValue(), file: file, output: output, search)
            guard tool.query.entry.method.mediaUpload != nil else {
                throw ToolFailure(.usage, "\(tool.query.method.id) does not accept media")
            }
            let upload = MediaUpload(
                tool: tool,
                source: try source(file, hasSession: options.session != nil),
                contentType: options.contentType ?? FetchMediaType.forFile(named: file),
                options: options.uploadOptions,
                sessionFile: options.session,
                bar: ProgressBar("uploading", .bytes, on: output.forProgress)
            )
            writeJSON(try await tool.advising { try await upload.run() }, output)
        }
    }

    @Sendable private func source(_ file: String, hasSession: Bool) throws -> UploadSource {
        do {
            guard file == "-" || !isRegularFile(file) else {
                _ = try InputFile(path: file)
                return .file(file)
            }
            if hasSession, file == "-" || isThere(file) {
                let name = file == "-" ? "standard input" : file
                throw ToolFailure(.usage, "--session needs a file: \(name) cannot be read again")
            }
            return .sequence(try InputChunks(path: file))
        } catch let error as InputError {
            throw ToolFailure(.unreadable, "\(file): \(error.reason)")
        }
    }
}

/// The options of `gapi upload`.
struct UploadCommandOptions: MethodOptions {
    @OptionGroup(title: "Service") var documents: DocumentOptions
    @OptionGroup(title: "Service") var connection: ConnectionOptions
    @OptionGroup(title: "Service") var request: RequestOptions

    @Option(help: ArgumentHelp("The media type; by default that of the file name.", valueName: "type"))
    var contentType: String?

    @Option(help: ArgumentHelp("The file for the state of the upload, to continue it later.", valueName: "file"))
    var session: String?

    @Option(
        help: ArgumentHelp(
            "The number of bytes in one request of a session; by default, all are sent in one request.",
            valueName: "bytes"
        )
    )
    var chunkSize: Int?

    @Option(help: ArgumentHelp("The protocol of the session: \(Wire.list).", valueName: "name"))
    var wire = Wire.automatic

    /// A protocol of sessions, by the name that sessions have.
    enum Wire: String, ExpressibleByArgument, CaseIterable {
        case automatic
        case contentRange = "content-range"
        case googleUpload = "x-goog-upload"

        static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

        var choice: UploadOptions.WireChoice {
            switch self {
            case .automatic: .automatic
            case .contentRange: .contentRange
            case .googleUpload: .googleUpload
            }
        }
    }

    static let names = allNames(valued: ["content-type", "session", "chunk-size", "wire"])

    func validate() throws {
        if let chunkSize, chunkSize < 1 { throw ValidationError("--chunk-size must be at least 1.") }
    }

    var uploadOptions: UploadOptions {
        UploadOptions {
            // Who names a protocol of sessions wants a session.
            if session != nil || wire != .automatic { $0.mode = .resumable }
            $0.wire = wire.choice
            if let chunkSize {
                $0.chunkSize = chunkSize
                $0.resumableThreshold = Int64(chunkSize)
            }
        }
    }
}
