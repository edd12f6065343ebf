import ArgumentParser
import GAPIStorage

/// A listing of all objects by the library, in a process of its own.
struct ListAll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Counts the objects of a list.",
        shouldDisplay: false
    )

    @Argument var url: String
    @Argument var count: Int

    @concurrent func run() async throws {
        let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
        var found = 0
        for try await item in storage.items(Storage.ObjectsListQuery(bucket: "bench")) where item.size != nil {
            found += 1
        }
        await storage.shutdown()
        guard found == count else { throw WrongAnswer() }
    }
}
