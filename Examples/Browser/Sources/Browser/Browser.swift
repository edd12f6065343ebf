import GAPIDrive
import GAPIEmulator
import GAPIStorage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Drive and Cloud Storage in a terminal.
@main
struct Browser {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let token = ProcessInfo.processInfo.environment["GAPI_TOKEN"] ?? ""
        switch (arguments.first, arguments.dropFirst().first) {
        case ("--emulator", _):
            try await Emulator.run(emulated) { emulator in
                let configuration = GAPI.ServiceConfiguration { $0.rootURL = emulator.url }
                await browse(StorageShelf(storage: StorageService(configuration: configuration), project: "demo"))
            }
        case ("storage", let project?):
            await browse(StorageShelf(storage: StorageService(credentials: .bearer(token)), project: project))
        case ("drive", _):
            await browse(DriveShelf(drive: DriveService(credentials: .bearer(token))))
        default:
            print("usage: Browser --emulator | storage PROJECT | drive")
        }
    }

    private static func browse(_ shelf: any Shelf) async {
        var session = Session(shelf)
        print(Session.help)
        while true {
            print("\(session.place)> ", terminator: "")
            guard let line = readLine() else { return }
            do {
                guard let text = try await session.run(line) else { return }
                if !text.isEmpty { print(text) }
            } catch {
                print("\(error)")
            }
        }
    }

    /// An emulator with something in it.
    static var emulated: EmulatorConfiguration {
        var configuration = EmulatorConfiguration()
        configuration.seeds = ["readme.txt", "2026/cat.txt", "2026/trips/sea.txt"].map {
            .init(bucket: "photos", names: [$0], content: Array("This is \($0).\n".utf8))
        }
        return configuration
    }
}
