import AsyncJSON
import GAPIDescription

/// A check of the arguments of a call against the description of its method.
struct DynamicCheck {
    private let method: API.Method
    private let document: API.Document
    /// The parameters of the method and those of all methods.
    private let parameters: [String: API.Schema]

    init(_ method: API.Method, _ document: API.Document) {
        self.method = method
        self.document = document
        parameters = (method.parameters ?? [:]).merging(document.parameters ?? [:]) { own, _ in own }
    }

    /// Returns the problems, as sentences.
    func problems(_ arguments: [String: JSON.Value], _ body: JSON.Value?) -> [String] {
        var problems: [String] = []
        let missing = document.requiredParameters(of: method).filter { arguments[$0.name]?.isNull != false }
        if !missing.isEmpty {
            let names = missing.map { "`\($0.name)`\($0.schema.hint)" }
            problems.append("missing: \(names.joined(separator: ", "))")
        }
        for (name, value) in arguments.sorted(by: { $0.key < $1.key }) where !value.isNull {
            guard let schema = parameters[name] else {
                let known = (method.parameters ?? [:]).keys.sorted()
                problems.append("there is no parameter `\(name)`; " + Suggestion.nearest(to: name, among: known))
                continue
            }
            if let problem = problem(value, schema) { problems.append("`\(name)` \(problem)\(schema.hint)") }
        }
        return problems + bodyProblems(body)
    }

    private func problem(_ value: JSON.Value, _ schema: API.Schema) -> String? {
        if let elements = value.array {
            guard schema.repeated == true else { return "takes one value, not several" }
            return elements.lazy.compactMap { problem(single: $0, schema) }.first
        }
        return problem(single: value, schema)
    }

    private func problem(single value: JSON.Value, _ schema: API.Schema) -> String? {
        if let text = value.string {
            let problem = document.problem(ofParameter: text, with: schema)
            // The service may have new values that its description lacks.
            return problem?.kind == .unknownValue ? nil : problem?.message
        }
        let mismatch = document.mismatches(of: value, with: schema, limit: 1).first
        return mismatch?.message
    }

    private func bodyProblems(_ body: JSON.Value?) -> [String] {
        let payload = document.requestPayload(of: method)
        guard let body else { return [] }
        guard payload != .none, let schema = method.request else { return ["the method takes no body"] }
        return document.mismatches(of: body, with: schema).filter { $0.kind != .unknownValue }.prefix(10).map {
            mismatch in
            guard mismatch.kind == .unknownMember else { return "body: \(mismatch)" }
            let parts = mismatch.path.split(separator: ".")
            let owner = parts.dropLast().joined(separator: ".")
            let names = document.memberNames(of: schema, at: owner)
            return "body: there is no member `\(mismatch.path)`; "
                + Suggestion.nearest(to: String(parts.last ?? ""), among: names)
        }
    }
}

/// Suggestions for an unknown name.
package enum Suggestion {
    /// Returns a sentence with the most similar names, or with all names if there are few.
    package static func nearest(to name: String, among names: [String]) -> String {
        guard !names.isEmpty else { return "there is none" }
        if names.count <= 40 { return "there are " + names.joined(separator: ", ") }
        let wanted = name.lowercased()
        let last = wanted.split(separator: ".").last.map(String.init) ?? wanted
        let near = names.filter { $0.lowercased().hasSuffix(last) || distance($0.lowercased(), wanted) <= 3 }
        return near.isEmpty
            ? "there are \(names.count), among them \(names.prefix(10).joined(separator: ", "))"
            : "near it are \(near.prefix(10).joined(separator: ", "))"
    }

    /// Returns a question with the names that differ by a slip of the keyboard, or else a sentence with all names.
    package static func closest(to name: String, among names: [String]) -> String {
        let wanted = name.lowercased()
        let distances = names.map { (name: $0, distance: distance($0.lowercased(), wanted)) }
        let least = distances.map(\.distance).min() ?? .max
        guard least <= max(name.utf8.count / 3, 1) else { return nearest(to: name, among: names) }
        let near = distances.filter { $0.distance == least }.prefix(5).map(\.name)
        return "did you mean \(near.joined(separator: " or "))?"
    }

    /// Returns the number of different letters (Levenshtein distance).
    private static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.utf8), right = Array(right.utf8)
        guard abs(left.count - right.count) <= 3 else { return .max }
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let cost = min(row[j + 1] + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return row[right.count]
    }
}

extension API.Schema {
    /// The type of a parameter in parentheses.
    fileprivate var hint: String {
        var words = [format ?? type ?? "any"]
        if repeated == true { words.append("repeated") }
        if let values, values.count <= 12 { words.append("one of " + values.joined(separator: " ")) }
        return " (\(words.joined(separator: ", ")))"
    }
}
