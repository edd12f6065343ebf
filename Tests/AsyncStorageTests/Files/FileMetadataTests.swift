import Testing

@testable import AsyncStorage

@Suite("Properties of files in metadata")
struct FileMetadataTests {
    // The names and forms are those that gsutil writes: seconds in decimal, permissions in octal digits.
    @Test func timeAndModeAreWrittenAsGsutilDoes() {
        let members = FileMetadata(modified: 1_500_000_000, mode: 0o100_644).members
        #expect(members == ["goog-reserved-file-mtime": "1500000000", "goog-reserved-posix-mode": "644"])
        #expect(FileMetadata(modified: nil, mode: nil).members == nil)
    }

    @Test(arguments: ["", "x", "1.5", "99999999999999999999999", "0x10"])
    func aTimeThatIsNoneIsIgnored(_ text: String) {
        #expect(FileMetadata(["goog-reserved-file-mtime": text]).modified == nil)
    }

    @Test(arguments: ["", "9", "-1", "77777777"])
    func aModeThatIsNoneIsIgnored(_ text: String) {
        #expect(FileMetadata(["goog-reserved-posix-mode": text]).mode == nil)
    }
}
