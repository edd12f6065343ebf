import ArgumentParser
import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("gapi storage cp, mv", .timeLimit(.minutes(5)))
struct StorageCopyTests {
    @Test func aFolderIsCopiedUnderItsNameEachTime() async throws {
        try await StorageBed.run { bed in
            for _ in 0..<2 {
                let ran = await bed.storage("cp", "-r", bed.site, "gs://box/www")
                #expect(ran.errors == "")
                #expect(ran.code == 0)
                #expect(ran.output == "3 files, 13 bytes\n")
                try await bed.expectObjects(StorageBed.names.map { "www/site/" + $0 })
            }
            let back = await bed.storage("cp", "-r", "gs://box/www/site", bed.folder + "/out")
            #expect(back.code == 0)
            for name in StorageBed.names { #expect(bed.text("out/site/" + name) == bed.text("site/" + name)) }
        }
    }

    @Test func aFileGetsTheNameThatTheDestinationSays() async throws {
        try await StorageBed.run { bed in
            let file = bed.site + "/index.html"
            for target in ["gs://box", "gs://box/", "gs://box/dir/", "gs://box/other.html"] {
                #expect(await bed.storage("cp", file, target).code == 0)
            }
            try await bed.expectObjects(["dir/index.html", "index.html", "other.html"])
            try bed.write("", to: "there/x")
            for target in ["/there", "/new/", "/named.html"] {
                #expect(await bed.storage("cp", "gs://box/index.html", bed.folder + target).code == 0)
            }
            for name in ["there/index.html", "new/index.html", "named.html"] { #expect(bed.text(name) == "hello") }
        }
    }

    @Test func severalSourcesGoIntoAFolder() async throws {
        try await StorageBed.run { bed in
            let ran = await bed.storage("cp", bed.site + "/index.html", bed.site + "/img/cat.jpg", "gs://box/a")
            #expect(ran.code == 0)
            try await bed.expectObjects(["a/cat.jpg", "a/index.html"])
            let copied = await bed.storage("cp", "gs://box/a/cat.jpg", "gs://box/a/index.html", "gs://box/b")
            #expect(copied.code == 0)
            #expect(copied.output == "2 files, 9 bytes\n")
            #expect(await bed.object("b/cat.jpg") == "meow")
        }
    }

    @Test func whatIsThereStaysIfThatIsWanted() async throws {
        try await StorageBed.run { bed in
            try await bed.bed.put("index.html", Array("old".utf8))
            let up = await bed.storage("cp", "-n", bed.site + "/index.html", "gs://box/")
            #expect(up.code == 0)
            #expect(up.output == "1 skipped\n")
            #expect(await bed.object("index.html") == "old")
            let down = await bed.storage("cp", "-n", "gs://box/index.html", bed.site + "/")
            #expect(down.code == 0)
            #expect(bed.text("site/index.html") == "hello")
            try await bed.bed.put("other", Array("other".utf8))
            let copy = await bed.storage("cp", "-n", "gs://box/other", "gs://box/index.html")
            #expect(copy.output == "1 skipped\n")
            #expect(await bed.object("index.html") == "old")
        }
    }

    @Test func aDryRunChangesNothing() async throws {
        try await StorageBed.run { bed in
            let ran = await bed.storage("cp", "-r", "--dry-run", bed.site, "gs://box")
            #expect(ran.code == 0)
            #expect(ran.output.contains("gs://box/site/img/cat.jpg"))
            #expect(ran.output.contains("upload 3; 13 bytes; nothing was changed"))
            try await bed.expectObjects([])
        }
    }

    @Test(arguments: [["--dry-run"], ["-n"], ["-r"], ["--manifest", "m"]], ["-", "/dev/null"])
    func whatGetsBytesAsTheyComeHasNoDryRun(flags: [String], target: String) async throws {
        try await StorageBed.run { bed in
            try await bed.bed.put("a")
            bed.emulator.journal.clear()
            let words = ["storage", "cp", "gs://box/a", target] + flags
            let ran = await runGapi(words + ["--endpoint", bed.emulator.url, "--anonymous"])
            #expect(ran.code == 64, "\(ran.errors)")
            #expect(ran.media == [])
            #expect(bed.emulator.journal.entries.isEmpty)
        }
    }

    @Test func aTerminalSeesThatAPipeIsSent() async throws {
        try await StorageBed.run { bed in
            // Without a name: the path of a named pipe cannot be opened before somebody writes to it.
            var ends: [CInt] = [-1, -1]
            try #require(pipe(&ends) == 0)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            defer { close(ends[0]) }
            try OutputFileTests.write(Array("some text".utf8), to: ends[1])
            close(ends[1])
            let ran = await bed.storage("cp", "/dev/fd/\(ends[0])", "gs://box/x", onTerminal: true)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output.contains("sending"))
            #expect(ran.output.hasSuffix("\r\u{1B}[K1 file, 9 bytes\n"))
            #expect(await bed.object("x") == "some text")
        }
    }

    @Test func transfersOfFoldersHaveABar() async throws {
        try await StorageBed.run { bed in
            let lines = [
                (["rsync", "-r", bed.site, "gs://box/site"], "synchronizing"),
                (["cp", "-r", bed.site, "gs://box/www"], "copying"),
                (["mv", "-r", "gs://box/www", "gs://box/old"], "moving"),
            ]
            for (words, label) in lines {
                let people = Output()
                let ran = await Console.$people.withValue(people.console(isTerminal: true, width: 200)) {
                    await runGapi(["storage"] + words + ["--endpoint", bed.emulator.url, "--anonymous"])
                }
                #expect(ran.code == 0, "\(ran.errors)")
                #expect(people.text.contains("\r   \(label) "), "\(people.text)")
                #expect(people.text.hasSuffix("\r\u{1B}[K"), "\(people.text)")
            }
        }
    }

    @Test func aFileThatIsNotThereFailsAlone() async throws {
        try await StorageBed.run { bed in
            let ran = await bed.storage("cp", bed.folder + "/none", bed.site + "/index.html", "gs://box")
            #expect(ran.code == 1)
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.contains("/none"))
            #expect(ran.output == "1 file, 5 bytes; 1 failed\n")
            try await bed.expectObjects(["index.html"])
            let down = await bed.storage("cp", "gs://box/none", "gs://box/index.html", bed.folder + "/out")
            #expect(down.code == 1)
            #expect(bed.text("out/index.html") == "hello")
        }
    }

