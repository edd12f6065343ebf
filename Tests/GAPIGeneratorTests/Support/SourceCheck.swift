import GAPIGenerator

/// What a glance tells of generated source: whether text of a description has got out of its place.
///
/// The fuzzer of descriptions uses it too, which is why it depends on nothing of the tests.
enum SourceCheck {
    /// What is wrong with the files of a module; empty where nothing is.
    static func problems(of output: Generator.Output) -> [String] {
        var problems: [String] = []
        if Set(output.files.map { $0.path.lowercased() }).count < output.files.count {
            problems.append("two files have one name")
        }
        for file in output.files {
            let isPlain = file.path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+_.".contains($0)) }
            if !isPlain || !file.path.hasSuffix(".swift") || file.path.hasPrefix(".") || file.path.utf8.count > 250 {
                problems.append("\(file.path) is no plain name of a file")
            }
            problems += self.problems(of: file.text).map { "\(file.path): \($0)" }
        }
        return problems
    }

    /// What is wrong with one text: code is printable ASCII, literals end on their line and interpolate nothing, brackets match.
    static func problems(of text: String) -> [String] {
        var problems: [String] = []
        var open: [UInt8] = []
        for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            let code = line.drop { $0 == UInt8(ascii: " ") }
            let problem = code.starts(with: "//".utf8) ? problem(ofComment: code) : problem(ofCode: code, &open)
            if let problem { problems.append("line \(index + 1): \(problem)") }
        }
        if !open.isEmpty { problems.append("\(open.count) brackets are not closed") }
        return problems
    }

    private static func problem(ofComment comment: Substring.UTF8View) -> String? {
        if comment.allSatisfy({ (0x20...0x7E).contains($0) }) { return nil }
        for scalar in String(Substring(comment)).unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: return "U+\(String(scalar.value, radix: 16))"
            default: break
            }
        }
        return nil
    }

    private static func problem(ofCode code: Substring.UTF8View, _ open: inout [UInt8]) -> String? {
        let quote = UInt8(ascii: "\"")
        var isInside = false
        var previous: UInt8 = 0
        var bytes = code.makeIterator()
        while let byte = bytes.next() {
            defer { previous = byte }
            guard (0x20...0x7E).contains(byte) else { return "byte \(byte) in code" }
            if isInside {
                if byte == quote { isInside = false }
                guard byte == UInt8(ascii: "\\") else { continue }
                guard let escaped = bytes.next() else { return "a literal that does not end" }
                if escaped == UInt8(ascii: "(") {
                    // The generator's own code has these two.
                    var name: [UInt8] = []
                    while let byte = bytes.next(), byte != UInt8(ascii: ")"), name.count < 8 { name.append(byte) }
                    if !["next", "$0"].contains(String(decoding: name, as: UTF8.self)) { return "an interpolation" }
                } else if !"\"\\nu".utf8.contains(escaped) {
                    return "an escape that is not ours"
                }
                continue
            }
            switch byte {
            case quote:
                if previous == quote { return "a literal of several lines" }
                isInside = true
            case UInt8(ascii: "/"), UInt8(ascii: "#"): return "\(Character(Unicode.Scalar(byte))) in code"
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                let pairs: [UInt8: UInt8] = [41: 40, 93: 91, 125: 123]
                if open.popLast() != pairs[byte] { return "a bracket closes another" }
            default: break
            }
        }
        return isInside ? "a literal that does not end" : nil
    }
}
