import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A check of id tokens: the signature by the issuer's keys, and each claim that decides whether the token is for us.
///
/// Create one for each client and keep it, because it keeps the keys:
///
/// ```swift
/// let verifier = IDTokenVerifier.google(audience: "123.apps.googleusercontent.com")
/// let user = try await verifier.verify(token)
/// print(user.subject, user.email ?? "")
/// ```
public struct IDTokenVerifier: Sendable {
    /// The issuers whose tokens are accepted, usually one.
    public var issuers: Set<String>
    /// The audiences of which a token must name one, usually the id of the client.
    public var audiences: Set<String>
    /// The largest difference between the clocks that is tolerated.
    public var skew = Duration.seconds(60)
    /// The domain of the organisation that a user must belong to (`hd`); `nil` for any or none.
    public var hostedDomain: String?
    /// A Boolean value indicating whether the e-mail address must be verified (`email_verified`).
    public var requiresVerifiedEmail = false
    private let keys: KeySet
    private let environment: TokenEnvironment

    /// Creates a verifier for an issuer.
    ///
    /// - Parameters:
    ///   - issuer: The issuer, exactly as its tokens name it.
    ///   - audience: The id of the client.
    ///   - keys: The keys of the issuer.
    ///   - environment: The wall clock.
    public init(issuer: String, audience: String, keys: KeySet, environment: TokenEnvironment = .standard) {
        issuers = [issuer]
        audiences = [audience]
        self.keys = keys
        self.environment = environment
    }

    /// Creates a verifier for an issuer whose keys are at a URL (`jwks_uri`).
    ///
    /// - Parameters:
    ///   - issuer: The issuer, exactly as its tokens name it.
    ///   - keysURL: The URL of the issuer's keys.
    ///   - audience: The id of the client.
    ///   - environment: The network and the clocks.
    public init(issuer: String, keysURL: String, audience: String, environment: TokenEnvironment = .standard) {
        let keys = KeySet(url: keysURL, environment: environment)
        self.init(issuer: issuer, audience: audience, keys: keys, environment: environment)
    }

    /// Creates a verifier for the id tokens of a server.
    ///
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if the server publishes no keys.
    public init(_ server: OAuthServer, audience: String, environment: TokenEnvironment = .standard) throws(OAuthError) {
        guard let url = server.keysURL else {
            throw OAuthError(.invalidConfiguration, "the server publishes no keys (jwks_uri), so it has no id tokens")
        }
        self.init(issuer: server.issuer, keysURL: url, audience: audience, environment: environment)
    }

    /// Checks a token.
    ///
    /// The keys are requested if they are not known yet; see ``KeySet``. Cancelling the task ends its wait for them.
    ///
    /// - Parameters:
    ///   - token: The token in its compact form.
    ///   - nonce: The nonce of the login; `nil` if there was none.
    /// - Returns: What the token says of the user.
    /// - Throws: ``OAuthError/Code/idToken``; the message says which rule the token breaks. Other codes if the keys
    ///   cannot be had; `CancellationError`.
    @concurrent public func verify(_ token: String, nonce: String? = nil) async throws -> IDToken {
        let claims = try await keys.claims(of: token)
        return try check(claims, nonce: nonce)
    }

    private func check(_ claims: JSON.Value, nonce: String?) throws(OAuthError) -> IDToken {
        guard let issuer = claims["iss"]?.string else { throw .idToken("it names no issuer (iss)") }
        guard issuers.hasExactly(issuer) else {
            throw .idToken("its issuer (iss) is \(OAuthError.quoted(issuer)), not \(list(issuers))")
        }
        let audience = try checkAudience(of: claims)
        let (expiry, issuedAt) = try checkTimes(of: claims)
        if let nonce, claims["nonce"]?.string != nonce {
            throw .idToken("its nonce is missing or not that of the login")
        }
        guard let subject = claims["sub"]?.string, !subject.isEmpty else { throw .idToken("it names no user (sub)") }
        if let hostedDomain, claims["hd"]?.string.map({ [hostedDomain].hasExactly($0) }) != true {
            throw .idToken("its user does not belong to the organisation \(hostedDomain) (hd)")
        }
        // Some issuers write the Boolean value as a text.
        let isEmailVerified = claims["email_verified"]?.bool ?? (claims["email_verified"]?.string == "true")
        if requiresVerifiedEmail, !isEmailVerified { throw .idToken("its e-mail address is not verified") }
        return IDToken(
            issuer: issuer,
            subject: subject,
            audience: audience,
            authorizedParty: claims["azp"]?.string,
            expiry: expiry,
            issuedAt: issuedAt,
            email: claims["email"]?.string,
            isEmailVerified: isEmailVerified,
            name: claims["name"]?.string,
            hostedDomain: claims["hd"]?.string,
            claims: claims
        )
    }

    private func checkAudience(of claims: JSON.Value) throws(OAuthError) -> [String] {
        let named: [String]
        if let text = claims["aud"]?.string {
            named = [text]
        } else if let array = claims["aud"]?.array {
            named = array.compactMap(\.string)
            guard named.count == array.count else {
                throw .idToken("its audience (aud) has an element that is no text")
            }
        } else {
            throw .idToken("it names no audience (aud)")
        }
        guard named.contains(where: audiences.hasExactly) else {
            throw .idToken("its audience (aud) does not contain \(list(audiences))")
        }
        let isOurs = claims["azp"]?.string.map(audiences.hasExactly) ?? false
        if named.count > 1, !isOurs {
            throw .idToken("it has several audiences, and was not made for \(list(audiences)) (azp)")
        }
        return named
    }

    private func checkTimes(of claims: JSON.Value) throws(OAuthError) -> (expiry: Date, issuedAt: Date) {
        func time(_ name: String) throws(OAuthError) -> Double? {
            guard let value = claims[name] else { return nil }
            // A text is refused even if it looks like a number. The last second of the year 9999 is late enough.
            guard value.numberText != nil, let seconds = value.double, (0...253_402_300_799).contains(seconds) else {
                throw .idToken("its \(name) is not a number of seconds")
            }
            return seconds
        }
        let now = environment.now().timeIntervalSince1970
        let skew = skew / .seconds(1)
        guard let expiry = try time("exp") else { throw .idToken("it has no expiry (exp)") }
        guard let issuedAt = try time("iat") else { throw .idToken("it has no time of issue (iat)") }
        guard now < expiry + skew else {
            throw .idToken("it has expired (exp); if not, the clock of this machine is wrong")
        }
        guard issuedAt <= now + skew else {
            throw .idToken("it was issued in the future (iat): the clock of this machine or of the issuer is wrong")
        }
        if let start = try time("nbf"), start > now + skew { throw .idToken("it is not valid yet (nbf)") }
        return (Date(timeIntervalSince1970: expiry), Date(timeIntervalSince1970: issuedAt))
    }

    private func list(_ names: Set<String>) -> String { names.sorted().joined(separator: " or ") }
}

extension Collection<String> {
    /// Returns `true` if one of the names has the same bytes: strings are equal if they look the same (RFC 7519 §7.3).
    fileprivate func hasExactly(_ name: String) -> Bool { contains { $0.utf8.elementsEqual(name.utf8) } }
}
