// Generated from people:v1, revision 20251117, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension People {
    /// `people.contactGroups.batchGet`: GET `v1/contactGroups:batchGet`.
    ///
    /// Scopes (any one): `contacts`, `contactsReadonly`.
    public struct ContactGroupsBatchGetQuery: GAPI.Query {
        public typealias Response = BatchGetContactGroupsResponse
        public var groupFields: JSON.FieldMask?
        public var maxMembers: Swift.Int32?
        public var resourceNames: [Swift.String]?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.contactGroups.batchGet", verb: .get, path: "v1/contactGroups:batchGet") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("groupFields", groupFields); p.query("maxMembers", maxMembers)
            p.query("resourceNames", resourceNames)
        }
    }

    /// `people.contactGroups.create`: POST `v1/contactGroups`.
    ///
    /// Scopes (any one): `contacts`.
    public struct ContactGroupsCreateQuery: GAPI.Query {
        public typealias Response = ContactGroup
        public var body: CreateContactGroupRequest
        public var common = GAPI.CommonParameters()
        public init(_ body: CreateContactGroupRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.contactGroups.create", verb: .post, path: "v1/contactGroups") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `people.contactGroups.delete`: DELETE `v1/{+resourceName}`.
    ///
    /// Scopes (any one): `contacts`.
    public struct ContactGroupsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var resourceName: Swift.String
        public var deleteContacts: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.contactGroups.delete", verb: .delete, path: "v1/{+resourceName}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName); p.query("deleteContacts", deleteContacts)
        }
    }

    /// `people.contactGroups.get`: GET `v1/{+resourceName}`.
    ///
    /// Scopes (any one): `contacts`, `contactsReadonly`.
    public struct ContactGroupsGetQuery: GAPI.Query {
        public typealias Response = ContactGroup
        public var resourceName: Swift.String
        public var groupFields: JSON.FieldMask?
        public var maxMembers: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.contactGroups.get", verb: .get, path: "v1/{+resourceName}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName); p.query("groupFields", groupFields); p.query("maxMembers", maxMembers)
        }
    }

    /// `people.contactGroups.list`: GET `v1/contactGroups`.
    ///
    /// Scopes (any one): `contacts`, `contactsReadonly`.
    public struct ContactGroupsListQuery: GAPI.PagedQuery {
        public typealias Response = ListContactGroupsResponse
        public var groupFields: JSON.FieldMask?
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var syncToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.contactGroups.list", verb: .get, path: "v1/contactGroups") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("groupFields", groupFields); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
            p.query("syncToken", syncToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [ContactGroup] { response.contactGroups ?? [] }
    }

    /// `people.contactGroups.update`: PUT `v1/{+resourceName}`.
    ///
    /// Scopes (any one): `contacts`.
    public struct ContactGroupsUpdateQuery: GAPI.Query {
        public typealias Response = ContactGroup
        public var resourceName: Swift.String
        public var body: UpdateContactGroupRequest
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ body: UpdateContactGroupRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.contactGroups.update", verb: .put, path: "v1/{+resourceName}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName)
        }
    }

    /// `people.contactGroups.members.modify`: POST `v1/{+resourceName}/members:modify`.
    ///
    /// Scopes (any one): `contacts`.
    public struct ContactGroupsMembersModifyQuery: GAPI.Query {
        public typealias Response = ModifyContactGroupMembersResponse
        public var resourceName: Swift.String
        public var body: ModifyContactGroupMembersRequest
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ body: ModifyContactGroupMembersRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.contactGroups.members.modify", verb: .post, path: "v1/{+resourceName}/members:modify") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName)
        }
    }

    /// `people.otherContacts.copyOtherContactToMyContactsGroup`: POST
    /// `v1/{+resourceName}:copyOtherContactToMyContactsGroup`.
    ///
    /// Scopes (any one): `contacts`, `contactsOtherReadonly`.
    public struct OtherContactsCopyOtherContactToMyContactsGroupQuery: GAPI.Query {
        public typealias Response = Person
        public var resourceName: Swift.String
        public var body: CopyOtherContactToMyContactsGroupRequest
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ body: CopyOtherContactToMyContactsGroupRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.otherContacts.copyOtherContactToMyContactsGroup", verb: .post, path: "v1/{+resourceName}:copyOtherContactToMyContactsGroup") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName)
        }
    }

    /// `people.otherContacts.list`: GET `v1/otherContacts`.
    ///
    /// Scopes (any one): `contactsOtherReadonly`.
    public struct OtherContactsListQuery: GAPI.PagedQuery {
        public typealias Response = ListOtherContactsResponse
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var readMask: JSON.FieldMask?
        public var requestSyncToken: Swift.Bool?
        public var sources: [Sources]?
        public var syncToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.otherContacts.list", verb: .get, path: "v1/otherContacts") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageSize", pageSize); p.query("pageToken", pageToken); p.query("readMask", readMask)
            p.query("requestSyncToken", requestSyncToken); p.query("sources", sources); p.query("syncToken", syncToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Person] { response.otherContacts ?? [] }
    }

    /// `people.otherContacts.search`: GET `v1/otherContacts:search`.
    ///
    /// Scopes (any one): `contactsOtherReadonly`.
    public struct OtherContactsSearchQuery: GAPI.Query {
        public typealias Response = SearchResponse
        public var pageSize: Swift.Int32?
        public var query: Swift.String?
        public var readMask: JSON.FieldMask?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.otherContacts.search", verb: .get, path: "v1/otherContacts:search") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageSize", pageSize); p.query("query", query); p.query("readMask", readMask)
        }
    }

    /// `people.people.batchCreateContacts`: POST `v1/people:batchCreateContacts`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleBatchCreateContactsQuery: GAPI.Query {
        public typealias Response = BatchCreateContactsResponse
        public var body: BatchCreateContactsRequest
        public var common = GAPI.CommonParameters()
        public init(_ body: BatchCreateContactsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.batchCreateContacts", verb: .post, path: "v1/people:batchCreateContacts") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `people.people.batchDeleteContacts`: POST `v1/people:batchDeleteContacts`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleBatchDeleteContactsQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var body: BatchDeleteContactsRequest
        public var common = GAPI.CommonParameters()
        public init(_ body: BatchDeleteContactsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.batchDeleteContacts", verb: .post, path: "v1/people:batchDeleteContacts") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `people.people.batchUpdateContacts`: POST `v1/people:batchUpdateContacts`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleBatchUpdateContactsQuery: GAPI.Query {
        public typealias Response = BatchUpdateContactsResponse
        public var body: BatchUpdateContactsRequest
        public var common = GAPI.CommonParameters()
        public init(_ body: BatchUpdateContactsRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.batchUpdateContacts", verb: .post, path: "v1/people:batchUpdateContacts") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `people.people.createContact`: POST `v1/people:createContact`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleCreateContactQuery: GAPI.Query {
        public typealias Response = Person
        public var personFields: JSON.FieldMask?
        public var sources: [Sources]?
        public var body: Person
        public var common = GAPI.CommonParameters()
        public init(_ body: Person, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.createContact", verb: .post, path: "v1/people:createContact") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("personFields", personFields); p.query("sources", sources)
        }
    }

    /// `people.people.deleteContact`: DELETE `v1/{+resourceName}:deleteContact`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleDeleteContactQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var resourceName: Swift.String
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.deleteContact", verb: .delete, path: "v1/{+resourceName}:deleteContact") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName)
        }
    }

    /// `people.people.deleteContactPhoto`: DELETE `v1/{+resourceName}:deleteContactPhoto`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleDeleteContactPhotoQuery: GAPI.Query {
        public typealias Response = DeleteContactPhotoResponse
        public var resourceName: Swift.String
        public var personFields: JSON.FieldMask?
        public var sources: [Sources]?
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.deleteContactPhoto", verb: .delete, path: "v1/{+resourceName}:deleteContactPhoto") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName); p.query("personFields", personFields); p.query("sources", sources)
        }
    }

    /// `people.people.get`: GET `v1/{+resourceName}`.
    ///
    /// Scopes (any one): `contacts`, `contactsOtherReadonly`, `contactsReadonly`, `directoryReadonly`,
    /// `userAddressesRead`, `userBirthdayRead`, `userEmailsRead`, `userGenderRead`, `userOrganizationRead`,
    /// `userPhonenumbersRead`, `userinfoEmail`, `userinfoProfile`.
    public struct PeopleGetQuery: GAPI.Query {
        public typealias Response = Person
        public var resourceName: Swift.String
        public var personFields: JSON.FieldMask?
        public var requestMaskIncludeField: JSON.FieldMask?
        public var sources: [Sources]?
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.get", verb: .get, path: "v1/{+resourceName}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName); p.query("personFields", personFields)
            p.query("requestMask.includeField", requestMaskIncludeField); p.query("sources", sources)
        }
    }

    /// `people.people.getBatchGet`: GET `v1/people:batchGet`.
    ///
    /// Scopes (any one): `contacts`, `contactsOtherReadonly`, `contactsReadonly`, `directoryReadonly`,
    /// `userAddressesRead`, `userBirthdayRead`, `userEmailsRead`, `userGenderRead`, `userOrganizationRead`,
    /// `userPhonenumbersRead`, `userinfoEmail`, `userinfoProfile`.
    public struct PeopleGetBatchGetQuery: GAPI.Query {
        public typealias Response = GetPeopleResponse
        public var personFields: JSON.FieldMask?
        public var requestMaskIncludeField: JSON.FieldMask?
        public var resourceNames: [Swift.String]?
        public var sources: [Sources]?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.getBatchGet", verb: .get, path: "v1/people:batchGet") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("personFields", personFields); p.query("requestMask.includeField", requestMaskIncludeField)
            p.query("resourceNames", resourceNames); p.query("sources", sources)
        }
    }

    /// `people.people.listDirectoryPeople`: GET `v1/people:listDirectoryPeople`.
    ///
    /// Scopes (any one): `directoryReadonly`.
    public struct PeopleListDirectoryPeopleQuery: GAPI.PagedQuery {
        public typealias Response = ListDirectoryPeopleResponse
        public var mergeSources: [MergeSources]?
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var readMask: JSON.FieldMask?
        public var requestSyncToken: Swift.Bool?
        public var sources: [Sources]?
        public var syncToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.listDirectoryPeople", verb: .get, path: "v1/people:listDirectoryPeople") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("mergeSources", mergeSources); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
            p.query("readMask", readMask); p.query("requestSyncToken", requestSyncToken); p.query("sources", sources)
            p.query("syncToken", syncToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Person] { response.people ?? [] }

        public typealias Sources = JSON.OpenEnumeration<Sources_Values>
        public enum Sources_Values {}
    }

    /// `people.people.searchContacts`: GET `v1/people:searchContacts`.
    ///
    /// Scopes (any one): `contacts`, `contactsReadonly`.
    public struct PeopleSearchContactsQuery: GAPI.Query {
        public typealias Response = SearchResponse
        public var pageSize: Swift.Int32?
        public var query: Swift.String?
        public var readMask: JSON.FieldMask?
        public var sources: [Sources]?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.searchContacts", verb: .get, path: "v1/people:searchContacts") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageSize", pageSize); p.query("query", query); p.query("readMask", readMask)
            p.query("sources", sources)
        }
    }

    /// `people.people.searchDirectoryPeople`: GET `v1/people:searchDirectoryPeople`.
    ///
    /// Scopes (any one): `directoryReadonly`.
    public struct PeopleSearchDirectoryPeopleQuery: GAPI.PagedQuery {
        public typealias Response = SearchDirectoryPeopleResponse
        public var mergeSources: [MergeSources]?
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var query: Swift.String?
        public var readMask: JSON.FieldMask?
        public var sources: [Sources]?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.searchDirectoryPeople", verb: .get, path: "v1/people:searchDirectoryPeople") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("mergeSources", mergeSources); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
            p.query("query", query); p.query("readMask", readMask); p.query("sources", sources)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Person] { response.people ?? [] }

        public typealias Sources = JSON.OpenEnumeration<Sources_Values>
        public enum Sources_Values {}
    }

    /// `people.people.updateContact`: PATCH `v1/{+resourceName}:updateContact`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleUpdateContactQuery: GAPI.Query {
        public typealias Response = Person
        public var resourceName: Swift.String
        public var personFields: JSON.FieldMask?
        public var sources: [Sources]?
        public var updatePersonFields: JSON.FieldMask?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; self.body = body; configure(&self)
        }
        public init(resourceName: Swift.String, _ body: Person, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.updateContact", verb: .patch, path: "v1/{+resourceName}:updateContact") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName); p.query("personFields", personFields); p.query("sources", sources)
            p.query("updatePersonFields", updatePersonFields)
        }
    }

    /// `people.people.updateContactPhoto`: PATCH `v1/{+resourceName}:updateContactPhoto`.
    ///
    /// Scopes (any one): `contacts`.
    public struct PeopleUpdateContactPhotoQuery: GAPI.Query {
        public typealias Response = UpdateContactPhotoResponse
        public var resourceName: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; self.body = body; configure(&self)
        }
        public init(resourceName: Swift.String, _ body: UpdateContactPhotoRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.updateContactPhoto", verb: .patch, path: "v1/{+resourceName}:updateContactPhoto") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName)
        }
    }

    /// `people.people.connections.list`: GET `v1/{+resourceName}/connections`.
    ///
    /// Scopes (any one): `contacts`, `contactsReadonly`.
    public struct PeopleConnectionsListQuery: GAPI.PagedQuery {
        public typealias Response = ListConnectionsResponse
        public var resourceName: Swift.String
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var personFields: JSON.FieldMask?
        public var requestMaskIncludeField: JSON.FieldMask?
        public var requestSyncToken: Swift.Bool?
        public var sortOrder: SortOrder?
        public var sources: [Sources]?
        public var syncToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(resourceName: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.resourceName = resourceName; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "people.people.connections.list", verb: .get, path: "v1/{+resourceName}/connections") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("resourceName", resourceName); p.query("pageSize", pageSize); p.query("pageToken", pageToken)
            p.query("personFields", personFields); p.query("requestMask.includeField", requestMaskIncludeField)
            p.query("requestSyncToken", requestSyncToken); p.query("sortOrder", sortOrder); p.query("sources", sources)
            p.query("syncToken", syncToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Person] { response.connections ?? [] }

        public typealias SortOrder = JSON.OpenEnumeration<SortOrder_Values>
        public enum SortOrder_Values {}
    }
}

