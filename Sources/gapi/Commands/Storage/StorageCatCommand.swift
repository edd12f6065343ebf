import ArgumentParser
import AsyncGAPI
import AsyncStorage

/// The command `gapi storage cat`.
struct StorageCatCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "cat",
        abstract: "Write objects to standard output.",
        discussion: """
            The checksum of a whole object is compared at its end; a mismatch is a failure, after the bytes were written.

            Examples:
              gapi storage cat gs://logs/2026-11-22.log
              gapi storage cat gs://logs/a.log gs://logs/b.log --range 0-1023
            """
    )

    @Argument(help: "The objects: gs://BUCKET/NAME.")
    var urls: [String]

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("The first and the last byte, from 0: 0-1023, or 1024- for the rest.", valueName: "a-b")
    )
    var range: String?

    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func run(_ streams: ToolStreams) async throws {
        let (urls, range, options) = (urls, range, options)
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            let places = try urls.map(StoragePath.object)
            let bytes = try ByteRange.parse(range)
            let storage = try await options.service(streams.search)
            try await Self.write(places, bytes, of: storage, to: "-", asJSON: options.json, streams)
        }
    }

    /// Writes objects, one after the other, to standard output, a device or a pipe.
    static func write(
        _ places: [StorageLocation],
        _ range: Range<Int64>?,
        of storage: StorageService,
        to path: String,
        asJSON: Bool,
        _ streams: ToolStreams
    ) async throws {
        try await OutputFile.bytes(path, streams, asJSON: asJSON) { write in
            for place in places {
                let query = Storage.ObjectsGetQuery(bucket: place.bucket, object: place.name)
                for try await chunk in storage.media(query, range: range) {
                    try chunk.withUnsafeReadableBytes(write)
                }
            }
        }
    }
}
