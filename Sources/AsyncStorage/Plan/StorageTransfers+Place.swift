extension StorageTransfers {
    /// A source or a destination of many: a folder, or the objects of a bucket below a prefix.
    public enum Place: Sendable, Hashable, Codable, CustomStringConvertible {
        /// A folder on this machine.
        case folder(String)
        /// The objects whose names begin with the name of a place, of which the rest is their relative name.
        ///
        /// Without a slash at its end, the name gets one: `photos/2026` means `photos/2026/…`. An empty one means the
        /// whole bucket.
        case objects(StorageLocation)

        /// Returns `true` for the same bytes of the path, or the same objects.
        public static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.folder(let a), .folder(let b)): ByteName(a) == ByteName(b)
            case (.objects(let a), .objects(let b)): a == b
            case (.folder, .objects), (.objects, .folder): false
            }
        }

        /// Hashes the bytes of the path, or the place of the objects.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .folder(let path): hasher.combine(ByteName(path))
            case .objects(let location): hasher.combine(location)
            }
        }

        /// Returns `true` if all objects of another place are among those of this one.
        func contains(_ other: Place) -> Bool {
            guard case .objects(let own) = self, case .objects(let other) = other else { return false }
            return ByteName(own.bucket) == ByteName(other.bucket) && ByteName(other.name).hasPrefix(own.name)
        }

        /// Creates a place in a bucket.
        public static func bucket(_ bucket: String, _ prefix: String = "") -> Self { .objects(.init(bucket, prefix)) }

        /// The folder without a slash at its end, or the prefix with one.
        var normalized: Place {
            switch self {
            case .folder(var path):
                while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.unicodeScalars.removeLast() }
                return .folder(path.isEmpty ? "." : path)
            case .objects(var location):
                let isOpen = !location.name.isEmpty && location.name.utf8.last != UInt8(ascii: "/")
                if isOpen { location.name += "/" }
                location.generation = nil
                return .objects(location)
            }
        }

        /// Creates a place from its text form.
        public init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            if let path = text.utf8.starts(with: "file:".utf8) ? text.utf8.dropFirst(5) : nil {
                self = .folder(String(decoding: path, as: UTF8.self))
            } else if let location = StorageLocation(url: text) {
                self = .objects(location)
            } else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "neither file: nor gs://")
                )
            }
        }

        /// Encodes the place as text.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .folder(let path): try container.encode("file:" + path)
            case .objects(let location): try container.encode(location.url)
            }
        }

        /// The path or the URL.
        public var description: String {
            switch self {
            case .folder(let path): path
            case .objects(let location): location.url
            }
        }
    }
}
