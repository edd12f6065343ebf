import ArgumentParser
import AsyncCloud
import AsyncFetch
import AsyncJSON
import GAPIDescription

/// The command `gapi cloud versions`.
struct CloudVersionsCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "versions",
        abstract: "List, restore and download the former versions of a file.",
        discussion: """
            Restoring makes a version the contents of the file; what the file has now becomes a version.

            Examples:
              gapi cloud versions /notes.txt
              gapi cloud versions /notes.txt --restore 1790000000
              gapi cloud versions /notes.txt --get 1790000000 -o old-notes.txt

            Exit codes: 66 for a file or a version that is not there, 73 if the file of -o is there already, and those of \
            gapi cloud.
            """
    )

    @Argument(help: "The file.")
    var path: String

    @Option(help: ArgumentHelp("Restore a version.", valueName: "version"))
    var restore: String?

    @Option(help: ArgumentHelp("Download a version.", valueName: "version"))
    var get: String?

    @Option(name: [.short, .long], help: ArgumentHelp("The file on this machine for --get.", valueName: "file"))
    var output: String?

    @Flag(name: [.short, .long], help: "Replace the file on this machine.")
    var force = false

    @OptionGroup var options: CloudOptions

    func validate() throws {
        try CloudPlace.validate([path])
        guard restore == nil || get == nil else { throw ValidationError("Choose one of --restore and --get.") }
        guard (get == nil) == (output == nil), output != "" else {
            throw ValidationError("--get VERSION and --output FILE belong together.")
        }
        guard get != nil || !force else { throw ValidationError("--force is for --get.") }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        var file = try await connection.named(try CloudPlace(path).path)
        file.path = try CloudPlace(path).path
        let shown = file.path.string.singleLine
        guard !file.isFolder else { throw ToolFailure(.usage, "\(shown) is a folder, which has no versions") }
        var output = output
        if let path = output, !OutputFile.isStream(path) {
            output = try LocalPlace.target(of: path)
            try LocalPlace.requireFree(output ?? path, replaces: force)
            try ByteOutput.written(at: path)?.requireFree(replaces: force)
        }
        let versions = try await connection.versions(of: file)
        guard let name = restore ?? get else { return write(versions, streams.output) }
        guard let version = versions.first(where: { $0.name == name }) else {
            throw ToolFailure(.unreadable, "\(shown) has no version \(name.singleLine); the command alone lists them")
        }
        if let output, OutputFile.isStream(output) {
            let media = try await connection.media(of: version, of: file)
            try await OutputFile.bytes(output, streams, total: version.size ?? 0, asJSON: options.json) { write in
                for try await chunk in media { try chunk.withUnsafeReadableBytes(write) }
            }
        } else if let output {
            let source = "\(connection.server)\(file.path.string)\n\(version.name)"
            let temporary = LocalPlace.temporary(for: output, from: source)
            try await CloudTransfer.stopping("what has arrived is kept, and the same command goes on") {
                let finalMode = LocalPlace.finalMode(temporary, before: output)
                try await CloudTransfer.naming(output, insteadOf: temporary) {
                    try await FileReplacement.FinalMode.$current.withValue(finalMode) {
                        _ = try await connection.download(version, of: file, to: temporary)
                    }
                }
            }
            LocalPlace.setModified(version.modified, of: temporary)
            let size = LocalPlace.found(at: temporary)?.size ?? 0
            try LocalPlace.place(temporary, at: output, replaces: force)
            try ByteOutput.written(at: output)?.takePlace(replaces: force)
            let place = ByteOutput.shown(output)
            let value: JSON.Value = [
                "path": JSON.Value(file.path.string), "version": JSON.Value(version.name), "file": JSON.Value(place),
                "bytes": JSON.Value(size),
            ]
            say("\(size.grouped) bytes in \(place.singleLine)", value, streams.output)
        } else {
            try await connection.restore(version, of: file)
            let value: JSON.Value = ["path": JSON.Value(file.path.string), "restored": JSON.Value(version.name)]
            say("restored the version \(version.name.singleLine) of \(shown)", value, streams.output)
        }
    }

    private func say(_ line: String, _ value: JSON.Value, _ output: Console) {
        if options.json { output.write(value.description + "\n") } else { output.print(line) }
    }

    private func write(_ versions: [Cloud.Version], _ output: Console) {
        if options.json { return writeJSON(JSON.Value(versions.map(\.json)), output) }
        guard !versions.isEmpty else { return output.print("there are no former versions") }
        let table = Table(
            .init("version", width: 12, .left),
            .init("modified", width: 16, .left),
            .init("size", width: 15)
        )
        output.print(output.styled(table.header, .dim))
        for version in versions {
            output.print(
                table.line([
                    version.name.singleLine, CloudTime.short(version.modified), version.size?.grouped ?? "",
                ])
            )
        }
    }
}

extension Cloud.Version {
    /// The version for programs.
    fileprivate var json: JSON.Value {
        var value: JSON.Value = ["version": JSON.Value(name)]
        if let modified { value["modified"] = JSON.Value(CloudTime.text(modified)) }
        if let size { value["size"] = JSON.Value(size) }
        if let eTag { value["etag"] = JSON.Value(eTag.value) }
        if let contentType { value["type"] = JSON.Value(contentType) }
        return value
    }
}
