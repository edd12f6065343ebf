import ArgumentParser

/// A duration on a command line: `90s`, `15m`, `1h`, `7d`, or seconds.
struct Validity: ExpressibleByArgument {
    let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    init?(argument: String) {
        let seconds: [Character: Int64] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        let unit = argument.last.flatMap { seconds[$0] }
        let digits = unit == nil ? argument[...] : argument.dropLast()
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int64(digits) else {
            return nil
        }
        let (total, overflow) = count.multipliedReportingOverflow(by: unit ?? 1)
        guard !overflow, total > 0 else { return nil }
        duration = .seconds(total)
    }

    var defaultValueDescription: String { "1h" }
}
