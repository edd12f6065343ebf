package import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The `Retry-After` header (RFC 9110 §10.2.3): whole seconds, or a date.
package enum RetryAfter {
    /// - Returns: how long the server asks to wait, never negative; `nil` without the header or with one that makes no sense.
    package static func delay(in response: HTTPResponse) -> Duration? {
        guard let text = response.headerFields[.retryAfter]?.trimmed else { return nil }
        if let seconds = WireNumber.count(text) { return .seconds(min(seconds, 1 << 32)) }
        // Against the server's own clock where it tells it, so that a wrong clock here does no harm.
        guard let then = HTTPDate.seconds(text) else { return nil }
        let now = response.headerFields[.date].flatMap(HTTPDate.seconds) ?? Int64(Date().timeIntervalSince1970)
        return .seconds(max(then - now, 0))
    }

    /// A duration as the bodies of Google's errors have it: `"3.5s"`.
    package static func seconds(_ text: String) -> Duration? {
        guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds >= 0, seconds < 1e9 else {
            return nil
        }
        return .seconds(seconds)
    }
}
