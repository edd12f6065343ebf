/// Tells by a name whether what it stands for is secret: the name of a header, a parameter, a member, a field or an element.
package struct SecretNames: Sendable {
    /// The names that everybody keeps secret.
    package static let known = SecretNames()

    private let others: Set<String>

    /// The names that everybody keeps secret, and others.
    package init(and others: [String] = []) { self.others = Set(others.map { Self.normalized($0.utf8) }) }

    /// Whether no place may show the value.
    ///
    /// Upper and lower case, hyphens and underscores make no difference: `client_secret` and `X-Client-Secret` are secret.
    func contains(_ name: some Sequence<UInt8>) -> Bool {
        let name = Self.normalized(name)
        if Self.exact.contains(name) || others.contains(name) { return true }
        return Self.suffixes.contains { name.hasSuffix($0) } && !Self.harmlessSuffixes.contains { name.hasSuffix($0) }
    }

    /// Whether a query or a form may not show the value: these names are too common elsewhere.
    static func containsInQuery(_ name: some Sequence<UInt8>) -> Bool {
        ["key", "code", "sig", "pin", "otp"].contains(normalized(name))
    }

    /// Whether the value is a one-time code if it looks like one: `"4/0Adeu5B"` is, `"rateLimitExceeded"` is not.
    static func isCode(_ name: some Sequence<UInt8>) -> Bool { normalized(name) == "code" }

    /// Whether a token follows, as in `Bearer ya29…`.
    static func isBearer(_ name: some Sequence<UInt8>) -> Bool { normalized(name) == "bearer" }

    private static let exact: Set<String> = [
        "authorization", "cookie", "assertion", "clientassertion", "codeverifier", "sessionid", "jwt",
        "credentials", "passwd", "pwd", "auth", "sid", "lsid",
    ]
    private static let suffixes = [
        "authorization", "cookie", "token", "secret", "password", "passphrase", "apikey", "privatekey", "signature",
        "accesskey", "gdatakey", "uploadid",
    ]
    private static let harmlessSuffixes = ["pagetoken", "synctoken", "continuationtoken"]

    private static func normalized(_ name: some Sequence<UInt8>) -> String {
        var letters: [UInt8] = []
        for byte in name where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
            letters.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
