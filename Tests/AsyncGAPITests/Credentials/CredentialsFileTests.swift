import AsyncGAPI
import AsyncOAuth
import Testing

@Suite struct CredentialsFileTests {
    private func failure(_ text: String, allowing allowed: Set<GAPI.CredentialType> = .all) -> OAuthError? {
        do {
            let members = try GAPI.CredentialsFile.members(of: Array(text.utf8), named: "a file", allowing: allowed)
            _ = try GAPI.tokenSource(from: members)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("", "empty"), (" \n", "empty"), ("[]", "not a JSON object"), ("hello", "line 1"), (#"{"type": "#, "not JSON"),
        ("{}", "member type"), (#"{"type": ""}"#, "member type"), (#"{"type": 7}"#, "member type"),
        (#"{"type": "authorized_user"}"#, "member client_id"),
        (#"{"type": "authorized_user", "client_id": ""}"#, "member client_id"),
        (#"{"type": "authorized_user", "client_id": ["s3cret"]}"#, "member client_id"),
        (#"{"type": "authorized_user", "client_id": "s3cret", "client_secret": "s3cret"}"#, "member refresh_token"),
        (#"{"type": "service_account", "client_email": "s3cret"}"#, "member private_key"),
    ])
    func aMalformedFileNamesFileAndMemberButNoContent(_ text: String, _ place: String) throws {
        let error = try #require(failure(text))
        #expect(error.code == .malformedFile)
        #expect(error.message.contains("a file"))
        #expect(error.message.contains(place), "\(error.message)")
        #expect(!error.description.contains("s3cret"))
        #expect(!error.description.contains("hello"))
    }

    @Test func anUnknownTypeNamesTheKnownOnes() throws {
        let error = try #require(failure(#"{"type": "s3cret_account"}"#))
        #expect(error.code == .unsupportedType)
        #expect(error.message.contains("service_account"))
    }

    @Test(arguments: ["installed", "web"])
    func theSecretsOfAClientAreNoCredentials(_ kind: String) throws {
        let error = try #require(failure(#"{"\#(kind)": {"client_id": "x", "client_secret": "s3cret"}}"#))
        #expect(error.code == .unsupportedType)
        #expect(error.message.contains("gcloud auth application-default login"))
        #expect(!error.description.contains("s3cret"))
    }

    @Test func aTypeThatIsNotAllowedIsRefused() throws {
        let error = try #require(failure(CredentialSuite.user(), allowing: [.serviceAccount]))
        #expect(error.code == .unexpectedType)
        #expect(error.message.contains("authorized_user"))
        #expect(error.message.contains("service_account"))
    }

    @Test func aByteOrderMarkIsSkipped() {
        #expect(failure("\u{FEFF}" + CredentialSuite.user()) == nil)
    }

    @Test func aFileOfMoreThanAMebibyteIsRefused() throws {
        let folder = try CredentialFolder()
        let path = try folder.write(CredentialSuite.user() + String(repeating: " ", count: 1 << 20), to: "large.json")
        let error = #expect(throws: OAuthError.self) { try GAPI.CredentialsFile.members(at: path) }
        #expect(error?.code == .malformedFile)
        #expect(error?.message.contains(path) == true)
    }

    @Test func aFolderIsNoFile() throws {
        let folder = try CredentialFolder()
        let error = #expect(throws: OAuthError.self) { try GAPI.CredentialsFile.members(at: folder.path) }
        #expect(error?.code == .malformedFile)
    }

    @Test(.timeLimit(.minutes(5))) func aPipeIsNoFileAndIsNotWaitedFor() throws {
        let folder = try CredentialFolder()
        let path = try folder.makePipe("pipe")
        let error = #expect(throws: OAuthError.self) { try GAPI.CredentialsFile.members(at: path) }
        #expect(error?.code == .malformedFile)
        #expect(error?.message.contains(path) == true)
    }

    @Test(.enabled(if: CredentialFolder.modesCount)) func anUnreadableFileIsNamed() throws {
        let folder = try CredentialFolder()
        let path = try folder.write(CredentialSuite.user(), to: "closed.json")
        folder.setMode(0, of: "closed.json")
        let error = #expect(throws: OAuthError.self) { try GAPI.CredentialsFile.members(at: path) }
        #expect(error?.code == .malformedFile)
        #expect(error?.message.contains("\(path) cannot be read") == true)
    }

    private static let foreignBytes: [[UInt8]] = [
        [0xFF, 0xFE, 0x7B, 0, 0x7D, 0],  // {} in UTF-16 with its mark
        [0], [0xFF], [0x7B, 0x7D, 0], [UInt8](repeating: UInt8(ascii: "["), count: 200_000),
        Array(String(repeating: #"{"source_credentials":"#, count: 40_000).utf8),
    ]

    @Test(arguments: foreignBytes)
    func bytesThatAreNoJSONInUTF8AreRefused(_ bytes: [UInt8]) {
        let error = #expect(throws: OAuthError.self) {
            try GAPI.CredentialsFile.members(of: bytes, named: "a file")
        }
        #expect(error?.code == .malformedFile)
    }

    @Test func aMissingFileIsNotFound() throws {
        let folder = try CredentialFolder()
        let error = #expect(throws: OAuthError.self) { try GAPI.CredentialsFile.members(at: folder.path + "/none") }
        #expect(error?.code == .notFound)
    }

    @Test(arguments: ["http://token.example.com/token", "ftp://x", "token", "https://"])
    func anEndpointWithoutEncryptionIsRefused(_ url: String) throws {
        let error = try #require(failure(CredentialSuite.user { $0["token_uri"] = JSON.Value(url) }))
        #expect(error.code == .malformedFile)
        #expect(error.message.contains("member token_uri"))
    }

    @Test func anEndpointOnThisMachineNeedsNoEncryption() {
        #expect(failure(CredentialSuite.user { $0["token_uri"] = "http://127.0.0.1:8080/token" }) == nil)
    }

    @Test func aBadKeyNamesFileAndMember() throws {
        let error = try #require(failure(CredentialSuite.serviceAccount(key: "s3cret")))
        #expect(error.code == .badKey)
        #expect(error.message.contains("a file, member private_key"))
        #expect(!error.description.contains("s3cret"))
    }
}
