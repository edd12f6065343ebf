import Testing

@testable import gapi

@Suite("ConfigurationFile")
struct ConfigurationFileTests {
    private static let text = """
        # for tests
        [default]
        account = mia@example.com

        [local]
          endpoint=http://127.0.0.1:4443
        ; as programs like it
        format = jsonl

        """

    private func file(_ text: String = text) throws -> ConfigurationFile {
        try ConfigurationFile(path: "/c/config", text: text)
    }

    @Test func linesKeepTheirEndsAndTheTextItsMark() throws {
        var file = try file("\u{FEFF}[a]\r\nformat = csv\r\n# b\r\n")
        #expect(file.profiles == [Profile(name: "a", values: [.format: "csv"])])
        #expect(try file.set(.account, to: "  mia  ", in: "a") == "mia")
        try file.set(.format, to: "json", in: "a")
        let text = "\u{FEFF}[a]\r\nformat = json\r\naccount = mia\r\n# b\r\n"
        #expect(Array(file.text.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func profilesAreRead() throws {
        #expect(
            try file().profiles == [
                Profile(name: "default", values: [.account: "mia@example.com"]),
                Profile(name: "local", values: [.endpoint: "http://127.0.0.1:4443", .format: "jsonl"]),
            ]
        )
        #expect(try file("").profiles == [])
        #expect(try file("[a]\r\nformat = csv\r\n").profiles == [Profile(name: "a", values: [.format: "csv"])])
    }

    @Test(arguments: [
        ("[default]\nendpont = x", ConfigurationError.Code.setting, 2, 1, "there is no setting `endpont`"),
        ("[default]\n  token = x", .setting, 2, 3, "there is no setting `token`"),
        ("format = csv", .setting, 1, 1, "format belongs to no profile"),
        ("[a]\nformat = csv\nformat = json", .setting, 3, 1, "format stands there twice"),
        ("[a]\n[b]\n[a]", .profile, 3, 1, "the profile a stands there twice"),
        ("[a b]", .profile, 1, 1, "a profile is written [name]"),
        ("[a", .profile, 1, 1, "a profile is written [name]"),
        ("[]", .profile, 1, 1, "a profile is written [name]"),
        ("[a]\nformat", .syntax, 2, 1, "a line is [profile]"),
        ("[a]\nformat =  xml", .value, 2, 11, "format is one of table, json, jsonl, csv"),
        ("[a]\nformat =", .value, 2, 8, "format has no value"),
        ("[a]\nendpoint = 127.0.0.1:4443", .value, 2, 12, "endpoint is not the URL of a server"),
        ("[a]\nendpoint = https://mia:pw@a.example/", .value, 2, 12, "endpoint"),
        ("[a]\nendpoint = https://a.example/?key=1", .value, 2, 12, "endpoint"),
        (
            "[a]\naccount = ya29.a0AfH6SMBx0123456789abcdefghijklmnopqrstuvwxyz", .value, 2, 11,
            "account looks like a secret"
        ),
    ])
    func aMistakeHasAPlace(
        text: String,
        code: ConfigurationError.Code,
        line: Int,
        column: Int,
        message: String
    ) {
        let error = #expect(throws: ConfigurationError.self) { try file(text) }
        #expect(error?.code == code)
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        #expect(error?.description.hasPrefix("/c/config:\(line):\(column): ") == true)
        #expect(error?.description.contains("ya29") == false)
        #expect(error?.description.contains("pw@") == false)
    }

    @Test func aChangeKeepsAllOtherLines() throws {
        var file = try file()
        try file.set(.format, to: "csv", in: "local")
        try file.set(.endpoint, to: "https://a.example/", in: "default")
        try file.set(.account, to: "robot", in: "new")
        #expect(try file.unset(.endpoint, in: "local"))
        #expect(try !file.unset(.endpoint, in: "local"))
        #expect(try !file.unset(.endpoint, in: "nobody"))
        #expect(
            file.text == """
                # for tests
                [default]
                account = mia@example.com
                endpoint = https://a.example/

                [local]
                ; as programs like it
                format = csv

                [new]
                account = robot

                """
        )
    }

    @Test func theFirstChangeMakesTheProfile() throws {
        var file = try file("")
        try file.set(.format, to: "csv", in: "default")
        #expect(file.text == "[default]\nformat = csv\n")
    }

    @Test(arguments: [("format", "xml"), ("endpoint", "nowhere"), ("account", "")])
    func aValueThatCannotBeIsRefused(name: String, value: String) throws {
        var file = try file()
        let setting = try #require(Setting(rawValue: name))
        let failure = #expect(throws: ToolFailure.self) { try file.set(setting, to: value, in: "default") }
        #expect(failure?.code == .usage)
        #expect(try file.text == self.file().text)
    }

    @Test(arguments: ["", "a b", "a]", "ä", "a\n[b]"])
    func aNameThatIsNoneIsRefused(name: String) throws {
        var file = try file()
        #expect(throws: ToolFailure.self) { try file.set(.format, to: "csv", in: name) }
    }
}
