import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes

@testable import AsyncGAPI

/// Credentials of each type, with a secret in each place that can have one.
enum PlantedCredentials: String, CaseIterable, Sendable {
    case serviceAccount, selfSigned, delegation, user, impersonated, impersonatedForUser
    case file, url, program, variablesOfAWS, containerOfAWS, instanceOfAWS, closure, impersonatedByFile
    case externalUser, limited, distributedCloud, machine, applicationDefault

    static let secret = "s3cr3t-31d4d96e"
    /// A part of the private key, the start of each signed token, and what Basic authentication makes of the secret.
    static let secrets = [
        secret, String(CredentialKeys.ec.split(separator: "\n")[1].prefix(40)), "eyJ",
        JSON.Bytes("client:\(secret)".utf8).description,
    ]

    /// An id token with the secret in its claims, which expires at 1900000000.
    static let idToken = "e30.\(encoded(#"{"exp":1900000000,"jti":"\#(secret)"}"#)).\(secret)"

    private static func encoded(_ text: String) -> String {
        JSON.Bytes(text.utf8).description.replacing("+", with: "-").replacing("/", with: "_").filter { $0 != "=" }
    }

    /// The purpose of the token, for the types that have several ways.
    var purpose: GAPI.TokenPurpose {
        var purpose = GAPI.TokenPurpose()
        if self == .selfSigned { purpose.audience = "https://pubsub.googleapis.com/" }
        if self == .delegation || self == .impersonatedForUser { purpose.subject = "ann@example.com" }
        return purpose
    }

    func source(in folder: CredentialFolder) throws -> any GAPI.TokenSource {
        let secret = Self.secret
        let role: [String: JSON.Value] = [
            "service_account_impersonation_url": JSON.Value(ExternalCase.impersonationURL)
        ]
        switch self {
        case .serviceAccount, .selfSigned, .delegation:
            return GAPI.ServiceAccount(try CredentialSuite.robot())
        case .user: return try user()
        case .impersonated, .impersonatedForUser:
            return try GAPI.ImpersonatedAccount(ExternalCase.robot, from: user())
        case .file: return try external(["file": JSON.Value(folder.write(secret, to: "subject"))])
        case .url: return try external(Self.sourceAtURL)
        case .program:
            let program = try folder.write(Self.script, to: "program")
            return try external(
                ["executable": ["command": JSON.Value("/bin/sh '\(program)'"), "timeout_millis": 30_000]],
                variables: [GAPI.ExecutableSubjectToken.permission: "1", "SECRET": secret]
            )
        case .variablesOfAWS:
            return try external(
                Self.aws,
                variables: [
                    "AWS_REGION": "us-east-2", "AWS_ACCESS_KEY_ID": secret, "AWS_SECRET_ACCESS_KEY": secret,
                    "AWS_SESSION_TOKEN": secret,
                ]
            )
        case .containerOfAWS:
            return try external(
                Self.aws,
                variables: [
                    "AWS_REGION": "us-east-2", "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "/v2/credentials",
                    "AWS_CONTAINER_AUTHORIZATION_TOKEN": secret,
                ]
            )
        case .instanceOfAWS: return try external(Self.aws)
        case .closure:
            var account = GAPI.ExternalAccount(
                audience: ExternalCase.pool,
                source: GAPI.SuppliedSubjectToken { _ in secret }
            )
            (account.clientID, account.clientSecret) = ("client", secret)
            return account
        case .impersonatedByFile:
            return try external(["file": JSON.Value(folder.write(secret, to: "subject"))], role)
        case .externalUser:
            return GAPI.ExternalAuthorizedUser(refreshToken: secret, clientID: "client", clientSecret: secret)
        case .limited:
            let rule = GAPI.AccessBoundary.Rule(bucket: "b", roles: ["roles/storage.objectViewer"])
            return GAPI.DownscopedCredentials(try user(), try GAPI.AccessBoundary([rule]))
        case .distributedCloud:
            let members: JSON.Value = [
                "type": "gdch_service_account", "format_version": "1", "project": "p", "private_key_id": "k",
                "private_key": JSON.Value(CredentialKeys.ec), "name": "n",
                "token_uri": "https://gdch.example.com/token",
            ]
            let account = try GAPI.GDCHServiceAccount(GAPI.CredentialsMembers(members, file: "gdch.json"))
            return account.with(audience: "https://service.example")
        case .machine: return GAPI.MetadataServer(environment: GAPI.CredentialEnvironment(variables: Self.patience))
        case .applicationDefault:
            var variables = Self.patience
            variables["GOOGLE_APPLICATION_CREDENTIALS"] = try folder.write(userFile, to: "default.json")
            variables["SECRET"] = secret
            return GAPI.ApplicationDefault(environment: GAPI.CredentialEnvironment(variables: variables))
        }
    }

