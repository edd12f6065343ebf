@testable import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOHTTP1
import Testing

/// HAR 1.2 as softwareishard.com/blog/har-12-spec describes it: each object with the members that must be there.
@Suite(.timeLimit(.minutes(5))) struct HTTPArchiveTests {
    private func archive(
        _ answer: ScriptedTransport.Answer,
        _ method: HTTPRequest.Method = .get
    ) async throws -> JSON.Value {
        let log = TrafficLog(directory: "/dev/null/none")
        let fetcher = Fetcher(.init { $0.trafficLog = log }, transport: ScriptedTransport([answer]))
        var request = try HTTPRequest(method, url: "https://api.example/a?x=1&key=s3cr3t")
        request.headerFields = [.cookie: "a=b; c=d", .contentType: "text/plain"]
        _ = try? await fetcher.fetch(
            request,
            body: method == .post ? .bytes("sent".utf8) : nil,
            options: .init { $0.comment = "why" }
        )
        return try JSON.Value(parsing: await log.har())
    }

    private func require(_ members: String, in value: JSON.Value?, sourceLocation: SourceLocation = #_sourceLocation) {
        let names = Set(value?.members?.map(\.name) ?? [])
        for member in members.split(separator: " ") {
            #expect(names.contains(String(member)), "\(member) is missing", sourceLocation: sourceLocation)
        }
    }

    @Test func everyRequiredMemberIsThere() async throws {
        let answer = ScriptedTransport.Answer.status(
            201,
            headers: [.contentType: "application/json", .setCookie: "s=1; Path=/", .location: "/b"],
            body: "{}"
        )
        let log = try await archive(answer, .post)["log"]
        require("version creator entries", in: log)
        #expect(log?["version"]?.string == "1.2")
        require("name version", in: log?["creator"])
        let entry = try #require(log?["entries"]?[0])
        require("startedDateTime time request response cache timings", in: entry)
        _ = try JSON.Timestamp(parsing: #require(entry["startedDateTime"]?.string))
        let request = entry["request"]
        require("method url httpVersion cookies headers queryString postData headersSize bodySize", in: request)
        #expect(request?["url"]?.string == "https://api.example/a?x=1&key=REDACTED")
        #expect(
            request?["queryString"]?.array?.map { "\($0)" } == [
                #"{"name":"x","value":"1"}"#, #"{"name":"key","value":"REDACTED"}"#,
            ]
        )
        #expect(request?["cookies"]?.array?.compactMap { $0["name"]?.string } == ["a", "c"])
        #expect(request?["bodySize"]?.int64 == 4)
        require("mimeType params text", in: request?["postData"])
        #expect(request?["postData"]?["text"]?.string == "sent")
        let response = entry["response"]
        require("status statusText httpVersion cookies headers content redirectURL headersSize bodySize", in: response)
        require("size mimeType text", in: response?["content"])
        #expect(response?["status"]?.int64 == 201)
        #expect(response?["redirectURL"]?.string == "/b")
        require("send wait receive", in: entry["timings"])
        for name in ["send", "wait", "receive"] { #expect(entry["timings"]?[name]?.double ?? -1 >= 0) }
        #expect(entry["comment"]?.string == "why")
        for list in [request?["headers"], response?["headers"], request?["cookies"], response?["cookies"]] {
            #expect(list?.array?.isEmpty == false)
            for pair in list?.array ?? [] { require("name value", in: pair) }
        }
    }

    @Test(
        arguments: [
            ([:], 5), ([.contentEncoding: "identity", .contentLength: "5"], 5), ([.contentEncoding: "gzip"], -1),
            ([.contentEncoding: "gzip", .contentLength: "3"], 3),
            ([.contentEncoding: "gzip", .contentLength: "-3"], -1),
        ] as [(HTTPFields, Int64)]
    )
    func theSizeOfABodyIsThatOnTheWire(headers: HTTPFields, size: Int64) async throws {
        let entry = try await archive(.status(200, headers: headers, body: "plain"))["log"]?["entries"]?[0]
        #expect(entry?["response"]?["bodySize"]?.int64 == size)
        #expect(entry?["response"]?["content"]?["size"]?.int64 == 5)
    }

    @Test(arguments: ["HTTP/1.1", "HTTP/1.0"], [true, false])
    func theVersionIsThatOfTheAnswer(version: String, isCollected: Bool) async throws {
        try await RawServer.run { connection in
            _ = try await connection.readHead()
            try await connection.write("\(version) 200 OK\r\nContent-Length: 2\r\n\r\nok")
        } _: { server in
            let log = TrafficLog(directory: "/dev/null/none")
            let fetcher = Fetcher(.init { $0.trafficLog = log }, transport: HTTPClientTransport())
            if isCollected {
                _ = try await fetcher.fetch(server.url())
            } else {
                let response = try await fetcher.stream(HTTPRequest(url: server.url()))
                let text = try await response.body.collect(upTo: 2).text
                #expect(text == "ok")
            }
            let entry = try JSON.Value(parsing: await log.har())["log"]?["entries"]?[0]
            #expect(entry?["request"]?["httpVersion"]?.string == version)
            #expect(entry?["response"]?["httpVersion"]?.string == version)
            await fetcher.shutdown()
        }
    }

    @Test func theVersionOfHTTP2HasNoMinorOne() {
        #expect([HTTPVersion.http1_1, .http2, .http3].map(\.name) == ["HTTP/1.1", "HTTP/2", "HTTP/3"])
    }

    @Test func anAnswerWithoutABodyHasNoBytesAndAFailureNoneThatAnybodyCounted() async throws {
        let empty = try await archive(.status(204))["log"]?["entries"]?[0]
        #expect(empty?["response"]?["bodySize"]?.int64 == 0)
        let failed = try await archive(.failure(.tls))["log"]?["entries"]?[0]
        #expect(failed?["response"]?["bodySize"]?.int64 == -1)
    }

    /// A gateway can put the URL into it.
    @Test func theReasonOfAStatusTellsNoSecret() async throws {
        let log = TrafficLog(directory: "/dev/null/none")
        let status = HTTPResponse.Status(code: 400, reasonPhrase: "Bad URL /a?access_token=s3cr3t-31d4d96e")
        _ = try await log.recording(FetchCall(HTTPRequest(url: "https://api.example/a"))) { _ in
            TransportResponse(head: HTTPResponse(status: status))
        }
        #expect(await log.entries().first?.response?.status.reasonPhrase == "Bad URL /a?access_token=REDACTED")
        let response = try JSON.Value(parsing: await log.har())["log"]?["entries"]?[0]?["response"]
        #expect(response?["status"]?.int64 == 400)
        #expect(response?["statusText"]?.string == "Bad URL /a?access_token=REDACTED")
    }

    @Test func aFailureHasStatusZeroAndTheError() async throws {
        let entry = try await archive(.failure(.tls))["log"]?["entries"]?[0]
        require(
            "status statusText httpVersion cookies headers content redirectURL headersSize bodySize",
            in: entry?["response"]
        )
        #expect(entry?["response"]?["status"]?.int64 == 0)
        #expect(entry?["_error"]?.string?.hasPrefix("TLS failure") == true)
    }

    @Test func anEmptyArchiveIsOne() async throws {
        let archive = try JSON.Value(parsing: await TrafficLog(directory: "/dev/null/none").har())
        #expect(archive["log"]?["entries"]?.array?.isEmpty == true)
    }
}
