// The formats of numbers for people, the same in every locale.

extension BinaryInteger {
    /// The number with its digits in groups: `10,000`.
    var grouped: String {
        let digits = String(magnitude)
        var text = self < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }

    /// The number of bytes in MiB: `64.0 MiB`.
    var inMebibytes: String { "\((Double(self) / 1_048_576).fixed(1)) MiB" }
}

extension Double {
    /// Returns the number with a fixed number of digits after the point.
    func fixed(_ digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        guard isFinite, magnitude * scale < 1e15 else { return "\(self)" }
        let scaled = Int64((magnitude * scale).rounded())
        let text = String(scaled)
        let padded = String(repeating: "0", count: max(digits + 1 - text.count, 0)) + text
        let sign = self < 0 && scaled > 0 ? "-" : ""
        return sign + padded.dropLast(digits) + (digits > 0 ? "." + padded.suffix(digits) : "")
    }
}

extension Double {
    /// Returns the number rounded to a number of digits after the point.
    func rounded(toPlaces digits: Int) -> Double {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        return (self * scale).rounded() / scale
    }
}

extension Duration {
    var inSeconds: Double { self / .seconds(1) }

    /// The duration in milliseconds, rounded to one digit after the point.
    var inMilliseconds: Double { (self / .milliseconds(1) * 10).rounded() / 10 }
}
