import CloudEmulator
import Foundation
import Testing

/// Clients that nobody here wrote judge the server.
@Suite("Foreign clients of the cloud", .timeLimit(.minutes(5)))
struct ForeignClientTests {
    private static let peers = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Peers").standardizedFileURL

    private static func isInstalled(_ name: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name)
    }

    @Test(.enabled(if: isInstalled("curl"), "curl is not installed"))
    func curlAcceptsTheServer() async throws { try await expectOK("curl_cloud.sh") }

    @Test(.enabled(if: isInstalled("litmus"), "Scripts/bootstrap --peers installs it"))
    func litmusAcceptsTheServer() async throws { try await expectOK("litmus_cloud.sh") }

    @Test(.enabled(if: isInstalled("rclone"), "Scripts/bootstrap --peers installs it"))
    func rcloneAcceptsTheServer() async throws { try await expectOK("rclone_cloud.sh") }

    @Test(.enabled(if: isInstalled("nextcloudcmd"), "Scripts/bootstrap --peers installs it"))
    func nextcloudAcceptsTheServer() async throws { try await expectOK("nextcloud_cloud.sh") }

    @Test(.enabled(if: isInstalled("cadaver"), "Scripts/bootstrap --peers installs it"))
    func cadaverAcceptsTheServer() async throws { try await expectOK("cadaver_cloud.sh") }

    /// Runs a script with the URL of a server; scripts end by themselves within two minutes.
    private func expectOK(_ script: String) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        configuration.hasOAuth2 = true
        try await EmulatedCloud.run(configuration) { cloud in
            let (status, output) = try await run(Self.peers.appending(path: script).path, cloud.url)
            #expect(status == 0, "\(output)")
            #expect(output.hasSuffix("ok\n"), "\(output)")
        }
    }

    private func run(_ script: String, _ url: String) async throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [script, url]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        return try await withCheckedThrowingContinuation { continuation in
            // Reading blocks until the script ends, so it must not take a thread of the tasks.
            Thread {
                let result = Result<(status: Int32, output: String), any Error> {
                    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
                    process.waitUntilExit()
                    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
                }
                continuation.resume(with: result)
            }.start()
        }
    }
}
