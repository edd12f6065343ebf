import Testing

@testable import AsyncFetchTesting

@Suite("EmulatorLimits")
struct EmulatorLimitsTests {
    /// A connection holds its socket and a content; objects and feeds have uploads of their own, which hold a file each.
    @Test(arguments: [64, 128, 256, 1024, 1 << 20])
    func clientsCannotHoldAllFilesOfTheProcess(files: Int) {
        let limits = EmulatorLimits(files: UInt64(files))
        #expect(2 * limits.connections + 2 * limits.openUploads <= files * 3 / 4)
    }

    @Test(arguments: [
        (Int64.max, Int64(4) << 30), (Int64(64) << 30, Int64(4) << 30), (Int64(1) << 30, Int64(512) << 20),
    ])
    func whatIsKeptTakesAtMostHalfOfAMachine(memory: Int64, most: Int64) {
        #expect(EmulatorLimits(files: .max, memory: memory).memoryBytes == most)
    }

    @Test func aProcessWithoutALimitHasTheUsualNumbers() {
        let limits = EmulatorLimits(files: .max)
        #expect((limits.connections, limits.openUploads) == (4_096, 1_000))
    }
}
