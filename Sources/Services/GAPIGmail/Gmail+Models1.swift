// Generated from gmail:v1, revision 20261005, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Gmail {
    public struct AutoForwarding: JSON.Model {
        public var disposition: Disposition?
        public var emailAddress: Swift.String?
        public var enabled: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("disposition", \.disposition), .string("emailAddress", \.emailAddress),
            .bool("enabled", \.enabled)
        ]

        public typealias Disposition = JSON.OpenEnumeration<Disposition_Values>
        public enum Disposition_Values {}
    }

    public struct BatchDeleteMessagesRequest: JSON.Model {
        public var ids: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("ids", \.ids, of: .string)
        ]
    }

    public struct BatchModifyMessagesRequest: JSON.Model {
        public var addClassificationLabels: [ClassificationLabelValue]?
        public var addLabelIds: [Swift.String]?
        public var ids: [Swift.String]?
        public var removeClassificationLabelIds: [Swift.String]?
        public var removeLabelIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("addClassificationLabels", \.addClassificationLabels, of: .object),
            .array("addLabelIds", \.addLabelIds, of: .string), .array("ids", \.ids, of: .string),
            .array("removeClassificationLabelIds", \.removeClassificationLabelIds, of: .string),
            .array("removeLabelIds", \.removeLabelIds, of: .string)
        ]
    }

    public struct ClassificationLabelFieldValue: JSON.Model {
        public var fieldId: Swift.String?
        public var selection: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("fieldId", \.fieldId), .string("selection", \.selection)
        ]
    }

    public struct ClassificationLabelValue: JSON.Model {
        public var fieldsValue: [ClassificationLabelFieldValue]?
        public var labelId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("fields", \.fieldsValue, of: .object), .string("labelId", \.labelId)
        ]
    }

    public struct CseIdentity: JSON.Model {
        public var emailAddress: Swift.String?
        public var primaryKeyPairId: Swift.String?
        public var signAndEncryptKeyPairs: SignAndEncryptKeyPairs?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("emailAddress", \.emailAddress), .string("primaryKeyPairId", \.primaryKeyPairId),
            .object("signAndEncryptKeyPairs", \.signAndEncryptKeyPairs)
        ]
    }

    public struct CseKeyPair: JSON.Model {
        /// Read-only.
        public var disableTime: JSON.Timestamp?
        /// Read-only.
        public var enablementState: EnablementState?
        /// Read-only.
        public var keyPairId: Swift.String?
        /// Read-only.
        public var pem: Swift.String?
        public var pkcs7: Swift.String?
        public var privateKeyMetadata: [CsePrivateKeyMetadata]?
        /// Read-only.
        public var subjectEmailAddresses: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("disableTime", \.disableTime), .enumeration("enablementState", \.enablementState),
            .string("keyPairId", \.keyPairId), .string("pem", \.pem), .string("pkcs7", \.pkcs7),
            .array("privateKeyMetadata", \.privateKeyMetadata, of: .object),
            .array("subjectEmailAddresses", \.subjectEmailAddresses, of: .string)
        ]

        /// Read-only.
        public typealias EnablementState = JSON.OpenEnumeration<EnablementState_Values>
        public enum EnablementState_Values {}
    }

    public struct CsePrivateKeyMetadata: JSON.Model {
        public var hardwareKeyMetadata: HardwareKeyMetadata?
        public var kaclsKeyMetadata: KaclsKeyMetadata?
        /// Read-only.
        public var privateKeyMetadataId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("hardwareKeyMetadata", \.hardwareKeyMetadata), .object("kaclsKeyMetadata", \.kaclsKeyMetadata),
            .string("privateKeyMetadataId", \.privateKeyMetadataId)
        ]
    }

    public struct Delegate: JSON.Model {
        public var delegateEmail: Swift.String?
        public var verificationStatus: VerificationStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("delegateEmail", \.delegateEmail), .enumeration("verificationStatus", \.verificationStatus)
        ]

        public typealias VerificationStatus = JSON.OpenEnumeration<VerificationStatus_Values>
        public enum VerificationStatus_Values {}
    }

    public struct DisableCseKeyPairRequest: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct Draft: JSON.Model {
        public var id: Swift.String?
        @JSON.Boxed public var message: Message?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .boxed("message", \.message, \._message)
        ]
    }

    public struct EnableCseKeyPairRequest: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct Filter: JSON.Model {
        public var action: FilterAction?
        public var criteria: FilterCriteria?
        public var id: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("action", \.action), .object("criteria", \.criteria), .string("id", \.id)
        ]
    }

    public struct FilterAction: JSON.Model {
        public var addLabelIds: [Swift.String]?
        public var forward: Swift.String?
        public var removeLabelIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("addLabelIds", \.addLabelIds, of: .string), .string("forward", \.forward),
            .array("removeLabelIds", \.removeLabelIds, of: .string)
        ]
    }

    public struct FilterCriteria: JSON.Model {
        public var excludeChats: Swift.Bool?
        public var from: Swift.String?
        public var hasAttachment: Swift.Bool?
        public var negatedQuery: Swift.String?
        public var query: Swift.String?
        public var size: Swift.Int32?
        public var sizeComparison: SizeComparison?
        public var subject: Swift.String?
        public var to: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("excludeChats", \.excludeChats), .string("from", \.from), .bool("hasAttachment", \.hasAttachment),
            .string("negatedQuery", \.negatedQuery), .string("query", \.query), .int32("size", \.size),
            .enumeration("sizeComparison", \.sizeComparison), .string("subject", \.subject), .string("to", \.to)
        ]

        public typealias SizeComparison = JSON.OpenEnumeration<SizeComparison_Values>
        public enum SizeComparison_Values {}
    }

    public struct ForwardingAddress: JSON.Model {
        public var forwardingEmail: Swift.String?
        public var verificationStatus: VerificationStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("forwardingEmail", \.forwardingEmail), .enumeration("verificationStatus", \.verificationStatus)
        ]

        public typealias VerificationStatus = JSON.OpenEnumeration<VerificationStatus_Values>
        public enum VerificationStatus_Values {}
    }

    public struct HardwareKeyMetadata: JSON.Model {
        public var description: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description)
        ]
    }

    public struct History: JSON.Model {
        public var id: Swift.UInt64?
        public var labelsAdded: [HistoryLabelAdded]?
        public var labelsRemoved: [HistoryLabelRemoved]?
        public var messages: [Message]?
        public var messagesAdded: [HistoryMessageAdded]?
        public var messagesDeleted: [HistoryMessageDeleted]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("id", \.id), .array("labelsAdded", \.labelsAdded, of: .object),
            .array("labelsRemoved", \.labelsRemoved, of: .object), .array("messages", \.messages, of: .object),
            .array("messagesAdded", \.messagesAdded, of: .object),
            .array("messagesDeleted", \.messagesDeleted, of: .object)
        ]
    }

    public struct HistoryLabelAdded: JSON.Model {
        public var labelIds: [Swift.String]?
        @JSON.Boxed public var message: Message?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("labelIds", \.labelIds, of: .string), .boxed("message", \.message, \._message)
        ]
    }

    public struct HistoryLabelRemoved: JSON.Model {
        public var labelIds: [Swift.String]?
        @JSON.Boxed public var message: Message?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("labelIds", \.labelIds, of: .string), .boxed("message", \.message, \._message)
        ]
    }

    public struct HistoryMessageAdded: JSON.Model {
        @JSON.Boxed public var message: Message?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("message", \.message, \._message)
        ]
    }

    public struct HistoryMessageDeleted: JSON.Model {
        @JSON.Boxed public var message: Message?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("message", \.message, \._message)
        ]
    }

    public struct ImapSettings: JSON.Model {
        public var autoExpunge: Swift.Bool?
        public var enabled: Swift.Bool?
        public var expungeBehavior: ExpungeBehavior?
        public var maxFolderSize: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("autoExpunge", \.autoExpunge), .bool("enabled", \.enabled),
            .enumeration("expungeBehavior", \.expungeBehavior), .int32("maxFolderSize", \.maxFolderSize)
        ]

        public typealias ExpungeBehavior = JSON.OpenEnumeration<ExpungeBehavior_Values>
        public enum ExpungeBehavior_Values {}
    }

    public struct KaclsKeyMetadata: JSON.Model {
        public var kaclsData: Swift.String?
        public var kaclsUri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kaclsData", \.kaclsData), .string("kaclsUri", \.kaclsUri)
        ]
    }

    public struct Label: JSON.Model {
        public var color: LabelColor?
        public var id: Swift.String?
        public var labelListVisibility: LabelListVisibility?
        public var messageListVisibility: MessageListVisibility?
        public var messagesTotal: Swift.Int32?
        public var messagesUnread: Swift.Int32?
        public var name: Swift.String?
        public var threadsTotal: Swift.Int32?
        public var threadsUnread: Swift.Int32?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .string("id", \.id), .enumeration("labelListVisibility", \.labelListVisibility),
            .enumeration("messageListVisibility", \.messageListVisibility), .int32("messagesTotal", \.messagesTotal),
            .int32("messagesUnread", \.messagesUnread), .string("name", \.name), .int32("threadsTotal", \.threadsTotal),
            .int32("threadsUnread", \.threadsUnread), .enumeration("type", \.type)
        ]

        public typealias LabelListVisibility = JSON.OpenEnumeration<LabelListVisibility_Values>
        public enum LabelListVisibility_Values {}

        public typealias MessageListVisibility = JSON.OpenEnumeration<MessageListVisibility_Values>
        public enum MessageListVisibility_Values {}

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct LabelColor: JSON.Model {
        public var backgroundColor: Swift.String?
        public var textColor: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("backgroundColor", \.backgroundColor), .string("textColor", \.textColor)
        ]
    }

    public struct LanguageSettings: JSON.Model {
        public var displayLanguage: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayLanguage", \.displayLanguage)
        ]
    }

    public struct ListCseIdentitiesResponse: JSON.Model {
        public var cseIdentities: [CseIdentity]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("cseIdentities", \.cseIdentities, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ListCseKeyPairsResponse: JSON.Model {
        public var cseKeyPairs: [CseKeyPair]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("cseKeyPairs", \.cseKeyPairs, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ListDelegatesResponse: JSON.Model {
        public var delegates: [Delegate]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("delegates", \.delegates, of: .object)
        ]
    }

    public struct ListDraftsResponse: JSON.Model {
        public var drafts: [Draft]?
        public var nextPageToken: Swift.String?
        public var resultSizeEstimate: Swift.UInt32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("drafts", \.drafts, of: .object), .string("nextPageToken", \.nextPageToken),
            .uint32("resultSizeEstimate", \.resultSizeEstimate)
        ]
    }

    public struct ListFiltersResponse: JSON.Model {
        public var filter: [Filter]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("filter", \.filter, of: .object)
        ]
    }

    public struct ListForwardingAddressesResponse: JSON.Model {
        public var forwardingAddresses: [ForwardingAddress]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("forwardingAddresses", \.forwardingAddresses, of: .object)
        ]
    }

    public struct ListHistoryResponse: JSON.Model {
        public var history: [History]?
        public var historyId: Swift.UInt64?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("history", \.history, of: .object), .uint64("historyId", \.historyId),
            .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ListLabelsResponse: JSON.Model {
        public var labels: [Label]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("labels", \.labels, of: .object)
        ]
    }

    public struct ListMessagesResponse: JSON.Model {
        public var messages: [Message]?
        public var nextPageToken: Swift.String?
        public var resultSizeEstimate: Swift.UInt32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("messages", \.messages, of: .object), .string("nextPageToken", \.nextPageToken),
            .uint32("resultSizeEstimate", \.resultSizeEstimate)
        ]
    }

    public struct ListSendAsResponse: JSON.Model {
        public var sendAs: [SendAs]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("sendAs", \.sendAs, of: .object)
        ]
    }

    public struct ListSmimeInfoResponse: JSON.Model {
        public var smimeInfo: [SmimeInfo]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("smimeInfo", \.smimeInfo, of: .object)
        ]
    }

    public struct ListThreadsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var resultSizeEstimate: Swift.UInt32?
        public var threads: [Thread]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .uint32("resultSizeEstimate", \.resultSizeEstimate),
            .array("threads", \.threads, of: .object)
        ]
    }

    public struct Message: JSON.Model {
        public var classificationLabelValues: [ClassificationLabelValue]?
        public var historyId: Swift.UInt64?
        public var id: Swift.String?
        public var internalDate: Swift.Int64?
        public var labelIds: [Swift.String]?
        public var payload: MessagePart?
        public var raw: JSON.Bytes?
        public var sizeEstimate: Swift.Int32?
        public var snippet: Swift.String?
        public var threadId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("classificationLabelValues", \.classificationLabelValues, of: .object),
            .uint64("historyId", \.historyId), .string("id", \.id), .int64("internalDate", \.internalDate),
            .array("labelIds", \.labelIds, of: .string), .object("payload", \.payload), .bytes("raw", \.raw),
            .int32("sizeEstimate", \.sizeEstimate), .string("snippet", \.snippet), .string("threadId", \.threadId)
        ]
    }

    public struct MessagePart: JSON.Model {
        public var body: MessagePartBody?
        public var filename: Swift.String?
        public var headers: [MessagePartHeader]?
        public var mimeType: Swift.String?
        public var partId: Swift.String?
        public var parts: [MessagePart]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("body", \.body), .string("filename", \.filename), .array("headers", \.headers, of: .object),
            .string("mimeType", \.mimeType), .string("partId", \.partId), .array("parts", \.parts, of: .object)
        ]
    }

    public struct MessagePartBody: JSON.Model {
        public var attachmentId: Swift.String?
        public var data: JSON.Bytes?
        public var size: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("attachmentId", \.attachmentId), .bytes("data", \.data), .int32("size", \.size)
        ]
    }

    public struct MessagePartHeader: JSON.Model {
        public var name: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .string("value", \.value)
        ]
    }

    public struct ModifyMessageRequest: JSON.Model {
        public var addClassificationLabels: [ClassificationLabelValue]?
        public var addLabelIds: [Swift.String]?
        public var removeClassificationLabelIds: [Swift.String]?
        public var removeLabelIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("addClassificationLabels", \.addClassificationLabels, of: .object),
            .array("addLabelIds", \.addLabelIds, of: .string),
            .array("removeClassificationLabelIds", \.removeClassificationLabelIds, of: .string),
            .array("removeLabelIds", \.removeLabelIds, of: .string)
        ]
    }

    public struct ModifyThreadRequest: JSON.Model {
        public var addLabelIds: [Swift.String]?
        public var removeLabelIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("addLabelIds", \.addLabelIds, of: .string), .array("removeLabelIds", \.removeLabelIds, of: .string)
        ]
    }

    public struct ObliterateCseKeyPairRequest: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct PopSettings: JSON.Model {
        public var accessWindow: AccessWindow?
        public var disposition: Disposition?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("accessWindow", \.accessWindow), .enumeration("disposition", \.disposition)
        ]

        public typealias AccessWindow = JSON.OpenEnumeration<AccessWindow_Values>
        public enum AccessWindow_Values {}

        public typealias Disposition = JSON.OpenEnumeration<Disposition_Values>
        public enum Disposition_Values {}
    }

    public struct Profile: JSON.Model {
        public var emailAddress: Swift.String?
        public var historyId: Swift.UInt64?
        public var messagesTotal: Swift.Int32?
        public var threadsTotal: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("emailAddress", \.emailAddress), .uint64("historyId", \.historyId),
            .int32("messagesTotal", \.messagesTotal), .int32("threadsTotal", \.threadsTotal)
        ]
    }

    public struct SendAs: JSON.Model {
        public var displayName: Swift.String?
        public var isDefault: Swift.Bool?
        public var isPrimary: Swift.Bool?
        public var replyToAddress: Swift.String?
        public var sendAsEmail: Swift.String?
        public var signature: Swift.String?
        public var smtpMsa: SmtpMsa?
        public var treatAsAlias: Swift.Bool?
        public var verificationStatus: VerificationStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayName", \.displayName), .bool("isDefault", \.isDefault), .bool("isPrimary", \.isPrimary),
            .string("replyToAddress", \.replyToAddress), .string("sendAsEmail", \.sendAsEmail),
            .string("signature", \.signature), .object("smtpMsa", \.smtpMsa), .bool("treatAsAlias", \.treatAsAlias),
            .enumeration("verificationStatus", \.verificationStatus)
        ]

        public typealias VerificationStatus = JSON.OpenEnumeration<VerificationStatus_Values>
        public enum VerificationStatus_Values {}
    }

    public struct SignAndEncryptKeyPairs: JSON.Model {
        public var encryptionKeyPairId: Swift.String?
        public var signingKeyPairId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("encryptionKeyPairId", \.encryptionKeyPairId), .string("signingKeyPairId", \.signingKeyPairId)
        ]
    }

    public struct SmimeInfo: JSON.Model {
        public var encryptedKeyPassword: Swift.String?
        public var expiration: Swift.Int64?
        public var id: Swift.String?
        public var isDefault: Swift.Bool?
        public var issuerCn: Swift.String?
        public var pem: Swift.String?
        public var pkcs12: JSON.Bytes?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("encryptedKeyPassword", \.encryptedKeyPassword), .int64("expiration", \.expiration),
            .string("id", \.id), .bool("isDefault", \.isDefault), .string("issuerCn", \.issuerCn), .string("pem", \.pem),
            .bytes("pkcs12", \.pkcs12)
        ]
    }

    public struct SmtpMsa: JSON.Model {
        public var host: Swift.String?
        public var password: Swift.String?
        public var port: Swift.Int32?
        public var securityMode: SecurityMode?
        public var username: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("host", \.host), .string("password", \.password), .int32("port", \.port),
            .enumeration("securityMode", \.securityMode), .string("username", \.username)
        ]

        public typealias SecurityMode = JSON.OpenEnumeration<SecurityMode_Values>
        public enum SecurityMode_Values {}
    }

    public struct Thread: JSON.Model {
        public var historyId: Swift.UInt64?
        public var id: Swift.String?
        public var messages: [Message]?
        public var snippet: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("historyId", \.historyId), .string("id", \.id), .array("messages", \.messages, of: .object),
            .string("snippet", \.snippet)
        ]
    }

    public struct VacationSettings: JSON.Model {
        public var enableAutoReply: Swift.Bool?
        public var endTime: Swift.Int64?
        public var responseBodyHtml: Swift.String?
        public var responseBodyPlainText: Swift.String?
        public var responseSubject: Swift.String?
        public var restrictToContacts: Swift.Bool?
        public var restrictToDomain: Swift.Bool?
        public var startTime: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("enableAutoReply", \.enableAutoReply), .int64("endTime", \.endTime),
            .string("responseBodyHtml", \.responseBodyHtml), .string("responseBodyPlainText", \.responseBodyPlainText),
            .string("responseSubject", \.responseSubject), .bool("restrictToContacts", \.restrictToContacts),
            .bool("restrictToDomain", \.restrictToDomain), .int64("startTime", \.startTime)
        ]
    }

    public struct WatchRequest: JSON.Model {
        /// Deprecated.
        public var labelFilterAction: LabelFilterAction?
        public var labelFilterBehavior: LabelFilterBehavior?
        public var labelIds: [Swift.String]?
        public var topicName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("labelFilterAction", \.labelFilterAction),
            .enumeration("labelFilterBehavior", \.labelFilterBehavior), .array("labelIds", \.labelIds, of: .string),
            .string("topicName", \.topicName)
        ]

        /// Deprecated.
        public typealias LabelFilterAction = JSON.OpenEnumeration<LabelFilterAction_Values>
        public enum LabelFilterAction_Values {}

        public typealias LabelFilterBehavior = JSON.OpenEnumeration<LabelFilterBehavior_Values>
        public enum LabelFilterBehavior_Values {}
    }

    public struct WatchResponse: JSON.Model {
        public var expiration: Swift.Int64?
        public var historyId: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("expiration", \.expiration), .uint64("historyId", \.historyId)
        ]
    }
}

