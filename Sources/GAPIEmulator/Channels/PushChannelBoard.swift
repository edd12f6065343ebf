import EmulatorServer
import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore
import Synchronization

/// The open push channels of a service, and the sender of their notifications.
///
/// Notifications go only to addresses on this machine, where https is not required. They are sent one after the other,
/// outside of the calls that cause them. One that the receiver answers with 500, 502, 503 or 504 is sent three times at most.
final class PushChannelBoard: Sendable {
    private struct Channel {
        let resource: String
        let resourceURI: String
        let address: String
        let token: String?
        /// The end, in milliseconds since 1970.
        let expiration: Int64
        var lastNumber = 0
    }

    private struct State {
        var channels: [String: Channel] = [:]
        /// The ids of all channels so far, of which none may be used again.
        var ids: Set<String> = []
    }

    private let state = Mutex(State())
    private let notifications: AsyncStream<HTTPRequest>.Continuation
    private let sender: Task<Void, Never>
    private let kind: String

    /// Creates a board without channels; `kind` is that of the service's channels, such as `api#channel`.
    init(kind: String) {
        self.kind = kind
        // Delivery is not complete, as with the real service: a slow receiver must not fill the memory.
        let (stream, continuation) = AsyncStream.makeStream(
            of: HTTPRequest.self,
            bufferingPolicy: .bufferingOldest(10_000)
        )
        notifications = continuation
        sender = Task { await Self.send(stream) }
    }

    deinit {
        notifications.finish()
        sender.cancel()
    }

    // MARK: Methods

    /// Opens a channel to a resource; its first notification says so.
    ///
    /// - Parameters:
    ///   - body: The channel as the client wants it.
    ///   - resource: The watched resource.
    ///   - uri: The URL of the resource.
    ///   - longest: The longest life of a channel in seconds.
    /// - Returns: The channel as the server answers.
    /// - Throws: 400 for a channel that cannot be opened, or whose id was used before.
    func watch(_ body: JSON.Value, _ resource: String, uri: String, longest: Int64) throws(GoogleError) -> JSON.Value {
        guard let id = body["id"]?.string, !id.isEmpty, id.utf8.count <= 64 else {
            throw .invalid("id", "must have 1 to 64 bytes")
        }
        guard body["type"]?.string == "web_hook" else { throw .invalid("type", "must be web_hook") }
        guard let address = body["address"]?.string, Self.isOnThisMachine(address) else {
            throw GoogleError(
                code: 400,
                reason: "push.webhookUrlNotHttps",
                message: "The address of a channel must be on this machine, or be https."
            )
        }
        let token = body["token"]?.string
        guard (token?.utf8.count ?? 0) <= 256 else { throw .invalid("token", "has more than 256 bytes") }
        let now = WallClock.microseconds() / 1000
        let latest = now + longest * 1000
        let wanted: Int64? =
            if let seconds = Self.number(body["params"]?["ttl"]) {
                seconds > longest ? latest : now + max(seconds, 1) * 1000
            } else { Self.number(body["expiration"]) }
        let channel = Channel(
            resource: resource,
            resourceURI: uri,
            address: address,
            token: token,
            expiration: min(max(wanted ?? latest, now), latest)
        )
        let isNew = state.withLock { state in
            guard state.ids.insert(id).inserted else { return false }
            state.channels[id] = channel
            return true
        }
        guard isNew else {
            throw GoogleError(code: 400, reason: "channelIdNotUnique", message: "Channel id \(id) not unique")
        }
        notify(id, state: "sync")
        return [
            "kind": JSON.Value(kind), "id": JSON.Value(id), "resourceId": JSON.Value(resource),
            "resourceUri": JSON.Value(uri), "token": token.map { JSON.Value($0) } ?? .null,
            "expiration": JSON.Value("\(channel.expiration)"),
        ]
    }

    /// Closes a channel.
    func stop(_ body: JSON.Value) throws(GoogleError) {
        let id = body["id"]?.string ?? ""
        let isKnown = state.withLock { state in
            guard let channel = state.channels[id], channel.resource == body["resourceId"]?.string else { return false }
            state.channels[id] = nil
            return true
        }
        guard isKnown else { throw .notFound("Channel '\(id)' not found for project 'emulated'") }
    }

    /// Sends a notification to each channel of a resource.
    func notify(resource: String, state word: String) {
        for id in state.withLock({ $0.channels.filter { $0.value.resource == resource }.keys.sorted() }) {
            notify(id, state: word)
        }
    }

    // MARK: Parts

    private func notify(_ id: String, state word: String) {
        let now = WallClock.microseconds() / 1000
        // Inside the lock, so that the numbers are sent in their order.
        state.withLock { state in
            guard var channel = state.channels[id] else { return }
            guard channel.expiration > now else {
                state.channels[id] = nil
                return
            }
            channel.lastNumber += 1
            state.channels[id] = channel
            guard var request = try? HTTPRequest(.post, url: channel.address) else { return }
            let fields: [(String, String?)] = [
                ("X-Goog-Channel-ID", id), ("X-Goog-Channel-Token", channel.token),
                ("X-Goog-Resource-ID", channel.resource), ("X-Goog-Resource-URI", channel.resourceURI),
                ("X-Goog-Resource-State", word), ("X-Goog-Message-Number", "\(channel.lastNumber)"),
                ("X-Goog-Channel-Expiration", HTTPDate.text(channel.expiration / 1000)),
            ]
            for (name, value) in fields {
                if let value, let name = HTTPField.Name(name) { request.headerFields[name] = value }
            }
            notifications.yield(request)
        }
    }

    private static func send(_ requests: AsyncStream<HTTPRequest>) async {
        // A redirect could lead to another machine.
        let fetcher = Fetcher(.init { $0.maximumRedirects = 0 })
        let options = FetchOptions {
            $0.retry = .none
            $0.timeout = .seconds(10)
        }
        for await request in requests {
            for _ in 0..<3 {
                guard let answer = try? await fetcher.fetch(request, body: .bytes(ByteBuffer()), options: options),
                    [500, 502, 503, 504].contains(answer.head.status.code)
                else { break }
            }
        }
        await fetcher.shutdown()
    }

    private static func isOnThisMachine(_ address: String) -> Bool {
        guard let request = try? HTTPRequest(.post, url: address), let authority = request.authority else {
            return false
        }
        let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
        return ["127.0.0.1", "localhost", "[::1]"].contains(host)
    }

    /// Returns a number that is a text, as those of 64 bits in JSON, or a number.
    private static func number(_ value: JSON.Value?) -> Int64? {
        value?.int64 ?? value?.string.flatMap { Int64($0) }
    }
}
