// Generated from pubsub:v1, revision 20261027, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Pubsub {
    public struct AIInference: JSON.Model {
        public var endpoint: Swift.String?
        public var serviceAccountEmail: Swift.String?
        public var unstructuredInference: UnstructuredInference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("endpoint", \.endpoint), .string("serviceAccountEmail", \.serviceAccountEmail),
            .object("unstructuredInference", \.unstructuredInference)
        ]
    }

    public struct AcknowledgeRequest: JSON.Model {
        public var ackIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("ackIds", \.ackIds, of: .string)
        ]
    }

    public struct AnalyticsHubSubscriptionInfo: JSON.Model {
        public var listing: Swift.String?
        public var subscription: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("listing", \.listing), .string("subscription", \.subscription)
        ]
    }

    public struct AvroConfig: JSON.Model {
        public var useTopicSchema: Swift.Bool?
        public var writeMetadata: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("useTopicSchema", \.useTopicSchema), .bool("writeMetadata", \.writeMetadata)
        ]
    }

    public struct AvroFormat: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct AwsKinesis: JSON.Model {
        public var awsRoleArn: Swift.String?
        public var consumerArn: Swift.String?
        public var gcpServiceAccount: Swift.String?
        /// Read-only.
        public var state: State?
        public var streamArn: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("awsRoleArn", \.awsRoleArn), .string("consumerArn", \.consumerArn),
            .string("gcpServiceAccount", \.gcpServiceAccount), .enumeration("state", \.state),
            .string("streamArn", \.streamArn)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct AwsMsk: JSON.Model {
        public var awsRoleArn: Swift.String?
        public var clusterArn: Swift.String?
        public var gcpServiceAccount: Swift.String?
        /// Read-only.
        public var state: State?
        public var topic: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("awsRoleArn", \.awsRoleArn), .string("clusterArn", \.clusterArn),
            .string("gcpServiceAccount", \.gcpServiceAccount), .enumeration("state", \.state), .string("topic", \.topic)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct AzureEventHubs: JSON.Model {
        public var clientId: Swift.String?
        public var eventHub: Swift.String?
        public var gcpServiceAccount: Swift.String?
        public var namespace: Swift.String?
        public var resourceGroup: Swift.String?
        /// Read-only.
        public var state: State?
        public var subscriptionId: Swift.String?
        public var tenantId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("clientId", \.clientId), .string("eventHub", \.eventHub),
            .string("gcpServiceAccount", \.gcpServiceAccount), .string("namespace", \.namespace),
            .string("resourceGroup", \.resourceGroup), .enumeration("state", \.state),
            .string("subscriptionId", \.subscriptionId), .string("tenantId", \.tenantId)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct BigQueryConfig: JSON.Model {
        public var dropUnknownFields: Swift.Bool?
        public var serviceAccountEmail: Swift.String?
        /// Read-only.
        public var state: State?
        public var table: Swift.String?
        public var useTableSchema: Swift.Bool?
        public var useTopicSchema: Swift.Bool?
        public var writeMetadata: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("dropUnknownFields", \.dropUnknownFields), .string("serviceAccountEmail", \.serviceAccountEmail),
            .enumeration("state", \.state), .string("table", \.table), .bool("useTableSchema", \.useTableSchema),
            .bool("useTopicSchema", \.useTopicSchema), .bool("writeMetadata", \.writeMetadata)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct BigtableConfig: JSON.Model {
        public var appProfileId: Swift.String?
        public var columnFamilyMapping: ColumnFamilyMapping?
        public var serviceAccountEmail: Swift.String?
        /// Read-only.
        public var state: State?
        public var table: Swift.String?
        public var writeMetadata: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("appProfileId", \.appProfileId), .object("columnFamilyMapping", \.columnFamilyMapping),
            .string("serviceAccountEmail", \.serviceAccountEmail), .enumeration("state", \.state),
            .string("table", \.table), .bool("writeMetadata", \.writeMetadata)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct Binding: JSON.Model {
        public var condition: Expr?
        public var members: [Swift.String]?
        public var role: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("condition", \.condition), .array("members", \.members, of: .string), .string("role", \.role)
        ]
    }

    public struct CloudStorage: JSON.Model {
        public var avroFormat: AvroFormat?
        public var bucket: Swift.String?
        public var matchGlob: Swift.String?
        public var minimumObjectCreateTime: JSON.Timestamp?
        public var pubsubAvroFormat: PubSubAvroFormat?
        /// Read-only.
        public var state: State?
        public var textFormat: TextFormat?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("avroFormat", \.avroFormat), .string("bucket", \.bucket), .string("matchGlob", \.matchGlob),
            .timestamp("minimumObjectCreateTime", \.minimumObjectCreateTime),
            .object("pubsubAvroFormat", \.pubsubAvroFormat), .enumeration("state", \.state),
            .object("textFormat", \.textFormat)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct CloudStorageConfig: JSON.Model {
        public var avroConfig: AvroConfig?
        public var bucket: Swift.String?
        public var filenameDatetimeFormat: Swift.String?
        public var filenamePrefix: Swift.String?
        public var filenameSuffix: Swift.String?
        public var maxBytes: Swift.Int64?
        public var maxDuration: JSON.Duration?
        public var maxMessages: Swift.Int64?
        public var serviceAccountEmail: Swift.String?
        /// Read-only.
        public var state: State?
        public var textConfig: TextConfig?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("avroConfig", \.avroConfig), .string("bucket", \.bucket),
            .string("filenameDatetimeFormat", \.filenameDatetimeFormat), .string("filenamePrefix", \.filenamePrefix),
            .string("filenameSuffix", \.filenameSuffix), .int64("maxBytes", \.maxBytes),
            .duration("maxDuration", \.maxDuration), .int64("maxMessages", \.maxMessages),
            .string("serviceAccountEmail", \.serviceAccountEmail), .enumeration("state", \.state),
            .object("textConfig", \.textConfig)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct ColumnFamilyMapping: JSON.Model {
        public var delimitedKey: DelimitedKey?
        public var rowKeySchema: RowKeySchema?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("delimitedKey", \.delimitedKey), .object("rowKeySchema", \.rowKeySchema)
        ]
    }

    public struct CommitSchemaRequest: JSON.Model {
        @JSON.Boxed public var schema: Schema?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("schema", \.schema, \._schema)
        ]
    }

    public struct CompiledProtoSchema: JSON.Model {
        public var compiledBytes: JSON.Bytes?
        public var rootMessage: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bytes("compiledBytes", \.compiledBytes), .string("rootMessage", \.rootMessage)
        ]
    }

    public struct Compression: JSON.Model {
        public var compressionAlgorithm: CompressionAlgorithm?
        public var compressionMode: CompressionMode?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("compressionAlgorithm", \.compressionAlgorithm),
            .enumeration("compressionMode", \.compressionMode)
        ]

        public typealias CompressionAlgorithm = JSON.OpenEnumeration<CompressionAlgorithm_Values>
        public enum CompressionAlgorithm_Values {}

        public typealias CompressionMode = JSON.OpenEnumeration<CompressionMode_Values>
        public enum CompressionMode_Values {}
    }

    public struct ConfluentCloud: JSON.Model {
        public var bootstrapServer: Swift.String?
        public var clusterId: Swift.String?
        public var gcpServiceAccount: Swift.String?
        public var identityPoolId: Swift.String?
        /// Read-only.
        public var state: State?
        public var topic: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("bootstrapServer", \.bootstrapServer), .string("clusterId", \.clusterId),
            .string("gcpServiceAccount", \.gcpServiceAccount), .string("identityPoolId", \.identityPoolId),
            .enumeration("state", \.state), .string("topic", \.topic)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct CreateSnapshotRequest: JSON.Model {
        public var labels: [Swift.String: Swift.String]?
        public var subscription: Swift.String?
        public var tags: [Swift.String: Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("labels", \.labels, of: .string), .string("subscription", \.subscription),
            .map("tags", \.tags, of: .string)
        ]
    }

    public struct DeadLetterPolicy: JSON.Model {
        public var deadLetterTopic: Swift.String?
        public var maxDeliveryAttempts: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("deadLetterTopic", \.deadLetterTopic), .int32("maxDeliveryAttempts", \.maxDeliveryAttempts)
        ]
    }

    public struct DelimitedKey: JSON.Model {
        public var delimiter: JSON.Bytes?
        public var keyFields: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bytes("delimiter", \.delimiter), .array("keyFields", \.keyFields, of: .string)
        ]
    }

    public struct ExpirationPolicy: JSON.Model {
        public var ttl: JSON.Duration?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .duration("ttl", \.ttl)
        ]
    }

    public struct Expr: JSON.Model {
        public var description: Swift.String?
        public var expression: Swift.String?
        public var location: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .string("expression", \.expression), .string("location", \.location),
            .string("title", \.title)
        ]
    }

    public struct IngestionDataSourceSettings: JSON.Model {
        public var awsKinesis: AwsKinesis?
        public var awsMsk: AwsMsk?
        @JSON.Boxed public var azureEventHubs: AzureEventHubs?
        public var cloudStorage: CloudStorage?
        public var confluentCloud: ConfluentCloud?
        public var platformLogsSettings: PlatformLogsSettings?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("awsKinesis", \.awsKinesis), .object("awsMsk", \.awsMsk),
            .boxed("azureEventHubs", \.azureEventHubs, \._azureEventHubs), .object("cloudStorage", \.cloudStorage),
            .object("confluentCloud", \.confluentCloud), .object("platformLogsSettings", \.platformLogsSettings)
        ]
    }

    public struct JavaScriptUDF: JSON.Model {
        public var code: Swift.String?
        public var functionName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("code", \.code), .string("functionName", \.functionName)
        ]
    }

    public struct ListSchemaRevisionsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var schemas: [Schema]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("schemas", \.schemas, of: .object)
        ]
    }

    public struct ListSchemasResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var schemas: [Schema]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("schemas", \.schemas, of: .object)
        ]
    }

    public struct ListSnapshotsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var snapshots: [Snapshot]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("snapshots", \.snapshots, of: .object)
        ]
    }

    public struct ListSubscriptionsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var subscriptions: [Subscription]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("subscriptions", \.subscriptions, of: .object)
        ]
    }

    public struct ListTopicSnapshotsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var snapshots: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("snapshots", \.snapshots, of: .string)
        ]
    }

    public struct ListTopicSubscriptionsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var subscriptions: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("subscriptions", \.subscriptions, of: .string)
        ]
    }

    public struct ListTopicsResponse: JSON.Model {
        public var nextPageToken: Swift.String?
        public var topics: [Topic]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("nextPageToken", \.nextPageToken), .array("topics", \.topics, of: .object)
        ]
    }

    public struct MessageStoragePolicy: JSON.Model {
        public var allowedPersistenceRegions: [Swift.String]?
        public var enforceInTransit: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("allowedPersistenceRegions", \.allowedPersistenceRegions, of: .string),
            .bool("enforceInTransit", \.enforceInTransit)
        ]
    }

    public struct MessageTransform: JSON.Model {
        public var aiInference: AIInference?
        public var compression: Compression?
        public var disabled: Swift.Bool?
        /// Deprecated.
        public var enabled: Swift.Bool?
        public var javascriptUdf: JavaScriptUDF?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("aiInference", \.aiInference), .object("compression", \.compression), .bool("disabled", \.disabled),
            .bool("enabled", \.enabled), .object("javascriptUdf", \.javascriptUdf)
        ]
    }

    public struct ModifyAckDeadlineRequest: JSON.Model {
        public var ackDeadlineSeconds: Swift.Int32?
        public var ackIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("ackDeadlineSeconds", \.ackDeadlineSeconds), .array("ackIds", \.ackIds, of: .string)
        ]
    }

    public struct ModifyPushConfigRequest: JSON.Model {
        public var pushConfig: PushConfig?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("pushConfig", \.pushConfig)
        ]
    }

    public struct NoWrapper: JSON.Model {
        public var writeMetadata: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("writeMetadata", \.writeMetadata)
        ]
    }

    public struct OidcToken: JSON.Model {
        public var audience: Swift.String?
        public var serviceAccountEmail: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("audience", \.audience), .string("serviceAccountEmail", \.serviceAccountEmail)
        ]
    }

    public struct PlatformLogsSettings: JSON.Model {
        public var severity: Severity?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("severity", \.severity)
        ]

        public typealias Severity = JSON.OpenEnumeration<Severity_Values>
        public enum Severity_Values {}
    }

    public struct Policy: JSON.Model {
        public var bindings: [Binding]?
        public var etag: JSON.Bytes?
        public var version: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("bindings", \.bindings, of: .object), .bytes("etag", \.etag), .int32("version", \.version)
        ]
    }

    public struct PubSubAvroFormat: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct PublishRequest: JSON.Model {
        public var messages: [PubsubMessage]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("messages", \.messages, of: .object)
        ]
    }

    public struct PublishResponse: JSON.Model {
        public var messageIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("messageIds", \.messageIds, of: .string)
        ]
    }

    public struct PubsubMessage: JSON.Model {
        public var attributes: [Swift.String: Swift.String]?
        public var data: JSON.Bytes?
        public var messageId: Swift.String?
        public var orderingKey: Swift.String?
        public var publishTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("attributes", \.attributes, of: .string), .bytes("data", \.data), .string("messageId", \.messageId),
            .string("orderingKey", \.orderingKey), .timestamp("publishTime", \.publishTime)
        ]
    }

    public struct PubsubWrapper: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct PullRequest: JSON.Model {
        public var maxMessages: Swift.Int32?
        /// Deprecated.
        public var returnImmediately: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("maxMessages", \.maxMessages), .bool("returnImmediately", \.returnImmediately)
        ]
    }

    public struct PullResponse: JSON.Model {
        public var receivedMessages: [ReceivedMessage]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("receivedMessages", \.receivedMessages, of: .object)
        ]
    }

    public struct PushConfig: JSON.Model {
        public var attributes: [Swift.String: Swift.String]?
        public var noWrapper: NoWrapper?
        public var oidcToken: OidcToken?
        public var pubsubWrapper: PubsubWrapper?
        public var pushEndpoint: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("attributes", \.attributes, of: .string), .object("noWrapper", \.noWrapper),
            .object("oidcToken", \.oidcToken), .object("pubsubWrapper", \.pubsubWrapper),
            .string("pushEndpoint", \.pushEndpoint)
        ]
    }

    public struct ReceivedMessage: JSON.Model {
        public var ackId: Swift.String?
        public var deliveryAttempt: Swift.Int32?
        public var message: PubsubMessage?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("ackId", \.ackId), .int32("deliveryAttempt", \.deliveryAttempt), .object("message", \.message)
        ]
    }

    public struct RetryPolicy: JSON.Model {
        public var maximumBackoff: JSON.Duration?
        public var minimumBackoff: JSON.Duration?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .duration("maximumBackoff", \.maximumBackoff), .duration("minimumBackoff", \.minimumBackoff)
        ]
    }

    public struct RollbackSchemaRequest: JSON.Model {
        public var revisionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("revisionId", \.revisionId)
        ]
    }

    public struct RowKeySchema: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct Schema: JSON.Model {
        public var compiledProtoSchema: CompiledProtoSchema?
        public var definition: Swift.String?
        public var name: Swift.String?
        /// Read-only.
        public var revisionCreateTime: JSON.Timestamp?
        /// Read-only.
        public var revisionId: Swift.String?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("compiledProtoSchema", \.compiledProtoSchema), .string("definition", \.definition),
            .string("name", \.name), .timestamp("revisionCreateTime", \.revisionCreateTime),
            .string("revisionId", \.revisionId), .enumeration("type", \.type)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct SchemaSettings: JSON.Model {
        public var encoding: Encoding?
        public var firstRevisionId: Swift.String?
        public var lastRevisionId: Swift.String?
        public var schema: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("encoding", \.encoding), .string("firstRevisionId", \.firstRevisionId),
            .string("lastRevisionId", \.lastRevisionId), .string("schema", \.schema)
        ]

        public typealias Encoding = JSON.OpenEnumeration<Encoding_Values>
        public enum Encoding_Values {}
    }

    public struct SeekRequest: JSON.Model {
        public var snapshot: Swift.String?
        public var time: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("snapshot", \.snapshot), .timestamp("time", \.time)
        ]
    }

    public struct SetIamPolicyRequest: JSON.Model {
        public var policy: Policy?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("policy", \.policy)
        ]
    }

    public struct Snapshot: JSON.Model {
        public var expireTime: JSON.Timestamp?
        public var labels: [Swift.String: Swift.String]?
        public var name: Swift.String?
        public var topic: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("expireTime", \.expireTime), .map("labels", \.labels, of: .string), .string("name", \.name),
            .string("topic", \.topic)
        ]
    }

    public struct Subscription: JSON.Model {
        public var ackDeadlineSeconds: Swift.Int32?
        /// Read-only.
        public var analyticsHubSubscriptionInfo: AnalyticsHubSubscriptionInfo?
        public var bigqueryConfig: BigQueryConfig?
        public var bigtableConfig: BigtableConfig?
        @JSON.Boxed public var cloudStorageConfig: CloudStorageConfig?
        public var deadLetterPolicy: DeadLetterPolicy?
        public var detached: Swift.Bool?
        public var enableExactlyOnceDelivery: Swift.Bool?
        public var enableMessageOrdering: Swift.Bool?
        public var expirationPolicy: ExpirationPolicy?
        public var filter: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        public var messageRetentionDuration: JSON.Duration?
        public var messageTransforms: [MessageTransform]?
        public var name: Swift.String?
        public var pushConfig: PushConfig?
        public var retainAckedMessages: Swift.Bool?
        public var retryPolicy: RetryPolicy?
        /// Read-only.
        public var state: State?
        public var tags: [Swift.String: Swift.String]?
        public var topic: Swift.String?
        /// Read-only.
        public var topicMessageRetentionDuration: JSON.Duration?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("ackDeadlineSeconds", \.ackDeadlineSeconds),
            .object("analyticsHubSubscriptionInfo", \.analyticsHubSubscriptionInfo),
            .object("bigqueryConfig", \.bigqueryConfig), .object("bigtableConfig", \.bigtableConfig),
            .boxed("cloudStorageConfig", \.cloudStorageConfig, \._cloudStorageConfig),
            .object("deadLetterPolicy", \.deadLetterPolicy), .bool("detached", \.detached),
            .bool("enableExactlyOnceDelivery", \.enableExactlyOnceDelivery),
            .bool("enableMessageOrdering", \.enableMessageOrdering), .object("expirationPolicy", \.expirationPolicy),
            .string("filter", \.filter), .map("labels", \.labels, of: .string),
            .duration("messageRetentionDuration", \.messageRetentionDuration),
            .array("messageTransforms", \.messageTransforms, of: .object), .string("name", \.name),
            .object("pushConfig", \.pushConfig), .bool("retainAckedMessages", \.retainAckedMessages),
            .object("retryPolicy", \.retryPolicy), .enumeration("state", \.state), .map("tags", \.tags, of: .string),
            .string("topic", \.topic), .duration("topicMessageRetentionDuration", \.topicMessageRetentionDuration)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct TestIamPermissionsRequest: JSON.Model {
        public var permissions: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("permissions", \.permissions, of: .string)
        ]
    }

    public struct TestIamPermissionsResponse: JSON.Model {
        public var permissions: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("permissions", \.permissions, of: .string)
        ]
    }

    public struct TextConfig: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct TextFormat: JSON.Model {
        public var delimiter: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("delimiter", \.delimiter)
        ]
    }

    public struct Topic: JSON.Model {
        @JSON.Boxed public var ingestionDataSourceSettings: IngestionDataSourceSettings?
        public var kmsKeyName: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        public var messageRetentionDuration: JSON.Duration?
        public var messageStoragePolicy: MessageStoragePolicy?
        public var messageTransforms: [MessageTransform]?
        public var name: Swift.String?
        public var satisfiesPzs: Swift.Bool?
        public var schemaSettings: SchemaSettings?
        /// Read-only.
        public var state: State?
        public var tags: [Swift.String: Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("ingestionDataSourceSettings", \.ingestionDataSourceSettings, \._ingestionDataSourceSettings),
            .string("kmsKeyName", \.kmsKeyName), .map("labels", \.labels, of: .string),
            .duration("messageRetentionDuration", \.messageRetentionDuration),
            .object("messageStoragePolicy", \.messageStoragePolicy),
            .array("messageTransforms", \.messageTransforms, of: .object), .string("name", \.name),
            .bool("satisfiesPzs", \.satisfiesPzs), .object("schemaSettings", \.schemaSettings),
            .enumeration("state", \.state), .map("tags", \.tags, of: .string)
        ]

        /// Read-only.
        public typealias State = JSON.OpenEnumeration<State_Values>
        public enum State_Values {}
    }

    public struct UnstructuredInference: JSON.Model {
        public var parameters: [Swift.String: JSON.Value]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("parameters", \.parameters, of: .any)
        ]
    }

    public struct UpdateSnapshotRequest: JSON.Model {
        public var snapshot: Snapshot?
        public var updateMask: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("snapshot", \.snapshot), .fieldMask("updateMask", \.updateMask)
        ]
    }

    public struct UpdateSubscriptionRequest: JSON.Model {
        @JSON.Boxed public var subscription: Subscription?
        public var updateMask: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("subscription", \.subscription, \._subscription), .fieldMask("updateMask", \.updateMask)
        ]
    }

    public struct UpdateTopicRequest: JSON.Model {
        @JSON.Boxed public var topic: Topic?
        public var updateMask: JSON.FieldMask?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("topic", \.topic, \._topic), .fieldMask("updateMask", \.updateMask)
        ]
    }

    public struct ValidateMessageRequest: JSON.Model {
        public var encoding: Encoding?
        public var message: JSON.Bytes?
        public var name: Swift.String?
        @JSON.Boxed public var schema: Schema?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("encoding", \.encoding), .bytes("message", \.message), .string("name", \.name),
            .boxed("schema", \.schema, \._schema)
        ]

        public typealias Encoding = JSON.OpenEnumeration<Encoding_Values>
        public enum Encoding_Values {}
    }

    public struct ValidateSchemaRequest: JSON.Model {
        @JSON.Boxed public var schema: Schema?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("schema", \.schema, \._schema)
        ]
    }
}