    @Test func jsonHasALineForEachStep() async throws {
        try await StorageBed.run { bed in
            let ran = await bed.storage("cp", "--json", bed.folder + "/none", bed.site + "/index.html", "gs://box")
            #expect(ran.code == 1)
            #expect(ran.errors == "")
            let lines = try ran.output.split(separator: "\n").map { try JSON.Value(parsing: String($0)) }
            #expect(lines.count == 3)
            #expect(lines[0]["action"]?.string == "fail")
            #expect(lines[1]["destination"]?.string == "gs://box/index.html")
            #expect(lines[2]["summary"]?["done"]?.int64 == 1)
            #expect(lines[2]["summary"]?["failed"]?.int64 == 1)
        }
    }

    @Test(arguments: ["x/../../evil", "x/a/../../../evil", "x//evil", "x/."])
    func aNameThatLeadsOutOfTheFolderFails(name: String) async throws {
        try await StorageBed.run { bed in
            try await bed.bed.put(name)
            try await bed.bed.put("x/good")
            let ran = await bed.storage("cp", "-r", "gs://box/x", bed.folder + "/out/deep")
            #expect(ran.code == 1)
            #expect(bed.text("out/deep/x/good") == "\u{1}")
            for path in ["evil", "out/evil", "out/deep/evil", "out/deep/x/evil"] { #expect(bed.text(path) == nil) }
        }
    }

    @Test(arguments: ["gs://box/x/..", "gs://box/..", "gs://box/x/.", "gs://box//"])
    func aSourceWithoutANameIsRefused(url: String) async throws {
        try await StorageBed.run { bed in
            for words in [["cp", url], ["cp", "-r", url]] {
                let ran = await runGapi(
                    ["storage"] + words + [bed.folder + "/out/", "--endpoint", bed.emulator.url, "--anonymous"]
                )
                #expect(ran.code == 64 || ran.code == 1)
                #expect(bed.text("out") == nil)
            }
        }
    }

    @Test func aStoppedCopyGoesOnWithItsManifest() async throws {
        try await StorageBed.run { bed in
            #expect(await bed.storage("cp", "-r", bed.site, "gs://box").code == 0)
            bed.emulator.journal.clear()
            bed.emulator.faults.rules = [.init(.stall, operation: "download.media", nth: 2)]
            let manifest = bed.folder + "/m"
            func copy() async -> Ran {
                await bed.storage(
                    "cp",
                    "-r",
                    "gs://box/site",
                    bed.folder + "/out",
                    "--manifest",
                    manifest,
                    "--concurrency",
                    "1"
                )
            }
            let task = Task { await copy() }
            try await bed.emulator.journal.waitUntil { $0.count { $0.operation == "download.media" } == 2 }
            task.cancel()
            let stopped = await task.value
            #expect(stopped.code == 130)
            let line =
                "gapi storage cp -r --manifest=\(manifest) --concurrency=1 --endpoint=\(bed.emulator.url) --anonymous "
                + "gs://box/site \(bed.folder)/out"
            #expect(stopped.errors == "gapi: stopped; to go on: \(line)\n")
            let again = await copy()
            #expect(again.code == 0)
            #expect(again.output.contains("1 skipped"))
            for name in StorageBed.names { #expect(bed.text("out/site/" + name) == bed.text("site/" + name)) }
            #expect(bed.count(of: "download.media") == 4)
        }
    }

    @Test func whatFailedBeforeTheStopIsNamed() async throws {
        try await StorageBed.run { bed in
            bed.emulator.faults.rules = [.init(.stall, operation: "storage.objects.insert")]
            let (missing, file) = (bed.folder + "/none", bed.site + "/index.html")
            let task = Task { await bed.storage("cp", missing, file, "gs://box", "--concurrency", "1") }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "storage.objects.insert" } }
            task.cancel()
            let stopped = await task.value
            #expect(stopped.code == 130)
            #expect(stopped.errors.contains(missing), "\(stopped.errors)")
            #expect(stopped.errors.contains("gapi: stopped; "))
        }
    }

