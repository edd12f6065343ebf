import GAPILibrary

/// Lists the shelves of a library: `swift run Shelves [URL]`.
@main
struct Shelves {
    static func main() async throws {
        let library = LibraryService(
            configuration: .init { $0.rootURL = CommandLine.arguments.dropFirst().first }
        )
        for try await shelf in library.items(Library.ShelvesListQuery { $0.pageSize = 50 }) {
            print(shelf.name ?? "", shelf.theme?.rawValue ?? "", shelf.bookCount ?? 0)
        }
    }
}
