import AsyncFetch
import AsyncJSON

/// The JSON documents of a bucket by their keys, which are equal if they have the same bytes: the names of folders come
/// from clients, and characters that only look alike differ.
struct DocumentTable: Sendable, Sequence {
    private struct Document: Sendable {
        var value: JSON.Value
        /// The room that it takes in memory; `nil` if nobody counts it.
        var room: StoreMemory.Room?
    }

    private static let empty = [[String: Document]](repeating: [:], count: 256)
    /// The documents by the keys in percent-encoding, which has ASCII characters alone.
    ///
    /// They are in many dictionaries by the hashes of their keys: a reader keeps a copy as a snapshot, and the next change
    /// copies one of them.
    private var parts = empty

    subscript(key: String) -> JSON.Value? {
        get {
            let key = PercentEncoding.encode(key)
            return parts[Self.part(of: key)][key]?.value
        }
        set {
            let key = PercentEncoding.encode(key)
            parts[Self.part(of: key)][key] = newValue.map { Document(value: $0) }
        }
    }

    /// Sets a document with the room that it takes in memory.
    mutating func set(_ key: String, _ value: JSON.Value, _ room: StoreMemory.Room?) {
        let key = PercentEncoding.encode(key)
        parts[Self.part(of: key)][key] = Document(value: value, room: room)
    }

    /// Returns the room of a document; `nil` if there is none, or nobody counts it.
    func room(_ key: String) -> StoreMemory.Room? {
        let key = PercentEncoding.encode(key)
        return parts[Self.part(of: key)][key]?.room
    }

    private static func part(of key: String) -> Int { Int(UInt(bitPattern: key.hashValue) % UInt(empty.count)) }

    var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }

    /// The keys in any order.
    var keys: [String] { map(\.key) }

    func makeIterator() -> some IteratorProtocol<(key: String, value: JSON.Value)> {
        parts.lazy.joined()
            .map { (key: PercentEncoding.decode($0.key) ?? $0.key, value: $0.value.value) }
            .makeIterator()
    }

    /// Returns the key of a document's record.
    static func recordKey(_ bucket: String, _ key: String) -> String { "\(bucket)/\(PercentEncoding.encode(key))" }

    /// Reads the key of a document's record; `nil` if it is not one.
    static func place(_ recordKey: String) -> (bucket: String, key: String)? {
        let parts = recordKey.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let key = PercentEncoding.decode(parts[1]) else { return nil }
        return (String(parts[0]), key)
    }
}
