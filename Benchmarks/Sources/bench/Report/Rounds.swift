/// What ours and the peer took in each round of a comparison.
struct Rounds<Sample: Sendable>: Sendable {
    private var ours: [Sample] = []
    private var peer: [Sample] = []

    /// Measures both in each round, in turn the one or the other first, after some rounds that do not count.
    ///
    /// What disturbs the machine for longer than a round then disturbs both, and the ratio of a round stands.
    init(
        _ count: Int,
        warmUp: Int = 0,
        ours measureOurs: () async throws -> Sample,
        peer measurePeer: () async throws -> Sample
    ) async throws {
        for round in -warmUp..<count {
            let first = try await round % 2 == 0 ? measureOurs() : measurePeer()
            let second = try await round % 2 == 0 ? measurePeer() : measureOurs()
            guard round >= 0 else { continue }
            ours.append(round % 2 == 0 ? first : second)
            peer.append(round % 2 == 0 ? second : first)
        }
    }

    /// The row that compares a figure of the samples: the medians, and the median of the ratios of the rounds.
    func row(_ name: String, _ unit: String, target: Row.Target? = nil, _ figure: (Sample) -> Double) -> Row {
        let ours = ours.map(figure)
        let peer = peer.map(figure)
        return Row(
            name,
            ratio: median(zip(ours, peer).map { $0 / $1 }),
            Row.Comparison(ours: median(ours), peer: median(peer), unit: unit),
            target: target
        )
    }

    /// The largest figure of ours.
    func worst(_ figure: (Sample) -> Double) -> Double { ours.map(figure).max() ?? .nan }
}

private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
