import AsyncGAPI
import GAPIStorage
import Testing

/// A method of the published retry strategy, ready to be called with and without its precondition.
struct StorageMethod: Sendable, CustomTestStringConvertible {
    let id: String
    let send: @Sendable (StorageService, _ withPrecondition: Bool, GAPI.QueryOptions) async throws -> Void
    var testDescription: String { id }

    private init<Q: GAPI.Query>(_ query: Q, _ conditional: Q? = nil) {
        id = query.method.id
        send = { storage, withPrecondition, options in
            _ = try await storage.execute(withPrecondition ? conditional ?? query : query, options: options)
        }
    }

    static let all = idempotent + conditional + never

    /// Those that can always be repeated.
    static let idempotent = [
        Self(Storage.BucketAccessControlsGetQuery(bucket: "b", entity: "e")),
        Self(Storage.BucketAccessControlsListQuery(bucket: "b")),
        Self(Storage.BucketsDeleteQuery(bucket: "b")),
        Self(Storage.BucketsGetQuery(bucket: "b")),
        Self(Storage.BucketsGetIamPolicyQuery(bucket: "b")),
        Self(Storage.BucketsInsertQuery(project: "p", Storage.Bucket())),
        Self(Storage.BucketsListQuery(project: "p")),
        Self(Storage.BucketsLockRetentionPolicyQuery(bucket: "b", ifMetagenerationMatch: 1)),
        Self(Storage.BucketsTestIamPermissionsQuery(bucket: "b", permissions: ["p"])),
        Self(Storage.DefaultObjectAccessControlsGetQuery(bucket: "b", entity: "e")),
        Self(Storage.DefaultObjectAccessControlsListQuery(bucket: "b")),
        Self(Storage.ObjectAccessControlsGetQuery(bucket: "b", object: "o", entity: "e")),
        Self(Storage.ObjectAccessControlsListQuery(bucket: "b", object: "o")),
        Self(Storage.ProjectsHmacKeysDeleteQuery(projectId: "p", accessId: "a")),
        Self(Storage.ProjectsHmacKeysGetQuery(projectId: "p", accessId: "a")),
        Self(Storage.ProjectsHmacKeysListQuery(projectId: "p")),
        Self(Storage.NotificationsDeleteQuery(bucket: "b", notification: "n")),
        Self(Storage.NotificationsGetQuery(bucket: "b", notification: "n")),
        Self(Storage.NotificationsListQuery(bucket: "b")),
        Self(Storage.ObjectsGetQuery(bucket: "b", object: "o")),
        Self(Storage.ObjectsListQuery(bucket: "b")),
        Self(Storage.ProjectsServiceAccountGetQuery(projectId: "p")),
    ]

