import AsyncJSON
import HTTPTypes

/// The methods of notification configurations, which are stored; nothing is published.
extension StorageServer {
    private static let path = "b/{bucket}/notificationConfigs"
    /// The most configurations of a bucket, as at Google; lists of them have no pages.
    private static let mostNotifications = 100

    static let notificationMethods: [StorageMethod] = [
        StorageMethod("notifications.list", .get, path, "userProject") { server, request, path in
            let format = try ResponseFormat(request.query)
            let bucket = path["bucket"] ?? ""
            let items = try server.store.documents(bucket, prefix: Self.notification("")).map(\.value)
            return try format.reply([
                "kind": "storage#notifications",
                "items": JSON.Value(items.map { server.linked($0, bucket) }),
            ])
        },
        StorageMethod("notifications.insert", .post, path, "userProject") { server, request, path in
            let format = try ResponseFormat(request.query)
            let bucket = path["bucket"] ?? ""
            let notification = try Self.checkedNotification(try await request.jsonObject())
            let stored = try await server.store.transact { transaction in
                let used = try transaction.bucket(bucket).documents.keys.compactMap { key in
                    key.hasPrefix(Self.notification("")) ? Int(key.dropFirst(Self.notification("").count)) : nil
                }
                guard used.count < Self.mostNotifications else {
                    throw GoogleError.badRequest("A bucket has at most \(Self.mostNotifications) notification configs.")
                }
                var notification = notification
                let id = "\((used.max() ?? 0) + 1)"
                notification["id"] = JSON.Value(id)
                notification["etag"] = JSON.Value(id)
                try transaction.setDocument(bucket, Self.notification(id), notification)
                return notification
            }
            return try format.reply(server.linked(stored, bucket))
        },
        StorageMethod("notifications.get", .get, "\(path)/{notification}", "userProject") { server, request, path in
            let format = try ResponseFormat(request.query)
            let (bucket, id) = (path["bucket"] ?? "", path["notification"] ?? "")
            guard let found = try server.store.document(bucket, Self.notification(id)) else {
                throw GoogleError.noNotification(id)
            }
            return try format.reply(server.linked(found, bucket))
        },
        StorageMethod("notifications.delete", .delete, "\(path)/{notification}", "userProject") { server, _, path in
            let id = path["notification"] ?? ""
            _ = try await server.store.updateDocument(path["bucket"] ?? "", Self.notification(id)) { found in
                if found == nil { throw GoogleError.noNotification(id) }
                return nil
            }
            return Reply(status: .noContent)
        },
    ]

    /// Returns the key of the document with a configuration.
    static func notification(_ id: String) -> String { "notification/\(id)" }

    /// Returns the configuration of a client as it is stored; throws Google's 400 if it is invalid.
    private static func checkedNotification(_ sent: JSON.Value) throws(GoogleError) -> JSON.Value {
        guard let topic = sent["topic"]?.string else { throw .required("topic") }
        let parts = topic.split(separator: "/", omittingEmptySubsequences: false)
        guard topic.hasPrefix("//pubsub.googleapis.com/projects/"), parts.count == 7, parts[5] == "topics",
            !parts[4].isEmpty, !parts[6].isEmpty
        else { throw .invalid("topic", "is not //pubsub.googleapis.com/projects/PROJECT/topics/TOPIC") }
        let format = sent["payload_format"]?.string ?? "JSON_API_V1"
        guard ["JSON_API_V1", "NONE"].contains(format) else {
            throw .invalid("payload_format", "is not JSON_API_V1 or NONE")
        }
        let known = ["OBJECT_FINALIZE", "OBJECT_METADATA_UPDATE", "OBJECT_DELETE", "OBJECT_ARCHIVE"]
        for type in sent["event_types"]?.array ?? [] where !known.contains(type.string ?? "") {
            throw .invalid("event_types", "has an unknown type")
        }
        var notification: JSON.Value = ["kind": "storage#notification"]
        for name in ["topic", "event_types", "custom_attributes", "object_name_prefix"] {
            notification[name] = sent[name]
        }
        notification["payload_format"] = JSON.Value(format)
        return notification
    }

    private func linked(_ notification: JSON.Value, _ bucket: String) -> JSON.Value {
        var notification = notification
        let id = notification["id"]?.string ?? ""
        let url = "\(links.root)/storage/v1/b/\(bucket)/notificationConfigs/\(id)"
        notification["selfLink"] = JSON.Value(url)
        return notification
    }
}

extension GoogleError {
    fileprivate static func noNotification(_ id: String) -> Self {
        .notFound("There is no notification configuration \(id).")
    }
}
