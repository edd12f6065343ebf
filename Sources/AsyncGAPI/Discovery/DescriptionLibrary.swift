public import AsyncFetch
import AsyncJSON
public import GAPIDescription

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension GAPI {
    /// A library of service descriptions, which finds them by name.
    ///
    /// It looks in folders first, and then asks Google's Discovery service, whose descriptions it keeps. A name without
    /// a version means the version that the Discovery service recommends, if that is known, or else the newest stable
    /// one.
    ///
    /// ```swift
    /// let library = GAPI.DescriptionLibrary()
    /// let document = try await library.document(named: "drive:v3")
    /// for entry in library.entries() { print(entry.name, entry.version) }
    /// ```
    ///
    /// A description determines where calls are sent, and the tokens with them. So it must come from files of this
    /// machine, or over https. The Discovery service may be elsewhere (``discovery``), but the descriptions that it
    /// lists must be at its own origin or over https. Its names are used only as names, never as paths.
    ///
    /// Reading a folder blocks the thread. A description is buffered as a whole.
    public struct DescriptionLibrary: Sendable {
        /// A description that the library knows.
        public struct Entry: Sendable, Hashable {
            /// The name of the service, such as `drive`.
            public var name: String
            /// The version, such as `v3`.
            public var version: String
            /// The title for people; empty if it is not known.
            public var title = ""
            /// A Boolean value indicating whether the Discovery service recommends this version.
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

        /// The folders with descriptions, as `name.version.json`; the first folder that has one is used.
        public var folders: [String]
        /// The folder in which fetched descriptions are kept; `nil` to keep none.
        ///
        /// Those of another Discovery service than Google's are kept in a folder of their own in it.
        public var cache: String?
        /// The URL of the Discovery service's list.
        public var discovery = Self.googleDiscovery {
            didSet { if discovery != oldValue { list = nil } }
        }
        /// A Boolean value indicating whether the Discovery service is asked even for descriptions in the folders.
        public var refreshes = false
        /// The header fields of requests to the Discovery service.
        ///
        /// Fields that hold keys are not sent to the other origins that its list names.
        public var headerFields: HTTPFields = [:]
        /// The fetcher of descriptions; by default one that all libraries share.
        public var fetcher: Fetcher
        /// The list of services that ``fetchList()`` has fetched; `nil` to read or fetch the list when it is needed.
        var list: JSON.Value?

        static let googleDiscovery = "https://www.googleapis.com/discovery/v1/apis"
        private static let sharedFetcher = Fetcher()

        /// Creates the library of a user.
        ///
        /// Sources that the user has named come first. A folder, from the argument or `GAPI_DOCUMENTS`, is searched
        /// before all else. If `GAPI_DISCOVERY` names a Discovery service, descriptions that happen to be installed
        /// with other software are not used.
        ///
        /// - Parameters:
        ///   - folder: The folder that is searched instead of those of the environment.
        ///   - refreshes: If `true`, the Discovery service is asked even for descriptions in the folders.
        ///   - environment: The environment variables. `GAPI_DOCUMENTS` names a folder, and `GAPI_DISCOVERY` another
        ///     Discovery service. `XDG_CACHE_HOME` and `HOME` name the cache folder; without an absolute path in
        ///     either, there is none. If neither a folder nor a Discovery service is named, the descriptions of
        ///     Google's client library for Python are used, too; it is looked for beside each Python in `PATH`.
        public init(
            from folder: String? = nil,
            refreshes: Bool = false,
            environment: [String: String] = ProcessInfo.processInfo.environment
        ) {
            func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
            // A relative path leads into the working folder, where anybody may have put a description.
            func absolute(_ name: String) -> String? {
                value(name).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
            }
            let home = absolute("HOME")
            let caches = absolute("XDG_CACHE_HOME") ?? home.map { $0 + "/.cache" }
            let cache = caches.map { $0 + "/gapi/discovery" }
            let kept = cache.map { [$0] } ?? []
            self.cache = cache
            self.refreshes = refreshes
            let named = value("GAPI_DISCOVERY")
            if let folder = folder ?? value("GAPI_DOCUMENTS") {
                folders = [folder] + kept
            } else {
                folders = kept + (named == nil ? Self.wheels(environment["PATH"] ?? "", home: home) : [])
            }
            if let named { discovery = named }
            fetcher = Self.sharedFetcher
        }

        // MARK: Entries

        /// Returns all descriptions in the folders, by name, the newest stable version first; nothing is fetched.
        public func entries() -> [Entry] {
            var entries: [String: Entry] = [:]
            for folder in searchedFolders {
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

        /// Returns all descriptions in the folders, or those of the Discovery service.
        ///
        /// The Discovery service is asked if the folders have none, or if ``refreshes`` is set. Its list is buffered as
        /// a whole. Cancelling the task ends the request; it is not retried.
        ///
        /// - Throws: ``GAPI/Error/Code/descriptionUnavailable``, ``GAPI/Error/Code/decoding`` for an invalid list, or
        ///   `CancellationError`.
        @concurrent public func allEntries() async throws -> [Entry] {
            let entries = entries()
            if !entries.isEmpty, !refreshes { return entries }
            return Self.sorted(Self.items(try await directory()).map(\.entry))
        }

        /// Returns one version of each service, which is the one that its name alone means.
        ///
        /// See ``allEntries()`` for cancellation and errors.
        ///
        /// - Throws: The errors of ``allEntries()``.
        @concurrent public func preferredEntries() async throws -> [Entry] {
            let services = Dictionary(grouping: try await allEntries(), by: \.name)
            return Self.sorted(services.values.compactMap { Self.preferred($0) })
        }

        /// Fetches the list of the Discovery service, which this value then uses instead of fetching it again.
        ///
        /// Call it before you get many descriptions from the Discovery service (``refreshes``); otherwise each of them
        /// needs a request for the list. The list is buffered as a whole. Cancelling the task ends the request; it is
        /// not retried.
        ///
        /// - Throws: ``GAPI/Error/Code/descriptionUnavailable``, ``GAPI/Error/Code/decoding`` for an invalid list, or
        ///   `CancellationError`.
        public mutating func fetchList() async throws {
            list = nil
            list = try await directory()
        }

        // MARK: One description

        /// Returns the description for `name:version`, or for a `name` alone.
        ///
        /// It is read from a folder, or fetched and kept. Without a version, the recommended one is taken, if it is
        /// known, or else the newest stable one. Cancelling the task ends the request; it is not retried.
        ///
        /// - Throws: ``GAPI/Error/Code/invalidRequest`` when there is no such service,
        ///   ``GAPI/Error/Code/descriptionUnavailable`` when the Discovery service cannot be reached,
        ///   ``GAPI/Error/Code/decoding`` for an invalid description, `CancellationError`.
        @concurrent public func document(named name: String) async throws -> API.Document {
            let (bytes, source) = try await bytes(named: name)
            return try Self.document(bytes, from: source)
        }

        /// Returns the description in the folders for a name; `nil` if there is none, because nothing is fetched.
        public func documentAtHand(named name: String) -> API.Document? {
            guard let (bytes, source) = try? bytesAtHand(Self.parsed(name)) else { return nil }
            return try? Self.document(bytes, from: source)
        }

        /// Returns the text of the description of ``document(named:)``, and its file or URL.
        ///
        /// See ``document(named:)`` for cancellation and errors.
        ///
        /// - Throws: The errors of ``document(named:)``.
        @concurrent public func bytes(named name: String) async throws -> (bytes: [UInt8], source: String) {
            let wanted = try Self.parsed(name)
            if !refreshes, let found = bytesAtHand(wanted) { return found }
            return try await fetch(wanted.name, wanted.version)
        }

        private func bytesAtHand(_ wanted: (name: String, version: String?)) -> (bytes: [UInt8], source: String)? {
            let known = entries().filter { $0.name == wanted.name && (wanted.version ?? $0.version) == $0.version }
            guard let known = Self.preferred(known) else { return nil }
            for folder in searchedFolders {
                let path = "\(folder)/\(known.file)"
                if let contents = try? WholeFile(path).contents() { return (Array(contents.readableBytesView), path) }
            }
            return nil
        }

        private static func parsed(_ name: String) throws -> (name: String, version: String?) {
            let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let api = parts.first, parts.allSatisfy(isName) else {
                throw GAPI.Error(.invalidRequest, "`\(name)` names no service; write name:version, such as drive:v3")
            }
            return (api, parts.count == 2 ? parts[1] : nil)
        }

        /// Parses a description; a document without a name is not one.
        package static func document(_ bytes: [UInt8], from source: String) throws -> API.Document {
            do {
                let document = try API.Document.parse(bytes).document
                if document.name?.isEmpty == false { return document }
                throw GAPI.Error(.decoding, "\(shown(source)) is not the description of a service: it has no name")
            } catch let error as JSON.Error {
                throw GAPI.Error(
                    .decoding,
                    "\(shown(source)) is not the description of a service: \(error.message)",
                    cause: error
                )
            }
        }

        /// Returns `true` if a text is a name that can be a part of a file name.
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
}
