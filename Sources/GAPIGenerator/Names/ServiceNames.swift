import GAPIDescription

/// The names of a service in code.
struct ServiceNames {
    /// The enumeration around all types of the service: `Storage`.
    let namespace: String
    /// The module: `GAPIStorage`.
    let module: String
    /// The actor that sends the requests: `StorageService`.
    var service: String { namespace + "Service" }
    /// A second name of the namespace, such as `GCalendar`, if Foundation has a type of the same name; otherwise `nil`.
    var secondName: String? { Self.foundation.contains(namespace) ? "G" + namespace : nil }
    /// A Boolean value indicating whether a type in the namespace has the namespace's name, such as `Drive.Drive`.
    ///
    /// Code inside the namespace then cannot name the namespace. Only the type of a schema can have that name.
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

    /// The namespaces of services whose documents spell their names differently from the common spelling.
    private static let special = ["bigquery": "BigQuery", "oauth2": "OAuth2", "youtube": "YouTube"]

    /// The names that would hide types that the code of a module needs.
    private static let taken: Set<String> = Namer.reservedTypes.union([
        "Fetcher", "FetchCredentials",
    ])

    /// The names of Foundation's types that services could also have.
    private static let foundation: Set<String> = [
        "Bundle", "Calendar", "Data", "Date", "Host", "Locale", "Measurement", "Notification", "Operation", "Pipe",
        "Port", "Process", "Progress", "Scanner", "Stream", "Thread", "Timer", "Unit", "URL", "UUID",
    ]
}
