/// The fields of a certificate that this package reads (RFC 5280 §4.1).
///
/// `NIOSSLCertificate.extractPublicKey()` stops the process if the key is damaged or on a curve that BoringSSL does not
/// know, and anybody can send such a key. So only the DER around the fields is read here.
package struct CertificateFields {
    /// The public key in DER (`SubjectPublicKeyInfo`).
    package let publicKey: [UInt8]
    /// The identifier of the key that signed the certificate; `nil` if the certificate does not name it.
    package let issuerKeyIdentifier: [UInt8]?

    /// Reads a certificate in DER; `nil` if it has no public key.
    package init?(_ certificate: [UInt8]) {
        var outside = certificate[...]
        guard var inside = DERElement(&outside)?.content, var fields = DERElement(&inside)?.content else { return nil }
        // The version is optional. The other fields are serial number, algorithm, issuer, validity and subject.
        if fields.first == 0xA0 { _ = DERElement(&fields) }
        for _ in 0..<5 where DERElement(&fields) == nil { return nil }
        guard let key = DERElement(&fields) else { return nil }
        publicKey = Array(key.bytes)
        issuerKeyIdentifier = Self.issuerKeyIdentifier(&fields)
    }

    /// Reads the extension `authorityKeyIdentifier` (§4.2.1.1) among the fields after the public key.
    private static func issuerKeyIdentifier(_ fields: inout ArraySlice<UInt8>) -> [UInt8]? {
        while let field = DERElement(&fields) {
            guard field.tag == 0xA3 else { continue }
            var content = field.content
            guard var extensions = DERElement(&content)?.content else { return nil }
            while var parts = DERElement(&extensions)?.content {
                guard let name = DERElement(&parts)?.content, name.elementsEqual([0x55, 0x1D, 0x23]) else { continue }
                // A Boolean value, which is optional, says whether the extension is critical.
                var value = DERElement(&parts)
                if value?.tag == 0x01 { value = DERElement(&parts) }
                guard var octets = value?.content, var identifiers = DERElement(&octets)?.content,
                    let key = DERElement(&identifiers), key.tag == 0x80, !key.content.isEmpty
                else { return nil }
                return Array(key.content)
            }
        }
        return nil
    }
}

/// An element of DER: a tag, a length and that many bytes.
private struct DERElement {
    let tag: UInt8
    /// The element with its tag and length.
    let bytes: ArraySlice<UInt8>
    let content: ArraySlice<UInt8>

    /// Takes the first element off some bytes; `nil` if they do not begin with a whole one.
    init?(_ rest: inout ArraySlice<UInt8>) {
        let start = rest
        guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
        self.tag = tag
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
