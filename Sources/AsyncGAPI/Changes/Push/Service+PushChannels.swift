import AsyncFetch
import AsyncJSON

extension GAPI.Service {
    /// Returns the push channels of a list, none of which is open yet; see ``GAPI/PushChannels``.
    ///
    /// - Parameters:
    ///   - query: The query of the list, as for its changes.
    ///   - target: The destination of the notifications: a URL, or for Gmail a Pub/Sub topic.
    ///   - options: The times of the channels, and the options of the requests.
    /// - Returns: The channels. `run()` of them throws ``GAPI/Error/Code/invalidRequest`` if the list has no push
    ///   channels, or not to such a target.
    public nonisolated func pushChannels<Q: GAPI.ChangeQuery>(
        of query: Q,
        to target: GAPI.PushTarget,
        options: GAPI.PushOptions = .init()
    ) -> GAPI.PushChannels {
        let push = Q.changeFeed.push
        let clock = core.fetcher.core.configuration.clock
        let source = PushSource(clock: clock, prolongs: push?.isTopic ?? false) { [self] channel, options in
            guard let push, let body = target.watchBody(channel, options, isTopic: push.isTopic) else {
                var error = GAPI.Error(.invalidRequest, "the list cannot be watched at such a target: poll it")
                error.method = query.method.id
                throw error
            }
            var query = query
            if Q.changeFeed.start != nil, !push.isTopic {
                query.changeToken = try await firstCursor(of: query, options.query)
            }
            let call = FeedCall(push.watch, of: query, parameters: push.parameters, body: body)
            return try await execute(call, options: options.query)
        } close: { [self] channel in
            guard let push else { return }
            var body: JSON.Value?
            if !push.isTopic {
                body = ["id": JSON.Value(channel.id), "resourceId": JSON.Value(channel.resourceID ?? "")]
            }
            _ = try await execute(FeedCall(push.stop, of: query, parameters: [], body: body), options: options.query)
        }
        return GAPI.PushChannels(source, options)
    }

    /// Closes a channel that another process has opened; Gmail's cannot be closed singly.
    ///
    /// - Throws: The errors of calls (404 if the channel has ended); `CancellationError`.
    public nonisolated func close<Q: GAPI.ChangeQuery>(
        _ channel: GAPI.PushChannel,
        of query: Q,
        options: GAPI.QueryOptions = .init()
    ) async throws {
        guard let push = Q.changeFeed.push, !push.isTopic else { return }
        let body: JSON.Value = ["id": JSON.Value(channel.id), "resourceId": JSON.Value(channel.resourceID ?? "")]
        _ = try await execute(FeedCall(push.stop, of: query, parameters: [], body: body), options: options)
    }
}

extension GAPI.PushTarget {
    /// Returns the body of the request that opens a channel; `nil` if the list has another kind of channels.
    fileprivate func watchBody(
        _ channel: GAPI.PushChannel,
        _ options: GAPI.PushOptions,
        isTopic: Bool
    ) -> JSON.Value? {
        switch self {
        case .webHook(let address) where !isTopic:
            var body: JSON.Value = [
                "id": JSON.Value(channel.id), "type": "web_hook", "address": JSON.Value(address),
                "token": JSON.Value(channel.token),
            ]
            if let lifetime = options.lifetime {
                body["params"] = ["ttl": JSON.Value("\(max(lifetime.components.seconds, 1))")]
            }
            return body
        case .topic(let name, let labels) where isTopic:
            var body: JSON.Value = ["topicName": JSON.Value(name)]
            if !labels.isEmpty {
                body["labelIds"] = JSON.Value(labels.map { JSON.Value($0) })
                body["labelFilterBehavior"] = "INCLUDE"
            }
            return body
        default: return nil
        }
    }
}
