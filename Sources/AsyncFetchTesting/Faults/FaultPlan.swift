public import HTTPTypes
import Synchronization

/// A plan of faults for requests, which the emulator and a scripted transport both follow.
///
/// A plan is an ordered list of rules. Each rule counts the requests that match it, and strikes at the `nth` of them
/// and `times` in a row. A request suffers the fault of the first rule that strikes; the other rules count it too.
///
/// ```swift
/// let plan = FaultPlan([
///     .init(.status(503, retryAfter: 1), operation: "storage.objects.list", nth: 2),
///     .init(.reset, method: .put, path: "/upload/"),
/// ])
/// ```
///
/// A plan can be changed while requests are running, and is shared by reference.
public final class FaultPlan: Sendable {
    private struct State {
        var rules: [Rule]
        var counts: [Int]
    }

    private let state: Mutex<State>

    /// Creates a plan with rules; without rules there are no faults.
    public init(_ rules: [Rule] = []) {
        state = Mutex(State(rules: rules, counts: rules.map { _ in 0 }))
    }

    /// The rules, in the order in which they are checked.
    ///
    /// Setting them resets all counts.
    public var rules: [Rule] {
        get { state.withLock { $0.rules } }
        set { state.withLock { $0 = State(rules: newValue, counts: newValue.map { _ in 0 }) } }
    }

    /// Adds a rule after the others, whose counts continue.
    public func append(_ rule: Rule) {
        state.withLock {
            $0.rules.append(rule)
            $0.counts.append(0)
        }
    }

    /// Counts a request and returns its fault.
    ///
    /// - Parameters:
    ///   - method: The request's method, or the method that `X-HTTP-Method-Override` names.
    ///   - path: The path as sent, percent-encoded and without the query.
    ///   - operation: The operation of the request, such as `storage.objects.list`, if it is known.
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
    /// The rules, one in each line.
    public var description: String {
        let rules = rules
        return rules.isEmpty ? "no faults" : rules.map(\.description).joined(separator: "\n")
    }
}
