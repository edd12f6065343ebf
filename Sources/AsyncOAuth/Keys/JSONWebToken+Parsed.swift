package import AsyncJSON

extension JSONWebToken {
    /// The longest token that is read, in bytes.
    static let maximumLength = 64 << 10

    /// The parts of a token whose signature nobody has checked.
    struct Parsed: Sendable {
        let algorithm: SigningKey.Algorithm
        /// The `kid` of the header.
        let keyID: String?
        let claims: JSON.Value
        /// The bytes that are signed.
        let signed: [UInt8]
        let signature: [UInt8]

        /// Parses a token.
        ///
        /// - Throws: ``OAuthError/Code/idToken``; the message says which rule the token breaks.
        init(_ token: String) throws(OAuthError) {
            let parts = try JSONWebToken.parts(of: token)
            let header = try JSONWebToken.object(parts[0], "header")
            guard let name = header["alg"]?.string else { throw .idToken("its header names no algorithm (alg)") }
            guard let algorithm = SigningKey.Algorithm(rawValue: name) else {
                throw .idToken("its algorithm \(OAuthError.quoted(name)) is none of RS256, ES256, ES384")
            }
            if header["crit"] != nil { throw .idToken("its header demands extensions (crit)") }
            let keyID = header["kid"]
            if let keyID, keyID.string == nil { throw .idToken("the id of its key (kid) is not a text") }
            claims = try JSONWebToken.object(parts[1], "payload")
            guard let signature = Base64URL.decode(parts[2]) else { throw .idToken("its signature is not base64url") }
            let isFitting =
                switch algorithm {
                case .rs256: (256...1024).contains(signature.count)
                case .es256: signature.count == 64
                case .es384: signature.count == 96
                }
            guard isFitting else {
                throw .idToken("its signature has \(signature.count) bytes, which \(name) signatures never have")
            }
            self.algorithm = algorithm
            self.keyID = keyID?.string
            self.signature = signature
            signed = Array(parts[0].utf8) + [UInt8(ascii: ".")] + Array(parts[1].utf8)
        }
    }

    /// Returns the claims of a token without any check of its signature.
    ///
    /// That is enough only for a token that came from its issuer, over TLS, a moment ago: to learn its expiry.
    ///
    /// - Throws: ``OAuthError/Code/idToken``.
    package static func uncheckedClaims(of token: String) throws(OAuthError) -> JSON.Value {
        try object(parts(of: token)[1], "payload")
    }

    private static func parts(of token: String) throws(OAuthError) -> [Substring] {
        guard token.utf8.count <= maximumLength else { throw .idToken("it is longer than \(maximumLength >> 10) KiB") }
        let parts = token.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .idToken("it does not have three parts") }
        return parts
    }

    private static func object(_ part: Substring, _ name: String) throws(OAuthError) -> JSON.Value {
        guard let bytes = Base64URL.decode(part) else { throw .idToken("its \(name) is not base64url") }
        guard let value = try? JSON.Value(parsing: bytes, limits: JSON.Limits(depth: 32)), value.isObject else {
            throw .idToken("its \(name) is not a JSON object")
        }
        guard !hasDuplicates(value) else { throw .idToken("its \(name) has a member twice") }
        return value
    }

    /// Returns `true` if an object has a name twice, at any depth: two readers could see different values.
    private static func hasDuplicates(_ value: JSON.Value) -> Bool {
        if let members = value.members {
            var names: Set<String> = []
            return members.contains { !names.insert($0.name).inserted || hasDuplicates($0.value) }
        }
        return value.array?.contains(where: hasDuplicates) ?? false
    }
}

extension OAuthError {
    /// The refusal of an id token.
    static func idToken(_ reason: String, cause: (any Error)? = nil) -> OAuthError {
        OAuthError(.idToken, "the token is refused: \(reason)", cause: cause)
    }

    /// A text of a token in quotes, for messages: short, and of visible ASCII characters alone.
    ///
    /// Whoever forged the token must not write to the terminal that shows the message. A `Character` can be of any
    /// length.
    static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let start = scalars.prefix(100).map { $0.escaped(asASCII: true) }.joined()
        return "\"\(start)\(scalars.count > 100 ? "…" : "")\""
    }
}
