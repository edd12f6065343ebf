import AsyncFetch
import Foundation
import Testing

extension HttpbinTests {
    private func post(_ fetcher: Fetcher, _ body: FetchRequestBody, _ type: String) async throws -> Httpbin.Echo {
        let request = try HTTPRequest(.post, httpbin: "/anything", headerFields: [.contentType: type])
        return try await fetcher.fetch(request, body: body).json()
    }

    @Test func bodiesFromMemoryFileAndSequenceArriveAlike() async throws {
        let text = String(repeating: "a", count: 300_000)
        try await LocalServer.withFolder("body") { folder in
            try Data("xx\(text)".utf8).write(to: URL(filePath: "\(folder)/body"))
            let bodies: [(FetchRequestBody, isChunked: Bool)] = [
                (.bytes(text.utf8), false), (.file("\(folder)/body", from: 2, length: 300_000), false),
                (.stream(chunks(3, of: 100_000), length: 300_000), false), (.stream(chunks(3, of: 100_000)), true),
            ]
            try await withFetcher { fetcher in
                for (body, isChunked) in bodies {
                    let echo = try await post(fetcher, body, "text/plain")
                    #expect(echo.data == text)
                    #expect(echo.headers["Content-Length"] == (isChunked ? nil : "300000"))
                    #expect((echo.headers["Transfer-Encoding"] == "chunked") == isChunked)
                }
            }
        }
    }

    private struct Order: Encodable {
        struct User: Encodable {
            let name: String
            let tags: [String]
        }

        let user: User
        let n: Int
    }

    @Test func aFormArrivesFieldByField() async throws {
        try await withFetcher { fetcher in
            let form = try FormBody(encoding: Order(user: .init(name: "Zoë & Söhne", tags: ["a+b", "100%"]), n: 1))
            let echo = try await post(fetcher, .form(form), FormBody.contentType)
            let expected = ["user[name]": "Zoë & Söhne", "user[tags][0]": "a+b", "user[tags][1]": "100%", "n": "1"]
            #expect(echo.form == expected)
        }
    }

    @Test func aMultipartFormArrivesPartByPart() async throws {
        try await LocalServer.withFolder("multipart") { folder in
            let path = "\(folder)/grüße.txt"
            try Data("Grüße\r\n--\r\nEnde".utf8).write(to: URL(filePath: path))
            try await withFetcher { fetcher in
                let form = MultipartBody(
                    .formData,
                    [.field("name", "Zoë \"Z\""), .field("empty", ""), try await .file("upload", path: path)]
                )
                let echo = try await post(fetcher, form.body, form.contentType)
                #expect(echo.form == ["name": "Zoë \"Z\"", "empty": ""])
                #expect(echo.files == ["upload": "Grüße\r\n--\r\nEnde"])
            }
        }
    }
}
