import AsyncFetch
import AsyncJSON
import AsyncOAuth
import HTTPTypes

/// A service account at the IAM Credentials service, which gives tokens and signatures in its name to those who may
/// impersonate it.
struct IAMAccount: Sendable, Hashable {
    /// The e-mail address of the account.
    let email: String
    /// The URL of the account, without a method.
    let url: String
    /// The accounts between the caller and the account, the caller's own first.
    let delegates: [String]

    private static let prefix = "projects/-/serviceAccounts/"

    /// Creates an account of a universe.
    ///
    /// - Throws: `OAuthError/Code/invalidConfiguration`.
    init(email: String, delegates: [String], universeDomain: String) throws(OAuthError) {
        guard Self.isAddress(email) else {
            throw OAuthError(.invalidConfiguration, "the account to impersonate is not an e-mail address")
        }
        guard Self.isHost(universeDomain) else {
            throw OAuthError(.invalidConfiguration, "the universe is not the name of a domain")
        }
        let url = "https://iamcredentials.\(universeDomain)/v1/\(Self.prefix)\(email)"
        try self.init(email: email, url: url, delegates: delegates)
    }

    /// Creates an account from the URL of one of its methods, as credentials files have it; `nil` for other URLs.
    init?(methodURL: String, delegates: [String]) throws(OAuthError) {
        let methods = [":generateAccessToken", ":generateIdToken"]
        guard let method = methods.first(where: methodURL.hasSuffix) else { return nil }
        let url = String(methodURL.dropLast(method.count))
        guard let slash = url.lastIndex(of: "/") else { return nil }
        let email = String(url[url.index(after: slash)...])
        guard Self.isAddress(email), (try? HTTPRequest(url: url))?.isTrustworthy == true else { return nil }
        try self.init(email: email, url: url, delegates: delegates)
    }

    private init(email: String, url: String, delegates: [String]) throws(OAuthError) {
        self.email = email
        self.url = url
        var names: [String] = []
        for delegate in delegates {
            let address = delegate.hasPrefix(Self.prefix) ? String(delegate.dropFirst(Self.prefix.count)) : delegate
            guard Self.isAddress(address) else {
                throw OAuthError(.invalidConfiguration, "a delegate is not the e-mail address of a service account")
            }
            names.append(Self.prefix + address)
        }
        self.delegates = names
    }

    /// Calls a method of the account with a token of the caller; the list of delegates is added.
    ///
    /// - Throws: `OAuthError`; `CancellationError`.
    func call(
        _ method: String,
        _ body: JSON.Value,
        with token: AccessToken,
        in environment: TokenEnvironment
    ) async throws -> JSON.Value {
        var body = body
        body["delegates"] = JSON.Value(delegates.map { JSON.Value($0) })
        var request = try HTTPRequest(.post, url: "\(url):\(method)")
        request.headerFields = token.headerFields
        request.headerFields[.contentType] = "application/json"
        request.headerFields[.authorization] = "\(token.type) \(token.value)"
        var call = TokenCall(request, body: .bytes(body.encoded()), server: server(method))
        call.secrets = [token.value]
        return try await call.members(by: environment.fetcher)
    }

    /// The server's name in messages.
    func server(_ method: String) -> String { "the IAM Credentials service (\(method) for \(email))" }

    /// Returns `true` for text that can be the address of a service account and a part of a URL's path.
    private static func isAddress(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        return parts.count == 2 && text.utf8.count <= 320 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isPlain) }
    }

    private static func isHost(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 253 && text.utf8.allSatisfy { isPlain($0) && $0 != UInt8(ascii: "_") }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }
}
