package import HTTPTypes
import Synchronization

extension FetchCall {
    /// A Boolean value indicating whether sending the request twice does no harm.
    var isIdempotent: Bool { options.isIdempotent ?? isIdempotentByRule ?? request.isIdempotent }

    /// A Boolean value indicating whether the request can be sent twice.
    ///
    /// The body can be read again, or nobody has begun to read it.
    var canBeSentAgain: Bool { body?.isReplayable != false || bodyIsSpent?.isSet == false }

    /// Sets a flag when the body begins to be read, if it can be read only once.
    mutating func watchBody() {
        guard let body, !body.isReplayable else { return }
        let flag = Flag()
        bodyIsSpent = flag
        self.body = body.watched(flag)
    }
}

extension HTTPRequest {
    /// A Boolean value indicating whether the request asks for no change (RFC 9110 §9.2.1).
    ///
    /// These are the methods that the registry of IANA calls safe, those of WebDAV included.
    var isSafe: Bool {
        switch method {
        case .get, .head, .options, .trace: true
        default: Self.otherSafeMethods.contains(method.rawValue)
        }
    }

    private static let otherSafeMethods: Set<String> = ["PRI", "PROPFIND", "QUERY", "REPORT", "SEARCH"]

    /// A Boolean value indicating whether sending the request twice does no harm.
    ///
    /// That follows from its method (RFC 9110 §9.2.2), or from a precondition that no longer holds after the first
    /// time. The registry calls MKCOL, MOVE, COPY and others idempotent, too. But after a lost response, the second
    /// request fails because of the first, or meets what somebody else has put there; so they are not among these.
    var isIdempotent: Bool { isSafe || method == .put || method == .delete || namesVersion || wantsNothingThere }

    /// A Boolean value indicating whether the request names the versions that it changes (`If-Match`).
    ///
    /// After the first time, none of them is there. `If-Match: *` names none: it holds for any version. An empty field
    /// names none either.
    package var namesVersion: Bool {
        let tags = headerFields[values: .ifMatch].filter { !$0.isEmpty }
        return !tags.isEmpty && !tags.contains("*")
    }

    /// A Boolean value indicating whether the request only creates (`If-None-Match: *`).
    ///
    /// After the first time, there is something. With a tag, the condition holds for any other version, so also for
    /// the version that the first time has left.
    private var wantsNothingThere: Bool { headerFields[values: .ifNoneMatch].contains("*") }
}

extension FetchRequestBody {
    /// Returns the same body, which sets a flag when it begins to be read.
    func watched(_ hasBegun: Flag) -> Self {
        Self(
            storage: .chunks {
                hasBegun.set()
                return try chunks().pull()
            },
            length: length,
            isReplayable: isReplayable
        )
    }
}

/// A flag that can be set once.
final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
}
