import Synchronization

/// Something that may happen, and stays so.
final class Occurrence: Sendable {
    private let flag = Atomic(false)

    var hasHappened: Bool { flag.load(ordering: .relaxed) }

    func happen() { flag.store(true, ordering: .relaxed) }
}
