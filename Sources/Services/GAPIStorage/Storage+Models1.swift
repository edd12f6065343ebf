// Generated from storage:v1, revision 20261009, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Storage {
    public struct AdvanceRelocateBucketOperationRequest: JSON.Model {
        public var expireTime: JSON.Timestamp?
        public var ttl: JSON.Duration?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("expireTime", \.expireTime), .duration("ttl", \.ttl)
        ]
    }

    public struct AnywhereCache: JSON.Model {
        public var admissionPolicy: Swift.String?
        public var anywhereCacheId: Swift.String?
        public var bucket: Swift.String?
        public var createTime: JSON.Timestamp?
        public var id: Swift.String?
        public var ingestOnWrite: Swift.Bool?
        public var kind: Swift.String?
        public var pendingUpdate: Swift.Bool?
        public var selfLink: Swift.String?
        public var state: Swift.String?
        public var ttl: JSON.Duration?
        public var updateTime: JSON.Timestamp?
        public var zone: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("admissionPolicy", \.admissionPolicy), .string("anywhereCacheId", \.anywhereCacheId),
            .string("bucket", \.bucket), .timestamp("createTime", \.createTime), .string("id", \.id),
            .bool("ingestOnWrite", \.ingestOnWrite), .string("kind", \.kind), .bool("pendingUpdate", \.pendingUpdate),
            .string("selfLink", \.selfLink), .string("state", \.state), .duration("ttl", \.ttl),
            .timestamp("updateTime", \.updateTime), .string("zone", \.zone)
        ]
    }

    public struct AnywhereCaches: JSON.Model {
        public var items: [AnywhereCache]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Bucket: JSON.Model {
        public var acl: [BucketAccessControl]?
        @JSON.Boxed public var autoclass: Autoclass?
        @JSON.Boxed public var billing: Billing?
        public var cors: [Cors]?
        @JSON.Boxed public var customPlacementConfig: CustomPlacementConfig?
        public var defaultEventBasedHold: Swift.Bool?
        public var defaultObjectAcl: [ObjectAccessControl]?
        @JSON.Boxed public var encryption: Encryption?
        public var etag: Swift.String?
        public var generation: Swift.Int64?
        public var hardDeleteTime: JSON.Timestamp?
        @JSON.Boxed public var hierarchicalNamespace: HierarchicalNamespace?
        @JSON.Boxed public var iamConfiguration: IamConfiguration?
        public var id: Swift.String?
        @JSON.Boxed public var ipFilter: IpFilter?
        public var kind: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        @JSON.Boxed public var lifecycle: Lifecycle?
        public var location: Swift.String?
        public var locationType: Swift.String?
        @JSON.Boxed public var logging: Logging?
        public var metageneration: Swift.Int64?
        public var name: Swift.String?
        @JSON.Boxed public var objectRetention: ObjectRetention?
        @JSON.Boxed public var owner: Owner?
        public var projectNumber: Swift.UInt64?
        @JSON.Boxed public var retentionPolicy: RetentionPolicy?
        public var rpo: Swift.String?
        public var satisfiesPZI: Swift.Bool?
        public var satisfiesPZS: Swift.Bool?
        public var selfLink: Swift.String?
        @JSON.Boxed public var softDeletePolicy: SoftDeletePolicy?
        public var softDeleteTime: JSON.Timestamp?
        public var storageClass: Swift.String?
        public var timeCreated: JSON.Timestamp?
        public var updated: JSON.Timestamp?
        @JSON.Boxed public var versioning: Versioning?
        @JSON.Boxed public var website: Website?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("acl", \.acl, of: .object), .boxed("autoclass", \.autoclass, \._autoclass),
            .boxed("billing", \.billing, \._billing), .array("cors", \.cors, of: .object),
            .boxed("customPlacementConfig", \.customPlacementConfig, \._customPlacementConfig),
            .bool("defaultEventBasedHold", \.defaultEventBasedHold),
            .array("defaultObjectAcl", \.defaultObjectAcl, of: .object),
            .boxed("encryption", \.encryption, \._encryption), .string("etag", \.etag),
            .int64("generation", \.generation), .timestamp("hardDeleteTime", \.hardDeleteTime),
            .boxed("hierarchicalNamespace", \.hierarchicalNamespace, \._hierarchicalNamespace),
            .boxed("iamConfiguration", \.iamConfiguration, \._iamConfiguration), .string("id", \.id),
            .boxed("ipFilter", \.ipFilter, \._ipFilter), .string("kind", \.kind), .map("labels", \.labels, of: .string),
            .boxed("lifecycle", \.lifecycle, \._lifecycle), .string("location", \.location),
            .string("locationType", \.locationType), .boxed("logging", \.logging, \._logging),
            .int64("metageneration", \.metageneration), .string("name", \.name),
            .boxed("objectRetention", \.objectRetention, \._objectRetention), .boxed("owner", \.owner, \._owner),
            .uint64("projectNumber", \.projectNumber), .boxed("retentionPolicy", \.retentionPolicy, \._retentionPolicy),
            .string("rpo", \.rpo), .bool("satisfiesPZI", \.satisfiesPZI), .bool("satisfiesPZS", \.satisfiesPZS),
            .string("selfLink", \.selfLink), .boxed("softDeletePolicy", \.softDeletePolicy, \._softDeletePolicy),
            .timestamp("softDeleteTime", \.softDeleteTime), .string("storageClass", \.storageClass),
            .timestamp("timeCreated", \.timeCreated), .timestamp("updated", \.updated),
            .boxed("versioning", \.versioning, \._versioning), .boxed("website", \.website, \._website)
        ]
        public typealias CustomPlacementConfig = Storage.CustomPlacementConfig
        public typealias HierarchicalNamespace = Storage.HierarchicalNamespace
        public typealias Owner = Storage.Owner

        public struct Autoclass: JSON.Model {
            public var enabled: Swift.Bool?
            public var terminalStorageClass: Swift.String?
            public var terminalStorageClassUpdateTime: JSON.Timestamp?
            public var toggleTime: JSON.Timestamp?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("enabled", \.enabled), .string("terminalStorageClass", \.terminalStorageClass),
                .timestamp("terminalStorageClassUpdateTime", \.terminalStorageClassUpdateTime),
                .timestamp("toggleTime", \.toggleTime)
            ]
        }

        public struct Billing: JSON.Model {
            public var requesterPays: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("requesterPays", \.requesterPays)
            ]
        }

        public struct Cors: JSON.Model {
            public var maxAgeSeconds: Swift.Int32?
            public var method: [Swift.String]?
            public var origin: [Swift.String]?
            public var responseHeader: [Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .int32("maxAgeSeconds", \.maxAgeSeconds), .array("method", \.method, of: .string),
                .array("origin", \.origin, of: .string), .array("responseHeader", \.responseHeader, of: .string)
            ]
        }

        public struct Encryption: JSON.Model {
            public var customerManagedEncryptionEnforcementConfig: CustomerManagedEncryptionEnforcementConfig?
            public var customerSuppliedEncryptionEnforcementConfig: CustomerSuppliedEncryptionEnforcementConfig?
            public var defaultKmsKeyName: Swift.String?
            public var googleManagedEncryptionEnforcementConfig: GoogleManagedEncryptionEnforcementConfig?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("customerManagedEncryptionEnforcementConfig", \.customerManagedEncryptionEnforcementConfig),
                .object("customerSuppliedEncryptionEnforcementConfig", \.customerSuppliedEncryptionEnforcementConfig),
                .string("defaultKmsKeyName", \.defaultKmsKeyName),
                .object("googleManagedEncryptionEnforcementConfig", \.googleManagedEncryptionEnforcementConfig)
            ]

            public struct CustomerManagedEncryptionEnforcementConfig: JSON.Model {
                public var effectiveTime: JSON.Timestamp?
                public var restrictionMode: RestrictionMode?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .timestamp("effectiveTime", \.effectiveTime), .enumeration("restrictionMode", \.restrictionMode)
                ]

                public typealias RestrictionMode = JSON.OpenEnumeration<RestrictionMode_Values>
                public enum RestrictionMode_Values {}
            }

            public struct CustomerSuppliedEncryptionEnforcementConfig: JSON.Model {
                public var effectiveTime: JSON.Timestamp?
                public var restrictionMode: RestrictionMode?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .timestamp("effectiveTime", \.effectiveTime), .enumeration("restrictionMode", \.restrictionMode)
                ]

                public typealias RestrictionMode = JSON.OpenEnumeration<RestrictionMode_Values>
                public enum RestrictionMode_Values {}
            }

            public struct GoogleManagedEncryptionEnforcementConfig: JSON.Model {
                public var effectiveTime: JSON.Timestamp?
                public var restrictionMode: RestrictionMode?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .timestamp("effectiveTime", \.effectiveTime), .enumeration("restrictionMode", \.restrictionMode)
                ]

                public typealias RestrictionMode = JSON.OpenEnumeration<RestrictionMode_Values>
                public enum RestrictionMode_Values {}
            }
        }

        public struct IamConfiguration: JSON.Model {
            public var bucketPolicyOnly: BucketPolicyOnly?
            public var publicAccessPrevention: Swift.String?
            public var uniformBucketLevelAccess: UniformBucketLevelAccess?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("bucketPolicyOnly", \.bucketPolicyOnly),
                .string("publicAccessPrevention", \.publicAccessPrevention),
                .object("uniformBucketLevelAccess", \.uniformBucketLevelAccess)
            ]

            public struct BucketPolicyOnly: JSON.Model {
                public var enabled: Swift.Bool?
                public var lockedTime: JSON.Timestamp?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .bool("enabled", \.enabled), .timestamp("lockedTime", \.lockedTime)
                ]
            }

            public struct UniformBucketLevelAccess: JSON.Model {
                public var enabled: Swift.Bool?
                public var lockedTime: JSON.Timestamp?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .bool("enabled", \.enabled), .timestamp("lockedTime", \.lockedTime)
                ]
            }
        }

        public struct IpFilter: JSON.Model {
            public var allowAllServiceAgentAccess: Swift.Bool?
            public var allowCrossOrgVpcs: Swift.Bool?
            public var mode: Swift.String?
            public var publicNetworkSource: PublicNetworkSource?
            public var vpcNetworkSources: [VpcNetworkSources]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("allowAllServiceAgentAccess", \.allowAllServiceAgentAccess),
                .bool("allowCrossOrgVpcs", \.allowCrossOrgVpcs), .string("mode", \.mode),
                .object("publicNetworkSource", \.publicNetworkSource),
                .array("vpcNetworkSources", \.vpcNetworkSources, of: .object)
            ]

            public struct PublicNetworkSource: JSON.Model {
                public var allowedIpCidrRanges: [Swift.String]?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .array("allowedIpCidrRanges", \.allowedIpCidrRanges, of: .string)
                ]
            }

            public struct VpcNetworkSources: JSON.Model {
                public var allowedIpCidrRanges: [Swift.String]?
                public var network: Swift.String?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .array("allowedIpCidrRanges", \.allowedIpCidrRanges, of: .string), .string("network", \.network)
                ]
            }
        }

        public struct Lifecycle: JSON.Model {
            public var rule: [Rule]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("rule", \.rule, of: .object)
            ]

            public struct Rule: JSON.Model {
                public var action: Action?
                @JSON.Boxed public var condition: Condition?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .object("action", \.action), .boxed("condition", \.condition, \._condition)
                ]

                public struct Action: JSON.Model {
                    public var storageClass: Swift.String?
                    public var type: Swift.String?
                    public var unknown = JSON.UnknownMembers()
                    public init() {}
                    public static let fields: JSON.FieldTable<Self> = [
                        .string("storageClass", \.storageClass), .string("type", \.type)
                    ]
                }

                public struct Condition: JSON.Model {
                    public var age: Swift.Int32?
                    public var createdBefore: JSON.LocalDate?
                    public var customTimeBefore: JSON.LocalDate?
                    public var daysSinceCustomTime: Swift.Int32?
                    public var daysSinceNoncurrentTime: Swift.Int32?
                    public var isLive: Swift.Bool?
                    public var matchesPattern: Swift.String?
                    public var matchesPrefix: [Swift.String]?
                    public var matchesStorageClass: [Swift.String]?
                    public var matchesSuffix: [Swift.String]?
                    public var noncurrentTimeBefore: JSON.LocalDate?
                    public var numNewerVersions: Swift.Int32?
                    public var sizeAboveBytes: Swift.Int64?
                    public var sizeBelowBytes: Swift.Int64?
                    public var unknown = JSON.UnknownMembers()
                    public init() {}
                    public static let fields: JSON.FieldTable<Self> = [
                        .int32("age", \.age), .date("createdBefore", \.createdBefore),
                        .date("customTimeBefore", \.customTimeBefore),
                        .int32("daysSinceCustomTime", \.daysSinceCustomTime),
                        .int32("daysSinceNoncurrentTime", \.daysSinceNoncurrentTime), .bool("isLive", \.isLive),
                        .string("matchesPattern", \.matchesPattern),
                        .array("matchesPrefix", \.matchesPrefix, of: .string),
                        .array("matchesStorageClass", \.matchesStorageClass, of: .string),
                        .array("matchesSuffix", \.matchesSuffix, of: .string),
                        .date("noncurrentTimeBefore", \.noncurrentTimeBefore),
                        .int32("numNewerVersions", \.numNewerVersions), .int64("sizeAboveBytes", \.sizeAboveBytes),
                        .int64("sizeBelowBytes", \.sizeBelowBytes)
                    ]
                }
            }
        }

        public struct Logging: JSON.Model {
            public var logBucket: Swift.String?
            public var logObjectPrefix: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("logBucket", \.logBucket), .string("logObjectPrefix", \.logObjectPrefix)
            ]
        }

        public struct ObjectRetention: JSON.Model {
            public var mode: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("mode", \.mode)
            ]
        }

        public struct RetentionPolicy: JSON.Model {
            public var effectiveTime: JSON.Timestamp?
            public var isLocked: Swift.Bool?
            public var retentionPeriod: Swift.Int64?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .timestamp("effectiveTime", \.effectiveTime), .bool("isLocked", \.isLocked),
                .int64("retentionPeriod", \.retentionPeriod)
            ]
        }

        public struct SoftDeletePolicy: JSON.Model {
            public var effectiveTime: JSON.Timestamp?
            public var hardDeletePause: HardDeletePause?
            public var retentionDurationSeconds: Swift.Int64?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .timestamp("effectiveTime", \.effectiveTime), .object("hardDeletePause", \.hardDeletePause),
                .int64("retentionDurationSeconds", \.retentionDurationSeconds)
            ]

            public struct HardDeletePause: JSON.Model {
                public var effectiveTime: JSON.Timestamp?
                public var enabled: Swift.Bool?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .timestamp("effectiveTime", \.effectiveTime), .bool("enabled", \.enabled)
                ]
            }
        }

        public struct Versioning: JSON.Model {
            public var enabled: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .bool("enabled", \.enabled)
            ]
        }

        public struct Website: JSON.Model {
            public var mainPageSuffix: Swift.String?
            public var notFoundPage: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("mainPageSuffix", \.mainPageSuffix), .string("notFoundPage", \.notFoundPage)
            ]
        }
    }

    public struct BucketAccessControl: JSON.Model {
        public var bucket: Swift.String?
        public var domain: Swift.String?
        public var email: Swift.String?
        public var entity: Swift.String?
        public var entityId: Swift.String?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var projectTeam: ProjectTeam?
        public var role: Swift.String?
        public var selfLink: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("bucket", \.bucket), .string("domain", \.domain), .string("email", \.email),
            .string("entity", \.entity), .string("entityId", \.entityId), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .object("projectTeam", \.projectTeam), .string("role", \.role),
            .string("selfLink", \.selfLink)
        ]
        public typealias ProjectTeam = Storage.ProjectTeam
    }

    public struct BucketAccessControls: JSON.Model {
        public var items: [BucketAccessControl]?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind)
        ]
    }

    public struct BucketStorageLayout: JSON.Model {
        public var bucket: Swift.String?
        public var customPlacementConfig: CustomPlacementConfig?
        public var hierarchicalNamespace: HierarchicalNamespace?
        public var kind: Swift.String?
        public var location: Swift.String?
        public var locationType: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("bucket", \.bucket), .object("customPlacementConfig", \.customPlacementConfig),
            .object("hierarchicalNamespace", \.hierarchicalNamespace), .string("kind", \.kind),
            .string("location", \.location), .string("locationType", \.locationType)
        ]
        public typealias CustomPlacementConfig = Storage.CustomPlacementConfig
        public typealias HierarchicalNamespace = Storage.HierarchicalNamespace
    }

    public struct Buckets: JSON.Model {
        public var items: [Bucket]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unreachable: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("unreachable", \.unreachable, of: .string)
        ]
    }

    public struct BulkRestoreObjectsRequest: JSON.Model {
        public var allowOverwrite: Swift.Bool?
        public var copySourceAcl: Swift.Bool?
        public var createdAfterTime: JSON.Timestamp?
        public var createdBeforeTime: JSON.Timestamp?
        public var matchGlobs: [Swift.String]?
        public var softDeletedAfterTime: JSON.Timestamp?
        public var softDeletedBeforeTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allowOverwrite", \.allowOverwrite), .bool("copySourceAcl", \.copySourceAcl),
            .timestamp("createdAfterTime", \.createdAfterTime), .timestamp("createdBeforeTime", \.createdBeforeTime),
            .array("matchGlobs", \.matchGlobs, of: .string), .timestamp("softDeletedAfterTime", \.softDeletedAfterTime),
            .timestamp("softDeletedBeforeTime", \.softDeletedBeforeTime)
        ]
    }

    public struct ComposeRequest: JSON.Model {
        public var deleteSourceObjects: Swift.Bool?
        @JSON.Boxed public var destination: Object?
        public var kind: Swift.String?
        public var sourceObjects: [SourceObjects]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("deleteSourceObjects", \.deleteSourceObjects), .boxed("destination", \.destination, \._destination),
            .string("kind", \.kind), .array("sourceObjects", \.sourceObjects, of: .object)
        ]

        public struct SourceObjects: JSON.Model {
            public var generation: Swift.Int64?
            public var name: Swift.String?
            public var objectPreconditions: ObjectPreconditions?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .int64("generation", \.generation), .string("name", \.name),
                .object("objectPreconditions", \.objectPreconditions)
            ]

            public struct ObjectPreconditions: JSON.Model {
                public var ifGenerationMatch: Swift.Int64?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .int64("ifGenerationMatch", \.ifGenerationMatch)
                ]
            }
        }
    }

    public struct CustomPlacementConfig: JSON.Model {
        public var dataLocations: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("dataLocations", \.dataLocations, of: .string)
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

    public struct Folder: JSON.Model {
        public var bucket: Swift.String?
        public var createTime: JSON.Timestamp?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var metageneration: Swift.Int64?
        public var name: Swift.String?
        public var pendingRenameInfo: PendingRenameInfo?
        public var selfLink: Swift.String?
        public var updateTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("bucket", \.bucket), .timestamp("createTime", \.createTime), .string("id", \.id),
            .string("kind", \.kind), .int64("metageneration", \.metageneration), .string("name", \.name),
            .object("pendingRenameInfo", \.pendingRenameInfo), .string("selfLink", \.selfLink),
            .timestamp("updateTime", \.updateTime)
        ]

        public struct PendingRenameInfo: JSON.Model {
            public var operationId: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("operationId", \.operationId)
            ]
        }
    }

    public struct Folders: JSON.Model {
        public var items: [Folder]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct GoogleLongrunningListOperationsResponse: JSON.Model {
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var operations: [GoogleLongrunningOperation]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("operations", \.operations, of: .object)
        ]
    }

    public struct GoogleLongrunningOperation: JSON.Model {
        public var done: Swift.Bool?
        public var error: GoogleRpcStatus?
        public var kind: Swift.String?
        public var metadata: [Swift.String: JSON.Value]?
        public var name: Swift.String?
        public var response: [Swift.String: JSON.Value]?
        public var selfLink: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("done", \.done), .object("error", \.error), .string("kind", \.kind),
            .map("metadata", \.metadata, of: .any), .string("name", \.name), .map("response", \.response, of: .any),
            .string("selfLink", \.selfLink)
        ]
    }

    public struct GoogleRpcStatus: JSON.Model {
        public var code: Swift.Int32?
        public var details: [[Swift.String: JSON.Value]]?
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("code", \.code), .array("details", \.details, of: .map(.any)), .string("message", \.message)
        ]
    }

    public struct HierarchicalNamespace: JSON.Model {
        public var enabled: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("enabled", \.enabled)
        ]
    }

    public struct HmacKey: JSON.Model {
        public var kind: Swift.String?
        @JSON.Boxed public var metadata: HmacKeyMetadata?
        public var secret: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .boxed("metadata", \.metadata, \._metadata), .string("secret", \.secret)
        ]
    }

    public struct HmacKeyMetadata: JSON.Model {
        public var accessId: Swift.String?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var projectId: Swift.String?
        public var selfLink: Swift.String?
        public var serviceAccountEmail: Swift.String?
        public var state: Swift.String?
        public var timeCreated: JSON.Timestamp?
        public var updated: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("accessId", \.accessId), .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind),
            .string("projectId", \.projectId), .string("selfLink", \.selfLink),
            .string("serviceAccountEmail", \.serviceAccountEmail), .string("state", \.state),
            .timestamp("timeCreated", \.timeCreated), .timestamp("updated", \.updated)
        ]
    }

    public struct HmacKeysMetadata: JSON.Model {
        public var items: [HmacKeyMetadata]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct ManagedFolder: JSON.Model {
        public var bucket: Swift.String?
        public var createTime: JSON.Timestamp?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var metageneration: Swift.Int64?
        public var name: Swift.String?
        public var rapidCacheConfig: RapidCacheConfig?
        public var selfLink: Swift.String?
        public var updateTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("bucket", \.bucket), .timestamp("createTime", \.createTime), .string("id", \.id),
            .string("kind", \.kind), .int64("metageneration", \.metageneration), .string("name", \.name),
            .object("rapidCacheConfig", \.rapidCacheConfig), .string("selfLink", \.selfLink),
            .timestamp("updateTime", \.updateTime)
        ]
    }

    public struct ManagedFolders: JSON.Model {
        public var items: [ManagedFolder]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Notification: JSON.Model {
        public var customAttributes: [Swift.String: Swift.String]?
        public var etag: Swift.String?
        public var eventTypes: [Swift.String]?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var objectNamePrefix: Swift.String?
        /// Default: `JSON_API_V1`.
        public var payloadFormat: Swift.String?
        public var selfLink: Swift.String?
        public var topic: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("custom_attributes", \.customAttributes, of: .string), .string("etag", \.etag),
            .array("event_types", \.eventTypes, of: .string), .string("id", \.id), .string("kind", \.kind),
            .string("object_name_prefix", \.objectNamePrefix), .string("payload_format", \.payloadFormat),
            .string("selfLink", \.selfLink), .string("topic", \.topic)
        ]
    }

    public struct Notifications: JSON.Model {
        public var items: [Notification]?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind)
        ]
    }

    public struct Object: JSON.Model {
        public var acl: [ObjectAccessControl]?
        public var bucket: Swift.String?
        public var cacheControl: Swift.String?
        public var componentCount: Swift.Int32?
        public var contentDisposition: Swift.String?
        public var contentEncoding: Swift.String?
        public var contentLanguage: Swift.String?
        public var contentType: Swift.String?
        public var contexts: Contexts?
        public var crc32c: Swift.String?
        public var customTime: JSON.Timestamp?
        public var customerEncryption: CustomerEncryption?
        public var etag: Swift.String?
        public var eventBasedHold: Swift.Bool?
        public var generation: Swift.Int64?
        public var hardDeleteTime: JSON.Timestamp?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var kmsKeyName: Swift.String?
        public var md5Hash: Swift.String?
        public var mediaLink: Swift.String?
        public var metadata: [Swift.String: Swift.String]?
        public var metageneration: Swift.Int64?
        public var name: Swift.String?
        public var owner: Owner?
        public var restoreToken: Swift.String?
        public var retention: Retention?
        public var retentionExpirationTime: JSON.Timestamp?
        public var selfLink: Swift.String?
        public var size: Swift.UInt64?
        public var softDeleteTime: JSON.Timestamp?
        public var storageClass: Swift.String?
        public var temporaryHold: Swift.Bool?
        public var timeCreated: JSON.Timestamp?
        public var timeDeleted: JSON.Timestamp?
        public var timeFinalized: JSON.Timestamp?
        public var timeStorageClassUpdated: JSON.Timestamp?
        public var updated: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("acl", \.acl, of: .object), .string("bucket", \.bucket), .string("cacheControl", \.cacheControl),
            .int32("componentCount", \.componentCount), .string("contentDisposition", \.contentDisposition),
            .string("contentEncoding", \.contentEncoding), .string("contentLanguage", \.contentLanguage),
            .string("contentType", \.contentType), .object("contexts", \.contexts), .string("crc32c", \.crc32c),
            .timestamp("customTime", \.customTime), .object("customerEncryption", \.customerEncryption),
            .string("etag", \.etag), .bool("eventBasedHold", \.eventBasedHold), .int64("generation", \.generation),
            .timestamp("hardDeleteTime", \.hardDeleteTime), .string("id", \.id), .string("kind", \.kind),
            .string("kmsKeyName", \.kmsKeyName), .string("md5Hash", \.md5Hash), .string("mediaLink", \.mediaLink),
            .map("metadata", \.metadata, of: .string), .int64("metageneration", \.metageneration),
            .string("name", \.name), .object("owner", \.owner), .string("restoreToken", \.restoreToken),
            .object("retention", \.retention), .timestamp("retentionExpirationTime", \.retentionExpirationTime),
            .string("selfLink", \.selfLink), .uint64("size", \.size), .timestamp("softDeleteTime", \.softDeleteTime),
            .string("storageClass", \.storageClass), .bool("temporaryHold", \.temporaryHold),
            .timestamp("timeCreated", \.timeCreated), .timestamp("timeDeleted", \.timeDeleted),
            .timestamp("timeFinalized", \.timeFinalized),
            .timestamp("timeStorageClassUpdated", \.timeStorageClassUpdated), .timestamp("updated", \.updated)
        ]
        public typealias Owner = Storage.Owner

        public struct Contexts: JSON.Model {
            public var custom: [Swift.String: ObjectCustomContextPayload]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .map("custom", \.custom, of: .object)
            ]
        }

        public struct CustomerEncryption: JSON.Model {
            public var encryptionAlgorithm: Swift.String?
            public var keySha256: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("encryptionAlgorithm", \.encryptionAlgorithm), .string("keySha256", \.keySha256)
            ]
        }

        public struct Retention: JSON.Model {
            public var mode: Swift.String?
            public var retainUntilTime: JSON.Timestamp?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("mode", \.mode), .timestamp("retainUntilTime", \.retainUntilTime)
            ]
        }
    }

    public struct ObjectAccessControl: JSON.Model {
        public var bucket: Swift.String?
        public var domain: Swift.String?
        public var email: Swift.String?
        public var entity: Swift.String?
        public var entityId: Swift.String?
        public var etag: Swift.String?
        public var generation: Swift.Int64?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var object: Swift.String?
        public var projectTeam: ProjectTeam?
        public var role: Swift.String?
        public var selfLink: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("bucket", \.bucket), .string("domain", \.domain), .string("email", \.email),
            .string("entity", \.entity), .string("entityId", \.entityId), .string("etag", \.etag),
            .int64("generation", \.generation), .string("id", \.id), .string("kind", \.kind),
            .string("object", \.object), .object("projectTeam", \.projectTeam), .string("role", \.role),
            .string("selfLink", \.selfLink)
        ]
        public typealias ProjectTeam = Storage.ProjectTeam
    }

    public struct ObjectAccessControls: JSON.Model {
        public var items: [ObjectAccessControl]?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind)
        ]
    }

    public struct ObjectCustomContextPayload: JSON.Model {
        public var createTime: JSON.Timestamp?
        public var extendedDataTypeUrl: Swift.String?
        public var updateTime: JSON.Timestamp?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("createTime", \.createTime), .string("extendedDataTypeUrl", \.extendedDataTypeUrl),
            .timestamp("updateTime", \.updateTime), .string("value", \.value)
        ]
    }

    public struct ObjectFullContext: JSON.Model {
        public var createTime: JSON.Timestamp?
        public var extendedData: [Swift.String: JSON.Value]?
        public var key: Swift.String?
        public var kind: Swift.String?
        public var type: TypeValue?
        public var updateTime: JSON.Timestamp?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("createTime", \.createTime), .map("extendedData", \.extendedData, of: .any),
            .string("key", \.key), .string("kind", \.kind), .enumeration("type", \.type),
            .timestamp("updateTime", \.updateTime), .string("value", \.value)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct Objects: JSON.Model {
        public var items: [Object]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var prefixes: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .array("prefixes", \.prefixes, of: .string)
        ]
    }

    public struct Owner: JSON.Model {
        public var entity: Swift.String?
        public var entityId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("entity", \.entity), .string("entityId", \.entityId)
        ]
    }

    public struct Policy: JSON.Model {
        public var bindings: [Bindings]?
        public var etag: JSON.Bytes?
        public var kind: Swift.String?
        public var resourceId: Swift.String?
        public var version: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("bindings", \.bindings, of: .object), .bytes("etag", \.etag), .string("kind", \.kind),
            .string("resourceId", \.resourceId), .int32("version", \.version)
        ]

        public struct Bindings: JSON.Model {
            public var condition: Expr?
            public var members: [Swift.String]?
            public var role: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("condition", \.condition), .array("members", \.members, of: .string), .string("role", \.role)
            ]
        }
    }

    public struct ProjectTeam: JSON.Model {
        public var projectNumber: Swift.String?
        public var team: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("projectNumber", \.projectNumber), .string("team", \.team)
        ]
    }

    public struct RapidCache: JSON.Model {
        public var admissionPolicy: Swift.String?
        public var bucket: Swift.String?
        public var cacheType: Swift.String?
        public var createTime: JSON.Timestamp?
        public var id: Swift.String?
        public var ingestOnWrite: Swift.Bool?
        public var kind: Swift.String?
        public var pendingUpdate: Swift.Bool?
        public var rapidCacheId: Swift.String?
        public var selfLink: Swift.String?
        public var state: Swift.String?
        public var ttl: JSON.Duration?
        public var updateTime: JSON.Timestamp?
        public var zone: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("admissionPolicy", \.admissionPolicy), .string("bucket", \.bucket),
            .string("cacheType", \.cacheType), .timestamp("createTime", \.createTime), .string("id", \.id),
            .bool("ingestOnWrite", \.ingestOnWrite), .string("kind", \.kind), .bool("pendingUpdate", \.pendingUpdate),
            .string("rapidCacheId", \.rapidCacheId), .string("selfLink", \.selfLink), .string("state", \.state),
            .duration("ttl", \.ttl), .timestamp("updateTime", \.updateTime), .string("zone", \.zone)
        ]
    }

    public struct RapidCacheConfig: JSON.Model {
        public var policies: [Swift.String: RapidCachePolicy]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("policies", \.policies, of: .object)
        ]
    }

    public struct RapidCachePolicy: JSON.Model {
        public var ingestOnWrite: IngestOnWrite?
        public var rapidCacheId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("ingestOnWrite", \.ingestOnWrite), .string("rapidCacheId", \.rapidCacheId)
        ]

        public typealias IngestOnWrite = JSON.OpenEnumeration<IngestOnWrite_Values>
        public enum IngestOnWrite_Values {}
    }

    public struct RapidCaches: JSON.Model {
        public var items: [RapidCache]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct RelocateBucketRequest: JSON.Model {
        public var destinationCustomPlacementConfig: DestinationCustomPlacementConfig?
        public var destinationKmsKeyName: Swift.String?
        public var destinationLocation: Swift.String?
        public var validateOnly: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("destinationCustomPlacementConfig", \.destinationCustomPlacementConfig),
            .string("destinationKmsKeyName", \.destinationKmsKeyName),
            .string("destinationLocation", \.destinationLocation), .bool("validateOnly", \.validateOnly)
        ]

        public struct DestinationCustomPlacementConfig: JSON.Model {
            public var dataLocations: [Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("dataLocations", \.dataLocations, of: .string)
            ]
        }
    }

    public struct RewriteResponse: JSON.Model {
        public var done: Swift.Bool?
        public var kind: Swift.String?
        public var objectSize: Swift.Int64?
        @JSON.Boxed public var resource: Object?
        public var rewriteToken: Swift.String?
        public var totalBytesRewritten: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("done", \.done), .string("kind", \.kind), .int64("objectSize", \.objectSize),
            .boxed("resource", \.resource, \._resource), .string("rewriteToken", \.rewriteToken),
            .int64("totalBytesRewritten", \.totalBytesRewritten)
        ]
    }

    public struct ServiceAccount: JSON.Model {
        public var emailAddress: Swift.String?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("email_address", \.emailAddress), .string("kind", \.kind)
        ]
    }

    public struct TestIamPermissionsResponse: JSON.Model {
        public var kind: Swift.String?
        public var permissions: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .array("permissions", \.permissions, of: .string)
        ]
    }
}

extension JSON.OpenEnumeration<Storage.Bucket.Encryption.CustomerManagedEncryptionEnforcementConfig.RestrictionMode_Values> {
    public static var notRestricted: Self { "NotRestricted" }
    public static var fullyRestricted: Self { "FullyRestricted" }
}

extension JSON.OpenEnumeration<Storage.Bucket.Encryption.CustomerSuppliedEncryptionEnforcementConfig.RestrictionMode_Values> {
    public static var notRestricted: Self { "NotRestricted" }
    public static var fullyRestricted: Self { "FullyRestricted" }
}

extension JSON.OpenEnumeration<Storage.Bucket.Encryption.GoogleManagedEncryptionEnforcementConfig.RestrictionMode_Values> {
    public static var notRestricted: Self { "NotRestricted" }
    public static var fullyRestricted: Self { "FullyRestricted" }
}

extension JSON.OpenEnumeration<Storage.ObjectFullContext.TypeValue_Values> {
    public static var custom: Self { "CUSTOM" }
}

extension JSON.OpenEnumeration<Storage.RapidCachePolicy.IngestOnWrite_Values> {
    public static var enabled: Self { "enabled" }
    public static var unspecified: Self { "unspecified" }
}
