import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import CloudEmulator
import NIOCore
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder on this machine, and an emulated ownCloud with the accounts `alice` and `bob`.
struct CloudBed: Sendable {
    let folder: String
    let cloud: EmulatedCloud
    private let fetchers: [String: Fetcher]
    private let clock: FetchClock

    static func run(
        _ configuration: EmulatedCloud.Configuration = .init(),
        _ body: (CloudBed) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            try await EmulatedCloud.run(configuration) { cloud in
                // Repeated calls do not wait, and no time limit of a call is reached.
                let (short, long) = (Duration.seconds(8), Duration.seconds(60))
                let clock = FetchClock(VirtualClock(skippingUpTo: short))
                var fetchers: [String: Fetcher] = [:]
                for user in ["alice", "bob"] {
                    let login = try BasicCredentials(user: user, password: "\(user)-secret")
                    fetchers[user] = Fetcher(
                        .init {
                            $0.credentials[cloud.url] = login
                            $0.clock = clock
                            $0.random = { 0.01 }
                        }
                    )
                }
                let result: Result<Void, any Error>
                do {
                    let bed = CloudBed(
                        folder: folder,
                        cloud: cloud,
                        fetchers: fetchers,
                        clock: FetchClock(VirtualClock(skippingUpTo: long))
                    )
                    result = .success(try await body(bed))
                } catch { result = .failure(error) }
                for fetcher in fetchers.values { await fetcher.shutdown() }
                try result.get()
            }
        }
    }

    static func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cloud-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    /// Runs a command of `gapi cloud` as alice, or as the account that its words name.
    func run(_ words: String..., onTerminal: Bool = false, password: String? = nil) async -> Ran {
        await run(words, onTerminal: onTerminal, password: password)
    }

    func run(
        _ words: [String],
        onTerminal: Bool = false,
        password: String? = nil,
        heard: @escaping @Sendable (String) -> Void = { _ in }
    ) async -> Ran {
        await runGapi(["cloud"] + words, onTerminal: onTerminal, cloud: surroundings(password), heard: heard)
    }

    private func surroundings(_ password: String?) -> CloudSurroundings {
        let (cloud, fetchers, clock, folder) = (cloud, fetchers, clock, folder)
        var surroundings = CloudSurroundings()
        surroundings.connection = { name in
            guard let fetcher = fetchers[name ?? "alice"] else {
                throw ToolFailure(.permission, "there is no account \(name ?? "")")
            }
            return try Cloud.Connection(cloud.url, fetcher: fetcher, clock: clock)
        }
        surroundings.vault = { name in "\(folder)/vault-\(name ?? "alice")" }
        surroundings.line = { password }
        surroundings.clock = clock
        return surroundings
    }

    /// A connection of alice.
    func connection() async throws -> Cloud.Connection { try await surroundings(nil).connection(nil) }

    // MARK: Files on the server

    func put(_ path: String, _ text: String = "x", user: String = "alice") async throws {
        try await cloud.write(path, text, user: user)
    }

    /// The text of a file on the server.
    func remote(_ path: String, user: String = "alice") async -> String? {
        await cloud.content(of: path, user: user).map { String(buffer: $0) }
    }

    /// The paths of all items on the server; a folder ends with a slash.
    func everything() async throws -> [String] {
        let ran = await run("tree", "--json")
        try #require(ran.code == 0, "\(ran.errors)")
        return try ran.lines().compactMap { value in
            guard let path = value["path"]?.string, path != "/" else { return nil }
            return path + (value["kind"]?.string == "folder" ? "/" : "")
        }
    }

    // MARK: Files on this machine

    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: folder + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names of all files and folders below a folder.
    func names(below name: String) -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
    }
}

extension Ran {
    /// The lines of JSON.
    func lines() throws -> [JSON.Value] {
        try output.split(separator: "\n").map { try JSON.Value(parsing: String($0)) }
    }

    /// The one document of JSON.
    func document() throws -> JSON.Value { try JSON.Value(parsing: output) }
}
