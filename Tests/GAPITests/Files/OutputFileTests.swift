import ArgumentParser
import Foundation
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("OutputFile", .timeLimit(.minutes(5)))
struct OutputFileTests {
    private func put(_ text: String, at path: String) async throws {
        try await OutputFile.writing(path, else: .silent) { $0.write(text) }
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private func mode(_ path: String) -> mode_t {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode : 0
    }

    @Test func workThatFailsLeavesTheOldFile() async throws {
        struct Failure: Error {}
        try await CloudBed.withFolder { folder in
            let path = folder + "/file"
            try await put("old", at: path)
            await #expect(throws: Failure.self) {
                try await OutputFile.writing(path, else: .silent) { console in
                    console.write("new")
                    throw Failure()
                }
            }
            #expect(try text(path) == "old")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
        }
    }

    @Test func theModeStays() async throws {
        try await CloudBed.withFolder { folder in
            let path = folder + "/file"
            try await put("old", at: path)
            try #require(chmod(path, 0o640) == 0)
            try await put("new", at: path)
            #expect(try text(path) == "new")
            #expect(mode(path) & 0o777 == 0o640)
        }
    }

    @Test func aLinkLeadsToTheFileThatIsReplaced() async throws {
        try await CloudBed.withFolder { folder in
            let (file, link) = (folder + "/file", folder + "/link")
            try await put("old", at: file)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
            try await put("new", at: link)
            #expect(try text(file) == "new")
            #expect(mode(link) & S_IFMT == S_IFLNK)
        }
    }

    @Test func aLinkLeadsToAFileThatIsNotThereYet() async throws {
        try await CloudBed.withFolder { folder in
            let files = FileManager.default
            try files.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
            // One link leads to the other, and both are relative to their folders.
            try files.createSymbolicLink(atPath: folder + "/real/next", withDestinationPath: "out")
            try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "real/next")
            try await put("new", at: folder + "/link")
            #expect(try text(folder + "/real/out") == "new")
            for name in ["/link", "/real/next"] { #expect(mode(folder + name) & S_IFMT == S_IFLNK) }
        }
    }

    @Test(arguments: ["nowhere/out", "link"]) func aLinkThatLeadsToNoPlaceStays(destination: String) async throws {
        try await CloudBed.withFolder { folder in
            let link = folder + "/link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
            await #expect {
                try await put("new", at: link)
            } throws: {
                ToolFailure($0).code == .cannotCreate
            }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
        }
    }

    /// A shell's `>>` is on a descriptor, whose path would lead to a file that is replaced.
    @Test func anOpenDescriptorIsWrittenToAsItIs() async throws {
        try await CloudBed.withFolder { folder in
            let path = folder + "/log"
            try await put("old\n", at: path)
            let log = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
            try #require(log >= 0)
            defer { close(log) }
            try await put("new\n", at: "/dev/fd/\(log)")
            #expect(try text(path) == "old\nnew\n")
            #expect(fcntl(log, F_GETFD) >= 0)
        }
    }

    @Test(arguments: ["/dev/fd/-1", "/dev/fd/x", "/dev/fd/99999999999999999999", "/dev/fd/65000", "/nowhere/file", "/"])
    func whatIsNoPlaceHasItsCode(path: String) async {
        await #expect {
            try await put("new", at: path)
        } throws: {
            ToolFailure($0).code == .cannotCreate
        }
    }

    @Test(arguments: [("-", true), ("/dev/stdout", true), ("/dev/fd/1", true), ("/dev/fd/2", false), ("a-", false)])
    func standardOutputHasSeveralNames(path: String, isIt: Bool) {
        #expect(OutputFile.isStandardOutput(path) == isIt)
    }

    /// Writes bytes to a pipe that somebody reads or will read.
    static func write(_ bytes: [UInt8], toPipe path: String) throws {
        let pipe = open(path, O_WRONLY | O_CLOEXEC)
        try #require(pipe >= 0)
        defer { close(pipe) }
        try write(bytes, to: pipe)
    }

    static func write(_ bytes: [UInt8], to descriptor: CInt) throws {
        signal(SIGPIPE, SIG_IGN)
        let writer = OutputWriter(descriptor: descriptor, named: "the file")
        try bytes.withUnsafeBytes { try writer.write($0) }
    }

    @Test func aReaderThatHasGoneIsABrokenPipe() async throws {
        signal(SIGPIPE, SIG_IGN)
        try await CloudBed.withFolder { folder in
            let pipe = try TestPipe(in: folder)
            close(pipe.input)
            defer { close(pipe.output) }
            let error = await #expect(throws: OutputError.self) { try await put("new", at: "/dev/fd/\(pipe.output)") }
            #expect(error?.isBrokenPipe == true)
        }
    }

    @Test func cancellationEndsTheWaitForThoseWhoReadAPipe() async throws {
        try await CloudBed.withFolder { folder in
            let path = folder + "/pipe"
            try #require(mkfifo(path, 0o600) == 0)
            let writing = Task.detached { try await OutputFile.writing(path, else: .silent) { $0.write("new") } }
            writing.cancel()
            await #expect(throws: CancellationError.self) { try await writing.value }
            #expect(mode(path) & S_IFMT == S_IFIFO)
        }
    }
}
