/// Names that occur once.
enum UniqueName {
    /// Returns random bits as text of lowercase letters and digits.
    static func make(bits: Int = 128) -> String {
        (0..<(bits + 63) / 64).map { _ in
            let digits = String(UInt64.random(in: .min ... .max), radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
    }
}
