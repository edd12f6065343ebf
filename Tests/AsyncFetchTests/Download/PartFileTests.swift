@testable import AsyncFetch
import Foundation
import Testing

/// What is beside a file while it is downloaded, step by step.
@Suite(.timeLimit(.minutes(5))) final class PartFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "parts-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "file").path }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private let note = PartFile.Note(
        count: 0,
        checksum: 0,
        info: MediaInfo(
            contentType: nil,
            contentEncoding: nil,
            etag: #""1""#,
            generation: nil,
            total: nil,
            checksum: nil,
            ownCloudChecksum: nil,
            isTransformed: false
        ),
        lowerBound: 0
    )

    @Test func theNoteGoesOnceTheBytesHaveTheirName() async throws {
        let (part, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        #expect(await part.write(note))
        #expect(try names == ["file.part", "file.part.json"])
        try await part.file.takePlace(of: path, .asBefore)
        await part.removeNote()
        #expect(try names == ["file"])
    }

    @Test func theNoteOfADownloadThatHasBegunSinceIsLeftAlone() async throws {
        let (first, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        await first.write(note)
        try await first.file.takePlace(of: path, .asBefore)
        let (second, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        #expect(await second.write(note))
        await first.removeNote()
        #expect(try names == ["file", "file.part", "file.part.json"])
        await second.remove()
        #expect(try names == ["file"])
    }

    @Test func aFileOfTheUsersThatHasTakenTheNameSinceIsLeftAlone() async throws {
        let (part, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        try await part.file.takePlace(of: path, .asBefore)
        try Data("mine".utf8).write(to: folder.appending(path: "file.part"))
        await part.removeNote()
        #expect(try Data(contentsOf: folder.appending(path: "file.part")) == Data("mine".utf8))
    }

    @Test func aFileThatHasTakenTheNameOfTheBytesIsNeitherRenamedNorRemoved() async throws {
        let (part, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        #expect(await part.write(note))
        let other = folder.appending(path: "file.part")
        try FileManager.default.removeItem(at: other)
        try Data("other".utf8).write(to: other)
        let error = await thrown { try await part.file.takePlace(of: path, .asBefore) }
        #expect((error as? FetchError)?.code == .file)
        #expect("\(error)".contains("file.part"))
        await part.remove()
        #expect(try names == ["file.part"])
        #expect(try Data(contentsOf: other) == Data("other".utf8))
    }

    @Test func theNameOfBytesThatArriveIsNotTakenByAnotherDownload() async throws {
        let (part, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        #expect(await part.write(note))
        let (other, _) = try await PartFile.open(beside: path + ".part", for: "other", .automatic)
        let error = await thrown { try await other.file.takePlace(of: path + ".part", .asBefore) }
        #expect((error as? FetchError)?.code == .file)
        await other.remove()
        try await part.file.takePlace(of: path, .asBefore)
        await part.removeNote()
        #expect(try names == ["file"])
    }

    /// A name with the ending of bytes that arrive, as those of transfers that replace nothing have.
    @Test func bytesThatHaveTheirNameCanBeReplacedWhileTheirDownloadEnds() async throws {
        let path = path + ".part"
        let (first, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        let (second, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        #expect(second.path != first.path)
        try await first.file.takePlace(of: path, .asBefore)
        try await second.file.takePlace(of: path, .asBefore)
        await first.removeNote()
        #expect(try names == ["file.part"])
        withExtendedLifetime((first, second)) {}
    }

    /// Between its new name and the end of its lock, another process's file looks like bytes that arrive.
    @Test func aLockThatEndsSoonIsWaitedFor() async throws {
        let path = path + ".part"
        let locked = try #require(try await OpenFile.sharedPart(path))
        let other = try await OpenFile.temporary(beside: path)
        async let taking: Void = other.takePlace(of: path, .asBefore)
        // Another process would unlock in real time. Too short a pause shows less, and fails nothing.
        try await Task.sleep(for: .milliseconds(50))
        locked.unlock()
        try await taking
        #expect(try names == ["file.part"])
        #expect(!locked.hasItsName)
    }

    @Test func aFileThatHasTakenTheNameOfTheNoteIsNeitherReplacedNorRemoved() async throws {
        let (part, _) = try await PartFile.open(beside: path, for: "media", .automatic)
        #expect(await part.write(note))
        let other = folder.appending(path: "file.part.json")
        try Data("other".utf8).write(to: other)
        #expect(await !part.write(note))
        #expect(try Data(contentsOf: other) == Data("other".utf8))
        try await part.file.takePlace(of: path, .asBefore)
        await part.removeNote()
        #expect(try names == ["file", "file.part.json"])
        #expect(try Data(contentsOf: other) == Data("other".utf8))
    }

    /// A killed process can leave an empty file without a note, which only this user can read.
    @Test(arguments: [0o644, 0o600]) func anEmptyFileThatOthersCanReadIsLeftAlone(mode: Int) async throws {
        let other = path + ".part"
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: mode]
        try #require(FileManager.default.createFile(atPath: other, contents: Data()))
        try FileManager.default.setAttributes(attributes, ofItemAtPath: other)
        let (part, remains) = try await PartFile.open(beside: path, for: "media", .automatic)
        #expect(remains == nil)
        #expect((part.path == other) == (mode == 0o600))
        await part.remove()
        #expect(try names == (mode == 0o600 ? [] : ["file.part"]))
    }
}
