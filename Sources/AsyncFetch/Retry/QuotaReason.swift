/// A reason with which Google's services report that a limit was reached.
///
/// Some services report the same limit with 403 and others with 429, so the reason tells more than the status. Sources:
/// the pages on errors of
/// [Drive](https://developers.google.com/drive/api/guides/handle-errors),
/// [Calendar](https://developers.google.com/calendar/api/guides/errors) and
/// [Gmail](https://developers.google.com/gmail/api/guides/handle-errors).
package struct QuotaReason: Sendable {
    /// A Boolean value indicating whether the limit ends soon, as a rate limit does; a used-up quota lasts for a day.
    package let passes: Bool

    /// Creates the limit for a reason.
    ///
    /// - Returns: `nil` for a reason that names no limit.
    package init?(_ reason: String?) {
        switch reason {
        case "rateLimitExceeded", "userRateLimitExceeded", "RATE_LIMIT_EXCEEDED", "RESOURCE_EXHAUSTED",
            "servingLimitExceeded":
            passes = true
        case "quotaExceeded", "dailyLimitExceeded", "dailyLimitExceededUnreg", "uploadLimitExceeded": passes = false
        default: return nil
        }
    }
}
