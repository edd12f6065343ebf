import AsyncFetch
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A login of a device without a browser (RFC 8628): a code, and the page where the user enters it elsewhere.
///
/// ```swift
/// let device = try await client.deviceCode(scopes: ["openid", "email"])
/// print("Open \(device.verificationURL) and enter \(device.userCode)")
/// let account = try await device.account()
/// ```
public struct DeviceAuthorization: Sendable {
    /// The code that the user enters.
    public let userCode: String
    /// The page where the user enters it.
    public let verificationURL: String
    /// The page with the code in its URL, for a QR code; `nil` if the server has none.
    public let completeVerificationURL: String?
    /// The time for which the code is valid, since the request for it.
    public let lifetime: Duration
    /// The time between two questions, as the server asks for it.
    public let interval: Duration

    private let deviceCode: String
    private let scopes: [String]
    private let client: OAuthClient
    private let registration: ClientRegistration
    /// The end of the code by the monotonic clock.
    private let end: Duration

    /// Reads the response of a device authorization endpoint (RFC 8628 §3.2).
    ///
    /// - Throws: ``OAuthError/Code/badAnswer`` for one without the codes or the page, and for a page or a code that must
    ///   not be shown.
    init(
        _ members: JSON.Value,
        requestedAt start: Duration,
        scopes: [String],
        client: OAuthClient,
        registration: ClientRegistration
    ) throws(OAuthError) {
        func text(_ names: String...) throws(OAuthError) -> String {
            for name in names {
                if let text = members[name]?.string, !text.isEmpty { return text }
            }
            throw OAuthError(.badAnswer, "the response of the device authorization endpoint has no \(names[0])")
        }
        deviceCode = try text("device_code")
        userCode = try text("user_code")
        verificationURL = try text("verification_uri", "verification_url")  // Google has the second name
        // Programs open the page and print the code: neither may be a command.
        guard OAuthServer.isTrustworthy(verificationURL) else {
            throw OAuthError(.badAnswer, "the verification_uri of \(client.server.issuer) is no https URL")
        }
        guard !userCode.hasControls else {
            throw OAuthError(.badAnswer, "the user_code of \(client.server.issuer) has control characters")
        }
        completeVerificationURL = ["verification_uri_complete", "verification_url_complete"]
            .compactMap { members[$0]?.string }.first(where: OAuthServer.isTrustworthy)
        lifetime = Self.seconds(members["expires_in"], default: 1800, in: 1...86_400)
        interval = Self.seconds(members["interval"], default: 5, in: 1...300)
        end = start + lifetime
        self.scopes = scopes
        self.client = client
        self.registration = registration
    }

    /// Waits until the user has answered, and stores the account.
    ///
    /// It asks the server at its ``interval``, or less often: 5 s more each time the server says `slow_down`, and twice
    /// the interval after a failure of the network. When the tokens have come, the code is used up: a failure that may
    /// pass, such as that of a request for the server's keys, is then repeated until the end of the code's lifetime.
    ///
    /// Cancelling the task ends the wait at once. Until the user has answered, the code stays valid, and the method can
    /// be called again.
    ///
    /// - Parameter name: The name of the account at a server that issues no id token; `nil` for the only one.
    /// - Returns: The account, as it is stored.
    /// - Throws: ``OAuthError/Code/refused`` with the reason `access_denied` if the user said no, and `expired_token`
    ///   if nobody answered in time; other errors of ``OAuthError``; `CancellationError`.
    public func account(name: String? = nil) async throws -> StoredAccount {
        let clock = client.environment.clock
        var interval = interval
        while true {
            let rest = end - clock.now()
            guard rest > .zero else { throw Self.expired }
            try await clock.sleep(min(interval, rest))
            guard clock.now() < end else { throw Self.expired }
            let sentAt = client.environment.now()
            let response: TokenResponse
            do throws(any Error) {
                let grant = TokenGrant.deviceCode(deviceCode)
                response = try await client.tokens(for: grant, as: registration, isTiedToClient: true)
            } catch let error as OAuthError {
                guard let wait = Self.interval(after: error, interval) else { throw error }
                interval = wait
                continue
            }
            return try await conclude(response, name: name, sentAt: sentAt)
        }
    }

    /// Checks and stores the tokens, again after failures that may pass: the code gives no others.
    private func conclude(_ response: TokenResponse, name: String?, sentAt: Date) async throws -> StoredAccount {
        let clock = client.environment.clock
        while true {
            do throws(any Error) {
                return try await client.conclude(response, of: registration, scopes: scopes, name: name, sentAt: sentAt)
            } catch let error as OAuthError where error.isRetryable {
                let wait = max(interval, error.retryAfter ?? .zero)
                guard wait < end - clock.now() else { throw error }
                try await clock.sleep(wait)
            }
        }
    }

    /// The longest time between two questions.
    private static let longestInterval = Duration.seconds(300)

    private static let expired = OAuthError(
        .refused,
        "nobody entered the code of the device in time; start the login again",
        reason: .expiredToken
    )

    /// Returns the time until the next question after an error; `nil` if the error is the end.
    private static func interval(after error: OAuthError, _ interval: Duration) -> Duration? {
        let next: Duration
        switch error.reason {
        case .authorizationPending?: next = interval
        case .slowDown?, .rate?: next = interval + .seconds(5)
        case nil where error.status == 428: next = interval  // Google's status for a user who has not answered
        case nil where error.code == .unavailable, .temporarilyUnavailable?, .serverError?: next = interval * 2
        default: return nil
        }
        return min(max(next, error.retryAfter ?? .zero), longestInterval)
    }

    /// Returns a number of seconds within limits, for it may have any size.
    private static func seconds(_ value: JSON.Value?, default: Double, in range: ClosedRange<Double>) -> Duration {
        guard let number = value?.double, number.isFinite else { return .seconds(`default`) }
        return .seconds(min(max(number, range.lowerBound), range.upperBound))
    }
}

extension DeviceAuthorization: CustomStringConvertible, CustomReflectable {
    /// The page and the times, without the codes.
    public var description: String {
        "DeviceAuthorization(at: \(verificationURL.prefix { $0 != "?" }), lifetime: \(lifetime), interval: \(interval))"
    }
    /// A mirror that does not show the codes.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
