import Testing

@testable import GAPIEmulator

@Suite("RequestTarget")
struct RequestTargetTests {
    @Test func partsAreDecoded() throws {
        let target = try RequestTarget("/b/a%2Fb+c/%C3%A4?x=1+2&y=%26&flag&x=3")
        #expect(target.path == "/b/a%2Fb+c/%C3%A4")
        #expect(target.segments == ["b", "a/b+c", "ä"])
        #expect(target.query["x"] == "1 2")
        #expect(target.query["y"] == "&")
        #expect(target.query["flag"] == "")
        #expect(target.query["z"] == nil)
        #expect(target.query.parameters.count == 4)
    }

    @Test(arguments: ["/%", "/%2", "/%G0", "/%FF", "/a?x=%F", "/a?%C3=1"])
    func aBrokenEscapeIsA400(target: String) {
        let error = #expect(throws: GoogleError.self) { try RequestTarget(target) }
        #expect(error?.code == 400)
    }

    @Test func moreThanAThousandParametersAreA400() throws {
        let query = { (count: Int) in try RequestTarget.Query(String(repeating: "a&", count: count)[...]) }
        var most = try query(1_000)
        #expect(throws: GoogleError.self) { try query(1_001) }
        let one = try query(1)
        let error = #expect(throws: GoogleError.self) { try most.append(one) }
        #expect(error?.code == 400)
        #expect(most.parameters.count == 1_000)
    }
}
