import AsyncGAPI
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The examples that `gapi describe` prints for Google's own descriptions.
@Suite(
    "Examples of Google's descriptions",
    .timeLimit(.minutes(10)),
    .enabled(if: ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"] != nil, "DISCOVERY_DOCUMENTS is not set"),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
    .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
)
struct RealDescriptionTests {
    static let folder = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]

    @Test(arguments: ["storage:v1", "drive:v3"]) func eachExampleIsACallThatCouldBeSent(api: String) async throws {
        let folder = try #require(Self.folder)
        let methods = try await GAPI.DescriptionLibrary(from: folder).document(api).allMethods
        var examples: [String] = []
        for entry in methods {
            let ran = await runGapi(["describe", api, entry.qualifiedName, "--from", folder])
            try #require(ran.code == 0, "\(ran.errors)")
            examples.append(try Self.example(in: ran.output))
        }
        #expect(examples.count > 50)
        let script = examples.joined(separator: "\n")
        try await ExampleDesk.run { desk in
            let lines = try await desk.parse(script)
            try #require(lines.count == examples.count)
            for (words, example) in zip(lines, examples) {
                // An upload has no dry run: its words are those of a call, and a file.
                let words = words.first == "upload" ? ["call"] + words.dropFirst().dropLast() : words
                let own = ["--dry-run", "--anonymous", "--from", folder, "--endpoint", "http://127.0.0.1:1"]
                let ran = await runGapi(words + own)
                #expect(ran.code == 0, "\(example): \(ran.errors)")
            }
        }
    }

    @Test(arguments: [
        ("drive:v3", "about.get", "--fields '*'"), ("drive:v3", "comments.list", "--fields '*'"),
        ("drive:v3", "permissions.create", #""role":"reader","type":"anyone""#),
        ("storage:v1", "bucketAccessControls.insert", #""entity":"allUsers""#),
        ("storage:v1", "objectAccessControls.get", "--entity allUsers"),
        ("storage:v1", "notifications.insert", "//pubsub.googleapis.com/projects/my-project/topics/my-topic"),
        ("storage:v1", "buckets.testIamPermissions", "--permissions storage.objects.get"),
        ("storage:v1", "objects.compose", #""sourceObjects":[{"name":"my-object"}]"#),
        ("storage:v1", "buckets.setIamPolicy", #""members":["allUsers"]"#),
    ])
    func anExampleHasValuesThatTheServiceAccepts(api: String, method: String, part: String) async throws {
        let ran = await runGapi(["describe", api, method, "--from", try #require(Self.folder)])
        let example = try Self.example(in: ran.output)
        #expect(example.contains(part), "\(example)")
    }

    /// Returns the last section of a description of a method.
    private static func example(in text: String) throws -> String {
        let lines = text.split(separator: "\n")
        let heading = try #require(lines.lastIndex(of: "example"))
        return lines[(heading + 1)...].joined(separator: "\n").trimmingPrefix { $0 == " " }.description
    }
}
