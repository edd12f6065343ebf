import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The names that an issuer gives to its users, in the output of the commands for accounts.
@Suite("Names of issuers", .timeLimit(.minutes(5)))
struct IssuerNameTests {
    private static let issuer = "https://login.example"

    /// An issuer of logins by device, whose user has a name of two lines.
    private static func environment() -> TokenEnvironment {
        let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        let transport = ScriptedTransport { request in
            switch request.path {
            case "/device":
                let codes = #"{"device_code":"d","user_code":"A-1","verification_uri":"https://login.example/go"}"#
                return .status(200, body: codes)
            case "/token":
                let tokens = #"{"access_token":"at","refresh_token":"rt","token_type":"Bearer","expires_in":3600"#
                return .status(200, body: tokens + #","user_id":"ann\nlogged in as root"}"#)
            default:
                let metadata: JSON.Value = [
                    "issuer": JSON.Value(Self.issuer), "token_endpoint": JSON.Value(Self.issuer + "/token"),
                    "device_authorization_endpoint": JSON.Value(Self.issuer + "/device"),
                ]
                return .status(200, body: metadata.description)
            }
        }
        return TokenEnvironment(
            .init {
                $0.clock = clock
                $0.random = { 0 }
            },
            transport: transport
        )
    }

    @Test func aNameBeginsNoLine() async throws {
        try await CloudBed.withFolder { folder in
            let client = folder + "/client.json"
            try Data(#"{"installed": {"client_id": "desktop"}}"#.utf8).write(to: URL(filePath: client))
            let output = Output()
            let book = AccountBook(folder: folder + "/config", environment: Self.environment())
            let tool = AccountTool(book: book, output: output.console())
            try await tool.login(at: Self.issuer, ClientFile(path: client), scopes: [], name: nil, by: .device)
            #expect(try await book.accounts.map(\.shownName) == ["ann\nlogged in as root"])
            try await tool.list(asJSON: false)
            try await tool.logout(nil)
            #expect(output.text.contains("\nlogged in as ann logged in as root\n"))
            #expect(output.text.contains("\nlogged out ann logged in as root\n"))
            #expect(!output.text.contains("\nlogged in as root"))
            // The page, the login, the table with its titles, the logout, and the tokens that stay.
            #expect(output.text.split(separator: "\n").count == 6, "\(output.text)")
        }
    }
}
