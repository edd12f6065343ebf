import ArgumentParser
import AsyncCloud
import AsyncJSON
import GAPIDescription

/// The command `gapi cloud mkdir`.
struct CloudMakeFolderCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "mkdir",
        abstract: "Make folders.",
        discussion: """
            Examples:
              gapi cloud mkdir /Photos/2026
              gapi cloud mkdir -p /Photos/2026/November

            Exit codes: 73 if something is there already or the folder above is missing, and those of gapi cloud.
            """
    )

    @Argument(help: "The folders.")
    var paths: [String]

    @Flag(name: [.short, .long], help: "Make the folders above, too; a folder that is there is no mistake.")
    var parents = false

    @OptionGroup var options: CloudOptions

    func validate() throws { try CloudPlace.validate(paths) }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        for word in paths {
            let path = try CloudPlace(word).path
            let made = parents ? try await makeAll(path, connection) : [path]
            if !parents { try await make(path, connection) }
            for path in made {
                if options.json {
                    let value: JSON.Value = ["made": JSON.Value(path.string)]
                    streams.output.write(value.description + "\n")
                } else {
                    streams.output.print("made \(path.string.singleLine)/")
                }
            }
        }
    }

    private func make(_ path: Cloud.Path, _ connection: Cloud.Connection) async throws {
        do { try await connection.makeFolder(at: path) } catch let error as Cloud.Error {
            let shown = path.string.singleLine
            switch error.code {
            case .alreadyExists: throw ToolFailure(.cannotCreate, "\(shown) is there already")
            case .conflict:
                throw ToolFailure(.cannotCreate, "the folder above \(shown) is missing; add -p to make it, too")
            default: throw error
            }
        }
    }

    /// Makes a folder and those above it that are missing, and returns them.
    private func makeAll(_ path: Cloud.Path, _ connection: Cloud.Connection) async throws -> [Cloud.Path] {
        var missing: [Cloud.Path] = []
        var next = path
        while !next.isRoot {
            if let item = try await connection.found(at: next) {
                guard item.isFolder else {
                    throw ToolFailure(.cannotCreate, "\(next.string.singleLine) is there already, and is a file")
                }
                break
            }
            missing.append(next)
            next = next.parent ?? .root
        }
        var made: [Cloud.Path] = []
        for path in missing.reversed() {
            do {
                try await make(path, connection)
                made.append(path)
            } catch let failure as ToolFailure {
                // Somebody else may have made it meanwhile.
                guard try await connection.found(at: path)?.isFolder == true else { throw failure }
            }
        }
        return made
    }
}
