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

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "Scripts/bootstrap --peers installs it"))
    func eachOperationOfPythonsClientsOfCloudStorageSucceeds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1 << 20
        let clients = ["google-cloud-storage", "google-api-python-client", "gcsfs", "raw bytes"]
        try await expectOperations(of: clients, Self.python, "storage_operations.py", configuration)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rclone"), "rclone is not installed"))
    func eachOperationOfRcloneOnCloudStorageSucceeds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1 << 20
        try await expectOperations(of: ["rclone"], "/bin/bash", "rclone_storage.sh", configuration)
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
        try await expectOperations(of: ["gcloud storage"], "/bin/bash", "gcloud_storage.sh", configuration)
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
    func eachOperationOfCurlOnCloudStorageSucceeds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1 << 20
        try await expectOperations(of: ["curl"], "/bin/bash", "curl_storage.sh", configuration)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "curl is not installed"))
    func curlLogsIn() async throws {
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration()
        try await expectOK("/bin/bash", Self.peers.appending(path: "curl_identity.sh").path, configuration)
    }

    /// Runs a script that prints a table of operations, which are those that the page of foreign clients lists.
    private func expectOperations(
        of clients: [String],
        _ interpreter: String,
        _ script: String,
        _ configuration: EmulatorConfiguration
    ) async throws {
        let output = try await expectOK(interpreter, Self.peers.appending(path: script).path, configuration)
        let succeeded = output.split(separator: "\n").filter { $0.hasSuffix("green") }.map { line in
            "| \(line.prefix(28).trimmingCharacters(in: .whitespaces)) "
                + "| \(line.dropFirst(28).dropLast(5).trimmingCharacters(in: .whitespaces)) |"
        }
        let page = Self.peers.appending(path: "../../Sources/GAPIEmulator/GAPIEmulator.docc/ForeignClients.md")
        let rows = try String(contentsOf: page, encoding: .utf8).replacing("`", with: "").split(separator: "\n")
            .map(String.init).filter { row in
                row.count(where: { $0 == "|" }) == 3 && clients.contains { row.hasPrefix("| \($0) |") }
            }
        #expect(!rows.isEmpty && succeeded == rows)
    }

    /// Runs a script with the URL of an emulator; scripts end by themselves.
    @discardableResult
    private func expectOK(
        _ interpreter: String,
        _ script: String,
        _ configuration: EmulatorConfiguration = EmulatorConfiguration()
    ) async throws -> String {
        try await Emulator.run(configuration) { emulator in
            let (status, output) = try await ForeignProgram.run(interpreter, [script, emulator.url])
            #expect(status == 0, "\(output)")
            #expect(output.hasSuffix("ok\n"), "\(output)")
            return output
        }
    }
}
