import ArgumentParser
import Foundation
import GAPIEmulator
import NIOPosix

/// The emulator that the benchmarks talk to; runs until its input ends.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs an emulator until the input ends.",
        shouldDisplay: false
    )

    @Option(help: "Where to keep objects; in memory without it.")
    var data: String?
    @Option(help: "The number of objects of 100 bytes in the bucket bench.")
    var objects = 0

    func run() async throws {
        var configuration = EmulatorConfiguration()
        if let data { configuration.store = .directory(data) }
        if objects > 0 {
            let names = (0..<objects).map { "photos/\($0).jpg" }
            configuration.seeds = [.init(bucket: "bench", names: names, content: Array(repeating: 65, count: 100))]
        }
        try await Emulator.run(configuration) { emulator in
            FileHandle.standardOutput.write(Data("\(emulator.url)\n".utf8))
            try await NIOThreadPool.singleton.runIfActive { while readLine() != nil {} }
        }
    }
}
