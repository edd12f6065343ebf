import Foundation
import GAPIDrive
import GAPIEmulator
import GAPIStorage
import Testing

@testable import Browser

@Suite("Browser", .timeLimit(.minutes(1)))
struct BrowserTests {
    private func withStorage(_ body: (inout Session, String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await Emulator.run(Browser.emulated) { emulator in
            let storage = StorageService(configuration: .init { $0.rootURL = emulator.url })
            var session = Session(StorageShelf(storage: storage, project: "demo"))
            try await body(&session, folder)
            await storage.shutdown()
        }
    }

    private func names(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map { $0.split(separator: " ").last.map(String.init) ?? "" }
    }

    @Test func foldersAreEnteredAndLeft() async throws {
        try await withStorage { session, _ in
            #expect(names(try await session.run("ls")) == ["photos"])
            #expect(try await session.run("cd photos") == "/photos")
            #expect(names(try await session.run("ls")) == ["2026", "readme.txt"])
            _ = try await session.run("cd 2026")
            #expect(names(try await session.run("ls")) == ["trips", "cat.txt"])
            #expect(try await session.run("cd trips") == "/photos/2026/trips")
            #expect(names(try await session.run("ls")) == ["sea.txt"])
            #expect(try await session.run("cd ..") == "/photos/2026")
            #expect(try await session.run("cd /") == "/")
            #expect(try await session.run("quit") == nil)
        }
    }

    @Test func filesComeAndGo() async throws {
        try await withStorage { session, folder in
            let (mine, copy) = (folder + "/my file.txt", folder + "/copy.txt")
            try Data("mine".utf8).write(to: URL(filePath: mine))
            _ = try await session.run("cd photos")
            _ = try await session.run("cd 2026")
            #expect(try await session.run("put \"\(mine)\"") == "my file.txt is there")
            #expect(try await session.run("show \"my file.txt\"")?.contains("size: 4") == true)
            _ = try await session.run("get \"my file.txt\" \(copy)")
            #expect(try String(contentsOfFile: copy, encoding: .utf8) == "mine")
            _ = try await session.run("get cat.txt \(copy)")
            #expect(try String(contentsOfFile: copy, encoding: .utf8) == "This is 2026/cat.txt.\n")
        }
    }

    @Test(arguments: ["cd nowhere", "cd readme.txt", "get 2026", "get", "show no", "put /nowhere/file"])
    func whatCannotBeIsRefused(line: String) async throws {
        try await withStorage { session, _ in
            _ = try await session.run("cd photos")
            await #expect(throws: (any Error).self) { try await session.run(line) }
            #expect(session.place == "/photos")
        }
    }

    @Test func inDriveFilesHaveIds() async throws {
        var options = GAPI.QueryOptions()
        options.responders.respond(to: Drive.FilesListQuery.self) { query in
            Drive.FileList {
                $0.files =
                    query.q == "'root' in parents and trashed = false"
                    ? [
                        Drive.File {
                            $0.id = "f1"; $0.name = "Trips"; $0.mimeType = "application/vnd.google-apps.folder"
                        }
                    ]
                    : [
                        Drive.File {
                            $0.id = query.q?.contains("'f1'") == true ? "x" : "?"; $0.name = "sea"; $0.size = 7
                        }
                    ]
            }
        }
        let configuration = GAPI.ServiceConfiguration { $0.options = options }
        var session = Session(DriveShelf(drive: DriveService(configuration: configuration)))
        #expect(names(try await session.run("ls")) == ["Trips"])
        #expect(try await session.run("cd Trips") == "/Trips")
        #expect(try await session.run("show sea") == "name: sea\nid: x\nsize: 7")
    }

    @Test(arguments: [("../a/b", ".._a_b"), ("../\u{301}a", ".._\u{301}a"), ("a", "a")])
    func aNameLeadsIntoNoFolder(name: String, file: String) {
        #expect(Array(Session.fileName(of: name).utf8) == Array(file.utf8))
    }

    @Test func quotesKeepSpaces() {
        #expect(Session.words(#"get "a b" c"#) == ["get", "a b", "c"])
        #expect(Session.words("  ") == [])
    }
}
