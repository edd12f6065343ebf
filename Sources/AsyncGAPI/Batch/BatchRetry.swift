import AsyncFetch
import HTTPTypes

/// The retries of one call of a batch: those of its own policy, but the calls of a batch wait and pay together.
struct BatchPartRetry: RetryPolicy {
    let policy: any RetryPolicy
    let member: BatchMember
    let gathering: BatchGathering

    var isImmediate: Bool { policy.isImmediate }

    func delay(after failed: FailedAttempt) async -> Duration? {
        guard let batch = member.batch else { return await policy.delay(after: failed) }
        var failed = failed.inBatch
        failed.random = batch.random
        guard let delay = await policy.delay(after: failed) else { return nil }
        guard batch.pays({ gathering.payForRetry(afterTimeout: failed.error?.isTimeout == true) }) else { return nil }
        gathering.leave(member, until: .init(batch: batch.number, reason: .delay(delay)))
        return delay
    }
}

/// The retries of a batch as a whole: only if none of its calls can have run.
struct WholeBatchRetry: RetryPolicy {
    let policy: any RetryPolicy

    func delay(after failed: FailedAttempt) async -> Duration? {
        let failed = failed.inBatch
        return failed.isRefusedForRate ? await policy.delay(after: failed) : nil
    }
}

extension FailedAttempt {
    /// The words with which Drive refuses parts of a batch, with a 403 that has only the reason `forbidden`.
    private static let softLimit = "inner batch requests soft limit"

    /// A Boolean value indicating whether the server refused the call because of its rate, and did not carry it out.
    var isRefusedForRate: Bool { status == 429 || status == 403 && QuotaReason(reason)?.passes == true }

    /// The attempt as policies know it: a limit of batches is a limit of rate, and a refused call is safe to repeat.
    var inBatch: FailedAttempt {
        var failed = self
        if status == 403, let body, body.readableBytes < 64 << 10, String(buffer: body).contains(Self.softLimit) {
            failed.response?.status = .tooManyRequests
            failed.body = nil
        }
        if failed.isRefusedForRate { failed.isIdempotent = !isOnlySentOnce }
        return failed
    }
}