extension JSON.OpenEnumeration<Gmail.AutoForwarding.Disposition_Values> {
    public static var dispositionUnspecified: Self { "dispositionUnspecified" }
    public static var leaveInInbox: Self { "leaveInInbox" }
    public static var archive: Self { "archive" }
    public static var trash: Self { "trash" }
    public static var markRead: Self { "markRead" }
}

extension JSON.OpenEnumeration<Gmail.CseKeyPair.EnablementState_Values> {
    public static var stateUnspecified: Self { "stateUnspecified" }
    public static var enabled: Self { "enabled" }
    public static var disabled: Self { "disabled" }
}

extension JSON.OpenEnumeration<Gmail.Delegate.VerificationStatus_Values> {
    public static var verificationStatusUnspecified: Self { "verificationStatusUnspecified" }
    public static var accepted: Self { "accepted" }
    public static var pending: Self { "pending" }
    public static var rejected: Self { "rejected" }
    public static var expired: Self { "expired" }
}

extension JSON.OpenEnumeration<Gmail.FilterCriteria.SizeComparison_Values> {
    public static var unspecified: Self { "unspecified" }
    public static var smaller: Self { "smaller" }
    public static var larger: Self { "larger" }
}

extension JSON.OpenEnumeration<Gmail.ForwardingAddress.VerificationStatus_Values> {
    public static var verificationStatusUnspecified: Self { "verificationStatusUnspecified" }
    public static var accepted: Self { "accepted" }
    public static var pending: Self { "pending" }
}

