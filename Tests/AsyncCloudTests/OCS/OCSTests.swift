import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import Foundation
import Testing

@Suite("Answers of the Open Collaboration Services", .timeLimit(.minutes(5)))
struct OCSTests {
    private static let shares = "/cloud/ocs/v2.php/apps/files_sharing/api/v1/shares"
    private static let status =
        #"{"installed":"true","maintenance":false,"version":"10.15.2.1","versionstring":"10.15.2"}"#

    /// A share as ownCloud 11 wrote it, in both formats and both versions of the envelope, and with loose values.
    @Test(
        arguments: [
            #"{"ocs":{"meta":{"status":"ok","statuscode":200,"message":null,"totalitems":"","itemsperpage":""},"data":[{"id":"7","share_type":0,"uid_owner":"alice","displayname_owner":"Alice","permissions":31,"stime":1795210211,"path":"\/dir","item_type":"folder","share_with":"bob","share_with_displayname":"Bob","expiration":"2030-01-02 00:00:00"}]}}"#,
            #"{"ocs":{"meta":{"status":"ok","statuscode":100,"message":"OK"},"data":{"0":{"id":7,"share_type":"0","uid_owner":"alice","displayname_owner":"Alice","permissions":"31","stime":"1795210211","path":"/dir","item_type":"folder","share_with":"bob","share_with_displayname":"Bob","expiration":"2030-01-02"}}}}"#,
            """
            <?xml version="1.0"?>
            <ocs><meta><status>ok</status><statuscode>200</statuscode><message/></meta><data><element><id>7</id>\
            <share_type>0</share_type><uid_owner>alice</uid_owner><displayname_owner>Alice</displayname_owner>\
            <permissions>31</permissions><stime>1795210211</stime><path>/dir</path><item_type>folder</item_type>\
            <share_with>bob</share_with><share_with_displayname>Bob</share_with_displayname>\
            <expiration>2030-01-02 00:00:00</expiration></element></data></ocs>
            """,
        ]
    )
    func aShareIsTheSameInEachForm(answer: String) async throws {
        try await withConnection([Self.shares: .status(200, body: answer)]) { connection, transport in
            let share = try #require(try await connection.shares().first)
            #expect(share.id == "7" && share.kind == .user && share.recipient == .init(id: "bob", name: "Bob"))
            #expect(
                share.owner == .init(id: "alice", name: "Alice") && share.path == "/dir" && share.itemKind == .folder
            )
            #expect(share.permissions == [.read, .update, .create, .delete, .share])
            #expect(share.expires?.description == "2030-01-02" && share.created?.timeIntervalSince1970 == 1_795_210_211)
            #expect(transport.requests.allSatisfy { $0.header("OCS-APIREQUEST") == "true" })
        }
    }

    @Test(
        arguments: [
            (
                #"{"ocs":{"meta":{"statuscode":997,"message":"Unauthorised"},"data":[]}}"#, 401,
                Cloud.Error.Code.unauthenticated
            ),
            (#"{"ocs":{"meta":{"statuscode":997,"message":"Unauthorised"},"data":[]}}"#, 200, .unauthenticated),
            (#"{"ocs":{"meta":{"statuscode":404,"message":"Wrong path"},"data":[]}}"#, 404, .notFound),
            (#"{"ocs":{"meta":{"statuscode":998,"message":"Invalid query"},"data":[]}}"#, 200, .notFound),
            (#"{"ocs":{"meta":{"statuscode":996},"data":[]}}"#, 200, .refused),
            (#"{"ocs":{"meta":{"statuscode":"503"},"data":[]}}"#, 503, .maintenance),
            (#"{"ocs":{"meta":{"statuscode":99999999999999999999},"data":[]}}"#, 200, .badAnswer),
            ("<ocs><meta><statuscode>403</statuscode></meta><data/></ocs>", 200, .forbidden),
            ("<!DOCTYPE html><html><body>Log in</body></html>", 200, .badAnswer),
            ("<html><body>Log in", 200, .badAnswer), ("", 200, .badAnswer), ("{", 200, .badAnswer),
            ("[]", 200, .badAnswer), ("{\"ocs\":[]}", 200, .badAnswer), ("\u{0}", 200, .badAnswer),
            ("gone", 404, .notFound), ("no", 403, .forbidden), ("no", 418, .refused),
        ]
    )
    func anAnswerThatRefusesOrIsNoneIsATypedError(answer: String, status: Int, code: Cloud.Error.Code) async throws {
        try await withConnection([Self.shares: .status(status, body: answer)]) { connection, _ in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            #expect(error?.code == code)
        }
    }

    @Test(
        arguments: ["null", "[]", "{}", "\"\"", "7", "[null, 7, {}, {\"id\": \"1\"}, {\"id\": [], \"share_type\": 3}]"]
    )
    func dataOfAnotherShapeIsNoShare(data: String) async throws {
        let answer = #"{"ocs":{"meta":{"statuscode":200},"data":"# + data + "}}"
        try await withConnection([Self.shares: .status(200, body: answer)]) { connection, _ in
            let shares = try await connection.shares()
            #expect(shares.isEmpty)
        }
    }

    @Test func anAnswerWithoutEndIsCut() async throws {
        let endless = #"{"ocs":{"meta":{"statuscode":200},"data":["# + String(repeating: "0,", count: 9 << 20)
        try await withConnection([Self.shares: .status(200, body: endless)]) { connection, _ in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            #expect(error?.code == .badAnswer)
        }
    }

    @Test func aLoginPageInTheWayIsNoServer() async throws {
        let page = "<html><form>Password</form></html>"
        for answer in [ScriptedTransport.Answer.status(200, body: page), .status(200, body: "{}"), .status(204)] {
            try await withConnection(["/cloud/status.php": answer]) { connection, _ in
                let error = await #expect(throws: Cloud.Error.self) { try await connection.connect() }
                #expect(error?.code == .badAnswer)
            }
        }
    }

    @Test func anotherHostGetsNoCall() async throws {
        let away = ScriptedTransport.Answer.status(302, headers: [.location: "https://portal.example/login"])
        let answers = ["/cloud/status.php": away, "/login": .status(200, body: Self.status)]
        try await withConnection(answers) { connection, transport in
            _ = try? await connection.serverStatus()
            #expect(transport.requests.allSatisfy { $0.header("Authorization") == nil })
        }
    }

    @Test func looseCapabilitiesAreReadAsFarAsTheyGo() async throws {
        let capabilities = #"""
            {"ocs":{"meta":{"statuscode":200},"data":{"version":[],"capabilities":{"core":{"pollinterval":"60"},
            "files":{"favorites":"1","versioning":0},"dav":{"chunking":"1.0","propfind":{"depth_infinity":"true"},
            "reports":{"0":"search-files"}},"files_sharing":{"api_enabled":1,"public":[],"search_min_length":"4"},
            "checksums":{"supportedTypes":["MD5","SHA1"],"preferredUploadType":"SHA1"}}}}}
            """#
        let user = #"{"ocs":{"meta":{"statuscode":100},"data":{"id":"ann b","display-name":null,"email":""}}}"#
        let answers: [String: ScriptedTransport.Answer] = [
            "/cloud/status.php": .status(200, body: Self.status),
            "/cloud/ocs/v2.php/cloud/capabilities": .status(200, body: capabilities),
            "/cloud/ocs/v2.php/cloud/user": .status(200, body: user),
        ]
        try await withConnection(answers) { connection, _ in
            let session = try await connection.connect()
            let able = session.capabilities
            #expect(able.pollInterval == .seconds(30) && able.hasFavorites && !able.hasVersions && able.hasChunking)
            #expect(able.allowsInfiniteDepth && able.hasSearch && able.hasSharing && !able.hasPublicLinks)
            #expect(able.minimumSearchLength == 4 && able.checksums == ["SHA1", "MD5"])
            #expect(session.user.displayName == "ann b" && session.user.email == nil)
            #expect(session.dav.root == "https://host/cloud/remote.php/dav/files/ann%20b/")
            #expect(try await connection.sharees(matching: "abc").isEmpty)  // too short to ask
        }
    }

    @Test(arguments: ["..", ".", "a/b", "a/\u{301}b", ""])
    func aUserWhoIsNoPartOfAPathIsRefused(id: String) async throws {
        let answers: [String: ScriptedTransport.Answer] = [
            "/cloud/status.php": .status(200, body: Self.status),
            "/cloud/ocs/v2.php/cloud/capabilities": .status(200, body: #"{"ocs":{"meta":{"statuscode":200}}}"#),
            "/cloud/ocs/v2.php/cloud/user": .status(
                200,
                body: #"{"ocs":{"meta":{"statuscode":200},"data":{"id":""# + id + #""}}}"#
            ),
        ]
        try await withConnection(answers) { connection, _ in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.connect() }
            #expect(error?.code == .badAnswer)
        }
    }

    @Test(arguments: ["/cloud/status.php", "/cloud/ocs/v2.php/cloud/capabilities", "/cloud/ocs/v2.php/cloud/user"])
    func aWaitIsCancelledAtEachRequest(stalled: String) async throws {
        var answers: [String: ScriptedTransport.Answer] = [
            "/cloud/status.php": .status(200, body: Self.status),
            "/cloud/ocs/v2.php/cloud/capabilities": .status(200, body: #"{"ocs":{"meta":{"statuscode":200}}}"#),
            "/cloud/ocs/v2.php/cloud/user": .status(200, body: "{}"),
        ]
        answers[stalled] = .stall
        try await withConnection(answers) { connection, transport in
            let call = Task { try await connection.connect() }
            while !transport.requests.contains(where: { $0.path == stalled }) { await Task.yield() }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
        }
    }
}
