import Testing

@testable import AsyncFetch

@Suite("CookieDate")
struct CookieDateTests {
    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777), ("1994 november 6 8:49:37", 784_111_777),
        ("06-Nov-1994 08:49:37", 784_111_777), ("Thu, 29 Feb 2024 00:00:00 GMT", 1_709_164_800),
        ("Mon, 10-Dec-2007 17:02:24 GMT+1", 1_197_306_144), ("Fri, 01 Jan 70 00:00:00", 0),
        ("1 Jan 69 0:0:0", 3_124_224_000),
        ("08:49:37x 6th Nov 1994", 784_111_777),
    ])
    func datesAreReadInManySpellings(_ text: String, _ seconds: Int64) {
        #expect(CookieDate.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "Sun", "Sun, 06 Nov 1994", "06 Nov 08:49:37", "31 Feb 2024 00:00:00", "29 Feb 2023 00:00:00",
        "0 Jan 2024 00:00:00",
        "1 Jan 1600 00:00:00", "1 Jan 2024 24:00:00", "1 Jan 2024 00:60:00", "1 Jan 2024 00:00:60",
        "1 Foo 2024 00:00:00",
        "1 Jan 2024 000:00:00", "123 Jan 2024 00:00:00",
    ])
    func whatIsNoDateIsIgnored(_ text: String) {
        #expect(CookieDate.seconds(text) == nil)
    }
}
