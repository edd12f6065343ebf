@testable import AsyncFetch
import AsyncFetchTesting
import Testing

/// The table of names is asked by the last bytes of a name; it says what a look at all names would.
@Suite(.timeLimit(.minutes(5))) struct KnownNamesTests {
    private static let words = KnownNames.words.flatMap { names, isWhole, meaning in
        names.split(separator: " ").map { (name: String($0), isWhole: isWhole, meaning: meaning) }
    }

    /// What a name says by the rules alone, without any table.
    private func meaning(byRules name: String) -> SecretNames.Meaning {
        let letters = String(
            decoding: name.utf8.filter { !"-_.".utf8.contains($0) }.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 },
            as: UTF8.self
        )
        var meaning: SecretNames.Meaning = []
        for word in Self.words where word.isWhole ? letters == word.name : letters.utf8.hasSuffix(of: word.name) {
            meaning.formUnion(word.meaning)
        }
        return meaning.contains(.harmless) ? [] : meaning
    }

    @Test func eachKnownNameIsFoundInAnySpelling() {
        for word in Self.words {
            let middle = word.name.index(word.name.startIndex, offsetBy: word.name.count / 2)
            let last = word.name.index(before: word.name.endIndex)
            for name in [
                word.name, word.name.uppercased(), "_\(word.name)-", "\(word.name[..<middle])-\(word.name[middle...])",
                "\(word.name[..<last])_.\(word.name[last...])",
            ] {
                let found = SecretNames.known.meaning(of: name.utf8)
                #expect(found == meaning(byRules: name) && !found.isSuperset(of: .harmless), "\(name)")
                if !word.meaning.contains(.harmless) { #expect(!found.isEmpty, "\(name)") }
            }
        }
    }

    @Test func theTableSaysWhatTheRulesSay() {
        var generator = SplitMix(state: 11)
        let others = ["x", "my", "-", "_", ".", "9", "é", "page", "k", "ey", "on", "\0", "Z", "en", "token", ""]
        for _ in 0..<5000 {
            var name = ""
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                name += others.randomElement(using: &generator) ?? ""
                var word = Self.words.randomElement(using: &generator)?.name ?? ""
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: word.removeLast()
                case 1: word.removeFirst()
                case 2: word.insert("_", at: word.index(before: word.endIndex))
                case 3: word = word.uppercased()
                default: break
                }
                name += word
            }
            #expect(SecretNames.known.meaning(of: name.utf8) == meaning(byRules: name), "\(name.debugDescription)")
        }
        for name in ["", "a", "ey", "--", "-_.", "é"] { #expect(SecretNames.known.meaning(of: name.utf8) == []) }
    }

    @Test func otherNamesAreKnownInAnySpellingToo() {
        let names = SecretNames(and: ["X-Gate-Pass", "ключ", "b"])
        for name in ["x_gate.pass", "XGATEPASS", "-x-gate-pass-", "ключ", "B", "_b"] {
            #expect(names.contains(name.utf8), "\(name)")
        }
        for name in ["gatepass", "xx-gate-pass", "pass", "люч", "c", "", "-"] {
            #expect(!names.contains(name.utf8), "\(name)")
        }
        #expect(names.contains("password".utf8))
        #expect(SecretNames(and: ["--"]).contains("".utf8))
    }
}

extension String.UTF8View {
    fileprivate func hasSuffix(of word: String) -> Bool { suffix(word.utf8.count).elementsEqual(word.utf8) }
}
