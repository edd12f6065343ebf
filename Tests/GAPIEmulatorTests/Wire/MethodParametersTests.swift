import Foundation
import GAPIDescription
import Testing

@testable import GAPIEmulator

/// The tables of parameters, and the descriptions that come with Google's Python client.
@Suite("The parameters of methods")
struct MethodParametersTests {
    private static let folder = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]

    /// Nothing of the description is ignored: each parameter of each spoken method is spoken or refused, and has its
    /// legal values.
    @Test(
        .enabled(if: folder != nil, "DISCOVERY_DOCUMENTS names no folder of descriptions"),
        arguments: ["calendar.v3", "drive.v3"]
    )
    func everyParameterOfASpokenMethodIsInTheTable(name: String) throws {
        let table = name == "drive.v3" ? MethodParameters.drive : .calendar
        let folder = URL(filePath: try #require(Self.folder))
        let document = try API.Document.parse(try Data(contentsOf: folder.appending(path: "\(name).json"))).document
        var rest = Set(table.methods.keys)
        var missing: [String] = []
        var different: [String] = []
        for entry in document.allMethods {
            let id = entry.method.id ?? entry.name
            guard let names = table.methods[id] else { continue }
            rest.remove(id)
            for (name, schema) in entry.method.parameters ?? [:] where schema.location == "query" {
                if !names.spoken.union(names.refused).contains(name) { missing.append("\(id) \(name)") }
                let isFlag = schema.type == "boolean"
                if isFlag != table.flags.contains(name) || table.choices[name] != schema.values.map({ Set($0) }) {
                    different.append("\(id) \(name)")
                }
            }
        }
        #expect(missing.isEmpty, "\(missing.sorted())")
        #expect(different.isEmpty, "\(different.sorted())")
        #expect(rest.isEmpty, "the description does not have \(rest.sorted())")
    }
}
