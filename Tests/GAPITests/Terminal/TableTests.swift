import Testing

@testable import gapi

@Suite("Table")
struct TableTests {
    @Test func columnsStandBelowTheirTitles() {
        let table = Table(.init("step", width: 6, .left), .init("ms", width: 5))
        #expect(table.header == "   step       ms")
        #expect(table.line(["list", "1.5"]) == "   list      1.5")
        #expect(table.line(["list", ""]) == "   list")
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
    func digitsAreGrouped(number: Int, text: String) {
        #expect(number.grouped == text)
    }

    @Test(arguments: [
        (0.0, 1, "0.0"), (0.05, 1, "0.1"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.3"), (12.0, 0, "12"),
        (3.14159, 3, "3.142"),
        (.infinity, 1, "inf"),
    ])
    func numbersHaveFixedDigits(number: Double, digits: Int, text: String) {
        #expect(number.fixed(digits) == text)
    }
}
