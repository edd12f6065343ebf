import Synchronization

/// The memory for all that services keep there: contents, open uploads, and the texts of resources and entries.
///
/// Whatever is kept has the room that it takes, and gives it back with the last reference to it. So bytes that two
/// contents share count once, and an upload that fails needs no care.
final class StoreMemory: Sendable {
    /// The room of something that is kept.
    final class Room: Sendable {
        private let memory: StoreMemory
        private let count: Mutex<Int>

        fileprivate init(_ memory: StoreMemory, _ count: Int) {
            self.memory = memory
            self.count = Mutex(count)
        }

        deinit { clear() }

        /// The number of bytes.
        fileprivate var size: Int { count.withLock { $0 } }

        /// Takes room for more bytes; throws 507 if there is none.
        func grow(by more: Int) throws(GoogleError) {
            try memory.take(more, inPlaceOf: 0)
            count.withLock { $0 += more }
        }

        /// Returns the room of some of the bytes as a room of its own.
        func split(_ part: Int) -> Room {
            count.withLock { $0 -= part }
            return Room(memory, part)
        }

        /// Gives the room of all bytes back.
        func clear() {
            let all = count.withLock { count in
                defer { count = 0 }
                return count
            }
            memory.used.withLock { $0 -= all }
        }
    }

    /// The bytes by which a text may be longer than the one that it replaces, whatever room there is.
    ///
    /// What is deleted can stay with a longer number of its version.
    private static let slack = 64

    private let limit: Int
    private let used = Mutex(0)

    /// Creates a memory of so many bytes.
    init(limit: Int64) { self.limit = Int(clamping: limit) }

    /// Takes room for a number of bytes.
    ///
    /// - Parameters:
    ///   - count: The number of bytes.
    ///   - old: The room of what they replace, which will be given back; `nil` if they are new.
    /// - Returns: The room.
    /// - Throws: 507 if there is no such room; never for fewer bytes than they replace.
    func room(for count: Int, inPlaceOf old: Room? = nil) throws(GoogleError) -> Room {
        try take(count, inPlaceOf: old?.size ?? 0)
        return Room(self, count)
    }

    private func take(_ count: Int, inPlaceOf old: Int) throws(GoogleError) {
        let isTaken = used.withLock { used in
            let isLittle = count == 0 || old > 0 && count <= old + Self.slack
            guard isLittle || used + count - old <= limit else { return false }
            used += count
            return true
        }
        guard isTaken else { throw .memoryIsFull }
    }
}

extension GoogleError {
    /// The error for bytes for which there is no room in memory; as for a full disk, clients do not repeat the request.
    fileprivate static var memoryIsFull: Self {
        GoogleError(
            code: 507,
            reason: "backendError",
            message: "The server holds as much in memory as it may. Delete something, or let it hold more."
        )
    }

    /// A Boolean value indicating whether there is no room for what would be stored; later, there may be.
    var isStoreFull: Bool { code == 507 }
}
