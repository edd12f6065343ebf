import AsyncJSON

/// The report of a step while it runs: lines for people, figures for programs, and claims that hold or fail.
final class StepReport {
    let console: Console
    private var figures: [(name: String, value: JSON.Value)] = []
    private var claims: [StepOutcome.Claim] = []

    init(on console: Console) { self.console = console }

    /// Writes a line for people.
    func note(_ line: String) { console.print(line, after: "   ", indent: 3) }

    /// Adds a figure for programs.
    func figure(_ name: String, _ value: JSON.Value) { figures.append((name, value)) }

    /// Adds a claim; if it does not hold, the step has failed.
    func verify(_ claim: String, _ holds: Bool) {
        claims.append(.init(text: claim, holds: holds))
        if holds {
            console.print(claim, after: "   \(console.styled("✓", .green)) ", used: 5, indent: 5)
        } else {
            console.print("✗ not so: \(claim)", after: "   ", indent: 5, .red)
        }
    }

    /// Adds an error that does not belong to a claim.
    func fail(_ error: String) {
        claims.append(.init(text: error, holds: false))
        console.print("✗ \(error)", after: "   ", indent: 5, .red)
    }

    func outcome(of name: String, seconds: Double) -> StepOutcome {
        console.setStatus("")
        return StepOutcome(name: name, seconds: seconds, figures: figures, claims: claims)
    }
}

/// The outcome of a step.
struct StepOutcome {
    struct Claim {
        let text: String
        let holds: Bool
    }

    let name: String
    let seconds: Double
    let figures: [(name: String, value: JSON.Value)]
    let claims: [Claim]

    /// A Boolean value indicating whether the step has claims and all of them hold.
    var isVerified: Bool { !claims.isEmpty && claims.allSatisfy(\.holds) }

    var json: JSON.Value {
        JSON.Value(members: [
            ("step", JSON.Value(name)), ("ok", JSON.Value(isVerified)),
            ("seconds", JSON.Value(seconds.rounded(toPlaces: 3))),
            ("figures", JSON.Value(members: figures)),
            ("verified", JSON.Value(claims.filter(\.holds).map { JSON.Value($0.text) })),
            ("failed", JSON.Value(claims.filter { !$0.holds }.map { JSON.Value($0.text) })),
        ])
    }
}
