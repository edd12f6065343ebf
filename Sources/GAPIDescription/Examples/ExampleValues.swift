/// The values that services accept of strings whose descriptions have no list of them.
///
/// A name alone is no sign: other services have other roles. Some words of the description have to be there, too.
private let knownValues: [(name: String, words: String, value: JSON.Value)] = [
    ("entity", "allUsers", "allUsers"),
    ("role", "access permission for the entity", "READER"),
    ("role", "`reader`", "reader"),
    ("type", "`anyone`", "anyone"),
    ("topic", "//pubsub.googleapis.com/projects/", "//pubsub.googleapis.com/projects/my-project/topics/my-topic"),
    ("permissions", "Permissions to test", "storage.objects.get"),
    ("sourceObjects", "concatenated into a single object", [["name": "my-object"]]),
    (
        "bindings", "members who may assume that role",
        // A role of objects, too.
        [["role": "roles/storage.legacyObjectReader", "members": ["allUsers"]]]
    ),
    ("id", "identifies this channel", "my-channel"),
    ("resourceId", "being watched on this channel", "my-resource"),
    ("address", "notifications are delivered for this channel", "https://example.com/notifications"),
    ("type", "delivery mechanism used for this channel", "web_hook"),
]

/// Words of methods that refuse calls without `fields`, although no parameter says so.
private let demandsOfFields = ["`fields` parameter must be set", "must explicitly specify the fields"]

/// Words of members without which no channel is opened, although no annotation says so.
private let demandsOfChannels = [
    "identifies this channel", "notifications are delivered for this channel",
    "delivery mechanism used for this channel",
]

/// Words of members without which no channel is closed.
private let demandsOfClosedChannels = ["identifies this channel", "being watched on this channel"]

extension API.Schema {
    /// Returns a value that the service accepts of a member or a parameter with this schema, if its description tells.
    package func acceptedValue(named name: String) -> JSON.Value? {
        guard let description else { return nil }
        return knownValues.first { $0.name == name && description.contains($0.words) }?.value
    }

    /// Returns `true` if a method refuses a body without the member, although no annotation says so.
    package func isDemanded(by method: API.Method) -> Bool {
        guard let description else { return false }
        // Other methods have the name in their path.
        if method.id?.hasSuffix(".insert") == true, description.contains("Required if not specified by URL parameter") {
            return true
        }
        let demands = method.response == nil ? demandsOfClosedChannels : demandsOfChannels
        return demands.contains(where: description.contains)
    }
}

extension API.Document {
    /// Returns the member of a body that says which resource a method changes, because its path does not.
    ///
    /// No annotation says so. It is the `id` of the resource, or else what the method requires that deletes resources at
    /// the same path.
    ///
    /// - Parameter method: The method.
    /// - Returns: The name of the member; `nil` if there is none, or if the path or a parameter says it.
    package func identifierInBody(of method: API.Method) -> String? {
        guard ["PUT", "PATCH"].contains(method.httpMethod), method.hasNoPlace, method.parameters?["id"] == nil,
            let members = resolved(method.request)?.properties
        else { return nil }
        let deletion = allMethods.first { $0.method.httpMethod == "DELETE" && $0.method.path == method.path }
        let names = ["id"] + (deletion.map { requiredParameters(of: $0.method).map(\.name) } ?? [])
        return names.first { members[$0]?.type == "string" }
    }
}

extension API.Method {
    /// A Boolean value indicating whether the path has no variable that could say which resource is meant.
    fileprivate var hasNoPlace: Bool { path?.contains("{") == false }

    /// The parameter `id` of a method that deletes something, without which nothing says what; `nil` for other methods,
    /// and where a parameter is required anyway.
    package var idOfDeletion: API.Schema? {
        guard httpMethod == "DELETE", hasNoPlace, let parameters,
            !parameters.values.contains(where: { $0.required == true })
        else { return nil }
        return parameters["id"]
    }

    /// A Boolean value indicating whether the service refuses calls without the parameter `fields`.
    package var demandsFields: Bool {
        guard let description else { return false }
        return demandsOfFields.contains(where: description.contains)
    }

    /// A Boolean value indicating whether the method answers with the bytes of media and nothing else.
    package var returnsMediaAlone: Bool { supportsMediaDownload == true && response == nil }
}
