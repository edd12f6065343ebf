import AsyncFetch
import AsyncJSON

extension GAPI {
    /// A channel through which a service says that something has changed.
    ///
    /// It is Codable, so that another process can verify its notifications or close it. The stored form contains the
    /// channel's secret.
    public struct PushChannel: Codable, Sendable, Hashable, CustomStringConvertible, CustomReflectable {
        /// The identifier, unique among all channels of the project.
        public let id: String
        /// The secret that each notification repeats.
        let token: String
        /// The service's identifier of the watched resource; `nil` until the service has answered.
        public internal(set) var resourceID: String?
        /// The end of the channel, in milliseconds since 1970; `nil` if the service has not said it.
        public internal(set) var expiration: Int64?

        /// Creates the channel of a process that has its own store.
        ///
        /// - Parameters:
        ///   - id: The identifier, at most 64 bytes.
        ///   - token: The secret, at most 256 bytes that nobody can guess.
        public init(id: String, token: String) {
            self.id = id
            self.token = token
        }

        /// Creates a channel with a random identifier and a random secret.
        init(using generator: inout some RandomNumberGenerator) {
            func text(_ words: Int, _ generator: inout some RandomNumberGenerator) -> String {
                (0..<words).map { _ in
                    let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
                    return String(repeating: "0", count: 16 - digits.count) + digits
                }.joined()
            }
            self.init(id: text(2, &generator), token: text(4, &generator))
        }

        /// A readable form without the secret.
        public var description: String { "push channel \(id)" }

        /// A mirror without the secret, which `dump` would print.
        public var customMirror: Mirror {
            Mirror(self, children: ["id": id, "resourceID": resourceID as Any, "expiration": expiration as Any])
        }

        /// Takes what the service has answered.
        mutating func take(_ answer: JSON.Value) {
            resourceID = answer["resourceId"]?.string
            // An int64, which is a text in JSON.
            expiration = answer["expiration"].flatMap { $0.int64 ?? $0.string.flatMap { WireNumber.count($0) } }
        }
    }

    /// The destination of push notifications.
    public enum PushTarget: Sendable, Hashable {
        /// A URL of the application, to which the service sends POST requests (Drive, Calendar).
        ///
        /// It must be https with a certificate that the service trusts.
        case webHook(String)
        /// A Pub/Sub topic of the same project, `projects/P/topics/T` (Gmail).
        ///
        /// The service account `gmail-api-push@system.gserviceaccount.com` must have the right to publish there.
        case topic(String, labelIDs: [String] = [])
    }
}
