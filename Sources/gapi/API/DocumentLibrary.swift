import AsyncFetch
import AsyncGAPI
import AsyncJSON
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds the descriptions of services: in files, in folders, and at last at Google's Discovery service, whose answers it keeps.
struct DocumentLibrary: Sendable {
    /// A description that there is.
    struct Entry: Hashable {
        let name: String
        let version: String
        var title = ""
    }

    /// Where descriptions are, as `name.version.json`; the first that has one wins.
    var folders: [String]
    /// Where fetched ones are kept.
    var cache: String
    /// The root of the Discovery service.
    var discovery = "https://www.googleapis.com/discovery/v1/apis"
    /// Asks the Discovery service even for what is at hand.
    var refreshes = false
    var fetcher = Fetcher.tool

    /// Creates the library of a user.
    /// - Parameters:
    ///   - folder: looked into instead of those of the environment.
    ///   - refreshes: asks the Discovery service even for what is at hand.
    ///   - environment: `GAPI_DOCUMENTS`, `GAPI_DISCOVERY`, `XDG_CACHE_HOME`, `HOME` and `PATH` are looked at.
    init(
        from folder: String? = nil,
        refreshes: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let home = environment["HOME"] ?? "."
        cache =
            (environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache") + "/gapi/discovery"
        if let discovery = environment["GAPI_DISCOVERY"], !discovery.isEmpty { self.discovery = discovery }
        self.refreshes = refreshes
        if let folder = folder ?? environment["GAPI_DOCUMENTS"].flatMap({ $0.isEmpty ? nil : $0 }) {
            folders = [folder, cache]
        } else {
            folders = [cache] + Self.wheels(environment["PATH"] ?? "", home: home)
        }
    }

    // MARK: What there is

    /// All descriptions at hand, by name and version.
    func entries() -> [Entry] {
        var titles: [Entry: String] = [:]
        var entries: Set<Entry> = []
        for folder in folders {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".json") && file != Self.index {
                let parts = file.dropLast(".json".count).split(separator: ".", maxSplits: 1).map(String.init)
                if parts.count == 2 { entries.insert(Entry(name: parts[0], version: parts[1])) }
            }
            for entry in listed(in: folder) { titles[Entry(name: entry.name, version: entry.version)] = entry.title }
        }
        return entries.map { Entry(name: $0.name, version: $0.version, title: titles[$0] ?? "") }
            .sorted { ($0.name, Self.rank($1.version)) < ($1.name, Self.rank($0.version)) }
    }

    /// All descriptions at hand, or those of the Discovery service where there are none, or when asked anew.
    func allEntries() async throws -> [Entry] {
        let entries = entries()
        if !entries.isEmpty, !refreshes { return entries }
        return Self.items(try await directory()).map(\.entry)
            .sorted { ($0.name, Self.rank($1.version)) < ($1.name, Self.rank($0.version)) }
    }

    // MARK: One description

    /// The description that a path, `name:version` or `name` stands for; a name alone means its newest stable version.
    func document(_ name: String) async throws -> API.Document {
        let (bytes, source) = try await bytes(of: name)
        do {
            let document = try API.Document.parse(bytes).document
            guard document.name?.isEmpty == false else {
                throw ToolFailure(.badData, "\(source) is no description of a service")
            }
            return document
        } catch let error as JSON.Error {
            throw ToolFailure(.badData, "\(source) is no description of a service: \(error.message)")
        }
    }

    /// The text of that description, and where it is from.
    func bytes(of name: String) async throws -> (bytes: [UInt8], source: String) {
        if name.contains("/") || name.hasSuffix(".json") || name == "-" {
            do { return (try readInput(path: name), name) } catch {
                throw ToolFailure(.unreadable, "\(name): \(error.reason)")
            }
        }
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        guard let api = parts.first, parts.allSatisfy({ $0.allSatisfy(Self.isNameCharacter) }) else {
            throw ToolFailure(.usage, "`\(name)` names no service; write name:version, such as drive:v3")
        }
        if !refreshes {
            let known = entries().filter { $0.name == api && (parts.count == 1 || $0.version == parts[1]) }
            if let newest = known.max(by: { Self.rank($0.version) < Self.rank($1.version) }) {
                let file = "/\(newest.name).\(newest.version).json"
                for folder in folders {
                    if let bytes = try? readInput(path: folder + file) { return (bytes, folder + file) }
                }
            }
        }
        return try await fetch(api, parts.count == 1 ? nil : parts[1])
    }

    private static func isNameCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
    }

    // MARK: The Discovery service

    static let index = "index.json"

    private func fetch(_ name: String, _ version: String?) async throws -> (bytes: [UInt8], source: String) {
        let items = Self.items(try await directory()).filter {
            $0.entry.name == name && (version == nil || version == $0.entry.version)
        }
        let item = items.max { Self.rank($0.entry.version) < Self.rank($1.entry.version) }
        guard let item else {
            let near = Suggestion.nearest(to: name, among: entries().map { "\($0.name):\($0.version)" })
            throw ToolFailure(.usage, "there is no service `\(name)\(version.map { ":\($0)" } ?? "")`; \(near)")
        }
        let body = try await get(item.url)
        let path = "\(cache)/\(item.entry.name).\(item.entry.version).json"
        try await WholeFile(path).replace { body }
        return (Array(body.readableBytesView), item.url)
    }

    /// The Discovery service's list of services, kept for as long as nobody refreshes.
    private func directory() async throws -> JSON.Value {
        let path = "\(cache)/\(Self.index)"
        if !refreshes, let kept = try? readInput(path: path), let list = try? JSON.Value(parsing: kept) { return list }
        let body = try await get(discovery)
        let list = try JSON.Value(parsing: body.readableBytesView)
        try await WholeFile(path).replace { body }
        return list
    }

    private func get(_ url: String) async throws -> ByteBuffer {
        do {
            let options = FetchOptions {
                $0.retry = .none
                $0.timeout = .seconds(30)
            }
            let response = try await fetcher.fetch(url, options: options)
            guard response.head.status.kind == .successful else {
                throw ToolFailure(
                    .unavailable,
                    "the Discovery service answers HTTP \(response.head.status.code) for \(url)"
                )
            }
            return response.body
        } catch let error as FetchError {
            let help = "give --from DIR with descriptions, or install google-api-python-client, which brings them"
            throw ToolFailure(.unavailable, "\(url) cannot be had (\(error.code)); \(help)")
        }
    }

    func listed(in folder: String) -> [Entry] {
        guard let bytes = try? readInput(path: "\(folder)/\(Self.index)"), let list = try? JSON.Value(parsing: bytes)
        else { return [] }
        return Self.items(list).map(\.entry)
    }

    static func items(_ list: JSON.Value) -> [(entry: Entry, url: String)] {
        (list["items"]?.array ?? []).compactMap { item in
            guard let name = item["name"]?.string, let version = item["version"]?.string else { return nil }
            let entry = Entry(name: name, version: version, title: item["title"]?.string ?? "")
            return (entry, item["discoveryRestUrl"]?.string ?? "")
        }
    }
}

extension Fetcher {
    /// The fetcher of a command: goes where the user says, also in plain HTTP.
    static let tool = Fetcher(
        .init {
            $0.application = "gapi"
            $0.allowsInsecureHTTP = true
        }
    )
}
