import Foundation
import GAPIBigQuery
import GAPICalendar
import GAPIDiscovery
import GAPIDocs
import GAPIDrive
import GAPIGmail
import GAPIPeople
import GAPIPubsub
import GAPISheets
import GAPIStorage
import GAPITasks
import GAPITranslate
import GAPIYouTube
import Testing

/// Generated queries become the requests of the dynamic client, which are those of google-api-python-client (`WireEqualityTests`).
@Suite("Generated requests", .enabled(if: ReadyService.folder != nil, "DISCOVERY_DOCUMENTS is not set"))
struct GeneratedRequestTests {
    @Test func ofDrive() throws {
        let list = Drive.FilesListQuery {
            $0.q = "name = 'a b' and trashed = false"
            $0.pageSize = 10
            $0.corpus = .user
            $0.fields = "files(id)"
        }
        try expect(
            list,
            "drive.v3",
            "drive.files.list",
            ["q": "name = 'a b' and trashed = false", "pageSize": 10, "corpus": "user", "fields": "files(id)"]
        )
        let file = Drive.File {
            $0.name = "käse/brot"; $0.parents = ["1", "2"]
        }
        let copy = Drive.FilesCopyQuery(fileId: "a/b", file) { $0.keepRevisionForever = true }
        try expect(
            copy,
            "drive.v3",
            "drive.files.copy",
            ["fileId": "a/b", "keepRevisionForever": true],
            ["name": "käse/brot", "parents": ["1", "2"]]
        )
    }

    @Test func ofCalendar() throws {
        let list = Calendar.EventsListQuery(calendarId: "me@example.com") {
            $0.singleEvents = true
            $0.eventTypes = [.birthday, .default]
            $0.privateExtendedProperty = ["a=1", "b=2"]
        }
        try expect(
            list,
            "calendar.v3",
            "calendar.events.list",
            [
                "calendarId": "me@example.com", "singleEvents": true, "eventTypes": ["birthday", "default"],
                "privateExtendedProperty": ["a=1", "b=2"],
            ]
        )
        let patch = Calendar.EventsPatchQuery(calendarId: "c", eventId: "e", ["location": .null])
        try expect(
            patch,
            "calendar.v3",
            "calendar.events.patch",
            ["calendarId": "c", "eventId": "e"],
            ["location": .null]
        )
    }

    @Test func ofMailSheetsDocsAndTasks() throws {
        let messages = Gmail.UsersMessagesListQuery { $0.labelIds = ["INBOX", "UNREAD"] }
        try expect(
            messages,
            "gmail.v1",
            "gmail.users.messages.list",
            ["userId": "me", "labelIds": ["INBOX", "UNREAD"]]
        )
        let range = Sheets.ValueRange { $0.values = [["a", 1]] }
        let update = Sheets.SpreadsheetsValuesUpdateQuery(spreadsheetId: "s", range: "A1:B2", range) {
            $0.valueInputOption = .raw
        }
        try expect(
            update,
            "sheets.v4",
            "sheets.spreadsheets.values.update",
            ["spreadsheetId": "s", "range": "A1:B2", "valueInputOption": "RAW"],
            ["values": [["a", 1]]]
        )
        let document = Docs.DocumentsBatchUpdateQuery(documentId: "d", .init())
        try expect(document, "docs.v1", "docs.documents.batchUpdate", ["documentId": "d"], [:])
        let tasks = Tasks.TasksListQuery(tasklist: "@default") { $0.maxResults = 100 }
        try expect(tasks, "tasks.v1", "tasks.tasks.list", ["tasklist": "@default", "maxResults": 100])
    }

