import AsyncGAPI
import AsyncJSON
import AsyncOAuth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The work of `gapi token`: a token for programs that are no part of this tool.
struct TokenTool: Sendable {
    let search: CredentialSearch
    let output: Console

    /// The shortest life of a token that is written; one with less is replaced.
    private static let shortestLife: TimeInterval = 60

    /// Writes an access token.
    ///
    /// - Parameters:
    ///   - name: The account that the user's line names.
    ///   - scopes: The scopes, which a login must have already; empty for those of the login, or the default ones.
    ///   - asJSON: `true` to write also the expiry and the scopes.
    /// - Throws: ``ToolFailure``, `OAuthError`, `CancellationError`.
    func writeToken(account name: String?, scopes: [String], asJSON: Bool) async throws {
        let book = name == nil ? search.book : try search.requireBook()
        let account = try await book?.account(named: name)
        guard let account else {
            return write(try await search.applicationDefault(scopes: scopes).token(), asJSON: asJSON)
        }
        let credentials = try await search.requireBook().client(of: account).credentials(for: account.id)
        do {
            var token = try await credentials.token()
            if let end = end(of: token), end.timeIntervalSince(search.network.now()) < Self.shortestLife {
                await credentials.invalidate()
                token = try await credentials.token()
            }
            try require(scopes, of: token, account)
            write(token, asJSON: asJSON)
        } catch let error as OAuthError where error.needsLogin {
            var failure = ToolFailure(error)
            failure.message += "; log in again: \(account.loginLine)"
            throw failure
        }
    }

    /// Writes an id token for an audience, of the application default.
    func writeIDToken(audience: String, asJSON: Bool) async throws {
        write(try await search.applicationDefault().idToken(audience: audience), asJSON: asJSON)
    }

    private func require(_ scopes: [String], of token: AccessToken, _ account: StoredAccount) throws {
        guard let granted = token.scopes, !granted.isEmpty else { return }
        let missing = scopes.filter { !granted.contains($0) }
        guard !missing.isEmpty else { return }
        throw ToolFailure(
            .permission,
            "the login of \(account.shownName) lacks scopes; log in with them: "
                + "\(account.loginLine) --scopes \((granted + missing).joined(separator: ","))"
        )
    }

    /// Returns the end of a token's life by the wall clock, if its issuer told it.
    private func end(of token: AccessToken) -> Date? {
        switch token.expiry {
        case .at(let date)?: date
        case .after(let lifetime)?: search.network.now().addingTimeInterval(lifetime / .seconds(1))
        case nil: nil
        }
    }

    private func write(_ token: AccessToken, asJSON: Bool) {
        guard asJSON else { return output.write(token.value + "\n") }
        var value: JSON.Value = ["token": JSON.Value(token.value), "type": JSON.Value(token.type)]
        if let seconds = end(of: token).flatMap({ Int64(exactly: $0.timeIntervalSince1970.rounded(.down)) }) {
            value["expiry"] = JSON.Value(JSON.Timestamp(seconds: seconds).description)
        }
        if let scopes = token.scopes { value["scopes"] = JSON.Value(scopes.map { JSON.Value($0) }) }
        output.write(String(decoding: value.encoded(pretty: true), as: UTF8.self) + "\n")
    }
}
