import AsyncJSON

/// The blocks of a PEM text (RFC 7468), whatever stands before, between and after them.
///
/// The parsers of keys want a text that begins with the block and has lines of 64 characters. Files have other text
/// before it ("Bag Attributes"), other line ends and other lengths.
struct PEMText {
    struct Block {
        /// The words after `BEGIN`.
        let label: String
        private let content: Substring

        init(label: String, content: Substring) {
            self.label = label
            self.content = content
        }

        /// A Boolean value indicating whether a password protects the key, in PKCS#8 or in OpenSSL's own form.
        var isEncrypted: Bool { label == "ENCRYPTED PRIVATE KEY" || content.contains("ENCRYPTED") }

        /// A Boolean value indicating whether the content has backslashes, as where `\n` was not made a line end.
        var hasBackslashes: Bool { content.utf8.contains(UInt8(ascii: "\\")) }

        /// The bytes that the block stands for; `nil` if it is not base64.
        var bytes: [UInt8]? { try? JSON.Bytes(parsing: content.filter { !$0.isWhitespace }).bytes }

        /// The block alone, with lines of 64 characters.
        var text: String {
            var text = "-----BEGIN \(label)-----\n"
            var column = 0
            for character in content where !character.isWhitespace {
                if column == 64 {
                    text += "\n"
                    column = 0
                }
                text.append(character)
                column += 1
            }
            return text + "\n-----END \(label)-----\n"
        }
    }

    private(set) var blocks: [Block] = []
    /// A Boolean value indicating whether the last block has no end.
    private(set) var isTorn = false

    init(_ text: String) {
        var rest = text[...]
        while let begin = rest.firstRange(of: "-----BEGIN ") {
            rest = rest[begin.upperBound...]
            guard let labelEnd = rest.firstRange(of: "-----"),
                let end = rest.firstRange(of: "-----END \(rest[..<labelEnd.lowerBound])-----")
            else {
                isTorn = true
                return
            }
            let label = String(rest[..<labelEnd.lowerBound])
            blocks.append(Block(label: label, content: rest[labelEnd.upperBound..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
    }

    /// Returns the first block with one of these labels.
    ///
    /// - Throws: ``OAuthError/Code/badKey``; the message says what the text has instead.
    static func block(_ labels: Set<String>, in text: String, wanted: String) throws(OAuthError) -> Block {
        guard text.utf8.count <= 1 << 20 else { throw unusable("it is longer than 1 MiB", wanted) }
        let document = PEMText(text)
        if let block = document.blocks.first(where: { labels.contains($0.label) }) {
            if block.isEncrypted { throw unusable(encrypted, wanted) }
            if block.hasBackslashes { throw unusable(backslashes, wanted) }
            return block
        }
        if let label = document.blocks.first?.label { throw unusable(describe(label), wanted) }
        if text.contains("\\n") { throw unusable(backslashes, wanted) }
        if document.isTorn { throw unusable("it is cut off: there is no line -----END …-----", wanted) }
        throw unusable(describe(withoutBlock: text), wanted)
    }

    private static func unusable(_ what: String, _ wanted: String) -> OAuthError {
        OAuthError(.badKey, "the text is not \(wanted): \(what)")
    }

    private static let encrypted = "the key is encrypted with a password; decrypt it, for example with openssl pkey"
    private static let backslashes =
        "it has the two characters \\n where a line must end; replace them by line ends (printf '%b' does that)"

    private static func describe(_ label: String) -> String {
        switch label {
        case "ENCRYPTED PRIVATE KEY": encrypted
        case "PUBLIC KEY", "RSA PUBLIC KEY": "it is a public key"
        case "CERTIFICATE", "TRUSTED CERTIFICATE", "X509 CERTIFICATE": "it is a certificate"
        case "CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST": "it is a request for a certificate"
        case "OPENSSH PRIVATE KEY": "it is a key of OpenSSH; convert it with ssh-keygen -p -m pkcs8"
        case "PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY": "it is a private key"
        case "DSA PRIVATE KEY": "it is a DSA key"
        case "PKCS12": pkcs12
        default: "its block is of a kind that is no key"
        }
    }

    private static let pkcs12 = "it is a PKCS#12 file; export the key with openssl pkcs12 -nodes -nocerts"

    private static func describe(withoutBlock text: String) -> String {
        let start = text.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(16)
        if start.isEmpty { return "it is empty" }
        // DER begins with a sequence (0x30); the one of PKCS#12 begins with the integer 3, those of keys with 0 or 1.
        let isVersion3 = String(String.UnicodeScalarView(start)).contains("\u{2}\u{1}\u{3}")
        if start.first == "0", isVersion3 { return pkcs12 }
        if start.first == "{" { return "it is JSON; give the value of its member private_key" }
        // The same bytes in base64: `MI…`, with AgED for 02 01 03 at one of three places.
        if start.starts(with: "MI".unicodeScalars) {
            let text = String(String.UnicodeScalarView(start))
            if ["AgED", "IBAz", "CAQM"].contains(where: { text.contains($0) }) { return pkcs12 }
            return "it has no line -----BEGIN …-----, only base64"
        }
        return "it has no line -----BEGIN …-----"
    }
}