extension JSON.OpenEnumeration<Pubsub.AwsKinesis.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var kinesisPermissionDenied: Self { "KINESIS_PERMISSION_DENIED" }
    public static var publishPermissionDenied: Self { "PUBLISH_PERMISSION_DENIED" }
    public static var streamNotFound: Self { "STREAM_NOT_FOUND" }
    public static var consumerNotFound: Self { "CONSUMER_NOT_FOUND" }
    public static var conflictingRegionConstraints: Self { "CONFLICTING_REGION_CONSTRAINTS" }
}

extension JSON.OpenEnumeration<Pubsub.AwsMsk.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var mskPermissionDenied: Self { "MSK_PERMISSION_DENIED" }
    public static var publishPermissionDenied: Self { "PUBLISH_PERMISSION_DENIED" }
    public static var clusterNotFound: Self { "CLUSTER_NOT_FOUND" }
    public static var topicNotFound: Self { "TOPIC_NOT_FOUND" }
    public static var conflictingRegionConstraints: Self { "CONFLICTING_REGION_CONSTRAINTS" }
}

extension JSON.OpenEnumeration<Pubsub.AzureEventHubs.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var eventHubsPermissionDenied: Self { "EVENT_HUBS_PERMISSION_DENIED" }
    public static var publishPermissionDenied: Self { "PUBLISH_PERMISSION_DENIED" }
    public static var namespaceNotFound: Self { "NAMESPACE_NOT_FOUND" }
    public static var eventHubNotFound: Self { "EVENT_HUB_NOT_FOUND" }
    public static var subscriptionNotFound: Self { "SUBSCRIPTION_NOT_FOUND" }
    public static var resourceGroupNotFound: Self { "RESOURCE_GROUP_NOT_FOUND" }
    public static var conflictingRegionConstraints: Self { "CONFLICTING_REGION_CONSTRAINTS" }
}

