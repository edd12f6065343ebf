import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite("FaultPlan")
struct FaultPlanTests {
    @Test(arguments: [
        (FaultPlan.Rule(.reset), [true, false, false, false]),
        (FaultPlan.Rule(.reset, nth: 3), [false, false, true, false]),
        (FaultPlan.Rule(.reset, nth: 2, times: 2), [false, true, true, false]),
        (FaultPlan.Rule(.reset, nth: 2, times: nil), [false, true, true, true]),
        (FaultPlan.Rule(.reset, times: 0), [false, false, false, false]),
    ])
    func aRuleStrikesAtItsOccurrences(rule: FaultPlan.Rule, expected: [Bool]) {
        let plan = FaultPlan([rule])
        let struck = expected.map { _ in plan.next(method: .get, path: "/", operation: nil) != nil }
        #expect(struck == expected)
    }

    @Test(arguments: [
        FaultPlan.Rule(.stall, method: .put), FaultPlan.Rule(.stall, path: "/o/"),
        FaultPlan.Rule(.stall, pathPrefix: "/b/x"), FaultPlan.Rule(.stall, operation: "upload.chunk"),
    ])
    func onlyMatchingRequestsCount(rule: FaultPlan.Rule) {
        let plan = FaultPlan([rule])
        #expect(plan.next(method: .get, path: "/b/y", operation: "upload.start") == nil)
        #expect(plan.next(method: .put, path: "/b/x/o/y", operation: "upload.chunk") == .stall)
    }

    @Test func theFirstRuleThatStrikesWinsAndTheOthersCount() {
        let plan = FaultPlan([.init(.reset, nth: 2), .init(.stall, nth: 1, times: nil), .init(.status(500), nth: 4)])
        let faults = (0..<4).map { _ in plan.next(method: .get, path: "/", operation: nil) }
        #expect(faults == [.stall, .reset, .stall, .stall])
        plan.rules = Array(plan.rules.dropFirst(2))
        #expect(plan.next(method: .get, path: "/", operation: nil) == nil, "setting rules starts the counts again")
    }

    @Test func appendingKeepsTheCounts() {
        let plan = FaultPlan([.init(.reset, nth: 2)])
        #expect(plan.next(method: .get, path: "/", operation: nil) == nil)
        plan.append(.init(.stall, method: .put))
        #expect(plan.next(method: .get, path: "/", operation: nil) == .reset)
    }

    @Test(
        arguments: [
            .status(503, retryAfter: 2, body: "busy \"now\""), .status(404), .reset, .cut(afterResponseBytes: 7),
            .acceptThenStatus(uploadBytes: 8, status: 500), .acceptThenReset(uploadBytes: 9), .stall,
            .delay(.milliseconds(1500)), .carryOutThenReset, .contentID("<response-9>"), .contentID(nil),
            .reorder(seed: 7),
        ] as [FaultPlan.Fault]
    )
    func rulesSurviveJSON(fault: FaultPlan.Fault) throws {
        let rules = [
            FaultPlan.Rule(fault),
            FaultPlan.Rule(
                fault,
                method: .patch,
                path: "a",
                pathPrefix: "/",
                operation: "storage.objects.get",
                nth: 3,
                times: nil
            ),
        ]
        #expect(try FaultPlan(json: FaultPlan(rules).json).rules == rules)
    }

    @Test(arguments: [
        ("[]", "the plan must be an object"),
        (#"{"rules":3}"#, "rules must be an array"),
        (#"{"rules":[],"rule":1}"#, "the plan: rule is not a member known here"),
        (#"{"rules":[{"fault":"reset"},7]}"#, "rules[1] must be an object"),
        (#"{"rules":[{"nth":1}]}"#, "rules[0]: fault is missing"),
        (#"{"rules":[{"fault":"boom"}]}"#, #"rules[0]: fault "boom" is not known"#),
        (#"{"rules":[{"fault":"reset","nth":0}]}"#, "rules[0]: nth must be a whole number from 1 to 2147483647"),
        (#"{"rules":[{"fault":"reset","status":503}]}"#, "rules[0]: status is not a member known here"),
        (#"{"rules":[{"fault":"cut"}]}"#, "rules[0]: afterResponseBytes is missing"),
        (#"{"rules":[{"fault":"status","status":"many"}]}"#, "rules[0]: status must be a whole number from 200 to 599"),
        (#"{"rules":[{"fault":"status","status":99999}]}"#, "rules[0]: status must be a whole number from 200 to 599"),
        (#"{"rules":[{"fault":"status","status":100}]}"#, "rules[0]: status must be a whole number from 200 to 599"),
        (
            #"{"rules":[{"fault":"delay","milliseconds":9223372036854775807}]}"#,
            "rules[0]: milliseconds must be a whole number from 0 to 86400000"
        ),
        (
            #"{"rules":[{"fault":"reset","nth":9223372036854775807,"times":2}]}"#,
            "rules[0]: nth must be a whole number from 1 to 2147483647"
        ),
        (#"{"rules":[{"fault":"stall","method":"G T"}]}"#, "rules[0]: method is not one of HTTP"),
        (#"{"rules":[{"fault":"stall","path":1}]}"#, "rules[0]: path must be a string"),
    ])
    func anErrorSaysWhatAndWhere(json: String, message: String) {
        let error = #expect(throws: FaultPlan.ParsingError.self) { try FaultPlan(json: Array(json.utf8)) }
        #expect(error?.message == message)
    }

    /// Numbers that no file can have, but a program.
    @Test(arguments: [
        FaultPlan.Rule(.reset, nth: .max, times: .max), FaultPlan.Rule(.reset, nth: .min, times: .min),
        FaultPlan.Rule(.reset, nth: .min, times: .max), FaultPlan.Rule(.delay(.seconds(Int64.max))),
        FaultPlan.Rule(.delay(.seconds(Int64.min))),
    ]) func noNumberOfARuleOverflows(rule: FaultPlan.Rule) {
        let plan = FaultPlan([rule])
        _ = plan.next(method: .get, path: "/", operation: nil)
        #expect(!plan.description.isEmpty)
        #expect(!plan.json.isEmpty)
    }

    @Test func brokenJSONIsLocated() {
        let error = #expect(throws: FaultPlan.ParsingError.self) { try FaultPlan(json: Array("{\"rules\":\n[}".utf8)) }
        #expect(error?.message.contains("line 2") == true, "\(String(describing: error))")
    }

    @Test func aPlanCanBeRead() {
        let plan = FaultPlan([
            .init(.status(503, retryAfter: 1), method: .get, operation: "storage.objects.list", nth: 2),
            .init(.cut(afterResponseBytes: 10), path: "/o/", times: 3), .init(.reset, times: nil),
        ])
        #expect(
            plan.description == """
                503 with Retry-After 1 s at GET storage.objects.list request number 2
                answer cut after 10 bytes at …/o/… request numbers 1 to 3
                connection reset at any request from number 1 on
                """
        )
        #expect(FaultPlan().description == "no faults")
    }
}
