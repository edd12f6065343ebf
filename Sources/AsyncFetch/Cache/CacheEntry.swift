import HTTPTypes
import NIOCore

/// An answer as it is kept, and what RFC 9111 says of it.
///
/// Times are seconds since 1970.
struct CacheEntry: Sendable {
    /// A header of the request that the server chose the answer by.
    struct Choice: Sendable, Equatable {
        let name: HTTPField.Name
        /// `nil` when the request had none.
        let value: String?
    }

    let head: HTTPResponse
    var body = ByteBuffer()
    /// The headers of the request that the `Vary` of the answer names.
    let choices: [Choice]
    /// When the request was sent.
    let requested: Double
    /// When the answer came.
    let received: Double

    let control: CacheControl
    /// How long it is fresh.
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

    /// The entry that an answer to a request makes, without its body; `nil` when it must not be kept, or would be of no use.
    init?(_ head: HTTPResponse, to request: HTTPRequest, requested: Double, received: Double) {
        guard request.method == .get, let choices = Self.choices(of: head, in: request) else { return nil }
        self.init(head: head, choices: choices, requested: requested, received: received)
        guard isStorable, lifetime > 0 || !validators.isEmpty else { return nil }
    }

    // MARK: Storing (RFC 9111 §3)

    /// The statuses whose meaning is known here; all others, partial answers among them, are not kept.
    private static let heuristicallyFresh = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]
    private static let understood = heuristicallyFresh + [302, 307, 451]

    private var isStorable: Bool {
        let status = head.status.code
        guard Self.understood.contains(status) else { return false }
        // A server that says must-understand means no-store for those who do not understand the status.
        guard !control.has("no-store") || control.has("must-understand") else { return false }
        return Self.heuristicallyFresh.contains(status) || isExplicit
    }

    private var isExplicit: Bool {
        control.has("max-age") || control.has("public") || control.has("private")
            || head.headerFields.contains(.expires)
    }

    /// - Returns: `nil` for an answer that fits no other request.
    private static func choices(of head: HTTPResponse, in request: HTTPRequest) -> [Choice]? {
        guard head.headerFields.contains(.vary) else { return [] }
        var choices: [Choice] = []
        for text in head.headerFields[values: .vary].flatMap({ $0.split(separator: ",") }) {
            let text = String(text).trimmed
            guard text != "*", let name = HTTPField.Name(text) else { return nil }
            // What authorizes is part of the key, as a digest, and must not be written down.
            guard !Redaction.isSecret(name), !choices.contains(where: { $0.name == name }) else {
                continue
            }
            let value = request.headerFields[name]
            if let value, Redaction.text(value) != value { return nil }  // a URL with a key in it
            choices.append(Choice(name: name, value: value))
        }
        return choices.sorted { $0.name.canonicalName < $1.name.canonicalName }
    }

    /// Whether the body is as long as the head says, as far as that can be told.
    var isComplete: Bool {
        // The length is that before decompression.
        let fields = head.headerFields
        guard !fields.contains(.contentEncoding), let length = fields.first(.contentLength).flatMap({ Int($0) }) else {
            return true
        }
        return length == body.readableBytes
    }

    // MARK: Using (RFC 9111 §4)

    /// Whether the server would choose this answer for a request, too.
    func fits(_ request: HTTPRequest) -> Bool {
        choices.allSatisfy { request.headerFields[$0.name] == $0.value }
    }

    func age(at now: Double) -> Double {
        initialAge + max(now - received, 0)
    }

    /// Whether it can be used without asking the server, as far as the request wishes so.
    func satisfies(_ wishes: CacheControl, at now: Double) -> Bool {
        guard !wishes.has("no-cache"), !control.hasUnqualified("no-cache") else { return false }
        let age = age(at: now)
        let isFresh = lifetime > age
        if let most = wishes.seconds("max-age"), age > most || most == 0 {
            // A reload; what never changes is not asked for again (RFC 8246).
            guard isFresh, most == 0, control.has("immutable") else { return false }
        }
        if let least = wishes.seconds("min-fresh"), lifetime - age < least { return false }
        if isFresh { return true }
        guard wishes.has("max-stale"), !control.has("must-revalidate") else { return false }
        return wishes.hasUnqualified("max-stale") || age - lifetime <= wishes.seconds("max-stale") ?? 0
    }

    /// Whether it may stand in for a server that fails (RFC 5861 §4).
    func maySurviveError(_ wishes: CacheControl, at now: Double) -> Bool {
        guard !control.has("must-revalidate"), !control.hasUnqualified("no-cache"), !wishes.has("no-cache"),
            let window = wishes.seconds("stale-if-error") ?? control.seconds("stale-if-error")
        else { return false }
        return age(at: now) - lifetime <= window
    }

    /// The answer as its reader gets it.
    func answer(
        to request: HTTPRequest,
        at now: Double,
        isValidated: Bool,
        for identity: String? = nil
    ) -> TransportResponse {
        var head = head
        if !isValidated {
            head.headerFields[.age] = String(Int(age(at: now)))
            for name in control.fields("no-cache") { head.headerFields[name] = nil }
        }
        var response = TransportResponse(head: head, body: request.method == .head ? .empty : ResponseBody(body))
        response.isFromCache = true
        response.identity = identity
        return response
    }

    // MARK: Validating (RFC 9111 §4.3)

    /// What asks the server whether the answer is still good, verbatim as the server said it.
    var validators: HTTPFields {
        var fields = HTTPFields()
        if let tag = head.headerFields.first(.eTag) { fields[.ifNoneMatch] = tag }
        if let date = head.headerFields.first(.lastModified) { fields[.ifModifiedSince] = date }
        return fields
    }

    /// Whether the head of another answer can be about this one.
    func isDescribed(by other: HTTPResponse) -> Bool {
        let (mine, others) = (head.headerFields, other.headerFields)
        if let tag = others[.eTag] { return mine[.eTag].map(Self.opaque) == Self.opaque(tag) }
        return others[.lastModified] == nil || others[.lastModified] == mine[.lastModified]
    }

    /// The entry with the headers of a later answer about it (RFC 9111 §3.2).
    func updated(by other: HTTPResponse, to request: HTTPRequest, requested: Double, received: Double) -> CacheEntry? {
        var head = head
        head.headerFields[.age] = nil
        head.headerFields[.date] = nil
        for name in Set(other.headerFields.map(\.name)) where !Self.descriptionOfBody.contains(name) {
            head.headerFields[fields: name] = other.headerFields[fields: name]
        }
        var entry = CacheEntry(head, to: request, requested: requested, received: received)
        entry?.body = body
        return entry
    }

    private static let descriptionOfBody: [HTTPField.Name] = [
        .contentLength, .contentEncoding, .contentRange, .transferEncoding, .connection,
    ]

    /// Without the mark of a weak tag: for this purpose both kinds are alike (RFC 9110 §8.8.3.2).
    private static func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }

    // MARK: Freshness (RFC 9111 §4.2)

    private static func lifetime(_ head: HTTPResponse, _ control: CacheControl, date: Double) -> Double {
        let fields = head.headerFields
        if let seconds = control.seconds("max-age") { return seconds }
        if fields.contains(.expires) {
            // Of several the first counts, and what is no date, such as "0", is over.
            let expires = fields.first(.expires).flatMap(CacheDate.seconds)
            return expires.map { max($0 - date, 0) } ?? 0
        }
        guard heuristicallyFresh.contains(head.status.code) || control.has("public"),
            let modified = fields.first(.lastModified).flatMap(CacheDate.seconds)
        else { return 0 }
        // A tenth of its age (§4.2.2), and no more than a day without the server's word.
        return min(max((date - modified) / 10, 0), 86_400)
    }
}

/// A date in one of the three formats of RFC 9110 §5.6.7.
enum CacheDate {
    /// - Returns: seconds since 1970; `nil` for what is no date, or in another time zone.
    static func seconds(_ text: String) -> Double? {
        if let seconds = HTTPDate.seconds(text) { return Double(seconds) }
        let text = text.trimmed
        let isAscTime = text.last?.isNumber == true && !text.contains("+") && !text.contains("-")
        guard text.hasSuffix("GMT") || isAscTime else { return nil }
        return CookieDate.seconds(text).map(Double.init)
    }
}
