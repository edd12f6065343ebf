import AsyncFetchTesting
import AsyncJSON
import Foundation
import GAPIGenerator
import Testing

/// Descriptions with anything changed generate something, or are refused as JSON; nothing crashes and nothing gets out of its place.
///
/// With MUTANTS_DIR the sources are kept there, each in a directory of its own, for a script that type-checks them.
@Suite struct MutationTests {
    @Test(.timeLimit(.minutes(5)), arguments: 0..<20)
    func mutatedDescriptionsGenerateOrFailAsJSON(shard: Int) throws {
        var generated = 0
        for seed in (10 * shard)..<(10 * shard + 10) {
            var random = SplitMix(state: UInt64(seed))
            let name = Fixtures.names[seed % Fixtures.names.count]
            var value = try JSON.Value(parsing: try Fixtures.bytes(name))
            for _ in 0..<Int.random(in: 1...12, using: &random) { value = mutated(value, depth: 0, &random) }
            guard let output = try? Fixtures.output(json: value.description) else { continue }

            generated += 1
            #expect(SourceCheck.problems(of: output) == [], "seed \(seed)")
            if let directory = ProcessInfo.processInfo.environment["MUTANTS_DIR"] {
                try output.write(to: "\(directory)/Mutant\(seed)")
            }
        }
        // What is refused as JSON is rare.
        #expect(generated > 0)
    }

    /// A value with one change somewhere.
    private func mutated(_ value: JSON.Value, depth: Int, _ random: inout SplitMix) -> JSON.Value {
        if depth > 1, Int.random(in: 0..<5, using: &random) == 0 { return replacement(&random) }
        if var members = value.members, let index = members.indices.randomElement(using: &random) {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: members.remove(at: index)
            case 1: members[index].name = words.randomElement(using: &random) ?? ""
            default: members[index].value = mutated(members[index].value, depth: depth + 1, &random)
            }
            return JSON.Value(members: members)
        }
        if var elements = value.array, let index = elements.indices.randomElement(using: &random) {
            elements[index] = mutated(elements[index], depth: depth + 1, &random)
            return JSON.Value(elements)
        }
        return replacement(&random)
    }

    private let words = [
        "", "Type", "self", "init", "none", "a\"b", "\\(x)", "*/", "\n}", "🦜", "Swift", "JSON", "Response", "Item",
        "Thing",
        "object", "array", "string", "integer", "any", "boolean", "int64", "google-datetime", "path", "query", "GET",
        "PATCH",
        "{x}", "a/{+name}", "../..", "$ref", "nextPageToken", "pageToken", "items", "true", "-1", "E", "String",
    ]

    private func replacement(_ random: inout SplitMix) -> JSON.Value {
        let word = words.randomElement(using: &random) ?? ""
        return switch Int.random(in: 0..<9, using: &random) {
        case 0: .null
        case 1: JSON.Value(Bool.random(using: &random))
        case 2: JSON.Value(Int.random(in: -5...5, using: &random))
        case 3: [JSON.Value(word)]
        case 4: ["$ref": JSON.Value(word)]
        case 5:
            JSON.Value(members: [("type", "object"), ("properties", JSON.Value(members: [(word, ["type": "string"])]))])
        case 6: ["type": "string", "enum": [JSON.Value(word), JSON.Value(word + "_")]]
        default: JSON.Value(word)
        }
    }
}
