import ArgumentParser
import Foundation
import Testing

@testable import gapi

@Suite("Access of gapi serve")
struct ServeAccessTests {
    /// Runs a test with a file of this text and mode.
    private func withFile(_ text: String, mode: Int, _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "credential-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        try body(path)
    }

    @Test(arguments: [("secret", 0o600, 0), ("secret\n", 0o400, 0), ("secret\r\n", 0o644, 1), ("secret", 0o640, 1)])
    func theTokenIsReadFromAFile(text: String, mode: Int, warnings: Int) throws {
        try withFile(text, mode: mode) { path in
            var lines: [String] = []
            let token = try ServeAccess.parse(["--credential-file", path]).token { lines.append($0) }
            #expect(token == "secret")
            #expect(lines.count == warnings)
            #expect(lines.allSatisfy { $0.hasPrefix("warning: ") && !$0.contains("secret") })
        }
    }

    @Test(arguments: ["", "\n", "two words", "é", "a\u{0}b", String(repeating: "a", count: 5000)])
    func aFileWithoutATokenIsRefused(text: String) throws {
        try withFile(text, mode: 0o600) { path in
            let access = try ServeAccess.parse(["--credential-file", path])
            #expect(throws: ValidationError.self) { try access.token { _ in } }
        }
    }

    @Test func aMissingFileIsRefused() throws {
        let access = try ServeAccess.parse(["--credential-file", "/nonexistent/token"])
        #expect(throws: ValidationError.self) { try access.token { _ in } }
    }

    /// The usage of `gapi` without a command would tell nothing about a file.
    @Test func aRunningCommandSaysWhatIsWrongInOneLine() async {
        let ran = await runGapi(["serve", "--port", "0", "--credential-file", "/nonexistent/token"])
        #expect(ran.code == 64)
        #expect(ran.complaints.count == 1)
        #expect(ran.errors.hasPrefix("gapi: "))
    }

    @Test(arguments: [["--credential", "a", "--credential-file", "b"], ["--credential", ""]])
    func optionsThatMeanNothingAreRefused(words: [String]) {
        #expect(throws: (any Error).self) { try ServeAccess.parse(words) }
    }

    @Test func withoutOptionsThereIsNoToken() throws {
        #expect(try ServeAccess.parse([]).token { _ in } == nil)
        #expect(try ServeAccess.parse(["--credential", "a"]).token { _ in } == "a")
    }

    @Test(arguments: [
        ("127.0.0.1", false, false), ("127.0.0.2", false, false), ("::1", false, false), ("localhost", false, false),
        ("0.0.0.0", false, true), ("::", false, true), ("192.0.2.1", false, true), ("0.0.0.0", true, false),
    ])
    func otherInterfacesThanLoopbackAreWarnedOf(host: String, hasCredential: Bool, isWarned: Bool) {
        #expect((ServeAccess.warning(host: host, hasCredential: hasCredential) != nil) == isWarned)
    }

    /// Runs the server until it says that it runs.
    private func serve(_ words: [String]) async -> Ran {
        await runGapi(["serve", "--port", "0"] + words) { text in
            if text.contains("runs until Ctrl-C") { withUnsafeCurrentTask { $0?.cancel() } }
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: [false, true])
    func aServerOnANetworkWarnsOfIt(hasCredential: Bool) async {
        let ran = await serve(["--host", "0.0.0.0"] + (hasCredential ? ["--credential", "secret-word"] : []))
        #expect(ran.code == 0 && ran.output.hasSuffix("stopped\n"), "\(ran.errors)")
        let warning = ServeAccess.warning(host: "0.0.0.0", hasCredential: hasCredential)
        #expect(ran.errors == (warning.map { $0 + "\n" } ?? ""))
        #expect(ran.errors.isEmpty == hasCredential)
    }

    @Test(.timeLimit(.minutes(1)), arguments: [("0.0.0.0", true), ("127.0.0.1", false)])
    func anOwnCloudOnANetworkWarnsOfIt(host: String, isWarned: Bool) async {
        let ran = await serve(["--cloud", "--host", host])
        #expect(ran.code == 0 && ran.output.hasSuffix("stopped\n"), "\(ran.errors)")
        #expect(ran.output.contains("Warning: other machines can reach it") == isWarned, "\(ran.output)")
    }

    @Test func aCredentialGoesWithAnOwnCloudToo() throws {
        #expect(throws: Never.self) { try ServeCommand.parse(["--cloud", "--credential", "a"]) }
        #expect(throws: (any Error).self) { try ServeCommand.parse(["--cloud", "--auth"]) }
    }

    @Test func theStepOfRewritesIsAPositiveNumberAndNotOfAnOwnCloud() throws {
        let command = try ServeCommand.parse(["--rewrite-bytes", "1048576"])
        #expect(command.rewriteBytes == 1_048_576)
        for words in [["--rewrite-bytes", "0"], ["--rewrite-bytes=-1"], ["--cloud", "--rewrite-bytes", "1"]] {
            #expect(throws: (any Error).self) { try ServeCommand.parse(words) }
        }
    }

    @Test func theMostMemoryIsAPositiveNumberAndNotOfAnOwnCloud() throws {
        #expect(try ServeCommand.parse(["--max-memory", "1073741824"]).maxMemory == 1_073_741_824)
        for words in [["--max-memory", "0"], ["--max-memory=-1"], ["--cloud", "--max-memory", "1"]] {
            #expect(throws: (any Error).self) { try ServeCommand.parse(words) }
        }
    }
}
