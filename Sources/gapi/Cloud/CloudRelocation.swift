import ArgumentParser
import AsyncCloud
import AsyncJSON
import GAPIDescription

/// A move or a copy on the server, of one item or of several.
struct CloudRelocation {
    private let connection: Cloud.Connection
    private let verb: String
    private let replaces: Bool
    private let asJSON: Bool
    private let output: Console

    /// - Parameters:
    ///   - connection: The account.
    ///   - verb: The word for what was done.
    ///   - replaces: If `true`, files that are there are replaced.
    ///   - asJSON: If `true`, lines of JSON are written.
    ///   - output: The console.
    init(_ connection: Cloud.Connection, _ verb: String, replaces: Bool, asJSON: Bool, _ output: Console) {
        (self.connection, self.verb, self.replaces) = (connection, verb, replaces)
        (self.asJSON, self.output) = (asJSON, output)
    }

    /// Refuses words without a source and a destination.
    static func validate(_ words: [String]) throws {
        guard words.count >= 2 else { throw ValidationError("Name a source and a destination.") }
        try CloudPlace.validate(words)
    }

    /// Checks everything, and then does it for one source after the other.
    ///
    /// - Parameters:
    ///   - words: The sources, and the destination last.
    ///   - takesFolders: If `false`, folders are refused.
    ///   - work: Moves or copies an item to a place, whose file is replaced if there is one.
    /// - Throws: ``ToolFailure``, ``Cloud/Error``, `CancellationError`.
    func run(
        _ words: [String],
        takesFolders: Bool = true,
        _ work: (Cloud.WebDAV, Cloud.Item, Cloud.Path, _ replaced: Cloud.Item?) async throws -> Void
    ) async throws {
        guard let last = words.last else { return }
        let destination = try CloudPlace(last)
        var steps: [(source: Cloud.Item, target: Cloud.Path, replaced: Cloud.Item?)] = []
        for word in words.dropLast() {
            let path = try CloudPlace(word).path
            guard !path.isRoot else { throw ToolFailure(.usage, "the root cannot be \(verb)") }
            var source = try await connection.named(path)
            source.path = path
            guard takesFolders || !source.isFolder else {
                throw ToolFailure(.usage, "\(path.string.singleLine) is a folder; add -r to copy it")
            }
            if path == destination.path, !destination.isOpen {
                throw ToolFailure(.usage, "\(path.string.singleLine) would be \(verb) onto itself")
            }
            let found = try await connection.destination(
                destination,
                keeping: path.name,
                isFolder: words.count > 2,
                replaces: replaces
            )
            guard !path.contains(found.path) else {
                throw ToolFailure(.usage, "\(path.string.singleLine) would be \(verb) into itself")
            }
            if steps.contains(where: { $0.target == found.path }) {
                throw ToolFailure(.usage, "several sources would become \(found.path.string.singleLine)")
            }
            steps.append((source, found.path, found.replaced))
        }
        let dav = try await connection.connect().dav
        for step in steps {
            do { try await work(dav, step.source, step.target, step.replaced) } catch let error as Cloud.Error
                where error.code == .conflict
            {
                throw ToolFailure(.cannotCreate, "there is no folder for \(step.target.string.singleLine)")
            }
            if asJSON {
                let value: JSON.Value = [
                    "action": JSON.Value(verb), "source": JSON.Value(step.source.path.string),
                    "destination": JSON.Value(step.target.string),
                ]
                output.write(value.description + "\n")
            } else {
                let (source, target) = (step.source.path.string.singleLine, step.target.string.singleLine)
                output.print("\(verb) \(source) -> \(target)")
            }
        }
    }
}
