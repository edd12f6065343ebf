import ArgumentParser
import Foundation
import GAPIEmulator
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

/// The order of what `gapi watch` writes: the cursor comes after the lines before it.
@Suite("Output of gapi watch", .timeLimit(.minutes(5)))
struct WatchedOutputTests {
    /// Runs `gapi watch --once` with a cursor, and a closure in place of the disk behind standard output.
    private func watch(
        _ bed: MediaBed,
        _ cursor: String,
        _ errors: Output,
        disk: @escaping @Sendable () throws(OutputError) -> Void
    ) async -> CommandRun.End {
        let writer = OutputWriter(reachDisk: disk) { _ in }
        let console = Console(isTerminal: false, usesColor: false, writer)
        let words = ["watch", "drive", "--once", "--cursor", cursor, "--endpoint", bed.emulator.url, "--anonymous"]
        return await CommandRun.run(words, ToolStreams(output: console, errors: errors.console()))
    }

    @Test func theCursorIsKeptAfterTheLinesAreOnTheDisk() async throws {
        try await MediaBed.run { bed in
            let cursor = bed.folder + "/cursor"
            let before = Mutex<[Bool]>([])
            let end = await watch(bed, cursor, Output()) { () throws(OutputError) in
                let isThere = FileManager.default.fileExists(atPath: cursor)
                before.withLock { $0.append(isThere) }
            }
            #expect(end == .code(.success))
            #expect(before.withLock(\.first) == false)
            #expect(FileManager.default.fileExists(atPath: cursor))
        }
    }

    @Test func aDiskThatDoesNotTakeTheLinesKeepsNoCursor() async throws {
        try await MediaBed.run { bed in
            let cursor = bed.folder + "/cursor"
            let errors = Output()
            let end = await watch(bed, cursor, errors) { () throws(OutputError) in
                throw OutputError("standard output", EIO)
            }
            #expect(end == .code(.cannotCreate))
            #expect(errors.text == "gapi: standard output: \(String(cString: strerror(EIO)))\n")
            #expect(bed.newFiles() == [])
        }
    }

    @Test(arguments: ["a file", "/dev/null", "a pipe"])
    func placesOfAllKindsCanBeSynchronized(place: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let pipe = try TestPipe(in: folder)
        defer { for end in [pipe.input, pipe.output] { close(end) } }
        let path = place == "a file" ? folder + "/lines" : "/dev/null"
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        try #require(file >= 0)
        defer { close(file) }
        let writer = OutputWriter(descriptor: place == "a pipe" ? pipe.output : file, named: place)
        writer.write("a")
        try writer.synchronize()
    }

    @Test func aDescriptorThatIsClosedIsAnError() {
        let writer = OutputWriter(descriptor: -1, named: "the file")
        #expect(throws: OutputError("the file", EBADF)) { try writer.synchronize() }
        // It is the first error, after which nothing is written.
        #expect(throws: OutputError("the file", EBADF)) { try writer.check() }
    }
}
