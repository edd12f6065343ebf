import AsyncCloud
import AsyncFetch
import CloudEmulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An emulated ownCloud in this process, and somebody who keeps changing its pictures.
enum Demo {
    private static let places = [
        "Alpine lake", "Amber forest", "Birch grove", "Blue hour", "Canyon", "Coral reef", "Dune", "Evening train",
        "Fjord", "Ginkgo", "Harbour", "Heather", "Indigo sea", "Jasmine", "Kestrel", "Lighthouse", "Meadow",
        "Northern lights", "Olive trees", "Poppies", "Quarry", "Rain", "Saffron", "Tide pool", "Umber hills",
        "Vineyard", "Waterfall", "Winter sun", "Yellow barn", "Zinnia",
    ]

    /// Runs a closure with the account of the demonstration.
    static func run(_ body: (WallSettings) async throws -> Void) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.pollInterval = 5000  // the shortest that clients accept
        try await EmulatedCloud.run(configuration) { cloud in
            let vault = FileManager.default.temporaryDirectory.appending(path: "photo-wall-\(UUID())").path
            defer { try? FileManager.default.removeItem(atPath: vault) }
            let settings = WallSettings(
                url: cloud.url,
                user: "alice",
                password: "alice-secret",
                folder: "/Summer in pictures",
                vault: vault
            )
            let names = Array(places.shuffled().prefix(14))
            for name in names { try await write(name, to: cloud, settings) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await change(cloud, names, settings) }
                defer { group.cancelAll() }
                try await body(settings)
            }
        }
    }

    /// Adds, renames, replaces and removes pictures, as another program of the user would, until the task is cancelled.
    private static func change(_ cloud: EmulatedCloud, _ names: [String], _ settings: WallSettings) async throws {
        let login = try BasicCredentials(user: settings.user, password: settings.password)
        let fetcher = Fetcher(.init { $0.credentials[settings.url] = login })
        let connection = try Cloud.Connection(settings.url, fetcher: fetcher)
        var present = names
        while true {
            try await Task.sleep(for: .seconds(3))  // a pace at which a person sees each change
            let free = places.filter { !present.contains($0) }
            let (old, new) = (present.randomElement(), free.randomElement())
            switch (Int.random(in: 0..<6), old, new) {
            case (0...2, _, let new?) where present.count < 22:
                try await write(new, to: cloud, settings)
                present.append(new)
            case (3, let old?, _) where present.count > 8:
                await cloud.remove(try path(of: old, settings).string, user: settings.user)
                present.removeAll { $0 == old }
            case (4, let old?, _): try await write(old, to: cloud, settings)
            case (_, let old?, let new?):
                try await connection.move(path(of: old, settings), to: path(of: new, settings))
                present.removeAll { $0 == old }
                present.append(new)
            default: break
            }
        }
    }

    private static func path(of name: String, _ settings: WallSettings) throws -> Cloud.Path {
        try settings.folder.appending("\(name).jpg")
    }

    /// Writes a picture.
    ///
    /// The emulator's thumbnails have a colour that depends on the contents.
    private static func write(_ name: String, to cloud: EmulatedCloud, _ settings: WallSettings) async throws {
        let contents = "\(name) \(UInt64.random(in: 0 ... .max))"
        try await cloud.write(path(of: name, settings).string, contents, user: settings.user)
    }
}