    /// Those that can be repeated with a precondition.
    static let conditional = [
        Self(
            Storage.BucketsPatchQuery(bucket: "b", [:]),
            Storage.BucketsPatchQuery(bucket: "b", [:]) { $0.ifMetagenerationMatch = 1 }
        ),
        Self(
            Storage.BucketsSetIamPolicyQuery(bucket: "b", Storage.Policy()),
            Storage.BucketsSetIamPolicyQuery(bucket: "b", Storage.Policy { $0.etag = JSON.Bytes([8, 1]) })
        ),
        Self(
            Storage.BucketsUpdateQuery(bucket: "b", Storage.Bucket()),
            Storage.BucketsUpdateQuery(bucket: "b", Storage.Bucket()) { $0.ifMetagenerationMatch = 1 }
        ),
        Self(
            Storage.ProjectsHmacKeysUpdateQuery(projectId: "p", accessId: "a", Storage.HmacKeyMetadata()),
            Storage.ProjectsHmacKeysUpdateQuery(
                projectId: "p",
                accessId: "a",
                Storage.HmacKeyMetadata { $0.etag = "e" }
            )
        ),
        Self(
            Storage.ObjectsComposeQuery(destinationBucket: "b", destinationObject: "o", Storage.ComposeRequest()),
            Storage.ObjectsComposeQuery(destinationBucket: "b", destinationObject: "o", Storage.ComposeRequest()) {
                $0.ifGenerationMatch = 0
            }
        ),
        Self(copy(ifGenerationMatch: nil), copy(ifGenerationMatch: 0)),
        Self(
            Storage.ObjectsDeleteQuery(bucket: "b", object: "o"),
            Storage.ObjectsDeleteQuery(bucket: "b", object: "o") { $0.ifGenerationMatch = 1 }
        ),
        Self(
            Storage.ObjectsInsertQuery(bucket: "b"),
            Storage.ObjectsInsertQuery(bucket: "b") { $0.ifGenerationMatch = 0 }
        ),
        Self(
            Storage.ObjectsPatchQuery(bucket: "b", object: "o", [:]),
            Storage.ObjectsPatchQuery(bucket: "b", object: "o", [:]) { $0.ifMetagenerationMatch = 1 }
        ),
        Self(rewrite(ifGenerationMatch: nil), rewrite(ifGenerationMatch: 0)),
        Self(
            Storage.ObjectsUpdateQuery(bucket: "b", object: "o", Storage.Object()),
            Storage.ObjectsUpdateQuery(bucket: "b", object: "o", Storage.Object()) { $0.ifMetagenerationMatch = 1 }
        ),
    ]

    /// Those that are never repeated.
    static let never = [
        Self(Storage.BucketAccessControlsDeleteQuery(bucket: "b", entity: "e")),
        Self(Storage.BucketAccessControlsInsertQuery(bucket: "b", Storage.BucketAccessControl())),
        Self(Storage.BucketAccessControlsPatchQuery(bucket: "b", entity: "e", [:])),
        Self(Storage.BucketAccessControlsUpdateQuery(bucket: "b", entity: "e", Storage.BucketAccessControl())),
        Self(Storage.DefaultObjectAccessControlsDeleteQuery(bucket: "b", entity: "e")),
        Self(Storage.DefaultObjectAccessControlsInsertQuery(bucket: "b", Storage.ObjectAccessControl())),
        Self(Storage.DefaultObjectAccessControlsPatchQuery(bucket: "b", entity: "e", [:])),
        Self(Storage.DefaultObjectAccessControlsUpdateQuery(bucket: "b", entity: "e", Storage.ObjectAccessControl())),
        Self(Storage.ObjectAccessControlsDeleteQuery(bucket: "b", object: "o", entity: "e")),
        Self(Storage.ObjectAccessControlsInsertQuery(bucket: "b", object: "o", Storage.ObjectAccessControl())),
        Self(Storage.ObjectAccessControlsPatchQuery(bucket: "b", object: "o", entity: "e", [:])),
        Self(
            Storage.ObjectAccessControlsUpdateQuery(
                bucket: "b",
                object: "o",
                entity: "e",
                Storage.ObjectAccessControl()
            )
        ),
        Self(Storage.ProjectsHmacKeysCreateQuery(projectId: "p", serviceAccountEmail: "s")),
        Self(Storage.NotificationsInsertQuery(bucket: "b", Storage.Notification())),
    ]

    private static func copy(ifGenerationMatch: Int64?) -> Storage.ObjectsCopyQuery {
        Storage.ObjectsCopyQuery(
            sourceBucket: "b",
            sourceObject: "o",
            destinationBucket: "b",
            destinationObject: "p",
            Storage.Object()
        ) { $0.ifGenerationMatch = ifGenerationMatch }
    }

    private static func rewrite(ifGenerationMatch: Int64?) -> Storage.ObjectsRewriteQuery {
        Storage.ObjectsRewriteQuery(
            sourceBucket: "b",
            sourceObject: "o",
            destinationBucket: "b",
            destinationObject: "p",
            Storage.Object()
        ) { $0.ifGenerationMatch = ifGenerationMatch }
    }
}
