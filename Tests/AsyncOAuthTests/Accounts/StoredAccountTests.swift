import AsyncJSON
import AsyncOAuth
import Foundation
import HTTPTypes
import Testing

@Suite struct StoredAccountTests {
    @Test func noTextShowsATokenOfAnAccount() {
        var dumped = ""
        dump(StoredAccount.whole(), to: &dumped)
        let text = "\(StoredAccount.whole()) \(String(reflecting: StoredAccount.whole())) \(dumped)"
        for secret in plantedSecrets { #expect(!text.contains(secret)) }
        #expect(text.contains("ann@example.com"))
    }

    @Test func noTextShowsASecretOfARegistration() {
        var registration = ClientRegistration(
            id: .init(issuer: "https://login.example", name: "Tool"),
            clientID: "c1",
            clientSecret: "SECRET-client"
        )
        registration.registrationAccessToken = "SECRET-access"
        var dumped = ""
        dump(registration, to: &dumped)
        let text = "\(registration) \(String(reflecting: registration)) \(dumped)"
        for secret in plantedSecrets { #expect(!text.contains(secret)) }
    }

    @Test func anAccountIsReadAsItWasWritten() throws {
        var account = StoredAccount.whole()
        account.needsLogin = true
        account.unknown["colour"] = ["shade": "blue"]
        let bytes = try JSON.Encoder().encode(account)
        #expect(try JSON.Decoder().decode(StoredAccount.self, from: bytes) == account)
    }

    @Test func aRegistrationIsReadAsItWasWritten() throws {
        var registration = ClientRegistration(
            id: .init(issuer: "https://login.example", name: "Tool"),
            clientID: "c1",
            clientSecret: "SECRET-client"
        )
        registration.secretExpiry = Date(timeIntervalSince1970: 1_800_000_000.5)
        registration.authenticationMethod = "client_secret_post"
        registration.registrationAccessToken = "SECRET-access"
        registration.registrationURL = "https://login.example/clients/c1"
        registration.unknown["colour"] = "blue"
        let bytes = try JSON.Encoder().encode(registration)
        #expect(try JSON.Decoder().decode(ClientRegistration.self, from: bytes) == registration)
    }

    /// The dates differ in their last bit.
    @Test(arguments: [0, 785_000_000.123_456_7, (785_000_000.123_456_7).nextUp, 785_000_000.999_999_9, -12.25])
    func aDateLosesNothing(_ seconds: Double) throws {
        let account = StoredAccount.whole(expiry: Date(timeIntervalSinceReferenceDate: seconds))
        let read = try JSON.Decoder().decode(StoredAccount.self, from: try JSON.Encoder().encode(account))
        #expect(read.accessToken?.expiry == .at(Date(timeIntervalSinceReferenceDate: seconds)))
    }

    /// Python: datetime.fromtimestamp(1795374000.25, timezone.utc).isoformat().
    @Test func aDateIsWrittenForPeople() throws {
        let account = StoredAccount.whole(expiry: Date(timeIntervalSince1970: 1_795_374_000.25))
        let value = try JSON.Value(parsing: try JSON.Encoder().encode(account))
        #expect(value["expires_at"]?.string == "2026-11-22T19:00:00.250Z")
    }

    @Test func anExpiryThatIsNoMomentIsNotKept() throws {
        var account = StoredAccount.whole()
        account.accessToken?.expiry = .after(.seconds(60))
        let value = try JSON.Value(parsing: try JSON.Encoder().encode(account))
        #expect(value["expires_at"] == nil)
        account.accessToken?.expiry = .at(.distantFuture.addingTimeInterval(1e12))
        #expect(try JSON.Value(parsing: try JSON.Encoder().encode(account))["expires_at"] == nil)
    }

    @Test(
        arguments: [
            ("subject", nil), ("issuer", 7), ("refresh_token", ["SECRET-refresh"]),
            ("access_token", "SECRET-access\r\nX: y"),
            ("access_token", ""), ("token_type", "Bearer SECRET-access"), ("expires_at", "SECRET-access"),
            ("expires_at", 12),
            ("scopes", "openid"), ("scopes", [1]), ("needs_login", "yes"), ("header_fields", ["a": "b"]),
            ("header_fields", [["name": "a b", "value": "c"]]),
        ] as [(String, JSON.Value?)]
    )
    func aWrongMemberIsNamed(_ name: String, _ value: JSON.Value?) throws {
        var json = try JSON.Value(parsing: try JSON.Encoder().encode(StoredAccount.whole()))
        json[name] = value
        let error = #expect(throws: DecodingError.self) {
            try JSON.Decoder().decode(StoredAccount.self, from: json.encoded())
        }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains(name))
        for secret in plantedSecrets { #expect(!text.contains(secret)) }
    }
}
