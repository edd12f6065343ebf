import ArgumentParser
import AsyncCloud
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi cloud get -r, where names of other capitals are one file", .timeLimit(.minutes(5)))
struct FoldedNameTests {
    /// Downloads `/P` as the command does, into a folder whose file system is said to fold names, or not to.
    private func get(_ bed: CloudBed, replaces: Bool = true, folds: Bool = true) async throws -> Ran {
        let (output, errors) = (Output(), Output())
        let streams = ToolStreams(output: output.console(), errors: errors.console())
        let report = TransferReport(asJSON: false, streams)
        let transfer = CloudTransfer(
            connection: try await bed.connection(),
            report: report,
            progress: CloudProgress("downloading", total: 0, on: .silent),
            replaces: replaces
        )
        try await CloudDownload(transfer: transfer, foldsNames: folds).contents(of: "/P", to: bed.folder + "/P")
        var code: Int32 = 0
        do { try report.end() } catch let error as ExitCode { code = error.rawValue }
        return Ran(code: code, output: output.text, errors: errors.text)
    }

    @Test(arguments: [true, false]) func theSecondOfTwoNamesFails(replaces: Bool) async throws {
        try await CloudBed.run { bed in
            for name in ["A.txt", "a.txt", "b.txt", "Docs/x", "docs/x"] { try await bed.put("/P/" + name, name) }
            let ran = try await get(bed, replaces: replaces)
            #expect(ran.code == 1 && ran.output == "3 files, 16 bytes; 2 failed\n", "\(ran.output)\(ran.errors)")
            for path in ["/P/a.txt", "/P/docs"] {
                #expect(ran.errors.contains("gapi: \(path): another one has the same name"), "\(ran.errors)")
            }
            #expect(bed.names(below: "P") == ["A.txt", "Docs", "Docs/x", "b.txt"])
            #expect(bed.text("P/A.txt") == "A.txt" && bed.text("P/Docs/x") == "Docs/x")
        }
    }

    /// A second name of the file stands for a file system that has one file for both names.
    @Test func aFileThatIsThereUnderAnotherNameStays() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/P/cat.txt", "theirs")
            try bed.write("mine", to: "P/Cat.txt")
            let names = ["Cat.txt", "cat.txt"].map { bed.folder + "/P/" + $0 }
            try? FileManager.default.linkItem(atPath: names[0], toPath: names[1])
            let ran = try await get(bed)
            #expect(ran.code == 1 && ran.errors.contains("is Cat.txt there"), "\(ran.errors)")
            #expect(bed.text("P/Cat.txt") == "mine")
        }
    }

    @Test func theSameNameIsReplaced() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/P/cat.txt", "theirs")
            try bed.write("mine", to: "P/cat.txt")
            #expect(try await get(bed).code == 0)
            #expect(bed.text("P/cat.txt") == "theirs" && bed.names(below: "P") == ["cat.txt"])
        }
    }

    @Test func aFileSystemThatTellsCapitalsApartGetsAll() async throws {
        try await CloudBed.run { bed in
            for name in ["A.txt", "a.txt"] { try await bed.put("/P/" + name, name) }
            let isFolding = Namesakes(in: bed.folder).isRepeated(in: ["A.txt", "a.txt"]) == [false, true]
            let ran = await bed.run("get", "-r", "/P", bed.folder, "--force")
            #expect(ran.code == (isFolding ? 1 : 0), "\(ran.errors)")
            #expect(bed.names(below: "P") == (isFolding ? ["A.txt"] : ["A.txt", "a.txt"]))
            #expect(bed.text("P/A.txt") == "A.txt")
        }
    }

    /// Where capitals differ, accents may not, and the other way round.
    @Test func accentsAreFoldedWhereTwoFormsAreOneFile() async throws {
        try await CloudBed.run { bed in
            let names = ["caf\u{E9}.txt", "cafe\u{301}.txt"]
            for name in names { try bed.write(name, to: name) }
            let isOne = LocalPlace.isSame(bed.folder + "/" + names[0], bed.folder + "/" + names[1])
            #expect(Namesakes(in: bed.folder).isRepeated(in: names) == [false, isOne])
        }
    }
}
