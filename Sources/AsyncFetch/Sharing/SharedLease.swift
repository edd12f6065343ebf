public import NIOCore

/// The right to do something alone, among all processes that share a store.
///
/// ```swift
/// let report = try await SharedLease.with("nightly-report", in: store) { lease in
///     try await makeReport(number: lease.fencingNumber)
/// }
/// ```
///
/// A lease lasts for a short time by the clock of the store, and its owner renews it at each third of that time. If the
/// owner dies, the lease ends by itself and another process can take it. If renewing fails, the owner stops *before* the
/// lease ends: ``check()`` throws and the work of ``with(_:in:_:_:)`` is cancelled, so that two owners never work at the
/// same time. A process that stood still for a while, such as a suspended machine, notices at its next check.
///
/// The fencing number grows with each owner. Whatever is changed by means of the lease can refuse a lower number than it
/// has seen. Numbers are remembered for 30 days after the last renewal.
///
/// A lease has content, a few bytes that its owner changes and the next owner finds: the place where the work has stopped.
/// A change of the content is also a renewal, and fails if the lease was lost; so a former owner cannot change it.
public final class SharedLease: Sendable {
    /// The settings of a lease.
    public struct Options: Sendable {
        /// The time for which a lease lasts without being renewed; at least one second, and at most a day.
        public var duration: Duration = .seconds(30)
        /// The time for which a lease of another owner is waited for.
        public var patience: Duration = .zero
        /// The clock that measures and waits.
        public var clock = FetchClock.continuous
        /// A source of numbers from 0 up to, but not including, 1, for the pauses between two attempts to take a lease.
        public var random: @Sendable () -> Double = { .random(in: 0..<1) }

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }

        /// The duration within its limits.
        var length: Duration { min(max(duration, .seconds(1)), .seconds(86_400)) }
    }

    /// The name of the lease in its store.
    public var name: String { holding.name }
    /// The number of this ownership, higher than that of each earlier one.
    public var fencingNumber: Int64 { holding.fencingNumber }
    private let holding: LeaseHolding
    private let renewal: Task<Void, Never>
    private let watch: Task<Void, Never>

    init(_ holding: LeaseHolding) {
        self.holding = holding
        renewal = Task { await holding.renewUntilEnd() }
        watch = Task { await holding.watchUntilEnd() }
    }

    deinit {
        renewal.cancel()
        watch.cancel()
    }

    /// The content of the lease: that of the former owner at first.
    public var content: ByteBuffer { holding.content }

    /// A Boolean value indicating whether the lease can be relied on at this moment.
    public var isHeld: Bool { holding.isHeld }

    /// Makes sure that the lease can be relied on at this moment.
    ///
    /// - Throws: ``FetchError/Code/leaseLost``.
    public func check() throws(FetchError) { try holding.check() }

    /// Changes the content, and renews the lease.
    ///
    /// Cancelling the task ends the wait; the content may be changed nevertheless.
    ///
    /// - Throws: ``FetchError/Code/leaseLost``; the errors of the store, after which the lease still lasts for a while;
    ///   `CancellationError`.
    public func setContent(_ content: ByteBuffer) async throws {
        try await holding.write(content)
    }

    /// Gives the lease back, so that another owner can take it at once; its content stays.
    ///
    /// The lease is given back even if the task is cancelled. If the store fails, the lease ends by itself.
    public func release() async { await end(removing: false) }

    /// Gives the lease back, and removes its content and its fencing number.
    public func remove() async { await end(removing: true) }

    private func end(removing: Bool) async {
        renewal.cancel()
        watch.cancel()
        // A task of its own: a cancelled one must not keep others waiting.
        await Task { [holding] in await holding.end(removing: removing) }.value
    }

    /// Runs work while the lease is held; cancels the work when the lease is lost.
    func whileHeld<R: Sendable>(_ body: @escaping @Sendable (SharedLease) async throws -> R) async throws -> R {
        try await withThrowingTaskGroup(of: R.self) { group in
            group.addTask { try await body(self) }
            group.addTask { [holding] in
                try await holding.loss.value
                throw holding.lossError
            }
            defer { group.cancelAll() }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }
}
