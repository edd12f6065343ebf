import Foundation
import GAPIDescription
import GAPIGenerator
import Testing

/// What is generated of each fixture is what the target GeneratedFixtures compiles.
///
/// With GOLDEN_REFRESH=1 the files are written anew; look at the difference before committing it.
@Suite struct GoldenTests {
    private static let refreshes = ProcessInfo.processInfo.environment["GOLDEN_REFRESH"] == "1"

    @Test(arguments: Fixtures.names)
    func generatedTextIsTheGoldenOne(name: String) throws {
        let output = try Fixtures.output(name)
        if Self.refreshes { try output.write(to: Fixtures.golden) }
        #expect(try output.differences(from: Fixtures.golden) == [])
    }

    @Test(arguments: Fixtures.names)
    func sameDescriptionGivesSameText(name: String) throws {
        #expect(try Fixtures.output(name).text == Fixtures.output(name).text)
    }

    @Test func eachHazardHasItsDiagnostic() throws {
        func found(_ name: String) throws -> [String: Int] {
            let kinds = try Fixtures.output(name).diagnostics.map { "\($0.severity.rawValue) \($0.kind.rawValue)" }
            return Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
        }
        #expect(try found("Cycles") == [:])
        #expect(try found("Names") == ["note ignored": 2])
        #expect(try found("Types") == ["warning unknown-type": 4, "warning missing-schema": 1])
        #expect(try found("Pages") == ["note unpaged": 1])
        #expect(try found("Media") == ["note ignored": 1])
        #expect(try found("Wrapper") == ["note duplicate-name": 1])
        #expect(
            try found("Parameters") == [
                "error invalid-path": 1, "error unknown-type": 1, "warning invalid-path": 1,
                "warning unsendable-parameter": 1,
            ]
        )
        #expect(
            try found("Hostile") == [
                "error invalid-path": 10, "warning duplicate-name": 2, "warning ignored": 1, "note ignored": 1,
            ]
        )
    }
}
