import GAPIDescription
import GAPIGenerator
import Testing

/// What is known of a service's batches is in the code that is made of its description.
@Suite struct BatchLimitsTests {
    private func json(_ name: String, _ version: String, batchPath: String = "batch") -> String {
        #"""
        {"name": "\#(name)", "version": "\#(version)", "rootUrl": "https://x.example.com/", "batchPath": "\#(batchPath)",
        "methods": {"call": {"id": "\#(name).call", "path": "x", "httpMethod": "GET"}}}
        """#
    }

    @Test(arguments: [
        ("drive", "v3", ".documented, maximumCalls: 100"), ("storage", "v1", ".documented, maximumCalls: 100"),
        ("gmail", "v1", ".documented"), ("calendar", "v3", ".documented"),
        ("people", "v1", ".documented, maximumCalls: 1000"), ("bigquery", "v2", ".off"), ("sheets", "v4", ".off"),
    ])
    func theLimitsOfAKnownServiceAreInItsDefinition(name: String, version: String, arguments: String) throws {
        let text = try Fixtures.output(json: json(name, version)).text
        #expect(
            text.contains(
                """
                        batchPath: "batch",
                        batch: GAPI.BatchLimits(\(arguments)),
                        defaultScopes: []
                """
            )
        )
    }

    @Test(arguments: [("museum", "v1"), ("drive", "v9"), ("youtube", "v3")])
    func anUnknownServiceHasTheUsualLimits(name: String, version: String) throws {
        let text = try Fixtures.output(json: json(name, version)).text
        #expect(!text.contains("BatchLimits"))
        let document = try API.Document.parse(json(name, version).utf8).document
        #expect(document.batchLimits == API.BatchLimits(.undocumented, maximumCalls: 50))
    }

    @Test func aServiceWithoutAPathOfBatchesTakesNone() throws {
        let document = try API.Document.parse(json("drive", "v3", batchPath: "").utf8).document
        #expect(document.batchLimits.isOff)
        #expect(API.Document().batchLimits.isOff)
    }
}
