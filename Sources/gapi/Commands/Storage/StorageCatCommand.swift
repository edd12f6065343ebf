import ArgumentParser
import AsyncGAPI
import AsyncStorage

/// The command `gapi storage cat`.
struct StorageCatCommand: ToolCommand {
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

    @OptionGroup var options: StorageOptions

    func run() async throws { try await run(ToolStreams()) }

    func run(_ streams: ToolStreams) async throws {
        let (urls, range, options) = (urls, range, options)
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            let places = try urls.map(StoragePath.object)
            let bytes = try ByteRange.parse(range)
            let storage = try await options.service(streams.search)
            for place in places { try await Self.write(place, bytes, storage, streams) }
        }
    }

    static func write(
        _ place: StorageLocation,
        _ range: Range<Int64>?,
        _ storage: StorageService,
        _ streams: ToolStreams
    ) async throws {
        CommandNetwork.current.waits.beQuiet()
        let query = Storage.ObjectsGetQuery(bucket: place.bucket, object: place.name)
        for try await chunk in storage.media(query, range: range) {
            try chunk.withUnsafeReadableBytes(streams.write)
        }
    }
}
