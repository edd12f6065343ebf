import AsyncFetch
import Testing

struct WireNumberTests {
    @Test(
        arguments: [
            ("0", 0), ("007", 7), ("9223372036854775807", Int64.max), ("", nil), ("-1", nil), ("+1", nil), (" 1", nil),
            ("1 ", nil), ("9223372036854775808", nil), ("1e3", nil), ("٣", nil), ("0x10", nil),
        ] as [(String, Int64?)]
    )
    func countsAreDigitsAlone(text: String, count: Int64?) {
        #expect(WireNumber.count(text) == count)
    }

    @Test(
        arguments: [
            ("0", 0), ("18446744073709551615", UInt64.max), ("18446744073709551616", nil), ("+1", nil), ("-1", nil),
            (" 1", nil), ("", nil),
        ] as [(String, UInt64?)]
    )
    func unsignedNumbersAreDigitsAlone(text: String, number: UInt64?) {
        #expect(WireNumber.unsigned(text) == number)
    }

    @Test(
        arguments: [
            ("3", 3), ("-3", -3), ("-9223372036854775807", -Int64.max), ("+3", nil), ("--3", nil), ("-+3", nil),
            ("- 3", nil), ("-", nil), ("", nil),
        ] as [(String, Int64?)]
    )
    func signedNumbersHaveNoOtherSignThanAMinus(text: String, number: Int64?) {
        #expect(WireNumber.signed(text) == number)
    }

    @Test(
        arguments: [
            ("100", 100), ("200", 200), ("999", 999), ("1000", nil), ("99", nil), ("-1", nil), ("two", nil),
        ] as [(String, Int?)]
    )
    func statusesHaveThreeDigits(text: String, status: Int?) {
        #expect(WireNumber.status(text) == status)
    }

    @Test(arguments: [0, 99, 1000, 2000, UInt.max]) func otherNumbersAreNoStatus(number: UInt) {
        #expect(WireNumber.status(number) == nil)
    }

    @Test(
        arguments: [
            ("1", 1), ("80", 80), ("0443", 443), ("65535", 65_535), ("0", nil), ("65536", nil), ("-1", nil), ("", nil),
            ("99999999999999999999", nil), ("+80", nil), (" 80", nil),
        ] as [(String, Int?)]
    )
    func portsCanBeConnectedTo(text: String, port: Int?) {
        #expect(WireNumber.port(text) == port)
    }

    @Test(
        arguments: [
            ("bytes=0-0", 1), ("bytes=0-99", 100), ("BYTES=0-9", 10), ("bytes=0-9223372036854775806", .max),
            ("bytes=0-9223372036854775807", nil), ("bytes=1-9", nil), ("bytes=0-", nil), ("bytes=-9", nil),
            ("bytes=0--9", nil), ("items=0-9", nil), ("0-9", nil), ("", nil), ("bytes=0-9,11-12", nil),
        ] as [(String, Int64?)]
    )
    func whatIsStoredEndsWithTheRange(text: String, count: Int64?) {
        #expect(WireNumber.stored(inRange: text) == count)
    }

    @Test(
        arguments: [
            ("bytes 0-99/1000", 0..<100, 1000), ("bytes 5-5/6", 5..<6, 6), ("Bytes 0-0/*", 0..<1, nil),
            ("bytes */7", nil, 7),
        ] as [(String, Range<Int64>?, Int64?)]
    )
    func rangesOfContentAreRead(text: String, bytes: Range<Int64>?, total: Int64?) throws {
        let range = try #require(ContentRange(text))
        #expect(range.bytes == bytes)
        #expect(range.total == total)
    }

    @Test(arguments: [
        "", "bytes", "bytes 0-9", "bytes 9-0/10", "bytes 0-10/10", "bytes */*", "bytes -1-9/10", "items 0-9/10",
        "bytes 0-9223372036854775807/*", "bytes 0-9/99999999999999999999", "bytes 0-9/10/11", "bytes a-b/c",
    ])
    func rangesThatMakeNoSenseAreNone(text: String) {
        #expect(ContentRange(text) == nil)
    }
}
