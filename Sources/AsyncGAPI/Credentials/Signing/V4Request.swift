import AsyncFetch
import AsyncOAuth

/// A request in the canonical form that a V4 signature covers.
///
/// ```text
/// GET                                                      method
/// /bucket/photo.jpg                                        path, percent-encoded
/// X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=…    query, encoded, then sorted
/// host:storage.googleapis.com                              header fields, sorted
/// x-goog-meta-a:1 2
///                                                          (an empty line)
/// host;x-goog-meta-a                                       their names
/// UNSIGNED-PAYLOAD                                         or the SHA-256 of the content
/// ```
struct V4Request {
    static let algorithm = "GOOG4-RSA-SHA256"

    let time: SigningTime
    let path: String
    private let method: String
    private let email: String
    private let seconds: Int64
    private let query: [(name: String, value: String)]
    /// The header fields with names in lower case and values without runs of white space, sorted.
    private let headers: [(name: String, value: String)]

    /// - Throws: `OAuthError/Code/invalidConfiguration` for header fields and parameters that belong to the signature.
    init(
        _ method: String,
        _ address: StorageAddress,
        _ object: String?,
        _ moment: GAPI.StorageURLSigner.Moment,
        _ email: String,
        _ headers: [(name: String, value: String)],
        _ query: [(name: String, value: String)]
    ) throws(OAuthError) {
        let reserved: Set = [
            "x-goog-algorithm", "x-goog-credential", "x-goog-date", "x-goog-expires", "x-goog-signedheaders",
            "x-goog-signature",
        ]
        if let name = query.first(where: { reserved.contains($0.name.lowercased()) })?.name {
            throw OAuthError(.invalidConfiguration, "the parameter \(name) belongs to the signature")
        }
        var values: [String: [String]] = ["host": [address.host]]
        for header in headers {
            let name = header.name.lowercased()
            if name == "host" {
                throw OAuthError(.invalidConfiguration, "the header field Host belongs to the signature")
            }
            // Only these are white space in a field. A space with a combining mark behind it is one `Character`.
            let words = header.value.unicodeScalars.split { $0 == " " || $0 == "\t" }
            values[name, default: []].append(words.map { String($0) }.joined(separator: " "))
        }
        self.method = method
        self.email = email
        self.query = query
        // A field that occurs several times is one with a comma between its values.
        self.headers = values.map { ($0.key, $0.value.joined(separator: ",")) }.sorted { $0.name < $1.name }
        time = moment.date.signingTime
        seconds = moment.seconds
        var path = address.bucketPath
        if let object {
            path += "/"
            PercentEncoding.append(object, to: &path, keepingSlashes: true)
        }
        self.path = path.isEmpty ? "/" : path
    }

    private var signedNames: String { headers.map(\.name).joined(separator: ";") }

    var canonicalQuery: String {
        let own = [
            ("X-Goog-Algorithm", Self.algorithm), ("X-Goog-Credential", email + "/" + time.scope),
            ("X-Goog-Date", time.compact), ("X-Goog-Expires", String(seconds)), ("X-Goog-SignedHeaders", signedNames),
        ]
        return (own + query.map { ($0.name, $0.value) })
            .map { (PercentEncoding.encode($0.0), PercentEncoding.encode($0.1)) }
            .sorted { $0 < $1 }
            .map { $0.0 + "=" + $0.1 }
            .joined(separator: "&")
    }

    var canonicalRequest: String {
        let payload = headers.first { $0.name == "x-goog-content-sha256" }?.value ?? "UNSIGNED-PAYLOAD"
        let lines = headers.map { $0.name + ":" + $0.value + "\n" }.joined()
        return [method, path, canonicalQuery, lines, signedNames, payload].joined(separator: "\n")
    }

    var stringToSign: String {
        [Self.algorithm, time.compact, time.scope, canonicalRequest.sha256].joined(separator: "\n")
    }
}
