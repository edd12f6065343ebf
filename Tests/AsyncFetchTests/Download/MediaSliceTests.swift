@testable import AsyncFetch
import Testing

/// The division of media, and what notes say of it.
@Suite struct MediaSliceTests {
    @Test(
        arguments: [
            (0, 10, [0..<0]), (1, 10, [0..<1]), (9, 10, [0..<9]), (10, 10, [0..<10]), (11, 10, [0..<10, 10..<11]),
            (20, 10, [0..<10, 10..<20]), (21, 10, [0..<10, 10..<20, 20..<21]), (3, 1, [0..<1, 1..<2, 2..<3]),
            (5, .max, [0..<5]), (.max, .max, [0..<Int64.max]),
        ] as [(Int64, Int64, [Range<Int64>])]
    )
    func slicesCoverTheMedia(total: Int64, size: Int64, expected: [Range<Int64>]) {
        #expect(MediaSlice.divide(total, by: size).map(\.range) == expected)
    }

    @Test(arguments: [(513, 1), (5 << 40, 32 << 20), (.max, 1), (.max, .max - 1), (512, 1)] as [(Int64, Int64)])
    func thereAreNeverTooMany(total: Int64, size: Int64) {
        let slices = MediaSlice.divide(total, by: size)
        #expect((2...MediaSlice.maximumCount).contains(slices.count))
        #expect(slices.first?.range == 0..<size)
        #expect(slices.last?.range.upperBound == total)
        #expect(zip(slices, slices.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(slices.allSatisfy { !$0.range.isEmpty })
    }

    @Test func aNoteIsReadAsItWasWritten() {
        var slices = MediaSlice.divide(25, by: 10)
        slices[0].count = 10
        slices[0].checksum.update([1, 2, 3])
        slices[2].count = 2
        slices[2].checksum.update([4])
        #expect(
            slices.map(\.text) == ["0 10 \(slices[0].checksum.value)", "10 0 0", "20 2 \(slices[2].checksum.value)"]
        )
        #expect(MediaSlice.slices(of: slices.map(\.text), total: 25) == slices)
    }

    @Test(
        arguments: [
            [], [""], ["0 0"], ["0 0 0 0"], ["1 0 0"], ["0 26 0"], ["0 11 0", "10 0 0"], ["0 0 0", "0 0 0"],
            ["0 0 0", "25 0 0"], ["0 0 0", "26 0 0"], ["0 0 0", "20 0 0", "10 0 0"], ["0 -1 0"], ["0 0 4294967296"],
            ["0 0 0", "9223372036854775808 0 0"], ["0 9223372036854775807 0"], ["0  0"], ["zero 0 0"],
            [String](repeating: "0 0 0", count: 513),
        ]
    )
    func aNoteThatDoesNotFitIsNone(texts: [String]) {
        #expect(MediaSlice.slices(of: texts, total: 25) == nil)
    }

    @Test func checksumsOfSlicesAreThatOfTheWhole() {
        let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* $0) }
        var slices = MediaSlice.divide(1_000, by: 300)
        for (index, slice) in slices.enumerated() {
            slices[index].checksum.update(bytes[Int(slice.range.lowerBound)..<Int(slice.range.upperBound)])
            slices[index].count = Int64(slice.range.count)
        }
        var whole = CRC32C()
        whole.update(bytes)
        #expect(MediaSlice.checksum(of: slices) == whole)
    }
}
