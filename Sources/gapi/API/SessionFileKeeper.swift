import AsyncFetch
import AsyncJSON
import Synchronization

/// The keeper of an upload's session in the file that the user names.
///
/// The session is in the file before the first byte is sent, so that nothing that ends the process loses it. It is kept
/// once: how far it is, the server tells.
final class SessionFileKeeper: UploadKeeper {
    private let path: String
    private let call: String
    private let isKept = Mutex(false)

    /// Creates a keeper.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - call: The digest of the call that begins the upload.
    init(_ path: String, of call: String) { (self.path, self.call) = (path, call) }

    /// Writes the JSON of a session with the digest of its call.
    static func save(_ session: [UInt8], of call: String, in path: String) throws {
        var value = try JSON.Value(parsing: String(decoding: session, as: UTF8.self))
        value["call"] = JSON.Value(call)
        try OutputFile.secret(path, Array(value.description.utf8))
    }

    /// Returns the digest of the call in the bytes of a session file; `nil` if an earlier version of this tool wrote it.
    static func call(in file: [UInt8]) -> String? {
        (try? JSON.Value(parsing: String(decoding: file, as: UTF8.self)))?["call"]?.string
    }

    func keep(_ session: UploadSession) async throws {
        guard !isKept.withLock({ $0 }) else { return }
        do { try Self.save(session.json, of: call, in: path) } catch {
            throw FetchError(.file, "the session could not be kept: \(ToolFailure(error).message)", cause: error)
        }
        isKept.withLock { $0 = true }
    }

    func forget(_ session: UploadSession) async { ByteOutput.remove(path) }
}