extension JSON.OpenEnumeration<Pubsub.BigQueryConfig.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var permissionDenied: Self { "PERMISSION_DENIED" }
    public static var notFound: Self { "NOT_FOUND" }
    public static var schemaMismatch: Self { "SCHEMA_MISMATCH" }
    public static var inTransitLocationRestriction: Self { "IN_TRANSIT_LOCATION_RESTRICTION" }
    public static var vertexAiLocationRestriction: Self { "VERTEX_AI_LOCATION_RESTRICTION" }
}

extension JSON.OpenEnumeration<Pubsub.BigtableConfig.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var notFound: Self { "NOT_FOUND" }
    public static var appProfileMisconfigured: Self { "APP_PROFILE_MISCONFIGURED" }
    public static var permissionDenied: Self { "PERMISSION_DENIED" }
    public static var schemaMismatch: Self { "SCHEMA_MISMATCH" }
    public static var inTransitLocationRestriction: Self { "IN_TRANSIT_LOCATION_RESTRICTION" }
    public static var vertexAiLocationRestriction: Self { "VERTEX_AI_LOCATION_RESTRICTION" }
}

extension JSON.OpenEnumeration<Pubsub.CloudStorage.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var cloudStoragePermissionDenied: Self { "CLOUD_STORAGE_PERMISSION_DENIED" }
    public static var publishPermissionDenied: Self { "PUBLISH_PERMISSION_DENIED" }
    public static var bucketNotFound: Self { "BUCKET_NOT_FOUND" }
    public static var tooManyObjects: Self { "TOO_MANY_OBJECTS" }
    public static var conflictingRegionConstraints: Self { "CONFLICTING_REGION_CONSTRAINTS" }
}

