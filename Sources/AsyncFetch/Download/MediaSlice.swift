/// One slice of media, and what has arrived of it.
struct MediaSlice: Sendable, Equatable {
    /// The most slices of one download: their note stays small, and each write of it cheap.
    static let maximumCount = 512

    /// The bytes of the slice in the media, and in the file.
    let range: Range<Int64>
    /// The number of bytes that are in the file, from the first one on.
    var count: Int64 = 0
    /// The checksum of these bytes.
    var checksum = CRC32C()

    init(_ range: Range<Int64>) { self.range = range }

    /// A Boolean value indicating whether all bytes are in the file.
    var isComplete: Bool { count == range.upperBound - range.lowerBound }

    /// Divides media into slices.
    ///
    /// - Parameters:
    ///   - total: The number of bytes of the media, not negative.
    ///   - size: The number of bytes of the first slice, at least 1; the others are larger if there were too many.
    /// - Returns: The slices in order, at least one.
    static func divide(_ total: Int64, by size: Int64) -> [MediaSlice] {
        guard total > size else { return [MediaSlice(0..<total)] }
        var slices = [MediaSlice(0..<size)]
        var start = size
        let later = max(size, (total - size - 1) / Int64(maximumCount - 1) + 1)
        while start < total {
            let end = total - start > later ? start + later : total
            slices.append(MediaSlice(start..<end))
            start = end
        }
        return slices
    }

    /// Returns the checksum of all bytes of complete slices, in order.
    static func checksum(of slices: [MediaSlice]) -> CRC32C {
        CRC32C(
            continuing: slices.reduce(0) {
                CRC32C.combine($0, $1.checksum.value, secondCount: Int(clamping: $1.count))
            }
        )
    }
}

// MARK: - Notes

extension MediaSlice {
    /// The slice in a note: its first byte, the number of bytes that have arrived, and their checksum.
    var text: String { "\(range.lowerBound) \(count) \(checksum.value)" }

    /// Returns the slices of a note; `nil` if they do not cover the media.
    static func slices(of texts: [String], total: Int64) -> [MediaSlice]? {
        guard (1...maximumCount).contains(texts.count) else { return nil }
        var noted: [(start: Int64, count: Int64, checksum: UInt32)] = []
        for text in texts {
            let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { WireNumber.count($0) }
            guard numbers.count == 3, let start = numbers[0], let count = numbers[1],
                let checksum = numbers[2].flatMap({ UInt32(exactly: $0) })
            else { return nil }
            noted.append((start, count, checksum))
        }
        var slices: [MediaSlice] = []
        for (index, slice) in noted.enumerated() {
            let end = index + 1 < noted.count ? noted[index + 1].start : total
            guard index > 0 || slice.start == 0, slice.start < end, end <= total, slice.count <= end - slice.start
            else {
                return nil
            }
            var read = MediaSlice(slice.start..<end)
            read.count = slice.count
            if slice.count > 0 { read.checksum = CRC32C(continuing: slice.checksum) }
            slices.append(read)
        }
        return slices
    }
}
