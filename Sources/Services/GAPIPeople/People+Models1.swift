// Generated from people:v1, revision 20251117, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension People {
    public struct Address: JSON.Model {
        public var city: Swift.String?
        public var country: Swift.String?
        public var countryCode: Swift.String?
        public var extendedAddress: Swift.String?
        /// Read-only.
        public var formattedType: Swift.String?
        public var formattedValue: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var poBox: Swift.String?
        public var postalCode: Swift.String?
        public var region: Swift.String?
        public var streetAddress: Swift.String?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("city", \.city), .string("country", \.country), .string("countryCode", \.countryCode),
            .string("extendedAddress", \.extendedAddress), .string("formattedType", \.formattedType),
            .string("formattedValue", \.formattedValue), .boxed("metadata", \.metadata, \._metadata),
            .string("poBox", \.poBox), .string("postalCode", \.postalCode), .string("region", \.region),
            .string("streetAddress", \.streetAddress), .string("type", \.type)
        ]
    }

    public struct AgeRangeType: JSON.Model {
        public var ageRange: AgeRange?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("ageRange", \.ageRange), .boxed("metadata", \.metadata, \._metadata)
        ]

        public typealias AgeRange = JSON.OpenEnumeration<AgeRange_Values>
        public enum AgeRange_Values {}
    }

    public struct BatchCreateContactsRequest: JSON.Model {
        public var contacts: [ContactToCreate]?
        public var readMask: JSON.FieldMask?
        public var sources: [Sources]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("contacts", \.contacts, of: .object), .fieldMask("readMask", \.readMask),
            .array("sources", \.sources, of: .enumeration)
        ]

        public typealias Sources = JSON.OpenEnumeration<Sources_Values>
        public enum Sources_Values {}
    }

    public struct BatchCreateContactsResponse: JSON.Model {
        public var createdPeople: [PersonResponse]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("createdPeople", \.createdPeople, of: .object)
        ]
    }

    public struct BatchDeleteContactsRequest: JSON.Model {
        public var resourceNames: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("resourceNames", \.resourceNames, of: .string)
        ]
    }

    public struct BatchGetContactGroupsResponse: JSON.Model {
        public var responses: [ContactGroupResponse]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("responses", \.responses, of: .object)
        ]
    }

    public struct BatchUpdateContactsRequest: JSON.Model {
        public var contacts: [Swift.String: Person]?
        public var readMask: JSON.FieldMask?
        public var sources: [Sources]?
        public var updateMask: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("contacts", \.contacts, of: .object), .fieldMask("readMask", \.readMask),
            .array("sources", \.sources, of: .enumeration), .fieldMask("updateMask", \.updateMask)
        ]

        public typealias Sources = JSON.OpenEnumeration<Sources_Values>
        public enum Sources_Values {}
    }

    public struct BatchUpdateContactsResponse: JSON.Model {
        public var updateResult: [Swift.String: PersonResponse]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("updateResult", \.updateResult, of: .object)
        ]
    }

    public struct Biography: JSON.Model {
        public var contentType: ContentType?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("contentType", \.contentType), .boxed("metadata", \.metadata, \._metadata),
            .string("value", \.value)
        ]

        public typealias ContentType = JSON.OpenEnumeration<ContentType_Values>
        public enum ContentType_Values {}
    }

    public struct Birthday: JSON.Model {
        public var date: Date?
        @JSON.Boxed public var metadata: FieldMetadata?
        /// Deprecated.
        public var text: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("date", \.date), .boxed("metadata", \.metadata, \._metadata), .string("text", \.text)
        ]
    }

    /// Deprecated.
    public struct BraggingRights: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct CalendarUrl: JSON.Model {
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var url: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedType", \.formattedType), .boxed("metadata", \.metadata, \._metadata),
            .string("type", \.type), .string("url", \.url)
        ]
    }

    public struct ClientData: JSON.Model {
        public var key: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("key", \.key), .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct ContactGroup: JSON.Model {
        public var clientData: [GroupClientData]?
        public var etag: Swift.String?
        /// Read-only.
        public var formattedName: Swift.String?
        /// Read-only.
        public var groupType: GroupType?
        /// Read-only.
        public var memberCount: Swift.Int32?
        /// Read-only.
        public var memberResourceNames: [Swift.String]?
        /// Read-only.
        public var metadata: ContactGroupMetadata?
        public var name: Swift.String?
        public var resourceName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("clientData", \.clientData, of: .object), .string("etag", \.etag),
            .string("formattedName", \.formattedName), .enumeration("groupType", \.groupType),
            .int32("memberCount", \.memberCount), .array("memberResourceNames", \.memberResourceNames, of: .string),
            .object("metadata", \.metadata), .string("name", \.name), .string("resourceName", \.resourceName)
        ]

        /// Read-only.
        public typealias GroupType = JSON.OpenEnumeration<GroupType_Values>
        public enum GroupType_Values {}
    }

    public struct ContactGroupMembership: JSON.Model {
        /// Deprecated. Read-only.
        public var contactGroupId: Swift.String?
        public var contactGroupResourceName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("contactGroupId", \.contactGroupId), .string("contactGroupResourceName", \.contactGroupResourceName)
        ]
    }

    public struct ContactGroupMetadata: JSON.Model {
        /// Read-only.
        public var deleted: Swift.Bool?
        /// Read-only.
        public var updateTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("deleted", \.deleted), .timestamp("updateTime", \.updateTime)
        ]
    }

    public struct ContactGroupResponse: JSON.Model {
        @JSON.Boxed public var contactGroup: ContactGroup?
        public var requestedResourceName: Swift.String?
        public var status: Status?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("contactGroup", \.contactGroup, \._contactGroup),
            .string("requestedResourceName", \.requestedResourceName), .object("status", \.status)
        ]
    }

    public struct ContactToCreate: JSON.Model {
        @JSON.Boxed public var contactPerson: Person?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("contactPerson", \.contactPerson, \._contactPerson)
        ]
    }

    public struct CopyOtherContactToMyContactsGroupRequest: JSON.Model {
        public var copyMask: JSON.FieldMask?
        public var readMask: JSON.FieldMask?
        public var sources: [Sources]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("copyMask", \.copyMask), .fieldMask("readMask", \.readMask),
            .array("sources", \.sources, of: .enumeration)
        ]

        public typealias Sources = JSON.OpenEnumeration<Sources_Values>
        public enum Sources_Values {}
    }

    public struct CoverPhoto: JSON.Model {
        public var `default`: Swift.Bool?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var url: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("default", \.`default`), .boxed("metadata", \.metadata, \._metadata), .string("url", \.url)
        ]
    }

    public struct CreateContactGroupRequest: JSON.Model {
        @JSON.Boxed public var contactGroup: ContactGroup?
        public var readGroupFields: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("contactGroup", \.contactGroup, \._contactGroup), .fieldMask("readGroupFields", \.readGroupFields)
        ]
    }

    public struct Date: JSON.Model {
        public var day: Swift.Int32?
        public var month: Swift.Int32?
        public var year: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("day", \.day), .int32("month", \.month), .int32("year", \.year)
        ]
    }

    public struct DeleteContactPhotoResponse: JSON.Model {
        @JSON.Boxed public var person: Person?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("person", \.person, \._person)
        ]
    }

    public struct DomainMembership: JSON.Model {
        public var inViewerDomain: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("inViewerDomain", \.inViewerDomain)
        ]
    }

    public struct EmailAddress: JSON.Model {
        public var displayName: Swift.String?
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayName", \.displayName), .string("formattedType", \.formattedType),
            .boxed("metadata", \.metadata, \._metadata), .string("type", \.type), .string("value", \.value)
        ]
    }

    public struct Event: JSON.Model {
        public var date: Date?
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("date", \.date), .string("formattedType", \.formattedType),
            .boxed("metadata", \.metadata, \._metadata), .string("type", \.type)
        ]
    }

    public struct ExternalId: JSON.Model {
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedType", \.formattedType), .boxed("metadata", \.metadata, \._metadata),
            .string("type", \.type), .string("value", \.value)
        ]
    }

    public struct FieldMetadata: JSON.Model {
        /// Read-only.
        public var primary: Swift.Bool?
        public var source: Source?
        public var sourcePrimary: Swift.Bool?
        /// Read-only.
        public var verified: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("primary", \.primary), .object("source", \.source), .bool("sourcePrimary", \.sourcePrimary),
            .bool("verified", \.verified)
        ]
    }

    public struct FileAs: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct Gender: JSON.Model {
        public var addressMeAs: Swift.String?
        /// Read-only.
        public var formattedValue: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("addressMeAs", \.addressMeAs), .string("formattedValue", \.formattedValue),
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct GetPeopleResponse: JSON.Model {
        public var responses: [PersonResponse]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("responses", \.responses, of: .object)
        ]
    }

    public struct GroupClientData: JSON.Model {
        public var key: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("key", \.key), .string("value", \.value)
        ]
    }

    public struct ImClient: JSON.Model {
        /// Read-only.
        public var formattedProtocol: Swift.String?
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var `protocol`: Swift.String?
        public var type: Swift.String?
        public var username: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedProtocol", \.formattedProtocol), .string("formattedType", \.formattedType),
            .boxed("metadata", \.metadata, \._metadata), .string("protocol", \.`protocol`), .string("type", \.type),
            .string("username", \.username)
        ]
    }

    public struct Interest: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct ListConnectionsResponse: JSON.Model {
        public var connections: [Person]?
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var totalItems: Swift.Int32?
        /// Deprecated.
        public var totalPeople: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("connections", \.connections, of: .object), .string("nextPageToken", \.nextPageToken),
            .string("nextSyncToken", \.nextSyncToken), .int32("totalItems", \.totalItems),
            .int32("totalPeople", \.totalPeople)
        ]
    }

    public struct ListContactGroupsResponse: JSON.Model {
        public var contactGroups: [ContactGroup]?
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var totalItems: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("contactGroups", \.contactGroups, of: .object), .string("nextPageToken", \.nextPageToken),
            .string("nextSyncToken", \.nextSyncToken), .int32("totalItems", \.totalItems)
        ]
    }

    public struct ListDirectoryPeopleResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var people: [Person]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .string("nextSyncToken", \.nextSyncToken),
            .array("people", \.people, of: .object)
        ]
    }

    public struct ListOtherContactsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var otherContacts: [Person]?
        public var totalSize: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .string("nextSyncToken", \.nextSyncToken),
            .array("otherContacts", \.otherContacts, of: .object), .int32("totalSize", \.totalSize)
        ]
    }

    public struct Locale: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct Location: JSON.Model {
        public var buildingId: Swift.String?
        public var current: Swift.Bool?
        public var deskCode: Swift.String?
        public var floor: Swift.String?
        public var floorSection: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("buildingId", \.buildingId), .bool("current", \.current), .string("deskCode", \.deskCode),
            .string("floor", \.floor), .string("floorSection", \.floorSection),
            .boxed("metadata", \.metadata, \._metadata), .string("type", \.type), .string("value", \.value)
        ]
    }

    public struct Membership: JSON.Model {
        public var contactGroupMembership: ContactGroupMembership?
        /// Read-only.
        public var domainMembership: DomainMembership?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("contactGroupMembership", \.contactGroupMembership), .object("domainMembership", \.domainMembership),
            .boxed("metadata", \.metadata, \._metadata)
        ]
    }

    public struct MiscKeyword: JSON.Model {
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: TypeValue?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedType", \.formattedType), .boxed("metadata", \.metadata, \._metadata),
            .enumeration("type", \.type), .string("value", \.value)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct ModifyContactGroupMembersRequest: JSON.Model {
        public var resourceNamesToAdd: [Swift.String]?
        public var resourceNamesToRemove: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("resourceNamesToAdd", \.resourceNamesToAdd, of: .string),
            .array("resourceNamesToRemove", \.resourceNamesToRemove, of: .string)
        ]
    }

    public struct ModifyContactGroupMembersResponse: JSON.Model {
        public var canNotRemoveLastContactGroupResourceNames: [Swift.String]?
        public var notFoundResourceNames: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("canNotRemoveLastContactGroupResourceNames", \.canNotRemoveLastContactGroupResourceNames, of: .string),
            .array("notFoundResourceNames", \.notFoundResourceNames, of: .string)
        ]
    }

    public struct Name: JSON.Model {
        /// Read-only.
        public var displayName: Swift.String?
        /// Read-only.
        public var displayNameLastFirst: Swift.String?
        public var familyName: Swift.String?
        public var givenName: Swift.String?
        public var honorificPrefix: Swift.String?
        public var honorificSuffix: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var middleName: Swift.String?
        public var phoneticFamilyName: Swift.String?
        public var phoneticFullName: Swift.String?
        public var phoneticGivenName: Swift.String?
        public var phoneticHonorificPrefix: Swift.String?
        public var phoneticHonorificSuffix: Swift.String?
        public var phoneticMiddleName: Swift.String?
        public var unstructuredName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayName", \.displayName), .string("displayNameLastFirst", \.displayNameLastFirst),
            .string("familyName", \.familyName), .string("givenName", \.givenName),
            .string("honorificPrefix", \.honorificPrefix), .string("honorificSuffix", \.honorificSuffix),
            .boxed("metadata", \.metadata, \._metadata), .string("middleName", \.middleName),
            .string("phoneticFamilyName", \.phoneticFamilyName), .string("phoneticFullName", \.phoneticFullName),
            .string("phoneticGivenName", \.phoneticGivenName),
            .string("phoneticHonorificPrefix", \.phoneticHonorificPrefix),
            .string("phoneticHonorificSuffix", \.phoneticHonorificSuffix),
            .string("phoneticMiddleName", \.phoneticMiddleName), .string("unstructuredName", \.unstructuredName)
        ]
    }

    public struct Nickname: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: TypeValue?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .enumeration("type", \.type), .string("value", \.value)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct Occupation: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct Organization: JSON.Model {
        public var costCenter: Swift.String?
        public var current: Swift.Bool?
        public var department: Swift.String?
        public var domain: Swift.String?
        public var endDate: Date?
        /// Read-only.
        public var formattedType: Swift.String?
        public var fullTimeEquivalentMillipercent: Swift.Int32?
        public var jobDescription: Swift.String?
        public var location: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var name: Swift.String?
        public var phoneticName: Swift.String?
        public var startDate: Date?
        public var symbol: Swift.String?
        public var title: Swift.String?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("costCenter", \.costCenter), .bool("current", \.current), .string("department", \.department),
            .string("domain", \.domain), .object("endDate", \.endDate), .string("formattedType", \.formattedType),
            .int32("fullTimeEquivalentMillipercent", \.fullTimeEquivalentMillipercent),
            .string("jobDescription", \.jobDescription), .string("location", \.location),
            .boxed("metadata", \.metadata, \._metadata), .string("name", \.name),
            .string("phoneticName", \.phoneticName), .object("startDate", \.startDate), .string("symbol", \.symbol),
            .string("title", \.title), .string("type", \.type)
        ]
    }

    public struct Person: JSON.Model {
        public var addresses: [Address]?
        /// Deprecated. Read-only.
        public var ageRange: AgeRange?
        /// Read-only.
        public var ageRanges: [AgeRangeType]?
        public var biographies: [Biography]?
        public var birthdays: [Birthday]?
        /// Deprecated.
        public var braggingRights: [BraggingRights]?
        public var calendarUrls: [CalendarUrl]?
        public var clientData: [ClientData]?
        /// Read-only.
        public var coverPhotos: [CoverPhoto]?
        public var emailAddresses: [EmailAddress]?
        public var etag: Swift.String?
        public var events: [Event]?
        public var externalIds: [ExternalId]?
        public var fileAses: [FileAs]?
        public var genders: [Gender]?
        public var imClients: [ImClient]?
        public var interests: [Interest]?
        public var locales: [Locale]?
        public var locations: [Location]?
        public var memberships: [Membership]?
        /// Read-only.
        public var metadata: PersonMetadata?
        public var miscKeywords: [MiscKeyword]?
        public var names: [Name]?
        public var nicknames: [Nickname]?
        public var occupations: [Occupation]?
        public var organizations: [Organization]?
        public var phoneNumbers: [PhoneNumber]?
        /// Read-only.
        public var photos: [Photo]?
        public var relations: [Relation]?
        /// Deprecated. Read-only.
        public var relationshipInterests: [RelationshipInterest]?
        /// Deprecated. Read-only.
        public var relationshipStatuses: [RelationshipStatus]?
        /// Deprecated.
        public var residences: [Residence]?
        public var resourceName: Swift.String?
        public var sipAddresses: [SipAddress]?
        public var skills: [Skill]?
        /// Deprecated. Read-only.
        public var taglines: [Tagline]?
        public var urls: [Url]?
        public var userDefined: [UserDefined]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("addresses", \.addresses, of: .object), .enumeration("ageRange", \.ageRange),
            .array("ageRanges", \.ageRanges, of: .object), .array("biographies", \.biographies, of: .object),
            .array("birthdays", \.birthdays, of: .object), .array("braggingRights", \.braggingRights, of: .object),
            .array("calendarUrls", \.calendarUrls, of: .object), .array("clientData", \.clientData, of: .object),
            .array("coverPhotos", \.coverPhotos, of: .object), .array("emailAddresses", \.emailAddresses, of: .object),
            .string("etag", \.etag), .array("events", \.events, of: .object),
            .array("externalIds", \.externalIds, of: .object), .array("fileAses", \.fileAses, of: .object),
            .array("genders", \.genders, of: .object), .array("imClients", \.imClients, of: .object),
            .array("interests", \.interests, of: .object), .array("locales", \.locales, of: .object),
            .array("locations", \.locations, of: .object), .array("memberships", \.memberships, of: .object),
            .object("metadata", \.metadata), .array("miscKeywords", \.miscKeywords, of: .object),
            .array("names", \.names, of: .object), .array("nicknames", \.nicknames, of: .object),
            .array("occupations", \.occupations, of: .object), .array("organizations", \.organizations, of: .object),
            .array("phoneNumbers", \.phoneNumbers, of: .object), .array("photos", \.photos, of: .object),
            .array("relations", \.relations, of: .object),
            .array("relationshipInterests", \.relationshipInterests, of: .object),
            .array("relationshipStatuses", \.relationshipStatuses, of: .object),
            .array("residences", \.residences, of: .object), .string("resourceName", \.resourceName),
            .array("sipAddresses", \.sipAddresses, of: .object), .array("skills", \.skills, of: .object),
            .array("taglines", \.taglines, of: .object), .array("urls", \.urls, of: .object),
            .array("userDefined", \.userDefined, of: .object)
        ]

        /// Deprecated. Read-only.
        public typealias AgeRange = JSON.OpenEnumeration<AgeRange_Values>
        public enum AgeRange_Values {}
    }

    public struct PersonMetadata: JSON.Model {
        /// Read-only.
        public var deleted: Swift.Bool?
        /// Read-only.
        public var linkedPeopleResourceNames: [Swift.String]?
        /// Deprecated. Read-only.
        public var objectType: ObjectType?
        /// Read-only.
        public var previousResourceNames: [Swift.String]?
        public var sources: [Source]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("deleted", \.deleted), .array("linkedPeopleResourceNames", \.linkedPeopleResourceNames, of: .string),
            .enumeration("objectType", \.objectType),
            .array("previousResourceNames", \.previousResourceNames, of: .string),
            .array("sources", \.sources, of: .object)
        ]

        /// Deprecated. Read-only.
        public typealias ObjectType = JSON.OpenEnumeration<ObjectType_Values>
        public enum ObjectType_Values {}
    }

    public struct PersonResponse: JSON.Model {
        /// Deprecated.
        public var httpStatusCode: Swift.Int32?
        @JSON.Boxed public var person: Person?
        public var requestedResourceName: Swift.String?
        public var status: Status?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("httpStatusCode", \.httpStatusCode), .boxed("person", \.person, \._person),
            .string("requestedResourceName", \.requestedResourceName), .object("status", \.status)
        ]
    }

    public struct PhoneNumber: JSON.Model {
        /// Read-only.
        public var canonicalForm: Swift.String?
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("canonicalForm", \.canonicalForm), .string("formattedType", \.formattedType),
            .boxed("metadata", \.metadata, \._metadata), .string("type", \.type), .string("value", \.value)
        ]
    }

    public struct Photo: JSON.Model {
        public var `default`: Swift.Bool?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var url: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("default", \.`default`), .boxed("metadata", \.metadata, \._metadata), .string("url", \.url)
        ]
    }

    public struct ProfileMetadata: JSON.Model {
        /// Read-only.
        public var objectType: ObjectType?
        /// Read-only.
        public var userTypes: [UserTypes]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("objectType", \.objectType), .array("userTypes", \.userTypes, of: .enumeration)
        ]

        /// Read-only.
        public typealias ObjectType = JSON.OpenEnumeration<ObjectType_Values>
        public enum ObjectType_Values {}

        public typealias UserTypes = JSON.OpenEnumeration<UserTypes_Values>
        public enum UserTypes_Values {}
    }

    public struct Relation: JSON.Model {
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var person: Swift.String?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedType", \.formattedType), .boxed("metadata", \.metadata, \._metadata),
            .string("person", \.person), .string("type", \.type)
        ]
    }

    /// Deprecated.
    public struct RelationshipInterest: JSON.Model {
        /// Read-only.
        public var formattedValue: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedValue", \.formattedValue), .boxed("metadata", \.metadata, \._metadata),
            .string("value", \.value)
        ]
    }

    /// Deprecated.
    public struct RelationshipStatus: JSON.Model {
        /// Read-only.
        public var formattedValue: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedValue", \.formattedValue), .boxed("metadata", \.metadata, \._metadata),
            .string("value", \.value)
        ]
    }

    /// Deprecated.
    public struct Residence: JSON.Model {
        public var current: Swift.Bool?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("current", \.current), .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct SearchDirectoryPeopleResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var people: [Person]?
        public var totalSize: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("people", \.people, of: .object),
            .int32("totalSize", \.totalSize)
        ]
    }

    public struct SearchResponse: JSON.Model {
        public var results: [SearchResult]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("results", \.results, of: .object)
        ]
    }

    public struct SearchResult: JSON.Model {
        @JSON.Boxed public var person: Person?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("person", \.person, \._person)
        ]
    }

    public struct SipAddress: JSON.Model {
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedType", \.formattedType), .boxed("metadata", \.metadata, \._metadata),
            .string("type", \.type), .string("value", \.value)
        ]
    }

    public struct Skill: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct Source: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        /// Read-only.
        public var profileMetadata: ProfileMetadata?
        public var type: TypeValue?
        /// Read-only.
        public var updateTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .object("profileMetadata", \.profileMetadata),
            .enumeration("type", \.type), .timestamp("updateTime", \.updateTime)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct Status: JSON.Model {
        public var code: Swift.Int32?
        public var details: [[Swift.String: JSON.Value]]?
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("code", \.code), .array("details", \.details, of: .map(.any)), .string("message", \.message)
        ]
    }

    /// Deprecated.
    public struct Tagline: JSON.Model {
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }

    public struct UpdateContactGroupRequest: JSON.Model {
        @JSON.Boxed public var contactGroup: ContactGroup?
        public var readGroupFields: JSON.FieldMask?
        public var updateGroupFields: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("contactGroup", \.contactGroup, \._contactGroup), .fieldMask("readGroupFields", \.readGroupFields),
            .fieldMask("updateGroupFields", \.updateGroupFields)
        ]
    }

    public struct UpdateContactPhotoRequest: JSON.Model {
        public var personFields: JSON.FieldMask?
        public var photoBytes: JSON.Bytes?
        public var sources: [Sources]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("personFields", \.personFields), .bytes("photoBytes", \.photoBytes),
            .array("sources", \.sources, of: .enumeration)
        ]

        public typealias Sources = JSON.OpenEnumeration<Sources_Values>
        public enum Sources_Values {}
    }

    public struct UpdateContactPhotoResponse: JSON.Model {
        @JSON.Boxed public var person: Person?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("person", \.person, \._person)
        ]
    }

    public struct Url: JSON.Model {
        /// Read-only.
        public var formattedType: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var type: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("formattedType", \.formattedType), .boxed("metadata", \.metadata, \._metadata),
            .string("type", \.type), .string("value", \.value)
        ]
    }

    public struct UserDefined: JSON.Model {
        public var key: Swift.String?
        @JSON.Boxed public var metadata: FieldMetadata?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("key", \.key), .boxed("metadata", \.metadata, \._metadata), .string("value", \.value)
        ]
    }
}