extension JSON.OpenEnumeration<Pubsub.CloudStorageConfig.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var permissionDenied: Self { "PERMISSION_DENIED" }
    public static var notFound: Self { "NOT_FOUND" }
    public static var inTransitLocationRestriction: Self { "IN_TRANSIT_LOCATION_RESTRICTION" }
    public static var schemaMismatch: Self { "SCHEMA_MISMATCH" }
    public static var vertexAiLocationRestriction: Self { "VERTEX_AI_LOCATION_RESTRICTION" }
}

extension JSON.OpenEnumeration<Pubsub.Compression.CompressionAlgorithm_Values> {
    public static var compressionAlgorithmUnspecified: Self { "COMPRESSION_ALGORITHM_UNSPECIFIED" }
    public static var zlib: Self { "ZLIB" }
}

extension JSON.OpenEnumeration<Pubsub.Compression.CompressionMode_Values> {
    public static var compressionModeUnspecified: Self { "COMPRESSION_MODE_UNSPECIFIED" }
    public static var compress: Self { "COMPRESS" }
    public static var decompress: Self { "DECOMPRESS" }
}

extension JSON.OpenEnumeration<Pubsub.ConfluentCloud.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var confluentCloudPermissionDenied: Self { "CONFLUENT_CLOUD_PERMISSION_DENIED" }
    public static var publishPermissionDenied: Self { "PUBLISH_PERMISSION_DENIED" }
    public static var unreachableBootstrapServer: Self { "UNREACHABLE_BOOTSTRAP_SERVER" }
    public static var clusterNotFound: Self { "CLUSTER_NOT_FOUND" }
    public static var topicNotFound: Self { "TOPIC_NOT_FOUND" }
    public static var conflictingRegionConstraints: Self { "CONFLICTING_REGION_CONSTRAINTS" }
}

