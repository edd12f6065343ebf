import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIStorage
import HTTPTypes
import Testing

@Suite("Requests of queries")
struct RequestTests {
    private func request<Q: GAPI.Query>(
        _ query: Q,
        _ configuration: GAPI.ServiceConfiguration = .init(),
        options: GAPI.QueryOptions = .init()
    ) throws -> HTTPRequest {
        try StorageService(configuration: configuration).request(for: query, options: options)
    }

    @Test func aQueryBecomesItsURL() throws {
        let query = Storage.ObjectsListQuery(bucket: "photos") {
            $0.prefix = "2026/käse & brot+"
            $0.maxResults = 10
            $0.versions = true
            $0.projection = .noAcl
        }
        let request = try request(query)
        #expect(request.method == .get)
        #expect(request.scheme == "https")
        #expect(request.authority == "storage.googleapis.com")
        #expect(
            request.path
                == "/storage/v1/b/photos/o?maxResults=10&prefix=2026%2Fk%C3%A4se%20%26%20brot%2B&projection=noAcl&versions=true&prettyPrint=false"
        )
        #expect(request.headerFields[.accept] == "application/json")
        #expect(request.headerFields[.acceptEncoding] == "gzip")
    }

    @Test func parametersThatEveryMethodHasAreSent() throws {
        var query = catQuery
        query.fields = "name,size"
        query.quotaUser = "user 7"
        #expect(
            try request(query).path
                == "/storage/v1/b/photos/o/cat.jpg?fields=name%2Csize&quotaUser=user%207&prettyPrint=false"
        )
    }

    @Test func slashesOfAnObjectNameAreEncoded() throws {
        let query = Storage.ObjectsGetQuery(bucket: "b", object: "a/b c")
        #expect(try request(query).path == "/storage/v1/b/b/o/a%2Fb%20c?prettyPrint=false")
    }

    @Test func aNameThatNoPathMayHaveIsRefusedWithTheMethod() {
        let error = #expect(throws: GAPI.Error.self) { try request(Storage.ObjectsGetQuery(bucket: "b", object: "..")) }
        #expect(error?.code == .invalidRequest)
        #expect(error?.method == "storage.objects.get")
    }

    @Test func repeatedParametersAreSentOnceForEachValue() async throws {
        let transport = ScriptedTransport([.json(#"{"name": "shelves/1"}"#)])
        let library = LibraryService(fetcher: Fetcher(transport: transport))
        let query = Library.ShelvesMergeQuery(name: "shelves/1") {
            $0.others = ["shelves/2", "a b"]
            $0.ids = [7, -1]
            $0.isForced = false
        }
        #expect(try await library.execute(query).name == "shelves/1")
        let sent = try #require(transport.requests.first)
        #expect(
            sent.request.path
                == "/shelves/1:merge?other=shelves%2F2&other=a%20b&id=7&id=-1&force=false&prettyPrint=false"
        )
        #expect(sent.request.method == .post)
    }

    @Test func emptyListsAreLeftOut() throws {
        let library = LibraryService(fetcher: Fetcher(transport: ScriptedTransport([])))
        let query = Library.ShelvesMergeQuery(name: "s") { $0.others = [] }
        #expect(try library.request(for: query).path == "/s:merge?prettyPrint=false")
    }

    @Test(arguments: ["http://127.0.0.1:4443", "http://127.0.0.1:4443/"])
    func anotherEndpointTakesThePlaceOfTheRoot(root: String) throws {
        let request = try request(catQuery, .init { $0.rootURL = root })
        #expect(request.scheme == "http")
        #expect(request.authority == "127.0.0.1:4443")
        #expect(request.path == "/storage/v1/b/photos/o/cat.jpg?prettyPrint=false")
    }

    @Test(arguments: ["https://proxy.example.com/google", "https://proxy.example.com/google/"])
    func anEndpointKeepsItsPath(root: String) throws {
        let request = try request(catQuery, .init { $0.rootURL = root })
        #expect(request.path == "/google/storage/v1/b/photos/o/cat.jpg?prettyPrint=false")
    }

    // MARK: Long URLs

    /// A query whose URL has exactly so many characters.
    private func query(length: Int) throws -> Storage.ObjectsListQuery {
        var query = Storage.ObjectsListQuery(bucket: "photos") { $0.prefix = "" }
        let request = try request(query)
        let base = "https://storage.googleapis.com".count + (request.path ?? "").count
        query.prefix = String(repeating: "p", count: length - base)
        return query
    }

    @Test func aURLOf2047CharactersIsGot() throws {
        let request = try request(query(length: 2_047))
        #expect(request.method == .get)
        #expect(request.headerFields[HTTPField.Name("X-HTTP-Method-Override")!] == nil)
    }

    @Test func aURLOf2048CharactersIsPostedAsAForm() async throws {
        let query = try query(length: 2_048)
        let scripted = ScriptedStorage([.json("{}")])
        _ = try await scripted.storage.execute(query)
        let sent = try #require(scripted.transport.requests.first)
        #expect(sent.request.method == .post)
        #expect(sent.request.path == "/storage/v1/b/photos/o")
        #expect(sent.request.headerFields[HTTPField.Name("X-HTTP-Method-Override")!] == "GET")
        #expect(sent.request.headerFields[.contentType] == "application/x-www-form-urlencoded")
        #expect(sent.text == "prefix=\(query.prefix ?? "")&prettyPrint=false")
    }

    @Test func aLongGetIsStillRetried() async throws {
        let scripted = ScriptedStorage([.status(503), .json("{}")])
        _ = try await scripted.storage.execute(query(length: 3_000))
        #expect(scripted.transport.requests.map(\.request.method) == [.post, .post])
        #expect(scripted.transport.requests.last?.text.isEmpty == false)
    }

    // MARK: Headers and options

    @Test(
        arguments: [
            ("127.0.0.1:4443", "http://127.0.0.1:4443"), ("http://fake-gcs:4443", "http://fake-gcs:4443"),
            ("https://gcs.example/base/", "https://gcs.example/base/"), ("", nil),
        ] as [(String, String?)]
    )
    func theEnvironmentSaysWhereAnEmulatorOfCloudStorageIs(value: String, url: String?) {
        let storage = StorageService().core.definition
        #expect(storage.emulatorURL(in: ["STORAGE_EMULATOR_HOST": value]) == url)
        #expect(storage.emulatorURL(in: [:]) == nil)
        let library = LibraryService(fetcher: Fetcher(transport: ScriptedTransport([]))).core.definition
        #expect(library.emulatorURL(in: ["STORAGE_EMULATOR_HOST": value]) == nil)
    }

    /// In a process of its own, because the environment is that of all tests.
    @Test func aServiceIsWhereTheEnvironmentSaysUnlessItsConfigurationDoes() async {
        await #expect(processExitsWith: .success) {
            setenv("STORAGE_EMULATOR_HOST", "127.0.0.1:4443", 1)
            let request = try StorageService().request(for: catQuery, options: .init())
            try #require(request.scheme == "http" && request.authority == "127.0.0.1:4443")
            let own = GAPI.ServiceConfiguration { $0.rootURL = "http://127.0.0.1:1" }
            let other = try StorageService(configuration: own).request(for: catQuery, options: .init())
            try #require(other.authority == "127.0.0.1:1")
        }
    }

    @Test func theUserAgentNamesTheApplicationAndAsksForCompression() async throws {
        let scripted = ScriptedStorage([.json("{}")])
        _ = try await scripted.storage.execute(catQuery)
        let agent = try #require(scripted.transport.requests.first?.request.headerFields[.userAgent])
        #expect(agent.hasPrefix("Suite/1.0 AsyncGAPI/"))
        #expect(agent.hasSuffix("(gzip)"))
    }

    @Test func bodiesAreJSON() async throws {
        let scripted = ScriptedStorage([.json(#"{"name": "b"}"#)])
        let bucket = Storage.Bucket {
            $0.name = "b"
            $0.labels = ["k": "v"]
        }
        _ = try await scripted.storage.execute(Storage.BucketsInsertQuery(project: "p", bucket))
        let sent = try #require(scripted.transport.requests.first)
        #expect(sent.text == #"{"labels":{"k":"v"},"name":"b"}"#)
        #expect(sent.request.headerFields[.contentType] == "application/json; charset=utf-8")
        #expect(sent.parameter("project") == "p")
    }

    @Test func aQueryWithoutBodySendsNone() async throws {
        let scripted = ScriptedStorage([.json("{}")])
        _ = try await scripted.storage.execute(catQuery)
        let sent = try #require(scripted.transport.requests.first)
        #expect(sent.bodyLength == 0)
        #expect(sent.request.headerFields[.contentType] == nil)
    }

    @Test func aParameterOfTheOptionsTakesThePlaceOfTheQuerys() throws {
        var query = Storage.ObjectsListQuery(bucket: "photos") { $0.maxResults = 10 }
        query.fields = "items"
        let options = GAPI.QueryOptions {
            $0.parameters = ["prettyPrint": "true", "maxResults": "5", "fields": "kind"]
        }
        #expect(
            try request(query, options: options).path
                == "/storage/v1/b/photos/o?fields=kind&maxResults=5&prettyPrint=true"
        )
    }

    @Test func whoPaysAndWhoCallsAreHeaders() throws {
        let configuration = GAPI.ServiceConfiguration {
            $0.options.userProject = "theirs"
            $0.options.apiClient = "gl-swift/6.3 backup/2.1"
        }
        let fields = try request(catQuery, configuration, options: .init { $0.userProject = "mine" }).headerFields
        #expect(fields[HTTPField.Name("X-Goog-User-Project")!] == "mine")
        #expect(fields[HTTPField.Name("X-Goog-Api-Client")!] == "gl-swift/6.3 backup/2.1")
        #expect(try request(catQuery).headerFields[HTTPField.Name("X-Goog-User-Project")!] == nil)
    }

    @Test func attemptsOfACallThatChangesSomethingShowThatTheyBelongTogether() async throws {
        let scripted = ScriptedStorage(
            ScriptedTransport { received in
                received.method == .get || received.header("X-Goog-Api-Client")?.hasSuffix("/3") == true
                    ? .json("{}") : .status(503)
            }
        )
        let query = Storage.ObjectsDeleteQuery(bucket: "b", object: "o") { $0.ifGenerationMatch = 1 }
        try await scripted.storage.execute(query)
        try await scripted.storage.execute(query)
        let sent = scripted.transport.requests
        let tokens = sent.map { $0.header("X-Goog-Gcs-Idempotency-Token") ?? "none" }
        #expect(tokens.prefix(3) == [tokens[0], tokens[0], tokens[0]])
        #expect(Set(tokens).count == 2)
        let clients = sent.prefix(3).map { $0.header("X-Goog-Api-Client") ?? "" }
        for (index, client) in clients.enumerated() {
            let words = client.split(separator: " ")
            #expect(words.contains { $0.hasPrefix("gl-swift/") } && words.contains { $0.hasPrefix("gccl/") })
            #expect(words.suffix(2) == ["gccl-invocation-id/\(tokens[0])", "gccl-attempt-count/\(index + 1)"])
        }
    }

    @Test func whatOnlyReadsIsNotMarkedUnlessAskedTo() async throws {
        let scripted = ScriptedStorage(ScriptedTransport { _ in .json("{}") })
        try await scripted.storage.execute(catQuery)
        try await scripted.storage.execute(catQuery, options: .init { $0.identifiesAttempts = true })
        let query = Storage.ObjectsPatchQuery(bucket: "b", object: "o", ["metadata": .null])
        try await scripted.storage.execute(query, options: .init { $0.identifiesAttempts = false })
        let tokens = scripted.transport.requests.map { $0.header("X-Goog-Gcs-Idempotency-Token") == nil }
        #expect(tokens == [true, false, true])
    }

    @Test func optionsOfACallWinOverThoseOfTheService() throws {
        let trace = HTTPField.Name("X-Trace")!
        let configuration = GAPI.ServiceConfiguration {
            $0.options.headerFields[trace] = "service"
            $0.options.headerFields[.acceptLanguage] = "de"
            $0.options.parameters = ["a": "1", "z": "1"]
        }
        let options = GAPI.QueryOptions {
            $0.headerFields[trace] = "call"
            $0.parameters = ["a": "2"]
        }
        let request = try request(catQuery, configuration, options: options)
        #expect(request.headerFields[trace] == "call")
        #expect(request.headerFields[.acceptLanguage] == "de")
        #expect(request.path?.hasSuffix("?prettyPrint=false&a=2&z=1") == true)
    }

    @Test func severalHeaderFieldsOfOneNameAreAllSent() throws {
        let trace = HTTPField.Name("X-Trace")!
        let configuration = GAPI.ServiceConfiguration {
            $0.options.headerFields[values: trace] = ["service"]
            $0.options.headerFields[.cookie] = "a=1; b=2"
        }
        let options = GAPI.QueryOptions {
            $0.headerFields[values: trace] = ["one", "two"]
            $0.userProject = "mine"
        }
        let fields = try request(catQuery, configuration, options: options).headerFields
        #expect(fields[values: trace] == ["one", "two"])
        #expect(fields[.cookie] == "a=1; b=2")
    }

    @Test func aRequestHasNoCredentials() throws {
        let storage = StorageService(credentials: .bearer("planted-token"))
        #expect(try storage.request(for: catQuery).headerFields[.authorization] == nil)
    }

    @Test func credentialsAreSentAndCanBeLeftOut() async throws {
        let scripted = ScriptedStorage([.json("{}"), .json("{}")], credentials: .bearer("token-1"))
        _ = try await scripted.storage.execute(catQuery)
        _ = try await scripted.storage.execute(catQuery, options: .init { $0.skipsAuthorization = true })
        #expect(scripted.transport.requests.map { $0.request.headerFields[.authorization] } == ["Bearer token-1", nil])
    }

    // MARK: Preconditions

    @Test func aPostWithAPreconditionIsRetried() async throws {
        let scripted = ScriptedStorage([.status(503), .json(#"{"name": "o"}"#)])
        let query = Storage.ObjectsPatchQuery(bucket: "b", object: "o", ["contentType": "text/plain"]) {
            $0.ifMetagenerationMatch = 3
        }
        #expect(try await scripted.storage.execute(query).name == "o")
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func aPostWithoutAPreconditionIsNotRetried() async throws {
        let scripted = ScriptedStorage([.status(503), .json("{}")])
        let query = Storage.ObjectsPatchQuery(bucket: "b", object: "o", ["contentType": "text/plain"])
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(query) }
        #expect(error?.status == 503)
        #expect(scripted.transport.requests.count == 1)
    }
}
