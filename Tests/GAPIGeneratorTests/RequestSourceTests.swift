import AsyncJSON
import Foundation
import GAPIDescription
import Testing

@testable import GAPIGenerator

private let documents = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"]

/// The target ServicesTests has one file that nobody writes: a request of each method of each ready service, with all its
/// parameters, once in Swift and once in JSON.
///
/// With GOLDEN_REFRESH=1 it is written anew.
@Suite(.enabled(if: documents != nil, "DISCOVERY_DOCUMENTS is not set"))
struct RequestSourceTests {
    @Test func requestsOfTheReadyServicesAreThoseOfTheirDescriptions() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let folder = try #require(documents)
        var modules: [(namespace: String, document: String)] = []
        for module in try FileManager.default.contentsOfDirectory(atPath: root.path + "/Sources/Services").sorted() {
            let namespace = String(module.dropFirst("GAPI".count))
            let file = "\(root.path)/Sources/Services/\(module)/\(namespace).swift"
            // Generated from drive:v3, revision …
            let words = try String(contentsOfFile: file, encoding: .utf8).split(maxSplits: 4) { " ,".contains($0) }
            modules.append((namespace, String(words[3].replacing(":", with: "."))))
        }
        #expect(modules.count == 14)
        var text = "// The text is made by RequestSourceTests: see there.\n// swift-format-ignore-file\n\n"
        text += modules.map { "import GAPI\($0.namespace)\n" }.joined()
        text += "\nextension GeneratedRequestTests {\n"
        text += "    static let requests: [String: @Sendable (Comparison) throws -> Void] = [\n"
        text += modules.map { "        \"\($0.document)\": requestsOf\($0.namespace),\n" }.joined() + "    ]\n"
        for (namespace, name) in modules {
            let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name).json"))
            let document = try API.Document.parse(bytes).document
            let plan = ModulePlan(document, Generator.Options { $0.namespace = namespace })
            text += "\n    @Sendable private static func requestsOf\(namespace)(_ compare: Comparison) throws {\n"
            text += try plan.queries.filter { !$0.isDeprecated }.map { try Self.statement($0, plan) }.joined()
            text += "    }\n"
        }
        text += "}\n"
        let golden = root.appending(path: "Tests/ServicesTests/EveryRequest.swift")
        if ProcessInfo.processInfo.environment["GOLDEN_REFRESH"] == "1" {
            try Data(text.utf8).write(to: golden)
        }
        let isGolden = try text == String(contentsOf: golden, encoding: .utf8)
        #expect(isGolden, "GOLDEN_REFRESH=1 writes it anew")
    }

    /// A line that compares the query of one method.
    private static func statement(_ query: QueryPlan, _ plan: ModulePlan) throws -> String {
        let entry = try #require(plan.document.allMethods.first { $0.method.id == query.id })
        var arguments: [String] = []
        var settings: [String] = []
        var json: JSON.Value = [:]
        for parameter in query.parameters {
            let schema = try #require(entry.method.parameters?[parameter.key])
            var value = plan.document.example(of: schema)
            // Texts say which parameter they are, so that two in each other's place are noticed.
            if schema.format == nil, !schema.isEnumeration, value.string != nil { value = JSON.Value(parameter.key) }
            // That a parameter may be there several times is in its type alone.
            if case .array = parameter.type, value.array == nil { value = [value] }
            json[parameter.key] = value
            let literal = try literal(value, parameter.type)
            let name = Namer.escaped(parameter.name)
            if parameter.isRequired {
                arguments.append("\(name): \(literal)")
            } else {
                settings.append("$0.\(name) = \(literal)")
            }
        }
        var body = "nil"
        if let type = query.body {
            let schema = API.Schema { $0.ref = entry.method.request?.ref }
            body = Literal.string(plan.document.example(of: schema, depth: 1).description)
            switch type {
            case .model: arguments.append("try .init(json: \(body))")
            case .patch, .value: arguments.append("try JSON.Value(parsing: \(body))")
            case .raw: arguments.append("GAPI.HTTPBody(\(body))")
            }
        }
        let configure = settings.isEmpty ? "" : " { \(settings.joined(separator: "; ")) }"
        return "        try compare(\(Literal.string(query.id)), \(Literal.string(json.description)), \(body), "
            + "\(plan.names.namespace).\(query.name)(\(arguments.joined(separator: ", ")))\(configure))\n"
    }

    private static func literal(_ value: JSON.Value, _ type: SwiftType) throws -> String {
        switch type {
        case .array(let element):
            let elements = try (value.array ?? []).map { try literal($0, element) }
            return "[\(elements.joined(separator: ", "))]"
        case .string, .enumeration: return Literal.string(try #require(value.string))
        case .timestamp, .date, .duration, .bytes:
            return "try? .init(parsing: \(Literal.string(try #require(value.string))))"
        case .fieldMask: return "[\(Literal.string(try #require(value.string)))]"
        default: return value.string ?? value.description
        }
    }
}
