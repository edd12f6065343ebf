import ArgumentParser
import AsyncFetch
import AsyncGAPI
import AsyncJSON
import Foundation
import GAPIEmulator
import NIOCore
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Input that is no file, and files whose names are no text.
@Suite("Input of any kind", .serialized, .timeLimit(.minutes(5)))
struct InputTests {
    private static let insert = ["storage", "objects.insert", "--bucket", "box"]

    /// Makes a pipe with a name, whose writer writes bytes as soon as somebody reads it.
    private func makePipe(_ path: String, _ bytes: [UInt8]) throws {
        try #require(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread {
            try? OutputFileTests.write(bytes, toPipe: path)
        }
    }

    private func object(_ name: String, _ bed: MediaBed) async -> [UInt8]? {
        let ran = await bed.download(name, to: "-")
        return ran.code == 0 ? ran.media : nil
    }

    // MARK: Pipes

    @Test func aPipeIsUploadedAsItIsRead() async throws {
        try await MediaBed.run { bed in
            let pipe = bed.folder + "/pipe"
            try makePipe(pipe, MediaBed.content)
            let ran = await bed.gapi("upload", Self.insert + ["--name", "piped", pipe])
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(await object("piped", bed) == MediaBed.content)
        }
    }

    /// If the tool read all before it sent anything, it would wait for the second half, and that for the tool.
    @Test func theFirstHalfOfAPipeIsSentBeforeTheSecondIsWritten() async throws {
        try await MediaBed.run { bed in
            let pipe = bed.folder + "/pipe"
            try #require(mkfifo(pipe, 0o600) == 0)
            let (part, half) = (1 << 18, 600_000)
            let opened = Promise<CInt>()
            Thread.detachNewThread {
                let writer = open(pipe, O_WRONLY | O_CLOEXEC)
                try? OutputFileTests.write(Array(MediaBed.content[..<half]), to: writer)
                opened.fulfill(.success(writer))
            }
            let words = ["--name", "piped", pipe, "--chunk-size", "\(part)"]
            async let ran = bed.gapi("upload", Self.insert + words)
            let writer = try await opened.value
            try await bed.emulator.journal.waitUntil {
                $0.contains { $0.operation == "upload.chunk" && $0.receivedBytes >= part }
            }
            Thread.detachNewThread {
                try? OutputFileTests.write(Array(MediaBed.content[half...]), to: writer)
                close(writer)
            }
            let ended = await ran
            #expect(ended.code == 0, "\(ended.errors)")
            let isWhole = await object("piped", bed) == MediaBed.content
            #expect(isWhole)
        }
    }

    @Test func aCopyReadsAPipe() async throws {
        try await MediaBed.run { bed in
            let pipe = bed.folder + "/pipe"
            try makePipe(pipe, MediaBed.content)
            let own = ["--endpoint", bed.emulator.url, "--anonymous"]
            let ran = await runGapi(["storage", "cp", pipe, "gs://box/piped"] + own)
            #expect(ran.code == 0 && ran.output == "1 file, 1,000,000 bytes\n", "\(ran.errors)")
            #expect(await object("piped", bed) == MediaBed.content)
            let folder = await runGapi(["storage", "cp", pipe, "gs://box/"] + own)
            #expect(folder.code == 64)
        }
    }

    @Test func aCloudGetsAPipe() async throws {
        try await CloudBed.run { bed in
            let pipe = bed.folder + "/pipe"
            try makePipe(pipe, Array("meow".utf8))
            let ran = await bed.run("put", pipe, "/cat.txt")
            #expect(ran.code == 0 && ran.output == "1 file, 4 bytes\n", "\(ran.errors)")
            #expect(await bed.remote("/cat.txt") == "meow")
            for target in ["/", "/new/"] { #expect(await bed.run("put", pipe, target).code == 64) }
            #expect(await bed.run("put", pipe, "/cat.txt").code == 73)
        }
    }

    #if os(Linux)
    @Test func aFileWithoutASizeIsUploadedWhole() async throws {
        try await MediaBed.run { bed in
            let ran = await bed.gapi("upload", Self.insert + ["/proc/version"])
            #expect(ran.code == 0, "\(ran.errors)")
            let content = try readInput(path: "/proc/version")
            #expect(await object("version", bed) == content)
        }
    }
    #endif

    @Test func whatCannotBeReadAgainHasNoSession() async throws {
        try await MediaBed.run { bed in
            let pipe = bed.folder + "/pipe"
            try #require(mkfifo(pipe, 0o600) == 0)
            let ran = await bed.gapi("upload", Self.insert + [pipe, "--session", bed.session])
            #expect(ran.code == 64 && ran.errors.contains("cannot be read again"), "\(ran.errors)")
        }
    }

    @Test func waitingForAPipeEndsWhenItIsCancelled() async throws {
        try await CloudBed.withFolder { folder in
            let pipe = try TestPipe(in: folder)
            defer { for end in [pipe.input, pipe.output] { close(end) } }
            let chunks = try InputChunks(path: "/dev/fd/\(pipe.input)")
            let reading = Task {
                var count = 0
                for try await chunk in chunks { count += chunk.readableBytes }
                return count
            }
            reading.cancel()
            await #expect(throws: CancellationError.self) { try await reading.value }
        }
    }

    // MARK: Names

    @Test func anUploadWithoutANameGetsThatOfItsFile() async throws {
        try await MediaBed.run { bed in
            let stored = await bed.gapi("upload", Self.insert + [bed.file])
            #expect(stored.code == 0, "\(stored.errors)")
            let storedObject = try stored.document()
            #expect(storedObject["name"] == "talk.txt")
            let drive = await bed.gapi("upload", ["drive", "files.create", bed.file])
            let driveObject = try drive.document()
            #expect(driveObject["name"] == "talk.txt")
            let body = #"{"name": "own"}"#
            let named = await bed.gapi("upload", ["drive", "files.create", bed.file, "--body", body])
            let namedObject = try named.document()
            #expect(namedObject["name"] == "own")
        }
    }

    @Test(
        arguments: [
            ("POST", "/a/cat.jpg", "cat.jpg"), ("PATCH", "/a/cat.jpg", nil), ("PUT", "/a/cat.jpg", nil),
            ("POST", "-", nil),
            ("POST", "/dev/fd/63", nil), ("POST", "/dev/stdin", nil), ("POST", "/", nil),
        ] as [(String, String, String?)]
    )
    func onlyWhatIsNewGetsAName(verb: String, file: String, name: String?) throws {
        let method = API.Method {
            $0.httpMethod = verb
            $0.parameters = [
                "name": API.Schema {
                    $0.type = "string"
                    $0.location = "query"
                }
            ]
        }
        var parameters: [String: JSON.Value] = [:]
        var body: JSON.Value?
        try UploadName.add(of: file, to: &parameters, &body, method, in: API.Document())
        #expect(parameters["name"]?.string == name && body == nil)
    }

    #if os(Linux)
    /// A file whose name is `caf` and a byte that no UTF-8 has.
    private func makeOddFile(in folder: String, _ text: String) throws -> [UInt8] {
        let name = Array((folder + "/caf").utf8) + [0xE9]
        let bytes = name.map { CChar(truncatingIfNeeded: $0) } + [0]
        let file = open(bytes, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        try #require(file >= 0)
        defer { close(file) }
        try OutputFileTests.write(Array(text.utf8), to: file)
        return name
    }

    @Test func aFileWhoseNameIsNoTextIsRead() async throws {
        try await MediaBed.run { bed in
            let file = try makeOddFile(in: bed.folder, #"{"a": [1]}"#)
            let words = try CommandWords.line(of: [Array("json".utf8), Array("format".utf8), file]).words
            #expect(words.first == "json" && words.last?.hasPrefix("/dev/fd/") == true)
            let path = try #require(words.last)
            let stored = await bed.gapi("upload", Self.insert + ["--name", "cafe", path])
            #expect(stored.code == 0, "\(stored.errors)")
            #expect(await object("cafe", bed) == Array(#"{"a": [1]}"#.utf8))
            let copied = await runGapi([
                "storage", "cp", path, "gs://box/copy", "--endpoint", bed.emulator.url, "--anonymous",
            ])
            #expect(copied.code == 0, "\(copied.errors)")
            let unnamed = await runGapi([
                "storage", "cp", path, "gs://box/", "--endpoint", bed.emulator.url, "--anonymous",
            ])
            #expect(unnamed.code == 64)
            let option = try CommandWords.line(of: [Array("call".utf8), Array("--body=".utf8) + file]).words
            #expect(option.last?.hasPrefix("--body=/dev/fd/") == true)
        }
    }

    @Test(arguments: [
        "call storage objects.delete --bucket box --object FILE", "call storage objects.delete --object=FILE",
        "upload storage objects.insert --name FILE a.txt", "upload storage objects.insert --name=FILE a.txt",
        "cloud mkdir FILE", "storage rm FILE", "storage cp -r FILE gs://box/", "storage cp -r gs://box/a FILE",
        "storage cp gs://box/a gs://box/b FILE", "storage mv gs://box/a FILE", "storage rsync FILE gs://box",
        "call storage objects.list --document FILE", "upload storage FILE", "serve --data FILE", "cloud get FILE",
    ])
    func aNameThatIsNoTextIsNoValue(line: String) async throws {
        try await CloudBed.withFolder { folder in
            let file = try makeOddFile(in: folder, "{}")
            let words: [[UInt8]] = line.split(separator: " ").map { word in
                guard word.hasSuffix("FILE") else { return Array(word.utf8) }
                return Array(word.dropLast(4).utf8) + file
            }
            let error = #expect(throws: ToolFailure.self) { try CommandWords.line(of: words) }
            #expect(error?.code == .usage)
        }
    }

    @Test(arguments: [true, false]) func aFileWhoseNameIsNoTextIsWritten(isThere: Bool) async throws {
        try await MediaBed.run { bed in
            try #require(await bed.upload("talk").code == 0)
            let file = isThere ? try makeOddFile(in: bed.folder, "old") : Array((bed.folder + "/caf").utf8) + [0xE9]
            let line = [
                "download", "storage", "objects.get", "--bucket", "box", "--object", "talk", "--anonymous",
                "--from", bed.folder, "--endpoint", bed.emulator.url,
            ]
            let words = line.map { Array($0.utf8) }
            let name = file.map { CChar(truncatingIfNeeded: $0) } + [0]
            for words in [words + [Array("--output".utf8), file], words + [Array("--output=".utf8) + file]] {
                let (output, errors) = (Output(), Output())
                let streams = ToolStreams(output: output.console(), errors: errors.console())
                #expect(await CommandRun.run(words, streams) == .code(.success), "\(errors.text)")
                #expect(output.text == "1,000,000 bytes in \(bed.folder)/caf%E9\n")
                var info = stat()
                try #require(stat(name, &info) == 0)
                #expect(info.st_size == 1_000_000)
                if isThere { #expect(info.st_mode & 0o777 == 0o600) }
            }
            #expect(!bed.newFiles().contains { $0.hasSuffix(".new") || $0.hasSuffix(".part") })
        }
    }

    @Test(.enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests"))
    func aShellCanNameSuchAFile() async throws {
        try await CloudBed.withFolder { folder in
            _ = try makeOddFile(in: folder, #"{"a": [1]}"#)
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            let script = #"exec "$0" json get "$(printf 'caf\351')" a > result"#
            process.arguments = ["-c", script, try #require(GapiProcess.program)]
            process.currentDirectoryURL = URL(filePath: folder)
            let end = Promise<Void>()
            process.terminationHandler = { _ in end.fulfill(.success(())) }
            try process.run()
            try await end.value
            #expect(process.terminationStatus == 0)
            #expect(try String(contentsOfFile: folder + "/result", encoding: .utf8) == "[1]\n")
        }
    }
    #endif

    @Test func wordsThatAreTextStayAsTheyAre() throws {
        let words = ["call", "größer", "", "--q=a b", "-"]
        #expect(try CommandWords.line(of: words.map { Array($0.utf8) }).words == words)
    }

    @Test func aWordThatIsNeitherTextNorAFileIsAMistake() async {
        let errors = Output()
        let streams = ToolStreams(output: .silent, errors: errors.console())
        let end = await CommandRun.run([Array("json".utf8), Array("format".utf8), [0x2F, 0xFF]], streams)
        #expect(end == .code(.usage))
        #expect(errors.text.contains("is not UTF-8, and there is no file of that name"))
    }
}
