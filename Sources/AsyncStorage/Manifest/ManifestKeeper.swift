import AsyncFetch
import GAPIStorage

/// The keeper of one upload's session in the manifest of a transfer.
///
/// The session is on the disk before the first byte is sent. It is kept once: how far it is, the server tells.
struct ManifestKeeper: UploadKeeper {
    private let manifest: ManifestFile
    private let step: ByteName
    private let isKept = Occurrence()

    init(_ manifest: ManifestFile, _ step: ByteName) { (self.manifest, self.step) = (manifest, step) }

    func keep(_ session: UploadSession) async throws {
        guard !isKept.hasHappened else { return }
        var record = ManifestRecord(.session, step)
        record.session = .init(session)
        do { try await manifest.add(record, durably: true) } catch let error as GAPI.Error {
            throw FetchError(.file, error.message, cause: error)
        }
        isKept.happen()
    }

    /// Does nothing: the end of the step is in the manifest, too.
    func forget(_ session: UploadSession) async {}
}
