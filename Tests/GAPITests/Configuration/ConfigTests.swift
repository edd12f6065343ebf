import ArgumentParser
import AsyncGAPI
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `gapi config`, and what profiles do for other commands.
@Suite("gapi config", .timeLimit(.minutes(5)))
struct ConfigTests {
    /// Runs work with a folder for the configuration.
    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "config-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    /// Runs a command of `gapi config`.
    private func config(_ words: String..., variables: [String: String]) async throws -> Ran {
        let (output, errors) = (Output(), Output())
        var streams = ToolStreams(output: output.console(), errors: errors.console())
        streams.search = CredentialSearch(.init(variables: variables))
        var code: Int32 = 0
        let command = try #require(try Gapi.parseAsRoot(["config"] + words) as? any ToolCommand)
        do { try await command.run(streams) } catch { code = Gapi.exitCode(for: error).rawValue }
        return Ran(code: code, output: output.text, errors: errors.text)
    }

    @Test(arguments: [
        (["GAPI_CONFIG": "/a", "XDG_CONFIG_HOME": "/b"], "/a"), (["XDG_CONFIG_HOME": "/b"], "/b/gapi"),
        (["XDG_CONFIG_HOME": ""], "/people/mia/.config/gapi"),
    ])
    func theFolderIsThatOfTheVariables(variables: [String: String], folder: String) {
        #expect(GAPI.CredentialEnvironment(variables: variables, home: "/people/mia").toolFolder == folder)
    }

    @Test func whatIsSetIsShown() async throws {
        try await withFolder { folder in
            let variables = ["XDG_CONFIG_HOME": folder]
            let set = try await config("set", "endpoint", "http://127.0.0.1:4443", variables: variables)
            #expect(set.code == 0, "\(set.errors)")
            #expect(set.output == "endpoint of the profile default is http://127.0.0.1:4443\n")
            let path = "\(folder)/gapi/config"
            #expect(
                try String(contentsOfFile: path, encoding: .utf8) == "[default]\nendpoint = http://127.0.0.1:4443\n"
            )
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode.map { $0 & 0o777 } == 0o600)

