#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The domains under which strangers register names, such as `co.uk`: no cookie is set for all of them together.
///
/// The list is that of publicsuffix.org, which Linux distributions install (Debian: the package `publicsuffix`). Without it only
/// domains of a single label are known to be such.
public struct PublicSuffixes: Sendable {
    private let rules: Set<String>
    /// What follows `*.` in a rule.
    private let wildcards: Set<String>
    private let exceptions: Set<String>

    /// The list of this system, read at first use.
    public static let system: PublicSuffixes = {
        for folder in [
            "/usr/share/publicsuffix", "/usr/local/share/public_suffix_list", "/opt/homebrew/share/publicsuffix",
        ] {
            if let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/public_suffix_list.dat")) {
                return PublicSuffixes(list: String(decoding: bytes, as: UTF8.self))
            }
        }
        return PublicSuffixes(list: "")
    }()

    /// Reads a list in the form of publicsuffix.org: a rule a line, comments behind `//`.
    public init(list: String) {
        var rules: Set<String> = []
        var wildcards: Set<String> = []
        var exceptions: Set<String> = []
        for line in list.split(whereSeparator: \.isNewline) {
            guard let rule = line.split(whereSeparator: \.isWhitespace).first, !rule.hasPrefix("//") else { continue }
            if rule.hasPrefix("!") {
                exceptions.insert(Self.canonical(rule.dropFirst()))
            } else if rule.hasPrefix("*.") {
                wildcards.insert(Self.canonical(rule.dropFirst(2)))
            } else {
                rules.insert(Self.canonical(rule))
            }
        }
        (self.rules, self.wildcards, self.exceptions) = (rules, wildcards, exceptions)
    }

    /// Whether strangers register names under a domain.
    ///
    /// - Parameter domain: In lower case, labels beyond ASCII as `xn--…`.
    /// - Returns: Whether no cookie may be set for all of it.
    public func contains(_ domain: String) -> Bool {
        if exceptions.contains(domain) { return false }
        if rules.contains(domain) { return true }
        guard let dot = domain.firstIndex(of: ".") else { return true }
        return wildcards.contains(String(domain[domain.index(after: dot)...]))
    }

    private static func canonical(_ rule: Substring) -> String {
        if rule.utf8.allSatisfy({ $0 < 0x80 }) { return rule.lowercased() }
        return rule.lowercased().split(separator: ".").map { label in
            label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : "xn--" + Punycode.encoded(label)
        }.joined(separator: ".")
    }
}

/// Labels of domains in ASCII (RFC 3492).
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

    /// Writes a number with digits whose base depends on their place.
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
