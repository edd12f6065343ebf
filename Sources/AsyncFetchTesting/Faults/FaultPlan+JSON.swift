import AsyncJSON
import HTTPTypes

/// The JSON form of fault plans, for `gapi serve --faults FILE` and for tests in other languages.
///
/// A status is from 200 to 599, and a delay at most one day.
///
/// A plan is an object with the one member `rules`. A rule has the members `fault` (required), `method`, `path`,
/// `pathPrefix`, `operation`, `nth` (1) and `times` (1; `null` for ever), and the members of its fault:
///
///
/// | `fault`             | members                                               |
/// |---------------------|-------------------------------------------------------|
/// | `status`            | `status` (required), `retryAfter` in seconds, `body`  |
/// | `reset`, `stall`    | none                                                  |
/// | `carryOutThenReset` | none                                                  |
/// | `cut`               | `afterResponseBytes` (required)                       |
/// | `corrupt`           | `responseByte` (required)                             |
/// | `acceptThenStatus`  | `uploadBytes` (required), `status` (503)              |
/// | `acceptThenReset`   | `uploadBytes` (required)                              |
/// | `delay`             | `milliseconds` (required)                             |
/// | `contentID`         | `contentID` (none if it is missing)                   |
/// | `reorder`           | `seed` (required)                                     |
///
/// ```json
/// {"rules": [
///     {"fault": "status", "status": 503, "retryAfter": 1, "operation": "storage.objects.list", "nth": 2},
///     {"fault": "acceptThenReset", "uploadBytes": 1000000, "method": "PUT", "path": "/upload/", "times": null}
/// ]}
/// ```
extension FaultPlan {
    /// The reason why a text is not a fault plan.
    public struct ParsingError: Error, Sendable, Equatable, CustomStringConvertible {
        /// The mistake and its place: `rules[2].nth must be a whole number from 1 on`.
        public var message: String

        /// The message as a complete sentence.
        public var description: String { "This is no fault plan: \(message)." }
    }

    /// Creates a plan from JSON text.
    ///
    /// Unknown members are errors, so that a misspelt name does not silently make a plan without faults.
    public convenience init(json text: [UInt8]) throws(ParsingError) {
        let value: JSON.Value
        do { value = try JSON.Value(parsing: text) } catch {
            throw ParsingError(message: "\(error)")
        }
        self.init(try Self.rules(of: value))
    }

    /// The plan as JSON text, from which the same rules can be read again.
    public var json: [UInt8] {
        JSON.Value(members: [("rules", JSON.Value(rules.map(\.jsonValue)))]).encoded(pretty: true)
    }

    private static func rules(of value: JSON.Value) throws(ParsingError) -> [Rule] {
        var plan = try RuleReader(value, at: "the plan")
        guard let rules = plan.take("rules")?.array else { throw ParsingError(message: "rules must be an array") }
        try plan.finish()
        var result: [Rule] = []
        for (index, rule) in rules.enumerated() {
            var reader = try RuleReader(rule, at: "rules[\(index)]")
            result.append(try reader.rule())
            try reader.finish()
        }
        return result
    }
}

/// A reader that takes the members of a JSON object one by one, and reports members that are left over.
private struct RuleReader {
    private let place: String
    private var members: [String: JSON.Value] = [:]

    init(_ value: JSON.Value, at place: String) throws(FaultPlan.ParsingError) {
        self.place = place
        guard let members = value.members else {
            throw FaultPlan.ParsingError(message: "\(place) must be an object")
        }
        for (name, value) in members { self.members[name] = value }
    }

    mutating func take(_ name: String) -> JSON.Value? { members.removeValue(forKey: name) }

    func finish() throws(FaultPlan.ParsingError) {
        if let name = members.keys.min() { throw error("\(name) is not a member known here") }
    }

    mutating func rule() throws(FaultPlan.ParsingError) -> FaultPlan.Rule {
        var rule = FaultPlan.Rule(try fault())
        if let name = try string("method") {
            guard let method = HTTPRequest.Method(name) else { throw error("method is not one of HTTP") }
            rule.method = method
        }
        rule.path = try string("path")
        rule.pathPrefix = try string("pathPrefix")
        rule.operation = try string("operation")
        rule.nth = try number("nth", in: 1...Int(Int32.max)) ?? 1
        if let times = members["times"], times.isNull {
            members["times"] = nil
            rule.times = nil
        } else {
            rule.times = try number("times", in: 0...Int(Int32.max)) ?? 1
        }
        return rule
    }