extension JSON.OpenEnumeration<People.AgeRangeType.AgeRange_Values> {
    public static var ageRangeUnspecified: Self { "AGE_RANGE_UNSPECIFIED" }
    public static var lessThanEighteen: Self { "LESS_THAN_EIGHTEEN" }
    public static var eighteenToTwenty: Self { "EIGHTEEN_TO_TWENTY" }
    public static var twentyOneOrOlder: Self { "TWENTY_ONE_OR_OLDER" }
}

extension JSON.OpenEnumeration<People.BatchCreateContactsRequest.Sources_Values> {
    public static var readSourceTypeUnspecified: Self { "READ_SOURCE_TYPE_UNSPECIFIED" }
    public static var readSourceTypeProfile: Self { "READ_SOURCE_TYPE_PROFILE" }
    public static var readSourceTypeContact: Self { "READ_SOURCE_TYPE_CONTACT" }
    public static var readSourceTypeDomainContact: Self { "READ_SOURCE_TYPE_DOMAIN_CONTACT" }
    public static var readSourceTypeOtherContact: Self { "READ_SOURCE_TYPE_OTHER_CONTACT" }
}

extension JSON.OpenEnumeration<People.BatchUpdateContactsRequest.Sources_Values> {
    public static var readSourceTypeUnspecified: Self { "READ_SOURCE_TYPE_UNSPECIFIED" }
    public static var readSourceTypeProfile: Self { "READ_SOURCE_TYPE_PROFILE" }
    public static var readSourceTypeContact: Self { "READ_SOURCE_TYPE_CONTACT" }
    public static var readSourceTypeDomainContact: Self { "READ_SOURCE_TYPE_DOMAIN_CONTACT" }
    public static var readSourceTypeOtherContact: Self { "READ_SOURCE_TYPE_OTHER_CONTACT" }
}

