import Testing

@testable import CloudEmulator

@Suite("Natural order of chunks")
struct NaturalNamesTests {
    /// The order is that in which a real server joined these chunks.
    @Test func numbersCompareByValue() {
        let names = ["10", "2", "1", "000000000000003", "0000000000000011"]
        #expect(
            names.sorted(by: NaturalNames.isOrdered) == ["1", "2", "000000000000003", "10", "0000000000000011"]
        )
    }
}
