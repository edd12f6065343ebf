import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import Testing

@testable import AsyncGAPI

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

/// Subject tokens from programs: small shell scripts in a folder of the test.
@Suite("Subject tokens of programs", .timeLimit(.minutes(5))) struct ExecutableSubjectTokenTests {
    private static let allowed = [GAPI.ExecutableSubjectToken.permission: "1", "PATH": "/usr/bin:/bin"]
    private static let later = 1_795_372_215 + 60
    private static let answer =
        #"{"version":1,"success":true,"token_type":"urn:ietf:params:oauth:token-type:jwt","id_token":"planted-token"}"#

    private static func answer(_ changes: [String: JSON.Value], without names: Set<String> = []) -> String {
        var members: [String: JSON.Value] = [
            "version": 1, "success": true, "token_type": "urn:ietf:params:oauth:token-type:id_token",
            "id_token": "planted-token", "expiration_time": JSON.Value(later),
        ]
        members.merge(changes) { _, new in new }
        return JSON.Value(members: members.filter { !names.contains($0.key) }.map { ($0.key, $0.value) }).description
    }

    private func source(
        _ script: String,
        in folder: ExternalFolder,
        outputFile: String? = nil,
        variables: [String: String] = allowed
    ) throws -> GAPI.ExecutableSubjectToken {
        let path = try folder.write("program.sh", script + "\n")
        var members: [(name: String, value: JSON.Value)] = [
            ("command", JSON.Value("/bin/sh '\(path)' 'one word'")), ("timeout_millis", 5000),
        ]
        if let outputFile { members.append(("output_file", JSON.Value(outputFile))) }
        return try GAPI.ExecutableSubjectToken(
            GAPI.CredentialsMembers(JSON.Value(members: members), file: "account.json"),
            variables: GAPI.CredentialEnvironment(variables: variables)
        )
    }

    /// Runs a source on a clock that stands still, so that no time limit passes.
    private func token(
        of source: GAPI.ExecutableSubjectToken,
        clock: VirtualClock = VirtualClock()
    ) async throws
        -> String
    {
        try await source.subjectToken(
            for: GAPI.SubjectTokenRequest(
                audience: ExternalCase.pool,
                tokenType: ExternalCase.jwt,
                impersonatedEmail: ExternalCase.robot
            ),
            in: ExternalCase.environment(ScriptedTransport([]), clock: clock)
        )
    }

    @Test func aProgramGivesAToken() async throws {
        let folder = try ExternalFolder()
        #expect(try await token(of: source("echo '\(Self.answer)'", in: folder)) == "planted-token")
        let saml = Self.answer([
            "token_type": "urn:ietf:params:oauth:token-type:saml2", "saml_response": "assertion",
        ])
        #expect(try await token(of: source("echo '\(saml)'", in: folder)) == "assertion")
    }

    @Test func aProgramNeedsThePermission() async throws {
        let folder = try ExternalFolder()
        for value in ["", "0", "true", " 1"] {
            let source = try source(
                "echo ran > '\(folder.path)/trace'",
                in: folder,
                variables: [GAPI.ExecutableSubjectToken.permission: value]
            )
            let error = await ExternalCase.error { _ = try await token(of: source) }
            #expect(error?.code == .executableNotAllowed)
            #expect(error?.message.contains("GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES=1") == true)
        }
        #expect(folder.read("trace") == nil)
    }

    @Test func aProgramSeesTheExchange() async throws {
        let folder = try ExternalFolder()
        let output = folder.path + "/output"
        let script = """
            env > '\(folder.path)/seen'
            echo "$#,$1" > '\(folder.path)/words'
            echo '\(Self.answer([:]))'
            """
        var variables = Self.allowed
        variables["OWN"] = "kept"
        _ = try await token(of: source(script, in: folder, outputFile: output, variables: variables))
        let seen = Set(try #require(folder.read("seen")).split(separator: "\n").map(String.init))
        #expect(
            seen.isSuperset(of: [
                "OWN=kept", "GOOGLE_EXTERNAL_ACCOUNT_AUDIENCE=\(ExternalCase.pool)",
                "GOOGLE_EXTERNAL_ACCOUNT_TOKEN_TYPE=\(ExternalCase.jwt)", "GOOGLE_EXTERNAL_ACCOUNT_INTERACTIVE=0",
                "GOOGLE_EXTERNAL_ACCOUNT_IMPERSONATED_EMAIL=\(ExternalCase.robot)",
                "GOOGLE_EXTERNAL_ACCOUNT_OUTPUT_FILE=\(output)",
            ])
        )
        #expect(folder.read("words") == "1,one word\n")
    }

    @Test func noiseOnStandardErrorIsDropped() async throws {
        let folder = try ExternalFolder()
        let script = """
            i=0; while [ $i -lt 20000 ]; do echo 'planted noise' >&2; i=$((i+1)); done
            echo '\(Self.answer)'
            """
        #expect(try await token(of: source(script, in: folder)) == "planted-token")
    }

    static let failing: [(script: String, part: String)] = [
        ("echo '\(answer)'; exit 1", "status 1"), ("kill -9 $$", "signal 9"), ("echo planted", "not a JSON object"),
        ("true", "not a JSON object"), ("echo '[]'", "not a JSON object"),
        ("echo '\(answer(["version": 2]))'", "version 2"), ("echo '\(answer([:], without: ["version"]))'", "version"),
        ("echo '\(answer(["success": "planted"]))'", "success"),
        (#"echo '{"version":1,"success":false,"code":"401","message":"planted"}'"#, "401"),
        (#"echo '{"version":1,"success":false,"code":"a planted code"}'"#, "failure"),
        ("echo '\(answer(["token_type": "planted"]))'", "token_type"),
        ("echo '\(answer(["id_token": ""]))'", "id_token"),
        ("echo '\(answer(["expiration_time": 1_795_372_215]))'", "expired"),
        ("echo '\(answer(["expiration_time": "planted"]))'", "expiration_time"),
        ("while :; do echo planted-planted-planted-planted; done", "1 MiB"),
    ]

    @Test(arguments: failing) func aFailureIsToldWithoutTheOutput(_ script: String, _ part: String) async throws {
        let folder = try ExternalFolder()
        let source = try source(script, in: folder)
        let error = await ExternalCase.error { _ = try await token(of: source) }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains(part) == true, "\(error?.message ?? "no error")")
        #expect(error?.description.contains("planted") == false)
    }

    @Test(arguments: ["/nowhere/at/all", "no-such-program-anywhere"])
    func aMissingProgramIsAnError(_ command: String) async throws {
        let members: JSON.Value = ["command": JSON.Value(command)]
        let source = try GAPI.ExecutableSubjectToken(
            GAPI.CredentialsMembers(members, file: "account.json"),
            variables: GAPI.CredentialEnvironment(variables: Self.allowed)
        )
        let error = await ExternalCase.error { _ = try await token(of: source) }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains(command) == true)
    }

    // MARK: The output file

    @Test func aValidOutputFileSparesTheProgram() async throws {
        let folder = try ExternalFolder()
        let output = try folder.write("output", Self.answer(["id_token": "kept"]))
        let source = try source("echo ran > '\(folder.path)/trace'", in: folder, outputFile: output)
        #expect(try await token(of: source) == "kept")
        #expect(folder.read("trace") == nil)
    }

    @Test(arguments: [
        "", answer(["expiration_time": 1_795_372_214]), #"{"version":1,"success":false,"code":"1","message":"m"}"#,
    ]) func anOldOutputFileRunsTheProgram(_ content: String) async throws {
        let folder = try ExternalFolder()
        let output = try folder.write("output", content)
        let source = try source("echo '\(Self.answer([:]))'", in: folder, outputFile: output)
        #expect(try await token(of: source) == "planted-token")
    }

    @Test(arguments: [
        "planted", "{}", answer(["version": 2]), answer(["id_token": 7]), answer([:], without: ["expiration_time"]),
    ]) func aMalformedOutputFileIsAnError(_ content: String) async throws {
        let folder = try ExternalFolder()
        let output = try folder.write("output", content)
        let source = try source("echo '\(Self.answer([:]))'", in: folder, outputFile: output)
        let error = await ExternalCase.error { _ = try await token(of: source) }
        #expect(error?.code == .subjectToken)
        #expect(error?.description.contains("planted") == false)
    }

    @Test func anOutputFileNeedsAnExpiry() async throws {
        let folder = try ExternalFolder()
        let source = try source("echo '\(Self.answer)'", in: folder, outputFile: folder.path + "/output")
        let error = await ExternalCase.error { _ = try await token(of: source) }
        #expect(error?.message.contains("expiration_time") == true)
    }

    // MARK: Programs that hang

    /// A script that starts another program, writes the ids of both to a file, and waits for ever.
    private func hangingScript(in folder: ExternalFolder) -> String {
        """
        sleep 600 &
        echo "$$ $!" > '\(folder.path)/ids'
        wait
        """
    }

    private func ids(in folder: ExternalFolder) async throws -> [pid_t] {
        try await folder.waitForLine(in: "ids").split(separator: " ").compactMap { pid_t($0) }
    }

    /// Waits until a process is gone, or is only waited for by its parent.
    private func waitForEnd(of id: pid_t) async throws {
        while kill(id, 0) == 0 {
            #if os(Linux)
            let status = FileManager.default.contents(atPath: "/proc/\(id)/stat")
            guard let status, !String(decoding: status, as: UTF8.self).contains(") Z") else { return }
            #endif
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test func theTimeLimitKillsTheWholeGroup() async throws {
        let folder = try ExternalFolder()
        let clock = VirtualClock()
        let source = try source(hangingScript(in: folder), in: folder)
        let task = Task { try await token(of: source, clock: clock) }
        let ids = try await ids(in: folder)
        #expect(ids.count == 2)
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(5))
        let error = await ExternalCase.error { _ = try await task.value }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains("timeout_millis") == true)
        for id in ids { try await waitForEnd(of: id) }
    }

    @Test func cancellingKillsTheWholeGroup() async throws {
        let folder = try ExternalFolder()
        let source = try source(hangingScript(in: folder), in: folder)
        let task = Task { try await token(of: source) }
        let ids = try await ids(in: folder)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        for id in ids { try await waitForEnd(of: id) }
    }

    @Test func aProgramLeftBehindDoesNotKeepTheAnswer() async throws {
        let folder = try ExternalFolder()
        // It keeps the pipe of the output open for longer than the test may take.
        let script = """
            sleep 600 &
            echo "$!" > '\(folder.path)/ids'
            echo '\(Self.answer)'
            """
        let token = try await token(of: source(script, in: folder))
        for id in try await ids(in: folder) { kill(id, SIGKILL) }
        #expect(token == "planted-token")
    }
}
