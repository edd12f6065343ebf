/// A generator of random numbers that are the same for the same seed (SplitMix64).
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator from a seed.
    package init(state: UInt64) { self.state = state }

    /// Returns the next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns the next bytes.
    package mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 7)
        while bytes.count < count {
            let number = next().littleEndian
            withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
        }
        return Array(bytes.prefix(count))
    }
}
