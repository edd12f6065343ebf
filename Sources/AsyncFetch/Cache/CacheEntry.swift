import HTTPTypes
import NIOCore

/// A stored response, with the rules of RFC 9111 for it.
///
/// Times are seconds since 1970.
struct CacheEntry: Sendable {
    /// A header field of the request, by which the server chose the response.
    struct Choice: Sendable, Hashable {
        let name: HTTPField.Name
        /// The value; `nil` when the request did not have the header field.
        let value: String?

        /// The approximate size in memory.
        var byteCount: Int { 64 + name.rawName.utf8.count + (value?.utf8.count ?? 0) }
    }

    private(set) var head: HTTPResponse
    var body = ByteBuffer()
    /// The header fields of the request that the response names in `Vary`.
    let choices: [Choice]
    /// The time when the request was sent.
    let requested: Double
    /// The time when the response arrived.
    let received: Double
    /// The least time for which a store has had the response, by the store's clock; 0 if the store does not say.
    var residence = 0.0

    let control: CacheControl
    /// The time for which the response is fresh, in seconds.
    let lifetime: Double
    private let initialAge: Double

    init(
        head: HTTPResponse,
        body: ByteBuffer = ByteBuffer(),
        choices: [Choice],
        requested: Double,
        received: Double
    ) {
        self.head = head
        self.body = body
        self.choices = choices
        self.requested = requested
        self.received = received
        control = CacheControl(head.headerFields)
        let date = head.headerFields.first(.date).flatMap(CacheDate.seconds)
        lifetime = Self.lifetime(head, control, date: date ?? received)
        // RFC 9111 §4.2.3
        let stated = head.headerFields.first(.age).flatMap { CacheControl.seconds(in: $0.trimmed) } ?? 0
        initialAge = max(received - (date ?? received), stated + max(received - requested, 0), 0)
    }

    /// Creates the entry for the response to a request, without its body; `nil` if the response must not be stored, or
    /// would be of no use.
    ///
    /// - Parameters:
    ///   - head: The head of the response.
    ///   - request: The request of the caller, by which the entry is found.
    ///   - sent: The header fields that were sent for it; `nil` if they are those of the caller.
    ///   - requested: The time when the request was sent.
    ///   - received: The time when the response arrived.
    init?(
        _ head: HTTPResponse,
        to request: HTTPRequest,
        sentWith sent: @autoclosure () -> HTTPFields? = nil,
        requested: Double,
        received: Double
    ) {
        guard request.method == .get, let choices = Self.choices(of: head, to: request, sentWith: sent()) else {
            return nil
        }
        self.init(storing: head, choices, requested: requested, received: received)
    }

    /// Creates the entry for a response to GET with these choices, as above.
    ///
    /// It is without the header fields that are for one caller alone.
    init?(storing head: HTTPResponse, _ choices: [Choice], requested: Double, received: Double) {
        self.init(head: head, choices: choices, requested: requested, received: received)
        guard isStorable, lifetime > 0 || !validators.isEmpty else { return nil }
        Self.removePersonal(control, from: &self.head)
    }

    // MARK: Storing (RFC 9111 §3)

