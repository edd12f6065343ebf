import Testing

@testable import GAPIEmulator

@Suite("Range headers")
struct RangeTests {
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

    @Test(
        arguments: [
            ("bytes 0-9/20", 0..<10, 20), ("bytes 10-19/20", 10..<20, 20), ("bytes 0-9/*", 0..<10, nil),
            ("bytes */20", nil, 20), ("bytes */*", nil, nil),
        ] as [(String, Range<Int64>?, Int64?)]
    )
    func aContentRangeHasFourForms(header: String, bytes: Range<Int64>?, total: Int64?) throws {
        let range = try ContentRange(header: header)
        #expect(range.bytes == bytes)
        #expect(range.total == total)
    }

    @Test(arguments: [
        "", "bytes", "bytes 0-9", "bytes 0-9/", "bytes 0-20/20", "bytes 9-0/20", "bytes -9/20", "bytes 0-/20",
        "items 0-9/20", "bytes 0-9/20/30", "bytes +0-9/20", "bytes 0-9223372036854775807/*",
    ])
    func otherContentRangesAre400(header: String) {
        let error = #expect(throws: GoogleError.self) { try ContentRange(header: header) }
        #expect(error?.code == 400)
    }
}