extension JSON.OpenEnumeration<People.PeopleListDirectoryPeopleQuery.Sources_Values> {
    public static var directorySourceTypeUnspecified: Self { "DIRECTORY_SOURCE_TYPE_UNSPECIFIED" }
    public static var directorySourceTypeDomainContact: Self { "DIRECTORY_SOURCE_TYPE_DOMAIN_CONTACT" }
    public static var directorySourceTypeDomainProfile: Self { "DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE" }
}

extension JSON.OpenEnumeration<People.PeopleSearchDirectoryPeopleQuery.Sources_Values> {
    public static var directorySourceTypeUnspecified: Self { "DIRECTORY_SOURCE_TYPE_UNSPECIFIED" }
    public static var directorySourceTypeDomainContact: Self { "DIRECTORY_SOURCE_TYPE_DOMAIN_CONTACT" }
    public static var directorySourceTypeDomainProfile: Self { "DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE" }
}

extension JSON.OpenEnumeration<People.PeopleConnectionsListQuery.SortOrder_Values> {
    public static var lastModifiedAscending: Self { "LAST_MODIFIED_ASCENDING" }
    public static var lastModifiedDescending: Self { "LAST_MODIFIED_DESCENDING" }
    public static var firstNameAscending: Self { "FIRST_NAME_ASCENDING" }
    public static var lastNameAscending: Self { "LAST_NAME_ASCENDING" }
}
