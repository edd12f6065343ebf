/// Transfers of 1 GiB with checksums, against a bare AsyncHTTPClient without.
enum VerifiedTransfers {
    private static let candidates: [(name: String, direction: Transfer.Direction, options: [String])] = [
        ("upload 1 GiB, CRC32C", .upload, []),
        ("upload 1 GiB, CRC32C and MD5", .upload, ["--md5"]),
        ("download 1 GiB, CRC32C", .download, []),
    ]

    @concurrent static func run(_ report: Report) async throws {
        try await TransferPlace.with { place in
            try place.makeSource(mebibytes: 1024)
            for (name, direction, options) in candidates {
                let samples = try await Rounds(3) {
                    try await place.transfer(direction, .ours, options)
                } peer: {
                    try await place.transfer(direction, .peer)
                }
                report(samples.row(name, "s", target: .atMost(1.1)) { $0.cost.seconds })
                report(samples.row("\(name), CPU", "s", target: .atMost(1.1)) { $0.cost.cpuSeconds })
                let peak = samples.worst(\.peakMebibytes)
                report(Row("\(name), peak RSS above start", peak, "MiB", target: .atMost(24)))
            }
        }
    }
}
