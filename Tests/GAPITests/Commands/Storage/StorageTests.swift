import AsyncFetch
import AsyncFetchTesting
import ArgumentParser
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

@Suite("gapi storage mb, rb, ls, cat, stat, rm, rsync", .timeLimit(.minutes(5)))
struct StorageTests {
    private func withSite(_ body: (StorageBed) async throws -> Void) async throws {
        try await StorageBed.run { bed in
            let ran = await bed.storage("rsync", "-r", bed.site, "gs://box/site")
            try #require(ran.code == 0, "\(ran.errors)")
            bed.emulator.journal.clear()
            try await body(bed)
        }
    }

    // MARK: mb, rb

    @Test func aBucketIsMadeAndRemoved() async throws {
        try await StorageBed.run { bed in
            let made = await bed.storage(
                "mb",
                "gs://crate",
                "--project",
                "p",
                "--location",
                "eu",
                "--storage-class",
                "NEARLINE"
            )
            #expect(made.code == 0 && made.output == "made gs://crate/\n", "\(made.errors)")
            let listed = await bed.storage("ls", "--json", "--project", "p").output.split(separator: "\n")
            let bucket = try #require(
                listed.compactMap { try? JSON.Value(parsing: String($0)) }.first { $0["name"]?.string == "crate" }
            )
            #expect(bucket["location"]?.string == "EU")
            #expect(bucket["storageClass"]?.string == "NEARLINE")
            let json = try JSON.Value(
                parsing: await bed.storage("mb", "gs://other/", "--project", "p", "--json").output
            )
            #expect(json["name"]?.string == "other")
            #expect(
                await bed.storage("rb", "gs://crate", "gs://other").output
                    == "removed gs://crate/\nremoved gs://other/\n"
            )
            #expect(await bed.storage("ls", "--project", "p").output == "gs://box/\n")
        }
    }

    @Test func aBucketThatCannotBeMadeOrRemovedIsNamed() async throws {
        try await withSite { bed in
            let again = await bed.storage("mb", "gs://box", "--project", "p")
            #expect(again.code == 65 && again.complaints.count == 1, "\(again.errors)")
            let full = await bed.storage("rb", "gs://box")
            #expect(full.code == 65 && full.errors.contains("not empty"), "\(full.errors)")
            #expect(await bed.storage("rb", "gs://none").code == 65)
            #expect(await bed.storage("mb", "gs://box/site", "--project", "p").code == 64)
            #expect(await bed.storage("mb", "box", "--project", "p").code == 64)
        }
    }

    // MARK: ls, cat, stat

    @Test(arguments: ["gs://box/site", "gs://box/site/"])
    func aFolderShowsWhatIsDirectlyInIt(url: String) async throws {
        try await withSite { bed in
            let ran = await bed.storage("ls", url)
            #expect(ran.code == 0)
            #expect(Set(ran.output.split(separator: "\n")) == ["gs://box/site/img/", "gs://box/site/index.html"])
        }
    }

    @Test func anObjectIsListedItself() async throws {
        try await withSite { bed in
            #expect(await bed.storage("ls", "gs://box/site/index.html").output == "gs://box/site/index.html\n")
            let long = await bed.storage("ls", "-l", "gs://box/site/index.html").output
            #expect(long.contains(" 5  20"))
            let json = try JSON.Value(parsing: await bed.storage("ls", "--json", "gs://box/site/index.html").output)
            #expect(json["name"]?.string == "site/index.html")
        }
    }

    @Test func bucketsAreListed() async throws {
        try await withSite { bed in
            #expect(await bed.storage("ls", "--project", "p").output == "gs://box/\n")
        }
    }

    @Test(arguments: ["ls", "stat", "rm"])
    func aNameThatNothingHasIsAFailure(command: String) async throws {
        try await withSite { bed in
            let ran = await bed.storage(command, "gs://box/none")
            #expect(ran.code == 1)
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.contains("gs://box/none"))
        }
    }

    @Test func aNameCannotControlTheTerminal() async throws {
        try await StorageBed.run { bed in
            try await bed.bed.put("x/\u{1B}[31mred")
            for words in [["ls", "-r", "gs://box"], ["rm", "-r", "--dry-run", "gs://box/x"]] {
                let own = ["--endpoint", bed.emulator.url, "--anonymous"]
                let ran = await runGapi(["storage"] + words + own, onTerminal: true)
                #expect(ran.code == 0)
                #expect(ran.output.contains("[31mred"))
                #expect(!ran.output.contains("\u{1B}[31m"))
            }
        }
    }

    @Test func bytesAreWrittenAsTheyAre() async throws {
        try await withSite { bed in
            let both = await bed.storage("cat", "gs://box/site/index.html", "gs://box/site/img/cat.jpg")
            #expect(both.media == Array("hellomeow".utf8))
            #expect(both.output == "")
            let part = await bed.storage("cat", "--range", "1-2", "gs://box/site/index.html")
            #expect(part.media == Array("el".utf8))
            let copied = await bed.storage("cp", "gs://box/site/index.html", "-")
            #expect(copied.media == Array("hello".utf8))
        }
    }

    @Test func thePropertiesOfAnObject() async throws {
        try await withSite { bed in
            let ran = await bed.storage("stat", "gs://box/site/index.html")
            #expect(ran.code == 0)
            #expect(ran.output.hasPrefix("gs://box/site/index.html\n"))
            #expect(ran.output.contains("crc32c"))
            #expect(ran.output.contains("text/html"))
            let json = try JSON.Value(parsing: await bed.storage("stat", "--json", "gs://box/site/index.html").output)
            #expect(json["size"]?.string == "5")
        }
    }

    @Test func aTokenIsNotSentWhereOthersReadIt() async {
        let words = ["storage", "ls", "gs://box", "--endpoint", "http://example.com", "--token", "SECRET"]
        let ran = await runGapi(words)
        #expect(ran.code == 64)
        #expect(ran.errors.contains("plain HTTP"))
        #expect(!ran.errors.contains("SECRET"))
    }

    // MARK: rm

    @Test func objectsAreDeletedAndOthersStay() async throws {
        try await withSite { bed in
            try await bed.bed.put("site-2")
            let ran = await bed.storage("rm", "gs://box/site/index.html", "gs://box/site/none")
            #expect(ran.code == 1)
            #expect(ran.output == "1 deleted; 1 failed\n")
            let rest = await bed.storage("rm", "-r", "gs://box/site")
            #expect(rest.code == 0)
            #expect(rest.output == "2 deleted\n")
            try await bed.expectObjects(["site-2"])
            #expect(await bed.storage("rm", "-r", "gs://box/site").code == 1)
        }
    }

    @Test func eachPlaceThatNothingHasIsAFailure() async throws {
        try await withSite { bed in
            try await bed.bed.put("site-2")
            let dry = await bed.storage("rm", "-r", "--dry-run", "gs://box/site", "gs://box/tpyo")
            #expect(dry.code == 1)
            #expect(dry.output.contains("gs://box/tpyo"))
            let ran = await bed.storage("rm", "-r", "gs://box/site", "gs://box/tpyo", "gs://box/none/")
            #expect(ran.code == 1)
            #expect(ran.output == "3 deleted; 2 failed\n")
            #expect(ran.complaints.count == 2)
            #expect(ran.errors.contains("gs://box/tpyo: nothing has this name"))
            #expect(ran.errors.contains("gs://box/none/: nothing has this name"))
            try await bed.expectObjects(["site-2"])
        }
    }

    @Test func aPlaceInsideOfAnotherIsDeletedWithIt() async throws {
        for places in [["gs://box/site", "gs://box/site/img"], ["gs://box/site/img/deep", "gs://box/site/img"]] {
            try await withSite { bed in
                try await bed.bed.put("site-2")
                _ = await bed.storage("rm", "gs://box/site/img/cat.jpg")
                let ran = await bed.storage("rm", "-r", places[0], places[1])
                #expect(ran.code == 0, "\(ran.errors)")
                let none = await bed.storage("rm", "-r", "gs://box/site-2", "gs://box/site-2/none")
                #expect(none.code == 1)
                #expect(none.output == "1 deleted; 1 failed\n")
                #expect(none.errors.contains("gs://box/site-2/none: nothing has this name"))
            }
        }
    }

    // MARK: rsync

    @Test func theSecondTimeThereIsNothingToDo() async throws {
        try await withSite { bed in
            let ran = await bed.storage("rsync", "-r", bed.site, "gs://box/site")
            #expect(ran.code == 0)
            #expect(ran.output == "3 skipped\n")
            #expect(bed.count(of: "storage.objects.insert") == 0)
        }
    }

    @Test func onlyWhatIsWantedIsDeleted() async throws {
        try await withSite { bed in
            try await bed.bed.put("site/extra")
            try await bed.bed.put("other")
            #expect(await bed.storage("rsync", "-r", bed.site, "gs://box/site").code == 0)
            #expect(try await bed.objects().contains("site/extra"))
            let dry = await bed.storage("rsync", "-r", "-d", "--dry-run", bed.site, "gs://box/site")
            #expect(dry.code == 0)
            #expect(dry.output.contains("gs://box/site/extra"))
            #expect(dry.output.contains("delete 1, skip 3; 0 bytes; nothing was changed"))
            #expect(try await bed.objects().contains("site/extra"))
            let ran = await bed.storage(
                "rsync",
                "-r",
                "--delete-unmatched-destination-objects",
                bed.site,
                "gs://box/site"
            )
            #expect(ran.code == 0)
            #expect(ran.output == "1 deleted; 3 skipped\n")
            try await bed.expectObjects(["other"] + StorageBed.names.map { "site/" + $0 })
        }
    }

    @Test func checksumsFindWhatTimesDoNot() async throws {
        try await withSite { bed in
            try await bed.bed.put("site/index.html", Array("HELLO".utf8))
            let ran = await bed.storage("rsync", "-r", "-c", bed.site, "gs://box/site")
            #expect(ran.output == "1 file, 5 bytes; 2 skipped\n")
            #expect(await bed.object("site/index.html") == "hello")
        }
    }

    @Test func aFolderThatIsNotThereDeletesNothing() async throws {
        try await withSite { bed in
            let ran = await bed.storage("rsync", "-r", "-d", bed.folder + "/none", "gs://box/site")
            #expect(ran.code == 66)
            try await bed.expectObjects(StorageBed.names.map { "site/" + $0 })
        }
    }

    @Test func twoFoldersOfThisMachineAreRefusedAndNoneIsMade() async throws {
        try await withSite { bed in
            let ran = await bed.storage("rsync", "-r", bed.site, bed.folder + "/new")
            #expect(ran.code == 64 && ran.complaints.count == 1, "\(ran.errors)")
            #expect(!isThere(bed.folder + "/new"))
        }
    }

    @Test(arguments: [["--dry-run"], []])
    func aNameOfNothingDeletesNothing(flags: [String]) async throws {
        try await withSite { bed in
            try bed.write("mine", to: "keepme/file")
            let line = ["storage", "rsync", "-r", "-d", "gs://box/tpyo", bed.folder + "/keepme"] + flags
            let ran = await runGapi(line + ["--endpoint", bed.emulator.url, "--anonymous"])
            #expect(ran.code == 1)
            #expect(ran.errors == "gapi: nothing has the name gs://box/tpyo/\n")
            #expect(bed.text("keepme/file") == "mine")
        }
    }

    /// An answer with something else than a list is no empty list.
    @Test(arguments: [#"{"items": {"a": 1}}"#, #"{"items": "a"}"#, #"{"items": [], "nextPageToken": 5}"#])
    func anAnswerThatIsNoListDeletesNothing(answer: String) async throws {
        try await withSite { bed in
            try bed.write("mine", to: "keepme/file")
            bed.emulator.faults.rules = [
                .init(.status(200, body: answer), operation: "storage.objects.list", times: nil)
            ]
            let ran = await bed.storage("rsync", "-r", "-d", "gs://box", bed.folder + "/keepme")
            #expect(ran.code != 0, "\(ran.output)")
            #expect(bed.text("keepme/file") == "mine")
            #expect(await bed.storage("ls", "gs://box").code == 65)
        }
    }

    @Test func aDryRunThatCannotBeDoneSaysSo() {
        let output = Output()
        var run = DryRun(asJSON: false, on: output.console())
        run.add(TransferRow("skip", "a"))
        #expect(throws: Never.self) { try run.end() }
        run.add(TransferRow("fail", "b"))
        let error = #expect(throws: ExitCode.self) { try run.end() }
        #expect(error == .failure)
        #expect(output.text.contains("fail 1, skip 1"))
    }

    /// A setting that only programs have is named by its variable, in rows and in whole failures.
    @Test func aFailedStepIsInTheWordsOfTheTool() {
        let error = FetchError(.tls, "it leads to a private network; allowsInwardLinks would allow it")
        var row = TransferRow("upload", "a")
        row.fail(ToolFailure(error))
        #expect(row.line.contains("; GAPI_ALLOW_INWARD_LINKS=1 would allow it"), "\(row.line)")
        #expect(row.reason?.contains("allowsInwardLinks") == false)
        #expect(ToolFailure(error).message.contains("GAPI_ALLOW_INWARD_LINKS=1 would allow it"))
    }

    // MARK: Help

    /// The lines of the examples of all commands that are new words for users.
    private static let examples: [String] = {
        let commands: [any ToolCommand.Type] = [
            BatchCommand.self, WatchCommand.self, StorageListCommand.self, StorageCopyCommand.self,
            StorageMoveCommand.self, StorageRemoveCommand.self, StorageSyncCommand.self, StorageCatCommand.self,
            StorageStatCommand.self,
        ]
        let texts = commands.map { $0.configuration.discussion } + [StorageCommand.configuration.discussion]
        return texts.flatMap { $0.split(separator: "\n") }.map(String.init).filter { $0.contains("  gapi ") }
    }()

    @Test func eachExampleOfTheHelpIsALineOfItsCommand() throws {
        #expect(Self.examples.count >= 20)
        for example in Self.examples {
            let start = try #require(example.firstRange(of: "gapi ")?.upperBound)
            var words = example[start...].split(separator: " ").map(String.init)
            words.removeAll { $0 == "\\" }  // the next line goes on
            if let end = words.firstIndex(where: { ["<", ">", "|"].contains($0) }) { words.removeSubrange(end...) }
            #expect(throws: Never.self, "\(example)") { _ = try Gapi.parseAsRoot(words) }
        }
    }
}
