import AsyncFetch
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The keeper of an upload's session in the file that the user names.
///
/// The session is in the file before the first byte is sent, so that nothing that ends the process loses it. It is kept
/// once: how far it is, the server tells.
final class SessionFileKeeper: UploadKeeper {
    private let path: String
    private let isKept = Mutex(false)

    init(_ path: String) { self.path = path }

    func keep(_ session: UploadSession) async throws {
        guard !isKept.withLock({ $0 }) else { return }
        do { try OutputFile.secret(path, session.json) } catch {
            throw FetchError(.file, "the session could not be kept: \(ToolFailure(error).message)", cause: error)
        }
        isKept.withLock { $0 = true }
    }

    func forget(_ session: UploadSession) async { try? FileManager.default.removeItem(atPath: path) }
}
