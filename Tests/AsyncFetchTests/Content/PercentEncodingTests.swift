import AsyncFetch
import Testing

@Suite("Percent-encoding") struct PercentEncodingTests {
    @Test func allBytesButTheUnreservedAreEncoded() {
        #expect(PercentEncoding.encode("a-b.c_d~9") == "a-b.c_d~9")
        #expect(PercentEncoding.encode("a b/+ä%") == "a%20b%2F%2B%C3%A4%25")
        #expect(PercentEncoding.decode("a%20b%2f%2B%C3%A4%25+") == "a b/+ä%+")
    }

    @Test(arguments: ["%", "%2", "%G0", "%+1", "%-1", "%FF", "a%", "%C3"])
    func aBrokenEscapeIsNotDecoded(text: String) { #expect(PercentEncoding.decode(text) == nil) }
}
