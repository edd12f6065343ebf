import Testing

@testable import AsyncCloud

struct NameOrderTests {
    @Test func numbersCompareByTheirValueAndCasesStayTogether() {
        let names = ["a2", "A10", "b", "a1", "B", "a010", "\u{C9}", "\u{E9}a", "z", "10", "9", "a", ""]
        let expected = ["", "9", "10", "a", "a1", "a2", "A10", "a010", "B", "b", "z", "\u{C9}", "\u{E9}a"]
        // `a010` and `A10` have the same value: the bytes decide, and an A comes before an a.
        #expect(names.sorted { NameOrder.compare($0, $1) < 0 } == expected)
    }

    @Test func theOrderIsTotal() {
        var source = RandomItems(seed: 9)
        for _ in 0..<20_000 {
            let (first, second, third) = (source.text(), source.text(), source.text())
            let places = (NameOrder.compare(first, second), NameOrder.compare(second, third))
            #expect(NameOrder.compare(second, first) == -places.0)
            #expect((places.0 == 0) == first.utf8.elementsEqual(second.utf8))
            if places.0 <= 0, places.1 <= 0 { #expect(NameOrder.compare(first, third) <= 0) }
        }
    }
}
