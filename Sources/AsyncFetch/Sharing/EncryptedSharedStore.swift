public import Crypto
public import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A store whose values only those can read who have a key, for stores that others can look into.
///
/// ```swift
/// let key = SymmetricKey(data: …)                                      // 256 bits, the same in each process
/// let store = EncryptedSharedStore(BucketStore(storage, bucket: "app"), key: key)
/// ```
///
/// Each value is sealed with AES-GCM and bound to its name, so that it cannot be put in the place of another. The names
/// are not encrypted. Anyone who can write to the store can still remove values, or put an old one back.
public struct EncryptedSharedStore: FetchSharedStore {
    private let base: any FetchSharedStore
    private let key: SymmetricKey

    /// Creates a store on top of another one; nothing is read before it is used.
    ///
    /// - Parameters:
    ///   - base: The store that keeps the sealed values.
    ///   - key: The key, of 128, 192 or 256 bits.
    public init(_ base: any FetchSharedStore, key: SymmetricKey) {
        self.base = base
        self.key = key
    }

    /// `true`: the values are encrypted.
    public var isPrivate: Bool { true }

    /// Returns the value with a name, decrypted.
    ///
    /// Cancelling the task ends the wait.
    ///
    /// - Throws: ``FetchError/Code/sharedStore`` for a value that was sealed with another key, or that was changed; the
    ///   errors of the store.
    public func value(for name: String) async throws -> FetchSharedValue? {
        guard var value = try await base.value(for: name) else { return nil }
        do {
            let box = try AES.GCM.SealedBox(combined: Data(value.content.readableBytesView))
            let content = try AES.GCM.open(box, using: key, authenticating: Data(name.utf8))
            value.content = ByteBuffer(bytes: content)
            return value
        } catch {
            throw FetchError(
                .sharedStore,
                "a value in the shared store cannot be decrypted; use the key that it was written with, or remove it"
            )
        }
    }

    /// Stores a value, encrypted.
    ///
    /// Cancelling the task ends the wait; the value may be stored nevertheless.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for a key of another length; the errors of the store.
    public func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64? {
        try SharedNames.check(name)
        let sealed: Data?
        do {
            sealed = try AES.GCM.seal(
                Data(content.readableBytesView),
                using: key,
                authenticating: Data(name.utf8)
            ).combined
        } catch {
            throw FetchError(.invalidRequest, "the key of an encrypted store needs 128, 192 or 256 bits")
        }
        guard let sealed else { throw FetchError(.other, "AES-GCM gave no combined form") }
        return try await base.put(ByteBuffer(bytes: sealed), for: name, expecting: state, expiresIn: lifetime)
    }

    /// Removes a value.
    ///
    /// Cancelling the task ends the wait; the value may be removed nevertheless.
    ///
    /// - Throws: The errors of the store.
    @discardableResult
    public func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool {
        try await base.remove(name, expecting: state)
    }

    /// Returns names with a prefix and the sizes of their encrypted values.
    ///
    /// Cancelling the task ends the wait.
    ///
    /// - Throws: The errors of the store.
    public func names(withPrefix prefix: String, after name: String?, limit: Int) async throws -> [FetchSharedName] {
        try await base.names(withPrefix: prefix, after: name, limit: limit)
    }
}

extension EncryptedSharedStore: CustomStringConvertible, CustomReflectable {
    /// A readable form, without the key.
    public var description: String { "EncryptedSharedStore(\(base))" }
    /// A mirror without the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
