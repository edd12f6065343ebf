import AsyncJSON
import Foundation
import GAPIDescription
import GAPIEmulator
import NIOHTTP1
import Testing

/// Calls all methods of real services with examples, and judges the answers by their schemas.
@Suite(
    "Every method of real services",
    .timeLimit(.minutes(5)),
    .enabled(if: ExampleTests.documents != nil, "DISCOVERY_DOCUMENTS is not set")
)
struct EveryMethodTests {
    @Test(arguments: [
        "calendar.v3", "drive.v3", "pubsub.v1", "run.v1", "sqladmin.v1", "tasks.v1", "translate.v2", "walletobjects.v1",
    ])
    func methodsTakeExamplesAndAnswerWithThem(name: String) async throws {
        let folder = URL(filePath: try #require(ExampleTests.documents))
        let bytes = try Data(contentsOf: folder.appending(path: "\(name).json"))
        var configuration = EmulatorConfiguration()
        let document = try API.Document.parse(bytes).document
        configuration.documents = [document]
        // Alone, so that the hand-made services do not answer instead.
        try await withEmulator(configuration) { emulator, client in
            for entry in document.allMethods {
                let path = try #require(entry.method.flatPath ?? entry.method.path)
                let expanded = Self.expanded(path, entry.method)
                var body: [UInt8]?
                if let request = entry.method.request, document.requestPayload(of: entry.method) != .none {
                    let example = document.example(of: request, depth: 3)
                    body = (document.wrapsData ? ["data": example] : example).encoded()
                }
                let answer = try await client.send(
                    HTTPMethod(rawValue: entry.method.httpMethod ?? "GET"),
                    "/$api/\(document.name ?? "")/\(document.version ?? "")/\(document.servicePath ?? "")\(expanded)",
                    headers: body == nil ? [] : [("Content-Type", "application/json")],
                    body: body
                )
                let journal = try #require(emulator.journal.entries.last)
                let isHandmade = ["drive", "calendar"].contains(document.name)
                #expect(journal.operation == entry.method.id || isHandmade)
                // What was never created is not there.
                #expect(
                    [200, 204, 404].contains(answer.status) || isHandmade,
                    "\(entry.qualifiedName): \(answer.text)"
                )
                guard answer.status == 200, let schema = entry.method.response,
                    document.responsePayload(of: entry.method) != .raw
                else { continue }
                let json = try answer.json
                let mismatches = document.mismatches(
                    of: document.wrapsData ? json["data"] ?? .null : json,
                    with: schema
                )
                #expect(mismatches == [], "\(entry.qualifiedName): \(answer.text)")
            }
        }
    }

    /// A path with something in the place of each variable, and the required parameters behind it.
    private static func expanded(_ path: String, _ method: API.Method) -> String {
        var text = ""
        for part in path.split(separator: "{", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            guard pieces.count == 2 else {
                text += part
                continue
            }
            let name = String(pieces[0].filter { $0 != "+" })
            text += value(of: method.parameters?[name]) + pieces[1]
        }
        let required = (method.parameters ?? [:]).filter { $0.value.location != "path" && $0.value.required == true }
        let query = required.map { "\($0.key)=\(value(of: $0.value))" }.sorted().joined(separator: "&")
        return query.isEmpty ? text : "\(text)?\(query)"
    }

    private static func value(of parameter: API.Schema?) -> String {
        guard let parameter else { return "x1" }
        let example = API.Document().example(of: parameter)
        return parameter.type == "string" && parameter.values == nil && parameter.format == nil
            ? "x1" : example.string ?? example.description
    }
}
