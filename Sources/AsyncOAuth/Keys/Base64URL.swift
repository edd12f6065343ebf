import AsyncJSON

/// The base64 encoding of JSON Web Tokens and Keys (RFC 7515 §2): URL-safe and without padding.
enum Base64URL {
    static func encode(_ bytes: some Sequence<UInt8>) -> String { JSON.Bytes(urlSafe: bytes).description }

    /// Decodes a text; returns `nil` for another alphabet, padding, white space, or bits that no encoder writes.
    static func decode(_ text: some StringProtocol) -> [UInt8]? {
        let text = String(text)
        guard let bytes = try? JSON.Bytes(parsing: text).bytes, encode(bytes) == text else { return nil }
        return bytes
    }
}
