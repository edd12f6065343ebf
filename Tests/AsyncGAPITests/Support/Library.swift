@_spi(Generated) import AsyncGAPI

/// A small service with the shapes that Cloud Storage has not: repeated parameters, `{+name}` and a custom verb.
enum Library {
    struct Shelf: JSON.Model {
        var name: String?
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [.string("name", \.name)]
    }

    struct ShelvesMergeQuery: GAPI.Query {
        typealias Response = Shelf
        var method: GAPI.QueryMethod {
            GAPI.QueryMethod(id: "library.shelves.merge", verb: .post, path: "{+name}:merge")
        }
        var name: String
        var others: [String]?
        var ids: [Int64]?
        var isForced: Bool?
        var common = GAPI.CommonParameters()

        init(name: String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name
            configure(&self)
        }

        func encode(into parameters: inout GAPI.QueryParameters) {
            parameters.path("name", name)
            parameters.query("other", others)
            parameters.query("id", ids)
            parameters.query("force", isForced)
        }
    }
}

actor LibraryService: GAPI.Service {
    nonisolated let core: GAPI.ServiceCore
    var credentials: any FetchCredentials = .none

    init(fetcher: Fetcher) {
        let definition = GAPI.ServiceDefinition(
            name: "library",
            version: "v1",
            rootURL: "https://library.example.com/",
            servicePath: "",
            batchPath: "batch"
        )
        core = GAPI.ServiceCore(definition, configuration: .init(), fetcher: fetcher)
    }
}
