#if os(Linux)
import ArgumentParser
import AsyncFetchTesting
import AsyncJSON
import Foundation
import GAPIEmulator
import Testing

@testable import gapi

/// Names that are no text, wherever a command takes one.
@Suite("ByteNames", .timeLimit(.minutes(5)))
struct ByteNameTests {
    private func run(_ line: String, _ file: OddFile, _ bed: StorageBed) async throws -> Ran {
        try await file.run(file.words(line + " --anonymous --endpoint \(bed.emulator.url)"))
    }

    /// The names in a folder, of which those that are no text may look like others.
    private func leftovers(_ folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".new") || $0.hasSuffix(".part") || $0.hasPrefix(".gapi-") }
    }

    // MARK: Cloud Storage

    @Test(arguments: [true, false]) func anObjectIsCopiedToSuchAFile(isThere: Bool) async throws {
        try await StorageBed.run { bed in
            try await bed.bed.put("a", Array("hello".utf8))
            let file = OddFile(in: bed.folder)
            if isThere { try file.write("old") }
            let ran = try await run("storage cp --json gs://box/a FILE", file, bed)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output.contains("\(bed.folder)/caf%E9\""), "\(ran.output)")
            #expect(file.text == "hello")
            if isThere { #expect(file.mode == 0o600) }
            try file.write("mine")
            let kept = try await run("storage cp -n gs://box/a FILE", file, bed)
            #expect(kept.code == 0 && kept.output == "1 skipped\n", "\(kept.errors)")
            #expect(file.text == "mine")
            #expect(leftovers(bed.folder) == [])
        }
    }

    @Test(arguments: [
        ("storage cp gs://box/dir/x FILE", "x"), ("storage cp gs://box/dir/x gs://box/dir/y FILE", "y"),
        ("storage cp -r gs://box/dir FILE", "dir/x"), ("storage mv gs://box/dir/x FILE", "x"),
        ("storage rsync -r gs://box/dir FILE", "y"),
    ])
    func aFolderOfSuchANameIsADestination(line: String, name: String) async throws {
        try await StorageBed.run { bed in
            for name in ["dir/x", "dir/y"] { try await bed.bed.put(name, Array("hello".utf8)) }
            let folder = OddFile(in: bed.folder)
            try folder.makeFolder()
            let ran = try await run(line, folder, bed)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(folder.appending(name).text == "hello")
        }
    }

    @Test func whatIsInAFolderOfSuchANameIsSent() async throws {
        try await StorageBed.run { bed in
            let folder = OddFile(in: bed.folder)
            try folder.makeFolder()
            try folder.appending("page").write("hello")
            let ran = try await run("storage rsync -r FILE gs://box/site", folder, bed)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(await bed.object("site/page") == "hello")
        }
    }

    /// A folder gives its objects its name, a manifest remembers it, and an object is removed before such a file has it.
    @Test(arguments: [
        "storage cp -r FILE gs://box/", "storage cp -r FILE gs://box/ --manifest m",
        "storage rsync -r FILE gs://box --manifest m", "storage rsync -r gs://box FILE --manifest=m",
        "storage cp -r gs://box/dir FILE --manifest m", "cloud put -r FILE",
    ])
    func aFolderOfSuchANameIsRefusedWhereItsNameIsKept(line: String) async throws {
        try await CloudBed.withFolder { folder in
            let file = OddFile(in: folder)
            try file.makeFolder()
            let error = #expect(throws: ToolFailure.self) { try CommandWords.line(of: file.words(line)) }
            #expect(error?.code == .usage && error?.message.contains("caf%E9 is not UTF-8") == true)
        }
    }

    @Test(arguments: ["cp", "rsync"]) func aTransferGoesOnWithSuchAManifest(command: String) async throws {
        try await StorageBed.run { bed in
            let manifest = OddFile(in: bed.folder)
            let line = "storage \(command) -r \(bed.site) gs://box --manifest FILE"
            #expect(try await run(line + " --dry-run", manifest, bed).code == 0)
            #expect(!manifest.isThere, "a dry run changes nothing")
            let first = try await run(line, manifest, bed)
            #expect(first.code == 0 && first.output == "3 files, 13 bytes\n", "\(first.errors)")
            #expect(manifest.text?.hasPrefix(#"{"kind":"job""#) == true && manifest.mode == 0o600)
            let planned = try await run(line + " --dry-run", manifest, bed)
            #expect(planned.code == 0, "\(planned.errors)")
            bed.emulator.journal.clear()
            let second = try await run(line, manifest, bed)
            #expect(second.code == 0 && second.output == "3 skipped\n", "\(second.output)\(second.errors)")
            #expect(bed.count(of: "storage.objects.insert") == 0)
            #expect(leftovers(bed.folder) == [])
        }
    }

    @Test func aDryRunOnlyReadsSuchAManifest() async throws {
        try await CloudBed.withFolder { folder throws in
            let manifest = OddFile(in: folder)
            try manifest.write("")
            for (more, mode) in [(" --dry-run", O_RDONLY), ("", O_RDWR)] {
                let line = try CommandWords.line(of: manifest.words("storage cp -r a gs://box --manifest FILE" + more))
                let descriptor = try #require(line.words.compactMap { DescriptorPath.descriptor(in: $0) }.first)
                #expect(fcntl(descriptor, F_GETFL) & (O_WRONLY | O_RDWR) == mode)
            }
        }
    }

    @Test(arguments: [
        "storage cp -r a gs://box --manifest FILE --no-such-option", "storage cp -r --manifest FILE FILE gs://box/",
    ])
    func aRefusedLineLeavesNoManifest(line: String) async throws {
        try await CloudBed.withFolder { folder in
            let manifest = OddFile(in: folder)
            let silent = Console(isTerminal: false, usesColor: false) { _ in }
            let streams = ToolStreams(output: silent, errors: silent)
            let first = await CommandRun.run(manifest.words(line), streams)
            #expect(first.code == 64)
            #expect(!manifest.isThere)
            try manifest.write("")
            let second = await CommandRun.run(manifest.words(line), streams)
            #expect(second.code == 64)
            #expect(manifest.isThere, "it was there before")
        }
    }

    @Test func whatIsNoManifestIsNamed() async throws {
        try await StorageBed.run { bed in
            let manifest = OddFile(in: bed.folder)
            let line = "storage cp -r \(bed.site) gs://box --manifest FILE"
            try manifest.write("mine")
            let ran = try await run(line, manifest, bed)
            #expect(ran.code != 0 && ran.errors.contains("/caf%E9 is not the manifest of a transfer"), "\(ran.errors)")
            #expect(manifest.text == "mine")
            let folder = OddFile(in: bed.site)
            try folder.makeFolder()
            let error = #expect(throws: ToolFailure.self) { try CommandWords.line(of: folder.words(line)) }
            #expect(error?.code == .cannotCreate && error?.message.contains("caf%E9: ") == true)
        }
    }

    @Test func theLineThatGoesOnHasAWordForSuchAName() throws {
        let command = try StorageCopyCommand.parse(["-r", "a", "gs://box", "--trace", "/dev/fd/9/"])
        let names = ["/dev/fd/8": "caf%E9", "/dev/fd/9/": "caf%E9/"]
        let line = ByteNames.$current.withValue(names) {
            ContinuedCommand("cp", manifest: "/dev/fd/8", command.transfer, command.options).description
        }
        #expect(line == "gapi storage cp -r --manifest=FILE --trace=DIR")
    }

    @Test func theReasonIsSaidWhereAFileIsNeeded() async throws {
        try await CloudBed.withFolder { folder in
            let file = OddFile(in: folder)
            try file.makeFolder()
            let error = #expect(throws: ToolFailure.self) { try CommandWords.line(of: file.words("json format FILE")) }
            #expect(error?.code == .usage && error?.message.contains("is a folder where a file is needed") == true)
        }
    }

    @Test func aMoveToSuchAFileIsRefused() throws {
        let file = OddFile(in: "/none")
        let error = #expect(throws: ToolFailure.self) {
            try CommandWords.line(of: file.words("storage mv gs://box/a FILE"))
        }
        #expect(error?.code == .usage)
    }

    @Test(arguments: ["cp", "rsync"]) func aFileInAFolderFailsAlone(command: String) async throws {
        try await StorageBed.run { bed in
            try OddFile(in: bed.site + "/img").write("odd")
            let ran = await bed.storage(command, "-r", bed.site, "gs://box/site")
            #expect(ran.code == 1)
            #expect(ran.output == "3 files, 13 bytes; 1 failed\n")
            #expect(ran.complaints.count == 1 && ran.errors.contains("its name, caf%E9, is not UTF-8"), "\(ran.errors)")
            try await bed.expectObjects(StorageBed.names.map { (command == "cp" ? "site/site/" : "site/") + $0 })
        }
    }

    @Test func whatHasNoNameForAnObjectSaysSo() async throws {
        try await StorageBed.run { bed in
            let file = OddFile(in: bed.folder)
            try file.write("odd")
            let ran = try await run("storage cp FILE gs://box/", file, bed)
            #expect(ran.code == 64)
            #expect(ran.errors.contains("/caf%E9 is not UTF-8, so the object needs a name"), "\(ran.errors)")
        }
    }

    // MARK: Clouds

    @Test func aFileOfAnAccountIsDownloaded() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/cat.txt", "meow")
            let file = OddFile(in: bed.folder)
            func get(_ options: String) async throws -> Ran {
                let words = file.words("cloud get \(options) /cat.txt FILE")
                return try await file.reading(words) { await bed.run(Array($0.dropFirst())) }
            }
            let first = try await get("--json")
            #expect(first.code == 0, "\(first.errors)")
            #expect(first.output.contains("/caf%E9\""), "\(first.output)")
            #expect(file.text == "meow")
            try file.write("mine")
            let second = try await get("")
            #expect(second.code == 73 && second.errors.contains("/caf%E9 is there already"), "\(second.errors)")
            #expect(file.text == "mine")
            #expect(try await get("--force").code == 0)
            #expect(file.text == "meow" && file.mode == 0o600)
            #expect(leftovers(bed.folder) == [])
        }
    }

    @Test func aFileIsSentToAPlaceThatHasAName() async throws {
        try await CloudBed.run { bed in
            let file = OddFile(in: bed.folder)
            try file.write("meow")
            func put(_ line: String) async throws -> Ran {
                try await file.reading(file.words("cloud put \(line)")) { await bed.run(Array($0.dropFirst())) }
            }
            let first = try await put("--json FILE /cat.txt")
            #expect(first.code == 0 && first.output.contains("/caf%E9\""), "\(first.output)\(first.errors)")
            #expect(await bed.remote("/cat.txt") == "meow")
            try file.write("purr")
            #expect(try await put("--force FILE /cat.txt").code == 0)
            #expect(await bed.remote("/cat.txt") == "purr")
            let unnamed = try await put("FILE /")
            #expect(unnamed.code == 64 && unnamed.errors.contains("/caf%E9 has no name"), "\(unnamed.errors)")
        }
    }

    @Test func aFolderOfAnAccountIsDownloaded() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/cat.txt", "meow")
            let folder = OddFile(in: bed.folder)
            try folder.makeFolder()
            for (words, name) in [("/Photos/cat.txt", "cat.txt"), ("-r /Photos", "Photos/cat.txt")] {
                let ran = try await folder.reading(folder.words("cloud get \(words) FILE")) {
                    await bed.run(Array($0.dropFirst()))
                }
                #expect(ran.code == 0, "\(ran.errors)")
                #expect(folder.appending(name).text == "meow")
            }
        }
    }

    @Test func aFileInAFolderForAnAccountFailsAlone() async throws {
        try await CloudBed.run { bed in
            try bed.write("page", to: "site/page.txt")
            try OddFile(in: bed.folder + "/site").write("odd")
            let ran = await bed.run("put", "-r", bed.folder + "/site", "/")
            #expect(ran.code == 1 && ran.output == "1 file, 4 bytes; 1 failed\n", "\(ran.output)")
            #expect(ran.errors.contains("/site/caf%E9: its name is not UTF-8"), "\(ran.errors)")
            #expect(await bed.remote("/site/page.txt") == "page")
        }
    }

    // MARK: Methods

    @Test func anUploadAsksForAName() async throws {
        try await MediaBed.run { bed in
            let file = OddFile(in: bed.folder)
            try file.write("odd")
            let own = ["--from", bed.folder, "--endpoint", bed.emulator.url, "--anonymous"]
            let (storage, drive) = (["storage", "objects.insert", "--bucket", "box"], ["drive", "files.create"])
            for (method, remedy) in [(storage, "add --name NAME"), (drive, #"add "name" to --body"#)] {
                let ran = try await file.run(file.words(["upload"] + own + method + ["FILE"]))
                #expect(ran.code == 64)
                #expect(ran.errors.contains("/caf%E9 is not UTF-8") && ran.errors.contains(remedy), "\(ran.errors)")
            }
            for method in [storage + ["--name", "cafe"], drive + ["--body", #"{"name": "cafe"}"#]] {
                let ran = try await file.run(file.words(["upload"] + own + method + ["FILE"]))
                #expect(ran.code == 0, "\(ran.errors)")
                #expect(try ran.document()["name"] == "cafe")
            }
        }
    }

    @Test func aSessionIsKeptInSuchAFile() async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.stall, operation: "upload.chunk", nth: 3)]
            let session = OddFile(in: bed.folder)
            let line = "upload storage objects.insert --bucket box --name talk \(bed.file) --chunk-size 262144"
            let words = session.words(
                "\(line) --session FILE --from \(bed.folder) --endpoint \(bed.emulator.url) --anonymous"
            )
            let task = Task { try await session.run(words) }
            try await bed.emulator.journal.waitUntil { $0.count { $0.operation == "upload.chunk" } >= 3 }
            task.cancel()
            let first = try await task.value
            #expect(first.code == 130 && first.errors.contains("/caf%E9 continues"), "\(first.errors)")
            #expect(session.isThere && session.mode == 0o600, "who reads it can add to the upload")
            bed.emulator.faults.rules = []
            bed.emulator.journal.clear()
            let second = try await session.run(words)
            #expect(second.code == 0, "\(second.errors)")
            #expect(bed.count(of: "upload.start") == 0)
            #expect(await bed.download("talk", to: "-").media == MediaBed.content)
            #expect(!session.isThere && leftovers(bed.folder) == [])
        }
    }

    @Test func theNextRunFindsTheCursor() async throws {
        try await MediaBed.run { bed in
            let cursor = OddFile(in: bed.folder)
            let words = cursor.words("watch drive --once --cursor FILE --anonymous --endpoint \(bed.emulator.url)")
            let first = try await cursor.run(words)
            #expect(first.code == 0 && first.output == #"{"resync": "first"}"# + "\n", "\(first.output)\(first.errors)")
            let second = try await cursor.run(words)
            #expect(second.code == 0 && second.output == "", "\(second.output)\(second.errors)")
        }
    }

    @Test func descriptionsAreReadFromSuchAFolder() async throws {
        try await MediaBed.run { bed in
            let folder = OddFile(in: bed.folder)
            try folder.makeFolder()
            try folder.appending("storage.v1.json").write(CallTests.description)
            for option in ["--from FILE", "--from=FILE"] {
                let line = "call storage:v1 objects.list --bucket box --anonymous --endpoint \(bed.emulator.url)"
                let ran = try await folder.run(folder.words("\(line) \(option)"))
                #expect(ran.code == 0, "\(ran.errors)")
            }
        }
    }

    @Test func aServerKeepsItsDataInSuchAFolder() async throws {
        try await CloudBed.withFolder { folder in
            let data = OddFile(in: folder)
            try data.makeFolder()
            let words = data.words("serve --port 0 --data FILE")
            let (texts, continuation) = AsyncStream.makeStream(of: String.self)
            let output = Console(isTerminal: false, usesColor: false) { continuation.yield($0) }
            let errors = Output()
            let task = Task {
                let end = await CommandRun.run(words, ToolStreams(output: output, errors: errors.console()))
                continuation.finish()
                return end
            }
            var introduction = ""
            for await text in texts where text.contains("STORAGE_EMULATOR_HOST") {
                introduction = text
                break
            }
            task.cancel()
            #expect(await task.value == .code(.success), "\(errors.text)")
            #expect(introduction.contains("kept in \(folder)/caf%E9/"), "\(introduction)")
            #expect(data.appending("store.sqlite").isThere)
        }
    }
}
#endif
