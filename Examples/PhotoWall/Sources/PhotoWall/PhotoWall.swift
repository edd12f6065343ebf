import ArgumentParser
import Hummingbird
import Logging

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Shows the pictures of a folder in an ownCloud, live.
@main
struct PhotoWall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "PhotoWall",
        abstract: "Show the pictures of a folder in an ownCloud, live.",
        discussion: """
            The environment names the account: CLOUD_URL, CLOUD_USER and CLOUD_PASSWORD (an app password), CLOUD_FOLDER
            (/Photos unless set), and VAULT, the folder on this machine with what is known of the account.

            Without an account:
              PhotoWall --demo
              open http://127.0.0.1:8080/
            """
    )

    @Option(help: "The address to listen at. The pages ask nobody who they are.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen at.")
    var port: UInt16 = 8080

    @Flag(help: "Show an emulated ownCloud in which something changes every few seconds.")
    var demo = false

    func run() async throws {
        if demo {
            try await Demo.run { try await serve($0) }
        } else {
            try await serve(WallSettings(ProcessInfo.processInfo.environment))
        }
    }

    private func serve(_ settings: WallSettings) async throws {
        try await settings.run { wall in
            let logger = Logger(label: "PhotoWall")
            let application = WallApplication.make(wall, at: .hostname(host, port: Int(port)), logger: logger)
            try await application.runService()
        }
    }
}
