import AsyncJSON
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `gapi generate` as a shell sees it: words in, files, lines and an exit code out.
@Suite("gapi generate", .timeLimit(.minutes(5)))
struct GenerateTests {
    private static let description = #"""
        {"name": "shelf", "version": "v1", "revision": "20260102", "rootUrl": "https://shelf.example.com/",
         "schemas": {"Book": {"id": "Book", "type": "object", "properties": {"title": {"type": "string"}}},
           "Books": {"id": "Books", "type": "object", "properties": {"nextPageToken": {"type": "string"},
             "items": {"type": "array", "items": {"$ref": "Book"}}}}},
         "resources": {"books": {"methods": {
           "get": {"id": "shelf.books.get", "path": "books/{book}", "httpMethod": "GET", "response": {"$ref": "Book"},
             "parameters": {"book": {"type": "string", "location": "path", "required": true}}},
           "list": {"id": "shelf.books.list", "path": "books", "httpMethod": "GET", "response": {"$ref": "Books"},
             "parameters": {"pageToken": {"type": "string", "location": "query"}}}}}}}
        """#
    private static let files = ["Shelf+Models1.swift", "Shelf+Queries1.swift", "Shelf.swift"]

    /// A folder of its own for one test, with the description and a place for the module.
    private struct Bed {
        let folder: String
        var document: String { "\(folder)/shelf.v1.json" }
        var out: String { "\(folder)/out" }

        func generate(_ words: String...) async -> Ran { await runGapi(["generate", document, "--out", out] + words) }

        func write(_ text: String, _ path: String) throws {
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(path)"))
        }

        /// All that is below the folder, by path; a folder is nil.
        func everything() -> [String: String?] {
            var all: [String: String?] = [:]
            for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
                all[path] = FileManager.default.contents(atPath: "\(folder)/\(path)").map {
                    String(decoding: $0, as: UTF8.self)
                }
            }
            return all
        }

        func names(in directory: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
        }
    }

    private func withBed(_ body: (Bed) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bed = Bed(folder: folder)
        try bed.write(Self.description, "shelf.v1.json")
        try await body(bed)
    }

    // MARK: What it makes

    @Test func theTargetForTheManifestIsPrinted() async throws {
        try await withBed { bed in
            let target =
                ".target(name: \"GAPIShelf\", dependencies: [.product(name: \"AsyncGAPI\", package: \"AsyncGAPI\")], "
                + "path: \"\(bed.out)\"),"
            #expect(await bed.generate().output.contains("\n    \(target)\n"))
            #expect(!(await bed.generate("--check").output.contains(".target(")))
            #expect(!(await bed.generate("--json").output.contains(".target(")))
        }
    }

    @Test func aModuleAndALineAboutIt() async throws {
        try await withBed { bed in
            let ran = await bed.generate()
            #expect(ran.code == 0)
            #expect(ran.errors == "")
            #expect(bed.names(in: bed.out) == Self.files)
            let lines = ran.output.split(separator: "\n").map { $0.split(separator: " ") }
            #expect(lines.first?.first == "module")
            let module = lines.first { $0.first == "GAPIShelf" }
            #expect(module?.prefix(5) == ["GAPIShelf", "2", "1", "2", "0"])
            #expect(module?.last == "3")
            let product = #"[.product(name: "AsyncGAPI", package: "AsyncGAPI")]"#
            #expect(ran.output.contains(".target(name: \"GAPIShelf\", dependencies: \(product), path: "))
        }
    }

    @Test func peopleSeeThatAModuleIsGenerated() async throws {
        try await withBed { bed in
            let seen = try await SteppingClock.seen {
                let ran = await bed.generate()
                #expect(ran.code == 0, "\(ran.errors)")
            }
            #expect(seen.contains("\r   generating \(bed.document): "), "\(seen)")
            #expect(seen.hasSuffix("\r\u{1B}[K"), "\(seen)")
        }
    }

    @Test func theLineForPrograms() async throws {
        try await withBed { bed in
            let ran = await bed.generate("--json")
            let line = try JSON.Value(parsing: ran.output)
            #expect(line["service"] == "shelf:v1")
            #expect(line["revision"] == "20260102")
            #expect(line["methods"] == 2)
            #expect(line["files"]?.array?.compactMap(\.string).sorted() == Self.files)
            #expect(ran.output.split(separator: "\n").count == 1)
        }
    }

    @Test func aNameIsLookedForInAFolder() async throws {
        try await withBed { bed in
            for name in ["shelf:v1", "shelf"] {
                let ran = await runGapi(["generate", name, "--from", bed.folder, "--out", bed.out])
                #expect(ran.code == 0, "\(ran.errors)")
                #expect(bed.names(in: bed.out) == Self.files)
            }
        }
    }

    @Test func chosenMethodsBringWhatTheyNeed() async throws {
        try await withBed { bed in
            #expect(await bed.generate("--methods", "books.get, nothing.*").code == 64)
            #expect(await bed.generate("--methods", "books.get").code == 0)
            let text = bed.everything().values.compactMap { $0 }.joined()
            #expect(text.contains("struct BooksGetQuery") && !text.contains("struct BooksListQuery"))
            #expect(!text.contains("struct Books: "))
        }
    }

    @Test func theRootOfTheServiceCanBeAnother() async throws {
        try await withBed { bed in
            #expect(await bed.generate("--root", "https://shelf.eu.example.com").code == 0)
            let text = bed.everything().values.compactMap { $0 }.joined()
            #expect(text.contains(#"rootURL: "https://shelf.eu.example.com/","#))
        }
    }

    @Test func aModuleThatIsUpToDateIsNotTouched() async throws {
        try await withBed { bed in
            _ = await bed.generate()
            func dates() throws -> [Date?] {
                try Self.files.map {
                    try FileManager.default.attributesOfItem(atPath: "\(bed.out)/\($0)")[.modificationDate] as? Date
                }
            }
            let long = Date(timeIntervalSince1970: 1_000_000_000)
            for file in Self.files {
                try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: "\(bed.out)/\(file)")
            }
            #expect(await bed.generate().code == 0)
            #expect(try dates() == [long, long, long])
        }
    }

    @Test func filesOfOthersStay() async throws {
        try await withBed { bed in
            _ = await bed.generate()
            try bed.write("// Mine.", "out/Shelf+Mine.swift")
            try bed.write("text", "out/README")
            #expect(await bed.generate("--methods", "books.get").code == 0)
            #expect(await bed.generate("--namespace", "Bookshelf").code == 0)
            #expect(
                bed.names(in: bed.out)
                    == [
                        "Bookshelf+Models1.swift", "Bookshelf+Queries1.swift", "Bookshelf.swift", "README",
                        "Shelf+Mine.swift",
                    ]
            )
        }
    }

    // MARK: --check

    @Test func checkTellsEqualDifferentAndMissing() async throws {
        try await withBed { bed in
            let missing = await bed.generate("--check")
            #expect(missing.code == 1)
            #expect(missing.complaints.count == 3)
            #expect(missing.errors.contains("\(bed.out): missing: Shelf.swift\n"))
            #expect(bed.names(in: bed.folder) == ["shelf.v1.json"], "--check makes nothing")

            _ = await bed.generate()
            let equal = await bed.generate("--check")
            #expect(equal.code == 0)
            #expect(equal.errors == "")

            let before = bed.everything()
            let different = await bed.generate("--check", "--no-descriptions", "--methods", "books.get")
            #expect(different.code == 1)
            #expect(different.errors.contains("changed: Shelf+Models1.swift"))
            #expect(bed.everything() == before)

            let stale = await bed.generate("--check", "--namespace", "Bookshelf")
            #expect(stale.code == 1)
            #expect(stale.errors.contains("stale: Shelf.swift") && stale.errors.contains("missing: Bookshelf.swift"))
        }
    }

    // MARK: What it refuses

    @Test(arguments: [false, true])
    func anOlderRevisionIsRefused(renamed: Bool) async throws {
        try await withBed { bed in
            _ = await bed.generate()
            try bed.write(Self.description.replacing("20260102", with: "20260101"), "shelf.v1.json")
            let before = bed.everything()
            for words in [[], ["--check"]] {
                // Under another name, the newer files would be removed as stale ones.
                let words = words + (renamed ? ["--namespace", "Other"] : [])
                let ran = await runGapi(["generate", bed.document, "--out", bed.out] + words)
                #expect(ran.code == 1)
                #expect(ran.output == "", "nothing was made")
                #expect(ran.complaints.count == 1)
                #expect(ran.errors.contains("was generated from revision 20260102, and this is revision 20260101"))
            }
            #expect(bed.everything() == before)
        }
    }

    @Test func aFilterThatMatchesNothingLeavesTheModuleAlone() async throws {
        try await withBed { bed in
            _ = await bed.generate()
            let before = bed.everything()
            let ran = await bed.generate("--methods", "boks.*")
            #expect(ran.code == 64)
            #expect(ran.output == "")
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.contains("no method matches `boks.*`"))
            #expect(bed.everything() == before)
        }
    }

    @Test(
        arguments: [
            ("", "shorter than"), ("{", ""), ("nonsense", ""), ("[]", ""), ("\"shelf\"", ""), ("{}", "it has no name"),
            (#"{"swagger": "2.0", "info": {"title": "x"}}"#, "it has no name"), (#"{"name": ""}"#, "it has no name"),
            (String(description.prefix(400)), ""), (String(repeating: "[", count: 100_000), ""),
            (#"{"name": "a\u001B[2Jb", "x": tru}"#, ""),
        ]
    )
    func whatIsNoDescriptionIsRefused(text: String, reason: String) async throws {
        try await withBed { bed in
            _ = await bed.generate()
            try bed.write(text, "shelf.v1.json")
            let before = bed.everything()
            let ran = await bed.generate()
            #expect(ran.code == 65)
            #expect(ran.output == "")
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.hasPrefix("\(bed.document) is not a description: "))
            if reason == "it has no name" { #expect(ran.errors.contains(reason)) }
            #expect(bed.everything() == before)
        }
    }

    @Test func bytesThatAreNoTextAreRefused() async throws {
        try await withBed { bed in
            try Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x7D]).write(to: URL(filePath: bed.document))
            #expect(await bed.generate().code == 65)
            #expect(bed.names(in: bed.folder) == ["shelf.v1.json"])
        }
    }

    @Test(
        arguments: [
            (["generate"], 64), (["generate", "a.json", "--all", "b"], 64), (["generate", "a.json", "--nonsense"], 64),
            (["generate", "a.json", "--methods", " ,"], 64), (["generate", "no service"], 64),
            (["generate", "/nowhere/shelf.v1.json"], 66), (["generate", "--all", "/nowhere"], 66),
            (["generate", "--all", "a", "--skip", "b"], 64), (["generate", "--all", "a", "--root", "https://a/"], 64),
            (["generate", "a", "--all-preferred"], 64), (["generate", "a:v1", "--header", "no colon"], 64),
        ] as [([String], Int32)]
    )
    func wrongWordsAreTold(words: [String], code: Int32) async {
        let ran = await runGapi(words)
        #expect(ran.code == code)
        #expect(!ran.errors.isEmpty)
        #expect(ran.output == "")
    }

    @Test(arguments: ["out", "out/below", "shelf.v1.json/below"])
    func aFileInThePlaceOfTheFolderIsLeftAlone(path: String) async throws {
        try await withBed { bed in
            try bed.write("mine", "out")
            let before = bed.everything()
            let ran = await runGapi(["generate", bed.document, "--out", "\(bed.folder)/\(path)"])
            #expect(ran.code == 73)
            #expect(ran.output == "")
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.contains("Not a directory") || ran.errors.contains("File exists"), "\(ran.errors)")
            #expect(!ran.errors.contains("NSCocoaErrorDomain"))
            #expect(bed.everything() == before)
        }
    }

    @Test func whatCannotBeWrittenLeavesNothing() async throws {
        try await withBed { bed in
            _ = await bed.generate()
            // A name that no file system takes; below it, nothing can be made.
            let ran = await runGapi([
                "generate", bed.document, "--out", "\(bed.out)/\(String(repeating: "x", count: 300))",
            ])
            #expect(ran.code == 73)
            #expect(ran.complaints.count == 1)
            #expect(bed.names(in: bed.out) == Self.files)
        }
    }

    @Test(arguments: ["Shelf.swift", "Shelf+Queries1.swift"])
    func whatIsNoFileOfOursIsNotReplaced(name: String) async throws {
        try await withBed { bed in
            try FileManager.default.createDirectory(atPath: "\(bed.out)/\(name)", withIntermediateDirectories: true)
            let folder = await bed.generate()
            #expect(folder.code == 1)
            #expect(folder.errors.contains("\(name) is not a file of the generator"))
            #expect(bed.names(in: bed.out) == [name])

            try FileManager.default.removeItem(atPath: "\(bed.out)/\(name)")
            try bed.write("mine", "victim")
            for target in ["\(bed.folder)/victim", "\(bed.folder)/nowhere"] {
                try FileManager.default.createSymbolicLink(atPath: "\(bed.out)/\(name)", withDestinationPath: target)
                #expect(await bed.generate().code == 1)
                #expect(bed.names(in: bed.out) == [name])
                #expect(bed.everything()["victim"] == "mine")
                #expect(bed.names(in: bed.folder) == ["out", "shelf.v1.json", "victim"])
                try FileManager.default.removeItem(atPath: "\(bed.out)/\(name)")
            }
        }
    }

    // MARK: Hostile names

    @Test(arguments: ["../../../etc/x", "..", "/etc/passwd", "a\u{0}b", "", "\u{202E}x", "con", "x/../../y"])
    func namesStayInTheFolder(name: String) async throws {
        try await withBed { bed in
            var description = try JSON.Value(parsing: Self.description)
            description["canonicalName"] = JSON.Value(name)
            description["version"] = JSON.Value(name)
            description["revision"] = JSON.Value(name)
            description["schemas"] = JSON.Value(members: [(name, ["type": "object", "id": JSON.Value(name)])])
            try bed.write(description.description, "shelf.v1.json")
            try FileManager.default.createDirectory(atPath: "\(bed.folder)/a/b", withIntermediateDirectories: true)
            let ran = await runGapi(["generate", bed.document, "--out", "\(bed.folder)/a/b/c", "--namespace", name])
            #expect([0, 1].contains(ran.code), "\(ran.errors)")
            #expect(bed.names(in: bed.folder) == ["a", "shelf.v1.json"])
            #expect(bed.names(in: "\(bed.folder)/a") == ["b"])
            #expect(bed.names(in: "\(bed.folder)/a/b") == ["c"])
            for file in bed.names(in: "\(bed.folder)/a/b/c") {
                #expect(file.hasSuffix(".swift") && !file.hasPrefix("."))
                #expect(file.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+_.".contains($0)) })
            }
        }
    }

    @Test func whatADescriptionSaysMovesNoCursor() async throws {
        try await withBed { bed in
            let evil = #""kind": 5, "a\u001B[2J\u009B1A\u007F\r": 1, "name""#
            try bed.write(Self.description.replacing(#""name""#, with: evil), "shelf.v1.json")
            let ran = await bed.generate("--verbose")
            #expect(ran.errors.contains("[2J"))
            #expect(
                !ran.errors.unicodeScalars.contains {
                    ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
                }
            )
        }
    }

    @Test func aCancelledRunOverAFolderEndsWithItsCode() async throws {
        try await withBed { bed in
            let documents = "\(bed.folder)/documents"
            try FileManager.default.createDirectory(atPath: documents, withIntermediateDirectories: true)
            for name in ["a.v1.json", "b.v1.json"] { try bed.write(Self.description, "documents/\(name)") }
            let out = bed.out
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await runGapi(["generate", "--all", documents, "--out", out])
            }
            let ran = await task.value
            #expect(ran.code == 130)
            #expect(ran.errors == "gapi: cancelled\n")
            // It may arrive while the first one is written, which then stays.
            #expect(bed.names(in: bed.out).count < 2)
        }
    }

    @Test func aFolderOfDescriptionsBecomesAFolderOfModules() async throws {
        try await withBed { bed in
            let documents = "\(bed.folder)/documents"
            try FileManager.default.createDirectory(atPath: documents, withIntermediateDirectories: true)
            for name in ["b.v1.json", "a.v1.json", "index.json", "...json", ".json", "notes.txt"] {
                try bed.write(Self.description, "documents/\(name)")
            }
            let ran = await runGapi(["generate", "--all", documents, "--out", bed.out])
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(bed.names(in: bed.folder) == ["documents", "out", "shelf.v1.json"])
            #expect(bed.names(in: bed.out) == ["a.v1", "b.v1"])
            #expect(bed.names(in: bed.out + "/a.v1") == Self.files)
            #expect(ran.output.split(separator: "\n").count == 3)

            try bed.write("{", "documents/a.v1.json")
            let half = await runGapi(["generate", "--all", documents, "--out", bed.out, "--check"])
            #expect(half.code == 65)
            #expect(half.output.split(separator: "\n").count == 2, "the others are generated all the same")
        }
    }
}