    /// The statuses that this cache understands; responses with others, such as partial ones, are not stored.
    private static let heuristicallyFresh = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]
    private static let understood = heuristicallyFresh + [302, 307, 451]

    private var isStorable: Bool {
        let status = head.status.code
        guard Self.understood.contains(status) else { return false }
        // Another call may follow the redirect, which nobody does with one that is found here.
        guard ![301, 302, 307, 308].contains(status) || !head.headerFields.contains(.location) else { return false }
        // If a server sends must-understand, its no-store is for caches that do not understand the status.
        guard !control.has(.noStore) || control.has(.mustUnderstand) else { return false }
        return Self.heuristicallyFresh.contains(status) || isExplicit
    }

    private var isExplicit: Bool {
        control.has(.maxAge) || control.has(.public) || control.has(.private)
            || head.headerFields.contains(.expires)
    }

    /// Removes the header fields that `no-cache` names: they are for the caller of their response alone, until the
    /// server has confirmed them (RFC 9111 §5.2.2.4).
    ///
    /// Those by which this cache decides stay. They are left out when the response is returned.
    private static func removePersonal(_ control: CacheControl, from head: inout HTTPResponse) {
        for name in control.uncachedFields where !ruling.contains(name) { head.headerFields[name] = nil }
    }

    /// The header fields by which this cache decides.
    private static let ruling: [HTTPField.Name] = [
        .age, .cacheControl, .contentEncoding, .contentLength, .date, .eTag, .expires, .lastModified, .vary,
    ]

    /// The most header fields by which a server may choose; no server needs so many, and each costs time for all
    /// others.
    private static let mostChoiceNames = 32

    /// Returns the choices of the server.
    ///
    /// - Parameters:
    ///   - head: The head of the response.
    ///   - request: The request of the caller.
    ///   - sent: The header fields that were sent for it; `nil` if they are those of the caller.
    /// - Returns: `nil` for a response that fits no other request.
    static func choices(
        of head: HTTPResponse,
        to request: HTTPRequest,
        sentWith sent: @autoclosure () -> HTTPFields?
    ) -> [Choice]? {
        guard head.headerFields.contains(.vary) else { return [] }
        let sent = sent()
        var choices: [Choice] = []
        for text in head.headerFields[values: .vary].flatMap({ $0.split(separator: ",") }) {
            let text = String(text).trimmed
            guard text != "*", let name = HTTPField.Name(text) else { return nil }
            // Credentials are part of the key, as a digest, and must not be written to disk.
            guard !Redaction.isSecret(name), !choices.contains(where: { $0.name == name }) else {
                continue
            }
            guard choices.count < mostChoiceNames else { return nil }
            let value = request.headerFields[name]
            // Middleware has changed it, and may do so otherwise for the next request that looks like this one.
            if let sent, sent[name] != value { return nil }
            if let value, Redaction.text(value) != value { return nil }  // contains a URL with a key
            choices.append(Choice(name: name, value: value))
        }
        return choices.sorted { $0.name.canonicalName < $1.name.canonicalName }
    }

    /// A Boolean value indicating whether the body is as long as the head says, as far as that is known.
    var isComplete: Bool {
        // The header field has the length before decompression.
        let fields = head.headerFields
        guard !fields.contains(.contentEncoding),
            let length = fields.first(.contentLength).flatMap({ WireNumber.count($0) })
        else { return true }
        return length == body.readableBytes
    }

    // MARK: Using (RFC 9111 §4)

    /// Returns `true` if this response takes the place of another one for the same key: that with the same choices, and
    /// all if the server chooses by other header fields.
    func replaces(_ other: CacheEntry) -> Bool { choices.replaces(other.choices) }

    /// Returns `true` if the server would choose this response for a request, too.
    func fits(_ request: HTTPRequest) -> Bool {
        choices.allSatisfy { request.headerFields[$0.name] == $0.value }
    }

    func age(at now: Double) -> Double {
        initialAge + max(now - received, residence, 0)
    }

    /// Returns `true` if the response can be used without asking the server, as the request's directives allow.
    func satisfies(_ wishes: CacheControl, at now: Double) -> Bool {
        guard !wishes.has(.noCache), !control.hasUnqualified(.noCache) else { return false }
        let age = age(at: now)
        let isFresh = lifetime > age
        if let most = wishes.seconds(.maxAge), age > most || most == 0 {
            // This is a reload; content that never changes is not requested again (RFC 8246).
            guard isFresh, most == 0, control.has(.immutable) else { return false }
        }
        if let least = wishes.seconds(.minFresh), lifetime - age < least { return false }
        if isFresh { return true }
        guard wishes.has(.maxStale), !control.has(.mustRevalidate) else { return false }
        return wishes.hasUnqualified(.maxStale) || age - lifetime <= wishes.seconds(.maxStale) ?? 0
    }

    /// Returns `true` if the response may be used when the server fails (RFC 5861 §4).
    func maySurviveError(_ wishes: CacheControl, at now: Double) -> Bool {
        guard !control.has(.mustRevalidate), !control.hasUnqualified(.noCache), !wishes.has(.noCache),
            let window = wishes.seconds(.staleIfError) ?? control.seconds(.staleIfError)
        else { return false }
        return age(at: now) - lifetime <= window
    }

    /// Returns the response for a caller, without a confirmation of the server.
    func answer(to request: HTTPRequest, at now: Double) -> TransportResponse {
        var head = head
        head.headerFields[.age] = String(Int(age(at: now)))
        for name in control.uncachedFields { head.headerFields[name] = nil }
        return answer(with: head, to: request)
    }

    /// Returns the response with another head, such as that of ``headDescribed(by:)``.
    func answer(with head: HTTPResponse, to request: HTTPRequest, for identity: String? = nil) -> TransportResponse {
        var response = TransportResponse(head: head, body: request.method == .head ? .empty : FetchResponseBody(body))
        response.isFromCache = true
        response.identity = identity
        return response
    }

    // MARK: Validating (RFC 9111 §4.3)

    /// The header fields that ask the server whether the response is still valid, with the exact values of the server.
    ///
    /// There are none for a failure: conditions are about what a success returns (RFC 9110 §13.2.1), and the 304 to
    /// them would make the failure valid again.
    var validators: HTTPFields {
        var fields = HTTPFields()
        guard head.status.kind == .successful else { return fields }
        if let tag = head.headerFields.first(.eTag), !tag.isEmpty { fields[.ifNoneMatch] = tag }
        if let date = head.headerFields.first(.lastModified) { fields[.ifModifiedSince] = date }
        return fields
    }

    /// Returns `true` if the head of another response can describe this response.
    func isDescribed(by other: HTTPResponse) -> Bool {
        let (mine, others) = (head.headerFields, other.headerFields)
        if let tag = others[.eTag] { return mine[.eTag].map(Self.opaque) == Self.opaque(tag) }
        return others[.lastModified] == nil || others[.lastModified] == mine[.lastModified]
    }

    /// Returns the head with the header fields of a later response about it (RFC 9111 §3.2).
    ///
    /// Of the header fields that are for one caller alone, it has only those of the later response.
    func headDescribed(by other: HTTPResponse) -> HTTPResponse {
        var head = head
        head.headerFields[.age] = nil
        head.headerFields[.date] = nil
        Self.removePersonal(control, from: &head)
        Self.removePersonal(CacheControl(other.headerFields), from: &head)
        for name in Set(other.headerFields.map(\.name)) where !Self.descriptionOfBody.contains(name) {
            head.headerFields[fields: name] = other.headerFields[fields: name]
        }
        return head
    }

    /// Returns the entry with the head of ``headDescribed(by:)``; `nil` if it must not be stored, or would be of no
    /// use.
    func updated(
        with head: HTTPResponse,
        to request: HTTPRequest,
        sentWith sent: HTTPFields?,
        requested: Double,
        received: Double
    ) -> CacheEntry? {
        var entry = CacheEntry(head, to: request, sentWith: sent, requested: requested, received: received)
        entry?.body = body
        return entry
    }

    private static let descriptionOfBody: [HTTPField.Name] = [
        .contentLength, .contentEncoding, .contentRange, .transferEncoding, .connection,
    ]

    /// Returns an entity tag without the mark of weak tags, because both kinds are equal here (RFC 9110 §8.8.3.2).
    private static func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }

    // MARK: Freshness (RFC 9111 §4.2)

    private static func lifetime(_ head: HTTPResponse, _ control: CacheControl, date: Double) -> Double {
        let fields = head.headerFields
        if let seconds = control.seconds(.maxAge) { return seconds }
        if fields.contains(.expires) {
            // If there are several, the first counts. A value that is not a date, such as "0", means expired.
            let expires = fields.first(.expires).flatMap(CacheDate.seconds)
            return expires.map { max($0 - date, 0) } ?? 0
        }
        guard heuristicallyFresh.contains(head.status.code) || control.has(.public),
            let modified = fields.first(.lastModified).flatMap(CacheDate.seconds)
        else { return 0 }
        // A tenth of its age (§4.2.2), and at most a day, because the server did not say it.
        return min(max((date - modified) / 10, 0), 86_400)
    }
}

extension [CacheEntry.Choice] {
    /// Returns `true` if a response with these choices takes the place of one with others; see
    /// ``CacheEntry/replaces(_:)``.
    func replaces(_ others: Self) -> Bool {
        count != others.count || self == others || zip(self, others).contains { $0.name != $1.name }
    }
}

/// A date in one of the three formats of RFC 9110 §5.6.7.
enum CacheDate {
    /// Parses a date.
    ///
    /// - Returns: The seconds since 1970; `nil` if the text is not a date, or is in another time zone.
    static func seconds(_ text: String) -> Double? {
        if let seconds = HTTPDate.seconds(text) { return Double(seconds) }
        let text = text.trimmed
        let isAscTime = text.last?.isNumber == true && !text.contains("+") && !text.contains("-")
        guard text.hasSuffix("GMT") || isAscTime else { return nil }
        return CookieDate.seconds(text).map(Double.init)
    }
}
