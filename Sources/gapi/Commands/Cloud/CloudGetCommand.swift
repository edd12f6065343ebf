import ArgumentParser
import AsyncCloud
import GAPIDescription
import NIOCore

/// The command `gapi cloud get`.
struct CloudGetCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Download a file, or with -r a folder.",
        discussion: """
            In an existing folder, or one whose path ends with a slash, a file keeps its name; a folder keeps its name in any \
            case: get -r /Photos ./here makes ./here/Photos, each time. A single - is standard output; a device or a pipe \
            gets the bytes as they come.

            A file appears only when it is whole, with its time; what is there already stays, unless --force is given. Of a \
            folder, files of the same size and time are left out. Of two names that are one file here, for the file system \
            does not tell capitals apart, the second fails. After Ctrl-C, what has arrived of a file is kept in a hidden \
            file beside it, with which the same command goes on.

            Examples:
              gapi cloud get /Photos/cat.jpg
              gapi cloud get /Photos/cat.jpg ./pictures/ --force
              gapi cloud get -r /Photos ./pictures
              gapi cloud get /notes.txt - | less

            Exit codes: 1 if some files of a folder failed (each is named), 66 if nothing is at the path, 73 if a file is \
            there already or cannot be written, and those of gapi cloud.
            """
    )

    @Argument(help: "The file or folder in the account.")
    var path: String

    @Argument(help: "The file or folder on this machine, or -; by default, this folder.")
    var target: String = "."

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Download a folder with all that is in it.")
    var recursive = false

    @Flag(name: [.short, .long], help: "Replace files that are there.")
    var force = false

    @OptionGroup var options: CloudOptions

    func validate() throws {
        try CloudPlace.validate([path])
        if target.isEmpty { throw ValidationError("The path on this machine is empty.") }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let place = try CloudPlace(path).path
        let item = try await connection.named(place)
        guard !item.isFolder || recursive else {
            throw ToolFailure(.usage, "\(place.string.singleLine) is a folder; add -r to download it")
        }
        if OutputFile.isStream(target) {
            guard !item.isFolder else { throw ToolFailure(.usage, "a folder cannot be written to a stream") }
            let media = try await connection.connect().dav.media(at: place)
            try await OutputFile.bytes(target, streams, total: item.size ?? 0, asJSON: options.json) { write in
                for try await chunk in media { try chunk.withUnsafeReadableBytes(write) }
            }
            return
        }
        let report = TransferReport(asJSON: options.json, streams)
        let bar = CloudProgress(
            "downloading",
            total: item.size ?? 0,
            on: options.json ? .silent : streams.output.forProgress
        )
        let transfer = CloudTransfer(connection: connection, report: report, progress: bar, replaces: force)
        let download = CloudDownload(transfer: transfer)
        defer { bar.hide() }
        try await CloudTransfer.stopping("what has arrived is kept, and the same command goes on") {
            if item.isFolder {
                try LocalPlace.makeFolders(target)
                let folder = place.isRoot ? target : try LocalPlace.path(of: place.name, in: target)
                try await download.contents(of: place, to: folder)
            } else {
                var row = TransferRow("download", place.string)
                let isInFolder = target.utf8.last == UInt8(ascii: "/") || isFolder(target)
                let file =
                    isInFolder ? try LocalPlace.path(of: place.name, in: target) : try LocalPlace.target(of: target)
                row.destination = ByteNames.shown(in: file)
                row.bytes = try await download.file(item, to: file)
                report.add(row)
            }
        }
        bar.hide()
        try report.end()
    }
}
