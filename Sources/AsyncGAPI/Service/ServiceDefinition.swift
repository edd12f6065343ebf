/// Where a service is and what it is called; a constant of generated code.
public struct ServiceDefinition: Sendable, Hashable {
    /// The name in the service's description, such as `storage`.
    public let name: String
    /// The version, such as `v1`.
    public let version: String
    /// The root of all its URLs, with a slash at the end.
    public let rootURL: String
    /// What follows the root in the URL of every method; empty or with a slash at the end.
    public let servicePath: String
    /// Where batches go, below the root.
    public let batchPath: String

    /// Creates a definition; for generated code.
    public init(name: String, version: String, rootURL: String, servicePath: String, batchPath: String) {
        self.name = name
        self.version = version
        self.rootURL = rootURL
        self.servicePath = servicePath
        self.batchPath = batchPath
    }

    /// Where the environment says that an emulator stands for the service.
    package func emulatorURL(in environment: [String: String]) -> String? {
        guard name == "storage", let host = environment["STORAGE_EMULATOR_HOST"], !host.isEmpty else { return nil }
        return host.contains("://") ? host : "http://" + host
    }
}
