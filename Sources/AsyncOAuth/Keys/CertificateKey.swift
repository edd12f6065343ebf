/// The public key of a certificate (RFC 5280 §4.1).
///
/// `NIOSSLCertificate.extractPublicKey()` stops the process if the key is damaged or on a curve that BoringSSL does not
/// know, and whoever publishes certificates can send such a key. So only the fields before the key are skipped here, and
/// the parsers of keys, which throw, read the rest.
enum CertificateKey {
    /// Returns the public key in DER (SPKI) of a certificate in DER; `nil` if there is none.
    static func bytes(in certificate: [UInt8]) -> [UInt8]? {
        var outside = certificate[...]
        guard var inside = DERElement(&outside)?.content, var fields = DERElement(&inside)?.content else { return nil }
        // The version is optional. The other fields are serial number, algorithm, issuer, validity and subject.
        if fields.first == 0xA0 { _ = DERElement(&fields) }
        for _ in 0..<5 where DERElement(&fields) == nil { return nil }
        return DERElement(&fields).map { Array($0.bytes) }
    }

    /// An element of DER: a tag, a length and that many bytes.
    private struct DERElement {
        /// The element with its tag and length.
        let bytes: ArraySlice<UInt8>
        let content: ArraySlice<UInt8>

        /// Takes the first element off some bytes; `nil` if they do not begin with a whole one.
        init?(_ rest: inout ArraySlice<UInt8>) {
            let start = rest
            guard rest.popFirst() != nil, let first = rest.popFirst() else { return nil }
            var count = Int(first)
            if first >= 0x80 {
                // A length of more than three bytes is longer than any text that is read.
                guard (0x81...0x83).contains(first) else { return nil }
                count = 0
                for _ in 0x80..<first {
                    guard let byte = rest.popFirst() else { return nil }
                    count = count << 8 | Int(byte)
                }
            }
            guard count <= rest.count else { return nil }
            content = rest.prefix(count)
            rest = rest.dropFirst(count)
            bytes = start.prefix(start.count - rest.count)
        }
    }
}
