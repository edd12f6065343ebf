import AsyncGAPI
import AsyncJSON
import Foundation
import Testing

@testable import gapi

/// The examples of services that `gapi serve --document` knows from their descriptions alone, pasted into a shell.
@Suite(
    "Examples of described services",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
    .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
)
struct ServedDescriptionTests {
    private static let documents = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]

    /// A Boolean value indicating whether all examples are run, and not some eight of each service.
    private static let isThorough = ProcessInfo.processInfo.environment["PEERS_FULL"] != nil

    /// The folder of the description that is a part of this package.
    private static let sample = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples/GeneratedModule").standardizedFileURL.path

    @Test func theExamplesOfTheSampleSucceed() async throws {
        let (succeeded, refused) = try await run("library:v1", from: Self.sample, every: 1)
        #expect(succeeded == ["shelves.create", "shelves.get", "shelves.list"] && refused == [:])
    }

    @Test(
        .enabled(if: documents != nil, "DISCOVERY_DOCUMENTS is not set"),
        arguments: ["books:v1", "pubsub:v1", "sheets:v4", "tasks:v1", "youtube:v3"]
    )
    func examplesOfGooglesDescriptionsSucceed(api: String) async throws {
        let folder = try #require(Self.documents)
        let (succeeded, refused) = try await run(api, from: folder, every: Self.isThorough ? 1 : nil)
        #expect(!succeeded.isEmpty)
        #expect(refused == [:])
    }

    /// Runs examples of a service at a server of its own.
    ///
    /// - Parameters:
    ///   - api: The name of the service.
    ///   - folder: The folder of its description.
    ///   - step: The distance of the examples in the list of methods; `nil` for some eight of them.
    /// - Returns: The methods whose examples have succeeded, and the output of the others.
    /// - Throws: The error of a call that makes a resource; the reason why there is no server.
    private func run(
        _ api: String,
        from folder: String,
        every step: Int?
    ) async throws -> (succeeded: [String], refused: [String: String]) {
        let document = try await GAPI.DescriptionLibrary(from: folder).document(api)
        let methods = document.allMethods
        let step = step ?? max(1, methods.count / 8)
        let server = try await ServerProcess.start([
            "--document", "\(folder)/\(api.replacing(":", with: ".")).json",
        ])
        let service = GAPI.DynamicService(document, configuration: .init { $0.rootURL = server.url })
        var (succeeded, refused): ([String], [String: String]) = ([], [:])
        let result: Result<Void, any Error>
        do {
            try await ExampleDesk.run { desk in
                var desk = desk
                desk.more["GAPI_ENDPOINT"] = server.url
                desk.more["GAPI_DOCUMENTS"] = folder
                for (number, entry) in methods.enumerated() where number % step == 0 {
                    let name = entry.qualifiedName
                    let example = try DescribedExample.text(of: entry, in: document, api)
                    var ran = try await desk.paste(example)
                    if ran.code != 0, let call = Self.makers["\(api) \(name)"] {
                        _ = try await service.execute(service.query(call.method, call.parameters, body: call.body))
                        ran = try await desk.paste(example)
                    }
                    if ran.code == 0 { succeeded.append(name) } else { refused[name] = ran.output }
                }
            }
            result = .success(())
        } catch { result = .failure(error) }
        await service.shutdown()
        try await server.end(SIGTERM)
        try result.get()
        return (succeeded, refused)
    }

    /// The calls that make the resources which examples name.
    private static let makers: [String: SentExample.Call] = {
        var makers: [String: SentExample.Call] = [:]
        func add(_ api: String, _ methods: String, _ call: SentExample.Call) {
            for method in methods.split(separator: " ") { makers["\(api) \(method)"] = call }
        }

        add(
            "books:v1",
            "mylibrary.annotations.delete mylibrary.annotations.update",
            .init("mylibrary.annotations.insert", body: ["id": "my-annotationid"])
        )
        let project = "projects/my-project"
        for (kind, noun) in [("snapshots", "snapshot"), ("subscriptions", "subscription"), ("topics", "topic")] {
            let name = JSON.Value("\(project)/\(kind)/my-\(noun)")
            let methods = ["delete", "get", "patch"].map { "projects.\(kind).\($0)" }.joined(separator: " ")
            add("pubsub:v1", methods, .init("projects.\(kind).create", ["name": name], body: [:]))
        }
        add(
            "pubsub:v1",
            "projects.schemas.delete projects.schemas.get",
            .init(
                "projects.schemas.create",
                ["parent": JSON.Value(project)],
                body: ["name": "projects/my-project/schemas/my-schema"]
            )
        )
        add("sheets:v4", "spreadsheets.get", .init("spreadsheets.create", body: ["spreadsheetId": "my-spreadsheetid"]))
        add(
            "tasks:v1",
            "tasklists.delete tasklists.get tasklists.patch tasklists.update",
            .init("tasklists.insert", body: ["id": "my-tasklist"])
        )
        add(
            "tasks:v1",
            "tasks.delete tasks.get tasks.patch tasks.update",
            .init("tasks.insert", ["tasklist": "my-tasklist"], body: ["id": "my-task"])
        )
        for kind in [
            "captions", "channelSections", "comments", "liveBroadcasts", "liveChatMessages", "liveChatModerators",
            "liveStreams", "playlistImages", "playlistItems", "playlists", "subscriptions", "videos",
        ] {
            add("youtube:v3", "\(kind).delete", .init("\(kind).insert", ["part": "id"], body: ["id": "my-id"]))
        }
        for kind in [
            "captions", "channelSections", "comments", "liveBroadcasts", "liveStreams", "playlistImages",
            "playlistItems", "playlists", "videos",
        ] {
            add("youtube:v3", "\(kind).update", .init("\(kind).insert", ["part": "id"], body: ["id": "id"]))
        }
        for (verb, token) in [("update", "linkingToken"), ("delete", "my-linkingtoken")] {
            let body: JSON.Value = ["linkingToken": JSON.Value(token)]
            let maker = SentExample.Call("thirdPartyLinks.insert", ["part": "linkingToken"], body: body)
            add("youtube:v3", "thirdPartyLinks.\(verb)", maker)
        }
        return makers
    }()
}
