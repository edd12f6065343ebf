// Generated from people:v1, revision 20251117, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// People API
public enum People {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var contacts: Swift.String { "https://www.googleapis.com/auth/contacts" }
        public static var contactsOtherReadonly: Swift.String { "https://www.googleapis.com/auth/contacts.other.readonly" }
        public static var contactsReadonly: Swift.String { "https://www.googleapis.com/auth/contacts.readonly" }
        public static var directoryReadonly: Swift.String { "https://www.googleapis.com/auth/directory.readonly" }
        public static var userAddressesRead: Swift.String { "https://www.googleapis.com/auth/user.addresses.read" }
        public static var userBirthdayRead: Swift.String { "https://www.googleapis.com/auth/user.birthday.read" }
        public static var userEmailsRead: Swift.String { "https://www.googleapis.com/auth/user.emails.read" }
        public static var userGenderRead: Swift.String { "https://www.googleapis.com/auth/user.gender.read" }
        public static var userOrganizationRead: Swift.String { "https://www.googleapis.com/auth/user.organization.read" }
        public static var userPhonenumbersRead: Swift.String { "https://www.googleapis.com/auth/user.phonenumbers.read" }
        public static var userinfoEmail: Swift.String { "https://www.googleapis.com/auth/userinfo.email" }
        public static var userinfoProfile: Swift.String { "https://www.googleapis.com/auth/userinfo.profile" }
    }

    public typealias MergeSources = JSON.OpenEnumeration<MergeSources_Values>
    public enum MergeSources_Values {}

    public typealias Sources = JSON.OpenEnumeration<Sources_Values>
    public enum Sources_Values {}
}

extension JSON.OpenEnumeration<People.MergeSources_Values> {
    public static var directoryMergeSourceTypeUnspecified: Self { "DIRECTORY_MERGE_SOURCE_TYPE_UNSPECIFIED" }
    public static var directoryMergeSourceTypeContact: Self { "DIRECTORY_MERGE_SOURCE_TYPE_CONTACT" }
}

extension JSON.OpenEnumeration<People.Sources_Values> {
    public static var readSourceTypeUnspecified: Self { "READ_SOURCE_TYPE_UNSPECIFIED" }
    public static var readSourceTypeProfile: Self { "READ_SOURCE_TYPE_PROFILE" }
    public static var readSourceTypeContact: Self { "READ_SOURCE_TYPE_CONTACT" }
    public static var readSourceTypeDomainContact: Self { "READ_SOURCE_TYPE_DOMAIN_CONTACT" }
    public static var readSourceTypeOtherContact: Self { "READ_SOURCE_TYPE_OTHER_CONTACT" }
}

/// People API
public actor PeopleService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "people",
        version: "v1",
        rootURL: "https://people.googleapis.com/",
        servicePath: "",
        batchPath: "batch",
        batch: GAPI.BatchLimits(.documented, maximumCalls: 1000),
        defaultScopes: ["https://www.googleapis.com/auth/contacts", "https://www.googleapis.com/auth/contacts.other.readonly", "https://www.googleapis.com/auth/directory.readonly"]
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

extension People.ContactGroupsListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        fields: "nextSyncToken,contactGroups/metadata/deleted",
        mask: (parameter: "groupFields", member: "metadata"),
        expiredReasons: ["EXPIRED_SYNC_TOKEN"]
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.metadata?.deleted == true }
    }
}

extension PeopleService {
    /// Returns the changes of `people.contactGroups.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func contactGroupChanges(
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout People.ContactGroupsListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<People.ContactGroupsListQuery> {
        changes(of: People.ContactGroupsListQuery(configure), from: cursor, options: options)
    }
}

extension People.OtherContactsListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        request: "requestSyncToken",
        fields: "nextSyncToken,otherContacts/metadata/deleted",
        mask: (parameter: "readMask", member: "metadata"),
        expiredReasons: ["EXPIRED_SYNC_TOKEN"]
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.metadata?.deleted == true }
    }
}

extension PeopleService {
    /// Returns the changes of `people.otherContacts.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func otherContactChanges(
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout People.OtherContactsListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<People.OtherContactsListQuery> {
        changes(of: People.OtherContactsListQuery(configure), from: cursor, options: options)
    }
}

extension People.PeopleListDirectoryPeopleQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        request: "requestSyncToken",
        fields: "nextSyncToken,people/metadata/deleted",
        mask: (parameter: "readMask", member: "metadata"),
        expiredReasons: ["EXPIRED_SYNC_TOKEN"]
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.metadata?.deleted == true }
    }
}

extension PeopleService {
    /// Returns the changes of `people.people.listDirectoryPeople` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func directoryChanges(
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout People.PeopleListDirectoryPeopleQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<People.PeopleListDirectoryPeopleQuery> {
        changes(of: People.PeopleListDirectoryPeopleQuery(configure), from: cursor, options: options)
    }
}

extension People.PeopleConnectionsListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        request: "requestSyncToken",
        fields: "nextSyncToken,connections/metadata/deleted",
        mask: (parameter: "personFields", member: "metadata"),
        expiredReasons: ["EXPIRED_SYNC_TOKEN"]
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.metadata?.deleted == true }
    }
}

extension PeopleService {
    /// Returns the changes of `people.people.connections.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func changes(
        resourceName: Swift.String,
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout People.PeopleConnectionsListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<People.PeopleConnectionsListQuery> {
        changes(of: People.PeopleConnectionsListQuery(resourceName: resourceName, configure), from: cursor, options: options)
    }
}
