import Foundation
import Testing

/// What a script serves is told apart from other bytes, and only where it can be.
@Suite struct ServedMediaTests {
    private func served(_ answers: String..., version: String = "h1") -> ServedMedia? {
        let script = "download \(version)\n" + answers.joined(separator: "%%\n")
        return ServedMedia(Script(Array(script.utf8)), origins: ("http://own", "http://other"))
    }

    private func data(_ text: String) -> Data { Data(text.utf8) }

    private let half = "HTTP/1.1 200 OK\nETag: \"1\"\nContent-Length: 20\n\nhalf of it\\R"
    private let rest = "HTTP/1.1 206 x\nContent-Range: bytes 10-19/20\n\nother half"

    @Test(arguments: ["h1", "h2"]) func aFileConsistsOfWhatWasSentAtItsPlaces(version: String) throws {
        let media = try #require(served(half, rest, version: version))
        #expect(media.problem(of: data("half of itother half")) == nil)
        #expect(media.problem(of: data("half of it")) != nil)
        #expect(media.problem(of: data("half of itother halt")) != nil)
        #expect(media.problem(of: data("other halfhalf of it")) != nil)
        #expect(media.problem(of: data("half of itother half!")) != nil)
    }

    @Test func theSizeIsThatOfSomeAnswer() throws {
        let whole = "HTTP/1.1 200 OK\n\nwhole\\C"
        let media = try #require(served(half, whole, "HTTP/1.1 416 x\nContent-Range: bytes */4\n\n"))
        #expect(media.problem(of: data("whole")) == nil)
        #expect(media.problem(of: data("whol")) == nil)
        #expect(media.problem(of: data("who")) != nil)
    }

    @Test func aListBindsADownloadToTheSizeOfAVersion() throws {
        let list =
            #"{"items":[{"name":"a","size":"5","generation":"1"},{"name":"b","size":"5"},"#
            + #"{"name":"c","size":"5","generation":"1","contentEncoding":"gzip"}]}"#
        let media = try #require(served("HTTP/1.1 200 OK\n\n\(list)", "HTTP/1.1 200 OK\nContent-Length: 3\n\nabc"))
        #expect(media.problem(of: data("abc"), named: "a") != nil)
        for name in ["b", "c", "d"] { #expect(media.problem(of: data("abc"), named: name) == nil) }
    }

    @Test(
        arguments: [
            "HTTP/1.1 200 OK\nContent-Encoding: gzip\n\nabc", "HTTP/1.1 200 OK\nContent-Length: 2\n\nabc",
            "HTTP/1.1 200 OK\nContent-Length: 2\nContent-Length: 2\n\nab", "HTTP/1.1 200 OK\n\nabc\\R",
            "HTTP/1.1 200 OK\n\n\\W4\\C", "HTTP/1.1 302 x\nLocation: \\B/\n\n", "HTTP/1.1 103 x\n\nHTTP/1.1 200 x",
            "HTTP/1.1 206 x\n\nabc", "HTTP/1.1 206 x\nContent-Range: bytes 3-1/9\n\nabc", "HTTP/1.0 200 x\n\nabc",
            "HTTP/1.1 200 OK\n\n\\N1a\\M", "HTTP/1.1 200 OK\n X: a\n\nabc", "HTTP/1.1 200 OK",
            "HTTP/1.1 200 OK\n\n{\"items\":[{\"name\":\"a\",\"name\":\"b\"}]}",
        ]
    )
    func whatCanBeUnderstoodInSeveralWaysDecidesNothing(answer: String) { #expect(served(answer) == nil) }
}
