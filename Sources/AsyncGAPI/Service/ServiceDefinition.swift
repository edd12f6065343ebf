extension GAPI {
    /// The name and the URLs of a service; a constant of generated code.
    public struct ServiceDefinition: Sendable, Hashable {
        /// The name in the service's description, such as `storage`.
        public let name: String
        /// The version, such as `v1`.
        public let version: String
        /// The root of all its URLs, with a slash at the end.
        public let rootURL: String
        /// The path after the root in the URL of every method; it is empty or has a slash at the end.
        public let servicePath: String
        /// The path of batches after the root.
        public let batchPath: String
        /// The limits of batches, and whether the service takes any.
        public let batch: BatchLimits
        /// The scopes of tokens for the service if the caller chooses none; empty if its description names none.
        public let defaultScopes: [String]

        /// Creates a definition, for generated code.
        @_spi(Generated) public init(
            name: String,
            version: String,
            rootURL: String,
            servicePath: String,
            batchPath: String,
            batch: BatchLimits = .init(),
            defaultScopes: [String] = []
        ) {
            self.name = name
            self.version = version
            self.rootURL = rootURL
            self.servicePath = servicePath
            self.batchPath = batchPath
            self.batch = batch
            self.defaultScopes = defaultScopes
        }

        /// Returns the root of the service's URLs in a universe, an installation of Google Cloud of its own.
        package func rootURL(in universe: String) -> String {
            rootURL.replacing(".\(TokenPurpose.defaultUniverse)/", with: ".\(universe)/")
        }

        /// Returns the URL of an emulator for the service, if the environment names one.
        package func emulatorURL(in environment: [String: String]) -> String? {
            guard name == "storage", let host = environment["STORAGE_EMULATOR_HOST"], !host.isEmpty else { return nil }
            return host.contains("://") ? host : "http://" + host
        }
    }
}
