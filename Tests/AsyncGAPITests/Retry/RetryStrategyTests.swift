import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import Testing

/// The published retry strategy of Cloud Storage, method by method: cloud.google.com/storage/docs/retry-strategy.
@Suite("Retry strategy of Cloud Storage", .timeLimit(.minutes(5)))
struct RetryStrategyTests {
    typealias Method = StorageMethod
    typealias Trouble = [ScriptedTransport.Answer]

    private static let passing: [Trouble] = [
        [.status(503), .status(503)], [.failure(.connectionLost), .failure(.connectionLost)],
        [.failure(.connectionLost), .status(503)],
    ]
    private static let once: [Trouble] = [[.status(503)], [.failure(.connectionLost)]]

    /// Runs a call against troubles that end with a success, and counts its requests.
    private func requests(
        of method: Method,
        _ trouble: Trouble,
        withPrecondition: Bool,
        _ options: GAPI.QueryOptions = .init()
    ) async -> (count: Int, error: GAPI.Error?) {
        let scripted = ScriptedStorage(trouble + [.json("{}")])
        do {
            try await method.send(scripted.storage, withPrecondition, options)
            return (scripted.transport.requests.count, nil)
        } catch {
            return (scripted.transport.requests.count, error as? GAPI.Error)
        }
    }

    private func expectSuccess(
        _ method: Method,
        withPrecondition: Bool,
        _ options: GAPI.QueryOptions = .init()
    ) async {
        for trouble in Self.passing {
            let (count, error) = await requests(of: method, trouble, withPrecondition: withPrecondition, options)
            #expect(error == nil, "\(String(describing: error))")
            #expect(count == 3)
        }
    }

    private func expectOneAttempt(
        _ method: Method,
        withPrecondition: Bool = false,
        _ options: GAPI.QueryOptions = .init()
    ) async {
        for trouble in Self.once {
            let (count, error) = await requests(of: method, trouble, withPrecondition: withPrecondition, options)
            #expect(count == 1)
            #expect(error?.isRetryable == true)
        }
    }

    // MARK: The scenarios

    @Test(arguments: Method.idempotent) func anIdempotentCallIsRepeated(_ method: Method) async {
        await expectSuccess(method, withPrecondition: false)
    }

    @Test(arguments: Method.conditional) func aCallWithAPreconditionIsRepeated(_ method: Method) async {
        await expectSuccess(method, withPrecondition: true)
    }

    @Test(arguments: Method.conditional) func withoutItsPreconditionACallIsSentOnce(_ method: Method) async {
        await expectOneAttempt(method)
    }

    @Test(arguments: Method.never) func whatMayDoHarmTwiceIsSentOnce(_ method: Method) async {
        await expectOneAttempt(method)
    }

    @Test(arguments: Method.all) func anErrorOfTheCallerIsFinal(_ method: Method) async {
        for status in [400, 401] {
            let (count, error) = await requests(of: method, [.status(status)], withPrecondition: true)
            #expect(count == 1)
            #expect(error?.status == status)
        }
    }

    @Test(arguments: Method.idempotent + Method.conditional)
    func anErrorOfTheCallerEndsTheRepetition(_ method: Method) async {
        for trouble: Trouble in [[.status(503), .status(400)], [.failure(.connectionLost), .status(401)]] {
            let (count, error) = await requests(of: method, trouble, withPrecondition: true)
            #expect(count == 2)
            #expect([400, 401].contains(error?.status))
        }
    }

    @Test func allMethodsOfTheStrategyAreHere() {
        #expect(Method.all.count == 47)
        #expect(Set(Method.all.map(\.id)).count == 47)
    }

    // MARK: The caller's word

    @Test(arguments: Method.conditional + Method.never) func theCallerCanHaveACallRepeated(_ method: Method) async {
        await expectSuccess(method, withPrecondition: false, .init { $0.isIdempotent = true })
    }

    @Test(arguments: Method.idempotent + Method.conditional)
    func theCallerCanHaveACallSentOnce(_ method: Method) async {
        await expectOneAttempt(method, withPrecondition: true, .init { $0.isIdempotent = false })
    }

    /// Its rule is not the word of the caller, for whose choice of this policy it does not matter.
    @Test(arguments: Method.never) func aPolicyThatRepeatsEverythingRepeatsWhatTheServiceWouldNot(
        _ method: Method
    ) async {
        let (count, error) = await requests(
            of: method,
            [.status(503)],
            withPrecondition: false,
            .init { $0.retry = .sessionFetcher }
        )
        #expect(count == 2)
        #expect(error == nil)
    }

    // MARK: Other preconditions

    @Test func theNumberOfAVersionMakesItsDeletionRepeatable() async throws {
        let scripted = ScriptedStorage([.status(503), .status(204)])
        let query = Storage.ObjectsDeleteQuery(bucket: "b", object: "o") { $0.generation = 7 }
        try await scripted.storage.execute(query)
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func thePreconditionOfAnotherKindOfChangeIsNone() async {
        let scripted = ScriptedStorage([.status(503)])
        let query = Storage.ObjectsDeleteQuery(bucket: "b", object: "o") { $0.ifMetagenerationMatch = 1 }
        await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(query) }
        #expect(scripted.transport.requests.count == 1)
    }

    @Test func anETagInAHeaderIsAPrecondition() async throws {
        let scripted = ScriptedStorage([.status(503), .json("{}")])
        let query = Storage.BucketsUpdateQuery(bucket: "b", Storage.Bucket())
        try await scripted.storage.execute(query, options: .init { $0.headerFields[.ifMatch] = "\"CAE=\"" })
        #expect(scripted.transport.requests.count == 2)
    }

    @Test(.timeLimit(.minutes(5)), arguments: [true, false])
    func thatSomethingIsThereIsNoPrecondition(isHeader: Bool) async {
        let scripted = ScriptedStorage([.status(503)])
        let query = Storage.ObjectsDeleteQuery(bucket: "b", object: "o")
        let options = GAPI.QueryOptions {
            if isHeader { $0.headerFields[.ifMatch] = "*" } else { $0.condition = .ifMatch("*") }
        }
        await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(query, options: options) }
        #expect(scripted.transport.requests.count == 1)
        #expect(scripted.transport.requests.first?.header("If-Match") == "*")
    }

    @Test func aPreconditionAmongTheOptionsCounts() async throws {
        let scripted = ScriptedStorage([.status(503), .status(204)])
        let query = Storage.ObjectsDeleteQuery(bucket: "b", object: "o")
        try await scripted.storage.execute(query, options: .init { $0.parameters["ifGenerationMatch"] = "7" })
        #expect(scripted.transport.requests.count == 2)
    }

    /// An upload in one request is sent again only where it cannot become two versions.
    @Test(arguments: [true, false]) func anUploadInOneRequestNeedsAPrecondition(isGiven: Bool) async {
        let scripted = ScriptedStorage([.status(503), .json(#"{"name": "o"}"#)])
        let query = Storage.ObjectsInsertQuery(bucket: "b") {
            if isGiven { $0.ifGenerationMatch = 0 }
        }
        let upload = scripted.storage.upload(query, from: .bytes([1, 2, 3]), upload: .init { $0.mode = .multipart })
        let object = try? await upload.value
        #expect((object != nil) == isGiven)
        #expect(scripted.transport.requests.count == (isGiven ? 2 : 1))
    }
}
