import AsyncFeeds
import AsyncXML
import Testing

@Suite struct BaseTests {
    /// RFC 3986, section 5.4.
    @Test(arguments: [
        ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"),
        ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
        ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"),
        ("g;x", "http://a/b/c/g;x"),
        ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
        ("./", "http://a/b/c/"),
        ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
        ("../../", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"),
        ("../../../../g", "http://a/g"),
        ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
        ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
        ("./g/.", "http://a/b/c/g/"),
        ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"),
        ("g;x=1/../y", "http://a/b/c/y"), ("g?y/./x", "http://a/b/c/g?y/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
    ])
    func referencesAreResolvedAsTheStandardSays(reference: String, target: String) {
        #expect(Atom.Base("http://a/b/c/d;p?q").resolve(reference) == target)
    }

    @Test(arguments: [
        ("", "http://a"), ("a b", "http://a/a b"), ("http://[", "http://["), ("%%%", "http://a/%%%"),
        (":", "http://a/:"),
        ("://", "http://a/://"), ("http://a b/ü", "http://a b/ü"), ("mailto:x@y", "mailto:x@y"), ("#", "http://a#"),
        ("?", "http://a?"), ("tag:a,b:c", "tag:a,b:c"),
    ])
    func brokenReferencesAreNoProblem(reference: String, target: String) {
        #expect(Atom.Base("http://a").resolve(reference) == target)
        for base in [nil, ""] { #expect(Atom.Base(base).resolve(reference) == reference) }
        let isAbsolute = reference == target
        for base in ["nonsense", "tag:x", "%"] where isAbsolute {
            #expect(Atom.Base(base).resolve(reference) == target)
        }
    }

    @Test func basesAndLanguagesGoDownToWhereTheyCount() throws {
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:base="blog/" xml:lang="da"><link href="."/><icon>i.png</icon>\
            <entry xml:base="2026/"><title>a</title><link href="tea"/><link xml:base="/x/" href="y"/>\
            <author><name>A</name><uri>../me</uri></author><content src="a.mp3" type="audio/mpeg" xml:lang="en"/></entry></feed>
            """
        let feed = try decode(Atom.Feed<Atom.Entry>.self, text).resolved(from: "https://example.com/feed")
        #expect(feed.links.map(\.href) == ["https://example.com/blog/"])
        #expect(feed.icon == "https://example.com/blog/i.png")
        let entry = try #require(feed.entries.first)
        #expect(entry.links.map(\.href) == ["https://example.com/blog/2026/tea", "https://example.com/x/y"])
        #expect(entry.authors.first?.uri == "https://example.com/blog/me")
        #expect(entry.content?.body == .outOfLine("https://example.com/blog/2026/a.mp3"))
        #expect(entry.title?.lang == "da")
        #expect(entry.content?.lang == "en")
    }

    @Test func relationsAreTheSameAsNamesAndAsURIs() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom"><link href="1"/><link rel="prev" href="2"/>\
            <link rel="http://www.iana.org/assignments/relation/edit" href="3"/>\
            <link rel="http://schemas.google.com/g/2005#post" href="4"/><link rel="alternate" type="Text/HTML; charset=utf-8" href="5"/>\
            </entry>
            """
        let entry = try decode(Atom.Entry.self, text)
        #expect(entry.link(.alternate)?.href == "1")
        #expect(entry.link(.previous)?.href == "2")
        #expect(entry.link(.edit)?.href == "3")
        #expect(entry.link("http://schemas.google.com/g/2005#post")?.href == "4")
        #expect(entry.htmlLink?.href == "5")
        #expect(entry.links(.alternate).map(\.href) == ["1", "5"])
        #expect(entry.link(.self) == nil)
    }
}
