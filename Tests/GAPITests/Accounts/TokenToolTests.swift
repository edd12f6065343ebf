import ArgumentParser
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi token", .timeLimit(.minutes(5)))
struct TokenToolTests {
    @Test func theTokenOfTheLoginIsAllThatIsWritten() async throws {
        try await AccountBed.run { bed in
            try await bed.makeBucket()
            try await bed.login()
            let text = try await bed.token()
            #expect(text.hasSuffix("\n") && text.split(separator: "\n").count == 1)
            #expect(await bed.call("--token", String(text.dropLast())).code == 0)
            #expect(try await bed.token() == text)
        }
    }

    @Test func aTokenThatEndsSoonIsReplaced() async throws {
        try await AccountBed.run({ $0.tokenLifetime = 30 }) { bed in
            try await bed.login()
            let first = try await bed.token()
            let second = try await bed.token()
            #expect(first != second)
        }
    }

    @Test func theExpiryAndTheScopesAreInTheJSON() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            let value = try JSON.Value(parsing: try await bed.token(asJSON: true))
            #expect(value["type"]?.string == "Bearer")
            #expect(value["scopes"] == ["openid", "email"])
            let expiry = try JSON.Timestamp(parsing: #require(value["expiry"]?.string))
            let rest = Date(timeIntervalSince1970: Double(expiry.seconds)).timeIntervalSinceNow
            #expect((3000...3601).contains(rest))
        }
    }

    @Test func aLoginMustHaveTheScopes() async throws {
        try await AccountBed.run { bed in
            try await bed.login()
            _ = try await bed.token(scopes: ["email"])
            let failure = await #expect(throws: ToolFailure.self) { try await bed.token(scopes: ["files"]) }
            #expect(failure?.code == .permission && failure?.message.contains("--scopes openid,email,files") == true)
        }
    }

    @Test func withoutALoginItIsTheApplicationDefault() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            try await bed.makeBucket()
            let path = "\(bed.folder)/user.json"
            try Data(bed.identity.authorizedUserFile.utf8).write(to: URL(filePath: path))
            bed.variables["GOOGLE_APPLICATION_CREDENTIALS"] = path
            let token = String(try await bed.token().dropLast())
            #expect(await bed.call("--token", token).code == 0)
        }
    }

    @Test func withoutAnythingTheErrorNamesThePlaces() async throws {
        try await AccountBed.run { bed in
            let error = await #expect(throws: OAuthError.self) { try await bed.token() }
            #expect(error?.code == .notFound)
            #expect(error?.message.contains("GOOGLE_APPLICATION_CREDENTIALS") == true)
            #expect(error.map { ToolFailure($0).code } == .permission)
        }
    }

    @Test func anIDTokenIsForItsAudience() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            let path = "\(bed.folder)/robot.json"
            try Data(bed.identity.serviceAccountFile.utf8).write(to: URL(filePath: path))
            bed.variables["GOOGLE_APPLICATION_CREDENTIALS"] = path
            let output = Output()
            let tool = TokenTool(search: bed.search, output: output.console())
            try await tool.writeIDToken(audience: "https://hello.example", asJSON: false)
            let claims = try JSONWebToken.uncheckedClaims(of: String(output.text.dropLast()))
            #expect(claims["aud"]?.string == "https://hello.example")
        }
    }

    @Test(arguments: [
        ["--audience", "https://a.example", "--account", "ann"], ["--audience", "a", "--scopes", "email"],
    ])
    func usersHaveNoIDTokens(_ words: [String]) {
        #expect(throws: (any Error).self) { try TokenCommand.parse(words) }
    }
}
