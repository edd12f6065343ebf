import AsyncFetchTesting
import AsyncGData
import GAPIEmulator
import HTTPTypes
import Testing

@Suite("Batches", .timeLimit(.minutes(5)))
struct BatchTests {
    @Test func eachOperationHasItsResult() async throws {
        try await EmulatedBlog.run { emulated in
            try await emulated.add(["a", "b", "c"])
            let feed = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            let link = try #require(feed.link(.batch)?.href)
            var (c, b, a) = (feed.entries[0], feed.entries[1], feed.entries[2])
            a.title = "A"
            c.title = "C"
            c.etag = "\"other\""
            b.summary = "is not sent"
            let answer = try await emulated.blog.batch(
                [.insert(Atom.Entry(title: "d")), .update(a), .update(c), .delete(b), .query(a)],
                to: link
            )
            #expect(answer.results.map(\.status) == [201, 200, 412, 200, 200])
            #expect(answer.results.map { $0.entry?.title?.value } == ["d", "A", nil, nil, "A"])
            #expect(answer.results.map(\.isSuccess) == [true, true, false, true, true])
            #expect(answer.results[2].reason?.contains("If-Match") == true)
            #expect(answer.results[2].operation.entry == c && answer.results[1].entry?.batchID == nil)
            #expect(!answer.isSuccess && answer.interrupted == nil)
            let request = try #require(emulated.emulator.journal.entries.last)
            #expect(request.operation == "feeds.batch" && request.headers[.ifMatch] == nil)
            let forced = try await emulated.blog.batch([.update(c, force: true)], to: link)
            #expect(forced.isSuccess && forced.results[0].entry?.title?.value == "C")
        }
    }

    @Test func kindsOfAUserTravelAsTheyAre() async throws {
        try await EmulatedBlog.run { emulated in
            let game = Chess.Game { $0.opening = "Sicilian" }
            let answer = try await emulated.blog.batch([.insert(game)], to: emulated.feed + "/batch")
            #expect(answer.results.first?.entry?.opening == "Sicilian")
        }
    }

    @Test func anInterruptedBatchSaysWhatWasNotDone() async throws {
        let text = """
            <feed xmlns='http://www.w3.org/2005/Atom' xmlns:batch='http://schemas.google.com/gdata/batch'>
              <entry><id>x</id><title>a</title><batch:id>0</batch:id><batch:status code='201' reason='Created'/></entry>
              <entry><batch:interrupted reason='unreadable' success='1' failures='0' parsed='1'
                content-type='text/plain'>line 7</batch:interrupted></entry>
            </feed>
            """
        let entries = [Atom.Entry(title: "a"), Atom.Entry(title: "b")]
        let scripted = ScriptedBlog([.xml(text)])
        let answer = try await scripted.blog.batch(entries.map { .insert($0) }, to: "https://e.com/batch")
        #expect(answer.results.map(\.status) == [201, nil] && !answer.isSuccess)
        let interrupted = try #require(answer.interrupted)
        #expect(interrupted.reason == "unreadable" && interrupted.success == 1 && interrupted.content == "line 7")
    }

    @Test func resultsBelongToTheirOperationsInAnyOrder() async throws {
        let entries = (0..<3).reversed().map {
            "<entry><batch:id>\($0)</batch:id><batch:status code='20\($0)'/></entry>"
        }
        let text = """
            <feed xmlns='http://www.w3.org/2005/Atom' xmlns:batch='http://schemas.google.com/gdata/batch'>\
            \(entries.joined())<entry><batch:id>77</batch:id><batch:status code='500'/></entry></feed>
            """
        let scripted = ScriptedBlog([.xml(text)])
        let answer = try await scripted.blog.batch(
            (0..<3).map { _ in .insert(Atom.Entry(title: "a")) },
            to: "https://e.com/batch"
        )
        #expect(answer.results.map(\.status) == [200, 201, 202])
    }
}