extension JSON.OpenEnumeration<People.Biography.ContentType_Values> {
    public static var contentTypeUnspecified: Self { "CONTENT_TYPE_UNSPECIFIED" }
    public static var textPlain: Self { "TEXT_PLAIN" }
    public static var textHtml: Self { "TEXT_HTML" }
}

extension JSON.OpenEnumeration<People.ContactGroup.GroupType_Values> {
    public static var groupTypeUnspecified: Self { "GROUP_TYPE_UNSPECIFIED" }
    public static var userContactGroup: Self { "USER_CONTACT_GROUP" }
    public static var systemContactGroup: Self { "SYSTEM_CONTACT_GROUP" }
}

extension JSON.OpenEnumeration<People.CopyOtherContactToMyContactsGroupRequest.Sources_Values> {
    public static var readSourceTypeUnspecified: Self { "READ_SOURCE_TYPE_UNSPECIFIED" }
    public static var readSourceTypeProfile: Self { "READ_SOURCE_TYPE_PROFILE" }
    public static var readSourceTypeContact: Self { "READ_SOURCE_TYPE_CONTACT" }
    public static var readSourceTypeDomainContact: Self { "READ_SOURCE_TYPE_DOMAIN_CONTACT" }
    public static var readSourceTypeOtherContact: Self { "READ_SOURCE_TYPE_OTHER_CONTACT" }
}

