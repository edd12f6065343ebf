import Testing

@testable import GAPIEmulator

@Suite("Paths of described methods")
struct PathPatternTests {
    @Test(
        arguments: [
            ("v1/{+name}:cancel", ["v1", "a", "b:cancel"], ["name": "a/b"]),
            ("v1/{+parent}/disks", ["v1", "disks", "disks"], ["parent": "disks"]),
            ("v1/{+name}", ["v1", "a", "b"], ["name": "a/b"]), ("{a}/x", ["1", "x"], ["a": "1"]),
            ("v1/{+name}:cancel", ["v1", "a:cancel", "b"], nil), ("v1/{name}:get", ["v1", ":get"], nil),
            ("v1/{name}", ["v1", "a", "b"], nil),
        ] as [(String, [String], [String: String]?)]
    )
    func aPathHasTheValuesOfItsTemplate(text: String, path: [String], values: [String: String]?) throws {
        let pattern = try #require(PathPattern(text))
        #expect(pattern.match(path) == values)
    }

    @Test(arguments: [("x:get", "x"), ("x", nil), (":get", nil), ("x:put", nil)] as [(String, String?)])
    func aPlainPathCanHaveAVerb(segment: String, id: String?) {
        #expect(PathPattern(plain: "a/{id}:get").match(["a", segment]) == id.map { ["id": $0] })
    }

    /// As many segments as a request line has room for.
    @Test(.timeLimit(.minutes(5)), arguments: ["v1/{+name}:cancel", "v1/{+name}/disks"])
    func aPathOfManySegmentsIsRefusedAtOnce(text: String) throws {
        let pattern = try #require(PathPattern(text))
        let path = ["v1"] + [String](repeating: "a", count: 40_000)
        #expect(pattern.match(path) == nil)
    }

    @Test(arguments: ["v1/a{name}", "v1/{name}a", "v1/{name", "v1/{}", "v1/{a}:b{c}", "v1/{a}{b}"])
    func aSegmentOfAnotherFormIsRefused(text: String) { #expect(PathPattern(text) == nil) }
}
