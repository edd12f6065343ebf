import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import NIOCore

@testable import AsyncGAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder for the files of one test, removed with the value.
final class ExternalFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/external-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path.
    @discardableResult func write(_ name: String, _ content: String) throws -> String {
        try Data(content.utf8).write(to: URL(filePath: "\(path)/\(name)"))
        return "\(path)/\(name)"
    }

    /// Returns the content of a file; `nil` if it is not there.
    func read(_ name: String) -> String? {
        (try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Waits until a file has a line.
    func waitForLine(in name: String) async throws -> String {
        while true {
            if let content = read(name), content.hasSuffix("\n") { return content.trimmingWhiteSpace }
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

/// The values that the tests of external accounts share.
enum ExternalCase {
    static let pool = "//iam.googleapis.com/projects/123456/locations/global/workloadIdentityPools/pool/providers/p"
    static let people = "//iam.googleapis.com/locations/global/workforcePools/people/providers/p"
    static let jwt = "urn:ietf:params:oauth:token-type:jwt"
    static let robot = "robot@x.iam.gserviceaccount.com"
    static let impersonationURL =
        "https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/\(robot):generateAccessToken"
    /// 2026-11-22T18:30:15Z.
    static let now = Date(timeIntervalSince1970: 1_795_372_215)
    static let request = GAPI.SubjectTokenRequest(audience: pool, tokenType: jwt)
    static let answer = ScriptedTransport.Answer.status(
        200,
        headers: [.contentType: "application/json"],
        body: #"{"access_token": "ya29.granted", "token_type": "Bearer", "expires_in": 3600}"#
    )

    static func environment(
        _ transport: ScriptedTransport,
        clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(20))
    ) -> TokenEnvironment {
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(clock)
            // A random wait of more than 20 s could fit into a call's 30 s, and would never end.
            $0.random = { 0.5 }
        }
        return TokenEnvironment(configuration, transport: transport) { now }
    }

    /// Returns the members of a file with one subject token, with changed members; `nil` removes one.
    static func members(
        source: JSON.Value,
        _ changes: [String: JSON.Value?] = [:]
    ) throws -> GAPI.CredentialsMembers {
        var members: [String: JSON.Value] = [
            "type": "external_account", "audience": JSON.Value(pool), "subject_token_type": JSON.Value(jwt),
            "credential_source": source,
        ]
        for (name, value) in changes { members[name] = value }
        return try GAPI.CredentialsMembers(
            JSON.Value(members: members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }),
            file: "account.json"
        )
    }

    static func account(
        source: JSON.Value,
        _ changes: [String: JSON.Value?] = [:],
        variables: [String: String] = [:]
    ) throws -> GAPI.ExternalAccount {
        try GAPI.ExternalAccount(
            members(source: source, changes),
            environment: GAPI.CredentialEnvironment(variables: variables, home: "/srv/ann")
        )
    }

    /// Runs a body that must fail and returns its error.
    static func error(_ body: () async throws -> Void) async -> OAuthError? {
        do { try await body() } catch { return error as? OAuthError }
        return nil
    }
}
