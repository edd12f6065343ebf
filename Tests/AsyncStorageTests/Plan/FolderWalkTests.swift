import AsyncGAPI
import AsyncFetchTesting
import Foundation
import Testing

@testable import AsyncStorage

@Suite("Walks over folders", .timeLimit(.minutes(5)))
struct FolderWalkTests {
    private func entries(_ folder: String, following: Bool = false) async throws -> [TransferEntry] {
        let walk = FolderWalk(folder, followingLinks: following)
        var entries: [TransferEntry] = []
        while let entry = try await walk.next() { entries.append(entry) }
        return entries
    }

    @Test func filesComeInTheOrderInWhichObjectsAreListed() async throws {
        try await withTemporaryFolder { folder in
            let names = ["a", "a-b", "a.d/x", "a/b", "a/b-c", "a/b.d/y", "a/b/z", "a0", "z/z/z"]
                .filter { $0 != "a" && $0 != "a/b" }
            for name in names.shuffled() { try write([1, 2, 3], to: folder + "/" + name) }
            let found = try await entries(folder)
            #expect(found.map(\.name.text) == names)
            #expect(found.allSatisfy { $0.size == 3 && $0.obstacle == nil })
        }
    }

    @Test func randomTreesComeInOrder() async throws {
        var generator = SplitMix(state: 19)
        try await withTemporaryFolder { folder in
            var names: Set<String> = []
            for _ in 0..<200 {
                let depth = Int.random(in: 1...4, using: &generator)
                let parts = (0..<depth).map { _ in
                    ["a", "b-", "b.", "b", "b0", "é"].randomElement(using: &generator) ?? "a"
                }
                names.insert(parts.joined(separator: "/") + "!f")
            }
            for name in names { try write([], to: folder + "/" + name) }
            #expect(try await entries(folder).map(\.name) == names.map { ByteName($0) }.sorted())
        }
    }

    @Test func linksAreLeftOutAndSaid() async throws {
        try await withTemporaryFolder { folder in
            try write([1], to: folder + "/in/file")
            try write([2], to: folder + "/out/file")
            try link(folder + "/in/link", to: folder + "/out/file")
            try link(folder + "/in/folder", to: folder + "/out")
            let found = try await entries(folder + "/in")
            #expect(found.map(\.name.text) == ["file", "folder", "link"])
            #expect(found.count { if case .skipped(.symbolicLink)? = $0.obstacle { true } else { false } } == 2)
        }
    }

    @Test func followedLinksAreFilesAndFoldersAndACircleEnds() async throws {
        try await withTemporaryFolder { folder in
            try write([1], to: folder + "/in/file")
            try write([2], to: folder + "/out/other")
            try link(folder + "/in/folder", to: folder + "/out")
            try link(folder + "/out/circle", to: folder + "/in")
            try link(folder + "/in/nowhere", to: folder + "/missing")
            let found = try await entries(folder + "/in", following: true)
            #expect(found.map(\.name.text) == ["file", "folder/circle/", "folder/other", "nowhere"])
            if case .failed(let error)? = found.last?.obstacle {
                #expect(error.code == .file)
            } else {
                Issue.record("a link that leads nowhere has not failed")
            }
        }
    }

    @Test func aNameThatIsNotUTF8FailsAlone() async throws {
        try await withTemporaryFolder { folder in
            try write([1], to: folder + "/good")
            let path = Array((folder + "/bad").utf8) + [0xFF, 0]
            let made = path.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) { name in name.baseAddress.flatMap { fopen($0, "w") } }
            }
            // Some file systems refuse such names.
            guard let made else { return }
            fclose(made)
            let found = try await entries(folder)
            #expect(found.count == 2)
            let obstacle = found.compactMap(\.obstacle).first
            guard case .failed(let error)? = obstacle else {
                Issue.record("the name has not failed")
                return
            }
            #expect(error.message.contains("bad%FF"))
        }
    }

    @Test func aFolderThatIsNotThereIsAnError() async throws {
        try await withTemporaryFolder { folder in
            let error = await #expect(throws: GAPI.Error.self) { try await entries(folder + "/missing") }
            #expect(error?.code == .file)
            try write([1], to: folder + "/file")
            await #expect(throws: GAPI.Error.self) { try await entries(folder + "/file") }
        }
    }
}
