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
        let found = try? XML.Decoder().decode(LockAnswer.self, from: answer.body.readableBytesView)
        let named = answer.head.headerFields[.lockToken].flatMap { Self.token($0) } ?? found?.token
        guard let token = named.flatMap({ Self.token($0) }) else {
            throw Cloud.Error(.badAnswer, "the server locked \(path) and does not tell the lock's token")
        }
        return Cloud.Lock(path: path, token: token, timeout: found?.timeout)
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
        var refreshed = lock
        let found = try? XML.Decoder().decode(LockAnswer.self, from: answer.body.readableBytesView)
        refreshed.timeout = found?.timeout
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

/// The answer to a lock: `d:prop` with `d:lockdiscovery`.
private struct LockAnswer: XML.CursorDecodable {
    var token: String?
    var timeout: Duration?

    private enum Keys: String, DAVKeys { case lock = "lockdiscovery/activelock" }
    private enum LockKeys: String, DAVKeys {
        case token = "locktoken/href"
        case timeout
    }

    init(xml: borrowing XML.Cursor) throws {
        var token: String?
        var timeout: Duration?
        try xml.forEach(Keys.self) { _, lock in
            try lock.forEach(LockKeys.self) { key, item in
                switch key {
                case .token: token = token ?? item.string
                case .timeout:
                    let seconds = item.string.split(separator: "-")
                    if seconds.count == 2, seconds[0] == "Second" {
                        timeout = WireNumber.count(seconds[1]).map { .seconds($0) }
                    }
                }
            }
        }
        self.token = token
        self.timeout = timeout
    }
}
