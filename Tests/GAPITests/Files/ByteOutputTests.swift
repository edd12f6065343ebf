#if os(Linux)
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Files to write whose names are no text; macOS has none.
@Suite("ByteOutput", .timeLimit(.minutes(5)))
struct ByteOutputTests {
    /// The path of a name that is `caf` and a byte that no UTF-8 has.
    private func oddPath(in folder: String) -> [UInt8] { Array((folder + "/caf").utf8) + [0xE9] }

    private func name(_ path: [UInt8]) -> [CChar] { path.map(CChar.init(bitPattern:)) + [0] }

    private func put(_ text: String, at path: [UInt8]) throws {
        let file = open(name(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        try #require(file >= 0)
        defer { close(file) }
        try OutputFileTests.write(Array(text.utf8), to: file)
    }

    /// The text of a small file; `nil` if there is none.
    private func text(_ path: [UInt8]) -> String? {
        let file = open(name(path), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(file, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// Runs work as the command whose `--output` is a path.
    private func writing<Result>(_ path: [UInt8], _ work: (ByteOutput) async throws -> Result) async throws -> Result {
        let output = try ByteOutput(path)
        return try await ByteOutput.$current.withValue(output) { try await work(output) }
    }

    @Test func aVersionReplacesAFileOnlyWhenItIsForced() async throws {
        try await CloudBed.run { bed in
            for text in ["one", "three"] { try await bed.put("/notes.txt", text) }
            let list = try await bed.run("versions", "--json", "/notes.txt").document()
            let version = try #require(list[0]?["version"]?.string)
            let path = oddPath(in: bed.folder)
            func get(_ words: String...) async throws -> Ran {
                try await writing(path) { output in
                    await bed.run(["versions", "/notes.txt", "--get", version, "--output", output.path] + words)
                }
            }
            let first = try await get()
            #expect(first.code == 0, "\(first.errors)")
            #expect(first.output == "3 bytes in \(bed.folder)/caf%E9\n")
            #expect(text(path) == "one")
            try put("mine", at: path)
            let second = try await get()
            #expect(second.code == 73)
            #expect(second.errors.contains("/caf%E9 is there already; --force replaces it"))
            #expect(text(path) == "mine")
            let third = try await get("--force", "--json")
            #expect(third.code == 0, "\(third.errors)")
            #expect(try third.document()["file"]?.string == bed.folder + "/caf%E9")
            #expect(text(path) == "one")
            #expect(bed.names(below: "").count { $0.hasPrefix("caf%E9") } == 0)
        }
    }

    @Test func theAnswersOfABatchGetTheirNameThoughACallFailed() async throws {
        try await CommandBed.run { bed in
            let calls = bed.folder + "/calls.jsonl"
            let call = #"{"method": "objects.get", "parameters": {"bucket": "box", "object": "NAME"}}"#
            try put(["talk", "none"].map { call.replacing("NAME", with: $0) + "\n" }.joined(), at: Array(calls.utf8))
            let path = oddPath(in: bed.folder)
            let own = ["--service", "storage:v1", "--from", bed.folder, "--endpoint", bed.emulator.url, "--anonymous"]
            for _ in 0..<2 {
                let ran = try await writing(path) { output in
                    await runGapi(["batch", calls, "--output", output.path] + own)
                }
                #expect(ran.code == 65, "\(ran.errors)")
                #expect(text(path)?.split(separator: "\n").count == 2)
                try #require(unlink(name(path)) == 0)
            }
        }
    }

    @Test(arguments: [true, false]) func aLinkLeadsToTheFileThatIsWritten(isThere: Bool) async throws {
        try await CloudBed.withFolder { folder in
            try #require(mkdir(folder + "/real", 0o700) == 0)
            // One link leads to the other, and both are relative to their folders.
            let (first, next, file) = (
                oddPath(in: folder), oddPath(in: folder + "/real"), oddPath(in: folder + "/real") + [0xE8]
            )
            try #require(symlink(name(Array("real/caf".utf8) + [0xE9]), name(first)) == 0)
            try #require(symlink(name(Array("caf".utf8) + [0xE9, 0xE8]), name(next)) == 0)
            if isThere { try put("old", at: file) }
            try await writing(first) { output in
                #expect(ByteOutput.shown(output.path) == folder + "/caf%E9")
                try await OutputFile.writing(output.path, else: .silent) { $0.write("new") }
            }
            #expect(text(file) == "new")
            for link in [first, next] {
                var info = stat()
                try #require(lstat(name(link), &info) == 0)
                #expect(info.st_mode & S_IFMT == S_IFLNK)
            }
        }
    }

    @Test func aNameMayBeAsLongAsThatOfAnyFile() async throws {
        try await CloudBed.withFolder { folder in
            let path = Array("\(folder)/".utf8) + [UInt8](repeating: 0xE9, count: 255)
            try await writing(path) { output in
                try put("long", at: Array(output.path.utf8))
                try output.takePlace()
            }
            #expect(text(path) == "long")
        }
    }

    @Test func aCircleOfLinksIsRefused() async throws {
        try await CloudBed.withFolder { folder in
            let path = oddPath(in: folder)
            try #require(symlink(name(path), name(path)) == 0)
            let error = #expect(throws: ToolFailure.self) { try ByteOutput(path) }
            #expect(error?.code == .cannotCreate)
        }
    }

    @Test func anotherFileOfTheCommandKeepsItsName() async throws {
        try await CloudBed.withFolder { folder in
            try await writing(oddPath(in: folder)) { _ in
                try await OutputFile.writing(folder + "/other", else: .silent) { $0.write("new") }
            }
            #expect(text(oddPath(in: folder)) == nil)
            #expect(text(Array((folder + "/other").utf8)) == "new")
        }
    }

    @Test func aFileThatCameInTheMeantimeStays() async throws {
        try await CloudBed.withFolder { folder in
            let path = oddPath(in: folder)
            let output = try ByteOutput(path)
            try put("new", at: Array(output.path.utf8))
            try put("other", at: path)
            let error = #expect(throws: ToolFailure.self) { try output.takePlace(replaces: false) }
            #expect(error?.code == .cannotCreate)
            #expect(text(path) == "other")
            // Nothing is in the way of the next run.
            _ = try ByteOutput(path)
        }
    }
}
#endif
