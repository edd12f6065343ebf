import AsyncFetch
import AsyncJSON
import NIOCore

/// The body of a response, read as what servers of tokens send: JSON, a form, a page of a proxy, nothing.
struct ServerAnswer {
    /// The members; `nil` if the body is no object.
    let value: JSON.Value?
    private let isEmpty: Bool
    private let isPage: Bool

    init(_ response: FetchResponse) { self.init(response.body) }

    init(_ body: ByteBuffer) {
        let bytes = body.readableBytesView
        let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        isEmpty = start == nil
        isPage = start == UInt8(ascii: "<")
        if let parsed = try? JSON.Value(parsing: bytes) {
            // Google's batches and some of its proxies put the error into an array.
            let value = parsed.array?.first ?? parsed
            self.value = value.isObject ? value : nil
        } else {
            value = isPage ? nil : Self.form(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Returns the object that a successful response must be.
    ///
    /// - Throws: ``OAuthError/Code/badAnswer``, with the kind of the body but without its content.
    func object(from server: String) throws(OAuthError) -> JSON.Value {
        if let value { return value }
        let kind = isEmpty ? "is empty" : isPage ? "is a page in HTML or XML" : "is no JSON object"
        throw OAuthError(.badAnswer, "the response of \(server) \(kind); check the URL, and the proxies on the way")
    }

    /// The form that old servers send in place of JSON: `access_token=…&expires_in=3600`.
    private static func form(_ text: String) -> JSON.Value? {
        guard text.contains("="), !text.contains(where: { $0.isWhitespace || "{}<>\"".contains($0) }) else {
            return nil
        }
        var names: Set<String> = []
        var members: [(name: String, value: JSON.Value)] = []
        for field in text.split(separator: "&") {
            let name = field.prefix { $0 != "=" }
            let rest = field[name.endIndex...].dropFirst()
            let words = [String(name), String(rest)].map { PercentEncoding.decode($0.replacing("+", with: " ")) ?? $0 }
            // The first counts, as that of a member would.
            if names.insert(words[0]).inserted { members.append((words[0], JSON.Value(words[1]))) }
        }
        return JSON.Value(members: members)
    }

    /// The reason of a refusal: OAuth's `error`, or the status of Google's services.
    var error: OAuthError.Reason? {
        guard let error = value?["error"] else { return nil }
        return (error.string ?? error["status"]?.string).flatMap(OAuthError.Reason.init(word:))
    }

    /// The server's own explanation.
    var explanation: String? {
        let error = value?["error"]
        return error?["message"]?.string ?? value?["error_description"]?.string
    }

    /// A finer error (`error_subtype`).
    var subtype: String? { value?["error_subtype"]?.string }
}

extension OAuthError.Reason {
    /// Creates a reason from the word of a server; `nil` for what is no word.
    fileprivate init?(word: String) {
        let isWord = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
            default: false
            }
        }
        guard isWord, 1...64 ~= word.utf8.count, Redaction.text(word) == word else { return nil }
        switch word {
        case "RESOURCE_EXHAUSTED", "rate_limit_exceeded", "too_many_requests": self = .rate
        case "UNAVAILABLE": self = .temporarilyUnavailable
        case "INTERNAL", "internal_failure": self = .serverError
        default: self.init(rawValue: word)
        }
    }

    /// A Boolean value indicating whether the server says that the same request may succeed later.
    var isTemporary: Bool { [.serverError, .temporarilyUnavailable, .rate].contains(self) }

    /// A Boolean value indicating whether the device that asks has to wait for its next question (RFC 8628 §3.5).
    ///
    /// Only the loop of the login knows how long: a repetition of the request comes too early, whatever the status is.
    var isAboutNextQuestion: Bool { [.authorizationPending, .slowDown].contains(self) }

    /// A Boolean value indicating whether no repetition helps.
    var isFinal: Bool { rawValue.hasPrefix("invalid_") || rawValue.hasSuffix("_client") }
}
