import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Testing

@testable import AsyncGAPI

/// Subject tokens from files and URLs.
@Suite("Subject tokens of files and URLs", .timeLimit(.minutes(5))) struct SubjectTokenTests {
    private static let json = GAPI.SubjectTokenFormat.json(member: "access_token")

    private func token(
        of source: any GAPI.SubjectTokenSource,
        _ answers: [ScriptedTransport.Answer] = []
    ) async throws
        -> String
    {
        try await source.subjectToken(
            for: ExternalCase.request,
            in: ExternalCase.environment(ScriptedTransport(answers))
        )
    }

    @Test func aFileIsReadAnewForEachToken() async throws {
        let folder = try ExternalFolder()
        let source = GAPI.FileSubjectToken(path: try folder.write("t", "first\n"))
        #expect(try await token(of: source) == "first")
        try folder.write("t", "second\n")
        #expect(try await token(of: source) == "second")
    }

    @Test func aFileMayBeJSON() async throws {
        let folder = try ExternalFolder()
        let path = try folder.write("t", #"{"access_token": "inner"}"#)
        #expect(try await token(of: GAPI.FileSubjectToken(path: path, format: Self.json)) == "inner")
    }

    @Test(arguments: [
        ("", GAPI.SubjectTokenFormat.text), (" \n", .text), ("planted", json), ("[\"planted\"]", json),
        ("{\"other\": \"planted\"}", json), ("{\"access_token\": 7}", json), ("{\"access_token\": \"\"}", json),
        (String(repeating: "planted", count: 200_000), .text),
    ]) func aBadFileIsNamedButNotShown(_ content: String, _ format: GAPI.SubjectTokenFormat) async throws {
        let folder = try ExternalFolder()
        let path = try folder.write("t", content)
        let error = await ExternalCase.error {
            _ = try await token(of: GAPI.FileSubjectToken(path: path, format: format))
        }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains(path) == true)
        #expect(error?.description.contains("planted") == false)
    }

    @Test func aMissingFileAFolderAndAPipeAreErrors() async throws {
        let folder = try CredentialFolder()
        for path in [folder.path, folder.path + "/missing", try folder.makePipe("pipe")] {
            let error = await ExternalCase.error { _ = try await token(of: GAPI.FileSubjectToken(path: path)) }
            #expect(error?.code == .subjectToken)
        }
    }

    @Test func aURLIsAskedWithItsHeaderFields() async throws {
        let transport = ScriptedTransport([.status(200, body: #"{"access_token": "inner"}"#)])
        let source = try GAPI.URLSubjectToken(
            url: "http://169.254.169.254/metadata/identity/oauth2/token?resource=r",
            headerFields: [try #require(HTTPField.Name("Metadata")): "True"],
            format: Self.json
        )
        let token = try await source.subjectToken(
            for: ExternalCase.request,
            in: ExternalCase.environment(transport)
        )
        #expect(token == "inner")
        let request = try transport.requests.only
        #expect(request.url == "http://169.254.169.254/metadata/identity/oauth2/token?resource=r")
        #expect(request.method == .get)
        #expect(request.header("Metadata") == "True")
    }

    @Test(arguments: [201, 204, 302, 400, 401, 404]) func onlyStatus200Counts(_ status: Int) async throws {
        let source = try GAPI.URLSubjectToken(url: "https://id.example/token?key=planted")
        let error = await ExternalCase.error {
            _ = try await token(
                of: source,
                [.status(status, headers: [.location: "https://evil.example/"], body: "planted")]
            )
        }
        #expect(error?.code == .subjectToken)
        #expect(error?.status == status)
        #expect(error?.description.contains("planted") == false)
    }

    @Test func aHugeResponseIsRefused() async throws {
        let source = try GAPI.URLSubjectToken(url: "https://id.example/token")
        let error = await ExternalCase.error {
            _ = try await token(of: source, [.status(200, body: String(repeating: "a", count: (1 << 20) + 1))])
        }
        #expect(error?.code == .subjectToken)
    }

    @Test func cancellingEndsTheWaitForAURL() async throws {
        let transport = ScriptedTransport([.stall])
        let source = try GAPI.URLSubjectToken(url: "https://id.example/token")
        let environment = ExternalCase.environment(transport)
        let task = Task { try await source.subjectToken(for: ExternalCase.request, in: environment) }
        try await transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
