import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import NIOCore

/// A server that gives one answer to every batch, whatever it contains.
///
/// An input begins with a line: the status, and what `Content-Type` says. The rest is the body. If the line begins with
/// an exclamation mark, the connection breaks after the body.
///
/// Whatever the answer is, every call has one outcome, every failure is typed and short, and a call that must not be
/// repeated is sent again only if a status says that it did not run.
enum HostileBatch {
    /// Sends a batch.
    ///
    /// - Returns: What is wrong; `nil` when all is as it must be.
    @concurrent static func problem(of input: [UInt8]) async -> String? {
        let transport = ScriptedTransport { _ in answer(input) }
        let clock = VirtualClock(skippingUpTo: .seconds(250))  // shorter than the timeout of a call
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.5 }
            },
            transport: transport
        )
        let storage = StorageService(fetcher: fetcher)
        let failures: [GAPI.Error?]
        do {
            let (bucket, insertion, deletion, list) = try await storage.batch(
                Storage.BucketsGetQuery(bucket: "b"),
                Storage.NotificationsInsertQuery(bucket: "b", Storage.Notification { $0.topic = "t" }),
                Storage.ObjectsDeleteQuery(bucket: "b", object: "o"),
                Storage.ObjectsListQuery(bucket: "b")
            )
            failures = [failure(of: bucket), failure(of: insertion), failure(of: deletion), failure(of: list)]
        } catch {
            return "the batch threw \(type(of: error)): \(error)"
        }
        for failure in failures.compactMap(\.self) where "\(failure)".utf8.count > 16_384 {
            return "an error of \("\(failure)".utf8.count) bytes"
        }
        if fetcher.inFlightCount != 0 { return "a call is still in flight" }
        let sent = transport.requests
        if sent.count > 100 { return "\(sent.count) requests" }
        let insertions = sent.count { String(buffer: $0.body).contains("POST /storage/v1/b/b/notificationConfigs") }
        // 400, 401, 403, 413, 429: the call, or the batch, did not run.
        let text = String(decoding: input, as: UTF8.self)
        if insertions > 1, !["40", "41", "42"].contains(where: text.contains) {
            return "a call that must not be repeated was sent \(insertions) times"
        }
        return nil
    }

    private static func answer(_ input: [UInt8]) -> ScriptedTransport.Answer {
        let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let line = String(decoding: parts.first ?? [], as: UTF8.self)
        let body = ByteBuffer(bytes: parts.count > 1 ? parts[1] : [])
        let breaks = line.hasPrefix("!")
        let words = line.drop { $0 == "!" }.split(separator: " ", maxSplits: 1)
        let status = words.first.flatMap { Int($0) } ?? 200
        var headers: HTTPFields = [:]
        headers[.contentType] = words.count > 1 ? String(words[1]) : nil
        let answer = ScriptedTransport.Answer.chunks(
            [body],
            status: 200...599 ~= status ? status : 200,
            headers: headers
        )
        return breaks ? answer.cut(afterBytes: body.readableBytes) : answer
    }

    private static func failure<Value>(of result: Result<Value, GAPI.Error>) -> GAPI.Error? {
        if case .failure(let error) = result { error } else { nil }
    }
}
