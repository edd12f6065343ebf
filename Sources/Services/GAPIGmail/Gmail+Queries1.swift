// Generated from gmail:v1, revision 20261005, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Gmail {
    /// `gmail.users.getProfile`: GET `gmail/v1/users/{userId}/profile`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailCompose`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersGetProfileQuery: GAPI.Query {
        public typealias Response = Profile
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.getProfile", verb: .get, path: "gmail/v1/users/{userId}/profile") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.stop`: POST `gmail/v1/users/{userId}/stop`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersStopQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.stop", verb: .post, path: "gmail/v1/users/{userId}/stop") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.watch`: POST `gmail/v1/users/{userId}/watch`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersWatchQuery: GAPI.Query {
        public typealias Response = WatchResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var body: WatchRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: WatchRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.watch", verb: .post, path: "gmail/v1/users/{userId}/watch") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.drafts.create`: POST `gmail/v1/users/{userId}/drafts`. Media: at most 36700160 bytes. Media
    /// types: `message/*`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentActionCompose`, `gmailCompose`, `gmailModify`.
    public struct UsersDraftsCreateQuery: GAPI.UploadQuery {
        public typealias Response = Draft
        /// Default: `me`.
        public var userId: Swift.String
        public var body: Draft
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Draft = Draft(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.drafts.create", verb: .post, path: "gmail/v1/users/{userId}/drafts", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.drafts.delete`: DELETE `gmail/v1/users/{userId}/drafts/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentActionCompose`, `gmailCompose`, `gmailModify`.
    public struct UsersDraftsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.drafts.delete", verb: .delete, path: "gmail/v1/users/{userId}/drafts/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.drafts.get`: GET `gmail/v1/users/{userId}/drafts/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailCompose`, `gmailModify`, `gmailReadonly`.
    public struct UsersDraftsGetQuery: GAPI.Query {
        public typealias Response = Draft
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        /// Default: `full`.
        public var format: Format?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.drafts.get", verb: .get, path: "gmail/v1/users/{userId}/drafts/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id); p.query("format", format)
        }
    }

    /// `gmail.users.drafts.list`: GET `gmail/v1/users/{userId}/drafts`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailCompose`, `gmailModify`, `gmailReadonly`.
    public struct UsersDraftsListQuery: GAPI.PagedQuery {
        public typealias Response = ListDraftsResponse
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: false.
        public var includeSpamTrash: Swift.Bool?
        /// Default: 100.
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var q: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.drafts.list", verb: .get, path: "gmail/v1/users/{userId}/drafts") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("includeSpamTrash", includeSpamTrash); p.query("maxResults", maxResults)
            p.query("pageToken", pageToken); p.query("q", q)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Draft] { response.drafts ?? [] }
    }

    /// `gmail.users.drafts.send`: POST `gmail/v1/users/{userId}/drafts/send`. Media: at most 36700160 bytes. Media
    /// types: `message/*`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentActionCompose`, `gmailCompose`, `gmailModify`.
    public struct UsersDraftsSendQuery: GAPI.UploadQuery {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        public var body: Draft
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Draft = Draft(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.drafts.send", verb: .post, path: "gmail/v1/users/{userId}/drafts/send", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.drafts.update`: PUT `gmail/v1/users/{userId}/drafts/{id}`. Media: at most 36700160 bytes. Media
    /// types: `message/*`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentActionCompose`, `gmailCompose`, `gmailModify`.
    public struct UsersDraftsUpdateQuery: GAPI.UploadQuery {
        public typealias Response = Draft
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var body: Draft
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ body: Draft = Draft(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.drafts.update", verb: .put, path: "gmail/v1/users/{userId}/drafts/{id}", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.history.list`: GET `gmail/v1/users/{userId}/history`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersHistoryListQuery: GAPI.PagedQuery {
        public typealias Response = ListHistoryResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var historyTypes: [HistoryTypes]?
        public var labelId: Swift.String?
        /// Default: 100.
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var startHistoryId: Swift.UInt64?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.history.list", verb: .get, path: "gmail/v1/users/{userId}/history") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("historyTypes", historyTypes); p.query("labelId", labelId)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken)
            p.query("startHistoryId", startHistoryId)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [History] { response.history ?? [] }

        public typealias HistoryTypes = JSON.OpenEnumeration<HistoryTypes_Values>
        public enum HistoryTypes_Values {}
    }

    /// `gmail.users.labels.create`: POST `gmail/v1/users/{userId}/labels`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailLabels`, `gmailModify`.
    public struct UsersLabelsCreateQuery: GAPI.Query {
        public typealias Response = Label
        /// Default: `me`.
        public var userId: Swift.String
        public var body: Label
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Label, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.labels.create", verb: .post, path: "gmail/v1/users/{userId}/labels") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.labels.delete`: DELETE `gmail/v1/users/{userId}/labels/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailLabels`, `gmailModify`.
    public struct UsersLabelsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.labels.delete", verb: .delete, path: "gmail/v1/users/{userId}/labels/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.labels.get`: GET `gmail/v1/users/{userId}/labels/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailLabels`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersLabelsGetQuery: GAPI.Query {
        public typealias Response = Label
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.labels.get", verb: .get, path: "gmail/v1/users/{userId}/labels/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.labels.list`: GET `gmail/v1/users/{userId}/labels`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailLabels`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersLabelsListQuery: GAPI.Query {
        public typealias Response = ListLabelsResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.labels.list", verb: .get, path: "gmail/v1/users/{userId}/labels") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.labels.patch`: PATCH `gmail/v1/users/{userId}/labels/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailLabels`, `gmailModify`.
    public struct UsersLabelsPatchQuery: GAPI.Query {
        public typealias Response = Label
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; self.body = body; configure(&self)
        }
        public init(userId: Swift.String = "me", id: Swift.String, _ body: Label, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.labels.patch", verb: .patch, path: "gmail/v1/users/{userId}/labels/{id}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.labels.update`: PUT `gmail/v1/users/{userId}/labels/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailLabels`, `gmailModify`.
    public struct UsersLabelsUpdateQuery: GAPI.Query {
        public typealias Response = Label
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var body: Label
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ body: Label, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.labels.update", verb: .put, path: "gmail/v1/users/{userId}/labels/{id}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.messages.batchDelete`: POST `gmail/v1/users/{userId}/messages/batchDelete`.
    ///
    /// Scopes (any one): `mailGoogleCom`.
    public struct UsersMessagesBatchDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var body: BatchDeleteMessagesRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: BatchDeleteMessagesRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.batchDelete", verb: .post, path: "gmail/v1/users/{userId}/messages/batchDelete") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.messages.batchModify`: POST `gmail/v1/users/{userId}/messages/batchModify`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`.
    public struct UsersMessagesBatchModifyQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var body: BatchModifyMessagesRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: BatchModifyMessagesRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.batchModify", verb: .post, path: "gmail/v1/users/{userId}/messages/batchModify") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.messages.delete`: DELETE `gmail/v1/users/{userId}/messages/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`.
    public struct UsersMessagesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.delete", verb: .delete, path: "gmail/v1/users/{userId}/messages/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.messages.get`: GET `gmail/v1/users/{userId}/messages/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentMessageAction`, `gmailAddonsCurrentMessageMetadata`,
    /// `gmailAddonsCurrentMessageReadonly`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersMessagesGetQuery: GAPI.Query {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        /// Default: `full`.
        public var format: Format?
        public var metadataHeaders: [Swift.String]?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.get", verb: .get, path: "gmail/v1/users/{userId}/messages/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id); p.query("format", format)
            p.query("metadataHeaders", metadataHeaders)
        }
    }

    /// `gmail.users.messages.import`: POST `gmail/v1/users/{userId}/messages/import`. Media: at most 157286400 bytes.
    /// Media types: `message/*`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailInsert`, `gmailModify`.
    public struct UsersMessagesImportQuery: GAPI.UploadQuery {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: false.
        public var deleted: Swift.Bool?
        /// Default: `dateHeader`.
        public var internalDateSource: InternalDateSource?
        /// Default: false.
        public var neverMarkSpam: Swift.Bool?
        /// Default: false.
        public var processForCalendar: Swift.Bool?
        public var body: Message
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Message = Message(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.import", verb: .post, path: "gmail/v1/users/{userId}/messages/import", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("deleted", deleted); p.query("internalDateSource", internalDateSource)
            p.query("neverMarkSpam", neverMarkSpam); p.query("processForCalendar", processForCalendar)
        }
    }

    /// `gmail.users.messages.insert`: POST `gmail/v1/users/{userId}/messages`. Media: at most 157286400 bytes. Media
    /// types: `message/*`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailInsert`, `gmailModify`.
    public struct UsersMessagesInsertQuery: GAPI.UploadQuery {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: false.
        public var deleted: Swift.Bool?
        /// Default: `receivedTime`.
        public var internalDateSource: InternalDateSource?
        public var body: Message
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Message = Message(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.insert", verb: .post, path: "gmail/v1/users/{userId}/messages", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("deleted", deleted); p.query("internalDateSource", internalDateSource)
        }
    }

    /// `gmail.users.messages.list`: GET `gmail/v1/users/{userId}/messages`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersMessagesListQuery: GAPI.PagedQuery {
        public typealias Response = ListMessagesResponse
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: false.
        public var includeSpamTrash: Swift.Bool?
        public var labelIds: [Swift.String]?
        /// Default: 100.
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var q: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.list", verb: .get, path: "gmail/v1/users/{userId}/messages") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("includeSpamTrash", includeSpamTrash); p.query("labelIds", labelIds)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("q", q)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Message] { response.messages ?? [] }
    }

    /// `gmail.users.messages.modify`: POST `gmail/v1/users/{userId}/messages/{id}/modify`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`.
    public struct UsersMessagesModifyQuery: GAPI.Query {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var body: ModifyMessageRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ body: ModifyMessageRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.modify", verb: .post, path: "gmail/v1/users/{userId}/messages/{id}/modify") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.messages.send`: POST `gmail/v1/users/{userId}/messages/send`. Media: at most 36700160 bytes.
    /// Media types: `message/*`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentActionCompose`, `gmailCompose`, `gmailModify`,
    /// `gmailSend`.
    public struct UsersMessagesSendQuery: GAPI.UploadQuery {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        public var body: Message
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Message = Message(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.send", verb: .post, path: "gmail/v1/users/{userId}/messages/send", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.messages.trash`: POST `gmail/v1/users/{userId}/messages/{id}/trash`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`.
    public struct UsersMessagesTrashQuery: GAPI.Query {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.trash", verb: .post, path: "gmail/v1/users/{userId}/messages/{id}/trash") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.messages.untrash`: POST `gmail/v1/users/{userId}/messages/{id}/untrash`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`.
    public struct UsersMessagesUntrashQuery: GAPI.Query {
        public typealias Response = Message
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.untrash", verb: .post, path: "gmail/v1/users/{userId}/messages/{id}/untrash") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.messages.attachments.get`: GET `gmail/v1/users/{userId}/messages/{messageId}/attachments/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentMessageAction`, `gmailAddonsCurrentMessageReadonly`,
    /// `gmailModify`, `gmailReadonly`.
    public struct UsersMessagesAttachmentsGetQuery: GAPI.Query {
        public typealias Response = MessagePartBody
        /// Default: `me`.
        public var userId: Swift.String
        public var messageId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", messageId: Swift.String, id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.messageId = messageId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.messages.attachments.get", verb: .get, path: "gmail/v1/users/{userId}/messages/{messageId}/attachments/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("messageId", messageId); p.path("id", id)
        }
    }

    /// `gmail.users.settings.getAutoForwarding`: GET `gmail/v1/users/{userId}/settings/autoForwarding`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsGetAutoForwardingQuery: GAPI.Query {
        public typealias Response = AutoForwarding
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.getAutoForwarding", verb: .get, path: "gmail/v1/users/{userId}/settings/autoForwarding") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.getImap`: GET `gmail/v1/users/{userId}/settings/imap`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsGetImapQuery: GAPI.Query {
        public typealias Response = ImapSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.getImap", verb: .get, path: "gmail/v1/users/{userId}/settings/imap") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.getLanguage`: GET `gmail/v1/users/{userId}/settings/language`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsGetLanguageQuery: GAPI.Query {
        public typealias Response = LanguageSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.getLanguage", verb: .get, path: "gmail/v1/users/{userId}/settings/language") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.getPop`: GET `gmail/v1/users/{userId}/settings/pop`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsGetPopQuery: GAPI.Query {
        public typealias Response = PopSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.getPop", verb: .get, path: "gmail/v1/users/{userId}/settings/pop") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.getVacation`: GET `gmail/v1/users/{userId}/settings/vacation`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsGetVacationQuery: GAPI.Query {
        public typealias Response = VacationSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.getVacation", verb: .get, path: "gmail/v1/users/{userId}/settings/vacation") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.updateAutoForwarding`: PUT `gmail/v1/users/{userId}/settings/autoForwarding`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsUpdateAutoForwardingQuery: GAPI.Query {
        public typealias Response = AutoForwarding
        /// Default: `me`.
        public var userId: Swift.String
        public var body: AutoForwarding
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: AutoForwarding, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.updateAutoForwarding", verb: .put, path: "gmail/v1/users/{userId}/settings/autoForwarding") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.updateImap`: PUT `gmail/v1/users/{userId}/settings/imap`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`.
    public struct UsersSettingsUpdateImapQuery: GAPI.Query {
        public typealias Response = ImapSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var body: ImapSettings
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: ImapSettings, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.updateImap", verb: .put, path: "gmail/v1/users/{userId}/settings/imap") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.updateLanguage`: PUT `gmail/v1/users/{userId}/settings/language`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`.
    public struct UsersSettingsUpdateLanguageQuery: GAPI.Query {
        public typealias Response = LanguageSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var body: LanguageSettings
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: LanguageSettings, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.updateLanguage", verb: .put, path: "gmail/v1/users/{userId}/settings/language") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.updatePop`: PUT `gmail/v1/users/{userId}/settings/pop`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`.
    public struct UsersSettingsUpdatePopQuery: GAPI.Query {
        public typealias Response = PopSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var body: PopSettings
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: PopSettings, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.updatePop", verb: .put, path: "gmail/v1/users/{userId}/settings/pop") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.updateVacation`: PUT `gmail/v1/users/{userId}/settings/vacation`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`.
    public struct UsersSettingsUpdateVacationQuery: GAPI.Query {
        public typealias Response = VacationSettings
        /// Default: `me`.
        public var userId: Swift.String
        public var body: VacationSettings
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: VacationSettings, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.updateVacation", verb: .put, path: "gmail/v1/users/{userId}/settings/vacation") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.cse.identities.create`: POST `gmail/v1/users/{userId}/settings/cse/identities`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsCseIdentitiesCreateQuery: GAPI.Query {
        public typealias Response = CseIdentity
        /// Default: `me`.
        public var userId: Swift.String
        public var body: CseIdentity
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: CseIdentity, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.identities.create", verb: .post, path: "gmail/v1/users/{userId}/settings/cse/identities") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.cse.identities.delete`: DELETE
    /// `gmail/v1/users/{userId}/settings/cse/identities/{cseEmailAddress}`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsCseIdentitiesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var cseEmailAddress: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", cseEmailAddress: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.cseEmailAddress = cseEmailAddress; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.identities.delete", verb: .delete, path: "gmail/v1/users/{userId}/settings/cse/identities/{cseEmailAddress}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("cseEmailAddress", cseEmailAddress)
        }
    }

    /// `gmail.users.settings.cse.identities.get`: GET
    /// `gmail/v1/users/{userId}/settings/cse/identities/{cseEmailAddress}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`,
    /// `gmailSettingsSharing`.
    public struct UsersSettingsCseIdentitiesGetQuery: GAPI.Query {
        public typealias Response = CseIdentity
        /// Default: `me`.
        public var userId: Swift.String
        public var cseEmailAddress: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", cseEmailAddress: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.cseEmailAddress = cseEmailAddress; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.identities.get", verb: .get, path: "gmail/v1/users/{userId}/settings/cse/identities/{cseEmailAddress}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("cseEmailAddress", cseEmailAddress)
        }
    }

    /// `gmail.users.settings.cse.identities.list`: GET `gmail/v1/users/{userId}/settings/cse/identities`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`,
    /// `gmailSettingsSharing`.
    public struct UsersSettingsCseIdentitiesListQuery: GAPI.PagedQuery {
        public typealias Response = ListCseIdentitiesResponse
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: 20.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.identities.list", verb: .get, path: "gmail/v1/users/{userId}/settings/cse/identities") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [CseIdentity] { response.cseIdentities ?? [] }
    }

    /// `gmail.users.settings.cse.identities.patch`: PATCH
    /// `gmail/v1/users/{userId}/settings/cse/identities/{emailAddress}`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsCseIdentitiesPatchQuery: GAPI.Query {
        public typealias Response = CseIdentity
        /// Default: `me`.
        public var userId: Swift.String
        public var emailAddress: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", emailAddress: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.emailAddress = emailAddress; self.body = body; configure(&self)
        }
        public init(userId: Swift.String = "me", emailAddress: Swift.String, _ body: CseIdentity, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.emailAddress = emailAddress; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.identities.patch", verb: .patch, path: "gmail/v1/users/{userId}/settings/cse/identities/{emailAddress}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("emailAddress", emailAddress)
        }
    }

    /// `gmail.users.settings.cse.keypairs.create`: POST `gmail/v1/users/{userId}/settings/cse/keypairs`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsCseKeypairsCreateQuery: GAPI.Query {
        public typealias Response = CseKeyPair
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: `all`.
        public var chainValidation: ChainValidation?
        public var body: CseKeyPair
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: CseKeyPair, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.keypairs.create", verb: .post, path: "gmail/v1/users/{userId}/settings/cse/keypairs") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("chainValidation", chainValidation)
        }

        /// Default: `all`.
        public typealias ChainValidation = JSON.OpenEnumeration<ChainValidation_Values>
        public enum ChainValidation_Values {}
    }

    /// `gmail.users.settings.cse.keypairs.disable`: POST
    /// `gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}:disable`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsCseKeypairsDisableQuery: GAPI.Query {
        public typealias Response = CseKeyPair
        /// Default: `me`.
        public var userId: Swift.String
        public var keyPairId: Swift.String
        public var body: DisableCseKeyPairRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", keyPairId: Swift.String, _ body: DisableCseKeyPairRequest = DisableCseKeyPairRequest(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.keyPairId = keyPairId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.keypairs.disable", verb: .post, path: "gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}:disable") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("keyPairId", keyPairId)
        }
    }

    /// `gmail.users.settings.cse.keypairs.enable`: POST
    /// `gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}:enable`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsCseKeypairsEnableQuery: GAPI.Query {
        public typealias Response = CseKeyPair
        /// Default: `me`.
        public var userId: Swift.String
        public var keyPairId: Swift.String
        public var body: EnableCseKeyPairRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", keyPairId: Swift.String, _ body: EnableCseKeyPairRequest = EnableCseKeyPairRequest(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.keyPairId = keyPairId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.keypairs.enable", verb: .post, path: "gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}:enable") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("keyPairId", keyPairId)
        }
    }

    /// `gmail.users.settings.cse.keypairs.get`: GET `gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`,
    /// `gmailSettingsSharing`.
    public struct UsersSettingsCseKeypairsGetQuery: GAPI.Query {
        public typealias Response = CseKeyPair
        /// Default: `me`.
        public var userId: Swift.String
        public var keyPairId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", keyPairId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.keyPairId = keyPairId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.keypairs.get", verb: .get, path: "gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("keyPairId", keyPairId)
        }
    }

    /// `gmail.users.settings.cse.keypairs.list`: GET `gmail/v1/users/{userId}/settings/cse/keypairs`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`,
    /// `gmailSettingsSharing`.
    public struct UsersSettingsCseKeypairsListQuery: GAPI.PagedQuery {
        public typealias Response = ListCseKeyPairsResponse
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: 20.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.keypairs.list", verb: .get, path: "gmail/v1/users/{userId}/settings/cse/keypairs") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [CseKeyPair] { response.cseKeyPairs ?? [] }
    }

    /// `gmail.users.settings.cse.keypairs.obliterate`: POST
    /// `gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}:obliterate`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsCseKeypairsObliterateQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var keyPairId: Swift.String
        public var body: ObliterateCseKeyPairRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", keyPairId: Swift.String, _ body: ObliterateCseKeyPairRequest = ObliterateCseKeyPairRequest(), _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.keyPairId = keyPairId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.cse.keypairs.obliterate", verb: .post, path: "gmail/v1/users/{userId}/settings/cse/keypairs/{keyPairId}:obliterate") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("keyPairId", keyPairId)
        }
    }

    /// `gmail.users.settings.delegates.create`: POST `gmail/v1/users/{userId}/settings/delegates`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsDelegatesCreateQuery: GAPI.Query {
        public typealias Response = Delegate
        /// Default: `me`.
        public var userId: Swift.String
        public var body: Delegate
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Delegate, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.delegates.create", verb: .post, path: "gmail/v1/users/{userId}/settings/delegates") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.delegates.delete`: DELETE `gmail/v1/users/{userId}/settings/delegates/{delegateEmail}`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsDelegatesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var delegateEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", delegateEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.delegateEmail = delegateEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.delegates.delete", verb: .delete, path: "gmail/v1/users/{userId}/settings/delegates/{delegateEmail}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("delegateEmail", delegateEmail)
        }
    }

    /// `gmail.users.settings.delegates.get`: GET `gmail/v1/users/{userId}/settings/delegates/{delegateEmail}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsDelegatesGetQuery: GAPI.Query {
        public typealias Response = Delegate
        /// Default: `me`.
        public var userId: Swift.String
        public var delegateEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", delegateEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.delegateEmail = delegateEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.delegates.get", verb: .get, path: "gmail/v1/users/{userId}/settings/delegates/{delegateEmail}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("delegateEmail", delegateEmail)
        }
    }

    /// `gmail.users.settings.delegates.list`: GET `gmail/v1/users/{userId}/settings/delegates`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsDelegatesListQuery: GAPI.Query {
        public typealias Response = ListDelegatesResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.delegates.list", verb: .get, path: "gmail/v1/users/{userId}/settings/delegates") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.filters.create`: POST `gmail/v1/users/{userId}/settings/filters`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`.
    public struct UsersSettingsFiltersCreateQuery: GAPI.Query {
        public typealias Response = Filter
        /// Default: `me`.
        public var userId: Swift.String
        public var body: Filter
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: Filter, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.filters.create", verb: .post, path: "gmail/v1/users/{userId}/settings/filters") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.filters.delete`: DELETE `gmail/v1/users/{userId}/settings/filters/{id}`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`.
    public struct UsersSettingsFiltersDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.filters.delete", verb: .delete, path: "gmail/v1/users/{userId}/settings/filters/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.settings.filters.get`: GET `gmail/v1/users/{userId}/settings/filters/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsFiltersGetQuery: GAPI.Query {
        public typealias Response = Filter
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.filters.get", verb: .get, path: "gmail/v1/users/{userId}/settings/filters/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.settings.filters.list`: GET `gmail/v1/users/{userId}/settings/filters`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsFiltersListQuery: GAPI.Query {
        public typealias Response = ListFiltersResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.filters.list", verb: .get, path: "gmail/v1/users/{userId}/settings/filters") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.forwardingAddresses.create`: POST
    /// `gmail/v1/users/{userId}/settings/forwardingAddresses`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsForwardingAddressesCreateQuery: GAPI.Query {
        public typealias Response = ForwardingAddress
        /// Default: `me`.
        public var userId: Swift.String
        public var body: ForwardingAddress
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: ForwardingAddress, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.forwardingAddresses.create", verb: .post, path: "gmail/v1/users/{userId}/settings/forwardingAddresses") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.forwardingAddresses.delete`: DELETE
    /// `gmail/v1/users/{userId}/settings/forwardingAddresses/{forwardingEmail}`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsForwardingAddressesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var forwardingEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", forwardingEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.forwardingEmail = forwardingEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.forwardingAddresses.delete", verb: .delete, path: "gmail/v1/users/{userId}/settings/forwardingAddresses/{forwardingEmail}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("forwardingEmail", forwardingEmail)
        }
    }

    /// `gmail.users.settings.forwardingAddresses.get`: GET
    /// `gmail/v1/users/{userId}/settings/forwardingAddresses/{forwardingEmail}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsForwardingAddressesGetQuery: GAPI.Query {
        public typealias Response = ForwardingAddress
        /// Default: `me`.
        public var userId: Swift.String
        public var forwardingEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", forwardingEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.forwardingEmail = forwardingEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.forwardingAddresses.get", verb: .get, path: "gmail/v1/users/{userId}/settings/forwardingAddresses/{forwardingEmail}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("forwardingEmail", forwardingEmail)
        }
    }

    /// `gmail.users.settings.forwardingAddresses.list`: GET `gmail/v1/users/{userId}/settings/forwardingAddresses`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsForwardingAddressesListQuery: GAPI.Query {
        public typealias Response = ListForwardingAddressesResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.forwardingAddresses.list", verb: .get, path: "gmail/v1/users/{userId}/settings/forwardingAddresses") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.sendAs.create`: POST `gmail/v1/users/{userId}/settings/sendAs`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsSendAsCreateQuery: GAPI.Query {
        public typealias Response = SendAs
        /// Default: `me`.
        public var userId: Swift.String
        public var body: SendAs
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ body: SendAs, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.create", verb: .post, path: "gmail/v1/users/{userId}/settings/sendAs") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.sendAs.delete`: DELETE `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsSendAsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.delete", verb: .delete, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail)
        }
    }

    /// `gmail.users.settings.sendAs.get`: GET `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsSendAsGetQuery: GAPI.Query {
        public typealias Response = SendAs
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.get", verb: .get, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail)
        }
    }

    /// `gmail.users.settings.sendAs.list`: GET `gmail/v1/users/{userId}/settings/sendAs`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`.
    public struct UsersSettingsSendAsListQuery: GAPI.Query {
        public typealias Response = ListSendAsResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.list", verb: .get, path: "gmail/v1/users/{userId}/settings/sendAs") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId)
        }
    }

    /// `gmail.users.settings.sendAs.patch`: PATCH `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsSendAsPatchQuery: GAPI.Query {
        public typealias Response = SendAs
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; self.body = body; configure(&self)
        }
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ body: SendAs, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.patch", verb: .patch, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail)
        }
    }

    /// `gmail.users.settings.sendAs.update`: PUT `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsSendAsUpdateQuery: GAPI.Query {
        public typealias Response = SendAs
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var body: SendAs
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ body: SendAs, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.update", verb: .put, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail)
        }
    }

    /// `gmail.users.settings.sendAs.verify`: POST `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/verify`.
    ///
    /// Scopes (any one): `gmailSettingsSharing`.
    public struct UsersSettingsSendAsVerifyQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.verify", verb: .post, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/verify") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail)
        }
    }

    /// `gmail.users.settings.sendAs.smimeInfo.delete`: DELETE
    /// `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo/{id}`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsSendAsSmimeInfoDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.smimeInfo.delete", verb: .delete, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail); p.path("id", id)
        }
    }

    /// `gmail.users.settings.sendAs.smimeInfo.get`: GET
    /// `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`,
    /// `gmailSettingsSharing`.
    public struct UsersSettingsSendAsSmimeInfoGetQuery: GAPI.Query {
        public typealias Response = SmimeInfo
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.smimeInfo.get", verb: .get, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail); p.path("id", id)
        }
    }

    /// `gmail.users.settings.sendAs.smimeInfo.insert`: POST
    /// `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsSendAsSmimeInfoInsertQuery: GAPI.Query {
        public typealias Response = SmimeInfo
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var body: SmimeInfo
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ body: SmimeInfo, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.smimeInfo.insert", verb: .post, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail)
        }
    }

    /// `gmail.users.settings.sendAs.smimeInfo.list`: GET
    /// `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`, `gmailReadonly`, `gmailSettingsBasic`,
    /// `gmailSettingsSharing`.
    public struct UsersSettingsSendAsSmimeInfoListQuery: GAPI.Query {
        public typealias Response = ListSmimeInfoResponse
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.smimeInfo.list", verb: .get, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail)
        }
    }

    /// `gmail.users.settings.sendAs.smimeInfo.setDefault`: POST
    /// `gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo/{id}/setDefault`.
    ///
    /// Scopes (any one): `gmailSettingsBasic`, `gmailSettingsSharing`.
    public struct UsersSettingsSendAsSmimeInfoSetDefaultQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var sendAsEmail: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", sendAsEmail: Swift.String, id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.sendAsEmail = sendAsEmail; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.settings.sendAs.smimeInfo.setDefault", verb: .post, path: "gmail/v1/users/{userId}/settings/sendAs/{sendAsEmail}/smimeInfo/{id}/setDefault") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("sendAsEmail", sendAsEmail); p.path("id", id)
        }
    }

    /// `gmail.users.threads.delete`: DELETE `gmail/v1/users/{userId}/threads/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`.
    public struct UsersThreadsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.threads.delete", verb: .delete, path: "gmail/v1/users/{userId}/threads/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.threads.get`: GET `gmail/v1/users/{userId}/threads/{id}`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailAddonsCurrentMessageAction`, `gmailAddonsCurrentMessageMetadata`,
    /// `gmailAddonsCurrentMessageReadonly`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersThreadsGetQuery: GAPI.Query {
        public typealias Response = Thread
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        /// Default: `full`.
        public var format: Format?
        public var metadataHeaders: [Swift.String]?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.threads.get", verb: .get, path: "gmail/v1/users/{userId}/threads/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id); p.query("format", format)
            p.query("metadataHeaders", metadataHeaders)
        }

        /// Default: `full`.
        public typealias Format = JSON.OpenEnumeration<Format_Values>
        public enum Format_Values {}
    }

    /// `gmail.users.threads.list`: GET `gmail/v1/users/{userId}/threads`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailMetadata`, `gmailModify`, `gmailReadonly`.
    public struct UsersThreadsListQuery: GAPI.PagedQuery {
        public typealias Response = ListThreadsResponse
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: false.
        public var includeSpamTrash: Swift.Bool?
        public var labelIds: [Swift.String]?
        /// Default: 100.
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var q: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.threads.list", verb: .get, path: "gmail/v1/users/{userId}/threads") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("includeSpamTrash", includeSpamTrash); p.query("labelIds", labelIds)
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("q", q)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Thread] { response.threads ?? [] }
    }

    /// `gmail.users.threads.modify`: POST `gmail/v1/users/{userId}/threads/{id}/modify`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`.
    public struct UsersThreadsModifyQuery: GAPI.Query {
        public typealias Response = Thread
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var body: ModifyThreadRequest
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ body: ModifyThreadRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.threads.modify", verb: .post, path: "gmail/v1/users/{userId}/threads/{id}/modify") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.threads.trash`: POST `gmail/v1/users/{userId}/threads/{id}/trash`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`.
    public struct UsersThreadsTrashQuery: GAPI.Query {
        public typealias Response = Thread
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.threads.trash", verb: .post, path: "gmail/v1/users/{userId}/threads/{id}/trash") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }

    /// `gmail.users.threads.untrash`: POST `gmail/v1/users/{userId}/threads/{id}/untrash`.
    ///
    /// Scopes (any one): `mailGoogleCom`, `gmailModify`.
    public struct UsersThreadsUntrashQuery: GAPI.Query {
        public typealias Response = Thread
        /// Default: `me`.
        public var userId: Swift.String
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "gmail.users.threads.untrash", verb: .post, path: "gmail/v1/users/{userId}/threads/{id}/untrash") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.path("id", id)
        }
    }
}

extension JSON.OpenEnumeration<Gmail.UsersHistoryListQuery.HistoryTypes_Values> {
    public static var messageAdded: Self { "messageAdded" }
    public static var messageDeleted: Self { "messageDeleted" }
    public static var labelAdded: Self { "labelAdded" }
    public static var labelRemoved: Self { "labelRemoved" }
}

extension JSON.OpenEnumeration<Gmail.UsersSettingsCseKeypairsCreateQuery.ChainValidation_Values> {
    public static var all: Self { "all" }
    public static var noneValue: Self { "none" }
}

extension JSON.OpenEnumeration<Gmail.UsersThreadsGetQuery.Format_Values> {
    public static var full: Self { "full" }
    public static var metadata: Self { "metadata" }
    public static var minimal: Self { "minimal" }
}
