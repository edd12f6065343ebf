public import NIOCore

/// A place where processes keep what they share: upload sessions, cached responses, rate budgets.
///
/// ```swift
/// let store = try SQLiteStore("/srv/app/shared.sqlite")          // processes of one machine: AsyncGAPIStores
/// let store = BucketStore(storage, bucket: "app", prefix: "shared/")  // many machines: AsyncGAPIStores
/// let store = MemorySharedStore()                                // tests
/// ```
///
/// A store maps names to values. Each change of a value gives it a new version, and a change can be bound to the version
/// that the caller has seen: so of two processes that change the same value, one succeeds and the other notices. All
/// operations on one name take effect one after the other, in an order that all processes agree on.
///
/// Only the clock of the store counts. A value says how old it is, and expires when it reaches the age that its writer
/// chose; the clocks of the processes may differ.
///
/// A failure of the store is a ``FetchError`` with the code ``FetchError/Code/sharedStore``, or the error of the network.
public protocol FetchSharedStore: Sendable {
    /// A Boolean value indicating whether nobody else can read the values.
    ///
    /// Secrets such as upload sessions are refused by a store that is not private; see
    /// ``EncryptedSharedStore``.
    var isPrivate: Bool { get }

    /// Returns the value with a name.
    ///
    /// Cancelling the task ends the wait. The whole value is in memory.
    ///
    /// - Returns: `nil` if there is none, or if it has expired.
    /// - Throws: ``FetchError``, or the error of the network; `CancellationError`.
    func value(for name: String) async throws -> FetchSharedValue?

    /// Stores a value.
    ///
    /// Cancelling the task ends the wait; the value may be stored nevertheless.
    ///
    /// - Parameters:
    ///   - content: The bytes.
    ///   - name: The name: 1 to 512 bytes of UTF-8 without control characters.
    ///   - state: The state that the name must be in; otherwise nothing is stored. A value that has expired counts as
    ///     absent.
    ///   - lifetime: The age at which the value expires; `nil` if it stays.
    /// - Returns: The version of the stored value, which is never used again for this name; `nil` if the name is not in
    ///   the expected state. After a lost connection, `nil` can also mean that this very call has stored the value.
    /// - Throws: ``FetchError``, or the error of the network; `CancellationError`.
    func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64?

    /// Removes a value.
    ///
    /// Cancelling the task ends the wait; the value may be removed nevertheless.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - state: The state that the name must be in; otherwise nothing is removed.
    /// - Returns: `true` if there is no value any more.
    /// - Throws: ``FetchError``, or the error of the network; `CancellationError`.
    @discardableResult
    func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool

    /// Returns names with a prefix and the sizes of their values, in the order of their UTF-8 bytes.
    ///
    /// Cancelling the task ends the wait. Names that are stored or removed meanwhile may be missing or not.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the names; empty for all.
    ///   - name: The name after which the list begins; `nil` for the first.
    ///   - limit: The most names to return.
    /// - Returns: The names; fewer than the limit only at the end.
    /// - Throws: ``FetchError``, or the error of the network; `CancellationError`.
    func names(withPrefix prefix: String, after name: String?, limit: Int) async throws -> [FetchSharedName]
}

/// The state of a name that a change of a ``FetchSharedStore`` is bound to.
public enum FetchSharedState: Sendable, Hashable {
    /// Any state.
    case any
    /// There is no value, or it has expired.
    case absent
    /// The value has this version.
    case version(Int64)
}

/// A name of a ``FetchSharedStore``, and the size of its value.
public struct FetchSharedName: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The size of the value in bytes, as it is stored.
    public let size: Int

    /// Creates an element of a list, for stores.
    public init(_ name: String, size: Int) {
        self.name = name
        self.size = size
    }
}

extension FetchSharedStore {
    /// Returns all names with a prefix; see ``names(withPrefix:after:limit:)``.
    func allNames(withPrefix prefix: String) async throws -> [FetchSharedName] {
        var all: [FetchSharedName] = []
        while true {
            let page = try await names(withPrefix: prefix, after: all.last?.name, limit: 1000)
            // A store that repeats itself must not keep the caller for ever.
            guard let first = page.first, all.last.map({ SharedNames.isOrdered($0.name, first.name) }) ?? true else {
                return all
            }
            all += page
        }
    }
}

/// The checks that all stores make.
package enum SharedNames {
    /// The most bytes of a value.
    package static let maximumSize = 16 << 20

    /// Checks a name.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest``.
    package static func check(_ name: String) throws(FetchError) {
        guard (1...512).contains(name.utf8.count), name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw FetchError(
                .invalidRequest,
                "a name in a shared store has 1 to 512 bytes and no control characters; use a shorter one, or its digest"
            )
        }
    }

    /// Checks the size of a value.
    ///
    /// - Throws: ``FetchError/Code/tooLarge``.
    package static func check(size: Int) throws(FetchError) {
        guard size <= maximumSize else {
            throw FetchError(
                .tooLarge,
                "a value of \(size) bytes is not for a shared store, which takes \(maximumSize)"
            )
        }
    }
}
