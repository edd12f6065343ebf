import AsyncFetch
import AsyncFetchTesting
import Foundation
import GAPIEmulator
import Testing

@testable import gapi

@Suite("gapi serve --data", .timeLimit(.minutes(5)))
struct ServeFolderTests {
    /// Runs the server on a folder until it says that it runs.
    private func serve(_ folder: String) async -> Ran {
        await runGapi(["serve", "--port", "0", "--data", folder]) { text in
            if text.contains("runs until Ctrl-C") { withUnsafeCurrentTask { $0?.cancel() } }
        }
    }

    @Test func aDamagedRecordIsReportedAndTheRestIsServed() async throws {
        try await CloudBed.withFolder { folder in
            let data = folder + "/data"
            try Data("meow".utf8).write(to: URL(filePath: folder + "/cat"))
            var configuration = EmulatorConfiguration()
            configuration.store = .directory(data)
            try await Emulator.run(configuration) { emulator in
                let lines = [["mb", "gs://box", "--project", "p"], ["cp", folder + "/cat", "gs://box/cat"]]
                for line in lines {
                    let ran = await runGapi(["storage"] + line + ["--endpoint", emulator.url, "--anonymous"])
                    try #require(ran.code == 0, "\(ran.errors)")
                }
            }
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

    @Test func peopleSeeThatAFolderIsBeingOpened() async throws {
        try await CloudBed.withFolder { folder in
            let people = Output()
            let console = people.console(isTerminal: true, width: 400)
            let ran = await CommandNetwork.$clock.withValue(FetchClock(SteppingClock())) {
                await Console.$people.withValue(console) { await serve(folder + "/data") }
            }
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(people.text.hasPrefix("\r   opening \(folder)/data: 1 s\u{1B}[K"), "\(people.text)")
            #expect(people.text.hasSuffix("\r\u{1B}[K") && !console.hasNotice)
        }
    }
}

/// A clock on which a second passes each time that somebody looks at it.
private final class SteppingClock: Clock {
    typealias Instant = VirtualClock.Instant

    private let clock = VirtualClock()

    var now: VirtualClock.Instant {
        clock.advance(by: .seconds(1))
        return clock.now
    }

    var minimumResolution: Swift.Duration { clock.minimumResolution }

    func sleep(until deadline: VirtualClock.Instant, tolerance: Swift.Duration?) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}
