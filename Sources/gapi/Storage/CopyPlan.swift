import ArgumentParser
import AsyncFetch
import AsyncGAPI
import AsyncStorage

/// The work of a copy or a move.
struct CopyPlan: Sendable {
    enum Work: Sendable {
        /// A folder, or the objects below a prefix.
        case folder(StorageTransfers.Job)
        case uploads([(path: String, object: StorageLocation)])
        case downloads([(object: StorageLocation, path: String)])
        case copies([(source: StorageLocation, destination: StorageLocation)])
    }

    private var folders: [StorageTransfers.Job] = []
    private var uploads: [(path: String, object: StorageLocation)] = []
    private var downloads: [(object: StorageLocation, path: String)] = []
    private var copies: [(source: StorageLocation, destination: StorageLocation)] = []
    /// The sources by their places in the destination.
    private var places: [StoragePath: String] = [:]
    /// The sources of files by the paths of these in small letters.
    private var lookalikes: [String: String] = [:]
    private let destination: StoragePath
    /// A Boolean value indicating whether the destination is a folder, in which each source keeps its name.
    private let isFolder: Bool
    /// A Boolean value indicating whether there is only one source.
    private let isAlone: Bool
    private let comparison: StorageTransfers.Comparison
    private let symbolicLinks: StorageTransfers.SymbolicLinks

    /// Divides the sources.
    ///
    /// - Parameters:
    ///   - sources: Paths and URLs.
    ///   - destination: A path or a URL.
    ///   - isRecursive: If `true`, folders are copied with all that is in them.
    ///   - comparison: The way to decide that something need not be copied.
    ///   - symbolicLinks: The treatment of symbolic links.
    ///   - storage: The service, which is asked whether there is an object of the name of a prefix.
    /// - Throws: ``ToolFailure``.
    init(
        _ sources: [StoragePath],
        to destination: StoragePath,
        isRecursive: Bool,
        comparison: StorageTransfers.Comparison,
        symbolicLinks: StorageTransfers.SymbolicLinks,
        _ storage: StorageService
    ) async throws {
        self.destination = destination
        isAlone = sources.count == 1
        self.comparison = comparison
        self.symbolicLinks = symbolicLinks
        let slash = UInt8(ascii: "/")
        isFolder =
            switch destination {
            case .object(let place): sources.count > 1 || place.name.isEmpty || place.name.utf8.last == slash
            case .local(let path): sources.count > 1 || path.utf8.last == slash || gapi.isFolder(path)
            case .stream: false
            }
        for source in sources {
            switch source {
            case .local(let path): try add(path, isRecursive: isRecursive)
            case .object(let place): try await add(place, isRecursive: isRecursive, storage)
            case .stream: throw ToolFailure(.usage, "standard input is copied alone, to the URL of an object")
            }
        }
    }

    /// The transfers, single files and objects first.
    var works: [Work] {
        var works: [Work] = []
        if !uploads.isEmpty { works.append(.uploads(uploads)) }
        if !downloads.isEmpty { works.append(.downloads(downloads)) }
        if !copies.isEmpty { works.append(.copies(copies)) }
        return works + folders.map { .folder($0) }
    }

    /// A Boolean value indicating whether one object becomes a file, and nothing else is done.
    var isOneDownload: Bool { folders.isEmpty && uploads.isEmpty && copies.isEmpty && downloads.count == 1 }

    private mutating func add(_ path: String, isRecursive: Bool) throws {
        guard case .object(let place) = destination else {
            throw ToolFailure(.usage, "\(path) and the destination are both on this machine; use cp of the shell")
        }
        if gapi.isFolder(path) {
            guard isRecursive else { throw ToolFailure(.usage, "\(path) is a folder; add -r to copy it") }
            // The folder keeps its name, whether or not there is anything of the destination's name: so a second run does
            // the same as the first one.
            let name = path.lastPathPart
            let target = name.isEmpty ? place.asFolder : place.appending(name)
            return try append(.folder(path), .objects(target))
        }
        let target = isFolder || isRecursive ? place.appending(try fileName(of: path)) : place
        try claim(.object(target), for: path)
        uploads.append((path, target))
    }

