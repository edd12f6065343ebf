import Foundation
import GAPIDescription
import GAPIEmulator
import Testing

/// Clients that nobody here wrote judge the emulator.
@Suite("Foreign clients", .timeLimit(.minutes(5)))
struct ForeignClientTests {
    private static let peers = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Peers").standardizedFileURL
    private static let environment = URL(
        filePath: ProcessInfo.processInfo.environment["PEERS_VENV"]
            ?? peers.appending(path: "../../.build/peers").standardizedFileURL.path
    )
    private static let python = environment.appending(path: "bin/python3").path
    /// The descriptions that come with Google's Python client; nil where it is not installed.
    private static let documents: URL? = {
        let libraries = environment.appending(path: "lib")
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
        return versions.lazy
            .map { libraries.appending(path: "\($0)/site-packages/googleapiclient/discovery_cache/documents") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "Scripts/bootstrap --peers installs it"))
    func googlesPythonClientAcceptsTheServer() async throws {
        try await expectOK(Self.python, Self.peers.appending(path: "google_cloud_storage_client.py").path)
    }

    @Test(.enabled(if: documents != nil, "Scripts/bootstrap --peers installs it"))
    func googlesPythonClientOfDescribedServicesAcceptsTheServer() async throws {
        let folder = try #require(Self.documents)
        var configuration = EmulatorConfiguration()
        for name in ["drive.v3", "calendar.v3", "tasks.v1", "gmail.v1", "youtube.v3"] {
            let bytes = try Data(contentsOf: folder.appending(path: "\(name).json"))
            configuration.documents.append(try API.Document.parse(bytes).document)
        }
        try await expectOK(Self.python, Self.peers.appending(path: "google_api_client.py").path, configuration)
    }

    @Test(.enabled(if: documents != nil, "Scripts/bootstrap --peers installs it"))
    func googlesPythonClientsAcceptTheAnswersToTheirBatches() async throws {
        let folder = try #require(Self.documents)
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration()
        for name in ["drive.v3", "calendar.v3", "gmail.v1", "sheets.v4"] {
            let bytes = try Data(contentsOf: folder.appending(path: "\(name).json"))
            configuration.documents.append(try API.Document.parse(bytes).document)
        }
        try await expectOK(Self.python, Self.peers.appending(path: "google_batch_client.py").path, configuration)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "Scripts/bootstrap --peers installs it"))
    func googlesPythonClientTransfersManyObjects() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1 << 20
        try await expectOK(Self.python, Self.peers.appending(path: "google_transfer_client.py").path, configuration)
    }

    /// A table of the operations of google-cloud-storage, google-api-python-client and gcsfs.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "Scripts/bootstrap --peers installs it"))
    func eachOperationOfPythonsClientsOfCloudStorageSucceeds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1 << 20
        try await expectOK(Self.python, Self.peers.appending(path: "storage_operations.py").path, configuration)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rclone"), "rclone is not installed"))
    func eachOperationOfRcloneOnCloudStorageSucceeds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1 << 20
        try await expectOK("/bin/bash", Self.peers.appending(path: "rclone_storage.sh").path, configuration)
    }

    /// Each command takes seconds to start.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gcloud"), "gcloud is not installed"),
        .enabled(if: ProcessInfo.processInfo.environment["PEERS_FULL"] != nil, "PEERS_FULL is not set"),
        .timeLimit(.minutes(15))
    )
    func eachCommandOfGcloudStorageSucceeds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1 << 20
        try await expectOK("/bin/bash", Self.peers.appending(path: "gcloud_storage.sh").path, configuration)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "Scripts/bootstrap --peers installs it"))
    func googlesLibraryForCredentialsAcceptsTheServer() async throws {
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration()
        try await expectOK(Self.python, Self.peers.appending(path: "google_auth_client.py").path, configuration)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "curl is not installed"))
    func curlAcceptsTheServer() async throws {
        try await expectOK("/bin/bash", Self.peers.appending(path: "curl_client.sh").path)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "curl is not installed"))
    func curlLogsIn() async throws {
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration()
        try await expectOK("/bin/bash", Self.peers.appending(path: "curl_identity.sh").path, configuration)
    }

    /// Runs a script with the URL of an emulator; scripts end by themselves.
    private func expectOK(
        _ interpreter: String,
        _ script: String,
        _ configuration: EmulatorConfiguration = EmulatorConfiguration()
    ) async throws {
        try await Emulator.run(configuration) { emulator in
            let (status, output) = try await ForeignProgram.run(interpreter, [script, emulator.url])
            #expect(status == 0, "\(output)")
            #expect(output.hasSuffix("ok\n"), "\(output)")
        }
    }
}
