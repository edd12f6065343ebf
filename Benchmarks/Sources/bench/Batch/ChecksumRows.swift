@_spi(Portable) import AsyncFetch

/// The speed of CRC32C on one core: by the processor's instructions, and by tables.
enum ChecksumRows {
    private static let count = 1 << 20
    private static let passes = 64

    @concurrent static func run(_ report: Report) async {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* $0) >> 3) }
        if CRC32C.hasInstructions {
            report(Row("crc32c, instructions", speed(bytes) { $0.update($1) }, "GB/s", target: .atLeast(8)))
        } else {
            report(Row(missing: "crc32c, instructions", because: "this processor has none"))
        }
        report(Row("crc32c, portable", speed(bytes) { $0.updatePortably($1) }, "GB/s", target: .atLeast(1.5)))
    }

    /// The best of several rounds: what else the machine does makes a round only slower.
    private static func speed(
        _ bytes: [UInt8],
        _ update: (inout CRC32C, UnsafeRawBufferPointer) -> Void
    ) -> Double {
        var best = 0.0
        var checksum = CRC32C()
        for _ in 0..<9 {
            let time = ContinuousClock().measure {
                // Each pass goes on from the one before, so none can be left out.
                bytes.withUnsafeBytes { for _ in 0..<passes { update(&checksum, $0) } }
            }
            best = max(best, Double(count * passes) / (time / .seconds(1)) / 1e9)
        }
        return checksum.value == 0 ? .nan : best
    }
}
