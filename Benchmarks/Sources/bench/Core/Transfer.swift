import ArgumentParser
import AsyncFetch
import Foundation
import GAPIStorage

/// One upload or download in a process of its own, so that its peak of memory is its own.
struct Transfer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes one transfer and prints its cost.",
        shouldDisplay: false
    )

    enum Direction: String, ExpressibleByArgument {
        case upload, download
    }

    enum Client: String, ExpressibleByArgument {
        case ours, peer
    }

    /// The resources that a transfer took.
    struct Result: Codable, Sendable {
        let cost: Cost
        /// The peak of resident memory above that at the start.
        let peakMebibytes: Double
    }

    /// The place of the bytes at the server.
    static let bucket = "bench"
    static let object = "media"

    @Argument var direction: Direction
    @Argument var client: Client
    @Option var url: String
    @Option var file: String
    @Flag(help: "Compute the MD5 of an upload, too.") var md5 = false

    func run() async throws {
        Usage.resetPeak()
        let before = Usage.peakResidentMebibytes
        let cost = try await Cost.of { try await transfer() }
        let result = Result(cost: cost, peakMebibytes: Usage.peakResidentMebibytes - before)
        FileHandle.standardOutput.write(try JSONEncoder().encode(result))
    }

    @concurrent private func transfer() async throws {
        switch client {
        case .ours:
            let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
            switch direction {
            case .upload:
                let query = Storage.ObjectsInsertQuery(bucket: Self.bucket, Storage.Object { $0.name = Self.object })
                var options = UploadOptions()
                if md5 { options.hashes.insert(.md5) }
                _ = try await storage.upload(query, from: .file(file), upload: options).value
            case .download:
                let query = Storage.ObjectsGetQuery(bucket: Self.bucket, object: Self.object)
                try await storage.download(query, to: file)
            }
            await storage.shutdown()
        case .peer:
            try await HandWrittenClient.with(url: url) { peer in
                switch direction {
                case .upload:
                    try await peer.upload(PlainFile(reading: file), bucket: Self.bucket, name: Self.object)
                case .download:
                    try await peer.download(bucket: Self.bucket, name: Self.object, to: file)
                }
            }
        }
    }
}
