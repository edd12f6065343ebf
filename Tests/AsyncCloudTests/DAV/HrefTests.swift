import AsyncCloud
import Testing

struct HrefTests {
    private func path(
        _ href: String,
        below root: String = "https://host/remote.php/dav/files/alice/"
    ) throws
        -> Result<Cloud.Path, Cloud.Oddity.Reason>
    {
        try Cloud.Href(root: root).path(of: href)
    }

    /// The first one is as an ownCloud 11 wrote it; the others are the same place as other servers write it.
    @Test(arguments: [
        "/remote.php/dav/files/alice/S%c3%bc%20%26%20%23%25.txt",
        "/remote.php/dav/files/alice/S%C3%BC%20&%20%23%25.txt",
        "https://host/remote.php/dav/files/alice/S%C3%BC%20%26%20%23%25.txt",
        "http://HOST:8080/remote.php/dav/files/alice/S%C3%BC%20%26%20%23%25.txt",
        "//host/remote.php/dav/files/%61lice/S%C3%BC%20%26%20%23%25.txt",
        "\n /remote.php//dav/files/alice/S%C3%BC%20%26%20%23%25.txt/ \n",
    ])
    func aReferenceIsReadHoweverItIsEncoded(href: String) throws {
        #expect(try path(href) == .success("/Sü & #%.txt"))
    }

    @Test func theRootHasNoName() throws {
        #expect(try path("/remote.php/dav/files/alice") == .success(.root))
        #expect(try path("/remote.php/dav/files/alice/") == .success(.root))
        #expect(try path("https://host", below: "https://host") == .success(.root))
        #expect(try path("/a", below: "https://host/") == .success("/a"))
    }

    @Test func namesKeepTheirBytes() throws {
        let one = try path("/remote.php/dav/files/alice/%C3%A9").get()
        let two = try path("/remote.php/dav/files/alice/e%CC%81").get()
        #expect(one != two)
        #expect(try path("/remote.php/dav/files/alice/a+b%0A%22%5C%3A%01").get().name == "a+b\n\"\\:\u{1}")
    }

    @Test(arguments: [
        ("/remote.php/dav/files/alice/../bob/a", Cloud.Oddity.Reason.dots),
        ("/remote.php/dav/files/alice/%2e%2E/a", .dots), ("/remote.php/dav/files/alice/a/..", .dots),
        ("/remote.php/dav/files/alice/./a", .dots), ("/remote.php/dav/files/bob/a", .outside),
        ("/remote.php/dav/files/alice2/a", .outside), ("/", .outside), ("https://other/a", .otherHost),
        ("https://host@other/remote.php/dav/files/alice/a", .otherHost),
        ("//other/remote.php/dav/files/alice/a", .otherHost), ("", .malformed), ("a", .malformed),
        ("ftp://host/remote.php/dav/files/alice/a", .malformed), ("/remote.php/dav/files/alice/a%2Fb", .malformed),
        ("/remote.php/dav/files/alice/a%00", .malformed), ("/remote.php/dav/files/alice/%", .malformed),
        ("/remote.php/dav/files/alice/%4", .malformed), ("/remote.php/dav/files/alice/%zz", .malformed),
        ("/remote.php/dav/files/alice/%FF", .notUTF8), ("/remote.php/dav/files/alice/%C3", .notUTF8),
    ])
    func aReferenceToAnotherPlaceIsRefusedWithTheReason(href: String, reason: Cloud.Oddity.Reason) throws {
        #expect(try path(href) == .failure(reason))
    }

    @Test(arguments: ["", "host/a", "ftp://host/", "https:///a", "https://host/a/../b"])
    func aRootThatCannotBeUsedIsRefused(root: String) {
        #expect(throws: Cloud.Error.self) { try Cloud.Href(root: root) }
    }

    @Test func everyReferenceOfAnyBytesHasAnAnswer() throws {
        let href = try Cloud.Href(root: "https://host/a")
        var state: UInt64 = 20
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let pieces = ["/", "%", "a", ".", "2", "F", ":", "//", "é", "\0", "http", "host"]
                text += pieces[Int(state >> 33) % pieces.count]
            }
            if case .success(let path) = href.path(of: text) {
                #expect(try Cloud.Path(validating: path.string) == path)
            }
        }
    }
}
