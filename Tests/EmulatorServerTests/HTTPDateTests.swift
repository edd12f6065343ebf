import AsyncFetch
import EmulatorServer
import Testing

@Suite("Texts of times")
struct HTTPDateTests {
    /// The examples of RFC 9110 (5.6.7), the first second, the last of year 9999, and what lies outside.
    @Test(
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (-5, "Thu, 01 Jan 1970 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
            (.max, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ] as [(Int64, String)]
    )
    func aTimeIsWrittenAsInHTTP(seconds: Int64, text: String) {
        #expect(HTTPDate.text(seconds) == text)
    }
}
