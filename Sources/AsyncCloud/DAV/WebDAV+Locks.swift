import AsyncFetch
import AsyncXML
import HTTPTypes

extension Cloud.WebDAV {
    /// Locks an item against changes by others.
    ///
    /// It is not repeated after a lost connection: the server drops a lock that nobody knows after its timeout.
    ///
    /// - Parameters:
    ///   - path: The place of the item.
    ///   - depth: The number of levels; not ``Cloud/Depth/one``.
    ///   - timeout: The time that is asked for; servers may choose another.
    ///   - owner: The text that others see as the lock's owner.
    /// - Returns: The lock, which changes of the item must show.
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/locked`` if somebody else has it, and others; `CancellationError`.
    public func lock(
        _ path: Cloud.Path,
        depth: Cloud.Depth = .zero,
        timeout: Duration = .seconds(600),
        owner: String = ""
    ) async throws -> Cloud.Lock {
        guard depth != .one else { throw Cloud.Error(.invalidRequest, "a lock has depth zero or infinity") }
        var request = try request(.lock, path)
        request.headerFields[.depth] = depth.rawValue
        request.headerFields[.timeout] = Self.text(timeout)
        request.headerFields[.contentType] = "application/xml; charset=utf-8"
        let answer = try await send(request, body: .bytes(DAVBody.lock(owner: owner).utf8))
        let locks = Self.locks(in: answer)
        // Without the header, the only lock of the item is the new one; among several, nobody can tell.
        let named = answer.head.headerFields[.lockToken] ?? (locks.count == 1 ? locks[0].token : nil)
        guard let token = named.flatMap({ Self.token($0) }) else {
            throw Cloud.Error(.badAnswer, "the server locked \(path) and does not tell the lock's token")
        }
        return Cloud.Lock(path: path, token: token, timeout: Self.timeout(of: token, in: locks))
    }

    /// Asks for a new timeout of a lock.
    ///
    /// - Returns: The lock with the time that the server gave.
    /// - Throws: ``Cloud/Error`` if the lock is gone, and others; `CancellationError`.
    public func refresh(_ lock: Cloud.Lock, timeout: Duration = .seconds(600)) async throws -> Cloud.Lock {
        var request = try request(.lock, lock.path)
        request.headerFields[.timeout] = Self.text(timeout)
        request.headerFields[.ifTokens] = "(<\(lock.token)>)"
        let answer = try await send(request)
        let locks = Self.locks(in: answer)
        guard !locks.isEmpty else {
            throw Cloud.Error(
                .badAnswer,
                "the answer names no lock of \(lock.path), so nobody knows whether it goes on",
                status: answer.head.status.code
            )
        }
        var refreshed = lock
        refreshed.timeout = Self.timeout(of: lock.token, in: locks)
        return refreshed
    }

    /// Gives a lock back.
    ///
    /// - Throws: ``Cloud/Error`` if the lock is gone, and others; `CancellationError`.
    public func unlock(_ lock: Cloud.Lock) async throws {
        var request = try request(.unlock, lock.path)
        request.headerFields[.lockToken] = "<\(lock.token)>"
        try await send(request)
    }

    private static func locks(in answer: FetchResponse) -> [LockAnswer.Lock] {
        (try? XML.Decoder().decode(LockAnswer.self, from: answer.body.readableBytesView))?.locks ?? []
    }

    private static func timeout(of token: String, in locks: [LockAnswer.Lock]) -> Duration? {
        locks.first { $0.token.flatMap { Self.token($0) } == token }?.timeout
    }

    private static func text(_ timeout: Duration) -> String {
        "Second-\(min(max(1, timeout.components.seconds), 4_294_967_295))"
    }

    /// Returns the token in a header or an element; `nil` for a text that no header can hold.
    private static func token(_ text: String) -> String? {
        var token = text[...].drop { $0 == " " || $0 == "<" }
        while let last = token.last, last == " " || last == ">" { token.removeLast() }
        let isToken = !token.isEmpty && token.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x3C && $0 != 0x3E }
        return isToken ? String(token) : nil
    }
}

/// The answer to a lock: `d:prop` with `d:lockdiscovery`, which has all locks of the item.
private struct LockAnswer: XML.CursorDecodable {
    struct Lock {
        var token: String?
        var timeout: Duration?
    }

    var locks: [Lock] = []

    private enum Keys: String, DAVKeys { case lock = "lockdiscovery/activelock" }
    private enum LockKeys: String, DAVKeys {
        case token = "locktoken/href"
        case timeout
    }

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Keys.self) { _, element in
            var lock = Lock()
            try element.forEach(LockKeys.self) { key, item in
                switch key {
                case .token: lock.token = lock.token ?? item.string
                case .timeout: lock.timeout = Self.timeout(item.string)
                }
            }
            locks.append(lock)
        }
    }

    /// Reads the first time of a list such as `Infinite, Second-4100000000`; `nil` for none, and for one without end.
    private static func timeout(_ text: String) -> Duration? {
        let first = text.split { $0 == "," || $0.isWhitespace }.first?.split(separator: "-") ?? []
        guard first.count == 2, first[0] == "Second" else { return nil }
        return WireNumber.count(first[1]).map { .seconds($0) }
    }
}
