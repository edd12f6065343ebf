/// An encoder for the labels of domain names outside ASCII (RFC 3492).
enum Punycode {
    private static let base = 36

    static func encoded(_ label: some StringProtocol) -> String {
        let scalars = label.unicodeScalars.map { Int($0.value) }
        var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
        let basicCount = output.count
        if basicCount > 0 { output.append(UInt8(ascii: "-")) }
        var (codePoint, delta, bias, handled) = (128, 0, 72, basicCount)
        while handled < scalars.count, let next = scalars.filter({ $0 >= codePoint }).min() {
            delta += (next - codePoint) * (handled + 1)
            codePoint = next
            for scalar in scalars {
                if scalar < codePoint { delta += 1 }
                guard scalar == codePoint else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            codePoint += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends a number, with digits whose base depends on their position.
    private static func append(_ number: Int, bias: Int, to output: inout [UInt8]) {
        var rest = number
        var place = base
        while true {
            let threshold = min(max(place - bias, 1), 26)
            guard rest >= threshold else { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            place += base
        }
        output.append(digit(rest))
    }

    private static func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30) }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = delta / (isFirst ? 700 : 2)
        delta += delta / count
        var places = 0
        while delta > 455 {
            delta /= 35
            places += base
        }
        return places + 36 * delta / (delta + 38)
    }
}
