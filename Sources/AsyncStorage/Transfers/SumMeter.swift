import Synchronization

/// The bytes of the parts of one file as those of the file.
final class SumMeter: Sendable {
    private let meter: FileMeter
    private let parts: Mutex<[Int64]>

    init(_ count: Int, _ meter: FileMeter) {
        self.meter = meter
        parts = Mutex(Array(repeating: 0, count: max(count, 1)))
    }

    /// Reports that so many bytes of a part have been transferred in all.
    func reach(_ count: Int64, of part: Int) {
        let sum = parts.withLock { parts in
            guard parts.indices.contains(part) else { return Int64(0) }
            parts[part] = max(parts[part], count)
            return parts.reduce(0, &+)
        }
        meter.reach(sum)
    }
}
