/// The place of an object of Cloud Storage: its bucket and its name, and the generation if only one is meant.
///
/// As the place of many objects, `name` is the beginning of their names.
public struct StorageLocation: Sendable, Hashable {
    /// The name of the bucket.
    public var bucket: String
    /// The name of the object as it is, not percent-encoded.
    public var name: String
    /// The version of the object; `nil` for the current one.
    public var generation: Int64?

    /// Creates a place from its parts.
    public init(_ bucket: String, _ name: String, generation: Int64? = nil) {
        (self.bucket, self.name, self.generation) = (bucket, name, generation)
    }

    /// Creates a place from a URL such as `gs://photos/2026/cat.jpg`; `nil` for any other text.
    ///
    /// The name is taken as it is: in such URLs nothing is percent-encoded. It is empty for `gs://photos`.
    public init?(url: String) {
        let scheme = "gs://"
        guard url.utf8.starts(with: scheme.utf8) else { return nil }
        let rest = url.utf8.dropFirst(scheme.utf8.count)
        let bucket = rest.prefix { $0 != UInt8(ascii: "/") }
        guard !bucket.isEmpty else { return nil }
        self.init(
            String(decoding: bucket, as: UTF8.self),
            String(decoding: rest.dropFirst(bucket.count + 1), as: UTF8.self)
        )
    }

    /// The place as a URL, `gs://bucket/name`, without the generation.
    public var url: String { "gs://\(bucket)/\(name)" }
}

extension StorageLocation {
    /// Returns `true` for the same bucket, the same bytes of the name and the same generation.
    ///
    /// Strings are equal if they look the same, whatever their bytes; objects are then two.
    public static func == (a: Self, b: Self) -> Bool {
        ByteName(a.bucket) == ByteName(b.bucket) && ByteName(a.name) == ByteName(b.name) && a.generation == b.generation
    }

    /// Hashes the bucket, the bytes of the name and the generation.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ByteName(bucket))
        hasher.combine(ByteName(name))
        hasher.combine(generation)
    }
}

extension StorageLocation: CustomStringConvertible {
    /// The place as a URL; the generation follows after `#`.
    public var description: String { url + (generation.map { "#\($0)" } ?? "") }
}
