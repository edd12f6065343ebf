/// A copy of an object that the service has begun: a value from which it goes on, also in another process.
///
/// Whoever has it and may write to the destination can finish the copy. It is valid for a week.
public struct StorageRewrite: Codable, Sendable, Hashable {
    /// The bucket and the name of the source.
    public let source: [String]
    /// The bucket and the name of the destination.
    public let destination: [String]
    /// The version of the source; `nil` if the service did not tell it.
    public let generation: Int64?
    /// The number of bytes that are copied.
    public internal(set) var copied: Int64 = 0
    /// The number of bytes of the object; `nil` before the first answer.
    public internal(set) var total: Int64?
    /// The token of the next call.
    var token: String?

    init(_ source: StorageLocation, _ destination: StorageLocation) {
        self.source = [source.bucket, source.name]
        self.destination = [destination.bucket, destination.name]
        generation = source.generation
    }

    /// Returns `true` if this is the copy of one place to another.
    func belongs(to source: StorageLocation, _ destination: StorageLocation) -> Bool {
        let own = self.source + self.destination
        let other = [source.bucket, source.name, destination.bucket, destination.name]
        return own.count == other.count && zip(own, other).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
            && (source.generation == nil || source.generation == generation)
    }
}

extension StorageRewrite: CustomStringConvertible, CustomReflectable {
    /// The names and the number of copied bytes, without the token.
    public var description: String {
        "copy of \(source.joined(separator: "/")) to \(destination.joined(separator: "/")), "
            + "\(copied) of \(total.map(String.init) ?? "?") bytes"
    }
    /// A mirror without the token.
    public var customMirror: Mirror {
        Mirror(self, children: ["source": source, "destination": destination, "copied": copied, "total": total as Any])
    }
}
