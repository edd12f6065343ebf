/// A place at a host, taken by one attempt; the release of its last reference frees it.
///
/// Invariant behind `@unchecked`: the variables are read and written under the lock of the gate, and without it only by
/// the last reference.
final class Slot: @unchecked Sendable {
    private let gate: HostGate
    /// The number of cuts of the host's limit before the attempt began.
    let cuts: Int
    /// A Boolean value indicating whether the outcome decides if the host can be asked again.
    let isProbe: Bool
    var hasReported = false
    var isReleased = false
    /// A Boolean value indicating whether the place is kept for a response that is being read.
    var isStream = false

    init(_ gate: HostGate, cuts: Int, isProbe: Bool) {
        self.gate = gate
        self.cuts = cuts
        self.isProbe = isProbe
    }

    deinit {
        if !isReleased { gate.end(self, nil) }
    }

    /// The outcome of an attempt, as far as it concerns the host.
    enum Outcome {
        case success
        /// The host responds, but reports too many requests.
        case tooMuch
        /// There is no response, or one that says that the host does not work.
        case failure
        /// The host does not work because of too many requests.
        case overload
    }

    /// Reports the outcome of the attempt while its response is still being read; only the first report counts.
    func report(_ outcome: Outcome) { gate.note(self, outcome) }

    /// Keeps the place until the response has been read.
    func becomeStream() { gate.becomeStream(self) }

    /// Reports that a chunk of the response was read.
    func noteProgress() { gate.noteProgress() }

    /// Frees the place for good.
    func end(_ outcome: Outcome? = nil) { gate.end(self, outcome) }
}
