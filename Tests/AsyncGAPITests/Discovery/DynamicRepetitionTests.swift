import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import Testing

/// The dynamic client knows what may be repeated, and what names its version, from the same table as generated code.
@Suite("Repetition of described methods", .timeLimit(.minutes(5)))
struct DynamicRepetitionTests {
    /// A description of one method, with a body that has an etag.
    private static func document(
        _ id: String,
        _ verb: String,
        version: String = "v1",
        etag: JSON.Value = ["type": "string"]
    ) -> API.Document {
        API.Document {
            $0.name = id.split(separator: ".").first.map(String.init)
            $0.version = version
            $0.rootUrl = "https://example.com/"
            $0.schemas = [
                "Thing": API.Schema {
                    $0.type = "object"
                    $0.properties = ["etag": (try? etag.decode(API.Schema.self)) ?? API.Schema()]
                }
            ]
            $0.methods = [
                "call": API.Method {
                    $0.id = id
                    $0.path = "thing"
                    $0.httpMethod = verb
                    $0.request = verb == "DELETE" ? nil : API.Schema { $0.ref = "Thing" }
                    $0.parameters = Dictionary(
                        uniqueKeysWithValues: ["ifGenerationMatch", "ifMetagenerationMatch", "generation"].map { name in
                            let schema = API.Schema {
                                $0.type = "string"
                                $0.format = "int64"
                                $0.location = "query"
                            }
                            return (name, schema)
                        }
                    )
                }
            ]
        }
    }

    /// What a call sends: how often where a server breaks off once, and with which `If-Match`.
    private func sent(
        _ document: API.Document,
        _ parameters: [String: JSON.Value] = [:],
        body: JSON.Value? = nil,
        _ options: GAPI.QueryOptions = .init()
    ) async throws -> (count: Int, ifMatch: String?) {
        let transport = ScriptedTransport([.failure(.connectionLost), .json("{}")])
        let museum = ScriptedMuseum(transport, clock: VirtualClock(skippingUpTo: .seconds(60)), document: document)
        _ = try? await museum.service.execute(museum.service.query("call", parameters, body: body), options: options)
        return (transport.requests.count, transport.requests.first?.header("If-Match"))
    }

    @Test(
        arguments: [
            ("storage.buckets.insert", "POST", [:], 2), ("storage.buckets.lockRetentionPolicy", "POST", [:], 2),
            ("storage.objects.delete", "DELETE", [:], 1), ("storage.objects.delete", "DELETE", ["generation": 7], 2),
            ("storage.objects.delete", "DELETE", ["ifGenerationMatch": 7], 2),
            ("storage.objects.update", "PUT", [:], 1),
            ("storage.objects.update", "PUT", ["ifMetagenerationMatch": 7], 2),
            ("storage.objectAccessControls.delete", "DELETE", ["ifGenerationMatch": 7], 1),
            ("storage.folders.delete", "DELETE", [:], 2), ("museum.objects.delete", "DELETE", [:], 2),
            ("museum.buckets.insert", "POST", [:], 1),
            ("museum.objects.insert", "POST", ["ifGenerationMatch": 0], 1),
        ] as [(String, String, [String: JSON.Value], Int)]
    )
    func aDescribedMethodIsRepeatedAsTheStrategySays(
        id: String,
        verb: String,
        parameters: [String: JSON.Value],
        attempts: Int
    ) async throws {
        #expect(try await sent(Self.document(id, verb), parameters).count == attempts)
    }

    @Test func anETagInTheBodyIsAPrecondition() async throws {
        let document = Self.document("storage.buckets.setIamPolicy", "PUT")
        #expect(try await sent(document, body: [:]).count == 1)
        #expect(try await sent(document, body: ["etag": ""]).count == 1)
        let (count, ifMatch) = try await sent(document, body: ["etag": "CAE="])
        #expect(count == 2)
        #expect(ifMatch == nil)  // the service reads it in the body
    }

    @Test func theCallerSaysOtherwise() async throws {
        let document = Self.document("storage.objects.delete", "DELETE")
        #expect(try await sent(document, .init { $0.isIdempotent = true }).count == 2)
        let bucket = Self.document("storage.buckets.insert", "POST")
        #expect(try await sent(bucket, body: [:], .init { $0.isIdempotent = false }).count == 1)
    }

    private func sent(
        _ document: API.Document,
        _ options: GAPI.QueryOptions
    ) async throws -> (count: Int, ifMatch: String?) {
        try await sent(document, [:], body: nil, options)
    }

    // MARK: ETags

    @Test(arguments: [
        ("calendar.events.update", "PUT", "v3", "\"7\""), ("calendar.events.patch", "PATCH", "v3", "\"7\""),
        ("calendar.acl.update", "PUT", "v3", "\"7\""), ("youtube.videos.update", "PUT", "v3", "\"7\""),
        ("bigquery.tables.patch", "PATCH", "v2", "\"7\""), ("drive.files.update", "PUT", "v2", "\"7\""),
        ("calendar.events.insert", "POST", "v3", nil), ("drive.files.update", "PATCH", "v3", nil),
        ("bigquery.jobs.update", "PUT", "v2", nil), ("storage.objects.patch", "PATCH", "v1", nil),
        ("people.people.updateContact", "PATCH", "v1", nil),
    ])
    func aChangeNamesItsVersionWhereTheServiceComparesIt(
        id: String,
        verb: String,
        version: String,
        ifMatch: String?
    ) async throws {
        let document = Self.document(id, verb, version: version)
        #expect(try await sent(document, body: ["etag": "\"7\""]).ifMatch == ifMatch)
    }

    @Test(arguments: [["etag": ""], ["etag": "W/\"7\""], [:], ["etag": .null]] as [JSON.Value])
    func aVersionThatCannotMatchIsNotNamed(body: JSON.Value) async throws {
        let document = Self.document("calendar.events.update", "PUT", version: "v3")
        #expect(try await sent(document, body: body).ifMatch == nil)
    }

    @Test func theConditionIsTheCallersChoice() async throws {
        let document = Self.document("calendar.events.patch", "PATCH", version: "v3")
        let body: JSON.Value = ["etag": "\"7\""]
        let any = try await sent(document, [:], body: body, .init { $0.condition = .anyVersion })
        #expect(any.ifMatch == nil)
        #expect(any.count == 1)  // a PATCH that names no version
        #expect(try await sent(document, [:], body: [:], .init { $0.condition = .ifMatch("\"8\"") }).ifMatch == "\"8\"")
        let own = try await sent(document, [:], body: body, .init { $0.headerFields[.ifMatch] = "\"9\"" })
        #expect(own.ifMatch == "\"9\"")
        #expect(own.count == 2)
    }
}
