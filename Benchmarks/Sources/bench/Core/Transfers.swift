/// Uploads and downloads of large files: throughput against the same bytes over a bare AsyncHTTPClient, and peaks of
/// memory.
enum Transfers {
    private static let rounds = 3
    private static let memoryTarget = Row.Target.atMost(48)

    static func run(_ report: Report) async throws {
        try await TransferPlace.with { place in
            // The smaller size first and only ours: its rows are there to be compared with those of the larger.
            for mebibytes in [256, 1024] {
                try place.makeSource(mebibytes: mebibytes)
                for direction in [Transfer.Direction.upload, .download] {
                    let name = "\(direction) " + (mebibytes < 1024 ? "\(mebibytes) MiB" : "\(mebibytes / 1024) GiB")
                    if mebibytes < 1024 {
                        let peak = try await place.transfer(direction, .ours).peakMebibytes
                        report(Row("\(name), peak RSS above start", peak, "MiB", target: memoryTarget))
                        continue
                    }
                    let samples = try await Rounds(rounds) {
                        try await place.transfer(direction, .ours)
                    } peer: {
                        try await place.transfer(direction, .peer)
                    }
                    report(samples.row(name, "MiB/s", target: .atLeast(0.9)) { Double(mebibytes) / $0.cost.seconds })
                    report(samples.row("\(name), CPU", "s") { $0.cost.cpuSeconds })
                    let peak = samples.worst(\.peakMebibytes)
                    report(Row("\(name), peak RSS above start", peak, "MiB", target: memoryTarget))
                }
            }
        }
    }
}
