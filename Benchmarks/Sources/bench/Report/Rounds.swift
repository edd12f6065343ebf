/// The time of each candidate in each round of a comparison.
struct Rounds<Sample: Sendable>: Sendable {
    /// By candidate, then by round.
    private var samples: [[Sample]]

    /// Measures all in each round, each time another one first, after some rounds that do not count.
    ///
    /// What disturbs the machine for longer than a round then disturbs all, and the ratio of a round stands.
    init(_ count: Int, warmUp: Int = 0, _ candidates: [() async throws -> Sample]) async throws {
        samples = candidates.map { _ in [] }
        for round in -warmUp..<count {
            for turn in candidates.indices {
                let candidate = (turn + round + warmUp) % candidates.count
                let sample = try await candidates[candidate]()
                if round >= 0 { samples[candidate].append(sample) }
            }
        }
    }

    /// Measures ours and a peer.
    init(
        _ count: Int,
        warmUp: Int = 0,
        ours: @escaping () async throws -> Sample,
        peer: @escaping () async throws -> Sample
    ) async throws {
        try await self.init(count, warmUp: warmUp, [ours, peer])
    }

    /// The row that compares a figure of two candidates: the medians, and the median of the ratios of the rounds.
    func row(
        _ name: String,
        _ unit: String,
        of ours: Int = 0,
        to peer: Int = 1,
        target: Row.Target? = nil,
        _ figure: (Sample) -> Double
    ) -> Row {
        let ours = samples[ours].map(figure)
        let peer = samples[peer].map(figure)
        return Row(
            name,
            ratio: bench.median(zip(ours, peer).map { $0 / $1 }),
            Row.Comparison(ours: bench.median(ours), peer: bench.median(peer), unit: unit),
            target: target
        )
    }

    /// The median of the differences between ours and the peer's in the rounds.
    func difference(_ figure: (Sample) -> Double) -> Double {
        bench.median(zip(samples[0], samples[1]).map { figure($0) - figure($1) })
    }

    /// The median figure of ours.
    func median(_ figure: (Sample) -> Double) -> Double { bench.median(samples[0].map(figure)) }

    /// The largest figure of ours.
    func worst(_ figure: (Sample) -> Double) -> Double { samples[0].map(figure).max() ?? .nan }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