extension JSON.OpenEnumeration<People.MiscKeyword.TypeValue_Values> {
    public static var typeUnspecified: Self { "TYPE_UNSPECIFIED" }
    public static var outlookBillingInformation: Self { "OUTLOOK_BILLING_INFORMATION" }
    public static var outlookDirectoryServer: Self { "OUTLOOK_DIRECTORY_SERVER" }
    public static var outlookKeyword: Self { "OUTLOOK_KEYWORD" }
    public static var outlookMileage: Self { "OUTLOOK_MILEAGE" }
    public static var outlookPriority: Self { "OUTLOOK_PRIORITY" }
    public static var outlookSensitivity: Self { "OUTLOOK_SENSITIVITY" }
    public static var outlookSubject: Self { "OUTLOOK_SUBJECT" }
    public static var outlookUser: Self { "OUTLOOK_USER" }
    public static var home: Self { "HOME" }
    public static var work: Self { "WORK" }
    public static var other: Self { "OTHER" }
}

extension JSON.OpenEnumeration<People.Nickname.TypeValue_Values> {
    public static var `default`: Self { "DEFAULT" }
    @available(*, deprecated)
    public static var maidenName: Self { "MAIDEN_NAME" }
    @available(*, deprecated)
    public static var initials: Self { "INITIALS" }
    @available(*, deprecated)
    public static var gplus: Self { "GPLUS" }
    @available(*, deprecated)
    public static var otherName: Self { "OTHER_NAME" }
    public static var alternateName: Self { "ALTERNATE_NAME" }
    @available(*, deprecated)
    public static var shortName: Self { "SHORT_NAME" }
}

