import AsyncJSON
import NIOCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension CookieJar {
    /// Creates a jar with the cookies of a file that ``save(to:)`` made; empty when there is no such file.
    ///
    /// Blocks until the file has been read.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - publicSuffixes: domains that no cookie is set for as a whole; nil for the list of this system.
    ///   - now: tells the time.
    /// - Throws: ``FetchError/Code/file`` for a file that cannot be read, `JSON.Error` for one that holds something else.
    public convenience init(
        contentsOf path: String,
        publicSuffixes: PublicSuffixes? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws {
        let bytes = try WholeFile(path).contents()
        let cookies = try bytes.map { try JSON.Decoder().decode([Cookie].self, from: Array($0.readableBytesView)) }
        self.init(cookies: cookies ?? [], publicSuffixes: publicSuffixes, now: now)
    }

    /// Puts all cookies that have not expired into a file, in the place of an older one.
    ///
    /// Cookies are secrets like passwords: nobody but this user can read the file, from its first byte on and whatever mode the
    /// older one had. It is there as a whole or not at all.
    ///
    /// - Throws: ``FetchError/Code/file``, or `CancellationError`.
    public func save(to path: String) async throws {
        let bytes = try JSON.Encoder().encode(cookies)
        try await WholeFile(path, access: .ownerOnly).replace { ByteBuffer(bytes: bytes) }
    }
}
