extension RecurrenceSet {
    /// The times of a rule within a range, as seconds since 1970, in their order.
    struct Source {
        private var locals: RecurrenceRule.Times
        private let zone: ZoneOffsets
        private let range: Range<Int>
        /// The last time that `UNTIL` allows.
        private let last: Int
        /// The next time.
        private(set) var head: Int?
        /// The times that were read and may be behind others that were not, in their order.
        ///
        /// A local time that is skipped counts as a later one: 02:30 is 03:30 then, which is behind 03:00.
        private var waiting: [Int] = []
        /// A time before which there are no others that were not read.
        private var settled = Int.min
        private var hasEnded = false
        /// A Boolean value indicating whether it has ended because the next times would need too much work.
        private(set) var isCut = false
        /// The number of times that were read.
        private var count = 0

        var work: Int { locals.work + count }

        init(_ rule: RecurrenceRule, start: Int, _ zone: ZoneOffsets, _ range: Range<Int>) {
            self.zone = zone
            // Where the local time of the start occurs twice, the rule has the first one, which may be before the start.
            self.range = range.clamped(to: start..<Int.max)
            // Two days more than the range, for the offsets of all zones are less.
            let margin = 2 * RecurrenceTime.day
            let lastLocal: Int =
                switch rule.end {
                case .never, .count: .max
                case .until(.date(let day)): day * RecurrenceTime.day + RecurrenceTime.day - 1
                case .until(.local(let local)): local
                case .until(.utc(let time)): time + margin
                }
            // A local time can occur twice, or not at all, so it does not tell whether the end is reached.
            if case .until(.utc(let time)) = rule.end { last = time } else { last = .max }
            locals = RecurrenceRule.Times(
                rule,
                from: zone.local(of: start),
                notBefore: range.lowerBound < .min + margin ? .min : range.lowerBound - margin,
                last: min(lastLocal, range.upperBound > .max - margin ? .max : range.upperBound + margin)
            )
            read()
        }

        /// Reads on until the next time is later than this one.
        mutating func advance(beyond time: Int) { while let next = head, next <= time { read() } }

        private mutating func read() {
            while !hasEnded, waiting.first.map({ $0 > settled }) ?? true { readLocal() }
            head = waiting.isEmpty ? nil : waiting.removeFirst()
        }

        private mutating func readLocal() {
            isCut = work > RecurrenceSet.limits.work
            guard !isCut, let local = locals.next() else {
                hasEnded = true
                return
            }
            count += 1
            let (time, bound) = zone.resolve(local)
            settled = max(settled, bound)
            hasEnded = settled >= range.upperBound
            guard time <= last, range.contains(time) else { return }
            waiting.insert(time, at: waiting.firstIndex { $0 > time } ?? waiting.endIndex)
        }
    }
}
