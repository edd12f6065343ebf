#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A `Cookie` header field that a jar has made for a URL; see ``CookieJar/header(for:earlier:)``.
struct MadeCookies: Sendable {
    /// The value of the header field; `nil` if there are no cookies to send.
    let header: String?
    let jar: CookieJar
    /// The number of changes of the jar before it was made.
    let version: UInt64
    let scheme: String?
    let authority: String?
    /// The path without the query.
    let path: String
    let time: Date
    /// The time at which the first of its cookies expires.
    let end: Date
}
