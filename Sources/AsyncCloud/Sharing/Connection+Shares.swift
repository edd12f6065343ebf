import AsyncFetch
import AsyncJSON

extension Cloud.Connection {
    private static let api = "apps/files_sharing/api/v1"

    /// Returns shares.
    ///
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/notFound`` for an item that is not there; `CancellationError`.
    public func shares(_ scope: Cloud.ShareScope = .mine) async throws -> [Cloud.Share] {
        let (path, query): (String, [(String, String)]) =
            switch scope {
            case .mine: ("shares", [])
            case .withMe(let state):
                ("shares", [("shared_with_me", "true"), ("state", state.map { "\($0.rawValue)" } ?? "all")])
            case .item(let path, let withReshares):
                ("shares", [("path", path.string)] + (withReshares ? [("reshares", "true")] : []))
            case .folder(let path): ("shares", [("path", path.string), ("subfiles", "true")])
            case .remote: ("remote_shares", [])
            case .pendingRemote: ("remote_shares/pending", [])
            }
        let data = try await watched { try await ocs.call(.get, "\(Self.api)/\(path)", query: query) }
        let isRemote = scope == .remote || scope == .pendingRemote
        return data.elements.compactMap { Cloud.Share($0, isRemote: isRemote) }
    }

    /// Shares an item.
    ///
    /// It is not sent twice.
    ///
    /// - Parameters:
    ///   - path: The place of the item.
    ///   - recipient: The recipient.
    ///   - settings: The settings of the share.
    /// - Returns: The share.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/notFound`` for an unknown item or recipient,
    ///   ``Cloud/Error/Code/forbidden`` where the server does not allow it, and others; `CancellationError`.
    @discardableResult
    public func share(
        _ path: Cloud.Path,
        with recipient: Cloud.ShareRecipient,
        _ settings: Cloud.ShareSettings = .init()
    ) async throws -> Cloud.Share {
        let form = FormBody(path, recipient, settings)
        let data = try await watched { try await ocs.call(.post, "\(Self.api)/shares", form: form) }
        return try Self.share(data)
    }

    /// Changes the settings of a share, in one request.
    ///
    /// - Returns: The share with its new settings.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    @discardableResult
    public func change(_ share: Cloud.Share, _ settings: Cloud.ShareSettings) async throws -> Cloud.Share {
        let form = FormBody(settings)
        guard !form.fields.isEmpty else { return share }
        let path = try Self.place(of: share, in: "shares")
        return try Self.share(try await watched { try await ocs.call(.put, path, form: form) })
    }

    /// Ends a share; one with the user is left.
    ///
    /// It is not sent twice.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func end(_ share: Cloud.Share) async throws {
        let path = try Self.place(of: share, in: share.isRemote ? "remote_shares" : "shares")
        _ = try await watched { try await ocs.call(.delete, path) }
    }

    /// Accepts a share with the user.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func accept(_ share: Cloud.Share) async throws {
        let path = try Self.place(of: share, in: share.isRemote ? "remote_shares/pending" : "shares/pending")
        _ = try await watched { try await ocs.call(.post, path) }
    }

    /// Declines a share with the user.
    ///
    /// It is not sent twice.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func decline(_ share: Cloud.Share) async throws {
        let path = try Self.place(of: share, in: share.isRemote ? "remote_shares/pending" : "shares/pending")
        _ = try await watched { try await ocs.call(.delete, path) }
    }

    /// Returns users, groups and addresses with whom an item can be shared, whose name contains a text.
    ///
    /// For a text that is shorter than ``Cloud/Capabilities/minimumSearchLength``, nothing is asked and nothing found.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isFolder: A Boolean value indicating whether a folder is to be shared.
    ///   - kinds: The kinds of recipients.
    ///   - page: The number of the page, counted from 1.
    ///   - pageSize: The most recipients of each kind on a page.
    /// - Returns: The recipients, exact ones first.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func sharees(
        matching text: String,
        isFolder: Bool = false,
        kinds: [Cloud.Share.Kind] = [.user, .group, .remote],
        page: Int = 1,
        pageSize: Int = 50
    ) async throws -> [Cloud.Sharee] {
        guard text.count >= (try await session().capabilities.minimumSearchLength) else { return [] }
        return try await watched {
            var query = [
                ("search", text), ("itemType", isFolder ? "folder" : "file"), ("page", "\(max(1, page))"),
                ("perPage", "\(max(1, pageSize))"),
            ]
            query += kinds.map { ("shareType[]", "\($0.rawValue)") }
            let data = try await ocs.call(.get, "\(Self.api)/sharees", query: query)
            let exact = data["exact"].map { Self.sharees(in: $0, areExact: true) } ?? []
            return exact + Self.sharees(in: data, areExact: false)
        }
    }

    private static func sharees(in value: JSON.Value, areExact: Bool) -> [Cloud.Sharee] {
        ["users", "groups", "remotes"].flatMap { value[$0]?.elements ?? [] }.compactMap { element in
            guard let inner = element["value"], let id = inner["shareWith"]?.words,
                let kind = inner["shareType"]?.whole.flatMap({ Int(exactly: $0) })
            else { return nil }
            return Cloud.Sharee(
                kind: .init(rawValue: kind),
                id: id,
                label: element["label"]?.words ?? id,
                details: inner["shareWithAdditionalInfo"]?.words,
                isExact: areExact
            )
        }
    }

    private static func share(_ data: JSON.Value) throws(Cloud.Error) -> Cloud.Share {
        // Some versions answer a list of one.
        guard let share = Cloud.Share(data) ?? data.elements.first.flatMap({ Cloud.Share($0) }) else {
            throw Cloud.Error(.badAnswer, "the server does not say which share it has made or changed")
        }
        return share
    }

    private static func place(of share: Cloud.Share, in folder: String) throws(Cloud.Error) -> String {
        guard !share.id.isEmpty, share.id.utf8.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }) else {
            throw Cloud.Error(.invalidRequest, "the share has no usable identifier")
        }
        return "\(api)/\(folder)/\(PercentEncoding.encode(share.id))"
    }
}
