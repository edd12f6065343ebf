import NIOCore
import Testing

@testable import CloudEmulator

@Suite("Checksums of contents")
struct ContentSumsTests {
    /// Made with Python's hashlib and zlib: sha1, md5 and adler32 of `b"hello"`.
    @Test func theTextHasAllThree() {
        let sums = ContentSums(ByteBuffer(string: "hello"))
        #expect(
            sums.text
                == "SHA1:aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d MD5:5d41402abc4b2a76b9719d911017c592 ADLER32:062c0215"
        )
        #expect(sums.agrees(with: "sha1:AAF4C61DDCC5E8A2DABEDE0F3B482CD9AEA9434D") == true)
        #expect(sums.agrees(with: "SHA1 00") == false)
        #expect(sums.agrees(with: "SHA512:00") == nil)
    }
}