extension JSON.OpenEnumeration<People.Person.AgeRange_Values> {
    public static var ageRangeUnspecified: Self { "AGE_RANGE_UNSPECIFIED" }
    public static var lessThanEighteen: Self { "LESS_THAN_EIGHTEEN" }
    public static var eighteenToTwenty: Self { "EIGHTEEN_TO_TWENTY" }
    public static var twentyOneOrOlder: Self { "TWENTY_ONE_OR_OLDER" }
}

extension JSON.OpenEnumeration<People.PersonMetadata.ObjectType_Values> {
    public static var objectTypeUnspecified: Self { "OBJECT_TYPE_UNSPECIFIED" }
    public static var person: Self { "PERSON" }
    public static var page: Self { "PAGE" }
}

extension JSON.OpenEnumeration<People.ProfileMetadata.ObjectType_Values> {
    public static var objectTypeUnspecified: Self { "OBJECT_TYPE_UNSPECIFIED" }
    public static var person: Self { "PERSON" }
    public static var page: Self { "PAGE" }
}

extension JSON.OpenEnumeration<People.ProfileMetadata.UserTypes_Values> {
    public static var userTypeUnknown: Self { "USER_TYPE_UNKNOWN" }
    public static var googleUser: Self { "GOOGLE_USER" }
    public static var gplusUser: Self { "GPLUS_USER" }
    public static var googleAppsUser: Self { "GOOGLE_APPS_USER" }
}

extension JSON.OpenEnumeration<People.Source.TypeValue_Values> {
    public static var sourceTypeUnspecified: Self { "SOURCE_TYPE_UNSPECIFIED" }
    public static var account: Self { "ACCOUNT" }
    public static var profile: Self { "PROFILE" }
    public static var domainProfile: Self { "DOMAIN_PROFILE" }
    public static var contact: Self { "CONTACT" }
    public static var otherContact: Self { "OTHER_CONTACT" }
    public static var domainContact: Self { "DOMAIN_CONTACT" }
}

extension JSON.OpenEnumeration<People.UpdateContactPhotoRequest.Sources_Values> {
    public static var readSourceTypeUnspecified: Self { "READ_SOURCE_TYPE_UNSPECIFIED" }
    public static var readSourceTypeProfile: Self { "READ_SOURCE_TYPE_PROFILE" }
    public static var readSourceTypeContact: Self { "READ_SOURCE_TYPE_CONTACT" }
    public static var readSourceTypeDomainContact: Self { "READ_SOURCE_TYPE_DOMAIN_CONTACT" }
    public static var readSourceTypeOtherContact: Self { "READ_SOURCE_TYPE_OTHER_CONTACT" }
}
