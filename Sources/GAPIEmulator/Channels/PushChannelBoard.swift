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
/// The server itself is no receiver: a notification that changes something would cause the next one, for ever. And where
/// others reach the server without a credential, nobody is.
final class PushChannelBoard: Sendable {
    private struct Channel {
        let resource: String
        let resourceURI: String
        /// The request to its address, without the fields of a notification.
        let request: HTTPRequest
        let token: String?
        /// The end, in milliseconds since 1970.
        let expiration: Int64
        var lastNumber = 0
    }

    private struct State {
        /// The open channels by their ids, and those that have ended since the last one was opened.
        var channels: [String: Channel] = [:]
        /// The ports of the server itself.
        var ports: Set<Int64> = []
        var refusesAll = false
    }

    /// The most open channels, so that strangers cannot fill the memory.
    private static let most = 1000
    /// The most bytes of an address, which each notification repeats.
    private static let mostAddressBytes = 2048

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

    /// Makes the board refuse channels to ports of this machine, which are those of the server itself.
    func refuse(ports: some Sequence<Int>) {
        state.withLock { $0.ports.formUnion(ports.map { Int64($0) }) }
    }

    /// Makes the board refuse all channels.
    func refuseAll() { state.withLock { $0.refusesAll = true } }

    // MARK: Methods

    /// Opens a channel to a resource; its first notification says so.
    ///
    /// - Parameters:
    ///   - body: The channel as the client wants it.
    ///   - resource: The watched resource.
    ///   - uri: The URL of the resource.
    ///   - longest: The longest life of a channel in seconds.
    /// - Returns: The channel as the server answers.
    /// - Throws: 400 for a channel that cannot be opened, or whose id an open one has; 403 if too many are open, or
    ///   none may be.
    func watch(_ body: JSON.Value, _ resource: String, uri: String, longest: Int64) throws(GoogleError) -> JSON.Value {
        guard !state.withLock({ $0.refusesAll }) else {
            throw GoogleError(
                code: 403,
                reason: "forbidden",
                message: "Others reach this server without a credential, so it sends nothing to servers of its machine."
            )
        }
        guard let id = body["id"]?.string, !id.isEmpty, id.utf8.count <= 64 else {
            throw .invalid("id", "must have 1 to 64 bytes")
        }
        guard body["type"]?.string == "web_hook" else { throw .invalid("type", "must be web_hook") }
        let address = body["address"]?.string ?? ""
        guard address.utf8.count <= Self.mostAddressBytes else {
            throw .invalid("address", "has more than \(Self.mostAddressBytes) bytes")
        }
        guard let request = try? HTTPRequest(.post, url: address), let port = Self.portOnThisMachine(request) else {
            throw GoogleError(
                code: 400,
                reason: "push.webhookUrlNotHttps",
                message: "The address of a channel must be on this machine."
            )
        }
        guard !state.withLock({ $0.ports.contains(port) }) else {
            throw .invalid("address", "must not be this server's own: each notification could cause the next one")
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
            request: request,
            token: token,
            expiration: min(max(wanted ?? latest, now), latest)
        )
        let refusal = state.withLock { state -> GoogleError? in
            state.channels = state.channels.filter { $0.value.expiration > now }
            guard state.channels[id] == nil else {
                return GoogleError(code: 400, reason: "channelIdNotUnique", message: "Channel id \(id) not unique")
            }
            guard state.channels.count < Self.most else {
                return GoogleError(code: 403, reason: "rateLimitExceeded", message: "Too many channels are open.")
            }
            state.channels[id] = channel
            return nil
        }
        if let refusal { throw refusal }
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
            var request = channel.request
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

    /// Returns the port of a request to this machine; `nil` for other ones.
    private static func portOnThisMachine(_ request: HTTPRequest) -> Int64? {
        guard let authority = request.authority else { return nil }
        let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
        guard ["127.0.0.1", "localhost", "[::1]"].contains(host) else { return nil }
        let port = authority.dropFirst(host.count)
        if port.isEmpty || port == ":" { return request.scheme == "https" ? 443 : 80 }
        // Behind the colon can stand a whole other host: localhost:80@elsewhere.
        return port.hasPrefix(":") ? WireNumber.count(port.dropFirst()) : nil
    }

    /// Returns a number that is a text, as those of 64 bits in JSON, or a number.
    private static func number(_ value: JSON.Value?) -> Int64? {
        value?.int64 ?? value?.string.flatMap { Int64($0) }
    }
}
