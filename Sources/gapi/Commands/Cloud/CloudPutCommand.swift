import ArgumentParser
import AsyncCloud
import GAPIDescription

/// The command `gapi cloud put`.
struct CloudPutCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "put",
        abstract: "Upload a file, or with -r a folder.",
        discussion: """
            In an existing folder, or one whose path ends with a slash, a file keeps its name; a folder keeps its name in any \
            case: put -r ./site / makes /site, each time. The file keeps the time of its last change.

            What is there already stays, unless --force is given; what --force replaces becomes a former version. Of a \
            folder, files of the same size and time and symbolic links are left out; a file whose name is not UTF-8 fails \
            alone. Standard input, pipes and devices are sent as they are read, to the path of a file.

            Examples:
              gapi cloud put cat.jpg
              gapi cloud put cat.jpg /Photos/dog.jpg --force
              gapi cloud put -r ./site /Backups
              tar c site | gapi cloud put - /Backups/site.tar

            Exit codes: 1 if some files of a folder failed (each is named), 66 if nothing is at the path, 73 if something is \
            there already or the folder is missing, and those of gapi cloud.
            """
    )

    @Argument(help: "The file or folder on this machine; - for standard input.")
    var source: String

    @Argument(help: "The file or folder in the account; by default, the root.")
    var path: String = "/"

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Upload a folder with all that is in it.")
    var recursive = false

    @Flag(name: [.short, .long], help: "Replace files that are there.")
    var force = false

    @OptionGroup var options: CloudOptions

    func validate() throws {
        try CloudPlace.validate([path])
        if source.isEmpty { throw ValidationError("The path on this machine is empty.") }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let place = try CloudPlace(path)
        if source == "-" || isThere(source) && !gapi.isFolder(source) && !isRegularFile(source) {
            return try await send(to: place, connection, streams)
        }
        let isFolder = isFolder(source)
        guard isFolder || isThere(source) else {
            throw ToolFailure(.unreadable, "nothing is at \(source.singleLine) on this machine")
        }
        guard !isFolder || recursive else {
            throw ToolFailure(.usage, "\(source.singleLine) is a folder; add -r to upload it")
        }
        let name = source.fileName
        if name.isEmpty {
            guard !isFolder else {
                throw ToolFailure(.usage, "\(source.singleLine) ends with no name; write its whole path")
            }
            try await requireName(in: place, connection)
        }
        // A link that the user names is followed.
        let file = try LocalPlace.followed(source)
        let report = TransferReport(asJSON: options.json, streams)
        let total = isFolder ? LocalPlace.totalSize(of: source) : file.size
        let bar = CloudProgress("uploading", total: total, on: options.json ? .silent : streams.output.forProgress)
        let transfer = CloudTransfer(connection: connection, report: report, progress: bar, replaces: force)
        let upload = CloudUpload(transfer: transfer)
        defer { bar.hide() }
        try await CloudTransfer.stopping("files that have arrived stay") {
            if isFolder {
                try await upload.contents(of: source, to: try place.path.appending(name))
            } else {
                let target = try await connection.destination(place, keeping: name, isFolder: false, replaces: force)
                var row = TransferRow("upload", source, to: target.path.string)
                try await upload.file(source, file, to: target.path, replacing: target.replaced)
                row.bytes = file.size
                report.add(row)
            }
        }
        bar.hide()
        try report.end()
    }

    /// Refuses a folder as the place of a source without a name.
    private func requireName(in place: CloudPlace, _ connection: Cloud.Connection) async throws {
        let present = place.path.isRoot || place.isOpen ? nil : try await connection.found(at: place.path)
        guard !place.path.isRoot, !place.isOpen, present?.isFolder != true else {
            throw ToolFailure(.usage, "\(source.singleLine) has no name; write that of the file: /Photos/cat.jpg")
        }
    }

    /// Sends what can be read only once: standard input, a pipe or a device.
    private func send(to place: CloudPlace, _ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        try await requireName(in: place, connection)
        let target = try await connection.destination(place, keeping: "", isFolder: false, replaces: force)
        let report = TransferReport(asJSON: options.json, streams)
        let bar = CloudProgress("uploading", total: 0, on: options.json ? .silent : streams.output.forProgress)
        let transfer = CloudTransfer(connection: connection, report: report, progress: bar, replaces: force)
        defer { bar.hide() }
        var row = TransferRow("upload", source, to: target.path.string)
        row.bytes = try await CloudUpload(transfer: transfer).stream(
            source,
            to: target.path,
            replacing: target.replaced
        )
        bar.hide()
        report.add(row)
        try report.end()
    }
}
