public import HTTPTypes
import Synchronization

/// Which requests go wrong, and how: the one plan that the emulator and a scripted transport both follow.
///
/// A plan is an ordered list of rules. Each rule counts the requests that it matches and strikes at the `nth` of them,
/// `times` in a row. A request suffers the fault of the first rule that strikes; the other rules count it all the same.
///
/// ```swift
/// let plan = FaultPlan([
///     .init(.status(503, retryAfter: 1), operation: "storage.objects.list", nth: 2),
///     .init(.reset, method: .put, path: "/upload/"),
/// ])
/// ```
///
/// A plan can be changed while requests are under way, and is shared by reference.
public final class FaultPlan: Sendable {
    private struct State {
        var rules: [Rule]
        var counts: [Int]
    }

    private let state: Mutex<State>

    /// Creates a plan of these rules; without rules nothing goes wrong.
    public init(_ rules: [Rule] = []) {
        state = Mutex(State(rules: rules, counts: rules.map { _ in 0 }))
    }

    /// The rules, in the order in which they are asked.
    ///
    /// Setting them starts all counts again.
    public var rules: [Rule] {
        get { state.withLock { $0.rules } }
        set { state.withLock { $0 = State(rules: newValue, counts: newValue.map { _ in 0 }) } }
    }

    /// Adds a rule behind the others, whose counts go on.
    public func append(_ rule: Rule) {
        state.withLock {
            $0.rules.append(rule)
            $0.counts.append(0)
        }
    }

    /// Counts a request and says what shall happen to it.
    ///
    /// - Parameters:
    ///   - method: The request's method; where `X-HTTP-Method-Override` names another, that one.
    ///   - path: The path as sent, percent-encoded and without the query.
    ///   - operation: What the request means, such as `storage.objects.list`, if that is known.
    /// - Returns: The fault of the first rule that strikes, or `nil`.
    public func next(method: HTTPRequest.Method, path: String, operation: String?) -> Fault? {
        state.withLock { state in
            var fault: Fault?
            for (index, rule) in state.rules.enumerated()
            where rule.matches(method: method, path: path, operation: operation) {
                state.counts[index] += 1
                if fault == nil, rule.strikes(at: state.counts[index]) { fault = rule.fault }
            }
            return fault
        }
    }
}

extension FaultPlan: CustomStringConvertible {
    /// The rules, one a line.
    public var description: String {
        let rules = rules
        return rules.isEmpty ? "no faults" : rules.map(\.description).joined(separator: "\n")
    }
}
