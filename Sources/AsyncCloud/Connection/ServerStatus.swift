import AsyncJSON

extension Cloud {
    /// The state of a server, from its `status.php`, which needs no login.
    public struct ServerStatus: Sendable, Hashable {
        /// A Boolean value indicating whether the server is set up.
        public var isInstalled: Bool
        /// A Boolean value indicating whether the server is in maintenance, and answers nothing else.
        public var isInMaintenance: Bool
        /// A Boolean value indicating whether an administrator has to migrate the database.
        public var needsUpgrade: Bool
        /// The version with four numbers, such as `11.0.0.0`.
        public var version: String
        /// The version for people, such as `11.0.0`.
        public var versionString: String
        /// The edition, such as `Community`.
        public var edition: String?
        /// The name of the product for people, such as `ownCloud`.
        public var productName: String?

        /// Creates a state from the document; `nil` if it is that of no such server.
        init?(_ document: JSON.Value) {
            guard let installed = document["installed"]?.flag, let version = document["version"]?.words else {
                return nil
            }
            isInstalled = installed
            isInMaintenance = document["maintenance"]?.flag ?? false
            needsUpgrade = document["needsDbUpgrade"]?.flag ?? false
            self.version = version
            versionString = document["versionstring"]?.words ?? version
            edition = document["edition"]?.words
            productName = document["productname"]?.words ?? document["product"]?.words
        }

        /// A Boolean value indicating whether the server answers nothing but its state.
        var isUnavailable: Bool { isInMaintenance || needsUpgrade }

        /// The first number of the version; `nil` if it is none.
        public var majorVersion: Int? { version.split(separator: ".").first.flatMap { Int($0) } }
    }
}
