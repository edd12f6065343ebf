import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("InputFile", .timeLimit(.minutes(5)))
struct InputFileTests {
    /// Runs a closure with a pipe: the path of its end for reading, and the descriptor of its end for writing.
    private func withPipe(_ body: (String, CInt) async throws -> Void) async throws {
        var ends: [CInt] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        defer { close(reading) }
        try await body("/dev/fd/\(reading)", writing)
    }

    private func send(_ text: String, to descriptor: CInt) {
        let bytes = Array(text.utf8)
        #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    }

    @Test func aLineIsReadWithoutWhatIsBehindIt() async throws {
        try await withPipe { path, writing async throws in
            send("yes\r\npass word\n\nthe end", to: writing)
            close(writing)
            // Each question has a reader of its own.
            for line in ["yes", "pass word", "", "the end", nil] {
                #expect(try await InputFile(path: path).line() == line)
            }
        }
    }

    @Test func aCancelledReaderLeavesTheLineToTheNext() async throws {
        try await withPipe { path, writing async throws in
            defer { close(writing) }
            let first = Task { try await InputFile(path: path).line() }
            first.cancel()
            await #expect(throws: CancellationError.self) { _ = try await first.value }
            send("secret\n", to: writing)
            #expect(try await InputFile(path: path).line() == "secret")
        }
    }

    #if os(Linux)
    @Test func cancellationEndsTheWaitForThoseWhoWriteAPipe() async throws {
        try await CloudBed.withFolder { folder in
            let path = folder + "/pipe"
            try #require(mkfifo(path, 0o600) == 0)
            let reading = Task.detached { try readInput(path: path) }
            reading.cancel()
            await #expect(throws: CancellationError.self) { _ = try await reading.value }
        }
    }

    @Test func aPipeIsReadToTheEndOfItsFirstWriter() async throws {
        try await CloudBed.withFolder { folder in
            let path = folder + "/pipe"
            try #require(mkfifo(path, 0o600) == 0)
            let input = try InputFile(path: path)
            #expect(!input.isReady)
            let writing = open(path, O_WRONLY | O_CLOEXEC)
            try #require(writing >= 0)
            send("all", to: writing)
            close(writing)
            #expect(try input.next().map(Array.init) == Array("all".utf8))
            #expect(try input.next() == nil)
        }
    }
    #endif
}
