import ArgumentParser
import AsyncFetch
import Foundation
import Synchronization
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("OutputWriter", .timeLimit(.minutes(5)))
struct OutputWriterTests {
    /// A writer that takes so many texts.
    private func writer(taking count: Int, _ written: Output, _ number: CInt = ENOSPC) -> OutputWriter {
        let rest = Mutex(count)
        let console = written.console()
        return OutputWriter { (bytes) throws(OutputError) in
            let isTaken = rest.withLock { rest in
                rest -= 1
                return rest >= 0
            }
            guard isTaken else { throw OutputError("the file", number) }
            console.write(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func nothingIsWrittenAfterTheFirstError() {
        let written = Output()
        let writer = writer(taking: 1, written)
        for text in ["a", "b", "c"] { writer.write(text) }
        #expect(written.text == "a")
        #expect(throws: OutputError("the file", ENOSPC)) { try writer.check() }
        #expect(throws: OutputError("the file", ENOSPC)) { try writer.finish() }
    }

    @Test func workIsCancelledByTheErrorWhichIsItsEnd() async {
        let writer = writer(taking: 2, Output())
        let heard = Mutex<[OutputError]>([])
        await #expect(throws: OutputError("the file", ENOSPC)) {
            try await writer.run { error in
                heard.withLock { $0.append(error) }
            } _: {
                // It would not end by itself.
                while true {
                    writer.write("a")
                    try Task.checkCancellation()
                    await Task.yield()
                }
            }
        }
        #expect(heard.withLock(\.count) == 1)
    }

    /// The work begins to write before there is somebody to hear of its error.
    @Test func anErrorBeforeTheListenerIsHeard() async {
        let writer = writer(taking: 0, Output())
        writer.write("a")
        let heard = Mutex<[OutputError]>([])
        await #expect(throws: OutputError("the file", ENOSPC)) {
            try await writer.run { error in
                heard.withLock { $0.append(error) }
            } _: {
                writer.write("b")
            }
        }
        #expect(heard.withLock { $0 } == [OutputError("the file", ENOSPC)])
    }

    @Test func workThatWritesHasItsResult() async throws {
        let written = Output()
        let writer = writer(taking: 5, written)
        let result = try await writer.run {
            writer.write("a")
            return 7
        }
        #expect(result == 7 && written.text == "a")
    }

    @Test func anErrorAtTheEndIsOne() async {
        let writer = OutputWriter(settle: { () throws(OutputError) in throw OutputError("the file", EIO) }) { _ in }
        await #expect(throws: OutputError("the file", EIO)) { try await writer.run { writer.write("a") } }
    }

    @Test func theErrorOfTheWorkIsKeptIfAllWasWritten() async {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await writer(taking: 5, Output()).run { throw Failure() }
        }
    }

