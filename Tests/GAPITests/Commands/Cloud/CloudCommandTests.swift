import ArgumentParser
import AsyncCloud
import AsyncJSON
import CloudEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi cloud", .timeLimit(.minutes(5)))
struct CloudCommandTests {
    @Test(arguments: [
        ["ls", ""], ["ls", "/a/../b"], ["tree", "--levels", "0"], ["get"], ["get", "/a", ""], ["put"], ["put", ""],
        ["put", "a", "/.."], ["mkdir"], ["mv", "/a"], ["cp", "/a", ""], ["rm"], ["find"], ["find", ""],
        ["find", "a", "--limit", "0"], ["share", "/a"], ["share", "/a", "--link", "--user", "bob"],
        ["share", "/a", "--user", ""], ["share", "/a", "--user", "bob", "--password-stdin"],
        ["share", "/a", "--link", "--expires", "tomorrow"], ["share", "/a", "--link", "--permissions", "rx"],
        ["share", "/a", "--link", "--password", "secret"], ["shares", "/a", "--with-me"],
        ["shares", "--accept", "1", "--decline", "1"], ["trash", "--to", "/a"], ["trash", "--empty"],
        ["trash", "--force"], ["trash", "--empty", "--force", "--restore", "1"],
        ["versions", "/a", "--get", "1"], ["versions", "/a", "--restore", "1", "-o", "f"], ["watch", "/a", "/b"],
    ])
    func aLineThatMakesNoSenseIsRefused(words: [String]) async {
        let ran = await runGapi(["cloud"] + words)
        #expect(ran.code == 64)
        #expect(!ran.errors.isEmpty)
    }

    @Test func theAccountOfANameIsUsed() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/hers.txt")
            try await bed.put("/his.txt", user: "bob")
            #expect(await bed.run("ls").output.contains("hers.txt"))
            #expect(await bed.run("ls", "--account", "bob").output.contains("his.txt"))
            let ran = await bed.run("ls", "--account", "eve", "--json")
            #expect(ran.code == 77)
            let failure = try JSON.Value(parsing: ran.errors)
            #expect(failure["error"]?["exit"] == 77)
        }
    }

    @Test func aServerInMaintenanceIsBackLater() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.isInMaintenance = true
        try await CloudBed.run(configuration) { bed in
            let ran = await bed.run("ls")
            #expect(ran.code == 75)
            #expect(ran.complaints.count == 1)
        }
    }

    @Test func aPasswordThatIsNotAcceptedIsNotShown() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.users = [.init("alice", password: "another")]
        try await CloudBed.run(configuration) { bed in
            let ran = await bed.run("ls")
            #expect(ran.code == 77)
            #expect(!ran.errors.contains("alice-secret"))
        }
    }

    private static let exits: [(Cloud.Error.Code, Int32)] = [
        (.invalidRequest, 64), (.badAnswer, 65), (.notFound, 66), (.unreachable, 69),
        (.alreadyExists, 73), (.quotaExceeded, 73), (.locked, 75), (.vaultInUse, 75), (.unauthenticated, 77),
        (.forbidden, 77), (Cloud.Error.Code(rawValue: "new"), 1),
    ]

    @Test(arguments: exits)
    func eachErrorHasAnExitCode(code: Cloud.Error.Code, exit: Int32) {
        let failure = ToolFailure(Cloud.Error(code, "two\nlines"))
        #expect(failure.code.rawValue == exit)
        #expect(failure.message == "two lines")
        #expect(failure.json["error"]?["reason"]?.string == code.rawValue)
    }

    @Test(arguments: ["", ".", "..", "a/b", "/", "a\0b", String(repeating: "a", count: 256)])
    func aNameThatWouldLeadElsewhereIsRefused(name: String) {
        #expect(throws: ToolFailure.self) { try LocalPlace.path(of: name, in: "/tmp") }
    }

    @Test(arguments: [0, -1e18, 1e18, 1e300, -.infinity, .nan])
    func anyTimeOfAServerIsText(seconds: Double) {
        let text = CloudTime.short(Date(timeIntervalSince1970: seconds))
        #expect(!text.isEmpty && text.count <= 16)
    }

    // MARK: Help

    /// The commands of the group.
    private static let commands: [any ToolCommand.Type] = [
        CloudListCommand.self, CloudTreeCommand.self, CloudGetCommand.self, CloudPutCommand.self,
        CloudMakeFolderCommand.self, CloudMoveCommand.self, CloudCopyCommand.self, CloudRemoveCommand.self,
        CloudFindCommand.self, CloudShareCommand.self, CloudSharesCommand.self, CloudTrashCommand.self,
        CloudVersionsCommand.self, CloudWatchCommand.self,
    ]

    @Test func eachCommandHasExamplesAndExitCodes() throws {
        for command in Self.commands {
            let text = command.configuration.discussion
            #expect(text.contains("Exit codes:"), "\(command)")
            let examples = text.split(separator: "\n").filter { $0.contains("  gapi cloud ") }
            #expect(examples.count >= 2, "\(command)")
            for example in examples {
                let start = try #require(example.firstRange(of: "gapi ")?.upperBound)
                var words = example[start...].split(separator: " ").map(String.init)
                words.removeAll { $0 == "\\" }  // the next line goes on
                if let end = words.firstIndex(where: { ["<", ">", "|"].contains($0) }) { words.removeSubrange(end...) }
                #expect(throws: Never.self, "\(example)") { _ = try Gapi.parseAsRoot(words) }
            }
        }
    }
}
