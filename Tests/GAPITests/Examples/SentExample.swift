import AsyncGAPI
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

/// What the example of a method needs at the emulator to succeed.
///
/// The methods that the emulator does not speak are answered by their description.
struct SentExample: Sendable {
    /// A call before it.
    struct Call: Sendable {
        let method: String
        let parameters: [String: JSON.Value]
        let body: JSON.Value?
        /// The members of the answer that take the place of words of the example, because only a server chooses them.
        let chosen: [(word: String, member: String)]

        init(
            _ method: String,
            _ parameters: [String: JSON.Value] = [:],
            body: JSON.Value? = nil,
            choosing chosen: (word: String, member: String)...
        ) {
            (self.method, self.parameters, self.body, self.chosen) = (method, parameters, body, chosen)
        }
    }

    var calls: [Call] = []
    /// A Boolean value indicating whether the buckets are there, with their objects.
    var hasBuckets = true
    /// Words of the example with those that the service knows.
    var words: [String: String] = [:]

    /// Sends an example to an emulator of its own.
    ///
    /// - Parameters:
    ///   - words: The words of the example after `gapi`.
    ///   - document: The description.
    ///   - folder: The folder of the descriptions.
    ///   - file: The path of the file for `FILE`.
    /// - Returns: What the command did.
    /// - Throws: The error of a call before it.
    func run(_ words: [String], _ document: API.Document, from folder: String, file: String) async throws -> Ran {
        var configuration = EmulatorConfiguration()
        configuration.documents = [document]
        if hasBuckets { configuration.seeds = Self.seeds }
        return try await Emulator.run(configuration) { emulator in
            var replaced = self.words
            replaced["FILE"] = file
            let service = GAPI.DynamicService(document, configuration: .init { $0.rootURL = emulator.url })
            for call in calls {
                let answer = try await service.execute(
                    service.query(call.method, call.parameters, body: call.body)
                )
                for (word, member) in call.chosen {
                    let value = try #require(answer[member], "\(answer)")
                    replaced[word] = value.string ?? value.description
                }
            }
            await service.shutdown()
            let own = ["--anonymous", "--from", folder, "--endpoint", emulator.url]
            let line = words.map { word in
                // In a body, the words are a part of it.
                guard word.hasPrefix("{") else { return replaced[word] ?? word }
                return replaced.reduce(word) { $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") }
            }
            return await runGapi(line + own)
        }
    }

    private static let seeds: [EmulatorConfiguration.Seed] = [
        .init(bucket: "my-bucket", names: ["my-object", "my-sourceobject"], content: Array("text".utf8)),
        .init(bucket: "my-sourcebucket", names: ["my-sourceobject"], content: Array("text".utf8)),
        .init(bucket: "my-destinationbucket", names: ["my-object"], content: Array("text".utf8)),
    ]

    // MARK: The table

    /// Returns what an example needs.
    static func of(_ method: String, _ api: String) -> SentExample {
        all["\(api) \(method)"] ?? SentExample(calls: api == "drive:v3" && method.hasPrefix("files.") ? [file] : [])
    }

    private static let file = Call("files.create", body: ["id": "my-fileid", "name": "talk.mp4"])
    private static let inBucket: [String: JSON.Value] = ["bucket": "my-bucket"]

    private static let all: [String: SentExample] = {
        var all: [String: SentExample] = [:]
        func add(_ api: String, _ methods: String, _ example: SentExample) {
            for method in methods.split(separator: " ") { all["\(api) \(method)"] = example }
        }

        // Entries of lists of access have to be there before they are read or changed.
        for resource in ["bucketAccessControls", "defaultObjectAccessControls", "objectAccessControls"] {
            var place = inBucket
            if resource == "objectAccessControls" { place["object"] = "my-object" }
            let entry = Call("\(resource).insert", place, body: ["entity": "allUsers", "role": "READER"])
            for verb in ["delete", "get", "patch", "update"] {
                add("storage:v1", "\(resource).\(verb)", SentExample(calls: [entry]))
            }
        }
        // Folders are in buckets with a hierarchy, and access is the same for all of such a bucket.
        let tree = Call(
            "buckets.insert",
            ["project": "p"],
            body: [
                "name": "my-bucket", "hierarchicalNamespace": ["enabled": true],
                "iamConfiguration": ["uniformBucketLevelAccess": ["enabled": true]],
            ]
        )
        func folder(_ name: String) -> SentExample {
            SentExample(
                calls: [tree, Call("folders.insert", inBucket, body: ["name": JSON.Value(name)])],
                hasBuckets: false
            )
        }
        add(
            "storage:v1",
            "folders.delete folders.deleteRecursive folders.get folders.list folders.insert",
            folder("my-folder/")
        )
        add("storage:v1", "folders.rename", folder("my-sourcefolder/"))
        let managed = Call("managedFolders.insert", inBucket, body: ["name": "my-managedfolder/"])
        let verbs = ["delete", "get", "getIamPolicy", "insert", "list", "setIamPolicy", "testIamPermissions", "update"]
        for verb in verbs {
            add("storage:v1", "managedFolders.\(verb)", SentExample(calls: [tree, managed], hasBuckets: false))
        }
        let notification = Call(
            "notifications.insert",
            inBucket,
            body: [
                "topic": "//pubsub.googleapis.com/projects/my-project/topics/my-topic", "payload_format": "JSON_API_V1",
            ],
            choosing: ("my-notification", "id")
        )
        add("storage:v1", "notifications.get notifications.delete", SentExample(calls: [notification]))
        let empty = Call("buckets.insert", ["project": "p"], body: ["name": "my-bucket"])
        add("storage:v1", "buckets.delete", SentExample(calls: [empty], hasBuckets: false))
        let generation = "9007199254740993"
        let retention = Call(
            "buckets.patch",
            inBucket,
            body: ["retentionPolicy": ["retentionPeriod": "1"]],
            choosing: (generation, "metageneration")
        )
        add("storage:v1", "buckets.lockRetentionPolicy", SentExample(calls: [retention]))
        let object: [String: JSON.Value] = ["bucket": "my-bucket", "object": "my-object"]
        let softDeleted = [
            Call("buckets.patch", inBucket, body: ["softDeletePolicy": ["retentionDurationSeconds": "604800"]]),
            Call("objects.get", object, choosing: (generation, "generation")), Call("objects.delete", object),
        ]
        add("storage:v1", "objects.restore", SentExample(calls: softDeleted))
        for (kind, member) in [("anywhereCaches", "anywhereCacheId"), ("rapidCaches", "rapidCacheId")] {
            let cache = Call("\(kind).insert", inBucket, body: [member: JSON.Value("my-\(member.lowercased())")])
            add("storage:v1", "\(kind).get \(kind).update", SentExample(calls: [cache]))
        }
        // The service chooses the name of a key.
        let key = Call(
            "projects.hmacKeys.create",
            ["projectId": "my-projectid", "serviceAccountEmail": "robot@example.com"]
        )
        add(
            "storage:v1",
            "projects.hmacKeys.delete projects.hmacKeys.update",
            SentExample(calls: [key], words: ["my-accessid": "hmacKey-1"])
        )

        let start = Call("changes.getStartPageToken", choosing: ("my-pagetoken", "startPageToken"))
        add("drive:v3", "changes.list", SentExample(calls: [start]))
        // The emulator notifies nobody but this machine; here, nobody listens.
        let here = ["https://example.com/notifications": "http://127.0.0.1:9/"]
        add("drive:v3", "changes.watch", SentExample(calls: [start], words: here))
        let channel: JSON.Value = ["id": "my-channel", "type": "web_hook", "address": "http://127.0.0.1:9/"]
        let drive = Call(
            "changes.watch",
            ["pageToken": "1"],
            body: channel,
            choosing: ("my-resource", "resourceId")
        )
        add("drive:v3", "channels.stop", SentExample(calls: [drive]))
        let text = Call(
            "files.create",
            body: ["id": "my-fileid", "name": "talk", "mimeType": "application/vnd.google-apps.document"]
        )
        add("drive:v3", "files.export", SentExample(calls: [text], words: ["my-mimetype": "text/plain"]))
        let comment: [String: JSON.Value] = ["fileId": "my-fileid", "commentId": "my-commentid"]
        let drives: [String: JSON.Value] = ["requestId": "my-requestid"]
        let made: [(kind: String, place: [String: JSON.Value], id: String)] = [
            ("comments", ["fileId": "my-fileid"], "my-commentid"),
            ("permissions", ["fileId": "my-fileid"], "my-permissionid"), ("replies", comment, "my-replyid"),
            ("drives", drives, "my-driveid"), ("teamdrives", drives, "my-teamdriveid"),
        ]
        for (kind, place, id) in made {
            let call = Call("\(kind).create", place, body: ["id": JSON.Value(id)])
            add("drive:v3", "\(kind).delete \(kind).get \(kind).update", SentExample(calls: [call]))
        }

        let time: JSON.Value = ["dateTime": "2026-02-03T04:05:06Z"]
        let event = Call(
            "events.insert",
            ["calendarId": "primary"],
            body: ["start": time, "end": time],
            choosing: ("my-eventid", "id")
        )
        add(
            "calendar:v3",
            "events.delete events.get events.instances events.patch events.update",
            SentExample(calls: [event])
        )
        add("calendar:v3", "events.watch", SentExample(words: here))
        let calendar = Call(
            "events.watch",
            ["calendarId": "primary"],
            body: channel,
            choosing: ("my-resource", "resourceId")
        )
        add("calendar:v3", "channels.stop", SentExample(calls: [calendar]))
        let rule = Call("acl.insert", ["calendarId": "primary"], body: ["id": "my-ruleid"])
        add("calendar:v3", "acl.delete acl.get acl.patch acl.update", SentExample(calls: [rule]))
        let listed = Call("calendarList.insert", body: ["id": "primary"])
        add(
            "calendar:v3",
            "calendarList.delete calendarList.patch calendarList.update",
            SentExample(calls: [listed])
        )
        return all
    }()
}
