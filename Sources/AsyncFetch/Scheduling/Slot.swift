/// A place at a host, taken by one attempt; ends with its last reference at the latest.
///
/// Invariant behind `@unchecked`: the variables are read and written under the lock of the gate, and without it only by the
/// last reference.
final class Slot: @unchecked Sendable {
    private let gate: HostGate
    /// The cuts of the host's limit before it began.
    let cuts: Int
    /// Whether its outcome tells if the host can be asked again.
    let isProbe: Bool
    var hasReported = false
    var isReleased = false
    /// Whether it is kept for an answer that somebody reads.
    var isStream = false

    init(_ gate: HostGate, cuts: Int, isProbe: Bool) {
        self.gate = gate
        self.cuts = cuts
        self.isProbe = isProbe
    }

    deinit {
        if !isReleased { gate.end(self, nil) }
    }

    /// What the attempt says of its host.
    enum Outcome {
        case success
        /// The host answers, but says that it is asked too much.
        case tooMuch
        /// No answer, or one that says that the host does not work.
        case failure
        /// It does not work because it is asked too much.
        case overload
    }

    /// Says how the attempt ended, while its answer is still being read; only the first word counts.
    func report(_ outcome: Outcome) { gate.note(self, outcome) }

    /// Says that the place is kept until the answer has been read.
    func becomeStream() { gate.becomeStream(self) }

    /// Says that somebody reads.
    func noteProgress() { gate.noteProgress() }

    /// Frees the place, for good.
    func end(_ outcome: Outcome? = nil) { gate.end(self, outcome) }
}
