import AsyncStorage

/// A place as the words of a command name it.
enum StoragePath: Hashable, Sendable {
    case local(String)
    /// An object, or the beginning of the names of several.
    case object(StorageLocation)
    /// Standard input or output.
    case stream

    /// Reads a word: `gs://bucket/name`, `-` or a path.
    ///
    /// - Throws: ``ToolFailure`` with `usage`.
    init(_ word: String) throws {
        if word == "-" {
            self = .stream
        } else if let location = StorageLocation(url: word) {
            self = .object(location)
        } else if word.isEmpty {
            throw ToolFailure(.usage, "a path is empty")
        } else if let scheme = word.firstRange(of: "://"), !word[..<scheme.lowerBound].contains("/") {
            throw ToolFailure(.usage, "\(word) is neither a path nor gs://BUCKET/NAME")
        } else {
            self = .local(word)
        }
    }

    /// The path of standard output, a device or a pipe, which take bytes as they come; `nil` for any other place.
    var stream: String? {
        switch self {
        case .stream: "-"
        case .local(let path): OutputFile.isStream(path) ? path : nil
        case .object: nil
        }
    }

    /// The path of what can be read only once: standard input, a pipe or a device; `nil` for any other place.
    var unnamedInput: String? {
        switch self {
        case .stream: "-"
        case .local(let path): isThere(path) && !isFolder(path) && !isRegularFile(path) ? path : nil
        case .object: nil
        }
    }

    /// Reads the URL of an object.
    static func object(_ word: String) throws -> StorageLocation {
        let location = try objects(word)
        guard !location.name.isEmpty else { throw ToolFailure(.usage, "\(word) is a bucket; name an object in it") }
        return location
    }

    /// Reads the URL of a bucket.
    static func bucket(_ word: String) throws -> StorageLocation {
        let location = try objects(word)
        guard location.name.isEmpty else { throw ToolFailure(.usage, "\(word) is in a bucket; name a bucket alone") }
        return location
    }

    /// Reads the URL of an object, a bucket or the beginning of names.
    static func objects(_ word: String) throws -> StorageLocation {
        guard case .object(let location) = try StoragePath(word) else {
            throw ToolFailure(.usage, "\(word) is not in Cloud Storage; write gs://BUCKET/NAME")
        }
        return location
    }
}

extension StorageLocation {
    /// The place with a slash at the end of its name, below which there are other objects; the bucket as it is.
    var asFolder: StorageLocation {
        let isOpen = !name.isEmpty && name.utf8.last != UInt8(ascii: "/")
        return StorageLocation(bucket, isOpen ? name + "/" : name)
    }

    /// Returns the place of a name in this folder.
    func appending(_ name: String) -> StorageLocation {
        let folder = asFolder
        return StorageLocation(folder.bucket, folder.name + name)
    }
}

extension String {
    /// The last part of a path or of an object's name, without a slash at its end; empty if it has none.
    var lastPathPart: String {
        let parts = utf8.split(separator: UInt8(ascii: "/"))
        guard let last = parts.last.map({ String(decoding: $0, as: UTF8.self) }) else { return "" }
        return last == "." || last == ".." ? "" : last
    }

    /// The path with a slash and a name after it.
    func appendingPathPart(_ name: String) -> String {
        utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
    }
}
