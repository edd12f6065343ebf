import AsyncJSON

extension Cloud {
    /// A user of a server.
    public struct User: Sendable, Hashable {
        /// The identifier, which is part of DAV paths; it can differ from the name of the login.
        public var id: String
        /// The name to show.
        public var displayName: String
        /// The e-mail address.
        public var email: String?
        /// The language, such as `en`.
        public var language: String?

        /// Creates a user from the answer of the server; `nil` if it has no identifier that can be part of a path.
        init?(_ document: JSON.Value) {
            guard let id = document["id"]?.words, !id.utf8.contains(UInt8(ascii: "/")), id != ".", id != ".." else {
                return nil
            }
            self.id = id
            displayName = document["display-name"]?.words ?? document["displayname"]?.words ?? id
            email = document["email"]?.words
            language = document["language"]?.words
        }
    }
}
