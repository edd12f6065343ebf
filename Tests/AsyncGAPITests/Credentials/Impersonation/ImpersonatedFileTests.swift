@testable import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Testing

struct ImpersonatedFileTests {
    private static let method = "https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/sa@p:"

    private func account(_ value: JSON.Value) throws(OAuthError) -> GAPI.ImpersonatedAccount {
        try GAPI.ImpersonatedAccount(.init(value, file: "file.json")) { members throws(OAuthError) in
            guard members.value["type"] == "impersonated_service_account" else { return FixedSource() }
            return try account(members.value)
        }
    }

    private func file(_ change: (inout JSON.Value) -> Void = { _ in }) -> JSON.Value {
        var file: JSON.Value = [
            "type": "impersonated_service_account", "delegates": ["d@p"], "source_credentials": ["type": "fixed"],
            "service_account_impersonation_url": JSON.Value(Self.method + "generateAccessToken"),
            "quota_project_id": "q", "scopes": ["https://s"],
        ]
        change(&file)
        return file
    }

    @Test func aFileNamesAccountDelegatesAndSource() throws {
        let account = try account(file())
        #expect(account.email == "sa@p")
        #expect(account.account.delegates == ["projects/-/serviceAccounts/d@p"])
        #expect(account.quotaProject == "q")
        #expect(account.scopes == ["https://s"])
        #expect(account.source is FixedSource)
    }

    @Test func theUniverseIsThatOfTheFileOrOfItsSource() throws {
        let source: JSON.Value = ["type": "fixed", "universe_domain": "universe.foo"]
        #expect(try account(file { $0["source_credentials"] = source }).universeDomain == "universe.foo")
        let both = file {
            $0["source_credentials"] = source
            $0["universe_domain"] = "universe.bar"
        }
        #expect(try account(both).universeDomain == "universe.bar")
        #expect(try account(file()).universeDomain == "googleapis.com")
    }

    @Test func theURLOfIDTokensNamesTheAccountToo() throws {
        let file = file { $0["service_account_impersonation_url"] = JSON.Value(Self.method + "generateIdToken") }
        #expect(try account(file).email == "sa@p")
    }

    @Test(
        arguments: [
            ("service_account_impersonation_url", "http://example.com/sa@p:generateAccessToken"),
            ("service_account_impersonation_url", "https://example.com/sa@p:signBlob"),
            ("service_account_impersonation_url", "https://example.com/planted:generateAccessToken"),
            ("service_account_impersonation_url", 7), ("service_account_impersonation_url", ""),
            ("delegates", ["planted"]), ("delegates", [7]), ("source_credentials", "planted"),
        ] as [(String, JSON.Value)]
    )
    func aMalformedMemberIsNamed(_ name: String, _ value: JSON.Value) throws {
        do {
            _ = try account(file { $0[name] = value })
            Issue.record("no error")
        } catch {
            #expect(error.code == .malformedFile)
            #expect(error.message.contains("file.json"))
            #expect(error.message.contains(name))
            #expect(!"\(error)".contains("planted"))
        }
    }

    @Test func moreThanFiveAccountsInAFileAreRefused() throws {
        var nested = file()
        for _ in 2...5 { nested = file { [nested] in $0["source_credentials"] = nested } }
        _ = try account(nested)
        let six = file { [nested] in $0["source_credentials"] = nested }
        do {
            _ = try account(six)
            Issue.record("no error")
        } catch {
            #expect(error.code == .malformedFile)
        }
    }
}
