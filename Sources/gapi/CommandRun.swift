import ArgumentParser
import AsyncGAPI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The run of a command line, from its words to its end.
///
/// All commands write through one ``OutputWriter``. When that meets an error, the command is cancelled, one line says
/// why, and nothing is written after it.
enum CommandRun {
    /// The end of a command.
    enum End: Equatable {
        case code(ExitCode)
        /// The reader of the output has gone: the process ends without a word, as `cat` does.
        case brokenPipe

        /// The code that a shell shows.
        var code: Int32 {
            switch self {
            case .code(let code): code.rawValue
            case .brokenPipe: 141
            }
        }

        /// Ends the process.
        func take() -> Never {
            switch self {
            case .code(let code): exit(code.rawValue)
            case .brokenPipe: StandardStreams.endByBrokenPipe()
            }
        }
    }

    /// Runs a command line of bytes.
    static func run(_ words: [[UInt8]], _ streams: ToolStreams) async -> End {
        do {
            let line = try CommandWords.line(of: words)
            guard !line.names.isEmpty else { return await run(line.words, streams) }
            let end = await ByteNames.$current.withValue(line.names) {
                await ByteOutput.$current.withValue(line.output) { await run(line.words, streams) }
            }
            // A line that is refused makes no file.
            if end == .code(.usage) { line.made?.removeIfEmpty() }
            return end
        } catch {
            let failure = ToolFailure(error)
            streams.errors.print(failure.line(asJSON: words.contains(Array("--json".utf8))))
            return .code(failure.code)
        }
    }

    /// Runs a command line.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi`.
    ///   - streams: The surroundings of the command.
    /// - Returns: The end; what there is to say was written.
    static func run(_ words: [String], _ streams: ToolStreams) async -> End {
        do {
            try await streams.output.writer.run { error in
                let line = error.isBrokenPipe ? nil : ToolFailure(error).line(asJSON: words.contains("--json"))
                streams.errors.end(with: line)
            } _: {
                try await perform(words, streams)
            }
            return .code(.success)
        } catch let error as OutputError where error.isBrokenPipe {
            return .brokenPipe
        } catch {
            return .code(error as? ExitCode ?? ToolFailure(error).code)
        }
    }

    /// Runs the command of the words; what it throws was said.
    private static func perform(_ words: [String], _ streams: ToolStreams) async throws {
        do {
            if let message = CommandNames.problem(in: words) { throw ToolFailure(.usage, message) }
            var command = try await Gapi.asyncParseAsRoot(words)
            switch command {
            case let command as any ToolCommand: try await command.run(streams)
            case var command as any AsyncParsableCommand: try await command.run()
            default: try command.run()
            }
        } catch let failure as ToolFailure {
            streams.errors.print(failure.line(asJSON: words.contains("--json")))
            throw failure.code
        } catch let error as ValidationError {
            // It comes from a command that runs, so the parser's text would be about `gapi` without a command.
            let failure = ToolFailure(.usage, error.message)
            streams.errors.print(failure.line(asJSON: words.contains("--json")))
            throw failure.code
        } catch let error as OutputError {
            // That of standard output has been said already, and was the last word.
            if !error.isBrokenPipe { streams.errors.print(ToolFailure(error).line(asJSON: words.contains("--json"))) }
            throw error
        } catch {
            // Help, versions and scripts are results; the rest is about the words, or unknown to the parser.
            let (code, text) = (Gapi.exitCode(for: error), Gapi.fullMessage(for: error))
            if code.isSuccess { return streams.output.write(text + "\n") }
            let isUnknown = code == .failure && !text.isEmpty
            let line = isUnknown ? ToolFailure(error).line(asJSON: words.contains("--json")) : text
            if !line.isEmpty { streams.errors.print(line) }
            throw isUnknown ? ToolFailure(error).code : code
        }
    }
}
