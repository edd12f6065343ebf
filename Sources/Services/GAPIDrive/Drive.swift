// Generated from drive:v3, revision 20261106, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Google Drive API
public enum Drive {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var drive: Swift.String { "https://www.googleapis.com/auth/drive" }
        public static var driveAppdata: Swift.String { "https://www.googleapis.com/auth/drive.appdata" }
        public static var driveAppsReadonly: Swift.String { "https://www.googleapis.com/auth/drive.apps.readonly" }
        public static var driveFile: Swift.String { "https://www.googleapis.com/auth/drive.file" }
        public static var driveMeetReadonly: Swift.String { "https://www.googleapis.com/auth/drive.meet.readonly" }
        public static var driveMetadata: Swift.String { "https://www.googleapis.com/auth/drive.metadata" }
        public static var driveMetadataReadonly: Swift.String { "https://www.googleapis.com/auth/drive.metadata.readonly" }
        public static var drivePhotosReadonly: Swift.String { "https://www.googleapis.com/auth/drive.photos.readonly" }
        public static var driveReadonly: Swift.String { "https://www.googleapis.com/auth/drive.readonly" }
        public static var driveScripts: Swift.String { "https://www.googleapis.com/auth/drive.scripts" }
    }

    /// The model for each `kind`.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(Channel.self, for: "api#channel")
        kinds.register(About.self, for: "drive#about")
        kinds.register(App.self, for: "drive#app")
        kinds.register(AppList.self, for: "drive#appList")
        kinds.register(Change.self, for: "drive#change")
        kinds.register(ChangeList.self, for: "drive#changeList")
        kinds.register(Comment.self, for: "drive#comment")
        kinds.register(CommentList.self, for: "drive#commentList")
        kinds.register(Drive.self, for: "drive#drive")
        kinds.register(DriveList.self, for: "drive#driveList")
        kinds.register(File.self, for: "drive#file")
        kinds.register(FileList.self, for: "drive#fileList")
        kinds.register(GeneratedIds.self, for: "drive#generatedIds")
        kinds.register(Permission.self, for: "drive#permission")
        kinds.register(PermissionList.self, for: "drive#permissionList")
        kinds.register(Reply.self, for: "drive#reply")
        kinds.register(ReplyList.self, for: "drive#replyList")
        kinds.register(Revision.self, for: "drive#revision")
        kinds.register(RevisionList.self, for: "drive#revisionList")
        kinds.register(StartPageToken.self, for: "drive#startPageToken")
        kinds.register(TeamDrive.self, for: "drive#teamDrive")
        kinds.register(TeamDriveList.self, for: "drive#teamDriveList")
        kinds.register(User.self, for: "drive#user")
        return kinds
    }()
}

extension Drive.Operation: GAPI.LongRunningOperation {
    public static var polling: GAPI.QueryMethod {
        GAPI.QueryMethod(id: "drive.operations.get", verb: .get, path: "operations/{name}")
    }
}

/// Google Drive API
public actor DriveService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "drive",
        version: "v3",
        rootURL: "https://www.googleapis.com/",
        servicePath: "drive/v3/",
        batchPath: "batch/drive/v3",
        batch: GAPI.BatchLimits(.documented, maximumCalls: 100),
        defaultScopes: ["https://www.googleapis.com/auth/drive", "https://www.googleapis.com/auth/drive.apps.readonly"]
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

extension Drive.ChangesListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "pageToken",
        fields: "newStartPageToken,changes/removed",
        neverFalse: ["includeRemoved"],
        start: (method: GAPI.QueryMethod(id: "drive.changes.getStartPageToken", verb: .get, path: "changes/startPageToken"), member: "startPageToken", parameters: ["driveId", "supportsAllDrives", "supportsTeamDrives", "teamDriveId"]),
        watch: (method: GAPI.QueryMethod(id: "drive.changes.watch", verb: .post, path: "changes/watch"), stop: GAPI.QueryMethod(id: "drive.channels.stop", verb: .post, path: "channels/stop"), parameters: ["driveId", "includeCorpusRemovals", "includeItemsFromAllDrives", "includeLabels", "includePermissionsForView", "includeRemoved", "includeTeamDriveItems", "pageSize", "pageToken", "restrictToMyDrive", "spaces", "supportsAllDrives", "supportsTeamDrives", "teamDriveId"], isTopic: false)
    )
    public var changeToken: Swift.String? { get { pageToken } set { pageToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.newStartPageToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.removed == true }
    }
}

extension DriveService {
    /// Returns the changes of `drive.changes.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func changes(
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout Drive.ChangesListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<Drive.ChangesListQuery> {
        changes(of: Drive.ChangesListQuery(pageToken: "", configure), from: cursor, options: options)
    }
}
