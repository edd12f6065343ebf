import AsyncFetch
import Crypto

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Signature Version 4 of AWS for a request without a body.
struct AWSSignature {
    var keys: AWSKeys
    var region: String
    var service: String
    var date: Date

    /// Returns the header fields of a signed request: the signed ones, then `Authorization`.
    ///
    /// The path and the query are encoded, the query is sorted by name, and the names of fields are in lower case.
    func headerFields(
        method: String,
        host: String,
        path: String = "/",
        query: String,
        fields: [(name: String, value: String)] = []
    ) -> [(name: String, value: String)] {
        let time = date.formatted(Self.style)
        let day = time.prefix(8)
        var signed = fields + [("host", host), ("x-amz-date", time)]
        if let token = keys.sessionToken { signed.append(("x-amz-security-token", token)) }
        signed.sort { $0.name < $1.name }
        let names = signed.map(\.name).joined(separator: ";")
        let scope = "\(day)/\(region)/\(service)/aws4_request"
        let lines = signed.map { "\($0.name):\($0.value)\n" }.joined()
        let canonical = "\(method)\n\(path)\n\(query)\n\(lines)\n\(names)\n\(Self.hash(""))"
        let text = "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n\(Self.hash(canonical))"
        var key = Array("AWS4\(keys.secretAccessKey)".utf8)
        for part in [String(day), region, service, "aws4_request"] { key = Self.code(part, key) }
        let signature = Self.code(text, key).hexadecimal
        let authorization =
            "AWS4-HMAC-SHA256 Credential=\(keys.accessKeyID)/\(scope), SignedHeaders=\(names), Signature=\(signature)"
        return signed + [("Authorization", authorization)]
    }

    /// `20150830T123600Z`.
    private static let style = Date.ISO8601FormatStyle(
        dateSeparator: .omitted,
        dateTimeSeparator: .standard,
        timeSeparator: .omitted,
        timeZoneSeparator: .omitted,
        includingFractionalSeconds: false,
        timeZone: .gmt
    )

    private static func hash(_ text: String) -> String { SHA256.hash(data: Array(text.utf8)).hexadecimal }

    private static func code(_ text: String, _ key: [UInt8]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: key)))
    }
}
