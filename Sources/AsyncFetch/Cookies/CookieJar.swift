import HTTPTypes
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The cookies of a fetcher (RFC 6265bis).
///
/// ```swift
/// let jar = try CookieJar(contentsOf: path)                 // that of the run before, or an empty one
/// let fetcher = Fetcher(.init { $0.cookies = .jar(jar) })
/// …
/// try await jar.save(to: path)                              // a file that nobody else can read
/// ```
///
/// Every ``Fetcher`` has its own jar unless its configuration names one, so that cookies do not cross from one service
/// to another. A jar holds up to 50 cookies for each domain and 3,000 in all; the least recently used ones are removed.
public final class CookieJar: Sendable {
    fileprivate struct Entry {
        var cookie: FetchCookie
        /// The first use, and the latest one when the cookie was set or sent, as counts of uses of the jar.
        let order: UInt64
        var lastUse: UInt64
    }

    private struct State {
        var entries: [String: [Entry]] = [:]
        var count = 0
        var uses: UInt64 = 0
    }

    private let state = Mutex(State())
    /// The number of changes of the entries, of which uses are none; it grows under the lock.
    private let version = Atomic<UInt64>(0)
    private let publicSuffixes: PublicSuffixes?
    private let now: @Sendable () -> Date

    private static let mostInDomain = 50
    private static let most = 3000

    /// Creates a jar.
    ///
    /// - Parameters:
    ///   - cookies: The first content of the jar, such as the ``cookies`` of an earlier run.
    ///   - publicSuffixes: The domains for which no cookie is accepted as a whole; `nil` for the list of this system.
    ///   - now: Returns the current time.
    public init(
        cookies: [FetchCookie] = [],
        publicSuffixes: PublicSuffixes? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.publicSuffixes = publicSuffixes
        self.now = now
        for cookie in cookies { insert(cookie) }
    }

    /// The cookies that have not expired, in the order in which they were set.
    public var cookies: [FetchCookie] {
        let now = now()
        let all = state.withLock { Array($0.entries.values.joined()) }
        return all.filter { !$0.cookie.isExpired(at: now) }.sorted { $0.order < $1.order }.map(\.cookie)
    }

    /// Adds a cookie, and replaces one with the same name, domain and path.
    ///
    /// An expired cookie only removes the other one.
    public func insert(_ cookie: FetchCookie) {
        let now = now()
        state.withLock { insert(cookie, into: &$0, now: now) }
    }

    /// Removes cookies.
    ///
    /// - Parameter isRemoved: Returns `true` for a cookie to remove; by default all are removed.
    public func removeAll(where isRemoved: (FetchCookie) -> Bool = { _ in true }) {
        state.withLock { state in
            version.add(1, ordering: .releasing)
            state.entries = state.entries.compactMapValues { entries in
                let kept = entries.filter { !isRemoved($0.cookie) }
                return kept.isEmpty ? nil : kept
            }
            state.count = state.entries.values.reduce(0) { $0 + $1.count }
        }
    }

    // MARK: Requests and responses

    /// Returns the value of the `Cookie` header field for a request; `nil` if there are no cookies to send.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - earlier: A header field that was made before. If it would be the same now, its value is returned, and counts
    ///     as one use of its cookies.
    /// - Returns: The value.
    func header(for request: HTTPRequest, earlier: MadeCookies? = nil) -> String? {
        if let earlier, isCurrent(earlier, for: request) { return earlier.header }
        return made(for: request)?.header
    }

    /// Returns `true` if the jar would make the same header field for a request now.
    private func isCurrent(_ made: MadeCookies, for request: HTTPRequest) -> Bool {
        // Middleware may have sent a call of another fetcher, which has another jar.
        guard made.jar === self, made.version == version.load(ordering: .acquiring),
            made.scheme == request.scheme, made.authority == request.authority,
            made.path == Redaction.pathWithoutQuery(request)
        else { return false }
        // If the clock was put back, cookies that had expired are sent again.
        let now = now()
        return made.time <= now && now < made.end
    }

    /// Makes the `Cookie` header field for a request; returns `nil` if the jar is empty.
    func made(for request: HTTPRequest) -> MadeCookies? {
        // Most fetchers never see a cookie.
        guard state.withLock({ $0.count > 0 }) else { return nil }
        let origin = Origin(of: request)
        let host = HostName.canonical(origin.host)
        let (path, now) = (Redaction.pathWithoutQuery(request), now())
        let isSent: (FetchCookie) -> Bool = { cookie in
            cookie.isSent(toHost: host) && cookie.isSent(toPath: path) && !cookie.isExpired(at: now)
                && (!cookie.isSecure || origin.isTrustworthy)
        }
        var found: [Entry] = []
        let version = state.withLock { state in
            state.uses += 1
            // For the host `a.b.c`, looks at `a.b.c`, `b.c` and `c`. No cookie is for a part of an address.
            var domain = host[...]
            while !domain.isEmpty {
                if let place = state.entries.index(forKey: String(domain)) {
                    state.entries.values[place].use(state.uses, where: isSent, in: &found)
                }
                domain = Substring(domain.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst())
            }
            return self.version.load(ordering: .relaxed)
        }
        return MadeCookies(
            header: Self.header(of: found),
            jar: self,
            version: version,
            scheme: request.scheme,
            authority: request.authority,
            path: path,
            time: now,
            end: found.lazy.compactMap { $0.cookie.expires }.min() ?? .distantFuture
        )
    }

