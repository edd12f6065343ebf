/// The proleptic Gregorian calendar in days since the first of January 1970.
///
/// AsyncXML, which knows no other module, has the same for its dates.
package enum GregorianCalendar {
    /// Returns the number of days of a month, 1 to 12.
    @inlinable
    package static func length(ofMonth month: Int, _ year: Int) -> Int {
        guard month == 2 else { return 30 + (month + month / 8) % 2 }  // long and short in turn, but July and August
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    }

    /// Returns the days since 1970-01-01; a day after the end of its month is one of the next month.
    ///
    /// Internally, years begin in March, so that the leap day is a year's last day.
    @inlinable
    package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the day this many days after 1970-01-01.
    @inlinable
    package static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
