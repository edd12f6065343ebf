import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ApplicationDefaultTests {
    private let folder: CredentialFolder
    private let transport = CredentialSuite.endpoint()

    init() throws { folder = try CredentialFolder() }

    private func credentials(
        _ variables: [String: String] = [:],
        home: String? = nil,
        allowing allowed: Set<GAPI.CredentialType> = Set.all.subtracting([.metadataServer])
    ) -> GAPI.Credentials {
        .applicationDefault(
            environment: .init(variables: variables, home: home ?? folder.path),
            allowing: allowed,
            network: CredentialSuite.network(transport)
        )
    }

    private func writeGCloudLogin() throws {
        try folder.write(CredentialSuite.user(), to: ".config/gcloud/application_default_credentials.json")
    }

    @Test func theVariableComesBeforeGCloudsFile() async throws {
        try writeGCloudLogin()
        let path = try folder.write(CredentialSuite.serviceAccount(), to: "key.json")
        let token = try await credentials(["GOOGLE_APPLICATION_CREDENTIALS": path]).token()
        #expect(token.value == "token-of-robot")
    }

    @Test(arguments: [[:], ["GOOGLE_APPLICATION_CREDENTIALS": "", "CLOUDSDK_CONFIG": ""]])
    func anEmptyVariableCountsAsNone(_ variables: [String: String]) async throws {
        try writeGCloudLogin()
        #expect(try await credentials(variables).token().value == "token-of-user")
    }

    @Test func theFolderOfGCloudCanBeElsewhere() async throws {
        try folder.write(CredentialSuite.serviceAccount(), to: "elsewhere/application_default_credentials.json")
        try writeGCloudLogin()
        let token = try await credentials(["CLOUDSDK_CONFIG": folder.path + "/elsewhere"]).token()
        #expect(token.value == "token-of-robot")
    }

    @Test(arguments: ["", "{", "[]", #"{"type": "unknown"}"#])
    func aBrokenFileIsAnErrorEvenIfThereIsAnother(_ text: String) async throws {
        try writeGCloudLogin()
        let path = try folder.write(text, to: "broken.json")
        let error = await #expect(throws: OAuthError.self) {
            try await credentials(["GOOGLE_APPLICATION_CREDENTIALS": path]).token()
        }
        #expect(error?.code == (text.contains("unknown") ? .unsupportedType : .malformedFile))
        #expect(error?.message.contains("GOOGLE_APPLICATION_CREDENTIALS") == true)
        #expect(error?.message.contains(path) == true)
        #expect(transport.requests.isEmpty)
    }

    @Test func aMissingFileOfTheVariableIsAnErrorThatNamesBoth() async throws {
        try writeGCloudLogin()
        let path = folder.path + "/missing.json"
        let error = await #expect(throws: OAuthError.self) {
            try await credentials(["GOOGLE_APPLICATION_CREDENTIALS": path]).token()
        }
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("GOOGLE_APPLICATION_CREDENTIALS") == true)
        #expect(error?.message.contains(path) == true)
    }

    @Test(arguments: ["GOOGLE_APPLICATION_CREDENTIALS", "CLOUDSDK_CONFIG"])
    func aPipeInTheFilesPlaceIsAnErrorAndIsNotWaitedFor(_ variable: String) async throws {
        let pipe = try folder.makePipe("application_default_credentials.json")
        let path = variable == "CLOUDSDK_CONFIG" ? folder.path : pipe
        let error = await #expect(throws: OAuthError.self) { try await credentials([variable: path]).token() }
        #expect(error?.code == .malformedFile)
        #expect(error?.message.contains(pipe) == true)
    }

    /// As with Google's library for Python, whose `os.path.isfile` is false there: a service that runs as another user
    /// than the owner of its `HOME` still finds the metadata server.
    @Test(.enabled(if: CredentialFolder.modesCount)) func aClosedHomeFolderHasNoFileOfGCloud() async throws {
        try writeGCloudLogin()
        folder.setMode(0, of: ".config")
        defer { folder.setMode(0o700, of: ".config") }
        let error = await #expect(throws: OAuthError.self) { try await credentials().token() }
        #expect(error?.code == .notFound)
    }

    @Test(.enabled(if: CredentialFolder.modesCount)) func anUnreadableFileOfGCloudIsAnError() async throws {
        try writeGCloudLogin()
        folder.setMode(0, of: ".config/gcloud/application_default_credentials.json")
        let error = await #expect(throws: OAuthError.self) { try await credentials().token() }
        #expect(error?.code == .malformedFile)
    }

    @Test func aBrokenFileOfGCloudIsAnError() async throws {
        try folder.write("{", to: ".config/gcloud/application_default_credentials.json")
        let error = await #expect(throws: OAuthError.self) { try await credentials().token() }
        #expect(error?.code == .malformedFile)
    }

    @Test func theErrorNamesEveryPlace() async throws {
        let error = await #expect(throws: OAuthError.self) { try await credentials().token() }
        let message = try #require(error?.message)
        #expect(error?.code == .notFound)
        #expect(error?.needsLogin == true)
        for place in [
            "GOOGLE_APPLICATION_CREDENTIALS", folder.path + "/.config/gcloud/application_default_credentials.json",
            "metadata server", "gcloud auth application-default login",
        ] {
            #expect(message.contains(place), "\(place)")
        }
    }

    @Test func nothingIsLookedForBeforeTheFirstCallAndAFailureIsNotRemembered() async throws {
        let source = GAPI.ApplicationDefault(
            environment: .init(home: folder.path),
            allowing: [.authorizedUser]
        )
        let network = CredentialSuite.network(transport)
        let credentials = GAPI.Credentials(source, environment: network)
        #expect(credentials.partition == nil)
        await #expect(throws: OAuthError.self) { try await source.source(in: network) }
        try writeGCloudLogin()
        #expect(try await credentials.token().value == "token-of-user")
        #expect(credentials.partition != nil)
    }

    @Test func theResultIsRemembered() async throws {
        try writeGCloudLogin()
        let credentials = credentials()
        _ = try await credentials.token()
        try folder.write("{", to: ".config/gcloud/application_default_credentials.json")
        _ = try await credentials.with(scopes: ["other"]).token()
        #expect(transport.requests.count == 2)
    }

    @Test func aTypeThatIsNotAllowedIsAnError() async throws {
        try writeGCloudLogin()
        let error = await #expect(throws: OAuthError.self) {
            try await credentials(allowing: [.serviceAccount]).token()
        }
        #expect(error?.code == .unexpectedType)
    }

    @Test(arguments: [
        (nil, nil, "of the file"), ("of the variable", nil, "of the variable"),
        ("of the variable", "chosen", "chosen"), (nil, "chosen", "chosen"),
    ])
    func theProjectForQuotaIsTheChosenOneOrOfTheVariableOrOfTheFile(
        _ variable: String?,
        _ chosen: String?,
        _ expected: String
    ) async throws {
        try folder.write(
            CredentialSuite.user { $0["quota_project_id"] = "of the file" },
            to: ".config/gcloud/application_default_credentials.json"
        )
        var credentials = credentials(["GOOGLE_CLOUD_QUOTA_PROJECT": variable ?? ""])
        if let chosen { credentials = credentials.with(quotaProject: chosen) }
        var request = try HTTPRequest(url: "https://drive.googleapis.com/")
        try await credentials.authorize(&request)
        #expect(request.headerFields[.quotaProject] == expected)
    }

    @Test func theProjectIsOfTheVariablesOrTheFileOrGCloudsConfiguration() async throws {
        let path = try folder.write(CredentialSuite.serviceAccount(), to: "key.json")
        let variable = "GOOGLE_APPLICATION_CREDENTIALS"
        #expect(
            try await credentials([variable: path, "GOOGLE_CLOUD_PROJECT": "a", "GCLOUD_PROJECT": "b"]).projectID()
                == "a"
        )
        #expect(try await credentials([variable: path, "GCLOUD_PROJECT": "b"]).projectID() == "b")
        #expect(try await credentials([variable: path]).projectID() == "project")
        try writeGCloudLogin()
        #expect(try await credentials().projectID() == nil)
        try folder.write("work\n", to: ".config/gcloud/active_config")
        try folder.write(
            "[compute]\nproject = wrong\n[core]\naccount = mia@example.com\nproject = right\n",
            to: ".config/gcloud/configurations/config_work"
        )
        #expect(try await credentials().projectID() == "right")
    }

    private static let pool: JSON.Value = [
        "type": "external_account", "subject_token_type": "urn:ietf:params:oauth:token-type:jwt",
        "audience": "//iam.googleapis.com/projects/7/locations/global/workloadIdentityPools/p/providers/p",
    ]

    private func writePool() throws -> String {
        var members = Self.pool
        members["credential_source"] = ["file": JSON.Value(try folder.write("SUBJECT", to: "subject"))]
        return try folder.write(members.description, to: "pool.json")
    }

    @Test func theProjectOfAnExternalAccountIsThatOfItsNumber() async throws {
        let transport = ScriptedTransport { request in
            request.url == "https://cloudresourcemanager.googleapis.com/v1/projects/7"
                ? .json(#"{"projectId": "named"}"#) : .json(#"{"access_token": "t", "token_type": "Bearer"}"#)
        }
        let credentials = GAPI.Credentials.applicationDefault(
            environment: .init(variables: ["GOOGLE_APPLICATION_CREDENTIALS": try writePool()], home: folder.path),
            network: CredentialSuite.network(transport)
        )
        #expect(try await credentials.projectID() == "named")
        #expect(transport.requests.count == 2)
    }

    /// Resource Manager refuses most accounts, so that it comes after what a person chose.
    @Test func gcloudsProjectIsTakenBeforeAnyoneIsAsked() async throws {
        try folder.write("[core]\nproject = chosen\n", to: ".config/gcloud/configurations/config_default")
        let pool = try writePool()
        #expect(try await credentials(["GOOGLE_APPLICATION_CREDENTIALS": pool]).projectID() == "chosen")
        let machine = ["GCE_METADATA_HOST": "metadata.example"]
        #expect(try await credentials(machine, allowing: .all).projectID() == "chosen")
        #expect(transport.requests.isEmpty)
    }

    // MARK: Cancellation

    @Test func aCancelledSearchForFilesIsNotRemembered() async throws {
        try writeGCloudLogin()
        let source = GAPI.ApplicationDefault(environment: .init(home: folder.path), allowing: [.authorizedUser])
        let network = CredentialSuite.network(transport)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await source.source(in: network)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await source.source(in: network) is GAPI.AuthorizedUser)
    }

    @Test func aCancelledCallerLeavesTheTestForTheMetadataServerToOthers() async throws {
        let gate = Promise<Void>()
        let transport = ScriptedTransport { request in
            guard request.path == "/" else { return .metadataToken }
            try await gate.value
            return .metadata("")
        }
        let network = ScriptedPlatform(transport, skippingUpTo: .zero).environment
        // An address of its own, because the answer is remembered for the process.
        let address = "192.0.2.77:\(UInt16.random(in: 1...UInt16.max))"
        let variables = ["METADATA_SERVER_DETECTION": "ping-only", "GCE_METADATA_IP": address]
        let source = GAPI.ApplicationDefault(environment: .init(variables: variables, home: folder.path))
        let first = Task { try await source.source(in: network) }
        try await transport.waitForRequests(2)
        let second = Task { try await source.source(in: network) }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.fulfill(.success(()))
        #expect(try await second.value is GAPI.MetadataServer)
        #expect(transport.requests.count == 2)
    }

    /// Otherwise, two services with scopes of their own would use up one refresh token twice.
    @Test func allScopesShareTheSourceOfTheProcess() {
        let one = GAPI.Credentials.applicationDefault(scopes: ["a"])
        let other = GAPI.Credentials.applicationDefault(scopes: ["b"])
        #expect(one.source as? GAPI.ApplicationDefault === GAPI.ApplicationDefault.shared)
        #expect(other.source as? GAPI.ApplicationDefault === GAPI.ApplicationDefault.shared)
        let narrow = GAPI.Credentials.applicationDefault(allowing: [.serviceAccount])
        #expect(narrow.source as? GAPI.ApplicationDefault !== GAPI.ApplicationDefault.shared)
    }

    @Test func manyWhoSearchAtOnceGetTheSameSource() async throws {
        let path = try folder.write(
            #"{"type": "external_account_authorized_user", "refresh_token": "r", "client_id": "c", "client_secret": "s"}"#,
            to: "person.json"
        )
        let transport = ScriptedTransport { request in
            request.form["refresh_token"] == "r"
                ? .json(#"{"access_token": "t", "expires_in": 3599, "refresh_token": "second"}"#)
                : .json(#"{"access_token": "t", "expires_in": 3599}"#)
        }
        let credentials = GAPI.Credentials.applicationDefault(
            environment: .init(variables: ["GOOGLE_APPLICATION_CREDENTIALS": path]),
            network: CredentialSuite.network(transport)
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask { _ = try await credentials.with(scopes: ["\(number)"]).token() }
            }
            try await group.waitForAll()
        }
        // A refresh token that was replaced is never sent again.
        #expect(transport.requests.count(where: { $0.form["refresh_token"] == "r" }) == 1)
    }
}
