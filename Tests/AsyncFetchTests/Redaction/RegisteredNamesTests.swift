@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// A name that an application registers is secret everywhere; no other test uses these names.
///
/// `PlantedSecrets` has registered names of its own, so that `SecretsTests` looks for their values in every output.
@Suite(.timeLimit(.minutes(5))) struct RegisteredNamesTests {
    @Test func aRegisteredNameIsSecretInEveryText() throws {
        #expect(Redaction.text("{\"company_ticket\":\"s3cr3t\"}").contains("s3cr3t"))
        SecretNames.register("X-Company-Ticket", "company.ticket")
        #expect(Redaction.text("{\"company_ticket\":\"s3cr3t\"}") == "{\"company_ticket\":\"REDACTED\"}")
        #expect(Redaction.text("{\"company.ticket\":\"s3cr3t\"}") == "{\"company.ticket\":\"REDACTED\"}")
        var request = try HTTPRequest(url: "https://a.example/?x_company_ticket=s3cr3t")
        request.headerFields[.known("X-Company-Ticket")] = "s3cr3t"
        #expect(!request.curlCommand().contains("s3cr3t"))
        #expect(Redaction.redacted(request).headerFields.isEmpty)
    }

    @Test(arguments: ["com.acme.billing.desk.stamp", "com.\(String(repeating: "acme", count: 30)).billing.stamp"])
    func aRegisteredNameMayHaveManyWordsOrLongOnes(name: String) {
        SecretNames.register(name)
        #expect(Redaction.text("?\(name)=s3cr3t&a=b") == "?\(name)=REDACTED&a=b")
        #expect(Redaction.text("<\(name)>s3cr3t</\(name)>.") == "<\(name)>REDACTED</\(name)>.")
        #expect(Redaction.text("\(name): |\n  s3cr3t\nb: c") == "\(name): |\n  REDACTED\nb: c")
    }

    @Test func aRegisteredNameIsMoreCertainThanTheFormOfAnAddress() {
        #expect(Redaction.text("acme.upload.id:443") == "acme.upload.id:443")
        SecretNames.register("acme.upload.id")
        #expect(Redaction.text("acme.upload.id:443") == "acme.upload.id:REDACTED")
    }

    @Test func aRegisteredHeaderStaysAtItsOriginAndTellsAnswersApart() async throws {
        SecretNames.register("X-Company-Pass")
        let name = HTTPField.Name.known("X-Company-Pass")
        let server = ScriptedTransport([
            .status(302, headers: [.location: "https://other.example/"]), .status(200),
        ])
        _ = try await Fetcher(transport: server).fetch(HTTPRequest(url: address, headerFields: [name: "s3cr3t"]))
        #expect(server.requests.map { $0.request.headerFields[name] } == ["s3cr3t", nil])

        let bench = CacheBench(ScriptedTransport { _ in .status(200, headers: [.cacheControl: "max-age=60"]) })
        for (pass, isCached) in [("ann", false), ("bob", false), ("ann", true)] {
            #expect(try await bench.get(address, [name: pass]).isFromCache == isCached, "\(pass)")
        }
    }
}
