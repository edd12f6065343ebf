import CloudEmulator
import Testing

@testable import gapi

@Suite("gapi serve --cloud")
struct CloudServingTests {
    @Test(
        arguments: [
            ("127.0.0.1", [], false), ("::1", [], false), ("127.0.0.1", ["alice:secret"], true), ("0.0.0.0", [], true),
            ("192.0.2.1", ["alice:secret"], true),
        ] as [(String, [String], Bool)]
    )
    func aChosenPasswordOrANetworkKeepsStrangersOut(host: String, users: [String], isNeeded: Bool) throws {
        let serving = try CloudServing(host: host, port: 0, users: users, faults: nil)
        #expect(serving.configuration.requiresLogin == isNeeded)
        #expect(serving.configuration.hasOAuth2)
    }
}