extension JSON.OpenEnumeration<Gmail.ImapSettings.ExpungeBehavior_Values> {
    public static var expungeBehaviorUnspecified: Self { "expungeBehaviorUnspecified" }
    public static var archive: Self { "archive" }
    public static var trash: Self { "trash" }
    public static var deleteForever: Self { "deleteForever" }
}

extension JSON.OpenEnumeration<Gmail.Label.LabelListVisibility_Values> {
    public static var labelShow: Self { "labelShow" }
    public static var labelShowIfUnread: Self { "labelShowIfUnread" }
    public static var labelHide: Self { "labelHide" }
}

extension JSON.OpenEnumeration<Gmail.Label.MessageListVisibility_Values> {
    public static var show: Self { "show" }
    public static var hide: Self { "hide" }
}

extension JSON.OpenEnumeration<Gmail.Label.TypeValue_Values> {
    public static var system: Self { "system" }
    public static var user: Self { "user" }
}

extension JSON.OpenEnumeration<Gmail.PopSettings.AccessWindow_Values> {
    public static var accessWindowUnspecified: Self { "accessWindowUnspecified" }
    public static var disabled: Self { "disabled" }
    public static var fromNowOn: Self { "fromNowOn" }
    public static var allMail: Self { "allMail" }
}

extension JSON.OpenEnumeration<Gmail.PopSettings.Disposition_Values> {
    public static var dispositionUnspecified: Self { "dispositionUnspecified" }
    public static var leaveInInbox: Self { "leaveInInbox" }
    public static var archive: Self { "archive" }
    public static var trash: Self { "trash" }
    public static var markRead: Self { "markRead" }
}

extension JSON.OpenEnumeration<Gmail.SendAs.VerificationStatus_Values> {
    public static var verificationStatusUnspecified: Self { "verificationStatusUnspecified" }
    public static var accepted: Self { "accepted" }
    public static var pending: Self { "pending" }
}

extension JSON.OpenEnumeration<Gmail.SmtpMsa.SecurityMode_Values> {
    public static var securityModeUnspecified: Self { "securityModeUnspecified" }
    public static var noneValue: Self { "none" }
    public static var ssl: Self { "ssl" }
    public static var starttls: Self { "starttls" }
}

extension JSON.OpenEnumeration<Gmail.WatchRequest.LabelFilterAction_Values> {
    public static var include: Self { "include" }
    public static var exclude: Self { "exclude" }
}

extension JSON.OpenEnumeration<Gmail.WatchRequest.LabelFilterBehavior_Values> {
    public static var include: Self { "include" }
    public static var exclude: Self { "exclude" }
}
