public import AsyncFetch
import AsyncJSON
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension GAPI {
    /// The push channels of one list, one after the other: each is opened before the one before it ends.
    ///
    /// ```swift
    /// let push = drive.pushChannels(of: changes, to: .webHook("https://app.example.com/notifications"))
    /// group.addTask { try await push.run() }
    /// for try await element in drive.changes(of: changes, from: cursor, options: .init { $0.wakeUps = push.wakeUps }) { … }
    ///
    /// // and in the route of the URL:
    /// let status = push.receive(request.headerFields).status
    /// ```
    ///
    /// A push is a call to look at once. Nothing is lost if one does not arrive, because the loop over the changes also
    /// looks without a call.
    public final class PushChannels: Sendable {
        /// The verdict on a notification.
        public enum Verdict: Sendable, Hashable {
            /// It is new, and has woken the loop.
            case accepted
            /// It is the repetition of one that came before.
            case repeated
            /// It belongs to no open channel, or has the wrong secret.
            case unknown
            /// It has not the form of a notification.
            case malformed

            /// The HTTP status for the response.
            public var status: Int {
                switch self {
                case .accepted, .repeated: 204
                case .unknown: 404
                case .malformed: 400
                }
            }
        }

        private struct Open {
            var channel: PushChannel
            var lastNumber: UInt64 = 0
        }

        private let state = Mutex<[String: Open]>([:])
        /// The calls that nobody has answered yet; a loop that ends must not end them for the next one.
        private let calls = Calls()
        private let source: PushSource
        private let options: PushOptions

        init(_ source: PushSource, _ options: PushOptions) {
            self.source = source
            self.options = options
        }

        /// The calls to look for changes, for the options of one loop over them at a time.
        public var wakeUps: WakeUps { WakeUps(calls) }

        /// The open channels, with the newest last; an application can keep them to close them after a crash.
        public var open: [PushChannel] {
            state.withLock {
                $0.values.map(\.channel).sorted { ($0.expiration ?? 0, $0.id) < ($1.expiration ?? 0, $1.id) }
            }
        }

        /// Opens a channel, and new ones before their ends, until the task is cancelled; then closes all of them.
        ///
        /// A failure that may pass is repeated after a while. The closing requests are sent even when the task is
        /// cancelled, each with the service's time limits; their failures are ignored, since channels end by themselves.
        ///
        /// - Throws: The error of a request that opens a channel, if it will not pass; `CancellationError`.
        public func run() async throws {
            do {
                var failures = 0
                var previous: PushChannel?
                while true {
                    let pause: Duration
                    do {
                        let channel = try await openChannel()
                        if let previous { await replace(previous) }
                        (previous, failures) = (channel, 0)
                        pause = options.timeToRenewal(of: channel.expiration)
                    } catch let error as GAPI.Error where error.isRetryable {
                        failures += 1
                        let delay = Duration.seconds(10).grown(forWait: failures, by: 2, upTo: .seconds(600))
                        pause = max(delay, min(error.retryAfter ?? .zero, .seconds(3600)))
                    }
                    try await source.clock.sleep(pause)
                }
            } catch {
                for channel in open { await close(channel) }
                throw error
            }
        }

        /// Takes a notification: verifies it, and wakes the loop over the changes.
        ///
        /// - Parameter headerFields: The header fields of the service's request.
        /// - Returns: The verdict, with the status for the response.
        public func receive(_ headerFields: HTTPFields) -> Verdict {
            guard let notification = try? PushNotification(headerFields) else { return .malformed }
            return receive(notification)
        }

        /// Takes a notification: verifies it, and wakes the loop over the changes.
        ///
        /// The first notification of a channel wakes the loop, too: something may have changed before it was opened.
        public func receive(_ notification: PushNotification) -> Verdict {
            let verdict = state.withLock { channels -> Verdict in
                guard let known = channels[notification.channelID], notification.hasToken(of: known.channel),
                    known.channel.resourceID.map({ $0 == notification.resourceID }) ?? true
                else { return .unknown }
                guard notification.number > known.lastNumber else { return .repeated }
                channels[notification.channelID]?.lastNumber = notification.number
                return .accepted
            }
            if verdict == .accepted { calls.ring() }
            return verdict
        }

        /// Wakes the loop over the changes, for notifications that arrive in another way, such as Pub/Sub messages.
        public func wake() { calls.ring() }

        // MARK: Requests

        private func openChannel() async throws -> PushChannel {
            var generator = SystemRandomNumberGenerator()
            var channel = PushChannel(using: &generator)
            // The first notification can arrive before the response.
            state.withLock { [channel] in $0[channel.id] = Open(channel: channel) }
            do {
                channel.take(try await source.open(channel, options))
                state.withLock { [channel] in $0[channel.id]?.channel = channel }
                return channel
            } catch {
                state.withLock { [channel] in $0[channel.id] = nil }
                throw error
            }
        }

        /// Ends a channel after the next one was opened.
        private func replace(_ channel: PushChannel) async {
            // Opening Gmail's channel again prolongs it, and closing would close both.
            if source.prolongs { state.withLock { $0[channel.id] = nil } } else { await close(channel) }
        }

        private func close(_ channel: PushChannel) async {
            // Awaited, but not cancelled with this task: the channel would stay open, and be forgotten.
            await Task { [source] in try? await source.close(channel) }.value
            state.withLock { $0[channel.id] = nil }
        }
    }

    /// The options of push channels.
    public struct PushOptions: Sendable {
        /// The time that a channel shall exist; the service's own time if it is `nil`.
        ///
        /// Services have limits: seven days for Drive's changes and for Gmail.
        public var lifetime: Duration?
        /// The time before the end of a channel at which the next one is opened.
        public var overlap = Duration.seconds(600)
        /// The longest time until the next channel is opened, also if the service names no end.
        public var maximumLifetime = Duration.seconds(86_400)
        /// The options of the requests.
        public var query = QueryOptions()
        /// The present time, with which the end of a channel is compared.
        public var now: @Sendable () -> Date = { Date() }

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }

        /// Returns the time until the next channel must be opened; the end is in milliseconds since 1970.
        ///
        /// At least a minute, so that a service with a wrong clock is not asked all the time.
        func timeToRenewal(of expiration: Int64?) -> Duration {
            guard let expiration else { return max(maximumLifetime, .seconds(60)) }
            let left = Double(expiration) / 1000 - now().timeIntervalSince1970
            let limit = max(maximumLifetime / .seconds(1), 60)
            let rest = min(left, limit)
            // Of a short life, a half is left for the overlap.
            return .seconds(max(rest - min(overlap / .seconds(1), rest / 2), 60))
        }
    }
}

/// The requests for the push channels of one list.
struct PushSource: Sendable {
    let clock: FetchClock
    /// A Boolean value indicating whether opening a channel again prolongs the one that is open.
    let prolongs: Bool
    let open: @Sendable (GAPI.PushChannel, GAPI.PushOptions) async throws -> JSON.Value
    let close: @Sendable (GAPI.PushChannel) async throws -> Void
}
