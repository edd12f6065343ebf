import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RefusalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let status: Int
        let exception: String
        var message = ""
        var header = ""
        let code: Cloud.Error.Code
        var testDescription: String { "\(status) \(exception)" }
    }

    /// The statuses, exceptions and messages of an ownCloud 11.
    static let cases = [
        Case(status: 404, exception: #"Sabre\DAV\Exception\NotFound"#, code: .notFound),
        Case(status: 401, exception: #"Sabre\DAV\Exception\NotAuthenticated"#, code: .unauthenticated),
        Case(status: 409, exception: #"Sabre\DAV\Exception\Conflict"#, code: .conflict),
        Case(status: 412, exception: #"Sabre\DAV\Exception\PreconditionFailed"#, header: "If-Match", code: .changed),
        Case(
            status: 412,
            exception: #"Sabre\DAV\Exception\PreconditionFailed"#,
            header: "If-None-Match",
            code: .alreadyExists
        ),
        Case(
            status: 400,
            exception: #"Sabre\DAV\Exception\BadRequest"#,
            message: "The computed checksum does not match the one received from the client.",
            code: .checksumMismatch
        ),
        Case(status: 400, exception: #"OCA\DAV\Connector\Sabre\Exception\InvalidPath"#, code: .invalidName),
        Case(status: 403, exception: #"Sabre\DAV\Exception\Forbidden"#, code: .forbidden),
        Case(status: 423, exception: #"OCA\DAV\Connector\Sabre\Exception\FileLocked"#, code: .locked),
        Case(status: 425, exception: "", code: .processing),
        Case(status: 507, exception: #"Sabre\DAV\Exception\InsufficientStorage"#, code: .quotaExceeded),
        Case(
            status: 503,
            exception: #"Sabre\DAV\Exception\ServiceUnavailable"#,
            message: "System in maintenance mode.",
            code: .maintenance
        ),
        Case(
            status: 503,
            exception: #"Sabre\DAV\Exception\ServiceUnavailable"#,
            message: "Storage is temporarily not available",
            code: .storageUnavailable
        ),
        Case(status: 418, exception: "", code: .refused),
    ]

    @Test(arguments: cases)
    func aRefusalHasTheCodeOfItsReason(expected: Case) async throws {
        let transport = ScriptedTransport { _ in
            .refusal(expected.status, expected.exception, expected.message, header: expected.header)
        }
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            #expect(error?.code == expected.code && error?.status == expected.status)
            #expect(error?.exception ?? "" == expected.exception)
            #expect(expected.message.isEmpty || error?.message.contains(expected.message) == true)
        }
    }

    @Test func aStatusOfAnotherServerBetweenIsNoMaintenance() async throws {
        try await withDAV(ScriptedTransport { _ in .status(503, body: "<html>no upstream</html>") }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            #expect(error?.code == .unreachable)
        }
    }

    @Test func aServerThatIsNotThereIsUnreachable() async throws {
        try await withDAV(ScriptedTransport { _ in .failure(.unreachable) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            #expect(error?.code == .unreachable)
        }
    }
}
