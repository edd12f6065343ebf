@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// About thirty secrets in one exchange, and every output that an application can have of it.
@Suite("Secrets", .timeLimit(.minutes(5)))
struct SecretsTests {
    @Test(arguments: zip(PlantedSecrets.Kind.allCases, ["Basic", "Bearer", "Digest", "Bearer", "Basic"]))
    func noOutputTellsAPlantedSecret(body kind: PlantedSecrets.Kind, scheme: String) async throws {
        let secrets = PlantedSecrets(scheme: scheme)
        let server = ScriptedTransport([
            secrets.answer(503, kind), .failure(.connectionLost),
            secrets.answer(307, kind, [.location: secrets.location]), secrets.answer(200, kind),
            secrets.answer(400, kind),
        ])
        let (request, body) = (try secrets.request(.put, kind), FetchRequestBody.bytes(secrets.body(kind).text.utf8))
        let options = FetchOptions {
            $0.comment = "for https://b/?key=\(secrets.values[0].value)"
            $0.properties = ["password": secrets.values[1].value]
        }
        let outputs = try await SecretOutputs.all(of: server) { fetcher async throws in
            let ticket = fetcher.ticket(request, body: body, options: options)
            let events = ticket.events
            #expect(try await ticket.value.head.status == .ok)
            #expect(try await fetcher.fetch(request, body: body, options: options).head.status == .badRequest)
            var outputs = [
                ("the curl command", request.curlCommand(body: body)),
                ("the snapshot", PlantedSecrets.prints(of: ticket.fetch)),
                ("the ticket", PlantedSecrets.prints(of: ticket)),
            ]
            for await event in events { outputs.append(("an event", PlantedSecrets.prints(of: event))) }
            return outputs
        }
        // What was sent had it all: otherwise the test would show nothing.
        let sent = server.requests.map { "\($0.url) \($0.request.headerFields) \($0.text)" }.joined()
        for (kind, value) in secrets.values where secrets.url.contains(value) {
            #expect(sent.contains(value), "\(kind)")
        }
        #expect(sent.contains(secrets.body(kind).text))
        // The page, the link to it, the archive, the cassette, and the bodies of five attempts
        #expect(outputs.filter { $0.0.hasPrefix("/") }.count >= 4)
        #expect(outputs.count > 25)
        for (name, text) in outputs where !text.isEmpty { secrets.expectNone(in: text, named: name) }
    }

    /// What the failures of a call print, the answer that an error carries included.
    @Test(arguments: [
        "lost", "cut", "invalid", "too large", "redirect to http", "redirect to nowhere", "redirect with a password",
        "circle", "body source", "unmatched cassette", "status", "content", "shut down", "deadline",
    ])
    func noErrorTellsAPlantedSecret(_ failure: String) async throws {
        var secrets = PlantedSecrets()
        let url = secrets.url
        let transport = ScriptedTransport { [secrets] _ in
            switch failure {
            case "lost": .failure(.connectionLost)
            case "cut": secrets.answer(200, .json).cut(afterBytes: 9)
            case "invalid": .failure(.invalidResponse)
            case "redirect to http": .status(302, headers: [.location: url.replacing("https", with: "http")])
            case "redirect to nowhere": .status(302, headers: [.location: "ftp://" + secrets.form])
            case "redirect with a password":
                .status(302, headers: [.location: "https://ann:\(secrets.values[0].value.dropFirst(2))@b.example/"])
            case "circle": .status(302, headers: [.location: url])
            case "deadline": .stall
            case "status": secrets.answer(418, .json)
            default: secrets.answer(200, .json)
            }
        }
        let clock = VirtualClock(skippingUpTo: failure == "deadline" ? .seconds(1000) : .seconds(60))
        let isReplayed = failure == "unmatched cassette"
        try await withDirectory { directory in
            let path = directory + "/cassette.json"
            if isReplayed {
                let cassette = CassetteTransport(path, mode: .record, over: transport)
                _ = try await Fetcher(transport: cassette).fetch(secrets.request(.get, .json))
            }
            let fetcher = Fetcher(
                .init {
                    $0.clock = FetchClock(clock)
                    $0.credentials["https://api.example"] = .bearer(secrets.values[0].value)
                },
                transport: isReplayed ? CassetteTransport(path, mode: .replay) : transport
            )
            secrets.add("redirect", String(secrets.values[0].value.dropFirst(2)))
            if failure == "shut down" { await fetcher.shutdown() }
            let request = try secrets.request(.put, .json)
            let error = await thrown {
                switch failure {
                case "status", "content":
                    _ = try await APIClient(url, fetcher: fetcher).send(NumberRequest())
                case "body source":
                    let (chunks, input) = makeChunks()
                    input.yield(ByteBuffer(string: secrets.json))
                    input.finish()
                    _ = try await fetcher.fetch(request, body: .stream(chunks, length: 1))
                default:
                    let options = FetchOptions { $0.maximumResponseBytes = failure == "too large" ? 3 : 1 << 20 }
                    _ = try await fetcher.fetch(request, body: .bytes(secrets.json.utf8), options: options)
                }
            }
            secrets.expectNone(in: PlantedSecrets.prints(of: error), named: failure)
            #expect(error is FetchError || error is CassetteError)
        }
    }

