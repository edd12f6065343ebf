/// A word with which Google's services say that a limit was reached.
///
/// The same limits come with 403 or 429, by service, so that the word tells more than the status. Sources: the pages on errors of
/// [Drive](https://developers.google.com/drive/api/guides/handle-errors),
/// [Calendar](https://developers.google.com/calendar/api/guides/errors) and
/// [Gmail](https://developers.google.com/gmail/api/guides/handle-errors).
package struct QuotaReason: Sendable {
    /// Whether the limit is one of speed, which is over soon; a quota that is used up lasts for a day.
    package let passes: Bool

    /// - Returns: `nil` for a word that tells of no limit.
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
