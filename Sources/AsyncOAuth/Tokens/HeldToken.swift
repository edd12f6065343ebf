import AsyncFetch
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A token in use: checked, with its header field written once and its times on the monotonic clock.
final class HeldToken: Sendable {
    let token: AccessToken
    /// The value of `Authorization`.
    let field: String
    /// The end of the token's validity; `nil` if nobody knows it.
    let expiry: Duration?
    /// The first moment at which another token should be requested; `nil` for never.
    let renewal: Duration?

    /// Checks a token that a provider has got.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - sent: The time at which it was requested.
    ///   - policy: The times at which tokens are replaced.
    ///   - environment: The clocks and the randomness.
    /// - Throws: ``OAuthError/Code/badAnswer`` for a token that must not be in a header field.
    init(
        _ token: AccessToken,
        requestedAt sent: Duration,
        _ policy: RefreshPolicy,
        in environment: TokenEnvironment
    ) throws(OAuthError) {
        guard token.value.isHeaderToken, token.type.isHeaderToken else {
            throw OAuthError(
                .badAnswer,
                "the token is empty or has characters that no header field may have; ask for another one"
            )
        }
        let now = environment.clock.now()
        self.token = token
        field = "\(token.type) \(token.value)"
        guard let end = Self.expiry(of: token, requestedAt: sent, now, environment) else {
            (expiry, renewal) = (nil, nil)
            return
        }
        let pause = max(policy.pause, .zero)
        guard end > now else {
            // An issuer that issues what has expired would be asked again for each call.
            (expiry, renewal) = (now + pause, now + pause)
            return
        }
        let window = max(min(policy.window, (end - now) / 4), .zero)
        // Processes that share a token do not all ask at the same time.
        let start = end - window + window / 2 * environment.random()
        expiry = end
        // A server that keeps its tokens returns the same one again, with ever less time left.
        renewal = min(max(start, now + pause), end)
    }

    /// The longest time that is counted; more would not fit in a duration.
    private static let longest: Duration = .seconds(1 << 33)

    private static func expiry(
        of token: AccessToken,
        requestedAt sent: Duration,
        _ now: Duration,
        _ environment: TokenEnvironment
    ) -> Duration? {
        switch token.expiry {
        case .after(let lifetime): return sent + min(max(lifetime, .zero - longest), longest)
        case .at(let date):
            let seconds = date.timeIntervalSince(environment.now())
            guard !seconds.isNaN else { return now }
            let limit = longest / .seconds(1)
            return now + .seconds(min(max(seconds, -limit), limit))
        case nil: return nil
        }
    }

    func isExpired(at now: Duration) -> Bool { expiry.map { $0 <= now } ?? false }

    /// Adds the token and its other header fields to a request.
    func authorize(_ request: inout HTTPRequest) {
        request.headerFields[.authorization] = field
        guard !token.headerFields.isEmpty else { return }
        for field in token.headerFields where request.headerFields[field.name] == nil {
            request.headerFields.append(field)
        }
    }

    /// The token, with the time that is left to it.
    func token(at now: Duration) -> AccessToken {
        guard case .after? = token.expiry, let expiry else { return token }
        var token = token
        token.expiry = .after(expiry - now)
        return token
    }
}

extension String {
    /// A Boolean value indicating whether this is a text of visible ASCII characters.
    fileprivate var isHeaderToken: Bool { !isEmpty && utf8.allSatisfy { 0x21...0x7E ~= $0 } }
}
