import AsyncFetch
import AsyncGAPI

/// The bucket and the object that a user names, as `gs://bucket/object` or as a URL.
struct StorageTarget {
    private(set) var bucket = ""
    private(set) var object: String?
    private(set) var host = Self.storage
    private(set) var style = GAPI.StorageURLSigner.Style.path
    /// The parameters of the URL, such as `generation`.
    private(set) var query: [(name: String, value: String)] = []

    private static let storage = "storage.googleapis.com"

    /// Reads `gs://bucket/object`, in which the name of the object is as it is; or a URL, in which it is
    /// percent-encoded.
    init(_ text: String) throws {
        if text.hasPrefix("gs://") {
            let (bucket, object) = Self.divided(text.dropFirst("gs://".count), at: "/")
            self.bucket = String(bucket)
            self.object = object.map(String.init)
        } else {
            try read(url: text)
        }
        if object?.isEmpty == true { object = nil }
        guard !bucket.isEmpty else { throw ToolFailure(.usage, "\(text.prefix { $0 != "?" }) names no bucket") }
    }

    private mutating func read(url: String) throws {
        let (address, query) = Self.divided(url.prefix { $0 != "#" }, at: "?")
        guard let request = try? HTTPRequest(url: String(address)), let scheme = address.firstRange(of: "://") else {
            throw ToolFailure(.usage, "name an object as gs://bucket/object, or by its https URL")
        }
        let (authority, path) = Self.divided(address[scheme.upperBound...], at: "/")
        let name = authority.lowercased()
        var encoded = path ?? ""
        if name.hasSuffix("." + Self.storage) {
            bucket = String(name.dropLast(Self.storage.count + 1))
            style = .virtualHosted
        } else {
            if request.isTrustworthy, address.hasPrefix("http://") {
                host = String(address[..<scheme.upperBound] + authority)  // an emulator
            } else if ![Self.storage, "storage.cloud.google.com"].contains(name) {
                throw ToolFailure(
                    .usage,
                    "\(authority) is not a host of Cloud Storage; name the object as gs://bucket/object"
                )
            }
            let (bucket, object) = Self.divided(encoded, at: "/")
            self.bucket = try Self.decoded(bucket)
            encoded = object ?? ""
        }
        object = try Self.decoded(encoded)
        self.query = try (query ?? "").split(separator: "&").map { pair in
            let (name, value) = Self.divided(pair, at: "=")
            return (try Self.decoded(name), try Self.decoded(value ?? ""))
        }
        guard !self.query.contains(where: { $0.name.lowercased().hasPrefix("x-goog-") }) else {
            throw ToolFailure(.usage, "the URL has a signature already; leave out its parameters")
        }
    }

    /// Divides a text at a mark, also at one that is a character only together with what is behind it.
    private static func divided(_ text: Substring, at mark: Unicode.Scalar) -> (Substring, Substring?) {
        guard let index = text.utf8.firstIndex(of: UInt8(ascii: mark)) else { return (text, nil) }
        return (text[..<index], text[text.utf8.index(after: index)...])
    }

    private static func decoded(_ text: Substring) throws -> String {
        guard let decoded = PercentEncoding.decode(text) else {
            throw ToolFailure(.usage, "the URL is not percent-encoded UTF-8; name the object as gs://bucket/object")
        }
        return decoded
    }
}