    private static func header(of entries: [Entry]) -> String? {
        guard !entries.isEmpty else { return nil }
        // Longer paths first, then older cookies (RFC 6265bis §5.8.3).
        let found = entries.sorted { ($1.cookie.path.utf8.count, $0.order) < ($0.cookie.path.utf8.count, $1.order) }
        var header = ""
        for cookie in found.lazy.map(\.cookie) {
            if !header.isEmpty { header += "; " }
            if !cookie.name.isEmpty { header += cookie.name + "=" }
            header += cookie.value
        }
        return header
    }

    /// Stores the cookies that a response sets, as far as its host may set them.
    func store(_ response: HTTPResponse, to request: HTTPRequest) {
        guard response.headerFields.contains(.setCookie) else { return }
        let now = now()
        for text in response.headerFields[values: .setCookie] {
            guard let parsed = SetCookie(text, now: now), let cookie = cookie(parsed, setBy: request) else {
                continue
            }
            state.withLock { state in
                if !request.isTrustworthy, Self.isOverSecureOne(cookie, in: state) { return }
                insert(cookie, into: &state, now: now)
            }
        }
    }

    /// Returns the cookie of a header field; `nil` if the server must not set it (RFC 6265bis §5.7).
    private func cookie(_ header: SetCookie, setBy request: HTTPRequest) -> FetchCookie? {
        let host = HostName.canonical(request.host)
        guard header.keepsPromiseOfName, !header.isSecure || request.isTrustworthy else { return nil }
        var domain = header.domain
        if let asked = domain, asked != host {
            guard !host.isAddress, HostName.isWhole(asked), host.hasSuffix("." + asked),
                !(publicSuffixes ?? .system).contains(asked)
            else {
                return nil
            }
        } else if domain != nil, host.isAddress || (publicSuffixes ?? .system).contains(host) {
            domain = nil
        }
        return FetchCookie(
            name: header.name,
            value: header.value,
            domain: domain ?? host,
            isHostOnly: domain == nil,
            path: header.path ?? Self.defaultPath(of: request),
            expires: header.expires,
            isSecure: header.isSecure,
            isHTTPOnly: header.isHTTPOnly,
            sameSite: header.sameSite
        )
    }

    /// Returns the folder of the request's path (RFC 6265bis §5.1.4).
    private static func defaultPath(of request: HTTPRequest) -> String {
        let path = Redaction.pathWithoutQuery(request)
        guard path.utf8.first == UInt8(ascii: "/"), let slash = path.lastSlash, slash != path.startIndex else {
            return "/"
        }
        return String(path[..<slash])
    }

    /// Returns `true` if a cookie from an insecure origin would hide a secure one of the same name (RFC 6265bis §5.7).
    private static func isOverSecureOne(_ cookie: FetchCookie, in state: State) -> Bool {
        state.entries.values.joined().map(\.cookie).contains { other in
            other.isSecure && other.name == cookie.name && other.isSent(toPath: cookie.path)
                && (other.domain == cookie.domain || other.domain.hasSuffix("." + cookie.domain)
                    || cookie.domain.hasSuffix("." + other.domain))
        }
    }

    // MARK: Entries

    private func insert(_ cookie: FetchCookie, into state: inout State, now: Date) {
        version.add(1, ordering: .releasing)
        var entries = state.entries[cookie.domain] ?? []
        state.count -= entries.count
        state.uses += 1
        var order = state.uses
        if let old = entries.firstIndex(where: { $0.cookie.replaces(cookie) }) {
            order = entries.remove(at: old).order
        }
        if !cookie.isExpired(at: now) { entries.append(Entry(cookie: cookie, order: order, lastUse: state.uses)) }
        if entries.count > Self.mostInDomain {
            entries.removeAll { $0.cookie.isExpired(at: now) }
            // Cookies without the secure attribute are removed first (RFC 6265bis §5.7).
            while entries.count > Self.mostInDomain,
                let victim = entries.indices.min(by: { Self.isLessWorth(entries[$0], entries[$1]) })
            {
                entries.remove(at: victim)
            }
        }
        state.count += entries.count
        state.entries[cookie.domain] = entries.isEmpty ? nil : entries
        while state.count > Self.most { Self.removeLeastUsed(from: &state) }
    }

    private static func isLessWorth(_ a: Entry, _ b: Entry) -> Bool {
        a.cookie.isSecure != b.cookie.isSecure ? !a.cookie.isSecure : a.lastUse < b.lastUse
    }

    private static func removeLeastUsed(from state: inout State) {
        let oldest = state.entries.min { a, b in
            (a.value.map(\.lastUse).min() ?? .max) < (b.value.map(\.lastUse).min() ?? .max)
        }
        guard let oldest,
            let victim = oldest.value.indices.min(by: { oldest.value[$0].lastUse < oldest.value[$1].lastUse })
        else { return }
        var entries = oldest.value
        entries.remove(at: victim)
        state.entries[oldest.key] = entries.isEmpty ? nil : entries
        state.count -= 1
    }
}

extension [CookieJar.Entry] {
    /// Records a use of some cookies, and returns them in `used`.
    fileprivate mutating func use(_ use: UInt64, where isUsed: (FetchCookie) -> Bool, in used: inout Self) {
        for index in indices where isUsed(self[index].cookie) {
            self[index].lastUse = use
            used.append(self[index])
        }
    }
}
