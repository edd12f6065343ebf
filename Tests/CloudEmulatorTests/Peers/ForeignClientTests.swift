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
            let (status, output) = try await ForeignProgram.run(
                "/bin/bash",
                [Self.peers.appending(path: script).path, cloud.url]
            )
            #expect(status == 0, "\(output)")
            #expect(output.hasSuffix("ok\n"), "\(output)")
        }
    }
}
