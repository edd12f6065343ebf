import Foundation
import GAPIBigQuery
import GAPICalendar
import GAPIDiscovery
import GAPIDocs
import GAPIDrive
import GAPIGmail
import GAPIOAuth2
import GAPIPeople
import GAPIPubsub
import GAPISheets
import GAPIStorage
import GAPITasks
import GAPITranslate
import GAPIYouTube
import Testing

/// A ready service, and the description that it was generated from.
struct ReadyService: Sendable, CustomTestStringConvertible {
    let namespace: String
    let document: String
    let definition: GAPI.ServiceDefinition

    var testDescription: String { namespace }

    static let all = [
        ReadyService(namespace: "BigQuery", document: "bigquery.v2", definition: BigQueryService.definition),
        ReadyService(namespace: "Calendar", document: "calendar.v3", definition: CalendarService.definition),
        ReadyService(namespace: "Discovery", document: "discovery.v1", definition: DiscoveryService.definition),
        ReadyService(namespace: "Docs", document: "docs.v1", definition: DocsService.definition),
        ReadyService(namespace: "Drive", document: "drive.v3", definition: DriveService.definition),
        ReadyService(namespace: "Gmail", document: "gmail.v1", definition: GmailService.definition),
        ReadyService(namespace: "OAuth2", document: "oauth2.v2", definition: OAuth2Service.definition),
        ReadyService(namespace: "People", document: "people.v1", definition: PeopleService.definition),
        ReadyService(namespace: "Pubsub", document: "pubsub.v1", definition: PubsubService.definition),
        ReadyService(namespace: "Sheets", document: "sheets.v4", definition: SheetsService.definition),
        ReadyService(namespace: "Storage", document: "storage.v1", definition: StorageService.definition),
        ReadyService(namespace: "Tasks", document: "tasks.v1", definition: TasksService.definition),
        ReadyService(namespace: "Translate", document: "translate.v2", definition: TranslateService.definition),
        ReadyService(namespace: "YouTube", document: "youtube.v3", definition: YouTubeService.definition),
    ]

    static let folder = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]

    func description() throws -> API.Document {
        let url = URL(filePath: Self.folder ?? "").appending(path: document + ".json")
        return try API.Document.parse(Data(contentsOf: url)).document
    }

    /// The model of a schema, found by its name as the runtime writes it.
    func model(_ schema: String) -> (any JSON.Model.Type)? {
        func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
        let module = mangled("GAPI" + namespace) + mangled(namespace) + "O"
        for name in [schema, schema + "Model"] {
            if let type = _typeByName(module + mangled(name) + "V") as? any JSON.Model.Type { return type }
        }
        return nil
    }
}

@Suite("Ready services", .enabled(if: ReadyService.folder != nil, "DISCOVERY_DOCUMENTS is not set"))
struct ReadyServicesTests {
    /// An instance of every schema, with all members that there are and one more in each of its objects.
    @Test(arguments: ReadyService.all)
    func everySchemaComesBackAsItWent(service: ReadyService) throws {
        let document = try service.description()
        var checked = 0
        for (name, schema) in try #require(document.schemas).sorted(by: { $0.key < $1.key }) {
            guard let model = service.model(name) else { continue }
            let value = document.withUnknownMembers(document.example(of: schema), schema)
            try expectRoundTrip(of: model, value, "\(service.namespace).\(name)")
            checked += 1
        }
        // What no method needs is not generated, and objects that can have no members are `Void`.
        let needed = document.neededSchemas().filter { document.schemas?[$0]?.properties?.isEmpty == false }
        #expect(checked >= needed.count, "\(service.namespace): \(checked) of \(needed.count)")
    }

    @Test(arguments: ReadyService.all)
    func theServiceIsWhereItsDescriptionSays(service: ReadyService) throws {
        #expect(service.definition == GAPI.ServiceDefinition(try service.description()))
    }

    private func expectRoundTrip<Model: JSON.Model>(of _: Model.Type, _ value: JSON.Value, _ name: String) throws {
        let model: Model
        do {
            model = try value.decode(Model.self)
        } catch {
            Issue.record("\(name): \(error) in \(value)")
            return
        }
        #expect(JSON.Value(model) == value, "\(name)")
        #expect(try Model(json: model.jsonBytes()) == model, "\(name)")
    }
}

extension API.Document {
    /// The value with a member that no schema knows in each of its objects.
    fileprivate func withUnknownMembers(_ value: JSON.Value, _ schema: API.Schema) -> JSON.Value {
        guard let schema = resolved(schema) else { return value }
        if let elements = value.array, let items = schema.items {
            return JSON.Value(elements.map { withUnknownMembers($0, items) })
        }
        guard let members = value.members else { return value }
        if let element = schema.additionalProperties {
            return JSON.Value(members: members.map { ($0.name, withUnknownMembers($0.value, element)) })
        }
        guard let properties = schema.properties else { return value }
        let known = members.map { member in
            (member.name, properties[member.name].map { withUnknownMembers(member.value, $0) } ?? member.value)
        }
        return JSON.Value(members: known + [("x-unknown", ["n": 1.10, "list": [.null, "s"]])])
    }

    /// The names of the schemas that methods send or answer, with all that these refer to.
    fileprivate func neededSchemas() -> Set<String> {
        var needed: Set<String> = []
        var rest = allMethods.flatMap { [$0.method.request, $0.method.response] }.compactMap(\.self)
        while let schema = rest.popLast() {
            if let ref = schema.ref, needed.insert(ref).inserted, let target = schemas?[ref] { rest.append(target) }
            rest += [schema.items, schema.additionalProperties].compactMap(\.self)
            rest += (schema.properties ?? [:]).values
        }
        return needed
    }
}