    private mutating func fault() throws(FaultPlan.ParsingError) -> FaultPlan.Fault {
        switch try string("fault") {
        case "status":
            .status(
                try required("status", in: Self.statuses),
                retryAfter: try number("retryAfter", in: 0...Int(Int32.max)),
                body: try string("body")
            )
        case "reset": .reset
        case "carryOutThenReset": .carryOutThenReset
        case "cut": .cut(afterResponseBytes: try required("afterResponseBytes", in: 0...Int.max))
        case "corrupt": .corrupt(responseByte: try required("responseByte", in: 0...Int.max))
        case "acceptThenStatus":
            .acceptThenStatus(
                uploadBytes: try required("uploadBytes", in: 0...Int.max),
                status: try number("status", in: Self.statuses) ?? 503
            )
        case "acceptThenReset": .acceptThenReset(uploadBytes: try required("uploadBytes", in: 0...Int.max))
        case "stall": .stall
        case "delay": .delay(.milliseconds(try required("milliseconds", in: 0...86_400_000)))
        case "contentID": .contentID(try string("contentID"))
        case "reorder": .reorder(seed: try required("seed", in: 0...Int.max))
        case let name?: throw error("fault \"\(name)\" is not known")
        case nil: throw error("fault is missing")
        }
    }

    private mutating func string(_ name: String) throws(FaultPlan.ParsingError) -> String? {
        guard let value = take(name) else { return nil }
        guard let string = value.string else { throw error("\(name) must be a string") }
        return string
    }

    /// The statuses of final responses; those below 200 are not final.
    private static let statuses = 200...599

    private mutating func number(_ name: String, in range: ClosedRange<Int>) throws(FaultPlan.ParsingError) -> Int? {
        guard let value = take(name) else { return nil }
        guard let number = value.int64.flatMap(Int.init(exactly:)), range.contains(number) else {
            let end = range.upperBound == .max ? "on" : "to \(range.upperBound)"
            throw error("\(name) must be a whole number from \(range.lowerBound) \(end)")
        }
        return number
    }

    private mutating func required(_ name: String, in range: ClosedRange<Int>) throws(FaultPlan.ParsingError) -> Int {
        guard let number = try number(name, in: range) else { throw error("\(name) is missing") }
        return number
    }

    private func error(_ problem: String) -> FaultPlan.ParsingError {
        FaultPlan.ParsingError(message: "\(place): \(problem)")
    }
}

extension FaultPlan.Rule {
    fileprivate var jsonValue: JSON.Value {
        var value: JSON.Value = [:]
        func set(_ name: String, _ text: String?) {
            if let text { value[name] = JSON.Value(text) }
        }
        func set(_ name: String, _ number: Int?) {
            if let number { value[name] = JSON.Value(number) }
        }
        switch fault {
        case .status(let status, let retryAfter, let body):
            set("fault", "status")
            set("status", status)
            set("retryAfter", retryAfter)
            set("body", body)
        case .reset: set("fault", "reset")
        case .carryOutThenReset: set("fault", "carryOutThenReset")
        case .cut(let count):
            set("fault", "cut")
            set("afterResponseBytes", count)
        case .corrupt(let place):
            set("fault", "corrupt")
            set("responseByte", place)
        case .acceptThenStatus(let count, let status):
            set("fault", "acceptThenStatus")
            set("uploadBytes", count)
            set("status", status)
        case .acceptThenReset(let count):
            set("fault", "acceptThenReset")
            set("uploadBytes", count)
        case .stall: set("fault", "stall")
        case .delay(let duration):
            set("fault", "delay")
            set("milliseconds", Int(exactly: (duration / .milliseconds(1)).rounded()) ?? .max)
        case .contentID(let id):
            set("fault", "contentID")
            set("contentID", id)
        case .reorder(let seed):
            set("fault", "reorder")
            set("seed", seed)
        }
        set("method", method?.rawValue)
        set("path", path)
        set("pathPrefix", pathPrefix)
        set("operation", operation)
        set("nth", nth)
        if times == nil { value["times"] = .null } else { set("times", times) }
        return value
    }
}
