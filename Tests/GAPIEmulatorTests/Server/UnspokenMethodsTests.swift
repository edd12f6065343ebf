import AsyncJSON
import Foundation
import GAPIDescription
import HTTPTypes
import NIOHTTP1
import Testing

@testable import GAPIEmulator

@Suite("Methods that are not spoken", .timeLimit(.minutes(5)))
struct UnspokenMethodsTests {
    /// A client would take a 404 for a missing file.
    @Test(arguments: ["storage/v1", "drive/v3", "calendar/v3"])
    func eachIs501InGooglesFormat(api: String) async throws {
        let table = try #require(UnspokenMethods.all.compactMap { $0 as? UnspokenMethods }.first { $0.speaks(api) })
        try #require(!table.methods.isEmpty)
        try await withEmulator { emulator, client in
            for method in table.methods {
                let path = method.path.shape.map { $0.replacing("{}", with: "x") }.joined(separator: "/")
                for root in ["/\(api)/", "/$api/\(api)/\(api)/"] {
                    let answer = try await client.send(.init(rawValue: method.method.rawValue), root + path)
                    #expect(answer.status == 501, "\(method.name): \(answer.text)")
                    #expect(answer.reason == "notImplemented")
                    #expect(try answer.json["error"]?["status"]?.string == "UNIMPLEMENTED")
                    #expect(answer.text.contains("The emulator does not speak \(method.name)."))
                    #expect(emulator.journal.entries.last?.operation == method.name)
                }
            }
        }
    }

    @Test(arguments: ["/drive/v3/nothing", "/calendar/v3/calendars/x/nothing", "/drive/v3/files/x/permissions/y/z"])
    func whatNoDescriptionHasIs404(path: String) async throws {
        try await withEmulator { _, client in
            let answer = try await client.get(path)
            #expect(answer.status == 404)
            #expect(answer.reason == "notFound")
        }
    }

    @Test func aDescriptionAnswersForThem() async throws {
        let text = #"""
            {"name": "drive", "version": "v3", "servicePath": "drive/v3/", "resources": {"apps": {"methods": {
             "list": {"id": "drive.apps.list", "path": "apps", "httpMethod": "GET", "response": {"$ref": "Apps"}}}}},
             "schemas": {"Apps": {"id": "Apps", "type": "object", "properties": {"kind": {"type": "string"}}}}}
            """#
        var configuration = EmulatorConfiguration()
        configuration.documents = [try API.Document.parse(Array(text.utf8)).document]
        try await withEmulator(configuration) { _, client in
            let known = try await client.get("/drive/v3/apps")
            #expect(known.status == 200, "\(known.text)")
            let other = try await client.get("/drive/v3/drives")
            #expect(other.status == 501)
        }
    }

    private static func spoken(of service: String) -> Set<String> {
        Set((service.hasPrefix("drive") ? MethodParameters.drive : MethodParameters.calendar).methods.keys)
    }

    @Test(arguments: ["Drive", "Calendar"])
    func thePageListsTheMethodsThatAreSpoken(service: String) throws {
        let page = URL(filePath: #filePath)
            .appending(path: "../../../../Sources/GAPIEmulator/GAPIEmulator.docc/GAPIEmulator.md")
        let lines = try String(contentsOf: page.standardizedFileURL, encoding: .utf8).split(separator: "\n")
        let row = try #require(lines.first { $0.hasPrefix("| \(service) | `") })
        let listed =
            row.split(separator: "|").dropFirst().first?.split(separator: "`").filter { $0.contains(".") } ?? []
        #expect(Set(listed.map { "\(service.lowercased()).\($0)" }) == Self.spoken(of: service.lowercased()))
    }

    // MARK: The descriptions

    /// Each method of the description is spoken, or refused as what is not spoken.
    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"] != nil,
            "DISCOVERY_DOCUMENTS is not set"
        ),
        arguments: ["drive.v3", "calendar.v3"]
    )
    func eachMethodOfTheDescriptionIsSpokenOrRefused(name: String) async throws {
        let spoken = Self.spoken(of: name)
        let folder = URL(filePath: try #require(ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]))
        let document = try API.Document.parse(try Data(contentsOf: folder.appending(path: "\(name).json"))).document
        let methods = document.allMethods
        #expect(methods.count > spoken.count)
        try await withEmulator { emulator, client in
            for entry in methods {
                let path = (entry.method.path ?? "").replacing(/\{[^}]*\}/, with: "x")
                let target = "/\(document.servicePath ?? "")\(path)"
                let answer = try await client.send(.init(rawValue: entry.method.httpMethod ?? "GET"), target)
                let id = entry.method.id ?? entry.name
                #expect(emulator.journal.entries.last?.operation == id)
                #expect((answer.status == 501) == !spoken.contains(id), "\(id): \(answer.text)")
            }
        }
    }
}
