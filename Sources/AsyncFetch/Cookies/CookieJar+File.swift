import AsyncJSON
import NIOCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension CookieJar {
    /// Creates a jar with the cookies of a file that ``save(to:)`` wrote; the jar is empty if there is no such file.
    ///
    /// The initializer blocks its thread until the file has been read.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - publicSuffixes: The domains for which no cookie is accepted as a whole; `nil` for the list of this system.
    ///   - now: Returns the current time.
    /// - Throws: ``FetchError/Code/file`` for a file that cannot be read, `JSON.Error` for one with other content.
    public convenience init(
        contentsOf path: String,
        publicSuffixes: PublicSuffixes? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws {
        let bytes = try WholeFile(path).contents()
        let cookies = try bytes.map { try JSON.Decoder().decode([FetchCookie].self, from: Array($0.readableBytesView)) }
        self.init(cookies: cookies ?? [], publicSuffixes: publicSuffixes, now: now)
    }

    /// Writes all cookies that have not expired into a file, and replaces an older file.
    ///
    /// Cookies are secrets like passwords. Only this user can read the file, from its first byte on, whatever mode the
    /// older file had. The file is replaced as a whole or not at all.
    ///
    /// - Throws: ``FetchError/Code/file``, or `CancellationError`.
    public func save(to path: String) async throws {
        let bytes = try JSON.Encoder().encode(cookies)
        try await WholeFile(path, access: .ownerOnly).replace { ByteBuffer(bytes: bytes) }
    }
}
