import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(5))) struct IDTokenCredentialsTests {
    @Test func aRequestGetsTheIDTokenAsItsBearer() async throws {
        let platform = ScriptedPlatform([.metadata(ScriptedPlatform.idToken)])
        let credentials = GAPI.IDTokenCredentials(
            audience: "https://run.app",
            from: GAPI.MetadataServer(environment: ScriptedPlatform.patient),
            environment: platform.environment
        )
        for _ in 0..<2 {
            var request = try HTTPRequest(url: "https://run.app/")
            try await credentials.authorize(&request)
            #expect(request.headerFields[.authorization] == "Bearer \(ScriptedPlatform.idToken)")
        }
        #expect(platform.transport.requests.count == 1)
        #expect(!"\(credentials)".contains("eyJ"))
    }

    @Test func aSourceWithoutIDTokensSaysSo() async throws {
        let credentials = GAPI.IDTokenCredentials(
            audience: "https://run.app",
            from: FixedSource(),
            environment: ScriptedPlatform([]).environment
        )
        #expect(await oauthError { _ = try await credentials.token() }?.code == .unsupportedType)
    }

    @Test func anAudienceIsNeeded() async throws {
        let credentials = GAPI.IDTokenCredentials(
            audience: "",
            from: FixedSource(),
            environment: ScriptedPlatform([]).environment
        )
        #expect(await oauthError { _ = try await credentials.token() }?.code == .invalidConfiguration)
    }

    @Test func theClaimsOfAMachinesTokenDecideAboutItsPartition() async throws {
        func partition(_ claims: String) async throws -> String? {
            let platform = ScriptedPlatform([.metadata(ScriptedPlatform.token(claiming: claims))])
            let credentials = GAPI.IDTokenCredentials(
                audience: "https://run.app",
                from: GAPI.MetadataServer(environment: ScriptedPlatform.patient),
                environment: platform.environment
            )
            #expect(credentials.partition == nil)
            _ = try await credentials.token()
            return credentials.partition
        }
        let first = try await partition(#"{"exp":1900000000,"iat":1,"sub":"1"}"#)
        #expect(first != nil)
        #expect(try await partition(#"{"exp":1900000009,"iat":9,"sub":"1"}"#) == first)
        #expect(try await partition(#"{"exp":1900000000,"iat":1,"sub":"2"}"#) != first)
    }

    @Test func eachAudienceHasItsOwnPartition() throws {
        let environment = ScriptedPlatform([]).environment
        func partition(_ audience: String) -> String? {
            GAPI.IDTokenCredentials(audience: audience, from: FixedSource(), environment: environment).partition
        }
        #expect(partition("a") != nil)
        #expect(partition("a") == partition("a"))
        #expect(partition("a") != partition("b"))
    }
}
