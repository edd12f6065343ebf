import AsyncFetch
import AsyncFetchTesting
import Testing

@Suite("CRC32C")
struct CRC32CTests {
    /// RFC 3720, appendix B.4, and the usual check value.
    @Test(
        arguments: [
            ([UInt8](repeating: 0, count: 32), 0x8A91_36AA), ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43),
            (Array(0..<32), 0x46DD_794E), (Array((0..<32).reversed()), 0x113F_DB5C), ([], 0),
            (Array("123456789".utf8), 0xE306_9283),
        ] as [([UInt8], UInt32)]
    )
    func knownChecksums(bytes: [UInt8], expected: UInt32) {
        var checksum = CRC32C()
        checksum.update(bytes)
        #expect(checksum.value == expected)
    }

    /// Around the lengths at which another way of computing takes over, and at which a block is full.
    @Test(arguments: [1, 7, 8, 9, 1671, 1673, 4095, 4096, 4097, 4103, 9863, 9864, 9865, 18_057, 100_003])
    func everyWayOfComputingAgrees(count: Int) {
        let bytes = noise(count)
        var whole = CRC32C()
        whole.update(bytes)
        var single = CRC32C()
        single.update(AnySequence(bytes))
        #expect(whole == single)
        #expect(whole.value == bitwise(bytes))
        var pieces = CRC32C()
        pieces.update(bytes[..<(count / 3)])
        pieces.update(bytes[(count / 3)...])
        #expect(whole == pieces)
    }

    @Test(arguments: [0, 1, 5, 4096, 70_001])
    func checksumsOfPiecesCombine(secondCount: Int) {
        let bytes = noise(5000 + secondCount)
        func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            var checksum = CRC32C()
            checksum.update(bytes)
            return checksum.value
        }
        let combined = CRC32C.combine(checksum(bytes[..<5000]), checksum(bytes[5000...]), secondCount: secondCount)
        #expect(combined == checksum(bytes[...]))
    }

    @Test func base64IsBigEndian() {
        var checksum = CRC32C()
        #expect(checksum.base64 == "AAAAAA==")
        checksum.update(Array("123456789".utf8))
        #expect(checksum.base64 == "4waSgw==")
    }

    private func noise(_ count: Int) -> [UInt8] {
        var generator = SplitMix(state: 0)
        return generator.bytes(count)
    }

    /// The definition, bit by bit.
    private func bitwise(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0x82F6_3B78 : crc >> 1 }
        }
        return ~crc
    }
}