extension JSON.OpenEnumeration<Pubsub.PlatformLogsSettings.Severity_Values> {
    public static var severityUnspecified: Self { "SEVERITY_UNSPECIFIED" }
    public static var disabled: Self { "DISABLED" }
    public static var debug: Self { "DEBUG" }
    public static var info: Self { "INFO" }
    public static var warning: Self { "WARNING" }
    public static var error: Self { "ERROR" }
}

extension JSON.OpenEnumeration<Pubsub.Schema.TypeValue_Values> {
    public static var typeUnspecified: Self { "TYPE_UNSPECIFIED" }
    public static var protocolBuffer: Self { "PROTOCOL_BUFFER" }
    public static var avro: Self { "AVRO" }
}

extension JSON.OpenEnumeration<Pubsub.SchemaSettings.Encoding_Values> {
    public static var encodingUnspecified: Self { "ENCODING_UNSPECIFIED" }
    public static var json: Self { "JSON" }
    public static var binary: Self { "BINARY" }
}

extension JSON.OpenEnumeration<Pubsub.Subscription.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var resourceError: Self { "RESOURCE_ERROR" }
}

extension JSON.OpenEnumeration<Pubsub.Topic.State_Values> {
    public static var stateUnspecified: Self { "STATE_UNSPECIFIED" }
    public static var active: Self { "ACTIVE" }
    public static var ingestionResourceError: Self { "INGESTION_RESOURCE_ERROR" }
}

extension JSON.OpenEnumeration<Pubsub.ValidateMessageRequest.Encoding_Values> {
    public static var encodingUnspecified: Self { "ENCODING_UNSPECIFIED" }
    public static var json: Self { "JSON" }
    public static var binary: Self { "BINARY" }
}
