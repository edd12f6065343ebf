import AsyncJSON
import Testing

@Suite("The Gregorian calendar") struct GregorianCalendarTests {
    @Test(
        arguments: [
            (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2026, 11, 22, 20_779), (1, 1, 1, -719_162),
            (0, 2, 29, -719_469), (-1, 12, 31, -719_529), (9999, 12, 31, 2_932_896),
        ]
    )
    func aDayHasItsNumber(year: Int, month: Int, day: Int, number: Int) {
        #expect(GregorianCalendar.days(year, month, day) == number)
        #expect(date(number) == [year, month, day])
    }

    @Test(arguments: [-400, -1, 0, 4, 1900, 2000, 2023, 2024])
    func aMonthIsAsLongAsTheWayToTheNext(year: Int) {
        for month in 1...12 {
            let (nextYear, next) = month == 12 ? (year + 1, 1) : (year, month + 1)
            let length = GregorianCalendar.days(nextYear, next, 1) - GregorianCalendar.days(year, month, 1)
            #expect(GregorianCalendar.length(ofMonth: month, year) == length)
        }
    }

    @Test func aDayAfterTheEndOfItsMonthIsOneOfTheNext() {
        #expect(date(GregorianCalendar.days(2026, 2, 30)) == [2026, 3, 2])
    }

    private func date(_ days: Int) -> [Int] {
        let (year, month, day) = GregorianCalendar.date(days)
        return [year, month, day]
    }
}
