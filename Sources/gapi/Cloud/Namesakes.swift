import AsyncStorage
import GAPIDescription

/// The names in a folder of this machine whose file system may not tell capitals and accents apart, as a server does.
///
/// There, two names of a list are one file, and the second one would replace the first.
struct Namesakes: Sendable {
    private let folder: String
    /// The answer of the file system; `nil` if it has to be asked.
    private let folds: Bool?
    /// The names that were in the folder before, by their small letters.
    private let present: [String: [[UInt8]]]

    /// Reads the names in a folder; in one that cannot be read, there are none.
    ///
    /// - Parameters:
    ///   - folder: The folder, which is there.
    ///   - folds: The answer of its file system; by default, it is asked where that makes a difference.
    init(in folder: String, folds: Bool? = nil) {
        (self.folder, self.folds) = (folder, folds)
        let names = (try? LocalFile.names(in: folder)) ?? []
        present = Dictionary(grouping: names) { String(decoding: $0, as: UTF8.self).lowercased() }
    }

    /// The differences between names that the file system does not see.
    var folding: NameFolding { folds.map { $0 ? NameFolding.all : [] } ?? LocalFile.nameFolding(in: folder) }

    /// Returns which names of a list are one file with an earlier one.
    func isRepeated(in list: [String]) -> [Bool] {
        let alike = FoldedNames(.all)
        let none = list.map { _ in false }
        guard list.map({ !alike.insert($0) }).contains(true) else { return none }
        let folding = self.folding
        guard !folding.isEmpty else { return none }
        let names = FoldedNames(folding)
        return list.map { !names.insert($0) }
    }

    /// The error of the later one of two names that are one file.
    static let repeated = ToolFailure(
        .cannotCreate,
        "another one has the same name but for capitals or accents, and this file system does not tell them apart"
    )

    /// Throws if a name leads to a file that was there under another one, which would be replaced.
    func requireOwn(_ name: String) throws {
        let path = folder.appendingPathPart(name)
        for bytes in present[name.lowercased()] ?? [] {
            let other = String(decoding: bytes, as: UTF8.self)
            // Strings are equal if they look the same, in whatever bytes: then people see one name.
            guard other != name, LocalPlace.isSame(path, folder.appendingPathPart(other)),
                folding.contains(.capitals)
            else { continue }
            throw ToolFailure(
                .cannotCreate,
                "\(path.singleLine) is \(other.singleLine) there, which can be another file; move it elsewhere"
            )
        }
    }
}
