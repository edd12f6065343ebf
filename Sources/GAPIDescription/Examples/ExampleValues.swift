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
        [["role": "roles/storage.objectViewer", "members": ["allUsers"]]]
    ),
]

/// Words of methods that refuse calls without `fields`, although no parameter says so.
private let demandsOfFields = ["`fields` parameter must be set", "must explicitly specify the fields"]

extension API.Schema {
    /// Returns a value that the service accepts of a member or a parameter with this schema, if its description tells.
    package func acceptedValue(named name: String) -> JSON.Value? {
        guard let description else { return nil }
        return knownValues.first { $0.name == name && description.contains($0.words) }?.value
    }
}

extension API.Method {
    /// A Boolean value indicating whether the service refuses calls without the parameter `fields`.
    package var demandsFields: Bool {
        guard let description else { return false }
        return demandsOfFields.contains(where: description.contains)
    }

    /// A Boolean value indicating whether the method answers with the bytes of media and nothing else.
    package var returnsMediaAlone: Bool { supportsMediaDownload == true && response == nil }
}
