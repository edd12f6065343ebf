import ArgumentParser
import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncXML
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi feed", .timeLimit(.minutes(5)))
struct FeedToolTests {
    private let output = Output()
    private let errors = Output()
    private var tool: FeedTool {
        FeedTool(output: output.console(), errors: errors.console(), options: .init { $0.retry = .none })
    }

    private let feed = """
        <feed xmlns="http://www.w3.org/2005/Atom"><id>urn:1</id><title>Tea</title><updated>2026-11-21T09:00:00Z</updated>
        <entry><id>urn:2</id><title type="html">&lt;b&gt;Assam&lt;/b&gt;</title><updated>2026-11-20T08:30:00+01:00</updated>
        <author><name>Liz</name></author><content>c</content><x:y xmlns:x="urn:x"/></entry>
        <entry><id>urn:3</id><title>Ceylon</title><updated>yesterday</updated></entry><subtitle>late</subtitle></feed>
        """

    private func withFile(_ document: String, _ body: (String) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await body(file.path)
    }

    @Test func aTableHasALineForEachEntry() async throws {
        try await withFile(feed) { try await tool.list($0, limit: nil, follows: false, as: .table) }
        let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[0] == "Tea")
        #expect(lines[1] == "atom10 · 2026-11-21 09:00 · urn:1")
        #expect(lines[4] == "   2026-11-20 07:30  Liz                 Assam")
        #expect(lines[5] == "   yesterday                             Ceylon")
        #expect(lines[7] == "2 entries")
    }

    @Test func jsonIsOneObject() async throws {
        try await withFile(feed) { try await tool.list($0, limit: nil, follows: false, as: .json) }
        let json = try JSON.Value(parsing: output.text)
        #expect(json["format"] == "atom10")
        #expect(json["title"] == ["text": "Tea", "type": "text"])
        #expect(json["entries", 0, "title"] == ["text": "<b>Assam</b>", "type": "html"])
        #expect(json["entries"]?.array?.count == 2)
        #expect(json["unknown"] == ["x:y": 1])
        #expect(json["later"] == nil)
    }

    @Test func whatComesBehindTheFirstEntryOfALongFeedIsNotLost() async throws {
        let long = feed.replacing("<subtitle>", with: String(repeating: " ", count: 200_000) + "<subtitle>")
        try await withFile(long) { try await tool.list($0, limit: nil, follows: false, as: .json) }
        let json = try JSON.Value(parsing: output.text)
        #expect(json["subtitle"] == nil)
        #expect(json["later"] == ["subtitle": ["text": "late", "type": "text"]])
    }

    @Test func aServiceDocumentIsShownWithItsCollections() async throws {
        let service = """
            <service xmlns='http://www.w3.org/2007/app' xmlns:a='http://www.w3.org/2005/Atom'><workspace><a:title>Main</a:title>
            <collection href='tea'><a:title>Tea</a:title><accept>image/*</accept></collection></workspace></service>
            """
        try await withFile(service) { file in
            for form in [FeedTool.Form.json, .table] {
                try await tool.list(file, from: "https://e.com/app/", limit: nil, follows: false, as: form)
            }
            try await tool.validate(file)
            try await tool.roundTrip(file)
        }
        let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
        let json = try JSON.Value(parsing: String(lines[0]))
        #expect(json["format"] == "service" && json["workspaces", 0, "title", "text"] == "Main")
        #expect(json["workspaces", 0, "collections", 0, "href"] == "https://e.com/app/tea")
        #expect(lines[1] == "Main" && lines[3].contains("Tea") && lines[3].contains("image/*"))
        #expect(errors.text.isEmpty)
    }

    @Test func anEntryAloneIsShownAsOne() async throws {
        let entry = """
            <entry xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id><title>Tea</title><link href='a'/>\
            <updated>2026-11-21T09:00:00Z</updated></entry>
            """
        try await withFile(entry) { file in
            try await tool.list(file, from: "https://e.com/b", limit: nil, follows: false, as: .json)
            let json = try JSON.Value(parsing: output.text)
            #expect(json["format"] == "entry" && json["title"] == nil)
            #expect(json["entries", 0, "links", 0, "href"] == "https://e.com/a")
            await #expect(throws: ExitCode(1)) { try await tool.validate(file) }  // it has no author
            #expect(output.text.contains(":1:43: the entry has no author"))
        }
    }

    @Test func waitingForInputEndsWhenItIsCancelled() async throws {
        var ends: [CInt] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let waiting = Task { [tool, path = "/dev/fd/\(ends[0])"] in
            try await tool.list(path, limit: nil, follows: false, as: .json)
        }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    /// The rest of what a server sends would only fill the memory.
    @Test func whatIsNoDocumentIsNotReadToItsEnd() async throws {
        var ends: [CInt] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let text = Array("<feed></wrong>\(String(repeating: " ", count: 4096))".utf8)
        try #require(write(ends[1], text, text.count) == text.count)
        let path = "/dev/fd/\(ends[0])"
        await #expect(throws: ExitCode(1)) { try await tool.validate(path) }
        #expect(errors.text.hasPrefix("\(path):1:"))
    }

    @Test func theLimitHolds() async throws {
        try await withFile(feed) { try await tool.list($0, limit: 1, follows: false, as: .json) }
        #expect(try JSON.Value(parsing: output.text)["entries"]?.array?.count == 1)
    }

    @Test func violationsAreToldAsByCompilers() async throws {
        try await withFile(feed) { file in
            await #expect(throws: ExitCode(1)) { try await tool.validate(file) }
            #expect(output.text.hasPrefix("\(file):4:7: the entry has no author"))
            #expect(output.text.contains("updated \"yesterday\" is no date of RFC 3339 (RFC 4287, section 3.3)"))
        }
    }

    @Test func aDocumentIsWrittenAsItWas() async throws {
        try await withFile(feed) { try await tool.roundTrip($0) }
        let (before, after) = (
            try XML.Document(parsing: Array(feed.utf8)), try XML.Document(parsing: Array(output.text.utf8))
        )
        #expect(try before.root.canonical() == after.root.canonical())
        #expect(errors.text.isEmpty)
    }

    @Test(arguments: [("<html/>", 1), ("<feed", 1), ("", 1), ("<a>&e;</a>", 1)])
    func whatIsNoFeedIsTold(document: String, code: Int32) async throws {
        try await withFile(document) { file in
            await #expect(throws: ExitCode(code)) { try await tool.list(file, limit: nil, follows: false, as: .json) }
            await #expect(throws: ExitCode(code)) { try await tool.validate(file) }
            await #expect(throws: ExitCode(code)) { try await tool.roundTrip(file) }
            #expect(output.text.isEmpty)
            #expect(errors.text.split(separator: "\n").count == 3)
            #expect(errors.text.hasPrefix(file))
        }
    }

    @Test func whatCannotBeReadHasACodeOfItsOwn() async throws {
        await #expect(throws: ExitCode(66)) {
            try await tool.list("/nowhere/feed.xml", limit: nil, follows: false, as: .table)
        }
        await #expect(throws: ExitCode(69)) {
            try await tool.list("http://127.0.0.1:1/feed", limit: nil, follows: false, as: .table)
        }
    }

    @Test(arguments: [
        "http://127.0.0.1:2375/containers/json", "https://localhost/", "https://10.0.0.1/", "http://e.com/2",
        "ftp://e.com/2", "file:///etc/passwd",
    ])
    func theNextPageIsNoPlaceThatAFeedMustNotLeadTo(next: String) async throws {
        let page = "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id><link rel='next' href='\(next)'/></feed>"
        let transport = ScriptedTransport([.status(200, body: page), .status(200, body: page)])
        var changed = self.tool
        changed.fetcher = Fetcher(.init { $0.allowsInsecureHTTP = true }, transport: transport)
        let tool = changed
        await #expect(throws: ExitCode.self) {
            try await tool.list("https://e.com/1", limit: nil, follows: true, as: .json)
        }
        #expect(transport.requests.count == 1)
    }

    @Test func secretsOfURLsAreNotTold() async throws {
        let source = "https://e.com/1?access_token=s3cr3t"
        let page = "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id><link rel='next' href='\(source)'/></feed>"
        let transport = ScriptedTransport([.status(200, body: page), .status(404)])
        var changed = self.tool
        changed.fetcher = Fetcher(transport: transport)
        let tool = changed
        for source in [source, source, "https://user:s3cr3t@e.com/1"] {
            await #expect(throws: ExitCode.self) {
                try await tool.list(source, limit: nil, follows: true, as: .json)
            }
        }
        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.hasSuffix("https://e.com/1?access_token=REDACTED comes again") == true)
        #expect(!errors.text.contains("s3cr3t"), "\(errors.text)")
    }

    /// A relation of the registry also has a URI (RFC 4287, 4.2.7.2).
    @Test(arguments: ["next", "http://www.iana.org/assignments/relation/next"])
    func theNextPageOfTheSameServerIsFollowed(relation: String) async throws {
        let link = "<link rel='\(relation)' href='2'/>"
        let page = "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id>\(link)</feed>"
        let last = "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id></feed>"
        let transport = ScriptedTransport([.status(200, body: page), .status(200, body: last)])
        var tool = self.tool
        tool.fetcher = Fetcher(transport: transport)
        try await tool.list("https://e.com/feeds/1", limit: nil, follows: true, as: .json)
        #expect(transport.requests.map(\.url) == ["https://e.com/feeds/1", "https://e.com/feeds/2"])
    }

    @Test func aFolderIsNoFeed() async throws {
        await #expect(throws: ExitCode(66)) { try await tool.list("/", limit: nil, follows: false, as: .table) }
        #expect(errors.text.hasPrefix("/: "))
    }

    @Test(arguments: [["-", "--follow"], ["--limit", "-1"], ["--validate", "--limit", "3"], ["--json", "--table"]])
    func argumentsThatDoNotGoTogetherAreRefused(arguments: [String]) {
        #expect(throws: (any Error).self) { try FeedCommand.parse(arguments) }
    }
}
