import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import CloudEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi cloud get, put", .timeLimit(.minutes(5)))
struct CloudTransferTests {
    private func withPhotos(_ body: (CloudBed) async throws -> Void) async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/2026/a.jpg", "meow")
            try await bed.put("/Photos/b.jpg", "wuff")
            try await body(bed)
        }
    }

    // MARK: get

    @Test func aFileGetsItsNameOrAnother() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("get", "/Photos/b.jpg", bed.folder)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output == "1 file, 4 bytes\n")
            #expect(bed.text("b.jpg") == "wuff")
            #expect(await bed.run("get", "/Photos/b.jpg", bed.folder + "/c.jpg").code == 0)
            #expect(bed.text("c.jpg") == "wuff")
            #expect(bed.names(below: "") == ["b.jpg", "c.jpg"])
            let item = try await bed.connection().item(at: "/Photos/b.jpg")
            let found = try #require(LocalPlace.found(at: bed.folder + "/b.jpg"))
            #expect(found.modified?.timeIntervalSince1970 == item.modified?.timeIntervalSince1970)
        }
    }

    @Test func aFileThatIsThereStaysWithoutForce() async throws {
        try await withPhotos { bed in
            try bed.write("mine", to: "b.jpg")
            let ran = await bed.run("get", "/Photos/b.jpg", bed.folder)
            #expect(ran.code == 73)
            #expect(ran.errors.contains("--force"))
            #expect(bed.text("b.jpg") == "mine")
            #expect(bed.cloud.journal.count { $0.method == .get && $0.path.hasSuffix("b.jpg") } == 0)
            #expect(await bed.run("get", "/Photos/b.jpg", bed.folder, "--force").code == 0)
            #expect(bed.text("b.jpg") == "wuff")
            #expect(bed.names(below: "") == ["b.jpg"])
        }
    }

    @Test func aFileThatIsReplacedKeepsItsMode() async throws {
        try await withPhotos { bed in
            try bed.write("mine", to: "b.jpg")
            let path = bed.folder + "/b.jpg"
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            #expect(await bed.run("get", "/Photos/b.jpg", path, "--force").code == 0)
            #expect(bed.text("b.jpg") == "wuff")
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            #expect("\(mode ?? 0)" == "\(0o600)")
        }
    }

    @Test func contentsThatChangedOnTheWayAreNoFile() async throws {
        try await withPhotos { bed in
            bed.cloud.faults.rules = [.init(.corrupt(responseByte: 1), method: .get, path: "b.jpg")]
            let ran = await bed.run("get", "/Photos/b.jpg", bed.folder)
            #expect(ran.code == 65)
            #expect(ran.errors.contains("other bytes arrived"))
            #expect(bed.names(below: "").isEmpty)
        }
    }

    @Test func whatARunLeftAtItsLastStepIsNoObstacle() async throws {
        try await withPhotos { bed in
            let source = try await bed.connection().server + "/Photos/b.jpg"
            let left = LocalPlace.temporary(for: bed.folder + "/b.jpg", from: source)
            try Data("half".utf8).write(to: URL(filePath: left))
            #expect(await bed.run("get", "/Photos/b.jpg", bed.folder).code == 0)
            #expect(bed.text("b.jpg") == "wuff" && bed.names(below: "") == ["b.jpg"])
        }
    }

    @Test func whatComesInBetweenIsNotReplacedHere() async throws {
        try await withPhotos { bed in
            try bed.write("arrived", to: ".temporary")
            try bed.write("mine", to: "b.jpg")
            #expect(throws: ToolFailure.self) {
                try LocalPlace.place(bed.folder + "/.temporary", at: bed.folder + "/b.jpg", replaces: false)
            }
            #expect(bed.text("b.jpg") == "mine" && bed.names(below: "") == ["b.jpg"])
        }
    }

    @Test func aFolderThatIsNotHereIsNotMadeForAFile() async throws {
        try await withPhotos { bed in
            #expect(await bed.run("get", "/Photos/b.jpg", bed.folder + "/none/b.jpg").code == 73)
            #expect(await bed.run("get", "/Photos/b.jpg", bed.folder + "/none/").code == 73)
            #expect(bed.names(below: "").isEmpty)
        }
    }

    @Test func aFolderIsNeverReplacedByAFile() async throws {
        try await withPhotos { bed in
            try bed.write("mine", to: "b.jpg/mine")
            #expect(await bed.run("get", "/Photos/b.jpg", bed.folder, "--force").code == 73)
            #expect(bed.text("b.jpg/mine") == "mine")
        }
    }

    @Test(arguments: [false, true]) func contentsOnStandardOutputHaveABarBesideThem(onTerminal: Bool) async throws {
        try await withPhotos { bed in
            let people = Output()
            let ran = await Console.$people.withValue(people.console(isTerminal: true)) {
                await bed.run("get", "/Photos/b.jpg", "-", onTerminal: onTerminal)
            }
            #expect(ran.code == 0 && ran.media == Array("wuff".utf8) && ran.output == "")
            #expect(people.text.contains("downloading") != onTerminal, "\(people.text)")
        }
    }

    @Test func contentsCanGoToStandardOutput() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("get", "/Photos/b.jpg", "-")
            #expect(ran.code == 0)
            #expect(ran.media == Array("wuff".utf8) && ran.output == "")
        }
    }

    @Test func aFolderNeedsToBeWanted() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("get", "/Photos", bed.folder)
            #expect(ran.code == 64)
            #expect(ran.errors.contains("-r"))
            #expect(bed.names(below: "").isEmpty)
        }
    }

    @Test func aFolderComesWithAllThatIsInItEachTimeToTheSamePlace() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("get", "-r", "/Photos", bed.folder + "/here/now")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output == "2 files, 8 bytes\n")
            #expect(bed.text("here/now/Photos/2026/a.jpg") == "meow")
            let again = await bed.run("get", "-r", "/Photos", bed.folder + "/here/now")
            #expect(again.code == 0 && again.output == "2 skipped\n")
            try bed.write("my own", to: "here/now/Photos/b.jpg")
            let other = await bed.run("get", "-r", "/Photos", bed.folder + "/here/now")
            #expect(other.code == 1 && other.output == "1 skipped; 1 failed\n")
            #expect(bed.text("here/now/Photos/b.jpg") == "my own")
            #expect(await bed.run("get", "-r", "/Photos", bed.folder + "/here/now", "--force").code == 0)
            #expect(bed.text("here/now/Photos/b.jpg") == "wuff")
            #expect(bed.names(below: "here/now") == ["Photos", "Photos/2026", "Photos/2026/a.jpg", "Photos/b.jpg"])
        }
    }

    /// The list of a folder is not kept for its subfolders, except for their own items.
    @Test func filesThatAreDoneDoNotCountInFoldersBelow() async throws {
        try await CloudBed.run { bed in
            for name in ["a", "b", "c", "in/a", "in/b", "in/c"] { try await bed.put("/P/" + name) }
            let (output, errors) = (Output(), Output())
            let streams = ToolStreams(output: output.console(), errors: errors.console())
            let transfer = CloudTransfer(
                connection: try await bed.connection(),
                report: TransferReport(asJSON: false, streams),
                progress: CloudProgress("downloading", total: 0, on: .silent),
                replaces: false
            )
            let budget = ListBudget(items: 4)
            try await CloudDownload(transfer: transfer).contents(of: "/P", to: bed.folder + "/P", within: budget)
            #expect(bed.names(below: "P") == ["a", "b", "c", "in", "in/a", "in/b", "in/c"], "\(errors.text)")
        }
    }

    @Test func theWholeAccountHasNoNameToKeep() async throws {
        try await withPhotos { bed in
            #expect(await bed.run("get", "-r", "/", bed.folder + "/all").code == 0)
            #expect(bed.text("all/Photos/b.jpg") == "wuff")
        }
    }

    @Test func transfersAreLinesOfJSON() async throws {
        try await withPhotos { bed in
            let lines = try await bed.run("get", "-r", "--json", "/Photos", bed.folder).lines()
            #expect(lines.count == 3)
            #expect(Set(lines.compactMap { $0["source"]?.string }) == ["/Photos/2026/a.jpg", "/Photos/b.jpg"])
            #expect(lines.last?["summary"]?["bytes"] == 8)
        }
    }

    @Test func aBarIsShownOnATerminalAndRemoved() async throws {
        try await withPhotos { bed in
            let ran = await bed.run("get", "/Photos/b.jpg", bed.folder, onTerminal: true)
            #expect(ran.code == 0)
            #expect(ran.output.contains("downloading") && ran.output.hasSuffix("\r\u{1B}[K1 file, 4 bytes\n"))
        }
    }

    @Test func aSymbolicLinkIsNoFolderOfATransfer() async throws {
        try await withPhotos { bed in
            try bed.write("", to: "outside/.keep")
            try bed.write("", to: "in/Photos/.keep")
            try FileManager.default.createSymbolicLink(
                atPath: bed.folder + "/in/Photos/2026",
                withDestinationPath: bed.folder + "/outside"
            )
            let ran = await bed.run("get", "-r", "/Photos", bed.folder + "/in", "--force")
            #expect(ran.code == 1)
            #expect(ran.errors.contains("symbolic link"))
            #expect(bed.names(below: "outside") == [".keep"])
            #expect(bed.text("in/Photos/b.jpg") == "wuff")
        }
    }

    @Test func namesOfAHostileServerStayInTheFolder() async throws {
        let base = "/cloud/remote.php/dav/files/alice/box"
        let names = [
            "/../../evil", "/%2e%2e", "/%2E%2e/evil", "/..%2f..%2fevil", "/a%2fb", "/%00", "/deep/er", "/good.txt",
            "/%1b%5b31mred", "/%e2%80%aegpj", "/c:%5cevil",
        ]
        let hrefs = names.map { base + $0 } + ["/etc/passwd", "http://other/evil", "//other/evil", "evil"]
        try await CloudBed.withFolder { folder in
            let bed = HostileBed(hrefs)
            let ran = await bed.run(["get", "-r", "/box", folder + "/in/here"])
            #expect(ran.code == 0, "\(ran.errors)")
            let found = try FileManager.default.subpathsOfDirectory(atPath: folder)
            let files = ["\u{1B}[31mred", "c:\\evil", "good.txt", "\u{202E}gpj"]
            let wanted = ["in", "in/here", "in/here/box"] + files.map { "in/here/box/" + $0 }
            #expect(Set(found) == Set(wanted))
            #expect(!FileManager.default.fileExists(atPath: "evil"))
            await bed.shutdown()
        }
    }

    @Test func whatTheServerRefusesToDescribeIsMissed() async throws {
        try await CloudBed.withFolder { folder in
            let bed = HostileBed(["/cloud/remote.php/dav/files/alice/box/good.txt"], refused: "2026")
            let ran = await bed.run(["get", "-r", "/box", folder])
            #expect(ran.code == 1 && (ran.output + ran.errors).contains("/box/2026"), "\(ran.output)\(ran.errors)")
            #expect(FileManager.default.fileExists(atPath: folder + "/box/good.txt"))
            for words in [["tree", "/box"], ["tree", "--folders", "/box"], ["tree", "--json", "/box"]] {
                let tree = await bed.run(words)
                #expect(tree.code == 1 && tree.errors.contains("/box/2026"), "\(tree.errors)")
            }
            await bed.shutdown()
        }
    }

    @Test func foldersWithoutAnEndAreLeft() async throws {
        try await CloudBed.withFolder { folder in
            let bed = HostileBed([], folder: "again")
            let ran = await bed.run(["get", "-r", "/box", folder])
            #expect(ran.code == 1)
            let tree = await bed.run(["tree", "/box"])
            #expect(tree.code == 1)
            await bed.shutdown()
        }
    }

    @Test func aStoppedDownloadGoesOn() async throws {
        let content = String(repeating: "0123456789", count: 100_000)
        try await CloudBed.run { bed in
            try await bed.put("/big.bin", content)
            // The connection breaks, and the rest never comes.
            bed.cloud.faults.rules = [
                .init(.cut(afterResponseBytes: 500_000), method: .get, path: "big.bin"),
                .init(.stall, method: .get, path: "big.bin"),
            ]
            let task = Task { await bed.run("get", "/big.bin", bed.folder) }
            while bed.cloud.journal.count(where: { $0.method == .get && $0.path.hasSuffix("big.bin") }) < 2 {
                try await Task.sleep(for: .milliseconds(5))  // the journal has no event to wait for
            }
            task.cancel()
            let ran = await task.value
            #expect(ran.code == 130)
            #expect(ran.errors.contains("the same command goes on"))
            #expect(bed.text("big.bin") == nil)
            bed.cloud.faults.rules = []
            bed.cloud.journal.clear()
            let second = await bed.run("get", "/big.bin", bed.folder)
            #expect(second.code == 0, "\(second.errors)")
            #expect(bed.text("big.bin") == content)
            #expect(bed.names(below: "") == ["big.bin"])
            let entry = bed.cloud.journal.entries.first { $0.method == .get && $0.path.hasSuffix("big.bin") }
            #expect(entry?.headers[.range] != nil)
        }
    }

    // MARK: put

    @Test func uploadsHaveABar() async throws {
        try await CloudBed.run { bed in
            try bed.write("hello", to: "site/a.txt")
            for words in [["put", bed.folder + "/site/a.txt"], ["put", "-r", bed.folder + "/site"]] {
                let people = Output()
                let ran = await Console.$people.withValue(people.console(isTerminal: true, width: 200)) {
                    await bed.run(words)
                }
                #expect(ran.code == 0, "\(ran.errors)")
                #expect(people.text.contains("\r   uploading "), "\(people.text)")
                #expect(people.text.hasSuffix("\r\u{1B}[K"), "\(people.text)")
            }
        }
    }

    @Test func aFileIsUploadedWithItsTime() async throws {
        try await CloudBed.run { bed in
            try bed.write("hello", to: "a.txt")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
                ofItemAtPath: bed.folder + "/a.txt"
            )
            let ran = await bed.run("put", bed.folder + "/a.txt")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output == "1 file, 5 bytes\n")
            #expect(await bed.remote("/a.txt") == "hello")
            let item = try await bed.connection().item(at: "/a.txt")
            #expect(item.modified == Date(timeIntervalSince1970: 1_700_000_000))
            try await bed.cloud.makeFolder("/docs", user: "alice")
            #expect(await bed.run("put", bed.folder + "/a.txt", "/docs").code == 0)
            #expect(await bed.run("put", bed.folder + "/a.txt", "/docs/b.txt").code == 0)
            #expect(try await bed.everything() == ["/a.txt", "/docs/", "/docs/a.txt", "/docs/b.txt"])
        }
    }

    @Test func whatIsOnTheServerStaysWithoutForce() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a.txt", "theirs")
            try bed.write("mine", to: "a.txt")
            let ran = await bed.run("put", bed.folder + "/a.txt")
            #expect(ran.code == 73)
            #expect(await bed.remote("/a.txt") == "theirs")
            #expect(bed.cloud.journal.count { $0.method == .put } == 0)
            #expect(await bed.run("put", bed.folder + "/a.txt", "--force").code == 0)
            #expect(await bed.remote("/a.txt") == "mine")
            try await bed.cloud.makeFolder("/x/a.txt", user: "alice")
            #expect(await bed.run("put", bed.folder + "/a.txt", "/x/", "--force").code == 73)
        }
    }

    @Test func whatComesInBetweenIsNotReplacedEither() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a.txt", "theirs")
            try bed.write("mine", to: "a.txt")
            // The look before the upload finds nothing.
            bed.cloud.faults.rules = [.init(.status(404), path: "a.txt")]
            let ran = await bed.run("put", bed.folder + "/a.txt", "/a.txt")
            #expect(ran.code == 73)
            #expect(await bed.remote("/a.txt") == "theirs")
        }
    }

    @Test func aFolderIsUploadedWithAllThatIsInIt() async throws {
        try await CloudBed.run { bed in
            try bed.write("1", to: "site/index.html")
            try bed.write("22", to: "site/img/cat.jpg")
            try FileManager.default.createSymbolicLink(
                atPath: bed.folder + "/site/link",
                withDestinationPath: bed.folder + "/site/index.html"
            )
            #expect(await bed.run("put", bed.folder + "/site").code == 64)
            let ran = await bed.run("put", "-r", bed.folder + "/site")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output == "2 files, 3 bytes; 1 skipped\n")
            #expect(try await bed.everything() == ["/site/", "/site/img/", "/site/img/cat.jpg", "/site/index.html"])
            #expect(await bed.run("put", "-r", bed.folder + "/site").output == "3 skipped\n")
            try bed.write("333", to: "site/index.html")
            let other = await bed.run("put", "-r", bed.folder + "/site")
            #expect(other.code == 1)
            #expect(await bed.remote("/site/index.html") == "1")
            #expect(await bed.run("put", "-r", bed.folder + "/site", "--force").code == 0)
            #expect(await bed.remote("/site/index.html") == "333")
        }
    }

    /// `é` is one code point or two: equal as characters, and two names of a server.
    @Test(arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}")])
    func aNameOfOtherBytesIsAnotherFile(here: String, there: String) async throws {
        let place = "/cloud/remote.php/dav/files/alice/box/site/"
        try await CloudBed.withFolder { folder in
            let site = folder + "/site"
            try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: URL(filePath: site + "/" + here))
            let bed = HostileBed([place + PercentEncoding.encode(there)])
            let ran = await bed.run(["put", "-r", site, "/box"])
            #expect(ran.code == 0 && ran.output == "1 file, 4 bytes\n", "\(ran.output)\(ran.errors)")
            #expect(bed.uploads == [place + PercentEncoding.encode(here)])
            await bed.shutdown()
            let same = HostileBed([place + PercentEncoding.encode(there), place + PercentEncoding.encode(here)])
            #expect(await same.run(["put", "-r", site, "/box"]).code == 1)
            #expect(same.uploads == [])
            await same.shutdown()
        }
    }

    /// ownCloud has one name for the two, and lists that of one code point.
    @Test func aNameThatTheServerFoldsIsSkippedOrReplaced() async throws {
        let place = "/cloud/remote.php/dav/files/alice/box/site/"
        let (here, there) = ("e\u{301}", "\u{E9}")
        try await CloudBed.withFolder { folder in
            let (site, path) = (folder + "/site", folder + "/site/" + here)
            try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: URL(filePath: path))
            let date = Date(timeIntervalSince1970: 1_700_000_000)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            let time = "<d:getlastmodified>Tue, 14 Nov 2023 22:13:20 GMT</d:getlastmodified>"
            let same = "<d:getcontentlength>4</d:getcontentlength>" + time
            let bed = HostileBed([place + PercentEncoding.encode(there)], folding: same)
            let ran = await bed.run(["put", "-r", site, "/box"])
            #expect(ran.code == 0 && ran.output == "1 skipped\n", "\(ran.output)\(ran.errors)")
            await bed.shutdown()
            let other = HostileBed([place + PercentEncoding.encode(there)], folding: time)
            let failed = await other.run(["put", "-r", site, "/box"])
            #expect(failed.code == 1 && failed.errors.contains("--force"), "\(failed.output)\(failed.errors)")
            let replaced = await other.run(["put", "-r", site, "/box", "--force"])
            #expect(replaced.code == 0, "\(replaced.errors)")
            #expect(replaced.output == "1 file, 4 bytes\n")
            // Each run has tried it as a new file, and the last one also as another version.
            #expect(other.uploads.count == 3)
            await other.shutdown()
        }
    }

    @Test func aFileThatIsNotHereIsAFailure() async throws {
        try await CloudBed.run { bed in
            #expect(await bed.run("put", bed.folder + "/none").code == 66)
            try bed.write("x", to: "a.txt")
            let ran = await bed.run("put", bed.folder + "/a.txt", "/no/such/folder/")
            #expect(ran.code == 73)
        }
    }

    @Test func aStoppedUploadSaysSo() async throws {
        try await CloudBed.run { bed in
            try bed.write("x", to: "a.txt")
            bed.cloud.faults.rules = [.init(.stall, method: .put)]
            let task = Task { await bed.run("put", bed.folder + "/a.txt") }
            while bed.cloud.journal.count(where: { $0.method == .put }) == 0 {
                try await Task.sleep(for: .milliseconds(5))  // the journal has no event to wait for
            }
            task.cancel()
            let ran = await task.value
            #expect(ran.code == 130)
            #expect(ran.complaints.count == 1)
            #expect(await bed.remote("/a.txt") == nil)
        }
    }
}
