// Generated from drive:v3, revision 20261106, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Drive {
    /// `drive.about.get`: GET `about`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMetadata`, `driveMetadataReadonly`,
    /// `drivePhotosReadonly`, `driveReadonly`.
    public struct AboutGetQuery: GAPI.Query {
        public typealias Response = About
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.about.get", verb: .get, path: "about") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `drive.accessproposals.get`: GET `files/{fileId}/accessproposals/{proposalId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`, `driveMetadataReadonly`, `driveReadonly`.
    public struct AccessproposalsGetQuery: GAPI.Query {
        public typealias Response = AccessProposal
        public var fileId: Swift.String
        public var proposalId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, proposalId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.proposalId = proposalId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.accessproposals.get", verb: .get, path: "files/{fileId}/accessproposals/{proposalId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("proposalId", proposalId)
        }
    }

    /// `drive.accessproposals.list`: GET `files/{fileId}/accessproposals`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`, `driveMetadataReadonly`, `driveReadonly`.
    public struct AccessproposalsListQuery: GAPI.PagedQuery {
        public typealias Response = ListAccessProposalsResponse
        public var fileId: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.accessproposals.list", verb: .get, path: "files/{fileId}/accessproposals") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [AccessProposal] { response.accessProposals ?? [] }
    }

    /// `drive.accessproposals.resolve`: POST `files/{fileId}/accessproposals/{proposalId}:resolve`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct AccessproposalsResolveQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var fileId: Swift.String
        public var proposalId: Swift.String
        public var body: ResolveAccessProposalRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, proposalId: Swift.String, _ body: ResolveAccessProposalRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.proposalId = proposalId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.accessproposals.resolve", verb: .post, path: "files/{fileId}/accessproposals/{proposalId}:resolve") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("proposalId", proposalId)
        }
    }

    /// `drive.approvals.approve`: POST `files/{fileId}/approvals/{approvalId}:approve`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`.
    public struct ApprovalsApproveQuery: GAPI.Query {
        public typealias Response = Approval
        public var fileId: Swift.String
        public var approvalId: Swift.String
        public var body: ApproveApprovalRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, approvalId: Swift.String, _ body: ApproveApprovalRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.approvalId = approvalId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.approve", verb: .post, path: "files/{fileId}/approvals/{approvalId}:approve") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("approvalId", approvalId)
        }
    }

    /// `drive.approvals.cancel`: POST `files/{fileId}/approvals/{approvalId}:cancel`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`.
    public struct ApprovalsCancelQuery: GAPI.Query {
        public typealias Response = Approval
        public var fileId: Swift.String
        public var approvalId: Swift.String
        public var body: CancelApprovalRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, approvalId: Swift.String, _ body: CancelApprovalRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.approvalId = approvalId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.cancel", verb: .post, path: "files/{fileId}/approvals/{approvalId}:cancel") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("approvalId", approvalId)
        }
    }

    /// `drive.approvals.comment`: POST `files/{fileId}/approvals/{approvalId}:comment`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`.
    public struct ApprovalsCommentQuery: GAPI.Query {
        public typealias Response = Approval
        public var fileId: Swift.String
        public var approvalId: Swift.String
        public var body: CommentApprovalRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, approvalId: Swift.String, _ body: CommentApprovalRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.approvalId = approvalId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.comment", verb: .post, path: "files/{fileId}/approvals/{approvalId}:comment") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("approvalId", approvalId)
        }
    }

    /// `drive.approvals.decline`: POST `files/{fileId}/approvals/{approvalId}:decline`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`.
    public struct ApprovalsDeclineQuery: GAPI.Query {
        public typealias Response = Approval
        public var fileId: Swift.String
        public var approvalId: Swift.String
        public var body: DeclineApprovalRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, approvalId: Swift.String, _ body: DeclineApprovalRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.approvalId = approvalId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.decline", verb: .post, path: "files/{fileId}/approvals/{approvalId}:decline") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("approvalId", approvalId)
        }
    }

    /// `drive.approvals.get`: GET `files/{fileId}/approvals/{approvalId}`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMetadata`, `driveMetadataReadonly`,
    /// `driveReadonly`.
    public struct ApprovalsGetQuery: GAPI.Query {
        public typealias Response = Approval
        public var fileId: Swift.String
        public var approvalId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, approvalId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.approvalId = approvalId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.get", verb: .get, path: "files/{fileId}/approvals/{approvalId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("approvalId", approvalId)
        }
    }

    /// `drive.approvals.list`: GET `files/{fileId}/approvals`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMetadata`, `driveMetadataReadonly`,
    /// `driveReadonly`.
    public struct ApprovalsListQuery: GAPI.PagedQuery {
        public typealias Response = ApprovalList
        public var fileId: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.list", verb: .get, path: "files/{fileId}/approvals") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Approval] { response.items ?? [] }
    }

    /// `drive.approvals.reassign`: POST `files/{fileId}/approvals/{approvalId}:reassign`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`.
    public struct ApprovalsReassignQuery: GAPI.Query {
        public typealias Response = Approval
        public var fileId: Swift.String
        public var approvalId: Swift.String
        public var body: ReassignApprovalRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, approvalId: Swift.String, _ body: ReassignApprovalRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.approvalId = approvalId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.reassign", verb: .post, path: "files/{fileId}/approvals/{approvalId}:reassign") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("approvalId", approvalId)
        }
    }

    /// `drive.approvals.start`: POST `files/{fileId}/approvals:start`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`.
    public struct ApprovalsStartQuery: GAPI.Query {
        public typealias Response = Approval
        public var fileId: Swift.String
        public var body: StartApprovalRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ body: StartApprovalRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.approvals.start", verb: .post, path: "files/{fileId}/approvals:start") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId)
        }
    }

    /// `drive.apps.get`: GET `apps/{appId}`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveAppsReadonly`, `driveFile`, `driveMetadata`,
    /// `driveMetadataReadonly`, `driveReadonly`.
    public struct AppsGetQuery: GAPI.Query {
        public typealias Response = App
        public var appId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(appId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.appId = appId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.apps.get", verb: .get, path: "apps/{appId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("appId", appId)
        }
    }

    /// `drive.apps.list`: GET `apps`.
    ///
    /// Scopes (any one): `driveAppsReadonly`.
    public struct AppsListQuery: GAPI.Query {
        public typealias Response = AppList
        /// Default: ``.
        public var appFilterExtensions: Swift.String?
        /// Default: ``.
        public var appFilterMimeTypes: Swift.String?
        public var languageCode: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.apps.list", verb: .get, path: "apps") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("appFilterExtensions", appFilterExtensions); p.query("appFilterMimeTypes", appFilterMimeTypes)
            p.query("languageCode", languageCode)
        }
    }

    /// `drive.changes.getStartPageToken`: GET `changes/startPageToken`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct ChangesGetStartPageTokenQuery: GAPI.Query {
        public typealias Response = StartPageToken
        public var driveId: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Deprecated.
        public var teamDriveId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.changes.getStartPageToken", verb: .get, path: "changes/startPageToken") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("driveId", driveId); p.query("supportsAllDrives", supportsAllDrives)
            p.query("supportsTeamDrives", supportsTeamDrives); p.query("teamDriveId", teamDriveId)
        }
    }

    /// `drive.changes.list`: GET `changes`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct ChangesListQuery: GAPI.PagedQuery {
        public typealias Response = ChangeList
        public var pageToken: Swift.String?
        public var driveId: Swift.String?
        /// Default: false.
        public var includeCorpusRemovals: Swift.Bool?
        /// Default: false.
        public var includeItemsFromAllDrives: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Default: true.
        public var includeRemoved: Swift.Bool?
        /// Deprecated. Default: false.
        public var includeTeamDriveItems: Swift.Bool?
        /// 1…1000 (default 100).
        public var pageSize: Swift.Int32?
        /// Default: false.
        public var restrictToMyDrive: Swift.Bool?
        /// Default: `drive`.
        public var spaces: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Deprecated.
        public var teamDriveId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(pageToken: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.pageToken = pageToken; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.changes.list", verb: .get, path: "changes") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("driveId", driveId); p.query("includeCorpusRemovals", includeCorpusRemovals)
            p.query("includeItemsFromAllDrives", includeItemsFromAllDrives); p.query("includeLabels", includeLabels)
            p.query("includePermissionsForView", includePermissionsForView); p.query("includeRemoved", includeRemoved)
            p.query("includeTeamDriveItems", includeTeamDriveItems); p.query("pageSize", pageSize)
            p.query("pageToken", pageToken); p.query("restrictToMyDrive", restrictToMyDrive); p.query("spaces", spaces)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("teamDriveId", teamDriveId)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Change] { response.changes ?? [] }
    }

    /// `drive.changes.watch`: POST `changes/watch`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct ChangesWatchQuery: GAPI.Query {
        public typealias Response = Channel
        public var pageToken: Swift.String
        public var driveId: Swift.String?
        /// Default: false.
        public var includeCorpusRemovals: Swift.Bool?
        /// Default: false.
        public var includeItemsFromAllDrives: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Default: true.
        public var includeRemoved: Swift.Bool?
        /// Deprecated. Default: false.
        public var includeTeamDriveItems: Swift.Bool?
        /// 1…1000 (default 100).
        public var pageSize: Swift.Int32?
        /// Default: false.
        public var restrictToMyDrive: Swift.Bool?
        /// Default: `drive`.
        public var spaces: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Deprecated.
        public var teamDriveId: Swift.String?
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(pageToken: Swift.String, _ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.pageToken = pageToken; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.changes.watch", verb: .post, path: "changes/watch") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("driveId", driveId); p.query("includeCorpusRemovals", includeCorpusRemovals)
            p.query("includeItemsFromAllDrives", includeItemsFromAllDrives); p.query("includeLabels", includeLabels)
            p.query("includePermissionsForView", includePermissionsForView); p.query("includeRemoved", includeRemoved)
            p.query("includeTeamDriveItems", includeTeamDriveItems); p.query("pageSize", pageSize)
            p.query("pageToken", pageToken); p.query("restrictToMyDrive", restrictToMyDrive); p.query("spaces", spaces)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("teamDriveId", teamDriveId)
        }
    }

    /// `drive.channels.stop`: POST `channels/stop`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct ChannelsStopQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(_ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.channels.stop", verb: .post, path: "channels/stop") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `drive.comments.create`: POST `files/{fileId}/comments`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct CommentsCreateQuery: GAPI.Query {
        public typealias Response = Comment
        public var fileId: Swift.String
        public var body: Comment
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ body: Comment, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.comments.create", verb: .post, path: "files/{fileId}/comments") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId)
        }
    }

    /// `drive.comments.delete`: DELETE `files/{fileId}/comments/{commentId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct CommentsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var fileId: Swift.String
        public var commentId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.comments.delete", verb: .delete, path: "files/{fileId}/comments/{commentId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId)
        }
    }

    /// `drive.comments.get`: GET `files/{fileId}/comments/{commentId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveReadonly`.
    public struct CommentsGetQuery: GAPI.Query {
        public typealias Response = Comment
        public var fileId: Swift.String
        public var commentId: Swift.String
        /// Default: false.
        public var includeDeleted: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.comments.get", verb: .get, path: "files/{fileId}/comments/{commentId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId); p.query("includeDeleted", includeDeleted)
        }
    }

    /// `drive.comments.list`: GET `files/{fileId}/comments`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveReadonly`.
    public struct CommentsListQuery: GAPI.PagedQuery {
        public typealias Response = CommentList
        public var fileId: Swift.String
        /// Default: false.
        public var includeDeleted: Swift.Bool?
        /// 1…100 (default 20).
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var startModifiedTime: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.comments.list", verb: .get, path: "files/{fileId}/comments") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("includeDeleted", includeDeleted); p.query("pageSize", pageSize)
            p.query("pageToken", pageToken); p.query("startModifiedTime", startModifiedTime)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Comment] { response.comments ?? [] }
    }

    /// `drive.comments.update`: PATCH `files/{fileId}/comments/{commentId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct CommentsUpdateQuery: GAPI.Query {
        public typealias Response = Comment
        public var fileId: Swift.String
        public var commentId: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; self.body = body; configure(&self)
        }
        public init(fileId: Swift.String, commentId: Swift.String, _ body: Comment, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.comments.update", verb: .patch, path: "files/{fileId}/comments/{commentId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId)
        }
    }

    /// `drive.drives.create`: POST `drives`.
    ///
    /// Scopes (any one): `drive`.
    public struct DrivesCreateQuery: GAPI.Query {
        public typealias Response = Drive
        public var requestId: Swift.String
        public var body: Drive
        public var common = GAPI.CommonParameters()
        public init(requestId: Swift.String, _ body: Drive, _ configure: (inout Self) -> Void = { _ in }) {
            self.requestId = requestId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.drives.create", verb: .post, path: "drives") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("requestId", requestId)
        }
    }

    /// `drive.drives.delete`: DELETE `drives/{driveId}`.
    ///
    /// Scopes (any one): `drive`.
    public struct DrivesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var driveId: Swift.String
        /// Default: false.
        public var allowItemDeletion: Swift.Bool?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(driveId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.driveId = driveId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.drives.delete", verb: .delete, path: "drives/{driveId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("driveId", driveId); p.query("allowItemDeletion", allowItemDeletion)
            p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.drives.get`: GET `drives/{driveId}`.
    ///
    /// Scopes (any one): `drive`, `driveReadonly`.
    public struct DrivesGetQuery: GAPI.Query {
        public typealias Response = Drive
        public var driveId: Swift.String
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(driveId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.driveId = driveId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.drives.get", verb: .get, path: "drives/{driveId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("driveId", driveId); p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.drives.hide`: POST `drives/{driveId}/hide`.
    ///
    /// Scopes (any one): `drive`.
    public struct DrivesHideQuery: GAPI.Query {
        public typealias Response = Drive
        public var driveId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(driveId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.driveId = driveId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.drives.hide", verb: .post, path: "drives/{driveId}/hide") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("driveId", driveId)
        }
    }

    /// `drive.drives.list`: GET `drives`.
    ///
    /// Scopes (any one): `drive`, `driveReadonly`.
    public struct DrivesListQuery: GAPI.PagedQuery {
        public typealias Response = DriveList
        /// 1…100 (default 10).
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var q: Swift.String?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.drives.list", verb: .get, path: "drives") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageSize", pageSize); p.query("pageToken", pageToken); p.query("q", q)
            p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Drive] { response.drives ?? [] }
    }

    /// `drive.drives.unhide`: POST `drives/{driveId}/unhide`.
    ///
    /// Scopes (any one): `drive`.
    public struct DrivesUnhideQuery: GAPI.Query {
        public typealias Response = Drive
        public var driveId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(driveId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.driveId = driveId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.drives.unhide", verb: .post, path: "drives/{driveId}/unhide") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("driveId", driveId)
        }
    }

    /// `drive.drives.update`: PATCH `drives/{driveId}`.
    ///
    /// Scopes (any one): `drive`.
    public struct DrivesUpdateQuery: GAPI.Query {
        public typealias Response = Drive
        public var driveId: Swift.String
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(driveId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.driveId = driveId; self.body = body; configure(&self)
        }
        public init(driveId: Swift.String, _ body: Drive, _ configure: (inout Self) -> Void = { _ in }) {
            self.driveId = driveId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.drives.update", verb: .patch, path: "drives/{driveId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("driveId", driveId); p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.files.copy`: POST `files/{fileId}/copy`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `drivePhotosReadonly`.
    public struct FilesCopyQuery: GAPI.Query {
        public typealias Response = File
        public var fileId: Swift.String
        /// Default: false.
        public var copyComments: Swift.Bool?
        /// Deprecated. Default: false.
        public var enforceSingleParent: Swift.Bool?
        /// Default: false.
        public var ignoreDefaultVisibility: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Default: false.
        public var keepRevisionForever: Swift.Bool?
        public var ocrLanguage: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        public var body: File
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ body: File, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.copy", verb: .post, path: "files/{fileId}/copy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("copyComments", copyComments)
            p.query("enforceSingleParent", enforceSingleParent)
            p.query("ignoreDefaultVisibility", ignoreDefaultVisibility); p.query("includeLabels", includeLabels)
            p.query("includePermissionsForView", includePermissionsForView)
            p.query("keepRevisionForever", keepRevisionForever); p.query("ocrLanguage", ocrLanguage)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
        }
    }

    /// `drive.files.create`: POST `files`. Media: at most 5497558138880 bytes.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`.
    public struct FilesCreateQuery: GAPI.UploadQuery {
        public typealias Response = File
        /// Deprecated. Default: false.
        public var enforceSingleParent: Swift.Bool?
        /// Default: false.
        public var ignoreDefaultVisibility: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Default: false.
        public var keepRevisionForever: Swift.Bool?
        public var ocrLanguage: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Default: false.
        public var useContentAsIndexableText: Swift.Bool?
        public var body: File
        public var common = GAPI.CommonParameters()
        public init(_ body: File = File(), _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.create", verb: .post, path: "files", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("enforceSingleParent", enforceSingleParent)
            p.query("ignoreDefaultVisibility", ignoreDefaultVisibility); p.query("includeLabels", includeLabels)
            p.query("includePermissionsForView", includePermissionsForView)
            p.query("keepRevisionForever", keepRevisionForever); p.query("ocrLanguage", ocrLanguage)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("useContentAsIndexableText", useContentAsIndexableText)
        }
    }

    /// `drive.files.delete`: DELETE `files/{fileId}`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`.
    public struct FilesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var fileId: Swift.String
        /// Deprecated. Default: false.
        public var enforceSingleParent: Swift.Bool?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.delete", verb: .delete, path: "files/{fileId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("enforceSingleParent", enforceSingleParent)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
        }
    }

    /// `drive.files.download`: POST `files/{fileId}/download`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveReadonly`.
    public struct FilesDownloadQuery: GAPI.Query {
        public typealias Response = Operation
        public var fileId: Swift.String
        public var mimeType: Swift.String?
        public var revisionId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.download", verb: .post, path: "files/{fileId}/download") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("mimeType", mimeType); p.query("revisionId", revisionId)
        }
    }

    /// `drive.files.emptyTrash`: DELETE `files/trash`.
    ///
    /// Scopes (any one): `drive`.
    public struct FilesEmptyTrashQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var driveId: Swift.String?
        /// Deprecated. Default: false.
        public var enforceSingleParent: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.emptyTrash", verb: .delete, path: "files/trash") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("driveId", driveId); p.query("enforceSingleParent", enforceSingleParent)
        }
    }

    /// `drive.files.export`: GET `files/{fileId}/export`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveReadonly`.
    public struct FilesExportQuery: GAPI.DownloadQuery {
        public typealias Response = Swift.Void
        public var fileId: Swift.String
        public var mimeType: Swift.String
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, mimeType: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.mimeType = mimeType; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.export", verb: .get, path: "files/{fileId}/export") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("mimeType", mimeType)
        }
    }

    /// `drive.files.generateCseToken`: GET `files/generateCseToken`.
    ///
    /// Scopes (any one): `drive`.
    public struct FilesGenerateCseTokenQuery: GAPI.Query {
        public typealias Response = GenerateCseTokenResponse
        public var fileId: Swift.String?
        public var parent: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.generateCseToken", verb: .get, path: "files/generateCseToken") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("fileId", fileId); p.query("parent", parent)
        }
    }

    /// `drive.files.generateIds`: GET `files/generateIds`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`.
    public struct FilesGenerateIdsQuery: GAPI.Query {
        public typealias Response = GeneratedIds
        /// 1…1000 (default 10).
        public var count: Swift.Int32?
        /// Default: `drive`.
        public var space: Swift.String?
        /// Default: `files`.
        public var type: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.generateIds", verb: .get, path: "files/generateIds") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("count", count); p.query("space", space); p.query("type", type)
        }
    }

    /// `drive.files.get`: GET `files/{fileId}`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct FilesGetQuery: GAPI.DownloadQuery {
        public typealias Response = File
        public var fileId: Swift.String
        /// Default: false.
        public var acknowledgeAbuse: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.get", verb: .get, path: "files/{fileId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("acknowledgeAbuse", acknowledgeAbuse)
            p.query("includeLabels", includeLabels); p.query("includePermissionsForView", includePermissionsForView)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
        }
    }

    /// `drive.files.list`: GET `files`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct FilesListQuery: GAPI.PagedQuery {
        public typealias Response = FileList
        public var corpora: Swift.String?
        /// Deprecated.
        public var corpus: Corpus?
        public var driveId: Swift.String?
        /// Default: false.
        public var includeItemsFromAllDrives: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Deprecated. Default: false.
        public var includeTeamDriveItems: Swift.Bool?
        public var orderBy: Swift.String?
        /// 1…1000 (default 100).
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var q: Swift.String?
        /// Default: `drive`.
        public var spaces: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Deprecated.
        public var teamDriveId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.list", verb: .get, path: "files") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("corpora", corpora); p.query("corpus", corpus); p.query("driveId", driveId)
            p.query("includeItemsFromAllDrives", includeItemsFromAllDrives); p.query("includeLabels", includeLabels)
            p.query("includePermissionsForView", includePermissionsForView)
            p.query("includeTeamDriveItems", includeTeamDriveItems); p.query("orderBy", orderBy)
            p.query("pageSize", pageSize); p.query("pageToken", pageToken); p.query("q", q); p.query("spaces", spaces)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("teamDriveId", teamDriveId)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [File] { response.files ?? [] }

        /// Deprecated.
        public typealias Corpus = JSON.OpenEnumeration<Corpus_Values>
        public enum Corpus_Values {}
    }

    /// `drive.files.listLabels`: GET `files/{fileId}/listLabels`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveMetadata`, `driveMetadataReadonly`,
    /// `driveReadonly`.
    public struct FilesListLabelsQuery: GAPI.PagedQuery {
        public typealias Response = LabelList
        public var fileId: Swift.String
        /// 1…100 (default 100).
        public var maxResults: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.listLabels", verb: .get, path: "files/{fileId}/listLabels") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("maxResults", maxResults); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Label] { response.labels ?? [] }
    }

    /// `drive.files.modifyLabels`: POST `files/{fileId}/modifyLabels`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMetadata`.
    public struct FilesModifyLabelsQuery: GAPI.Query {
        public typealias Response = ModifyLabelsResponse
        public var fileId: Swift.String
        public var body: ModifyLabelsRequest
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ body: ModifyLabelsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.modifyLabels", verb: .post, path: "files/{fileId}/modifyLabels") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId)
        }
    }

    /// `drive.files.update`: PATCH `files/{fileId}`. Media: at most 5497558138880 bytes.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMetadata`, `driveScripts`.
    public struct FilesUpdateQuery: GAPI.UploadQuery {
        public typealias Response = File
        public var fileId: Swift.String
        public var addParents: Swift.String?
        /// Deprecated. Default: false.
        public var enforceSingleParent: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Default: false.
        public var keepRevisionForever: Swift.Bool?
        public var ocrLanguage: Swift.String?
        public var removeParents: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Default: false.
        public var useContentAsIndexableText: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = body; configure(&self)
        }
        public init(fileId: Swift.String, _ body: File, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.update", verb: .patch, path: "files/{fileId}", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("addParents", addParents)
            p.query("enforceSingleParent", enforceSingleParent); p.query("includeLabels", includeLabels)
            p.query("includePermissionsForView", includePermissionsForView)
            p.query("keepRevisionForever", keepRevisionForever); p.query("ocrLanguage", ocrLanguage)
            p.query("removeParents", removeParents); p.query("supportsAllDrives", supportsAllDrives)
            p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("useContentAsIndexableText", useContentAsIndexableText)
        }
    }

    /// `drive.files.watch`: POST `files/{fileId}/watch`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct FilesWatchQuery: GAPI.Query {
        public typealias Response = Channel
        public var fileId: Swift.String
        /// Default: false.
        public var acknowledgeAbuse: Swift.Bool?
        public var includeLabels: Swift.String?
        public var includePermissionsForView: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.files.watch", verb: .post, path: "files/{fileId}/watch") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("acknowledgeAbuse", acknowledgeAbuse)
            p.query("includeLabels", includeLabels); p.query("includePermissionsForView", includePermissionsForView)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
        }
    }

    /// `drive.operations.get`: GET `operations/{name}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveReadonly`.
    public struct OperationsGetQuery: GAPI.Query {
        public typealias Response = Operation
        public var name: Swift.String
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.operations.get", verb: .get, path: "operations/{name}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `drive.permissions.create`: POST `files/{fileId}/permissions`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct PermissionsCreateQuery: GAPI.Query {
        public typealias Response = Permission
        public var fileId: Swift.String
        public var emailMessage: Swift.String?
        /// Deprecated. Default: false.
        public var enforceExpansiveAccess: Swift.Bool?
        /// Deprecated. Default: false.
        public var enforceSingleParent: Swift.Bool?
        /// Default: false.
        public var moveToNewOwnersRoot: Swift.Bool?
        public var sendNotificationEmail: Swift.Bool?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Default: false.
        public var transferOwnership: Swift.Bool?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var body: Permission
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ body: Permission, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.permissions.create", verb: .post, path: "files/{fileId}/permissions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("emailMessage", emailMessage)
            p.query("enforceExpansiveAccess", enforceExpansiveAccess)
            p.query("enforceSingleParent", enforceSingleParent); p.query("moveToNewOwnersRoot", moveToNewOwnersRoot)
            p.query("sendNotificationEmail", sendNotificationEmail); p.query("supportsAllDrives", supportsAllDrives)
            p.query("supportsTeamDrives", supportsTeamDrives); p.query("transferOwnership", transferOwnership)
            p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.permissions.delete`: DELETE `files/{fileId}/permissions/{permissionId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct PermissionsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var fileId: Swift.String
        public var permissionId: Swift.String
        /// Deprecated. Default: false.
        public var enforceExpansiveAccess: Swift.Bool?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, permissionId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.permissionId = permissionId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.permissions.delete", verb: .delete, path: "files/{fileId}/permissions/{permissionId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("permissionId", permissionId)
            p.query("enforceExpansiveAccess", enforceExpansiveAccess); p.query("supportsAllDrives", supportsAllDrives)
            p.query("supportsTeamDrives", supportsTeamDrives); p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.permissions.get`: GET `files/{fileId}/permissions/{permissionId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveMetadata`, `driveMetadataReadonly`,
    /// `drivePhotosReadonly`, `driveReadonly`.
    public struct PermissionsGetQuery: GAPI.Query {
        public typealias Response = Permission
        public var fileId: Swift.String
        public var permissionId: Swift.String
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, permissionId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.permissionId = permissionId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.permissions.get", verb: .get, path: "files/{fileId}/permissions/{permissionId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("permissionId", permissionId)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.permissions.list`: GET `files/{fileId}/permissions`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveMetadata`, `driveMetadataReadonly`,
    /// `drivePhotosReadonly`, `driveReadonly`.
    public struct PermissionsListQuery: GAPI.PagedQuery {
        public typealias Response = PermissionList
        public var fileId: Swift.String
        public var includePermissionsForView: Swift.String?
        /// 1…100.
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.permissions.list", verb: .get, path: "files/{fileId}/permissions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("includePermissionsForView", includePermissionsForView)
            p.query("pageSize", pageSize); p.query("pageToken", pageToken)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Permission] { response.permissions ?? [] }
    }

    /// `drive.permissions.update`: PATCH `files/{fileId}/permissions/{permissionId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct PermissionsUpdateQuery: GAPI.Query {
        public typealias Response = Permission
        public var fileId: Swift.String
        public var permissionId: Swift.String
        /// Deprecated. Default: false.
        public var enforceExpansiveAccess: Swift.Bool?
        /// Default: false.
        public var removeExpiration: Swift.Bool?
        /// Default: false.
        public var supportsAllDrives: Swift.Bool?
        /// Deprecated. Default: false.
        public var supportsTeamDrives: Swift.Bool?
        /// Default: false.
        public var transferOwnership: Swift.Bool?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, permissionId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.permissionId = permissionId; self.body = body; configure(&self)
        }
        public init(fileId: Swift.String, permissionId: Swift.String, _ body: Permission, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.permissionId = permissionId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.permissions.update", verb: .patch, path: "files/{fileId}/permissions/{permissionId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("permissionId", permissionId)
            p.query("enforceExpansiveAccess", enforceExpansiveAccess); p.query("removeExpiration", removeExpiration)
            p.query("supportsAllDrives", supportsAllDrives); p.query("supportsTeamDrives", supportsTeamDrives)
            p.query("transferOwnership", transferOwnership); p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.replies.create`: POST `files/{fileId}/comments/{commentId}/replies`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct RepliesCreateQuery: GAPI.Query {
        public typealias Response = Reply
        public var fileId: Swift.String
        public var commentId: Swift.String
        public var body: Reply
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, _ body: Reply, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.replies.create", verb: .post, path: "files/{fileId}/comments/{commentId}/replies") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId)
        }
    }

    /// `drive.replies.delete`: DELETE `files/{fileId}/comments/{commentId}/replies/{replyId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct RepliesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var fileId: Swift.String
        public var commentId: Swift.String
        public var replyId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, replyId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; self.replyId = replyId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.replies.delete", verb: .delete, path: "files/{fileId}/comments/{commentId}/replies/{replyId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId); p.path("replyId", replyId)
        }
    }

    /// `drive.replies.get`: GET `files/{fileId}/comments/{commentId}/replies/{replyId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveReadonly`.
    public struct RepliesGetQuery: GAPI.Query {
        public typealias Response = Reply
        public var fileId: Swift.String
        public var commentId: Swift.String
        public var replyId: Swift.String
        /// Default: false.
        public var includeDeleted: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, replyId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; self.replyId = replyId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.replies.get", verb: .get, path: "files/{fileId}/comments/{commentId}/replies/{replyId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId); p.path("replyId", replyId)
            p.query("includeDeleted", includeDeleted)
        }
    }

    /// `drive.replies.list`: GET `files/{fileId}/comments/{commentId}/replies`.
    ///
    /// Scopes (any one): `drive`, `driveFile`, `driveMeetReadonly`, `driveReadonly`.
    public struct RepliesListQuery: GAPI.PagedQuery {
        public typealias Response = ReplyList
        public var fileId: Swift.String
        public var commentId: Swift.String
        /// Default: false.
        public var includeDeleted: Swift.Bool?
        /// 1…100 (default 20).
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.replies.list", verb: .get, path: "files/{fileId}/comments/{commentId}/replies") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId); p.query("includeDeleted", includeDeleted)
            p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Reply] { response.replies ?? [] }
    }

    /// `drive.replies.update`: PATCH `files/{fileId}/comments/{commentId}/replies/{replyId}`.
    ///
    /// Scopes (any one): `drive`, `driveFile`.
    public struct RepliesUpdateQuery: GAPI.Query {
        public typealias Response = Reply
        public var fileId: Swift.String
        public var commentId: Swift.String
        public var replyId: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, commentId: Swift.String, replyId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; self.replyId = replyId; self.body = body; configure(&self)
        }
        public init(fileId: Swift.String, commentId: Swift.String, replyId: Swift.String, _ body: Reply, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.commentId = commentId; self.replyId = replyId; self.body = JSON.Value(body)
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.replies.update", verb: .patch, path: "files/{fileId}/comments/{commentId}/replies/{replyId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("commentId", commentId); p.path("replyId", replyId)
        }
    }

    /// `drive.revisions.delete`: DELETE `files/{fileId}/revisions/{revisionId}`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`.
    public struct RevisionsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var fileId: Swift.String
        public var revisionId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, revisionId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.revisionId = revisionId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.revisions.delete", verb: .delete, path: "files/{fileId}/revisions/{revisionId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("revisionId", revisionId)
        }
    }

    /// `drive.revisions.get`: GET `files/{fileId}/revisions/{revisionId}`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct RevisionsGetQuery: GAPI.DownloadQuery {
        public typealias Response = Revision
        public var fileId: Swift.String
        public var revisionId: Swift.String
        /// Default: false.
        public var acknowledgeAbuse: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, revisionId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.revisionId = revisionId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.revisions.get", verb: .get, path: "files/{fileId}/revisions/{revisionId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("revisionId", revisionId); p.query("acknowledgeAbuse", acknowledgeAbuse)
        }
    }

    /// `drive.revisions.list`: GET `files/{fileId}/revisions`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`, `driveMeetReadonly`, `driveMetadata`,
    /// `driveMetadataReadonly`, `drivePhotosReadonly`, `driveReadonly`.
    public struct RevisionsListQuery: GAPI.PagedQuery {
        public typealias Response = RevisionList
        public var fileId: Swift.String
        /// 1…1000 (default 200).
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.revisions.list", verb: .get, path: "files/{fileId}/revisions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Revision] { response.revisions ?? [] }
    }

    /// `drive.revisions.update`: PATCH `files/{fileId}/revisions/{revisionId}`.
    ///
    /// Scopes (any one): `drive`, `driveAppdata`, `driveFile`.
    public struct RevisionsUpdateQuery: GAPI.Query {
        public typealias Response = Revision
        public var fileId: Swift.String
        public var revisionId: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(fileId: Swift.String, revisionId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.revisionId = revisionId; self.body = body; configure(&self)
        }
        public init(fileId: Swift.String, revisionId: Swift.String, _ body: Revision, _ configure: (inout Self) -> Void = { _ in }) {
            self.fileId = fileId; self.revisionId = revisionId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.revisions.update", verb: .patch, path: "files/{fileId}/revisions/{revisionId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("fileId", fileId); p.path("revisionId", revisionId)
        }
    }

    /// `drive.teamdrives.create`: POST `teamdrives`.
    ///
    /// Scopes (any one): `drive`.
    public struct TeamdrivesCreateQuery: GAPI.Query {
        public typealias Response = TeamDrive
        public var requestId: Swift.String
        public var body: TeamDrive
        public var common = GAPI.CommonParameters()
        public init(requestId: Swift.String, _ body: TeamDrive, _ configure: (inout Self) -> Void = { _ in }) {
            self.requestId = requestId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.teamdrives.create", verb: .post, path: "teamdrives") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("requestId", requestId)
        }
    }

    /// `drive.teamdrives.delete`: DELETE `teamdrives/{teamDriveId}`.
    ///
    /// Scopes (any one): `drive`.
    public struct TeamdrivesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var teamDriveId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(teamDriveId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.teamDriveId = teamDriveId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.teamdrives.delete", verb: .delete, path: "teamdrives/{teamDriveId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("teamDriveId", teamDriveId)
        }
    }

    /// `drive.teamdrives.get`: GET `teamdrives/{teamDriveId}`.
    ///
    /// Scopes (any one): `drive`, `driveReadonly`.
    public struct TeamdrivesGetQuery: GAPI.Query {
        public typealias Response = TeamDrive
        public var teamDriveId: Swift.String
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(teamDriveId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.teamDriveId = teamDriveId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.teamdrives.get", verb: .get, path: "teamdrives/{teamDriveId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("teamDriveId", teamDriveId); p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }

    /// `drive.teamdrives.list`: GET `teamdrives`.
    ///
    /// Scopes (any one): `drive`, `driveReadonly`.
    public struct TeamdrivesListQuery: GAPI.PagedQuery {
        public typealias Response = TeamDriveList
        /// 1…100 (default 10).
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var q: Swift.String?
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.teamdrives.list", verb: .get, path: "teamdrives") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageSize", pageSize); p.query("pageToken", pageToken); p.query("q", q)
            p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [TeamDrive] { response.teamDrives ?? [] }
    }

    /// `drive.teamdrives.update`: PATCH `teamdrives/{teamDriveId}`.
    ///
    /// Scopes (any one): `drive`.
    public struct TeamdrivesUpdateQuery: GAPI.Query {
        public typealias Response = TeamDrive
        public var teamDriveId: Swift.String
        /// Default: false.
        public var useDomainAdminAccess: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(teamDriveId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.teamDriveId = teamDriveId; self.body = body; configure(&self)
        }
        public init(teamDriveId: Swift.String, _ body: TeamDrive, _ configure: (inout Self) -> Void = { _ in }) {
            self.teamDriveId = teamDriveId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "drive.teamdrives.update", verb: .patch, path: "teamdrives/{teamDriveId}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("teamDriveId", teamDriveId); p.query("useDomainAdminAccess", useDomainAdminAccess)
        }
    }
}

extension JSON.OpenEnumeration<Drive.FilesListQuery.Corpus_Values> {
    public static var domain: Self { "domain" }
    public static var user: Self { "user" }
}
