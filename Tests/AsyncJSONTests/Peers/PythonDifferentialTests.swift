import AsyncJSON
import Testing

/// Mutated documents, read by this parser and by Python's: the same verdict, and the same value.
///
/// The decided differences: strings with lone surrogates are refused here, and so are more than 512 levels.
@Suite("JSON and Python's json", .enabled(if: PythonJSON.isInstalled, "python3 is not installed"))
struct PythonDifferentialTests {
    static let documentCount = 50_000

    @Test(.timeLimit(.minutes(5))) func verdictsAndValuesAgree() throws {
        let peer = try PythonJSON()
        var mutator = Mutator(seed: 20_261_121)
        var counts: [Character: Int] = [:]
        for _ in 0..<Self.documentCount / 500 {
            let documents = (0..<500).map { _ in mutator.next() }
            for (document, theirs) in zip(documents, try peer.answers(to: documents)) {
                let ours = Self.answer(to: document)
                counts[Character(Unicode.Scalar(ours.first ?? 0)), default: 0] += 1
                #expect(Self.agree(ours, theirs), "\(text(document).debugDescription): \(text(ours)), \(text(theirs))")
            }
        }
        let (accepted, refused) = (counts["A", default: 0], counts["R", default: 0])
        #expect(accepted + refused + counts["D", default: 0] == Self.documentCount)
        #expect(accepted > Self.documentCount / 6, "Too few good documents to compare values of")
        #expect(refused > Self.documentCount / 5, "Too few bad documents")
    }

    private static func agree(_ ours: [UInt8], _ theirs: [UInt8]) -> Bool {
        switch theirs.first {
        case UInt8(ascii: "S"): ours == Array("R".utf8)
        case _ where ours == Array("D".utf8): true  // there are no verdicts about what neither reads to its end
        default: ours == theirs
        }
    }

    /// The answer in the form that the script describes.
    private static func answer(to document: [UInt8]) -> [UInt8] {
        do throws(JSON.Error) {
            var answer = Array("A".utf8)
            try JSON.Value(parsing: document).appendCanonical(to: &answer)
            return answer
        } catch {
            return Array((error.code == .depthExceeded ? "D" : "R").utf8)
        }
    }
}

extension JSON.Value {
    /// The value in a form that has one spelling for each, as in `json_differential.py`.
    fileprivate func appendCanonical(to text: inout [UInt8]) {
        if let string {
            text += "\"\(string.utf8.count):\(string)".utf8
        } else if let number = numberText {
            text += Self.canonical(number, double).utf8
        } else if let array {
            text.append(UInt8(ascii: "["))
            for element in array { element.appendCanonical(to: &text) }
            text.append(UInt8(ascii: "]"))
        } else if let members {
            text.append(UInt8(ascii: "{"))
            // By bytes, for a string equals other spellings of its characters.
            let values = Dictionary(members.map { (Array($0.name.utf8), $0.value) }, uniquingKeysWith: { $1 })
            for (name, value) in values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                text += "\"\(name.count):".utf8
                text += name
                value.appendCanonical(to: &text)
            }
            text.append(UInt8(ascii: "}"))
        } else {
            text.append(UInt8(ascii: isNull ? "n" : bool == true ? "t" : "f"))
        }
    }

    private static func canonical(_ number: String, _ double: Double?) -> String {
        guard number.utf8.contains(where: { ".eE".utf8.contains($0) }) else {
            return number == "-0" ? "i0" : "i\(number)"
        }
        // What is too large for a double is none here, and infinity in Python.
        let bits = String((double ?? (number.hasPrefix("-") ? -.infinity : .infinity)).bitPattern, radix: 16)
        return "d" + String(repeating: "0", count: 16 - bits.count) + bits
    }
}
