import ArgumentParser
import Synchronization

@testable import gapi

/// What a line of a shell did: `gapi` with some words, in this process.
struct Ran {
    let code: Int32
    let output: String
    let errors: String
    /// The bytes for standard output.
    var media: [UInt8] = []

    /// The lines on standard error.
    var complaints: [Substring] { errors.split(separator: "\n") }
}

/// Runs a command as the shell does, from its words to its exit code.
///
/// - Parameters:
///   - words: The words after `gapi`.
///   - onTerminal: A Boolean value indicating whether standard output is a terminal.
///   - cloud: What a command of `gapi cloud` takes from outside.
///   - heard: Receives what the command writes for people or programs as soon as it is written.
/// - Returns: What the command did.
func runGapi(
    _ words: [String],
    onTerminal: Bool = false,
    cloud: CloudSurroundings = .init(),
    heard: @escaping @Sendable (String) -> Void = { _ in }
) async -> Ran {
    let output = Output()
    let errors = Output()
    let media = Bytes()
    do {
        func console(isTerminal: Bool, _ log: Console) -> Console {
            Console(isTerminal: isTerminal, usesColor: false) { text in
                log.write(text)
                heard(text)
            }
        }
        let out = console(isTerminal: onTerminal, output.console())
        let err = console(isTerminal: false, errors.console())
        switch try Gapi.parseAsRoot(words) {
        case let command as GenerateCommand: try await command.run(output: out, errors: err)
        case let command as UploadCommand: try await command.run(output: out, errors: err)
        case let command as DownloadCommand:
            try await command.run(output: out, errors: err) { bytes in media.append(bytes) }
        case let command as any ToolCommand:
            var streams = ToolStreams(output: out, errors: err, write: { bytes in media.append(bytes) })
            streams.cloud = cloud
            try await command.run(streams)
        case let command: return Ran(code: -1, output: "", errors: "\(type(of: command)) is not run here")
        }
        return Ran(code: 0, output: output.text, errors: errors.text, media: media.all)
    } catch {
        let isSaid = error is ExitCode
        let text = errors.text + (isSaid ? "" : Gapi.fullMessage(for: error))
        return Ran(code: Gapi.exitCode(for: error).rawValue, output: output.text, errors: text, media: media.all)
    }
}

private final class Bytes: Sendable {
    private let state = Mutex<[UInt8]>([])
    var all: [UInt8] { state.withLock { $0 } }
    func append(_ bytes: UnsafeRawBufferPointer) { state.withLock { $0 += bytes } }
}
