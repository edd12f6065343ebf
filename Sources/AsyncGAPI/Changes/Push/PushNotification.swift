public import AsyncFetch
import AsyncJSON

extension GAPI {
    /// A notification of a push channel: a POST without a body, whose header fields say what happened.
    ///
    /// It says only that something changed. The changes come from the list; see ``GAPI/PushChannels``.
    public struct PushNotification: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
        /// A kind of event; services have more kinds.
        public struct State: RawRepresentable, Sendable, Hashable {
            /// The word in the header field.
            public let rawValue: String

            /// Creates a kind from its word.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The channel was opened; nothing has changed.
            public static let sync = State(rawValue: "sync")
            /// A list has changed (Drive).
            public static let change = State(rawValue: "change")
            /// A resource was created or shared (Drive).
            public static let add = State(rawValue: "add")
            /// A resource was deleted or is shared no longer (Drive).
            public static let remove = State(rawValue: "remove")
            /// A resource has changed (Drive).
            public static let update = State(rawValue: "update")
            /// A resource was moved to the trash (Drive).
            public static let trash = State(rawValue: "trash")
            /// A resource was taken out of the trash (Drive).
            public static let untrash = State(rawValue: "untrash")
            /// A resource was created or has changed (Calendar).
            public static let exists = State(rawValue: "exists")
            /// A resource was deleted (Calendar).
            public static let notExists = State(rawValue: "not_exists")
        }

        /// The identifier of the channel, as its opener chose it.
        public let channelID: String
        /// The number of the notification in its channel; numbers grow, with gaps.
        public let number: UInt64
        /// The event.
        public let state: State
        /// The service's identifier of the watched resource.
        public let resourceID: String
        /// The service's URL of the watched resource.
        public let resourceURI: String?
        /// The aspects that have changed, such as `content` or `permissions`.
        public let changed: [String]
        /// The end of the channel, in seconds since 1970.
        public let expiration: Int64?
        /// The secret of the channel; the only proof of the notification's origin.
        let token: String?

        /// Reads the header fields of a request.
        ///
        /// - Throws: ``GAPI/Error/Code/invalidRequest`` if a required field is missing, is longer than 2048 bytes, or
        ///   does not have its form. Respond with 400.
        public init(_ headerFields: HTTPFields) throws {
            func text(_ name: String) throws -> String? {
                guard let field = HTTPField.Name(name), let value = headerFields[field], !value.isEmpty else {
                    return nil
                }
                guard value.utf8.count <= 2048 else { throw Self.failure("the field \(name) is too long") }
                return value
            }
            func required(_ name: String) throws -> String {
                guard let value = try text(name) else { throw Self.failure("the field \(name) is missing") }
                return value
            }
            channelID = try required("X-Goog-Channel-ID")
            resourceID = try required("X-Goog-Resource-ID")
            state = State(rawValue: try required("X-Goog-Resource-State"))
            guard let number = WireNumber.unsigned(try required("X-Goog-Message-Number")) else {
                throw Self.failure("the field X-Goog-Message-Number is no number")
            }
            self.number = number
            resourceURI = try text("X-Goog-Resource-URI")
            token = try text("X-Goog-Channel-Token")
            expiration = try text("X-Goog-Channel-Expiration").flatMap { HTTPDate.seconds($0) }
            let names = try text("X-Goog-Changed")?.split(separator: ",") ?? []
            changed = names.map { $0.trimmingSpaces }.filter { !$0.isEmpty }
        }

        /// Returns `true` if the notification has the secret of a channel; the time does not depend on the difference.
        public func hasToken(of channel: PushChannel) -> Bool {
            guard let token else { return false }
            return token.isEqualInConstantTime(to: channel.token)
        }

        /// A readable form without the secret.
        public var description: String { "\(state.rawValue) \(number) of channel \(channelID)" }

        /// A mirror without the secret, which `dump` would print.
        public var customMirror: Mirror {
            let children: KeyValuePairs<String, Any> = [
                "channelID": channelID, "number": number, "state": state, "resourceID": resourceID,
                "resourceURI": resourceURI as Any, "changed": changed, "expiration": expiration as Any,
            ]
            return Mirror(self, children: children)
        }

        private static func failure(_ problem: String) -> GAPI.Error {
            GAPI.Error(.invalidRequest, "this is no notification of a push channel: \(problem)")
        }
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        String(self.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension String {
    /// Returns `true` if two texts have the same bytes; the time depends only on their lengths.
    func isEqualInConstantTime(to other: String) -> Bool {
        let (bytes, others) = (Array(utf8), Array(other.utf8))
        guard bytes.count == others.count else { return false }
        return zip(bytes, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
