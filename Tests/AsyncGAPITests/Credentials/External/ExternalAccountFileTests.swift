import AsyncJSON
import AsyncOAuth
import Testing

@testable import AsyncGAPI

/// The members of files of the type `external_account`.
@Suite("External account files") struct ExternalAccountFileTests {
    struct Bad: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: JSON.Value
        var changes: [String: JSON.Value?] = [:]
    }

    private static let file: JSON.Value = ["file": "/var/run/token"]

    static let bad = [
        Bad(testDescription: "credential_source.file", source: [:]),
        Bad(testDescription: "credential_source.file", source: ["file": "/a", "url": "https://a.example/"]),
        Bad(testDescription: "credential_source.file", source: ["certificate": [:], "executable": [:]]),
        Bad(testDescription: "credential_source.file", source: ["file": 7]),
        Bad(testDescription: "credential_source.url", source: ["url": "http://a.example/"]),
        Bad(testDescription: "credential_source.url", source: ["url": "nothing"]),
        Bad(
            testDescription: "credential_source.headers.X",
            source: ["url": "https://a.example/", "headers": ["X": 1]]
        ),
        Bad(
            testDescription: "credential_source.headers.X",
            source: ["url": "https://a.example/", "headers": ["X": "a\r\nb"]]
        ),
        Bad(testDescription: "credential_source.headers", source: ["url": "https://a.example/", "headers": []]),
        Bad(
            testDescription: "credential_source.format.subject_token_field_name",
            source: ["file": "/a", "format": ["type": "json"]]
        ),
        Bad(testDescription: "credential_source.format.type", source: ["file": "/a", "format": ["type": "xml"]]),
        Bad(testDescription: "credential_source.environment_id", source: ["environment_id": "aws2"]),
        Bad(testDescription: "credential_source.environment_id", source: ["environment_id": "moon1"]),
        Bad(
            testDescription: "credential_source.regional_cred_verification_url",
            source: ["environment_id": "aws1", "regional_cred_verification_url": 7]
        ),
        Bad(testDescription: "credential_source.executable.command", source: ["executable": [:]]),
        Bad(testDescription: "credential_source.executable.command", source: ["executable": ["command": "a 'b"]]),
        Bad(
            testDescription: "credential_source.executable.timeout_millis",
            source: ["executable": ["command": "a", "timeout_millis": 4999]]
        ),
        Bad(
            testDescription: "credential_source.executable.timeout_millis",
            source: ["executable": ["command": "a", "timeout_millis": 120_001]]
        ),
        Bad(
            testDescription: "credential_source.executable.interactive_timeout_millis",
            source: ["executable": ["command": "a", "interactive_timeout_millis": 29_999]]
        ),
        Bad(testDescription: "credential_source.certificate.certificate_config_location", source: ["certificate": [:]]),
        Bad(
            testDescription: "credential_source.certificate.certificate_config_location",
            source: ["certificate": ["use_default_certificate_config": true, "certificate_config_location": "/c"]]
        ),
        Bad(testDescription: "audience", source: file, changes: ["audience": ""]),
        Bad(testDescription: "subject_token_type", source: file, changes: ["subject_token_type": ""]),
        Bad(testDescription: "token_url", source: file, changes: ["token_url": "http://sts.example/"]),
        Bad(testDescription: "client_id", source: file, changes: ["client_secret": "planted"]),
        Bad(
            testDescription: "workforce_pool_user_project",
            source: file,
            changes: ["workforce_pool_user_project": "42"]
        ),
        Bad(
            testDescription: "service_account_impersonation_url",
            source: file,
            changes: ["service_account_impersonation_url": "https://iam.example/robot"]
        ),
        Bad(
            testDescription: "service_account_impersonation.token_lifetime_seconds",
            source: file,
            changes: ["service_account_impersonation": ["token_lifetime_seconds": 599]]
        ),
        Bad(
            testDescription: "service_account_impersonation.token_lifetime_seconds",
            source: file,
            changes: ["service_account_impersonation": ["token_lifetime_seconds": 43_201]]
        ),
    ]

    @Test(arguments: bad) func aBadMemberIsNamed(_ bad: Bad) throws {
        let error = #expect(throws: OAuthError.self) {
            _ = try ExternalCase.account(source: bad.source, bad.changes)
        }
        #expect(error?.code == .malformedFile)
        #expect(error?.message.contains("account.json, member \(bad.testDescription):") == true)
        #expect(error?.description.contains("planted") == false)
    }

    @Test func theHostOfMetadataURLsIsChecked() throws {
        let url = "https://sts.{region}.amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15"
        for member in ["region_url", "url", "imdsv2_session_token_url"] {
            for host in ["https://169.254.169.254.evil.example", "http://127.0.0.1", "http://169.254.169.253"] {
                let source = JSON.Value(members: [
                    ("environment_id", "aws1"), ("regional_cred_verification_url", JSON.Value(url)),
                    (member, JSON.Value("\(host)/latest")),
                ])
                let error = #expect(throws: OAuthError.self) { _ = try ExternalCase.account(source: source) }
                #expect(error?.code == .malformedFile)
                #expect(error?.message.contains(member) == true)
            }
            for host in ["http://169.254.169.254", "http://[fd00:ec2::254]"] {
                let source = JSON.Value(members: [
                    ("environment_id", "aws1"), ("regional_cred_verification_url", JSON.Value(url)),
                    (member, JSON.Value("\(host)/latest")),
                ])
                _ = try ExternalCase.account(source: source)
            }
        }
    }

    @Test func defaultsComeFromTheUniverse() throws {
        let account = try ExternalCase.account(source: Self.file)
        #expect(account.tokenURL == "https://sts.googleapis.com/v1/token")
        #expect(account.universeDomain == "googleapis.com")
        let other = try ExternalCase.account(source: Self.file, ["universe_domain": "universe.example"])
        #expect(other.tokenURL == "https://sts.universe.example/v1/token")
        let certificate = try ExternalCase.account(
            source: ["certificate": ["certificate_config_location": "/certificates.json"]]
        )
        #expect(certificate.tokenURL == "https://sts.mtls.googleapis.com/v1/token")
    }

    @Test func aPlainURLOfAMetadataServiceIsAllowed() throws {
        let url = "http://169.254.169.254/metadata/identity/oauth2/token?resource=r"
        _ = try ExternalCase.account(source: ["url": JSON.Value(url), "headers": ["Metadata": "True"]])
    }

    @Test func noDescriptionShowsTheSecret() throws {
        let account = try ExternalCase.account(source: Self.file, ["client_id": "c", "client_secret": "planted"])
        var dumped = ""
        dump(account, to: &dumped)
        #expect(!"\(account) \(String(reflecting: account)) \(dumped)".contains("planted"))
    }

    @Test func identitiesDifferByWhatDecidesTheAccount() throws {
        func account(_ url: String, _ changes: [String: JSON.Value?] = [:]) throws -> GAPI.ExternalAccount {
            var changes = changes
            changes["service_account_impersonation_url"] = JSON.Value(url)
            return try ExternalCase.account(source: Self.file, changes)
        }
        let robot = ExternalCase.impersonationURL
        let accounts = [
            try account(robot), try account(robot.replacing("robot@", with: "other@")),
            try account(robot, ["quota_project_id": "payer"]), try account(robot, ["client_id": "c"]),
        ]
        #expect(Set(accounts.map(\.identity)).count == accounts.count)
        #expect(accounts.allSatisfy { $0.identity != nil })
    }

    /// On another machine, it leads to the token of another subject.
    @Test(
        arguments: [
            ["file": "/var/run/token"], ["url": "http://169.254.169.254/token?resource=r"],
            ["executable": ["command": "a b"]], ["certificate": ["certificate_config_location": "/etc/config"]],
        ] as [JSON.Value]
    )
    func thePlaceOfASubjectTokenIsNoIdentity(_ source: JSON.Value) throws {
        #expect(try ExternalCase.account(source: source).identity == nil)
        #expect(GAPI.ExternalAccount(audience: "a", source: GAPI.SuppliedSubjectToken { _ in "t" }).identity == nil)
    }
}