            let shown = try await config(variables: variables)
            #expect(shown.output.hasPrefix("profile default of \(path)\n"))
            #expect(shown.output.contains("endpoint  http://127.0.0.1:4443  profile default\n"))
            let unset = try await config("unset", "endpoint", variables: variables)
            #expect(unset.code == 0)
            #expect(try await config("unset", "endpoint", variables: variables).code == 64)
            #expect(!(try await config(variables: variables).output.contains("4443")))
        }
    }

    @Test func changesAtTheSameTimeAreAllKept() async throws {
        try await withFolder { folder in
            let variables = ["GAPI_CONFIG": folder]
            await withTaskGroup(of: Int32.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        (try? await config("set", "account", "mia", "--profile", "p\(number)", variables: variables)
                            .code)
                            ?? -1
                    }
                }
                for await code in group { #expect(code == 0) }
            }
            let shown = try JSON.Value(
                parsing: try await config("--json", "--profile", "p0", variables: variables).output
            )
            #expect(shown["profiles"]?.array?.count == 8)
        }
    }

    @Test func whereAValueIsFromIsShown() async throws {
        try await withFolder { folder in
            var variables = ["GAPI_CONFIG": folder]
            _ = try await config("set", "format", "csv", "--profile", "a", variables: variables)
            _ = try await config("set", "account", "mia", "--profile", "a", variables: variables)
            variables["GAPI_PROFILE"] = "a"
            variables["GAPI_ACCOUNT"] = "robot"
            let shown = try JSON.Value(parsing: try await config("--json", variables: variables).output)
            #expect(shown["profile"] == "a")
            #expect(shown["profiles"] == ["a"])
            #expect(shown["settings"]?["format"] == ["value": "csv", "from": "profile a"])
            #expect(shown["settings"]?["account"] == ["value": "robot", "from": "$GAPI_ACCOUNT"])
            #expect(shown["settings"]?["endpoint"] == ["value": nil, "from": "the command"])
        }
    }

    @Test func aFileWithAMistakeIsLeftAlone() async throws {
        try await withFolder { folder in
            try LocalPlace.makeOwnFolder(folder)
            let text = "[default]\ntokn = x\n"
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/config"))
            let variables = ["GAPI_CONFIG": folder]
            for words in [["set", "format", "csv"], ["unset", "format"], []] {
                let ran = try await config(words.first ?? "show", words.dropFirst(), variables: variables)
                #expect(ran.code == 78)
                #expect(ran.errors.hasPrefix("gapi: \(folder)/config:2:1: there is no setting `tokn`"))
            }
            #expect(try String(contentsOfFile: "\(folder)/config", encoding: .utf8) == text)
            try Data([0x5B, 0xFF]).write(to: URL(filePath: "\(folder)/config"))
            #expect(try await config(variables: variables).code == 78)
        }
    }

    private func config(
        _ first: String,
        _ rest: ArraySlice<String>,
        variables: [String: String]
    ) async throws -> Ran {
        switch rest.count {
        case 0: try await config(first, variables: variables)
        case 1: try await config(first, rest[rest.startIndex], variables: variables)
        default: try await config(first, rest[rest.startIndex], rest[rest.startIndex + 1], variables: variables)
        }
    }

    @Test func aProfileThatIsNotThereIsAUsageError() async throws {
        try await withFolder { folder in
            let ran = try await config("--profile", "nope", variables: ["GAPI_CONFIG": folder])
            #expect(ran.code == 64)
            #expect(ran.errors.contains("there is no profile nope"))
        }
    }

    // MARK: Other commands

    /// Runs `gapi call` for a list of one object, with a profile whose format is CSV.
    private func list(_ words: [String], _ variables: [String: String]) async throws -> Ran {
        var ran = Ran(code: -1, output: "", errors: "")
        try await CallTests.run { bed in
            try await bed.put("cat")
            let folder = "\(bed.folder)/config"
            var variables = variables.merging(["GAPI_CONFIG": folder, "METADATA_SERVER_DETECTION": "none"]) { $1 }
            let url = bed.emulator.url
            for (profile, format) in [("default", "csv"), ("lines", "jsonl")] {
                _ = try await config("set", "format", format, "--profile", profile, variables: variables)
                _ = try await config("set", "endpoint", url, "--profile", profile, variables: variables)
            }
            if variables["GAPI_ENDPOINT"] == "emulator" { variables["GAPI_ENDPOINT"] = url }
            let own = ["--from", bed.folder, "storage", "objects.list", "--bucket", "box", "--fields", "items(name)"]
            ran = await runGapi(
                ["call"] + own + words.map { $0 == "emulator" ? url : $0 },
                search: CredentialSearch(.init(variables: variables))
            )
        }
        return ran
    }

    private static let jsonLine = "{\"name\":\"cat\"}\n"
    private static let csv = "name\r\ncat\r\n"

    /// Words, variables, and the output.
    static let precedence: [([String], [String: String], String)] = [
        ([], [:], csv),
        (["--profile", "lines"], [:], jsonLine),
        ([], ["GAPI_PROFILE": "lines"], jsonLine),
        (["--profile", "default"], ["GAPI_PROFILE": "lines"], csv),
        ([], ["GAPI_FORMAT": "jsonl"], jsonLine),
        (["--format", "csv"], ["GAPI_FORMAT": "jsonl"], csv),
        (["--profile", "lines"], ["GAPI_FORMAT": "csv"], csv),
        (["--endpoint", "emulator"], ["GAPI_ENDPOINT": "http://127.0.0.1:1"], csv),
        ([], ["GAPI_ENDPOINT": "emulator"], csv),
    ]

    @Test(arguments: precedence)
    func theOptionIsBeforeTheVariableAndThatIsBeforeTheProfile(
        words: [String],
        variables: [String: String],
        output: String
    ) async throws {
        let ran = try await list(words, variables)
        #expect(ran.code == 0, "\(ran.errors)")
        #expect(ran.output == output)
    }

    @Test func theVariableIsBeforeTheProfile() async throws {
        let ran = try await list(["--dry-run"], ["GAPI_ENDPOINT": "http://127.0.0.1:1"])
        #expect(ran.output.hasPrefix("curl 'http://127.0.0.1:1/storage/v1/b/box/o"))
    }

    @Test func aFormatThatIsNoneIsAUsageError() async throws {
        let ran = try await list([], ["GAPI_FORMAT": "xml"])
        #expect(ran.code == 64)
        #expect(ran.errors.contains("GAPI_FORMAT is xml, which is none of table, json, jsonl, csv"))
    }

    /// The emulator lets in only the token that it gave last, and nobody can refresh the other one.
    @Test func theTokenOfTheAccountInTheProfileIsSent() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            try await bed.makeBucket()
            let issuer = bed.emulator.url
            try await bed.plant("ann", id: "1", issuer: issuer)
            bed.identity.endTokens()
            try await bed.plant("bo", id: "2", issuer: issuer)
            #expect(await bed.call().code == 64, "there are two accounts, and none is chosen")
            var file = try ConfigurationFile(of: GAPI.CredentialEnvironment(variables: bed.variables))
            try file.set(.account, to: "bo", in: "default")
            try file.set(.account, to: "ann", in: "other")
            try await file.save()
            let bo = await bed.call()
            #expect(bo.code == 0, "\(bo.errors)")

            bed.identity.endTokens()
            try await bed.plant("ann", id: "1", issuer: issuer)
            let ann = await bed.call("--profile", "other")
            #expect(ann.code == 0, "\(ann.errors)")
            bed.variables["GAPI_ACCOUNT"] = "ann"
            let variable = await bed.call()
            #expect(variable.code == 0, "the variable is before the profile: \(variable.errors)")
            #expect(bed.authorizations == ["REDACTED", "REDACTED", "REDACTED"])
        }
    }

    @Test func withoutAFileThereIsOnlyAnEmptyDefaultProfile() throws {
        let variables = GAPI.CredentialEnvironment(variables: ["GAPI_CONFIG": "/nowhere"])
        #expect(try variables.inProfile(nil) == variables)
        #expect(throws: ToolFailure.self) { try variables.inProfile("nope") }
    }
}
