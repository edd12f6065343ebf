import GAPIDescription

/// How a service is called in code.
struct ServiceNames {
    /// The enumeration around all its types: `Storage`.
    let namespace: String
    /// The module: `GAPIStorage`.
    let module: String
    /// What one calls with: `StorageService`.
    var service: String { namespace + "Service" }
    /// Whether a type in the namespace has the namespace's name, such as `Drive.Drive`, so that no code inside can name it.
    let isHidden: Bool

    init(_ document: API.Document, _ options: Generator.Options) {
        let name = options.namespace.map { Namer.type($0, or: "API") } ?? Self.namespace(of: document)
        namespace = name
        module = options.module ?? "GAPI" + name
        isHidden = document.schemas?.keys.contains { Namer.type($0) == name } == true
    }

    private static func namespace(of document: API.Document) -> String {
        if let special = document.name.flatMap({ special[$0] }) { return special }
        var name = Namer.type(document.canonicalName ?? document.name ?? "", or: "Unnamed")
        for ending in ["API", "Service"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        name = String(name.prefix(64))
        return taken.contains(name) || Namer.escaped(name) != name ? name + "API" : name
    }

    /// Services whose documents say their names otherwise than one writes them.
    private static let special = ["bigquery": "BigQuery", "oauth2": "OAuth2", "youtube": "YouTube"]

    /// Names that would hide what the code of a module needs.
    private static let taken: Set<String> = Namer.reservedTypes.union([
        "Configuration", "Credentials", "Fetcher", "Service", "ServiceConfiguration", "ServiceCore",
        "ServiceDefinition",
    ])
}
