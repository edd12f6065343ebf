import AsyncJSON

/// The output of the demo: text for people, or JSON lines for programs.
enum DemoOutput {
    case people(Console)
    case machine(Console)

    /// The console for text that only people read.
    var console: Console {
        switch self {
        case .people(let console): console
        case .machine: .silent
        }
    }

    func begin(objectCount: Int) {
        let title = "gapi demo"
        console.print(
            "starting an emulator of Cloud Storage that holds \(objectCount.grouped) objects …",
            after: console.styled(title, .bold) + ": ",
            used: title.count + 2,
            indent: 0
        )
    }

    func didStart(at url: String, initialDelay: Duration) {
        let delay = Int(initialDelay.inMilliseconds)
        console.print("It runs at \(url). Its retries begin within \(delay) ms, not 1 s.", after: "", indent: 0)
    }

    func begin(_ title: String, number: Int) {
        console.print()
        console.print(title, after: console.styled("\(number)  ", .bold), used: 3, indent: 3, .bold)
    }

    func end(_ outcome: StepOutcome) {
        if case .machine(let lines) = self { lines.print("\(outcome.json)") }
    }

    func end(_ outcomes: [StepOutcome], seconds: Double, trafficLog: String?) {
        let verified = outcomes.count(where: \.isVerified)
        let isVerified = verified == outcomes.count
        if case .machine(let lines) = self {
            let figures: JSON.Value = ["steps": JSON.Value(outcomes.count), "verified": JSON.Value(verified)]
            let summary = JSON.Value(members: [
                ("step", "summary"), ("ok", JSON.Value(isVerified)),
                ("seconds", JSON.Value(seconds.rounded(toPlaces: 3))),
                ("figures", figures),
                ("trafficLog", trafficLog.map { JSON.Value($0) } ?? .null),
            ])
            lines.print("\(summary)")
        }
        let table = Table(
            .init("step", width: 10, .left),
            .init("verified", width: 8),
            .init("seconds", width: 7)
        )
        console.print()
        console.print(console.styled(table.header, .dim))
        for outcome in outcomes {
            let line = table.line([outcome.name, outcome.isVerified ? "yes" : "NO", outcome.seconds.fixed(1)])
            console.print(outcome.isVerified ? line : console.styled(line, .red))
        }
        let verdict = "\(verified) of \(outcomes.count) steps verified in \(seconds.fixed(1)) s"
        console.print()
        console.print(console.styled(verdict, isVerified ? .green : .red))
        if let trafficLog { console.print("All requests and responses: \(trafficLog)", after: "", indent: 0) }
    }
}
