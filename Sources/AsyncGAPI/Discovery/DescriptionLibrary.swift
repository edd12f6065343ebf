public import AsyncFetch
import AsyncJSON
public import GAPIDescription

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Finds descriptions of services by their names: in folders, and at last at Google's Discovery service, whose answers it keeps.
///
/// ```swift
/// let library = DescriptionLibrary()
/// let document = try await library.document(named: "drive:v3")
/// for entry in library.entries() { print(entry.name, entry.version) }
/// ```
///
/// A description says where calls are sent, and the tokens with them. So it comes from files of this machine, or over https: the
/// Discovery service may itself be elsewhere (``discovery``), but what it lists must be at its own origin or over https, and its names
/// are names and never paths.
///
/// Reading a folder blocks the thread; a description is buffered as a whole.
public struct DescriptionLibrary: Sendable {
    /// A description that there is.
    public struct Entry: Sendable, Hashable {
        /// The name of the service, such as `drive`.
        public var name: String
        /// The version, such as `v3`.
        public var version: String
        /// The name as people read it; empty where it is not known.
        public var title = ""
        /// Whether the Discovery service recommends this version.
        public var isPreferred = false

        /// Creates an entry.
        public init(name: String, version: String, title: String = "", isPreferred: Bool = false) {
            self.name = name
            self.version = version
            self.title = title
            self.isPreferred = isPreferred
        }

        var key: String { "\(name):\(version)" }
        var file: String { "\(name).\(version).json" }
    }

    /// Where descriptions are, as `name.version.json`; the first that has one wins.
    public var folders: [String]
    /// The folder in which fetched ones are kept; `nil` keeps none.
    public var cache: String?
    /// The URL of the Discovery service's list.
    public var discovery = "https://www.googleapis.com/discovery/v1/apis"
    /// Whether the Discovery service is asked even for what is at hand.
    public var refreshes = false
    /// Headers of the requests to the Discovery service.
    ///
    /// Those that hold keys do not go to the other origins that its list names.
    public var headerFields: HTTPFields = [:]
    /// What fetches descriptions; one that all libraries share unless set.
    public var fetcher: Fetcher

    private static let sharedFetcher = Fetcher()

    /// Creates the library of a user.
    /// - Parameters:
    ///   - folder: looked into instead of those of the environment.
    ///   - refreshes: whether the Discovery service is asked even for what is at hand.
    ///   - environment: `GAPI_DOCUMENTS` (a folder), `GAPI_DISCOVERY` (another Discovery service), `XDG_CACHE_HOME` and `HOME` are
    ///     looked at, and `PATH` for Pythons with Google's client library, which brings descriptions.
    public init(
        from folder: String? = nil,
        refreshes: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let home = environment["HOME"] ?? "."
        let cache = (value("XDG_CACHE_HOME") ?? home + "/.cache") + "/gapi/discovery"
        self.cache = cache
        if let discovery = value("GAPI_DISCOVERY") { self.discovery = discovery }
        self.refreshes = refreshes
        if let folder = folder ?? value("GAPI_DOCUMENTS") {
            folders = [folder, cache]
        } else {
            folders = [cache] + Self.wheels(environment["PATH"] ?? "", home: home)
        }
        fetcher = Self.sharedFetcher
    }

    // MARK: What there is

    /// All descriptions at hand, by name, the newest stable version first; nothing is fetched.
    public func entries() -> [Entry] {
        var entries: [String: Entry] = [:]
        for folder in folders {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".json") && file != Self.index {
                let parts = file.dropLast(".json".count).split(separator: ".", maxSplits: 1).map(String.init)
                guard parts.count == 2, Self.isName(parts[0]), Self.isName(parts[1]) else { continue }
                let entry = Entry(name: parts[0], version: parts[1])
                if entries[entry.key] == nil { entries[entry.key] = entry }
            }
            for (entry, _) in Self.items(listed(in: folder)) where entries[entry.key] != nil {
                entries[entry.key] = entry
            }
        }
        return Self.sorted(entries.values)
    }

    /// All descriptions at hand, or those of the Discovery service where there are none, or where ``refreshes`` is set.
    ///
    /// Cancelling the task ends the request.
    /// - Throws: ``GAPIError/Code/descriptionUnavailable``, or `CancellationError`.
    @concurrent public func allEntries() async throws -> [Entry] {
        let entries = entries()
        if !entries.isEmpty, !refreshes { return entries }
        return Self.sorted(Self.items(try await directory()).map(\.entry))
    }

    /// One version of each service: the one that the Discovery service recommends, or else the newest stable one.
    /// - Throws: as ``allEntries()``.
    @concurrent public func preferredEntries() async throws -> [Entry] {
        var preferred: [Entry] = []
        for entry in try await allEntries() {
            guard let last = preferred.last, last.name == entry.name else {
                preferred.append(entry)
                continue
            }
            if entry.isPreferred, !last.isPreferred { preferred[preferred.count - 1] = entry }
        }
        return preferred
    }

    // MARK: One description

    /// The description that `name:version` or `name` stands for; a name alone means its newest stable version.
    ///
    /// Cancelling the task ends the request, if there is one; it is not repeated.
    /// - Throws: ``GAPIError/Code/invalidRequest`` when there is no such service, ``GAPIError/Code/descriptionUnavailable`` when
    ///   the Discovery service cannot be reached, ``GAPIError/Code/decoding`` for what is no description; `CancellationError`.
    @concurrent public func document(named name: String) async throws -> API.Document {
        let (bytes, source) = try await bytes(named: name)
        return try Self.document(bytes, from: source)
    }

    /// The description at hand that a name stands for; nothing is fetched, and `nil` tells that there is none.
    public func documentAtHand(named name: String) -> API.Document? {
        guard let (bytes, source) = try? bytesAtHand(Self.parsed(name)) else { return nil }
        return try? Self.document(bytes, from: source)
    }

    /// The text of the description that ``document(named:)`` gives, and the file or the URL that it is from.
    /// - Throws: as ``document(named:)``.
    @concurrent public func bytes(named name: String) async throws -> (bytes: [UInt8], source: String) {
        let wanted = try Self.parsed(name)
        if !refreshes, let found = bytesAtHand(wanted) { return found }
        return try await fetch(wanted.name, wanted.version)
    }

    private func bytesAtHand(_ wanted: (name: String, version: String?)) -> (bytes: [UInt8], source: String)? {
        let known = entries().first { $0.name == wanted.name && (wanted.version ?? $0.version) == $0.version }
        guard let known else { return nil }
        for folder in folders {
            let path = "\(folder)/\(known.file)"
            if let contents = try? WholeFile(path).contents() { return (Array(contents.readableBytesView), path) }
        }
        return nil
    }

    private static func parsed(_ name: String) throws -> (name: String, version: String?) {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let api = parts.first, parts.allSatisfy(isName) else {
            throw GAPIError(.invalidRequest, "`\(name)` names no service; write name:version, such as drive:v3")
        }
        return (api, parts.count == 2 ? parts[1] : nil)
    }

    /// Reads a description; what is none has no name.
    static func document(_ bytes: [UInt8], from source: String) throws -> API.Document {
        do {
            let document = try API.Document.parse(bytes).document
            if document.name?.isEmpty == false { return document }
            throw GAPIError(.decoding, "\(source) is no description of a service: it has no name")
        } catch let error as JSON.Error {
            throw GAPIError(.decoding, "\(source) is no description of a service: \(error.message)", cause: error)
        }
    }

    /// Whether a text is a name that can be a part of a file's name.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200 && !text.contains("..")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
