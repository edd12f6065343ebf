import Testing

@testable import AsyncGAPI

/// The words of command lines; the expected ones are those of Python's `shlex.split`.
@Suite("Words of command lines") struct CommandLineWordsTests {
    @Test(arguments: [
        ("/bin/token --audience pool", ["/bin/token", "--audience", "pool"]),
        ("  a\t b\n", ["a", "b"]), ("'/my folder/token' \"b c\"", ["/my folder/token", "b c"]),
        (#"a\ b c\\d"#, ["a b", #"c\d"#]), (#""a\"b" "c\d" 'e\f'"#, [#"a"b"#, #"c\d"#, #"e\f"#]),
        ("a'b'\"c\"d ''", ["abcd", ""]), ("$HOME *.txt ; rm", ["$HOME", "*.txt", ";", "rm"]), ("", []),
        (#""a\\b""#, [#"a\b"#]), ("ä 'ö ü'", ["ä", "ö ü"]),
    ]) func aLineIsSplit(_ line: String, _ words: [String]) {
        #expect(CommandLineWords.split(line) == words)
    }

    @Test(arguments: ["'a", "\"a", "a\\", "\"a\\", "a 'b\"c"]) func aTornLineIsRefused(_ line: String) {
        #expect(CommandLineWords.split(line) == nil)
    }
}
