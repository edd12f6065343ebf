import EmulatorServer
import Testing

@testable import EmulatorServer

@Suite("Range headers")
struct ByteRangeTests {
    @Test(
        arguments: [
            (nil, .everything), ("bytes=0-9", .part(0..<10)), ("bytes=90-", .part(90..<100)),
            ("bytes=90-500", .part(90..<100)), ("bytes=-10", .part(90..<100)), ("bytes=-500", .part(0..<100)),
            ("bytes=100-", .unsatisfiable), ("bytes=-0", .unsatisfiable), ("bytes=9-0", .everything),
            ("bytes=0-1,5-6", .everything), ("lines=0-9", .everything), ("bytes=a-b", .everything),
            ("bytes=-", .everything), ("bytes=+1-2", .everything), ("bytes=1-99999999999999999999", .everything),
        ] as [(String?, ByteRange)]
    )
    func aRangeOfAHundredBytes(header: String?, expected: ByteRange) {
        #expect(ByteRange(header: header, count: 100) == expected)
    }

    @Test func ofNothingThereIsNoRange() {
        #expect(ByteRange(header: "bytes=0-", count: 0) == .unsatisfiable)
        #expect(ByteRange(header: "bytes=-5", count: 0) == .unsatisfiable)
    }
}
