import AsyncFetch
import Testing

@testable import GAPIEmulator

@Suite("Content ranges of uploads")
struct ContentRangeTests {
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