    private static let patience = ["GCE_METADATA_TIMEOUT": "100"]
    private static let sourceAtURL: JSON.Value = [
        "url": JSON.Value("https://subject.example.com/subject?key=\(secret)"),
        "headers": ["Authorization": JSON.Value("bearer \(secret)"), "X-Own": JSON.Value(secret)],
        "format": ["type": "json", "subject_token_field_name": "value"],
    ]
    private static let aws: JSON.Value = [
        "environment_id": "aws1", "region_url": "http://169.254.169.254/latest/zone",
        "url": "http://169.254.169.254/latest/roles",
        "imdsv2_session_token_url": "http://169.254.169.254/latest/api/token",
    ]
    private static let script = """
        echo \(secret) >&2
        echo '{"version": 1, "success": true, "token_type": "\(ExternalCase.jwt)", "id_token": "\(secret)"}'
        """

    private var userFile: String {
        CredentialSuite.user {
            for name in ["client_secret", "refresh_token", "rapt_token"] { $0[name] = JSON.Value(Self.secret) }
        }
    }

    private func user() throws -> GAPI.AuthorizedUser {
        try GAPI.AuthorizedUser(GAPI.CredentialsMembers(JSON.Value(parsing: userFile), file: "user.json"))
    }

    private func external(
        _ source: JSON.Value,
        _ more: [String: JSON.Value] = [:],
        variables: [String: String] = [:]
    ) throws -> GAPI.ExternalAccount {
        let client: [String: JSON.Value] = ["client_id": "client", "client_secret": JSON.Value(Self.secret)]
        return try ExternalCase.account(source: source, more.merging(client) { $1 }, variables: variables)
    }
}

/// A server of all of them, which tells whoever sent something what it was.
enum IndiscreetServer: CaseIterable, Sendable {
    case good, refuses, forbids, isDown, answersWithPages, givesUnusableTokens, losesConnections

    func answer(_ request: SentRequest) -> ScriptedTransport.Answer {
        let secret = PlantedCredentials.secret
        var fields = ScriptedPlatform.flavor
        fields[.contentType] = "application/json"
        let sent = JSON.Value("\(request)")
        let body: JSON.Value
        var status = 200
        switch self {
        case .good:
            if let text = Self.text(request.path) { return .status(200, headers: fields, body: text) }
            body = Self.everything(secret)
        case .refuses:
            status = 400
            body = ["error": "invalid_grant", "error_description": sent, "error_uri": sent, "refresh_token": sent]
        case .forbids:
            status = 403
            body = ["error": ["code": 403, "status": "PERMISSION_DENIED", "message": sent, "details": [["m": sent]]]]
        case .isDown:
            status = 503
            body = ["error": sent]
        case .answersWithPages:
            fields[.contentType] = "text/html"
            return .status(200, headers: fields, body: "<p>\(request)</p>")
        case .givesUnusableTokens: body = Self.everything("\(secret)\r\nX: y")
        case .losesConnections: return .failure(.connectionLost)
        }
        return .status(status, headers: fields, body: body.description)
    }

    private static func text(_ path: String) -> String? {
        switch path.split(separator: "/").last {
        case "zone": "us-east-2b"
        case "roles": "role"
        case "subject": #"{"value": "\#(PlantedCredentials.secret)"}"#
        case "identity": PlantedCredentials.idToken
        case "email": ExternalCase.robot
        case "project-id": "project"
        case "token" where path.hasSuffix("/api/token"): PlantedCredentials.secret
        default: nil
        }
    }

    /// The members of all answers.
    private static func everything(_ text: String) -> JSON.Value {
        let text = JSON.Value(text)
        return [
            "access_token": text, "token_type": "Bearer", "expires_in": 3599, "refresh_token": text,
            "id_token": JSON.Value(PlantedCredentials.idToken), "accessToken": text,
            "expireTime": "2026-11-22T20:00:00Z", "token": JSON.Value(PlantedCredentials.idToken),
            "signedJwt": text, "signedBlob": "c2lnbmVk", "keyId": "k", "AccessKeyId": text, "SecretAccessKey": text,
            "Token": text, "projectId": "p",
        ]
    }
}
