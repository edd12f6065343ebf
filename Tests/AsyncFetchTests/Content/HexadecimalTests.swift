import AsyncFetch
import Testing

@Suite("Hexadecimal text") struct HexadecimalTests {
    @Test(arguments: [([], ""), ([0], "00"), ([0x0F, 0xA0, 0xFF], "0fa0ff")] as [([UInt8], String)])
    func eachByteIsTwoDigits(bytes: [UInt8], text: String) { #expect(bytes.hexadecimal == text) }
}