    /// What middleware, a closure for redirects and one for retries print of what they get.
    @Test func noClosureGetsWhatTellsSecretsWhenItIsPrinted() async throws {
        let secrets = PlantedSecrets()
        let prints = Prints()
        let location = secrets.url + "&again=1"
        let transport = ScriptedTransport([
            .status(503), .status(302, headers: [.location: location]), .status(200),
        ])
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                ($0.middleware, $0.attemptMiddleware) = ([prints], [prints])
                $0.willRedirect = { redirection in
                    prints.add(redirection)
                    return redirection.request
                }
            },
            transport: transport
        )
        let options = FetchOptions {
            $0.willRetry = { attempt, _ in
                prints.add(attempt)
                return true
            }
        }
        _ = try await fetcher.fetch(secrets.request(.get, .json), options: options)
        #expect(prints.all.count == 6)
        for text in prints.all { secrets.expectNone(in: text, named: "print") }
    }

    /// What is printed, also by a middleware of every call.
    private final class Prints: FetchMiddleware {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }

        func add(_ value: Any) {
            let text = PlantedSecrets.prints(of: value)
            texts.withLock { $0.append(text) }
        }

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            add(call)
            return try await next(call)
        }
    }

    /// What a configuration prints, which ends up in logs of applications that start.
    @Test func noConfigurationTellsWhatItHolds() throws {
        var secrets = PlantedSecrets()
        let secret = String(secrets.values[0].value.dropFirst(2))
        secrets.add("configured", secret)
        let basic = "Basic " + Data("ann:\(secret)".utf8).base64EncodedString()
        secrets.add("Basic credentials", String(basic.dropFirst(6)))
        let jar = CookieJar()
        jar.insert(FetchCookie(name: "sid", value: secret, domain: "a.example"))
        let configuration = Fetcher.Configuration {
            $0.credentials["https://a.example"] = .bearer(secret)
            $0.cookies = .jar(jar)
        }
        var all: [(String, Any)] = [
            ("configuration", configuration), ("jar", jar), ("cookies", jar.cookies),
            ("form", FormBody([.init("password", secret)])),
            ("proxy", try ProxyPolicy.through("http://ann:\(secret)@proxy.example:3128")),
        ]
        let others: [any FetchCredentials] = [
            .bearer(secret), .apiKey(secret), try .basic(user: "ann", password: secret),
            .digest(user: "ann", password: secret),
        ]
        for each in others { all.append(("\(type(of: each))", each)) }
        for (name, value) in all { secrets.expectNone(in: PlantedSecrets.prints(of: value), named: name) }
    }

    /// A cache on disk holds answers as they came, so that only its owner may read it; of requests it holds nothing secret.
    @Test func aCacheOnDiskHoldsNoSecretsOfRequestsAndIsItsOwnersAlone() async throws {
        let secrets = PlantedSecrets()
        try await withDirectory { directory in
            let vary = Redaction.secretNames(in: secrets.headers).map(\.rawName).joined(separator: ", ")
            let answer = ScriptedTransport.Answer.status(
                200,
                headers: [.cacheControl: "max-age=60", .vary: vary, .setCookie: "sid=in-the-answer"],
                body: "body-of-the-answer"
            )
            // Chosen by a header that has a secret in it: such an answer is not kept.
            let other = ScriptedTransport.Answer.status(200, headers: [.cacheControl: "max-age=60", .vary: "Referer"])
            let bench = CacheBench(ScriptedTransport([answer, other]), .disk(directory + "/cache"), cookies: .own)
            let request = try HTTPRequest(url: secrets.url, headerFields: secrets.headers)
            for isCached in [false, true] { #expect(try await bench.fetcher.fetch(request).isFromCache == isCached) }
            _ = try await bench.get(address + "/other", secrets.headers)
            await bench.fetcher.shutdown()
            let all = files(in: directory)
            #expect(all.count == 1)
            for path in all {
                secrets.expectNone(in: path + contents(of: path).text, named: "the cache")
                #expect(contents(of: path).text.contains("body-of-the-answer"))
            }
            for path in try FileManager.default.subpathsOfDirectory(atPath: directory) {
                let attributes = try FileManager.default.attributesOfItem(atPath: directory + "/" + path)
                let mode = try #require(attributes[.posixPermissions] as? Int)
                #expect(mode & 0o077 == 0, "\(path) has mode \(String(mode, radix: 8))")
            }
        }
    }

    /// A key is one under any name that says so, not only under those of HTTP and Google.
    @Test func headersWithSecretsDoNotCrossToAnotherOriginNorShareAnswers() async throws {
        let secrets = PlantedSecrets()
        let server = ScriptedTransport([
            .status(302, headers: [.location: "https://other.example/"]), .status(200),
        ])
        var headers = secrets.headers
        headers[.accept] = "a/b"
        let request = try HTTPRequest(url: address, headerFields: headers)
        _ = try await Fetcher(transport: server).fetch(request)
        let counts = server.requests.map { Redaction.secretNames(in: $0.request.headerFields).count }
        #expect(counts == [7 + PlantedSecrets.registered.count, 0])
        #expect(server.requests[1].header("Accept") == "a/b")

        let cached = ScriptedTransport { _ in .status(200, headers: [.cacheControl: "max-age=60"]) }
        let bench = CacheBench(cached)
        let name = try #require(HTTPField.Name("X-Vault-Token"))
        for (token, isCached) in [("ann", false), ("bob", false), ("ann", true)] {
            #expect(try await bench.get(address, [name: token]).isFromCache == isCached, "\(token)")
        }
    }

    /// The page and the archive hold what else is private, and are readable by their owner alone.
    @Test func trafficIsReadableByItsOwnerAlone() async throws {
        try await withDirectory { directory in
            let log = TrafficLog(directory: directory, options: .init { $0.writesHAR = true })
            let fetcher = Fetcher(.init { $0.trafficLog = log }, transport: ScriptedTransport([.status(200)]))
            _ = try await fetcher.fetch(address)
            await log.flush()
            let names = files(in: directory)
            #expect(names.count >= 2)
            for path in names {
                let attributes = try FileManager.default.attributesOfItem(atPath: path)
                guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }  // links to them
                let mode = try #require(attributes[.posixPermissions] as? Int)
                #expect(mode & 0o077 == 0, "\(path)")
            }
        }
    }
}

private struct NumberRequest: APIRequest {
    struct Response: Decodable {
        struct Item: Decodable { var password: Int }
        var list: [Item]
    }
    let url = ""
    let method = HTTPRequest.Method.post
}
