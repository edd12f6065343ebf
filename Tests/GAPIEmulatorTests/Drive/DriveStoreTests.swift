import AsyncJSON
import Testing

@testable import GAPIEmulator

@Suite("The files of Drive", .timeLimit(.minutes(1)))
struct DriveStoreTests {
    private func folder(with count: Int, _ store: DriveStore) throws -> String {
        let folder = try store.insert(["name": "f", "mimeType": JSON.Value(DriveFile.folder)], nil).id
        for _ in 0..<count { _ = try store.insert(["name": "a", "parents": [JSON.Value(folder)]], nil) }
        return folder
    }

    /// Everybody waits for a deletion, which took minutes for as many files once.
    @Test func aFolderWithManyFilesIsDeletedAtOnce() throws {
        let store = DriveStore()
        let folder = try folder(with: 10_000, store)
        let other = try store.insert(["name": "b"], nil).id
        try store.delete(folder)
        #expect(store.files().map(\.id) == [other])
        #expect(store.changes(from: 1).changes.count { $0.file == nil } == 10_001)
    }

    @Test func anEmptiedTrashHasNoFiles() throws {
        let store = DriveStore()
        let folder = try folder(with: 3, store)
        let kept = try store.insert(["name": "b"], nil).id
        _ = try store.update(folder) { $0.resource["trashed"] = true }
        for _ in 0..<1000 { _ = try store.insert(["name": "c", "trashed": true], nil) }
        store.emptyTrash()
        #expect(store.files().map(\.id) == [kept])
        let next = store.nextChange
        store.emptyTrash()
        #expect(store.nextChange == next)
    }

    @Test func aParentThatIsNamedAgainIsOne() throws {
        let store = DriveStore()
        let folder = JSON.Value(try folder(with: 0, store))
        let root = JSON.Value(DriveStore.root)
        let id = try store.insert(["name": "a", "parents": [folder, "root", folder, root]], nil).id
        #expect(try store.file(id).resource["parents"] == [folder, root])
        let ids = [DriveStore.root, "root", "root"]
        #expect(try store.update(id, remove: ids) { _ in }.resource["parents"] == [folder])
        #expect(try store.update(id, add: ids) { _ in }.resource["parents"] == [folder, root])
    }

    /// Everybody waits for the change: each of so many parents was compared with all of them once.
    @Test func aFileMayHaveManyParents() throws {
        let store = DriveStore()
        let folders = try (0..<10_000).map { _ in try folder(with: 0, store) }
        let id = try store.insert(["name": "a", "parents": JSON.Value(folders.map { JSON.Value($0) })], nil).id
        let file = try store.update(id, add: folders, remove: folders) { _ in }
        #expect(file.parents.isEmpty)
        #expect(try store.update(id, add: folders + folders) { _ in }.parents == folders)
    }

    /// A file can be its own ancestor, because parents are not checked for that.
    @Test func aCircleOfParentsIsDeletedOnce() throws {
        let store = DriveStore()
        let first = try folder(with: 1, store)
        let second = try folder(with: 1, store)
        _ = try store.update(first, add: [second]) { _ in }
        _ = try store.update(second, add: [first]) { _ in }
        try store.delete(first)
        #expect(store.files().isEmpty)
    }

    @Test func aFileGrowsNoLongerThanTheLimit() throws {
        let store = DriveStore()
        let id = try store.insert(["name": "a"], nil).id
        let text = JSON.Value(String(repeating: "x", count: 600_000))
        _ = try store.update(id) { $0.resource["a"] = text }
        let error = #expect(throws: GoogleError.self) { try store.update(id) { $0.resource["b"] = text } }
        #expect(error?.code == 413)
        let file = try store.file(id)
        #expect(file.resource["b"] == nil)
        #expect(store.nextChange == file.change + 1)
    }
}
