import AsyncFetchTesting
import AsyncJSON
import Testing

@testable import GAPIEmulator

/// The recurrence of an event in a time zone, or of one of whole days.
struct RandomSet {
    /// Zones with gaps and repetitions of an hour, of half an hour and of a day, at many times of the year and the day.
    private static let zones = [
        "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/St_Johns", "America/Sao_Paulo",
        "Africa/Casablanca", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Chatham",
    ]

    static let hasZones = zones.allSatisfy { ZoneDatabase.zone(named: $0) != nil }

    /// The time before which times are compared.
    var end: Int { start + 150_000_000 }
    /// The lines of rules, dates and exclusions.
    private(set) var lines: [String] = []
    /// The start in seconds since 1970.
    private(set) var start: Int
    /// The offsets of the zone; `nil` for whole days.
    private(set) var offsets: ZoneOffsets?
    private let zone: String?

    init(using generator: inout SplitMix) throws {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        let zone = chance(25) ? nil : Self.zones.randomElement(using: &generator)
        let offsets = try zone.map { name in try #require(ZoneDatabase.zone(named: name)) }
        var start = Int.random(in: 31_536_000..<2_871_763_200, using: &generator)
        if let offsets {
            // Half of them are near a change of the offset, if there is one within a year.
            var days = chance(50) ? 400 : 0
            while days > 0, offsets.offset(at: start) == offsets.offset(at: start + RecurrenceTime.day) {
                start += RecurrenceTime.day
                days -= 1
            }
            if days > 0 { start += Int.random(in: -3 * RecurrenceTime.day..<RecurrenceTime.day, using: &generator) }
        } else {
            start -= start % RecurrenceTime.day
        }
        (self.zone, self.offsets, self.start) = (zone, offsets, start)

        let local = offsets?.local(of: start) ?? start
        let form = offsets.map { RandomRule.Form.zone($0) } ?? .days
        for (name, counts) in [("RRULE", [0, 1, 1, 1, 2]), ("EXRULE", [0, 0, 0, 1])] {
            for _ in 0..<(counts.randomElement(using: &generator) ?? 0) {
                lines.append("\(name):" + RandomRule(form, from: local, using: &generator).text)
            }
        }
        for name in ["RDATE", "EXDATE"] where chance(50) {
            lines.append(Self.dates(name, near: local, offsets, using: &generator))
        }
        lines.shuffle(using: &generator)
    }

    /// Returns a line of dates, of which many are at the time of day of the start.
    private static func dates(
        _ name: String,
        near local: Int,
        _ zone: ZoneOffsets?,
        using generator: inout SplitMix
    ) -> String {
        var times: [Int] = []
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let days = Int.random(in: 0..<60, using: &generator)
            let distance =
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: Int.random(in: -40 * RecurrenceTime.day..<400 * RecurrenceTime.day, using: &generator)
                case 1: days * RecurrenceTime.day
                default: days / 3 * 7 * RecurrenceTime.day
                }
            times.append(local + distance)
        }
        guard let zone else {
            let days = times.map { String(RandomRule.compact($0).prefix(8)) }
            return "\(name);VALUE=DATE:" + days.joined(separator: ",")
        }
        let other = Int.random(in: 0..<3, using: &generator) == 0 ? zones.randomElement(using: &generator) : nil
        let offsets = other.flatMap { ZoneDatabase.zone(named: $0) }
        let items = times.map { local in
            let time = zone.time(ofLocal: local)
            if Int.random(in: 0..<3, using: &generator) == 0 { return RandomRule.compact(time) + "Z" }
            return RandomRule.compact(offsets?.local(of: time) ?? local)
        }
        return name + (other.map { ";TZID=\($0)" } ?? "") + ":" + items.joined(separator: ",")
    }

    /// The recurrence as the script for python-dateutil reads it.
    var json: String {
        let value: JSON.Value = [
            "start": JSON.Value(start), "end": JSON.Value(end), "zone": zone.map { JSON.Value($0) },
            "lines": JSON.Value(lines.map { JSON.Value($0) }),
        ]
        return value.description
    }
}
