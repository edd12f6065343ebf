@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import NIOCore
import Testing

/// The mode of a file; nil where there is none.
func mode(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
}

@Suite("Files that take the place of others", .timeLimit(.minutes(5)))
struct FileModeTests {
    private func download(to path: String) async throws {
        let transport = ScriptedTransport([.status(200, body: "new")])
        try await Fetcher(transport: transport).download(address, to: path)
    }

    /// A slash before a combining mark is no `Character`, and splits a path nevertheless.
    @Test(arguments: [
        ("a/b", "a"), ("/b", "/"), ("b", "."), ("a/", "a"), ("a/\u{301}b", "a"), ("/a/\u{301}b", "/a"),
        ("/\u{301}b", "/"), ("a\u{301}/b", "a\u{301}"),
    ])
    func aFolderEndsBeforeTheLastByteThatIsASlash(path: String, folder: String) {
        #expect(Array(FileReplacement.folder(of: path).utf8) == Array(folder.utf8))
    }

    @Test func aLinkToACombiningMarkBelowTheRootIsAbsolute() async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            let target = "/\u{301}nowhere"
            try #require(symlink(target, directory + "/link") == 0)
            let found = try FileReplacement.target(of: directory + "/link")
            #expect(Array(found.utf8) == Array(target.utf8))
        }
    }

    @Test func foldersOfNamesThatBeginWithACombiningMarkAreMade() async throws {
        try await withDirectory { directory in
            let path = directory + "/a/\u{301}b"
            try await WholeFile(path).replace { ByteBuffer(string: "whole") }
            #expect(try WholeFile(path).contents()?.text == "whole")
            try OwnFolder.make(directory + "/c/\u{301}d/e")
            #expect(FileManager.default.fileExists(atPath: directory + "/c/\u{301}d/e"))
        }
    }

    @Test(arguments: [0o600, 0o640, 0o644, 0o755]) func aDownloadKeepsTheModeOfTheFileThatItReplaces(
        old: Int
    ) async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            let path = directory + "/f"
            #expect(
                FileManager.default.createFile(atPath: path, contents: Data(), attributes: [.posixPermissions: old])
            )
            try FileManager.default.setAttributes([.posixPermissions: old], ofItemAtPath: path)
            try await download(to: path)
            #expect(contents(of: path).text == "new")
            #expect(mode(of: path) == old)
            try await WholeFile(path).replace { ByteBuffer(string: "whole") }
            #expect(contents(of: path).text == "whole")
            #expect(mode(of: path) == old)
            #expect(files(in: directory) == [path])
        }
    }

    /// As any other file that the process makes.
    @Test func aNewFileHasTheModeOfThisProcess() async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            #expect(FileManager.default.createFile(atPath: directory + "/plain", contents: nil))
            try await download(to: directory + "/new")
            #expect(mode(of: directory + "/new") == mode(of: directory + "/plain"))
        }
    }

    /// Else all could read it before it replaces a file that only this user can read.
    @Test func aNewFileThatIsToReplaceAnotherHasThatOnesModeAtOnce() async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            let finalMode = FileReplacement.FinalMode(directory + "/new", mode: 0o604)
            try await FileReplacement.FinalMode.$current.withValue(finalMode) {
                try await download(to: directory + "/new")
                try await download(to: directory + "/other")
            }
            #expect(mode(of: directory + "/new") == 0o604)
            #expect(mode(of: directory + "/other") != 0o604)
        }
    }

    @Test func nobodyElseReadsAFileWhileItArrives() async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            let transport = ScriptedTransport([.status(200, body: "part and rest").stalled(afterBytes: 4)])
            let fetcher = Fetcher(transport: transport)
            let seen = Counter()
            let task = Task {
                try await fetcher.download(address, to: directory + "/f") { _ in seen.increment() }
            }
            try await eventually { seen.value > 0 }
            let partial = files(in: directory)
            #expect(!partial.isEmpty)
            #expect(partial.allSatisfy { mode(of: $0) == 0o600 })
            task.cancel()
            _ = await task.result
            #expect(files(in: directory) == [])
        }
    }

    @Test func aFileBehindALinkIsReplacedAndTheLinkStays() async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory + "/real", withIntermediateDirectories: true)
            let (link, path) = (directory + "/link", directory + "/real/f")
            try Data("old".utf8).write(to: URL(filePath: path))
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            try await download(to: link)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
            #expect(contents(of: path).text == "new")
        }
    }

    #if os(Linux)
    /// The bytes of a name that is no text were repaired, which made another file.
    @Test(arguments: [true, false]) func aLinkToANameThatIsNotUTF8IsAnError(isThere: Bool) async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            let place = (Array((directory + "/caf").utf8) + [0xE9, 0]).map { CChar(truncatingIfNeeded: $0) }
            try #require(symlink(place, directory + "/link") == 0)
            if isThere {
                let descriptor = open(place, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
                try #require(descriptor >= 0)
                close(descriptor)
            }
            let error = await thrown { try await download(to: directory + "/link") }
            #expect((error as? FetchError)?.code == .file)
            unlink(place)
            #expect(files(in: directory).isEmpty)
        }
    }

    /// Not even the administrator can write there.
    @Test func aFolderThatTakesNoFilesIsAnError() async throws {
        let error = await thrown { try await download(to: "/proc/file") }
        #expect((error as? FetchError)?.code == .file)
    }
    #endif

    @Test(arguments: ["/dev/null", "/tmp"]) func whatIsNoFileIsNotReplaced(path: String) async throws {
        let error = await thrown { try await download(to: path) }
        #expect((error as? FetchError)?.code == .file)
        #expect(FileManager.default.fileExists(atPath: path))
    }
}
