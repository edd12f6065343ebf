import Crypto
public import HTTPTypes
import Synchronization

/// A user name and password that are never sent: each request proves that the client knows them (RFC 7616).
///
/// The proof uses SHA-256, or MD5 if the server does not offer that. The first request to an origin gets a 401 and is
/// sent once more. Later requests reuse the challenge, and need no second round until the server wants a new nonce. A
/// request whose body can be read only once is not sent again; its 401 is the response, and the next request has the
/// proof. The proof covers the method and URL (`qop=auth`), not the body.
public final class DigestCredentials: FetchCredentials {
    /// A challenge of a server, and the number of proofs for it.
    private struct Session {
        let challenge: Challenge
        /// The client nonce, which is a part of the secret if the algorithm has sessions (RFC 7616 §3.4.2).
        ///
        /// It is then the same for all requests.
        let clientNonce: String
        var count = 0
    }

    private let user: String
    private let password: String
    private let clientNonce: @Sendable () -> String
    private let sessions = Mutex<[String: Session]>([:])

    /// Creates credentials from a user name and password.
    public convenience init(user: String, password: String) {
        self.init(user: user, password: password) { String(UInt128.random(in: 0 ... .max), radix: 16) }
    }

    init(user: String, password: String, clientNonce: @escaping @Sendable () -> String) {
        self.user = user
        self.password = password
        self.clientNonce = clientNonce
    }

    /// The identity of the user name and password: each pair has its own.
    public var partition: String? { Self.partition(of: "Digest \(user):\(password)") }

    /// `true`: the proof is computed at once.
    public var isImmediate: Bool { true }

    /// Adds the proof to a request, if the server has sent a challenge.
    public func authorize(_ request: inout HTTPRequest) {
        let origin = request.origin
        let session = sessions.withLock { sessions in
            sessions[origin]?.count += 1
            return sessions[origin]
        }
        guard let session else { return }
        request.headerFields[.authorization] = header(for: request, session)
    }

    /// Stores the challenge of the server, without any wait.
    ///
    /// - Returns: `false` if the challenge was answered already, because then the user name or password is wrong.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        let challenges = AuthenticationChallenge.all(in: response.headerFields, .wwwAuthenticate)
            .compactMap(Challenge.init)
        guard let best = challenges.first(where: { $0.algorithm == .sha256 }) ?? challenges.first else { return false }
        let answered = AuthenticationChallenge.all(in: rejected.headerFields, .authorization).first?.parameters["nonce"]
        let nonce = clientNonce()
        let origin = rejected.origin
        return sessions.withLock { sessions in
            let session = sessions[origin]
            // Another call stored a new nonce while this one was waiting for its response.
            if let session, let answered, answered != session.challenge.nonce { return true }
            // Many servers do not report a stale nonce: a nonce that was accepted before has become stale.
            guard answered == nil || best.isStale || session.map({ $0.count > 1 }) == true else { return false }
            sessions[origin] = Session(challenge: best, clientNonce: nonce)
            return true
        }
    }

    private func header(for request: HTTPRequest, _ session: Session) -> String {
        let challenge = session.challenge
        let hash = challenge.algorithm.hash
        let nonce = challenge.isSession ? session.clientNonce : clientNonce()
        let count = String(session.count, radix: 16)
        let padded = String(repeating: "0", count: max(0, 8 - count.count)) + count
        let uri = request.target
        var secret = hash("\(user):\(challenge.realm):\(password)")
        if challenge.isSession { secret = hash("\(secret):\(challenge.nonce):\(nonce)") }
        let what = hash("\(request.method):\(uri)")
        let proof =
            challenge.hasQuality
            ? hash("\(secret):\(challenge.nonce):\(padded):\(nonce):auth:\(what)")
            : hash("\(secret):\(challenge.nonce):\(what)")

        var text = "Digest " + userText(challenge)
        text += ", realm=\(quoted(challenge.realm)), uri=\(quoted(uri)), nonce=\(quoted(challenge.nonce))"
        text += ", algorithm=\(challenge.algorithm.rawValue)" + (challenge.isSession ? "-sess" : "")
        if challenge.hasQuality || challenge.isSession { text += ", nc=\(padded), cnonce=\(quoted(nonce))" }
        if challenge.hasQuality { text += ", qop=auth" }
        text += ", response=\"\(proof)\""
        if let opaque = challenge.opaque { text += ", opaque=\(quoted(opaque))" }
        if challenge.hidesUser { text += ", userhash=true" }
        return text
    }

    /// Returns `username`, hidden if the server wants that, or in the form for names outside ASCII (RFC 8187).
    private func userText(_ challenge: Challenge) -> String {
        if challenge.hidesUser { return "username=\"\(challenge.algorithm.hash("\(user):\(challenge.realm)"))\"" }
        if user.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return "username=\(quoted(user))" }
        return "username*=UTF-8''\(PercentEncoding.encode(user))"
    }

    private func quoted(_ text: String) -> String {
        // By scalars: a quotation mark with a combining accent is another character for Swift.
        let scalars = text.unicodeScalars.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
        return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
    }
}

extension DigestCredentials {
    /// A challenge that these credentials can answer.
    private struct Challenge {
        enum Algorithm: String {
            case md5 = "MD5"
            case sha256 = "SHA-256"

            var hash: (String) -> String {
                switch self {
                case .md5: { Insecure.MD5.hash(data: Array($0.utf8)).hexadecimal }
                case .sha256: { SHA256.hash(data: Array($0.utf8)).hexadecimal }
                }
            }
        }

        let algorithm: Algorithm
        let isSession: Bool
        let realm: String
        let nonce: String
        let opaque: String?
        /// A Boolean value indicating whether the server supports `qop=auth` of RFC 2617 and later ones.
        let hasQuality: Bool
        let isStale: Bool
        let hidesUser: Bool

        /// Creates a challenge; `nil` for another scheme, an unknown algorithm, or `qop=auth-int` alone.
        init?(_ challenge: AuthenticationChallenge) {
            let parameters = challenge.parameters
            guard challenge.scheme == "digest", let realm = parameters["realm"], let nonce = parameters["nonce"] else {
                return nil
            }
            var name = (parameters["algorithm"] ?? "MD5").uppercased()
            isSession = name.hasSuffix("-SESS")
            if isSession { name.removeLast(5) }
            guard let algorithm = Algorithm(rawValue: name) else { return nil }
            let qualities = parameters["qop"]?.split { $0 == "," || $0 == " " }
            guard qualities?.contains("auth") != false else { return nil }
            self.algorithm = algorithm
            self.realm = realm
            self.nonce = nonce
            opaque = parameters["opaque"]
            hasQuality = qualities != nil
            isStale = parameters["stale"]?.lowercased() == "true"
            hidesUser = parameters["userhash"]?.lowercased() == "true"
        }
    }
}

extension DigestCredentials: CustomStringConvertible, CustomReflectable {
    /// The name of the type; user name and password are not shown.
    public var description: String { "DigestCredentials" }
    /// A mirror that does not show the user name and password.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchCredentials where Self == DigestCredentials {
    /// Creates credentials from a user name and password that are proved, not sent (RFC 7616).
    public static func digest(user: String, password: String) -> Self {
        DigestCredentials(user: user, password: password)
    }
}
