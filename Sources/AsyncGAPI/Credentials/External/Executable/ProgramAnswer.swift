import AsyncJSON
import AsyncOAuth

/// The answer of a program that supplies subject tokens, on its standard output or in its output file.
struct ProgramAnswer {
    /// The place of the answer, for messages.
    let place: String
    private let members: JSON.Value
    /// A Boolean value indicating whether the program succeeded.
    let isSuccess: Bool

    /// Parses an answer.
    ///
    /// - Throws: `OAuthError/Code/subjectToken`; never with the answer in its message.
    init(_ bytes: some Sequence<UInt8>, of place: String) throws(OAuthError) {
        self.place = place
        members = try GAPI.subjectObject(bytes, of: place)
        guard let version = members["version"]?.int64 else {
            throw OAuthError(.subjectToken, "\(place) has no version")
        }
        guard version == 1 else {
            throw OAuthError(.subjectToken, "\(place) has version \(version), but only version 1 is known")
        }
        guard let success = members["success"]?.bool else {
            throw OAuthError(.subjectToken, "\(place) has no success, true or false")
        }
        isSuccess = success
    }

    /// Returns `true` if the token has expired; without an expiry it has not.
    func isExpired(at now: Double) -> Bool { expiry.map { $0 <= now } ?? false }

    private var expiry: Double? {
        guard let time = members["expiration_time"]?.double, time.isFinite else { return nil }
        return time
    }

    /// Returns the token.
    ///
    /// - Throws: `OAuthError/Code/subjectToken` if the program failed, the answer has expired or has no token.
    func token(at now: Double, needsExpiry: Bool) throws(OAuthError) -> String {
        guard isSuccess else { throw failure }
        if let value = members["expiration_time"], !value.isNull, expiry == nil {
            throw OAuthError(.subjectToken, "the expiration_time of \(place) is not a number of seconds")
        }
        guard expiry != nil || !needsExpiry else {
            throw OAuthError(.subjectToken, "\(place) has no expiration_time, which an output_file needs")
        }
        guard !isExpired(at: now) else {
            throw OAuthError(.subjectToken, "the token of \(place) has expired already")
        }
        let name: String
        switch members["token_type"]?.string {
        case "urn:ietf:params:oauth:token-type:jwt", "urn:ietf:params:oauth:token-type:id_token": name = "id_token"
        case "urn:ietf:params:oauth:token-type:saml2": name = "saml_response"
        default: throw OAuthError(.subjectToken, "\(place) has no token_type of a JWT, an id token or SAML 2")
        }
        guard let token = members[name]?.string, !token.isEmpty else {
            throw OAuthError(.subjectToken, "\(place) has no \(name)")
        }
        return token
    }

    /// The error of an unsuccessful answer: its code alone, because its message may quote anything.
    private var failure: OAuthError {
        let code = members["code"]?.string ?? ""
        let isPlain =
            code.utf8.count <= 32
            && code.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
        let shown = isPlain && !code.isEmpty ? "the code \(code)" : "no plain code"
        return OAuthError(.subjectToken, "\(place) reports a failure with \(shown)")
    }
}
