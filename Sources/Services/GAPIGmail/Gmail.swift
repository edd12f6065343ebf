// Generated from gmail:v1, revision 20261005, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Gmail API
public enum Gmail {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var mailGoogleCom: Swift.String { "https://mail.google.com/" }
        public static var gmailAddonsCurrentActionCompose: Swift.String { "https://www.googleapis.com/auth/gmail.addons.current.action.compose" }
        public static var gmailAddonsCurrentMessageAction: Swift.String { "https://www.googleapis.com/auth/gmail.addons.current.message.action" }
        public static var gmailAddonsCurrentMessageMetadata: Swift.String { "https://www.googleapis.com/auth/gmail.addons.current.message.metadata" }
        public static var gmailAddonsCurrentMessageReadonly: Swift.String { "https://www.googleapis.com/auth/gmail.addons.current.message.readonly" }
        public static var gmailCompose: Swift.String { "https://www.googleapis.com/auth/gmail.compose" }
        public static var gmailInsert: Swift.String { "https://www.googleapis.com/auth/gmail.insert" }
        public static var gmailLabels: Swift.String { "https://www.googleapis.com/auth/gmail.labels" }
        public static var gmailMetadata: Swift.String { "https://www.googleapis.com/auth/gmail.metadata" }
        public static var gmailModify: Swift.String { "https://www.googleapis.com/auth/gmail.modify" }
        public static var gmailReadonly: Swift.String { "https://www.googleapis.com/auth/gmail.readonly" }
        public static var gmailSend: Swift.String { "https://www.googleapis.com/auth/gmail.send" }
        public static var gmailSettingsBasic: Swift.String { "https://www.googleapis.com/auth/gmail.settings.basic" }
        public static var gmailSettingsSharing: Swift.String { "https://www.googleapis.com/auth/gmail.settings.sharing" }
    }

    public typealias Format = JSON.OpenEnumeration<Format_Values>
    public enum Format_Values {}

    public typealias InternalDateSource = JSON.OpenEnumeration<InternalDateSource_Values>
    public enum InternalDateSource_Values {}
}

extension JSON.OpenEnumeration<Gmail.Format_Values> {
    public static var minimal: Self { "minimal" }
    public static var full: Self { "full" }
    public static var raw: Self { "raw" }
    public static var metadata: Self { "metadata" }
}

extension JSON.OpenEnumeration<Gmail.InternalDateSource_Values> {
    public static var receivedTime: Self { "receivedTime" }
    public static var dateHeader: Self { "dateHeader" }
}

/// Gmail API
public actor GmailService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "gmail",
        version: "v1",
        rootURL: "https://gmail.googleapis.com/",
        servicePath: "",
        batchPath: "batch",
        batch: GAPI.BatchLimits(.documented),
        defaultScopes: ["https://mail.google.com/", "https://www.googleapis.com/auth/gmail.settings.basic", "https://www.googleapis.com/auth/gmail.settings.sharing"]
    )

    public nonisolated let core: GAPI.ServiceCore
    public var credentials: any FetchCredentials

    /// Creates a service; one is enough for a whole application.
    ///
    /// - Parameters:
    ///   - credentials: The credentials of its calls.
    ///   - configuration: The settings that its calls share.
    ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
    public init(
        credentials: any FetchCredentials = .none,
        configuration: GAPI.ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = GAPI.ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
        self.credentials = credentials
    }
}

extension Gmail.UsersHistoryListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "startHistoryId",
        fields: "historyId",
        expiredStatuses: [404, 410],
        start: (method: GAPI.QueryMethod(id: "gmail.users.getProfile", verb: .get, path: "gmail/v1/users/{userId}/profile"), member: "historyId", parameters: []),
        watch: (method: GAPI.QueryMethod(id: "gmail.users.watch", verb: .post, path: "gmail/v1/users/{userId}/watch"), stop: GAPI.QueryMethod(id: "gmail.users.stop", verb: .post, path: "gmail/v1/users/{userId}/stop"), parameters: [], isTopic: true)
    )
    public var changeToken: Swift.String? { get { startHistoryId.map { "\($0)" } } set { startHistoryId = newValue.flatMap { Swift.UInt64($0) } } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.historyId.map { "\($0)" } }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        items(in: response).flatMap { item -> [GAPI.Change<Item>] in
            guard item.messagesDeleted?.isEmpty == false else { return [.updated(item)] }
            var (rest, deleted) = (item, item)
            rest.messagesDeleted = nil
            deleted.labelsAdded = nil; deleted.labelsRemoved = nil; deleted.messagesAdded = nil
            let hasMore = rest.labelsAdded?.isEmpty == false || rest.labelsRemoved?.isEmpty == false || rest.messagesAdded?.isEmpty == false
            return hasMore ? [.updated(rest), .deleted(deleted)] : [.deleted(deleted)]
        }
    }
}

extension GmailService {
    /// Returns the changes of `gmail.users.history.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func history(
        userId: Swift.String = "me",
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout Gmail.UsersHistoryListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<Gmail.UsersHistoryListQuery> {
        changes(of: Gmail.UsersHistoryListQuery(userId: userId, configure), from: cursor, options: options)
    }
}