    @Test func ofTheCloud() throws {
        let topic = Pubsub.PublishRequest { $0.messages = [.init { $0.data = JSON.Bytes("hi".utf8) }] }
        try expect(
            Pubsub.ProjectsTopicsPublishQuery(topic: "projects/p/topics/t", topic),
            "pubsub.v1",
            "pubsub.projects.topics.publish",
            ["topic": "projects/p/topics/t"],
            ["messages": [["data": "aGk="]]]
        )
        let rows = BigQuery.TabledataListQuery(projectId: "p", datasetId: "d", tableId: "t") { $0.startIndex = 7 }
        try expect(
            rows,
            "bigquery.v2",
            "bigquery.tabledata.list",
            ["projectId": "p", "datasetId": "d", "tableId": "t", "startIndex": "7"]
        )
        let objects = Storage.ObjectsListQuery(bucket: "b") {
            $0.projection = .noAcl; $0.maxResults = 2
        }
        try expect(
            objects,
            "storage.v1",
            "storage.objects.list",
            ["bucket": "b", "projection": "noAcl", "maxResults": 2]
        )
    }

    @Test func ofTheRest() throws {
        let connections = People.PeopleConnectionsListQuery(resourceName: "people/me") { $0.personFields = ["names"] }
        try expect(
            connections,
            "people.v1",
            "people.people.connections.list",
            ["resourceName": "people/me", "personFields": "names"]
        )
        let videos = YouTube.VideosListQuery(part: ["id", "snippet"]) { $0.chart = .mostPopular }
        try expect(
            videos,
            "youtube.v3",
            "youtube.videos.list",
            ["part": ["id", "snippet"], "chart": "mostPopular"]
        )
        let text = Translate.TranslateTextRequest {
            $0.q = ["Hallo"]; $0.target = "en"
        }
        try expect(
            Translate.TranslationsTranslateQuery(text),
            "translate.v2",
            "language.translations.translate",
            [:],
            ["q": ["Hallo"], "target": "en"]
        )
        try expect(
            Discovery.ApisListQuery { $0.preferred = true },
            "discovery.v1",
            "discovery.apis.list",
            ["preferred": true]
        )
    }

    /// What the text of EveryRequest.swift says, which RequestSourceTests make of the descriptions.
    @Test(arguments: ReadyService.all)
    func ofEveryMethod(service: ReadyService) throws {
        let requests = try #require(Self.requests[service.document])
        try requests(Comparison(of: try service.description()))
    }

    private func expect(
        _ query: some GAPI.Query,
        _ document: String,
        _ method: String,
        _ parameters: [String: JSON.Value],
        _ body: JSON.Value? = nil,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let service = try #require(ReadyService.all.first { $0.document == document })
        let compare = Comparison(of: try service.description())
        try compare(query, method, parameters, body, at: location)
    }
}

/// Compares generated queries with those of the dynamic client.
struct Comparison {
    private let service: GAPI.DynamicService

    /// Attempts are not marked, for each request has other marks.
    init(of document: API.Document) {
        service = GAPI.DynamicService(document, configuration: .init { $0.options.identifiesAttempts = false })
    }

    func callAsFunction(_ method: String, _ parameters: String, _ body: String?, _ query: some GAPI.Query) throws {
        let members = try #require(try JSON.Value(parsing: parameters).members)
        let values = Dictionary(members.map { ($0.name, $0.value) }) { $1 }
        try self(query, method, values, body.map { try JSON.Value(parsing: $0) }, at: #_sourceLocation)
    }

    func callAsFunction(
        _ query: some GAPI.Query,
        _ method: String,
        _ parameters: [String: JSON.Value],
        _ body: JSON.Value?,
        at location: SourceLocation
    ) throws {
        let dynamic = try service.query(method, parameters, body: body)
        // One service builds both: what differs could only be in the queries.
        let (ours, theirs) = try (service.request(for: query), service.request(for: dynamic))
        #expect(ours == theirs, "\(method)", sourceLocation: location)
        let bodies = try [query.payload, dynamic.payload].map { try $0.map { try JSON.Value(parsing: $0.bytes) } }
        #expect(bodies[0] == bodies[1], "\(method)", sourceLocation: location)
        #expect((body == nil) == (bodies[0] == nil), "\(method)", sourceLocation: location)
    }
}
