import AsyncFetch
import AsyncJSON
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension OAuthError {
    /// Creates the error of a request without a response.
    init(_ error: FetchError, of call: TokenCall) {
        let (code, message): (Code, String) =
            switch error.code {
            case .invalidRequest: (.invalidConfiguration, "the URL of \(call.server) cannot be used")
            case .tooLarge: (.badAnswer, "the response of \(call.server) is larger than 1 MiB; check its URL")
            case .redirect: (.badAnswer, "\(call.server) redirects; check its URL")
            default: (.unavailable, "\(call.server) did not answer")
            }
        self.init(code, message, cause: error)
    }

    /// Creates the error of a response that refuses, in any of the forms that servers use.
    ///
    /// The forms are OAuth's `{"error": "word", "error_description": …, "error_subtype": …}`, Google's
    /// `{"error": {"code", "status", "message", "details"}}`, a page, a text, or nothing.
    init(refusal response: FetchResponse, of call: TokenCall) {
        let status = response.head.status.code
        let answer = ServerAnswer(response)
        let explanation = answer.explanation.map { Self.shown($0, without: call.secrets) }
        let skew = call.skew(of: response.head)
        let word = answer.error.flatMap { call.secrets.contains($0.rawValue) ? nil : $0 }
        let reason = Self.reason(word, answer, skew, status, call)
        let isFailure =
            reason?.isTemporary ?? false || StandardRetry().statuses.contains(status) && reason?.isFinal != true
        let code: Code = isFailure && reason != .rate ? .unavailable : .refused
        var message = "\(call.server) \(code == .refused ? "refused" : "failed") (HTTP \(status)"
        if let word { message += " \(word)" }
        message += ")"
        if let explanation, !explanation.isEmpty { message += ": \(explanation)" }
        if let hint = reason?.hint { message += "; \(hint)" }
        if let skew, call.isDated || word == .invalidGrant {
            let seconds = abs(skew)
            message += "; the clock of this machine is \(seconds) s \(skew < 0 ? "behind" : "ahead of") the server's"
        }
        self.init(code, message, reason: reason, status: status)
        retryAfter = RetryAfter.delay(in: response.head)
    }

    private static func reason(
        _ word: Reason?,
        _ answer: ServerAnswer,
        _ skew: Int64?,
        _ status: Int,
        _ call: TokenCall
    ) -> Reason? {
        guard let error = word else { return status == 429 ? .rate : nil }
        // Not of the text that is shown: what follows a word such as "JWT:" is redacted there.
        let text = (answer.explanation ?? "").lowercased()
        let subtype = answer.subtype ?? ""
        for word in ["invalid_rapt", "rapt_required"] where subtype == word || text.contains(word) {
            return .sessionLength
        }
        guard error == .invalidGrant else { return error }
        if text.contains("invalid jwt signature") { return .keyDeleted }
        if text.contains("revoked") || text.contains("has expired") { return .revoked }
        guard call.isDated else { return error }
        let words = Set(text.split { !$0.isLetter })
        let isTime = text.contains("short-lived token") || !words.isDisjoint(with: ["iat", "exp", "nbf", "timeframe"])
        return isTime || skew != nil ? .clock : error
    }
}

extension OAuthError.Reason {
    /// The way out, for messages.
    fileprivate var hint: String? {
        switch self {
        case .clock: "set the clock of this machine"
        case .keyDeleted: "the key was deleted or belongs to another account: make a new one"
        case .sessionLength:
            "the organisation's limit for sessions has passed: log in again, for Google's own credentials with "
                + "`gcloud auth application-default login`"
        case .revoked: "log in again"
        case .invalidGrant: "the grant has expired, was revoked, or belongs to another client"
        case .invalidClient: "check the id and the secret of the client"
        case .unauthorizedClient: "the client may not use this grant, or these scopes were not delegated to it"
        case .invalidScope: "check the scopes"
        case .rate, .slowDown: "ask less often"
        default: nil
        }
    }
}

extension TokenCall {
    /// Returns the seconds by which this machine's clock is ahead of the server's; `nil` if it is about right.
    fileprivate func skew(of response: HTTPResponse) -> Int64? {
        guard let date = response.headerFields[.date].flatMap(HTTPDate.seconds) else { return nil }
        let seconds = now().timeIntervalSince1970
        guard let ours = Int64(exactly: seconds.rounded()) else { return nil }
        let (skew, overflow) = ours.subtractingReportingOverflow(date)
        return !overflow && skew.magnitude > 60 ? skew : nil
    }
}
