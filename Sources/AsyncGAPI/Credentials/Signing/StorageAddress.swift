import AsyncFetch
import AsyncOAuth

/// The scheme, host and path of a bucket or an object, as a signature and as a URL have them.
struct StorageAddress {
    /// The scheme and the host with its port.
    let origin: String
    /// The host without its port, which is signed: proxies and load balancers change the port.
    let host: String
    /// The path to the bucket, percent-encoded; empty if the host names it.
    let bucketPath: String

    /// - Throws: `OAuthError/Code/invalidConfiguration` for an unusable bucket or host.
    init(_ bucket: String, _ style: GAPI.StorageURLSigner.Style, _ endpoint: String) throws(OAuthError) {
        guard !bucket.isEmpty, !bucket.utf8.contains(UInt8(ascii: "/")) else {
            throw OAuthError(.invalidConfiguration, "the name of a bucket is not empty and has no slash")
        }
        let address =
            switch style {
            case .path, .virtualHosted: endpoint
            case .bucketBound(let host): host
            }
        var (scheme, authority) = ("https", address)
        if let separator = address.firstRange(of: "://") {
            scheme = String(address[..<separator.lowerBound])
            authority = String(address[separator.upperBound...])
        }
        if authority.hasSuffix("/") { authority.removeLast() }
        if style == .virtualHosted {
            let isName = bucket.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
                }
            }
            guard isName else {
                throw OAuthError(
                    .invalidConfiguration,
                    "the bucket's name cannot be part of a host; use the style .path"
                )
            }
            authority = bucket + "." + authority
        }
        // The fetcher's own rules for hosts and ports.
        guard !authority.contains(where: { "/?#@".contains($0) }),
            let request = try? HTTPRequest(url: scheme + "://" + authority + "/")
        else {
            throw OAuthError(.invalidConfiguration, "the host of the signed URL is not a host with a port or without")
        }
        origin = scheme + "://" + authority
        host = request.origin.signedHost
        bucketPath = style == .path ? "/" + PercentEncoding.encode(bucket) : ""
    }
}

extension String {
    /// The host of an origin such as `https://[::1]:443`, without its scheme and port.
    fileprivate var signedHost: String {
        let authority = self[(firstRange(of: "://")?.upperBound ?? startIndex)...]
        return String(authority[..<(authority.lastIndex(of: ":") ?? authority.endIndex)])
    }
}
