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
///   - search: The search for credentials and accounts.
///   - heard: Receives what the command writes for people or programs as soon as it is written.
/// - Returns: What the command did.
func runGapi(
    _ words: [String],
    onTerminal: Bool = false,
    cloud: CloudSurroundings = .init(),
    search: CredentialSearch = .process,
    heard: @escaping @Sendable (String) -> Void = { _ in }
) async -> Ran {
    let output = Output()
    let errors = Output()
    let media = Bytes()
    func console(isTerminal: Bool, _ log: Console) -> Console {
        Console(isTerminal: isTerminal, usesColor: false) { text in
            log.write(text)
            heard(text)
        }
    }
    var streams = ToolStreams(
        output: console(isTerminal: onTerminal, output.console()),
        errors: console(isTerminal: false, errors.console()),
        search: search,
        write: { bytes in media.append(bytes) }
    )
    streams.cloud = cloud
    let code = await CommandRun.run(words, streams).code
    return Ran(code: code, output: output.text, errors: errors.text, media: media.all)
}

private final class Bytes: Sendable {
    private let state = Mutex<[UInt8]>([])
    var all: [UInt8] { state.withLock { $0 } }
    func append(_ bytes: UnsafeRawBufferPointer) { state.withLock { $0 += bytes } }
}
