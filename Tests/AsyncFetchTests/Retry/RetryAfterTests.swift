@testable import AsyncFetch
import HTTPTypes
import Testing

struct RetryAfterTests {
    @Test(arguments: [
        ("0", Duration.zero), ("7", .seconds(7)), (" 120 ", .seconds(120)), ("99999999999", .seconds(1 << 32)),
        ("Sun, 06 Nov 1994 08:49:47 GMT", .seconds(10)),
        ("Mon, 07 Nov 1994 08:49:37 GMT", .seconds(86_400)),
        ("Sat, 05 Nov 1994 08:49:37 GMT", .zero),
        ("Sunday, 06-Nov-94 08:49:47 GMT", .seconds(10)),
        ("Sun Nov  6 08:49:47 1994", .seconds(10)),
        ("Mon Nov 07 08:49:37 1994", .seconds(86_400)),
    ])
    func readsSecondsAndDates(text: String, delay: Duration) {
        #expect(RetryAfter.delay(in: response(text)) == delay)
    }

    @Test(arguments: [
        "", "-1", "1.5", "soon", "1e3", "Sun, 06 Nov 1994", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sun, 32 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov -994 08:49:37 GMT",
        "99999999999999999999999", "Sunday, 06-Nov-94 08:49:47", "Sunday, 06-Nov-94 08:49:47 CET",
        "Sun Nov 32 08:49:47 1994", "Sun 6 Nov 08:49:47 1994", "Sun Nov 6 08:49 1994",
    ])
    func ignoresWhatMakesNoSense(text: String) {
        #expect(RetryAfter.delay(in: response(text)) == nil)
    }

    @Test func isNilWithoutTheHeader() {
        #expect(RetryAfter.delay(in: HTTPResponse(status: .serviceUnavailable)) == nil)
    }

    @Test(arguments: [
        ("Thu, 01 Jan 1970 00:00:00 GMT", Int64(0)), ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
        ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600), ("Wed, 01 Mar 2000 00:00:00 GMT", 951_868_800),
        ("Mon, 01 Mar 2100 00:00:00 GMT", 4_107_542_400), ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
    ])
    func countsTheDaysOfTheGregorianCalendar(text: String, seconds: Int64) {
        #expect(HTTPDate.seconds(text) == seconds)
    }

    @Test(arguments: [("94", 1994), ("70", 2070), ("00", 2000), ("26", 2026)])
    func twoDigitsAreTheYearNearestToThisOne(digits: String, year: Int) {
        #expect(
            HTTPDate.seconds("Sunday, 06-Nov-\(digits) 08:49:37 GMT")
                == HTTPDate.seconds("Sun, 06 Nov \(year) 08:49:37 GMT")
        )
    }

    private func response(_ retryAfter: String) -> HTTPResponse {
        HTTPResponse(
            status: .serviceUnavailable,
            headerFields: [.retryAfter: retryAfter, .date: "Sun, 06 Nov 1994 08:49:37 GMT"]
        )
    }
}