    private mutating func add(_ place: StorageLocation, isRecursive: Bool, _ storage: StorageService) async throws {
        guard isRecursive else {
            guard !place.name.isEmpty, place.name.utf8.last != UInt8(ascii: "/") else {
                throw ToolFailure(.usage, "\(place) is a folder; add -r to copy it")
            }
            return try addObject(place, toFolder: isFolder)
        }
        let name = place.name.lastPathPart
        guard place.name.isEmpty || !name.isEmpty else {
            throw ToolFailure(.usage, "\(place) ends with a name that no folder can have")
        }
        // Its content comes among that of the others: one could silently replace another.
        guard !name.isEmpty || isAlone else {
            throw ToolFailure(.usage, "\(place) is a bucket, which has no name to keep; copy it alone")
        }
        let target: StorageTransfers.Place
        switch destination {
        case .local(let path): target = .folder(name.isEmpty ? path : path.appendingPathPart(name))
        case .object(let other): target = .objects(name.isEmpty ? other.asFolder : other.appending(name))
        case .stream: throw ToolFailure(.usage, "a folder cannot be written to standard output; use cat")
        }
        try Self.requireApart(.objects(place), target)
        // A bucket is copied as it is; of a name, there may be an object, a folder, or both.
        if !place.name.isEmpty {
            var isObject = false
            if place.name.utf8.last != UInt8(ascii: "/") {
                isObject = try await storage.exists(place.bucket, place.name)
            }
            if isObject { try addObject(place, toFolder: true) }
            guard try await Self.hasObjects(below: place, storage) else {
                guard isObject else { throw ToolFailure(.failure, "nothing has the name \(place)") }
                return
            }
        }
        try append(.objects(place), target)
    }

    /// Returns `true` if there is anything in a folder of objects.
    static func hasObjects(below place: StorageLocation, _ storage: StorageService) async throws -> Bool {
        var query = Storage.ObjectsListQuery(bucket: place.bucket) {
            $0.prefix = place.asFolder.name
            $0.maxResults = 1
        }
        query.fields = "items(name),nextPageToken"
        for try await _ in storage.items(query) { return true }
        return false
    }

    private mutating func addObject(_ place: StorageLocation, toFolder: Bool) throws {
        switch destination {
        case .local(let path):
            let target = toFolder ? path.appendingPathPart(try fileName(of: place.name)) : path
            try claim(.local(target), for: place.url)
            downloads.append((place, target))
        case .object(let other):
            let target = toFolder ? other.appending(try fileName(of: place.name)) : other
            guard target != place else { throw ToolFailure(.usage, "\(place) would be copied onto itself") }
            try claim(.object(target), for: place.url)
            copies.append((place, target))
        case .stream: throw ToolFailure(.usage, "only objects alone are written to standard output")
        }
    }

    private mutating func append(_ source: StorageTransfers.Place, _ target: StorageTransfers.Place) throws {
        switch target {
        case .folder(let path): try claim(.local(path), for: source.description)
        case .objects(let place): try claim(.object(place.asFolder), for: source.description)
        }
        folders.append(.init(from: source, to: target, comparison: comparison, symbolicLinks: symbolicLinks))
    }

    /// Refuses the second source of a name: one would silently replace the other.
    private mutating func claim(_ target: StoragePath, for source: String) throws {
        var other: String?
        switch target {
        case .local(let path):
            // A link and its file are one place; so are two names that differ in capitals, where the file system says so.
            let file = FileReplacement.resolved(path)
            let alike = lookalikes.updateValue(source, forKey: file.lowercased())
            other = places.updateValue(source, forKey: .local(file))
            if other == nil, let alike, Self.foldsNames(of: file) { other = alike }
        case .object, .stream: other = places.updateValue(source, forKey: target)
        }
        if let other { throw ToolFailure(.usage, "\(other) and \(source) have the same name in the destination") }
    }

    /// Returns `true` if the name of a file is the same in capitals and small letters, or will be in a new folder.
    private static func foldsNames(of file: String) -> Bool {
        var folder = FileReplacement.folder(of: file)
        while !gapi.isFolder(folder), folder != FileReplacement.folder(of: folder) {
            folder = FileReplacement.folder(of: folder)
        }
        return LocalFile.foldsNames(in: folder)
    }

    private func fileName(of path: String) throws -> String {
        let name = path.fileName
        guard ByteNames.current[path] == nil else {
            throw ToolFailure(.usage, "\(path) is not UTF-8, so the object needs a name of its own: gs://BUCKET/NAME")
        }
        guard !name.isEmpty else { throw ToolFailure(.usage, "\(path) ends with no name of a file") }
        return name
    }

    /// Refuses a destination inside of its source, or the other way round, which would never come to an end.
    static func requireApart(_ source: StorageTransfers.Place, _ target: StorageTransfers.Place) throws {
        guard case .objects(let from) = source, case .objects(let to) = target, from.bucket == to.bucket else { return }
        let (outer, inner) = (from.asFolder.name.utf8, to.asFolder.name.utf8)
        guard inner.starts(with: outer) || outer.starts(with: inner) else { return }
        throw ToolFailure(.usage, "one of \(from) and \(to) is inside of the other one")
    }
}
