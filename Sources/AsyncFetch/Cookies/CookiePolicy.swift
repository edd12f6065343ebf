/// Where a fetcher keeps cookies.
public enum CookiePolicy: Sendable {
    /// In a ``CookieJar`` of its own, which starts empty and ends with the fetcher.
    case own
    /// In a jar of the application's, which several fetchers may share.
    case jar(CookieJar)
    /// Nowhere: cookies are neither kept nor sent, but for those that a request brings along.
    case none
}
