/// The place where a fetcher keeps cookies.
public enum CookiePolicy: Sendable {
    /// A new ``CookieJar`` of the fetcher, which starts empty and ends with the fetcher.
    case own
    /// A jar of the application, which several fetchers may share.
    case jar(CookieJar)
    /// No place: cookies are neither stored nor sent, except those that a request has itself.
    case none
}
