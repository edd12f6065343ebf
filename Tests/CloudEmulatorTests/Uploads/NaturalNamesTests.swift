import Testing

@testable import CloudEmulator

@Suite("Natural order of chunks")
struct NaturalNamesTests {
    /// The order is that in which a real server joined these chunks.
    @Test func numbersCompareByValue() {
        let names = ["10", "2", "1", "000000000000003", "0000000000000011"]
        #expect(NaturalNames.sorted(names) == ["1", "2", "000000000000003", "10", "0000000000000011"])
    }

    /// The order is that of a comparison part by part.
    @Test func otherPartsCompareBytewiseAndShorterOnesComeFirst() {
        let names = ["", "-1", "0", "00", "1", "1-", "1-9", "1-10", "1a", "a", "a1", "a-", "a-1", "ab", "b0", "b00"]
        #expect(NaturalNames.sorted(names.reversed()) == names)
        #expect(NaturalNames.sorted(names.shuffled()) == names)
    }
}
