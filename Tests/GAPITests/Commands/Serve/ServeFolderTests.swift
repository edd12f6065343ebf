import Foundation
import GAPIEmulator
import Testing

@testable import gapi

/// The folder of a server's data: with damage, and on a disk that takes nothing.
///
/// *Faults of Output* is the table of the exit codes.
@Suite("gapi serve --data", .timeLimit(.minutes(5)))
struct ServeFolderTests {
    /// What is at the path of the folder before.
    enum Place: String, Sendable, CaseIterable {
        /// Nothing: the server makes the folder.
        case new
        /// The data of an earlier server.
        case withData = "with data"

        /// The exit code where the disk takes nothing.
        func code(on state: TestDisk.State) -> Int32 { 73 }

        /// What is there after that.
        var rest: String { self == .new ? "no data" : "the data" }
    }

    /// Runs the server on a folder until it says that it runs.
    private func serve(_ folder: String, _ words: String...) async -> Ran {
        await runGapi(["serve", "--port", "0", "--data", folder] + words) { text in
            if text.contains("runs until Ctrl-C") { withUnsafeCurrentTask { $0?.cancel() } }
        }
    }

    /// Runs lines of `gapi storage` against a server on a folder, and returns what the last one did.
    private func storage(_ folder: String, _ lines: [String]...) async throws -> Ran? {
        var configuration = EmulatorConfiguration()
        configuration.store = .directory(folder)
        return try await Emulator.run(configuration) { emulator in
            var last: Ran?
            for line in lines {
                let ran = await runGapi(["storage"] + line + ["--endpoint", emulator.url, "--anonymous"])
                try #require(ran.code == 0, "\(ran.errors)")
                last = ran
            }
            return last
        }
    }

    /// Makes the data of a server: an object, whose file is made in another folder.
    private func fill(_ data: String, from folder: String) async throws {
        try Data("meow".utf8).write(to: URL(filePath: folder + "/cat"))
        _ = try await storage(data, ["mb", "gs://box", "--project", "p"], ["cp", folder + "/cat", "gs://box/cat"])
    }

    @Test func aDamagedRecordIsReportedAndTheRestIsServed() async throws {
        try await CloudBed.withFolder { folder in
            let data = folder + "/data"
            try await fill(data, from: folder)
            let healthy = await serve(data)
            #expect(healthy.code == 0 && healthy.errors == "", "\(healthy.errors)")
            for name in try FileManager.default.contentsOfDirectory(atPath: data + "/contents") {
                try FileManager.default.removeItem(atPath: "\(data)/contents/\(name)")
            }
            let ran = await serve(data)
            #expect(ran.code == 0)
            #expect(ran.complaints.count == 1, "\(ran.errors)")
            #expect(ran.errors.contains("is set aside: its content is missing"), "\(ran.errors)")
            #expect(ran.output.contains("kept in \(data)") && ran.output.hasSuffix("stopped\n"))
        }
    }

    @Test(
        .enabled(if: TestDisk.isAvailable, "this process may not mount a file system"),
        arguments: Place.allCases,
        TestDisk.State.allCases
    )
    func aDiskThatTakesNothingEndsTheStartAndKeepsTheData(place: Place, state: TestDisk.State) async throws {
        try await CloudBed.withFolder { folder in
            try await TestDisk.use(in: folder) { disk in
                let data = disk.path + "/data"
                if place == .withData { try await fill(data, from: folder) }
                let before = files(of: disk)
                try #require(before.isEmpty == (place == .new))
                try disk.become(state)
                let ran = await serve(data)
                #expect(ran.code == place.code(on: state) && ran.output == "", "\(ran.output)\(ran.errors)")
                #expect(ran.complaints.count == 1, "\(ran.errors)")
                #expect(ran.errors.hasPrefix("gapi: \(data) cannot keep the data: "), "\(ran.errors)")
                #expect(ran.errors.hasSuffix(": \(state.reason)\n"), "\(ran.errors)")
                #expect(files(of: disk) == before)

                try disk.recover()
                let again = await serve(data)
                #expect(again.code == 0 && again.errors == "", "\(again.errors)")
                if place == .withData {
                    #expect(try await storage(data, ["cat", "gs://box/cat"])?.media == Array("meow".utf8))
                }
            }
        }
    }

    /// The bytes of all that a server keeps: not of the mark, nor of the files that SQLite needs beside its own.
    private func files(of disk: TestDisk) -> [String: [UInt8]] {
        disk.files.filter { $0.key == "data/store.sqlite" || $0.key.hasPrefix("data/contents/") }
    }

    @Test func peopleSeeThatDescriptionsAreReadAndThatTheFolderIsOpened() async throws {
        try await CloudBed.withFolder { folder in
            let documents = folder + "/documents"
            try FileManager.default.createDirectory(atPath: documents, withIntermediateDirectories: true)
            let text = ExampleDescriptions.items(of: "tasks")
            try Data(text.utf8).write(to: URL(filePath: documents + "/tasks.v1.json"))
            let seen = try await SteppingClock.seen {
                let ran = await serve(folder + "/data", "--documents", documents)
                #expect(ran.code == 0 && ran.output.contains("tasks v1"), "\(ran.output)\(ran.errors)")
            }
            #expect(seen.hasPrefix("\r   reading \(documents): 1 s\u{1B}[K"), "\(seen)")
            #expect(seen.contains("\r   opening \(folder)/data: "), "\(seen)")
            #expect(seen.hasSuffix("\r\u{1B}[K"), "\(seen)")
        }
    }
}
