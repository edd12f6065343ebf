import AsyncFetch
import Testing

extension HttpbinTests {
    @Test(arguments: [("gzip", "gzipped"), ("deflate", "deflated")])
    func compressedContentIsDecoded(coding: String, sign: String) async throws {
        struct Answer: Decodable {
            let gzipped: Bool?
            let deflated: Bool?
        }
        try await withFetcher { fetcher in
            let answer = try await fetcher.fetch(
                HTTPRequest(httpbin: "/\(coding)", headerFields: [.acceptEncoding: coding])
            )
            #expect(answer.head.headerFields[.contentEncoding] == coding)
            let content = try answer.json(Answer.self)
            #expect(coding == "gzip" ? content.gzipped == true : content.deflated == true)
        }
    }

    /// Whoever asks for what this module cannot decode gets it as it was sent, and the header that says so.
    @Test func brotliIsLeftToTheCaller() async throws {
        try await withFetcher { fetcher in
            let answer = try await fetcher.fetch(HTTPRequest(httpbin: "/brotli", headerFields: [.acceptEncoding: "br"]))
            #expect(answer.head.headerFields[.contentEncoding] == "br")
            #expect(answer.head.headerFields[.contentLength] == String(answer.body.readableBytes))
            #expect(!answer.text.contains("brotli"))
            let asked = try await fetcher.fetch("\(Httpbin.url)/headers").json([String: [String: String]].self)
            #expect(asked["headers"]?["Accept-Encoding"] == "gzip, deflate")
        }
    }

    @Test func textIsDecodedAsUTF8() async throws {
        try await withFetcher { fetcher in
            let text = try await fetcher.fetch("\(Httpbin.url)/encoding/utf8").text
            #expect(text.contains("∮ E⋅da = Q,  n → ∞"))
            #expect(text.contains("ሰማይ አይታረስ ንጉሥ አይከሰስ።"))
        }
    }

    @Test(arguments: ["bytes", "stream-bytes"])
    func answersLargerThanAllowedAreRefused(kind: String) async throws {
        try await withFetcher { fetcher async throws in
            let options = FetchOptions { $0.maximumResponseBytes = 50_000 }
            let url = "\(Httpbin.url)/\(kind)"
            #expect(try await fetcher.fetch("\(url)/50000", options: options).body.readableBytes == 50_000)
            let error = await #expect(throws: FetchError.self) {
                try await fetcher.fetch("\(url)/50001", options: options)
            }
            #expect(error?.code == .tooLarge)
        }
    }

    @Test func aStreamGivesTheBytesOfTheCollectedAnswer() async throws {
        try await withFetcher { fetcher in
            let url = "\(Httpbin.url)/range/100000?chunk_size=999"
            var streamed = ByteBuffer()
            for try await chunk in try await fetcher.stream(HTTPRequest(url: url)).body {
                streamed.writeImmutableBuffer(chunk)
            }
            #expect(try await fetcher.fetch(url).body == streamed)
        }
    }

    @Test func rangesAreParts() async throws {
        try await withFetcher { fetcher in
            let part = try await fetcher.fetch(
                HTTPRequest(httpbin: "/range/26", headerFields: [.range: "bytes=3-9"])
            )
            #expect(part.status == 206)
            #expect(part.head.headerFields[.contentRange] == "bytes 3-9/26")
            #expect(part.text == "defghij")
            let beyond = try HTTPRequest(httpbin: "/range/26", headerFields: [.range: "bytes=26-"])
            #expect(try await fetcher.fetch(beyond).status == 416)
        }
    }

    /// httpbin sends its tags without the quotes that RFC 9110 wants: they go back as they came.
    @Test func anUnquotedTagIsSentBackVerbatim() async throws {
        try await withFetcher { fetcher in
            let tag = try #require(try await fetcher.fetch("\(Httpbin.url)/etag/v1").head.headerFields[.eTag])
            #expect(tag == "v1")
            func status(_ name: HTTPField.Name, _ value: String) async throws -> Int {
                try await fetcher.fetch(HTTPRequest(httpbin: "/etag/v1", headerFields: [name: value])).status
            }
            #expect(try await status(.ifNoneMatch, tag) == 304)
            #expect(try await status(.ifNoneMatch, "v2") == 200)
            #expect(try await status(.ifMatch, tag) == 200)
            #expect(try await status(.ifMatch, "v2") == 412)
        }
    }

    @Test func anUnquotedTagServesTheCacheToo() async throws {
        let cache = ResponseCache(.memory())
        try await withFetcher {
            $0.cache = cache
        } _: { fetcher in
            for isFromCache in [false, true] {
                let response = try await fetcher.fetch("\(Httpbin.url)/etag/v1")
                #expect(response.status == 200)
                #expect(try response.json(Httpbin.Echo.self).url == "\(Httpbin.url)/etag/v1")
                #expect(response.isFromCache == isFromCache)
            }
        }
        #expect(cache.statistics.revalidations == 1)
    }

    @Test func anAnswerIsFreshForAsLongAsTheServerSays() async throws {
        let cache = ResponseCache(.memory())
        try await withFetcher {
            $0.cache = cache
        } _: { fetcher async throws in
            for isFromCache in [false, true] {
                #expect(try await fetcher.fetch("\(Httpbin.url)/cache/60").isFromCache == isFromCache)
            }
        }
        #expect(cache.statistics.hits == 1)
    }

    @Test func repeatedHeadersAreKeptApart() async throws {
        try await withFetcher { fetcher in
            let name = try #require(HTTPField.Name("X-Part"))
            let response = try await fetcher.fetch("\(Httpbin.url)/response-headers?X-Part=a&X-Part=b%2Cc")
            #expect(response.head.headerFields[values: name] == ["a", "b,c"])
        }
    }

    @Test func aHeadHasNoBody() async throws {
        try await withFetcher { fetcher in
            let response = try await fetcher.fetch(HTTPRequest(.head, httpbin: "/bytes/1000"))
            #expect(response.status == 200)
            #expect(response.body.readableBytes == 0)
            #expect(try await fetcher.fetch("\(Httpbin.url)/bytes/10").body.readableBytes == 10)
        }
    }
}
