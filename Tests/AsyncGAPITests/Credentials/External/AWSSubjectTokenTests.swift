import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Testing

@testable import AsyncGAPI

/// Subject tokens of workloads at AWS.
@Suite("Subject tokens of AWS", .timeLimit(.minutes(5))) struct AWSSubjectTokenTests {
    private static let audience =
        "//iam.googleapis.com/projects/123456/locations/global/workloadIdentityPools/pool/providers/aws"
    private static let request = GAPI.SubjectTokenRequest(
        audience: audience,
        tokenType: "urn:ietf:params:aws:token-type:aws4_request"
    )
    private static let id = "AKIDEXAMPLE"
    private static let secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
    private static let keys = #"{"AccessKeyId": "AKIDEXAMPLE", "SecretAccessKey": "planted", "Token": "session"}"#

    private static func source(
        _ variables: [String: String],
        hasMetadata: Bool = false,
        hasSession: Bool = false
    ) throws -> GAPI.AWSSubjectToken {
        let root = "http://169.254.169.254/latest"
        return try GAPI.AWSSubjectToken(
            regionURL: hasMetadata ? "\(root)/meta-data/placement/availability-zone" : nil,
            keysURL: hasMetadata ? "\(root)/meta-data/iam/security-credentials" : nil,
            sessionURL: hasSession ? "\(root)/api/token" : nil,
            verificationURL: nil,
            variables: GAPI.CredentialEnvironment(variables: variables)
        )
    }

    private func members(
        of source: GAPI.AWSSubjectToken,
        _ transport: ScriptedTransport = ScriptedTransport([])
    ) async throws -> JSON.Value {
        let token = try await source.subjectToken(
            for: Self.request,
            in: ExternalCase.environment(transport)
        )
        #expect(!token.contains("{"))
        return try JSON.Value(parsing: #require(PercentEncoding.decode(token)))
    }

    private func header(_ name: String, in members: JSON.Value) -> String? {
        members["headers"]?.array?.first { $0["key"]?.string == name }?["value"]?.string
    }

    /// Signatures by botocore 1.44.5 (`SigV4Auth`) at 2026-11-22 18:30:15 UTC, with the audience's field signed.
    @Test(arguments: [
        ("us-east-2", "", "1ba43298fd0a5933b0b02625e58f54510979c2ea9cd812e3ce0b059bc975a9fb"),
        (
            "eu-central-1", "session/token+with=signs",
            "6eb8739fcc278497827edb503015b18a5a0853f220e69861db7b72807910b656"
        ),
    ]) func theRequestIsSignedAsAWSDoes(_ region: String, _ session: String, _ signature: String) async throws {
        let members = try await members(
            of: Self.source([
                "AWS_REGION": region, "AWS_ACCESS_KEY_ID": Self.id, "AWS_SECRET_ACCESS_KEY": Self.secret,
                "AWS_SESSION_TOKEN": session,
            ])
        )
        let names =
            session.isEmpty
            ? "host;x-amz-date;x-goog-cloud-target-resource"
            : "host;x-amz-date;x-amz-security-token;x-goog-cloud-target-resource"
        #expect(
            header("Authorization", in: members)
                == "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20261122/\(region)/sts/aws4_request, "
                + "SignedHeaders=\(names), Signature=\(signature)"
        )
        // The URL, the method and the names are those of google-auth, which signs the audience's field not.
        #expect(
            members["url"]?.string
                == "https://sts.\(region).amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15"
        )
        #expect(members["method"] == "POST")
        #expect(header("host", in: members) == "sts.\(region).amazonaws.com")
        #expect(header("x-amz-date", in: members) == "20261122T183015Z")
        #expect(header("x-goog-cloud-target-resource", in: members) == Self.audience)
        #expect(header("x-amz-security-token", in: members) == (session.isEmpty ? nil : session))
    }

    /// The signature is by google-auth 2.62.2 (`aws.RequestSigner`), with the audience's field signed.
    @Test func aQueryIsSortedByNamesAndFullyEncodedForTheSignature() async throws {
        let url = "https://sts.{region}.amazonaws.com?Version=2011-06-15&Action1=b:c%2Fd&Action=GetCallerIdentity"
        let members = try await members(
            of: GAPI.AWSSubjectToken(
                regionURL: nil,
                keysURL: nil,
                sessionURL: nil,
                verificationURL: url,
                variables: GAPI.CredentialEnvironment(variables: [
                    "AWS_REGION": "us-east-2", "AWS_ACCESS_KEY_ID": Self.id, "AWS_SECRET_ACCESS_KEY": Self.secret,
                ])
            )
        )
        let signature = "468234dfa0d3225c733877ef1bce49e1759a4340f62237858a20878f5a814cbd"
        #expect(header("Authorization", in: members)?.hasSuffix("Signature=\(signature)") == true)
        #expect(members["url"]?.string == url.replacing("{region}", with: "us-east-2"))
    }

    @Test func anInstanceIsAskedForRegionAndKeys() async throws {
        let transport = ScriptedTransport { request in
            switch (request.method, request.path) {
            case (.put, "/latest/api/token"): .status(200, body: "imds")
            case (.get, "/latest/meta-data/placement/availability-zone"): .status(200, body: "us-east-2b\n")
            case (.get, "/latest/meta-data/iam/security-credentials"): .status(200, body: "role")
            case (.get, "/latest/meta-data/iam/security-credentials/role"): .status(200, body: Self.keys)
            default: .status(404)
            }
        }
        let members = try await members(of: Self.source([:], hasMetadata: true, hasSession: true), transport)
        #expect(header("host", in: members) == "sts.us-east-2.amazonaws.com")
        #expect(header("x-amz-security-token", in: members) == "session")
        for request in transport.requests {
            if request.method == .put {
                #expect(request.header("X-aws-ec2-metadata-token-ttl-seconds") == "300")
            } else {
                #expect(request.header("X-aws-ec2-metadata-token") == "imds")
            }
        }
        #expect(transport.requests(.get).count == 3)
    }

    @Test func anInstanceIsNotAskedForWhatVariablesTell() async throws {
        let transport = ScriptedTransport([])
        _ = try await members(
            of: Self.source(
                [
                    "AWS_DEFAULT_REGION": "us-east-2", "AWS_ACCESS_KEY_ID": Self.id,
                    "AWS_SECRET_ACCESS_KEY": Self.secret,
                ],
                hasMetadata: true,
                hasSession: true
            ),
            transport
        )
        #expect(transport.requests.isEmpty)
    }

    @Test func aContainerOfECSHasItsKeys() async throws {
        let transport = ScriptedTransport([.status(200, body: Self.keys)])
        let members = try await members(
            of: Self.source([
                "AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "/v2/credentials/1",
                "AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://169.254.170.23/v1/other",
            ]),
            transport
        )
        #expect(header("x-amz-security-token", in: members) == "session")
        let request = try transport.requests.only
        #expect(request.url == "http://169.254.170.2/v2/credentials/1")
        #expect(request.header("Authorization") == nil)
    }

    @Test func aPodOfEKSShowsTheTokenOfItsFile() async throws {
        let folder = try ExternalFolder()
        let transport = ScriptedTransport([.status(200, body: Self.keys)])
        _ = try await members(
            of: Self.source([
                "AWS_REGION": "us-east-2",
                "AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://169.254.170.23/v1/credentials",
                "AWS_CONTAINER_AUTHORIZATION_TOKEN": "older",
                "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE": try folder.write("t", "newer\n"),
            ]),
            transport
        )
        let request = try transport.requests.only
        #expect(request.url == "http://169.254.170.23/v1/credentials")
        #expect(request.header("Authorization") == "newer")
    }

    @Test(arguments: ["http://127.0.0.1:1338/c", "http://[::1]/c", "http://[fd00:ec2::23]/c", "https://keys.example/c"])
    func aContainerMayNameTheseHosts(_ url: String) async throws {
        let transport = ScriptedTransport([.status(200, body: Self.keys)])
        let variables = ["AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_FULL_URI": url]
        _ = try await members(of: Self.source(variables), transport)
        #expect(try transport.requests.only.url == url)
    }

    static let bad: [[String: String]] = [
        ["AWS_REGION": "us-east-2"],
        ["AWS_REGION": "evil.example/?", "AWS_ACCESS_KEY_ID": "i", "AWS_SECRET_ACCESS_KEY": "planted"],
        ["AWS_ACCESS_KEY_ID": "i", "AWS_SECRET_ACCESS_KEY": "planted"],
        ["AWS_REGION": "us-east-2", "AWS_ACCESS_KEY_ID": "i\r\nplanted", "AWS_SECRET_ACCESS_KEY": "planted"],
        ["AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://evil.example/planted"],
        ["AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://169.254.169.254/c"],
        ["AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "@evil.example/"],
        [
            "AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "/c",
            "AWS_CONTAINER_AUTHORIZATION_TOKEN": "planted\r\nX: y",
        ],
    ]

    @Test(arguments: bad) func badVariablesAreNamedButNotShown(_ variables: [String: String]) async throws {
        let source = try Self.source(variables)
        let transport = ScriptedTransport([])
        let error = await ExternalCase.error { _ = try await members(of: source, transport) }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains("AWS_") == true)
        #expect(error?.description.contains("planted") == false)
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        "", "planted", "{}", #"{"AccessKeyId": "i"}"#, #"{"AccessKeyId": 1, "SecretAccessKey": "planted"}"#,
    ])
    func aBadAnswerWithKeysIsNotShown(_ body: String) async throws {
        let transport = ScriptedTransport([.status(200, body: body)])
        let source = try Self.source([
            "AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "/c",
        ])
        let error = await ExternalCase.error { _ = try await members(of: source, transport) }
        #expect(error?.code == .subjectToken)
        #expect(error?.description.contains("planted") == false)
    }

    @Test(arguments: ["", "a/b", "a?b", "a b"]) func aBadRoleIsRefused(_ role: String) async throws {
        let transport = ScriptedTransport([.status(200, body: role)])
        let source = try Self.source(["AWS_REGION": "us-east-2"], hasMetadata: true)
        let error = await ExternalCase.error { _ = try await members(of: source, transport) }
        #expect(error?.code == .subjectToken)
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: 0..<4) func cancellingEndsEachRequest(_ number: Int) async throws {
        // Session, zone, session, role.
        let answers = ["imds", "us-east-2b", "imds", "role"].map { ScriptedTransport.Answer.status(200, body: $0) }
        let transport = ScriptedTransport(Array(answers.prefix(number)) + [.stall])
        let source = try Self.source([:], hasMetadata: true, hasSession: true)
        let environment = ExternalCase.environment(transport)
        let task = Task { try await source.subjectToken(for: Self.request, in: environment) }
        try await transport.waitForRequests(number + 1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