    @Test func aStoppedUploadKeepsItsSession() async throws {
        try await StorageBed.run { bed in
            let text = String(repeating: "0123456789abcdef", count: 9 << 16)  // more than goes in one request
            try bed.write(text, to: "large/file")
            bed.emulator.faults.rules = [.init(.stall, operation: "upload.chunk")]
            func copy() async -> Ran {
                await bed.storage("cp", "-r", bed.folder + "/large", "gs://box", "--manifest", bed.folder + "/m")
            }
            let task = Task { await copy() }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.operation == "upload.chunk" } }
            task.cancel()
            let stopped = await task.value
            #expect(stopped.code == 130)
            #expect(bed.count(of: "upload.cancel") == 0)
            let again = await copy()
            #expect(again.code == 0, "\(again.errors)")
            #expect(bed.count(of: "upload.start") == 1)
            try await bed.expectObjects(["large/file"])
        }
    }

    @Test func theCommandThatGoesOnIsOneWordForEachAndHasNoSecret() throws {
        func line(_ words: String...) throws -> String {
            let command = try StorageCopyCommand.parse(words + ["-r", "a b", "gs://box"])
            var continuation = ContinuedCommand("cp", manifest: "it's", command.transfer, command.options)
            continuation.add(places: command.places)
            return continuation.description
        }
        let begin = #"gapi storage cp -r --manifest='it'\''s'"#
        #expect(try line() == begin + " 'a b' gs://box")
        #expect(try line("--token", "SECRET") == begin + " --token=TOKEN 'a b' gs://box")
        #expect(try line("--key", "SECRET") == begin + " --key=KEY 'a b' gs://box")
        #expect(throws: (any Error).self) { try line("--endpoint", "http://mia:SECRET@x") }
        #expect(try line("--profile", "own") == begin + " --profile=own 'a b' gs://box")
        #expect(try line("--trace", "t t") == begin + " --trace='t t' 'a b' gs://box")
        #expect(try line("--endpoint", "http://x:1") == begin + " --endpoint=http://x:1 'a b' gs://box")
    }

    @Test func anObjectMoves() async throws {
        try await StorageBed.run { bed in
            #expect(await bed.storage("cp", bed.site + "/index.html", "gs://box/a").code == 0)
            #expect(await bed.storage("mv", "gs://box/a", "gs://box/b").code == 0)
            try await bed.expectObjects(["b"])
            #expect(await bed.storage("mv", "gs://box/b", bed.folder + "/moved").code == 0)
            try await bed.expectObjects([])
            #expect(bed.text("moved") == "hello")
        }
    }

    /// As with Google's storage testbench, which answers so.
    @Test func aServerWithoutBatchesIsNoObstacleToAMove() async throws {
        try await StorageBed.run { bed in
            #expect(await bed.storage("cp", bed.site + "/index.html", "gs://box/a").code == 0)
            bed.emulator.faults.append(.init(.status(501, body: "Not implemented"), path: "/batch/", times: nil))
            #expect(await bed.storage("mv", "gs://box/a", "gs://box/b").code == 0)
            try await bed.expectObjects(["b"])
        }
    }

    @Test func aFolderMovesButWhatCannotBeCopiedStays() async throws {
        try await StorageBed.run { bed in
            #expect(await bed.storage("cp", "-r", bed.site, "gs://box").code == 0)
            #expect(await bed.storage("mv", "-r", "gs://box/site/img", "gs://box/new").code == 0)
            try await bed.expectObjects(["new/img/cat.jpg", "new/img/deep/dog.jpg", "site/index.html"])
            let none = await bed.storage("mv", "-n", "gs://box/site/index.html", "gs://box/new/img/cat.jpg")
            #expect(none.output == "1 skipped\n")
            try await bed.bed.put("new/../../evil")
            let partly = await bed.storage("mv", "-r", "gs://box/new", bed.folder + "/out")
            #expect(partly.code == 1)
            try await bed.expectObjects(["new/../../evil", "site/index.html"])
            #expect(bed.text("out/new/img/cat.jpg") == "meow")
        }
    }

    @Test func twoNamesOfOneFileAreRefusedAndNothingIsLost() async throws {
        try await StorageBed.run { bed in
            let names = ["A.txt", "a", "a.txt", "b"]
            for name in names { try await bed.bed.put(name) }
            for target in ["x", "../out/./x"] {
                try FileManager.default.createDirectory(atPath: bed.folder + "/out", withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(atPath: bed.folder + "/out/a", withDestinationPath: target)
                try FileManager.default.createSymbolicLink(atPath: bed.folder + "/out/b", withDestinationPath: "x")
                let linked = await bed.storage("mv", "gs://box/a", "gs://box/b", bed.folder + "/out/")
                #expect(linked.code == 64, "\(linked.errors)")
                #expect(linked.errors.contains("gs://box/a and gs://box/b have the same name"))
                try await bed.expectObjects(names)
                try FileManager.default.removeItem(atPath: bed.folder + "/out")
            }
            // As it is with most disks of macOS.
            let isFolding = isFolder(bed.folder + "/SITE")
            let capitals = await bed.storage("mv", "gs://box/A.txt", "gs://box/a.txt", bed.folder + "/out/")
            #expect(capitals.code == (isFolding ? 64 : 0), "\(capitals.errors)")
            try await bed.expectObjects(isFolding ? names : ["a", "b"])
        }
    }

    @Test(arguments: [
        ["cp", "a"], ["cp", "a", "b"], ["cp", "-", "gs://box"], ["cp", "-", "-"], ["cp", "a", "s3://b/c"],
        ["cp", "gs://box/a", "gs://box/a"], ["cp", "-r", "gs://box/p", "gs://box/p/q"],
        ["cp", "-", "gs://box/x", "--dry-run"], ["mv", "-r", "gs://box", "gs://other/a", "out"],
        ["cp", "gs://box/p/", "."], ["cp", "a/x", "b/x", "gs://box"], ["cp", "a", "gs://box/", "--manifest", "m"],
        ["cp", "gs://", "."], ["cp", "", "gs://box"], ["mv", "a", "gs://box"], ["mv", "gs://box/a", "-"],
        ["cp", "a", "gs://box", "--concurrency", "0"], ["cp", "a", "gs://box", "--composite-threshold", "0"],
        ["rsync", "a", "gs://box"], ["rsync", "-r", "a", "-"], ["rsync", "-r", "gs://box/a", "gs://box/a/b", "-d"],
        ["rm"], ["rm", "a"], ["rm", "gs://box"], ["ls"], ["ls", "a"], ["cat"], ["cat", "gs://box"],
        ["stat", "gs://box/"],
        ["cat", "gs://box/a", "--range", "9-1"], ["rsync", "-r", "-n", "a", "gs://box"],
    ])
    func aLineThatMakesNoSenseIsRefused(words: [String]) async throws {
        try await StorageBed.run { bed in
            let ran = await runGapi(["storage"] + words + ["--endpoint", bed.emulator.url, "--anonymous"])
            #expect(ran.code == 64, "\(ran.errors)")
            #expect(ran.errors != "")
            for operation in ["insert", "delete", "rewrite"] {
                #expect(bed.count(of: "storage.objects." + operation) == 0)
            }
        }
    }
}
