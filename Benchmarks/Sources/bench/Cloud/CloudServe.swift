import ArgumentParser
import CloudEmulator
import Foundation
import NIOPosix

/// An emulated ownCloud with a long folder; runs until its input ends.
struct CloudServe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cloud-serve",
        abstract: "Runs an emulator of ownCloud until the input ends.",
        shouldDisplay: false
    )

    /// The number of files in the folder `/List` of alice.
    @Argument var count: Int

    func run() async throws {
        try await EmulatedCloud.run { cloud in
            for number in 0..<count {
                try await cloud.write("/List/Photo \(number) of ünicode.jpg", "photo \(number)", user: "alice")
            }
            FileHandle.standardOutput.write(Data("\(cloud.url)\n".utf8))
            try await NIOThreadPool.singleton.runIfActive { while readLine() != nil {} }
        }
    }
}
