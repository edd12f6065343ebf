package import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The `Retry-After` header field (RFC 9110 §10.2.3): whole seconds, or a date.
package enum RetryAfter {
    /// Returns the time that the server asks to wait.
    ///
    /// - Returns: A time that is never negative; `nil` if the header field is missing or invalid.
    package static func delay(in response: HTTPResponse) -> Duration? {
        guard let text = response.headerFields[.retryAfter]?.trimmed else { return nil }
        if let seconds = WireNumber.count(text) { return .seconds(min(seconds, 1 << 32)) }
        // Compares with the server's own clock if it sends the time, so that a wrong clock here does no harm.
        guard let then = HTTPDate.seconds(text) else { return nil }
        let now = response.headerFields[.date].flatMap(HTTPDate.seconds) ?? Int64(Date().timeIntervalSince1970)
        return .seconds(max(then - now, 0))
    }

    /// Parses a duration as the error bodies of Google's services have it: `"3.5s"`.
    package static func seconds(_ text: String) -> Duration? {
        guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds >= 0, seconds < 1e9 else {
            return nil
        }
        return .seconds(seconds)
    }
}
