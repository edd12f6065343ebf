@testable import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import Testing

/// What the page makes of bytes: the same as a look at each character, whatever stands beside it.
@Suite(.timeLimit(.minutes(5))) struct HTMLTextTests {
    private func shown(_ text: some StringProtocol, isSecret: Bool = true) -> String {
        var html = HTMLText()
        if isSecret { html.secret(text) } else { html.text(text) }
        return html.html
    }

    @Test(
        arguments: [
            ("", ""), ("plain", "plain"), ("a&b<c>d\"e'f\0g", "a&amp;b&lt;c&gt;d&quot;e&#39;f\u{FFFD}g"),
            ("<\u{301}&\u{200D}", "&lt;\u{301}&amp;\u{200D}"), ("é𝄞\r\n", "é𝄞\r\n"),
            ("REDACTED", "<mark>REDACTED</mark>"), ("aREDACTEDb", "a<mark>REDACTED</mark>b"),
            ("REDACTEDREDACTED", "<mark>REDACTED</mark><mark>REDACTED</mark>"),
            ("REDACTE", "REDACTE"), ("REDACREDACTED", "REDAC<mark>REDACTED</mark>"), ("redacted", "redacted"),
            ("<REDACTED>", "&lt;<mark>REDACTED</mark>&gt;"), ("éREDACTED\u{301}", "é<mark>REDACTED</mark>\u{301}"),
        ] as [(String, String)]
    )
    func textIsEscapedAndPlaceholdersAreMarked(text: String, html: String) {
        #expect(shown(text) == html)
        #expect(shown(text[...]) == html)
        // By scalars, because a mark may follow the placeholder.
        let marks = ["<mark>", "</mark>"].map { Array($0.unicodeScalars) }
        var scalars = Array(html.unicodeScalars)
        for mark in marks { scalars.replace(mark, with: []) }
        #expect(shown(text, isSecret: false).unicodeScalars.elementsEqual(scalars))
    }

    @Test func timesAreToldToTheMillisecond() {
        var html = HTMLText()
        let moments = [(0, 0), (0, 5_999_999), (0, 999_999_999), (1, 70_000_000), (0, 123_000_000), (59, 1), (60, 0)]
        for (second, nanoseconds) in moments {
            let moment = JSON.Timestamp(seconds: 1_800_000_000 + Int64(second), nanoseconds: Int64(nanoseconds))
            html.time(of: moment)
            html.raw(" ")
        }
        // Time zones differ by minutes.
        let (first, next) = (JSON.Timestamp(seconds: 1_800_000_000), JSON.Timestamp(seconds: 1_800_000_060))
        let (start, end) = (LocalTime(first).time.dropLast(2), LocalTime(next).time.dropLast(2))
        let times = [
            "\(start)00.000", "\(start)00.005", "\(start)00.999", "\(start)01.070", "\(start)00.123",
            "\(start)59.000", "\(end)00.000",
        ]
        #expect(html.html == times.joined(separator: " ") + " ")
        #expect(start.split(separator: ":").map(\.count) == [2, 2])
    }

    @Test func anyTextIsWhatItsCharactersAre() {
        var generator = SplitMix(state: 3)
        let pieces = ["&", "<", ">", "\"", "'", "\0", "R", "REDACT", "REDACTED", "a", "é", "😀", "\n", "ED"]
        for _ in 0..<5000 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let escaped = text.unicodeScalars.map { scalar in
                switch scalar {
                case "&": "&amp;"
                case "<": "&lt;"
                case ">": "&gt;"
                case "\"": "&quot;"
                case "'": "&#39;"
                case "\0": "\u{FFFD}"
                default: String(scalar)
                }
            }.joined()
            #expect(shown(text, isSecret: false) == escaped)
            #expect(shown(text) == escaped.replacing("REDACTED", with: "<mark>REDACTED</mark>"))
        }
    }

    @Test(
        arguments: [
            ("", "''"), ("https://a.example/b:1@c,d+e%20_=-", "https://a.example/b:1@c,d+e%20_=-"), ("a b", "'a b'"),
            ("it's", #"'it'\''s'"#), ("'", #"''\'''"#), ("é", "'é'"), ("'\u{301}", "''\\''\u{301}'"),
            ("a\nb\tc", "'a\nb\tc'"), ("\u{1B}[", #"''"$(printf '\033')"'['"#), ("\u{7F}", #"''"$(printf '\177')"''"#),
            ("\u{9B}é", #"''"$(printf '\302\233')"'é'"#),
            ("\u{202E}\u{2065}", "''\"$(printf '\\342\\200\\256')\"'\u{2065}'"),
            ("\u{2066}\u{200F}", #"''"$(printf '\342\201\246')"''"$(printf '\342\200\217')"''"#),
            ("\u{C2}\u{A0}", "'\u{C2}\u{A0}'"), ("\u{2010}", "'\u{2010}'"),
        ] as [(String, String)]
    )
    func aWordOfAShellHasTheQuotationMarksThatItNeeds(text: String, word: String) {
        var line: [UInt8] = []
        ShellWord.append(Array(text.utf8), to: &line)
        #expect(String(decoding: line, as: UTF8.self) == word)
        #expect(ShellWord.hasControls(Array(text.utf8)) == word.contains("printf"))
    }
}
