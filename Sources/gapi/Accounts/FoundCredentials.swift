import AsyncFetch
import AsyncGAPI
import AsyncOAuth

/// The credentials of a call and where they are from, so that a refusal can say how to get others.
struct FoundCredentials: Sendable {
    enum Source: Sendable {
        /// The token or the key of the user's line or of `GAPI_TOKEN`.
        case line
        /// A login by `gapi login`.
        case account(StoredAccount)
        case applicationDefault
        /// Nobody; these accounts were not sent, because the call goes elsewhere.
        case none(withheld: [String])
    }

    let credentials: any FetchCredentials
    let source: Source

    init(_ credentials: any FetchCredentials, _ source: Source) {
        self.credentials = credentials
        self.source = source
    }

    /// Creates a value for calls without credentials.
    init(withheld: [String] = []) { self.init(.none, .none(withheld: withheld)) }

    /// A Boolean value indicating whether the tokens come from a server.
    var isRequested: Bool {
        switch source {
        case .account, .applicationDefault: true
        case .line, .none: false
        }
    }

    /// Returns the failure for an error of a call, with advice if the service or its tokens refuse it.
    func failure(_ error: GAPI.Error, of method: API.Method) -> ToolFailure {
        var failure = ToolFailure(error)
        let advice: String? =
            if error.isUnauthorized {
                adviceForLogin
            } else if error.isForbidden {
                adviceForScopes(error, method)
            } else if error.needsLogin, case .account(let account) = source {
                "log in again: \(account.loginLine)"  // the errors of other tokens say it already
            } else {
                nil
            }
        if let advice { failure.message += "; " + advice }
        return failure
    }

    private var adviceForLogin: String? {
        switch source {
        case .line: "use another --token or --key, or change GAPI_TOKEN"
        case .account(let account): "log in again: \(account.loginLine)"
        case .applicationDefault: "log in with `gcloud auth application-default login` or `gapi login`, or use --token"
        case .none(let withheld):
            "log in with `gapi login` or `gcloud auth application-default login`, or use --token or --key"
                + (withheld.isEmpty
                    ? ""
                    : " (logins are sent only to their own servers, unless --account names one: "
                        + withheld.joined(separator: ", ") + ")")
        }
    }

    private func adviceForScopes(_ error: GAPI.Error, _ method: API.Method) -> String? {
        let scopes = method.scopes ?? []
        let isRead = method.httpMethod == "GET"
        // The shortest name is the widest scope; for reading, of those that do not allow more.
        let reading = scopes.filter { isRead && $0.hasSuffix(".readonly") }
        let best = (reading.isEmpty ? scopes : reading).min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        switch source {
        case .none: return adviceForLogin
        case .line: return nil
        case .account(let account):
            guard let best else { return nil }
            if let granted = account.accessToken?.scopes, !granted.isEmpty {
                guard Set(granted).isDisjoint(with: scopes) else { return nil }
            } else if !error.isAboutScopes {
                return nil
            }
            return "the login lacks the scopes of the method, of which one is enough: "
                + "\(account.loginLine) --scopes \(best)"
        case .applicationDefault:
            guard error.isAboutScopes, let best else { return nil }
            // gcloud insists on its own scope.
            let scopes = ["openid", GAPI.TokenPurpose.cloudPlatform, best].joined(separator: ",")
            return "log in with a scope of the method: gapi login --scopes \(best), "
                + "or gcloud auth application-default login --scopes=\(scopes)"
        }
    }
}

extension StoredAccount {
    /// The line that logs the account in again.
    var loginLine: String {
        let server = id.issuer == OAuthServer.google.issuer ? "" : " --issuer \(id.issuer.quotedForShell)"
        return "gapi login\(server) --account \(shownName.quotedForShell)"
    }
}

extension String {
    /// The text as one word of a shell, which people may copy; its author may be a server.
    var quotedForShell: String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "@._+-/:".utf8.contains(byte)
            }
        }
        if isPlain, !isEmpty { return self }
        // Of scalars: a quote before a combining character is a different Character, but still ends the word.
        var quoted = "'"
        for scalar in unicodeScalars {
            if scalar == "'" { quoted += #"'\''"# } else { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }
}

extension GAPI.Error {
    /// A Boolean value indicating whether a token has too few scopes, by either of Google's words for it.
    fileprivate var isAboutScopes: Bool {
        ["ACCESS_TOKEN_SCOPE_INSUFFICIENT", "insufficientPermissions", "insufficient_scope"].contains(reason)
    }
}
