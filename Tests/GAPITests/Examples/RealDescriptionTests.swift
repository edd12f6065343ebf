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

    /// A Boolean value indicating whether all examples are sent, each of which reads a description, and not every eighth.
    private static let isThorough = ProcessInfo.processInfo.environment["PEERS_FULL"] != nil

    /// Each example is sent to an emulator of its own, with what ``SentExample`` says that it needs.
    @Test(arguments: ["storage:v1", "drive:v3", "calendar:v3"])
    func eachExampleSucceeds(api: String) async throws {
        let folder = try #require(Self.folder)
        let document = try await GAPI.DescriptionLibrary(from: folder).document(api)
        let methods = document.allMethods
        // With one reading of the description for all.
        let examples = try methods.map { try DescribedExample.text(of: $0, in: document, api) }
        try await ExampleDesk.run { desk in
            let lines = try await desk.parse(examples.joined(separator: "\n"))
            try #require(lines.count == examples.count)
            var count = 0
            for (number, (entry, words)) in zip(methods, lines).enumerated() where Self.isThorough || number % 8 == 0 {
                let (name, needs) = (entry.qualifiedName, SentExample.of(entry.qualifiedName, api))
                let ran = try await needs.run(words, document, from: folder, file: desk.folder + "/FILE")
                #expect(ran.code == 0, "\(name): \(words) \(ran.errors)")
                count += 1
            }
            #expect(count > 0)
        }
    }

    /// As a person does it: a shell reads the words, and a process of its own the whole description.
    @Test func examplesCanBePasted() async throws {
        let folder = try #require(Self.folder)
        try await ExampleDesk.run { desk in
            var desk = desk
            desk.more["GAPI_DOCUMENTS"] = folder
            for (api, method) in Self.pasted {
                let document = try await GAPI.DescriptionLibrary(from: folder).document(api)
                let entry = try #require(document.method(named: method))
                let example = try DescribedExample.text(of: entry, in: document, api)
                let ran = try await desk.paste(example)
                #expect(ran.code == 0, "\(example): \(ran.output)")
            }
        }
    }

    /// Methods whose examples need nothing but what is at the desk: with words alone, a file, and a body in quotes.
    private static let pasted = [
        ("storage:v1", "objects.get"), ("storage:v1", "objects.insert"), ("drive:v3", "about.get"),
        ("drive:v3", "files.get"), ("calendar:v3", "calendars.patch"), ("calendar:v3", "events.list"),
    ]

    @Test(arguments: [
        ("drive:v3", "about.get", "--fields '*'"), ("drive:v3", "comments.list", "--fields '*'"),
        ("drive:v3", "permissions.create", #""role":"reader","type":"anyone""#),
        ("storage:v1", "bucketAccessControls.insert", #""entity":"allUsers""#),
        ("storage:v1", "objectAccessControls.get", "--entity allUsers"),
        ("storage:v1", "notifications.insert", "//pubsub.googleapis.com/projects/my-project/topics/my-topic"),
        ("storage:v1", "buckets.testIamPermissions", "--permissions storage.objects.get"),
        ("storage:v1", "objects.compose", #""sourceObjects":[{"name":"my-object"}]"#),
        ("storage:v1", "buckets.setIamPolicy", #""members":["allUsers"]"#),
        ("storage:v1", "folders.insert", #"--body '{"name":"name"}'"#), ("drive:v3", "files.copy", "--body '{}'"),
        (
            "drive:v3", "changes.watch",
            #""address":"https://example.com/notifications","id":"my-channel","type":"web_hook""#
        ),
        ("calendar:v3", "channels.stop", #"--body '{"id":"my-channel","resourceId":"my-resource"}'"#),
        ("youtube:v3", "playlists.update", #"--body '{"id":"id"}'"#),
        ("youtube:v3", "captions.update", #"--body '{"id":"id"}' FILE"#),
        ("youtube:v3", "playlistImages.delete", "--id my-id"),
        ("youtube:v3", "thirdPartyLinks.update", #"--body '{"linkingToken":"linkingToken"}'"#),
        ("pubsub:v1", "projects.topics.get", "--topic projects/my-project/topics/my-topic"),
    ])
    func anExampleHasValuesThatTheServiceAccepts(api: String, method: String, part: String) async throws {
        let ran = await runGapi(["describe", api, method, "--from", try #require(Self.folder)])
        let example = try DescribedExample.text(in: ran.output)
        #expect(example.contains(part), "\(example)")
    }
}
