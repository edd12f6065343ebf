import AsyncFeeds
import AsyncXML
import Testing

@Suite struct ViolationsTests {
    /// Lines, messages and sources.
    private func violations(_ text: String) throws -> [String] {
        try Atom.violations(in: XML.Document(parsing: Array(text.utf8))).map {
            "\($0.line): \($0.message) (\($0.source))"
        }
    }

    private func feed(_ inner: String) -> String {
        #"<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app">"# + inner + "</feed>"
    }

    private static let head =
        "<id>urn:1</id><title>t</title><updated>2026-11-21T09:00:00Z</updated><author><name>Liz</name></author>"

    private func messages(inEntry inner: String) throws -> [String] {
        let text = feed(Self.head + "\n<entry>" + inner + "</entry>")
        return try Atom.violations(in: XML.Document(parsing: Array(text.utf8))).map(\.message)
    }

    @Test func aGoodFeedHasNone() throws {
        let entry = """
            <entry><id>urn:2</id><title type="html">&lt;b&gt;t&lt;/b&gt;</title><updated>2026-11-21T09:00:00.5+01:00</updated>
            <summary>s</summary><content type="image/png">aGk=</content><link href="x"/><link href="y" hreflang="de"/>
            <app:control><app:draft>yes</app:draft></app:control><x:y xmlns:x="urn:x">anything</x:y></entry>
            """
        #expect(try violations(feed(Self.head + entry)).isEmpty)
    }

    @Test func whatIsMissingIsToldWithItsPlace() throws {
        let text = "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n  <id>urn:1</id>\n  <entry/>\n</feed>"
        #expect(
            try violations(text) == [
                "1: feed has no title (RFC 4287, section 4.1.1)",
                "1: feed has no updated (RFC 4287, section 4.1.1)",
                "3: entry has no id (RFC 4287, section 4.1.2)",
                "3: entry has no title (RFC 4287, section 4.1.2)",
                "3: entry has no updated (RFC 4287, section 4.1.2)",
                "3: the entry has no author, and its feed has none either (RFC 4287, section 4.1.2)",
                "3: the entry has neither content nor a link with rel=\"alternate\" (RFC 4287, section 4.1.2)",
            ]
        )
    }

    @Test(arguments: [
        ("<title>again</title>", "entry has more than one title"),
        ("<content/><content/>", "entry has more than one content"),
        (
            "<summary type=\"text/plain\"/>",
            "summary has the type \"text/plain\", which is none of text, html and xhtml"
        ),
        ("<rights><b/></rights>", "rights is no XHTML, but has elements in it"),
        (
            "<summary type=\"xhtml\">s</summary>",
            "summary is XHTML, but does not have one div of XHTML's namespace in it"
        ),
        (
            "<published>Sat, 21 Nov 2026 09:00:00 GMT</published>",
            "published \"Sat, 21 Nov 2026 09:00:00 GMT\" is no date of RFC 3339"
        ),
        ("<published>2026-11-21</published>", "published \"2026-11-21\" is no date of RFC 3339"),
        ("<author><uri>u</uri></author>", "author has no name"),
        ("<author><name>n</name><email>nobody</email></author>", "\"nobody\" is no e-mail address"),
        ("<link rel=\"self\"/>", "the link has no href"),
        ("<link href=\"a\" type=\"html\"/>", "the link's type \"html\" is no media type"),
        (
            "<link href=\"a\"/><link href=\"b\" rel=\"alternate\"/>",
            "there is another alternate link with the same type and hreflang"
        ),
        ("<category label=\"l\"/>", "the category has no term"),
        ("<content src=\"u\">c</content><summary/>", "the content is elsewhere (src), but not empty"),
        ("<content src=\"u\" type=\"html\"/><summary/>", "the content is elsewhere (src), but has no media type"),
        ("<content src=\"u\"/>", "the entry's content is not for people to read here, and it has no summary"),
        ("<content type=\"image/png\">*</content><summary/>", "the content is not Base64"),
        ("<content type=\"multipart/mixed\"/><summary/>", "the content has a composite media type"),
        ("<app:control><app:draft>maybe</app:draft></app:control>", "draft is \"maybe\", which is neither yes nor no"),
        ("<tagline/>", "Atom has no element tagline"),
    ])
    func eachRuleIsKept(inner: String, message: String) throws {
        let good = "<id>urn:2</id><title>t</title><updated>2026-11-21T09:00:00Z</updated>"
        let end = inner.contains("<content") || inner.contains("<link href=\"a\"") ? "" : "<content>c</content>"
        #expect(try messages(inEntry: good + inner + end) == [message])
    }

    @Test func anIdThatIsNoIRIAndOneThatComesTwiceAreTold() throws {
        let entry = "<entry><id>7</id><title/><updated>2026-11-21T09:00:00Z</updated><content/></entry>"
        let text = feed(Self.head + entry + entry)
        let messages = try Atom.violations(in: XML.Document(parsing: Array(text.utf8))).map(\.message)
        #expect(messages.filter { $0 == "the id \"7\" is no absolute IRI" }.count == 2)
        #expect(messages.contains("the feed has another entry with this id and date of change"))
    }

    @Test(.timeLimit(.minutes(5))) func manyViolationsTakeNoLongerEachThanOne() throws {
        let text = feed(String(repeating: "<id/>", count: 100_000))
        let messages = try Atom.violations(in: XML.Document(parsing: Array(text.utf8))).map(\.message)
        #expect(messages.count { $0 == "feed has more than one id" } == 99_999)
    }

    @Test func servicesAndCategoriesAreCheckedToo() throws {
        let service = """
            <service xmlns="http://www.w3.org/2007/app" xmlns:atom="http://www.w3.org/2005/Atom">
            <workspace><collection><atom:title>c</atom:title><categories fixed="perhaps"/></collection></workspace></service>
            """
        #expect(
            try violations(service) == [
                "2: workspace has no title (RFC 5023, section 8.3.2)",
                "2: the collection has no href (RFC 5023, section 8.3.3)",
                "2: fixed is \"perhaps\", which is neither yes nor no (RFC 5023, section 7.2.1)",
            ]
        )
        #expect(try violations("<service xmlns=\"http://www.w3.org/2007/app\"/>").count == 1)
        #expect(try violations("<rss version=\"2.0\"/>").isEmpty)
    }
}
