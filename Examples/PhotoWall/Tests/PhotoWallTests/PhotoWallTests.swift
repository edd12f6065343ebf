import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import HummingbirdTesting
import Testing

@testable import PhotoWall

@Suite("PhotoWall", .timeLimit(.minutes(2)))
struct PhotoWallTests {
    // MARK: The page

    @Test func thePageNeedsNothingFromElsewhereAndPermitsNoOtherScript() async throws {
        try await TestBed.run(["a.jpg"], in: "/<b>&\"Summer'") { bed in
            let answer = try await bed.get("/")
            let page = String(buffer: answer.body)
            #expect(answer.status == .ok && answer.headers[.contentType] == "text/html; charset=utf-8")
            #expect(!page.contains("://") && !page.contains("@import") && !page.contains("url("))
            #expect(page.contains("<title>&#60;b&#62;&#38;&#34;Summer&#39;</title>") && !page.contains("<b>"))
            let policy = try #require(answer.headers[.contentSecurityPolicy])
            #expect(policy.hasPrefix("default-src 'none';") && !policy.contains("unsafe"))
            let nonces = page.matches(of: /nonce="([^"]+)"/).map { String($0.output.1) }
            #expect(nonces.count == 2 && nonces.allSatisfy { policy.contains("script-src 'nonce-\($0)'") })
            let next = try await bed.get("/")
            #expect(next.headers[.contentSecurityPolicy] != policy)
        }
    }

    // MARK: Events

    @Test func theFirstEventIsTheWholeList() async throws {
        try await TestBed.run(["a10.jpg", "a2.png", "notes.txt"]) { bed in
            var browser = try await bed.open()
            let first = try await browser.event()
            #expect(first.isWhole && first.removed.isEmpty && first.moved.isEmpty && first.updated.isEmpty)
            if browser.names.isEmpty { try await browser.wait(for: ["a2.png", "a10.jpg"]) }
            // Another page gets it with its first event, for the server is not asked again.
            var other = try await bed.open()
            #expect(try await other.event().inserted.map(\.index) == [0, 1])
            #expect(other.names == ["a2.png", "a10.jpg"])
        }
    }

    @Test func filesThatComeChangeAndGoAreEvents() async throws {
        try await TestBed.run(["a.jpg", "c.jpg"]) { bed in
            var browser = try await bed.open()
            try await browser.wait(for: ["a.jpg", "c.jpg"])
            try await bed.write("b.jpg")
            let arrival = try await browser.wait(for: ["a.jpg", "b.jpg", "c.jpg"])
            #expect(!arrival.isWhole && arrival.inserted.map(\.index) == [1] && arrival.removed.isEmpty)

            let old = browser.pictures[0]
            try await bed.write("a.jpg", "another picture")
            while try await browser.event().updated.isEmpty {}
            #expect(browser.pictures[0].id == old.id && browser.pictures[0].version != old.version)

            try await bed.rename("a.jpg", to: "z.jpg")
            let renaming = try await browser.wait(for: ["b.jpg", "c.jpg", "z.jpg"])
            #expect(renaming.inserted.isEmpty && renaming.removed.isEmpty)
            #expect(browser.pictures[2].id == old.id)

            await bed.cloud.remove("/Photos/b.jpg", user: "alice")
            let leave = try await browser.wait(for: ["c.jpg", "z.jpg"])
            #expect(leave.removed == [0] && leave.inserted.isEmpty)
        }
    }

    @Test func aBrowserThatComesBackGetsTheWholeList() async throws {
        try await TestBed.run(["a.jpg"]) { bed in
            var browser = try await bed.open()
            try await browser.wait(for: ["a.jpg"])
            await browser.leave()
            try await bed.write("b.jpg")
            var again = try await bed.open()
            #expect(try await again.event().isWhole)
            if again.names.count < 2 { try await again.wait(for: ["a.jpg", "b.jpg"]) }
        }
    }

    @Test func namesAreTextWhateverIsInThem() async throws {
        let names = [
            "\"onerror='alert(1)'.jpg", "&lt;.jpg", "<img src=x onerror=alert(1)>.jpg", "a\n\ndata: {}\n\n.jpg",
            "line\r.jpg",
            "\u{2028}\u{2029}.jpg", "\u{202E}gpj.exe.jpg",
        ]
        try await TestBed.run(names) { bed in
            var browser = try await bed.open()
            while browser.pictures.count < names.count { _ = try await browser.event() }
            #expect(Set(browser.names) == Set(names))
            let page = String(buffer: try await bed.get("/").body)
            #expect(!page.contains("alert(1)"))
        }
    }

    @Test func aFolderThatIsNotThereIsAState() async throws {
        try await TestBed.run(["a.jpg"]) { bed in
            var browser = try await bed.open()
            try await browser.wait(for: ["a.jpg"])
            await bed.cloud.remove("/Photos", user: "alice")
            while browser.last?.state != "gone" { _ = try await browser.event() }
            #expect(browser.names.isEmpty)
        }
    }

    @Test func aQuietConnectionShowsThatItIsAlive() async throws {
        try await TestBed.run(["a.jpg"]) { bed in
            var browser = try await bed.open()
            try await browser.wait(for: ["a.jpg"])
            for _ in 0..<2 {
                try await bed.heartbeats.waitForSleepers(1)
                bed.heartbeats.advance(by: .seconds(15))
                #expect(try await browser.text() == ": still here")
            }
            #expect(bed.heartbeats.sleeps.prefix(2) == [.seconds(15), .seconds(15)])
        }
    }

    @Test func aBrowserThatLeavesEndsItsQuery() async throws {
        try await TestBed.run(["a.jpg"]) { bed in
            var browser = try await bed.open()
            try await browser.wait(for: ["a.jpg"])
            await browser.leave()
            for await count in bed.wall.viewers.counts where count == 0 { break }
            // The core goes on, but nobody asks whether a new file is one for the wall.
            try await bed.write("b.jpg")
            for try await snapshot in bed.wall.core.query(.folder("/Photos")) where snapshot.items.count == 2 { break }
            #expect(bed.judged.all == ["a.jpg"])
            var next = try await bed.open()
            while next.names.count < 2 { _ = try await next.event() }
            #expect(bed.judged.all == ["a.jpg", "b.jpg"])
        }
    }

    // MARK: Thumbnails

    @Test func aThumbnailIsKeptByItsVersion() async throws {
        try await TestBed.run(["a.jpg"]) { bed in
            var browser = try await bed.open()
            try await browser.wait(for: ["a.jpg"])
            let picture = try #require(browser.pictures.first)
            for _ in 0..<2 {
                let answer = try await bed.get("/thumbnail/\(picture.id)?v=\(picture.version)")
                #expect(answer.status == .ok && answer.body.readableBytes > 100)
                #expect(answer.headers[.contentType] == "image/png")
                #expect(answer.headers[.cacheControl] == "private, max-age=31536000, immutable")
                #expect(answer.headers[.xContentTypeOptions] == "nosniff")
                #expect(answer.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
            }
            #expect(bed.cloud.journal.count { $0.query.contains("preview=1") } == 1)
            let other = try await bed.get("/thumbnail/\(picture.id)?v=older")
            #expect(other.status == .ok && other.headers[.cacheControl] == "no-store")
        }
    }

    @Test func whatTheServerHasNoPictureOfIsNotFound() async throws {
        try await TestBed.run(["a.jpg"]) { bed in
            var browser = try await bed.open()
            try await browser.wait(for: ["a.jpg"])
            let picture = try #require(browser.pictures.first)
            bed.cloud.faults.append(.init(.status(404), method: .get, path: "/a.jpg"))
            #expect(try await bed.get("/thumbnail/\(picture.id)?v=\(picture.version)").status == .notFound)
            // It is asked for again: the server may have made one meanwhile.
            #expect(try await bed.get("/thumbnail/\(picture.id)?v=\(picture.version)").status == .ok)
        }
    }

    @Test func nothingOutsideTheFolderIsShown() async throws {
        try await TestBed.run(["a.jpg", "notes.txt"]) { bed in
            try await bed.cloud.write("/Private/secret.jpg", "secret", user: "alice")
            let isOther: Cloud.Condition = .name(.equals("secret.jpg")) || .name(.equals("notes.txt"))
            for try await snapshot in bed.wall.core.query(.matching(isOther)) where snapshot.items.count == 2 {
                for item in snapshot.items {
                    #expect(try await bed.get("/thumbnail/\(item.id)").status == .notFound)
                }
                break
            }
            #expect(try await bed.get("/thumbnail/nothing").status == .notFound)
            #expect(try await bed.get("/thumbnail/..%2F..%2Fstatus.php").status == .notFound)
            #expect(bed.cloud.journal.count { $0.query.contains("preview=1") } == 0)
        }
    }
}