    @Test func cancellingReachesTheWork() async {
        let writer = writer(taking: 5, Output())
        let task = Task { try await writer.run { try await Task.sleep(for: .seconds(3600)) } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aPipeThatIsFullForNowIsWaitedFor() async throws {
        let pipe = try TestPipe(in: FileManager.default.temporaryDirectory.path, named: UUID().uuidString)
        let (input, output) = (pipe.input, pipe.output)
        let bytes = [UInt8](repeating: 7, count: 1 << 20)
        // In a thread of its own: the writer keeps one of the few threads of tasks until all is read.
        let reading = Promise<Int>()
        Thread.detachNewThread {
            var all = 0
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(input, &buffer, buffer.count)
                if count == 0 { return reading.fulfill(.success(all)) }
                if count > 0 { all += count } else { usleep(1_000) }
            }
        }
        let writing = Task.detached {
            defer { close(output) }
            let writer = OutputWriter(descriptor: output, named: "the pipe")
            try bytes.withUnsafeBytes { try writer.write($0) }
        }
        try await writing.value
        #expect(try await reading.value == bytes.count)
        close(input)
    }

    @Test func aSignalEndsTheWaitForAReader() async throws {
        let pipe = try TestPipe(in: FileManager.default.temporaryDirectory.path, named: UUID().uuidString)
        defer { for end in [pipe.input, pipe.output] { close(end) } }
        // As pipes of a shell are: a write waits.
        try #require(fcntl(pipe.output, F_SETFL, 0) == 0)
        try await expectEnd(byASignalOfAWriteTo: pipe.output)
    }

    #if os(Linux)
    /// A terminal that is not read polls as ready when it has less room than a write needs.
    @Test func aSignalEndsTheWaitForATerminal() async throws {
        var (window, terminal): (CInt, CInt) = (-1, -1)
        try #require(openpty(&window, &terminal, nil, nil, nil) == 0)
        defer { for end in [window, terminal] { close(end) } }
        try await expectEnd(byASignalOfAWriteTo: terminal)
        // It waits in the writes of others, as before.
        #expect(fcntl(terminal, F_GETFL) & O_NONBLOCK == 0)
    }
    #endif

    private func expectEnd(byASignalOfAWriteTo descriptor: CInt) async throws {
        let received = ReceivedSignal()
        let writing = Promise<OutputError?>()
        // In a thread of its own: the writer keeps it.
        Thread.detachNewThread {
            let writer = OutputWriter(descriptor: descriptor, named: "the reader", until: received)
            let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 20)
            do {
                try bytes.withUnsafeBytes { try writer.write($0) }
                writing.fulfill(.success(nil))
            } catch {
                writing.fulfill(.success(error as? OutputError))
            }
        }
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while poll(&room, 1, 0) > 0 { await Task.yield() }
        received.set(SIGTERM)
        let error = try #require(try await writing.value)
        #expect(error.signal == SIGTERM && error.number == ECANCELED)
        #expect(ToolFailure(error).code == ExitCode(143))
    }

    @Test func whoeverHasReceivedTheSignalSaysSo() async {
        let writer = OutputWriter { (_) throws(OutputError) in
            var error = OutputError("the file", ECANCELED)
            error.signal = SIGTERM
            throw error
        }
        let heard = Mutex(0)
        await #expect(throws: CancellationError.self) {
            try await writer.run { _ in
                heard.withLock { $0 += 1 }
            } _: {
                writer.write("a")
                throw CancellationError()
            }
        }
        #expect(heard.withLock { $0 } == 0)
        // What is not whole is no success.
        await #expect(throws: OutputError.self) { try await writer.run {} }
    }

    // MARK: Commands

    private func streams(_ writer: OutputWriter, _ errors: Output) -> ToolStreams {
        ToolStreams(output: Console(isTerminal: false, usesColor: false, writer), errors: errors.console())
    }

    @Test(arguments: [[], ["--version"], ["json"], ["call"]])
    func oneLineSaysWhyACommandEnded(words: [String]) async {
        let errors = Output()
        let end = await CommandRun.run(words, streams(writer(taking: 0, Output()), errors))
        #expect(end == .code(.cannotCreate))
        #expect(errors.text == "gapi: the file: No space left on device\n")
    }

    @Test func programsGetTheLineAsJSON() async {
        let errors = Output()
        let end = await CommandRun.run(["accounts", "--help", "--json"], streams(writer(taking: 0, Output()), errors))
        #expect(end == .code(.cannotCreate))
        #expect(errors.text == #"{"error":{"exit":73,"message":"the file: No space left on device"}}"# + "\n")
    }

    @Test func aReaderThatHasGoneEndsItWithoutAWord() async {
        let errors = Output()
        let end = await CommandRun.run(["--help"], streams(writer(taking: 0, Output(), EPIPE), errors))
        #expect(end == .brokenPipe && end.code == 141)
        #expect(errors.text == "")
    }

    @Test(arguments: [
        (["lst"], "gapi has no command `lst`; did you mean list?"),
        (["storage", "copy"], "gapi storage has no command `copy`; there are ls, cp"),
        (["downlaod", "x"], "did you mean download?"), (["json", "fromat"], "did you mean format?"),
    ])
    func aWordThatIsNoCommandHasASuggestion(words: [String], message: String) async {
        let ran = await runGapi(words)
        #expect(ran.code == 64)
        #expect(ran.errors.hasPrefix("gapi: ") && ran.errors.contains(message), "\(ran.errors)")
        #expect(ran.complaints.count == 1)
    }
}
