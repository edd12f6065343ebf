#if os(Linux)
import GAPIEmulator
import Testing

@testable import gapi

/// The places of a command line that take names of any bytes, among flags, options and their values.
@Suite("CommandWords", .timeLimit(.minutes(5)))
struct CommandWordsTests {
    /// The commands that read a file, with its place among the operands.
    private static let readers = [
        "json check": "FILE", "json roundtrip": "FILE", "json format": "FILE", "json get": "FILE a",
        "xml check": "FILE", "xml roundtrip": "FILE", "xml format": "FILE", "xml c14n": "FILE",
        "xml query": "FILE //a", "feed": "FILE", "batch": "FILE", "list": "FILE", "describe": "FILE objects.list",
        "generate": "FILE", "upload": "storage:v1 objects.insert FILE", "storage cp": "FILE gs://box/a",
        "cloud put": "FILE /a",
    ]

    /// Returns the use of `FILE` at the end of a word of a line; `nil` if it must be text.
    private func use(in line: [String]) throws -> CommandWordUse? {
        let words: [[UInt8]] = line.map { word in
            word.hasSuffix("FILE") ? Array(word.dropLast(4).utf8) + [0xE9] : Array(word.utf8)
        }
        let index = try #require(line.firstIndex { $0.hasSuffix("FILE") })
        let uses = try CommandWordUses(words, words.map { String(validating: $0, as: UTF8.self) })
        guard let (option, value) = uses.optionWithValue(at: index) else { return uses.use(at: index) }
        #expect(value == [0xE9])
        return uses.use(after: option)
    }

    private func use(in line: String) throws -> CommandWordUse? {
        try use(in: line.split(separator: " ").map(String.init))
    }

    @Test(arguments: readers.keys.sorted()) func aFileIsReadAfterAnyOption(name: String) throws {
        let command = try #require(CommandTree.leaves.first { $0.name == name }?.command)
        let operands = try #require(Self.readers[name]).split(separator: " ").map(String.init)
        let words = name.split(separator: " ").map(String.init)
        // The name of a folder becomes one of its copy.
        let options = try CommandTree.options(of: command)
            .filter { !["-r", "-R", "--recursive"].contains($0[0]) }
        #expect(!options.isEmpty)
        for option in options + [[]] {
            let line = words + option + operands
            #expect(try use(in: line) == .input, "\(line)")
        }
    }

    @Test(arguments: [
        "feed --validate FILE", "xml c14n --exclusive --comments FILE", "batch --as-they-come FILE",
        "generate --check --no-descriptions FILE", "upload storage objects.insert --json FILE",
        "upload storage objects.insert --name a FILE", "upload storage objects.insert --name=a FILE",
        "cloud put --force FILE", "storage cp -nP --concurrency 2 FILE gs://box/a", "json format -- FILE",
        "json format -- -FILE",
    ])
    func aFileIsRead(line: String) throws { #expect(try use(in: line) == .input) }

    @Test(arguments: [
        "call storage objects.list --body FILE", "pages storage objects.list --body=FILE",
        "upload storage objects.insert a.txt --body FILE", "login --device --client FILE", "sign --key FILE gs://box/a",
        "serve --auth --faults FILE", "serve --credential-file=FILE", "serve --document FILE --port 0",
        "serve --document a.json FILE", "serve --port 0 --document=a.json FILE",
    ])
    func aValueIsAFileToRead(line: String) throws { #expect(try use(in: line) == .input) }

    @Test(arguments: [
        "call storage objects.list --page-all --output FILE", "download storage objects.get --output=FILE",
        "batch --output FILE calls.jsonl", "upload storage objects.insert a.txt --session FILE",
        "watch --once drive --cursor FILE", "cloud versions /a --get 1 -o FILE", "cloud versions /a --get 1 -fo FILE",
    ])
    func aValueIsAFileToWrite(line: String) throws { #expect(try use(in: line) == .output) }

    @Test(arguments: [
        "generate storage:v1 --out FILE", "generate --all FILE", "serve --data FILE", "serve --documents=FILE",
        "call storage objects.list --json --from FILE", "list --from FILE", "demo --trace FILE",
        "storage ls --trace FILE gs://box", "cloud ls --trace=FILE", "call --trace FILE storage objects.list",
    ])
    func aValueIsAFolder(line: String) throws { #expect(try use(in: line) == .folder) }

    @Test(arguments: [
        "feed --base FILE", "feed --limit FILE a.xml", "batch --service FILE calls.jsonl", "json get FILE",
        "xml query a.xml FILE", "generate --namespace FILE a.json", "generate a.json FILE", "describe storage FILE",
        "cloud put a.txt FILE", "cloud put -r FILE", "cloud put --force a.txt FILE", "upload FILE", "serve --host FILE",
        "upload storage objects.insert --name FILE a.txt", "FILE", "storage FILE", "config set format FILE",
        "storage mv --manifest FILE a gs://box", "json format -FILE", "login --client a.json --scopes FILE",
    ])
    func anotherWordMustBeText(line: String) throws { #expect(try use(in: line) == nil) }

    @Test(arguments: [
        ("storage cp -r a gs://box --manifest FILE", true), ("storage rsync -r --manifest=FILE a gs://box", true),
        ("storage cp -r --dry-run a gs://box --manifest FILE", false),
    ])
    func aManifestIsMadeButNotInADryRun(line: String, isMade: Bool) throws {
        #expect(try use(in: line) == .ledger(isMade: isMade))
    }

    // MARK: Whole commands

    @Test func aFlagBeforeSuchAFileIsNoOptionWithAValue() async throws {
        try await CloudBed.withFolder { folder in
            let file = OddFile(in: folder)
            try file.write("<a y='2' x='1'/>")
            let ran = try await file.run(file.words("xml c14n --exclusive FILE"))
            #expect(ran.code == 0, "\(ran.errors)")
            let written = ran.output + String(decoding: ran.media, as: UTF8.self)
            #expect(written.contains(#"<a x="1" y="2"></a>"#))
        }
    }

    @Test func aModuleIsGeneratedInSuchAFolder() async throws {
        try await MediaBed.run { bed in
            let folder = OddFile(in: bed.folder)
            try folder.makeFolder()
            for check in ["", " --check"] {
                let ran = try await folder.run(
                    folder.words("generate\(check) \(bed.folder)/storage.v1.json --out FILE")
                )
                #expect(ran.code == 0 && !ran.output.contains("/dev/fd/"), "\(ran.output)\(ran.errors)")
            }
        }
    }

    @Test func aLogIsWrittenIntoSuchAFolder() async throws {
        try await StorageBed.run { bed in
            try await bed.bed.put("a", Array("hello".utf8))
            let folder = OddFile(in: bed.folder)
            try folder.makeFolder()
            let ran = try await folder.run(
                folder.words("storage ls gs://box --trace FILE --anonymous --endpoint \(bed.emulator.url)")
            )
            #expect(ran.code == 0 && ran.errors.contains("/caf%E9/"), "\(ran.errors)")
            #expect(folder.appending("gapi_log_newest.html").isThere)
        }
    }
}
#endif
