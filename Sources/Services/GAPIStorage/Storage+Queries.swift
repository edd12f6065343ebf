// Hand-written in the form that the generator will emit: Cloud Storage JSON API v1.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import AsyncGAPI

extension Storage {
    /// Deletes an empty bucket.
    ///
    /// `storage.buckets.delete`: DELETE `b/{bucket}`.
    public struct BucketsDeleteQuery: Query {
        public typealias Response = Swift.Void

        public var method: QueryMethod { QueryMethod(id: "storage.buckets.delete", verb: .delete, path: "b/{bucket}") }

        /// The name of the bucket.
        public var bucket: Swift.String
        /// Only when the version of the metadata is this one.
        public var ifMetagenerationMatch: Swift.Int64?
        /// Only when the version of the metadata is another.
        public var ifMetagenerationNotMatch: Swift.Int64?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket
            configure(&self)
        }

        public func encode(into parameters: inout QueryParameters) {
            parameters.path("bucket", bucket)
            parameters.query("ifMetagenerationMatch", ifMetagenerationMatch)
            parameters.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            parameters.query("userProject", userProject)
        }
    }

    /// Describes a bucket.
    ///
    /// `storage.buckets.get`: GET `b/{bucket}`.
    public struct BucketsGetQuery: Query {
        public typealias Response = Bucket

        public var method: QueryMethod { QueryMethod(id: "storage.buckets.get", verb: .get, path: "b/{bucket}") }

        /// The name of the bucket.
        public var bucket: Swift.String
        /// Only when the version of the metadata is this one.
        public var ifMetagenerationMatch: Swift.Int64?
        /// Only when the version of the metadata is another.
        public var ifMetagenerationNotMatch: Swift.Int64?
        /// How much of each description to send.
        public var projection: Projection?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket
            configure(&self)
        }

        public func encode(into parameters: inout QueryParameters) {
            parameters.path("bucket", bucket)
            parameters.query("ifMetagenerationMatch", ifMetagenerationMatch)
            parameters.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            parameters.query("projection", projection)
            parameters.query("userProject", userProject)
        }
    }

    /// Makes a bucket.
    ///
    /// `storage.buckets.insert`: POST `b`.
    public struct BucketsInsertQuery: Query {
        public typealias Response = Bucket

        public var method: QueryMethod { QueryMethod(id: "storage.buckets.insert", verb: .post, path: "b") }

        /// The project.
        public var project: Swift.String
        /// The bucket to make.
        public var body: Bucket
        /// A set of access controls for the bucket.
        public var predefinedAcl: Swift.String?
        /// A set of access controls for its objects.
        public var predefinedDefaultObjectAcl: Swift.String?
        /// How much of each description to send.
        public var projection: Projection?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(project: Swift.String, _ body: Bucket, _ configure: (inout Self) -> Void = { _ in }) {
            self.project = project
            self.body = body
            configure(&self)
        }

        public var payload: QueryPayload? { .json(body) }

        public func encode(into parameters: inout QueryParameters) {
            parameters.query("project", project)
            parameters.query("predefinedAcl", predefinedAcl)
            parameters.query("predefinedDefaultObjectAcl", predefinedDefaultObjectAcl)
            parameters.query("projection", projection)
            parameters.query("userProject", userProject)
        }
    }

    /// Lists the buckets of a project.
    ///
    /// `storage.buckets.list`: GET `b`.
    public struct BucketsListQuery: PagedQuery {
        public typealias Response = Buckets

        public var method: QueryMethod { QueryMethod(id: "storage.buckets.list", verb: .get, path: "b") }

        /// The project.
        public var project: Swift.String
        /// The most items on a page.
        public var maxResults: Swift.UInt32?
        /// The token of the page to fetch.
        public var pageToken: Swift.String?
        /// Only names that begin with this.
        public var prefix: Swift.String?
        /// How much of each description to send.
        public var projection: Projection?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(project: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.project = project
            configure(&self)
        }

        public func encode(into parameters: inout QueryParameters) {
            parameters.query("project", project)
            parameters.query("maxResults", maxResults)
            parameters.query("pageToken", pageToken)
            parameters.query("prefix", prefix)
            parameters.query("projection", projection)
            parameters.query("userProject", userProject)
        }

        public func nextPageToken(in response: Buckets) -> Swift.String? { response.nextPageToken }
        public func items(in response: Buckets) -> [Bucket] { response.items ?? [] }
    }

    /// Deletes an object.
    ///
    /// `storage.objects.delete`: DELETE `b/{bucket}/o/{object}`.
    public struct ObjectsDeleteQuery: Query {
        public typealias Response = Swift.Void

        public var method: QueryMethod { QueryMethod(
            id: "storage.objects.delete",
            verb: .delete,
            path: "b/{bucket}/o/{object}"
        ) }

        /// The name of the bucket.
        public var bucket: Swift.String
        /// The name of the object.
        public var object: Swift.String
        /// The version; the newest when unset.
        public var generation: Swift.Int64?
        /// Only when the version of the media is this one; 0: only when there is none.
        public var ifGenerationMatch: Swift.Int64?
        /// Only when the version of the media is another.
        public var ifGenerationNotMatch: Swift.Int64?
        /// Only when the version of the metadata is this one.
        public var ifMetagenerationMatch: Swift.Int64?
        /// Only when the version of the metadata is another.
        public var ifMetagenerationNotMatch: Swift.Int64?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(bucket: Swift.String, object: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket
            self.object = object
            configure(&self)
        }

        public func encode(into parameters: inout QueryParameters) {
            parameters.path("bucket", bucket)
            parameters.path("object", object)
            parameters.query("generation", generation)
            parameters.query("ifGenerationMatch", ifGenerationMatch)
            parameters.query("ifGenerationNotMatch", ifGenerationNotMatch)
            parameters.query("ifMetagenerationMatch", ifMetagenerationMatch)
            parameters.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            parameters.query("userProject", userProject)
        }
    }

    /// Describes an object, or downloads its media.
    ///
    /// `storage.objects.get`: GET `b/{bucket}/o/{object}`.
    public struct ObjectsGetQuery: DownloadQuery {
        public typealias Response = Object

        public var method: QueryMethod { QueryMethod(id: "storage.objects.get", verb: .get, path: "b/{bucket}/o/{object}") }

        /// The name of the bucket.
        public var bucket: Swift.String
        /// The name of the object.
        public var object: Swift.String
        /// The version; the newest when unset.
        public var generation: Swift.Int64?
        /// Only when the version of the media is this one; 0: only when there is none.
        public var ifGenerationMatch: Swift.Int64?
        /// Only when the version of the media is another.
        public var ifGenerationNotMatch: Swift.Int64?
        /// Only when the version of the metadata is this one.
        public var ifMetagenerationMatch: Swift.Int64?
        /// Only when the version of the metadata is another.
        public var ifMetagenerationNotMatch: Swift.Int64?
        /// How much of each description to send.
        public var projection: Projection?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(bucket: Swift.String, object: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket
            self.object = object
            configure(&self)
        }

        public func encode(into parameters: inout QueryParameters) {
            parameters.path("bucket", bucket)
            parameters.path("object", object)
            parameters.query("generation", generation)
            parameters.query("ifGenerationMatch", ifGenerationMatch)
            parameters.query("ifGenerationNotMatch", ifGenerationNotMatch)
            parameters.query("ifMetagenerationMatch", ifMetagenerationMatch)
            parameters.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            parameters.query("projection", projection)
            parameters.query("userProject", userProject)
        }
    }

    /// Makes an object from its description and media.
    ///
    /// `storage.objects.insert`: POST `b/{bucket}/o`.
    public struct ObjectsInsertQuery: UploadQuery {
        public typealias Response = Object

        public var method: QueryMethod { QueryMethod(
            id: "storage.objects.insert",
            verb: .post,
            path: "b/{bucket}/o",
            upload: .resumable
        ) }

        /// The name of the bucket.
        public var bucket: Swift.String
        /// The description.
        public var body: Object
        /// `Content-Encoding` of downloads.
        public var contentEncoding: Swift.String?
        /// Only when the version of the media is this one; 0: only when there is none.
        public var ifGenerationMatch: Swift.Int64?
        /// Only when the version of the media is another.
        public var ifGenerationNotMatch: Swift.Int64?
        /// Only when the version of the metadata is this one.
        public var ifMetagenerationMatch: Swift.Int64?
        /// Only when the version of the metadata is another.
        public var ifMetagenerationNotMatch: Swift.Int64?
        /// The key that encrypts it.
        public var kmsKeyName: Swift.String?
        /// The name, when the description has none.
        public var name: Swift.String?
        /// A set of access controls.
        public var predefinedAcl: Swift.String?
        /// How much of each description to send.
        public var projection: Projection?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(bucket: Swift.String, _ body: Object = Object(), _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket
            self.body = body
            configure(&self)
        }

        public var payload: QueryPayload? { .json(body) }

        public func encode(into parameters: inout QueryParameters) {
            parameters.path("bucket", bucket)
            parameters.query("contentEncoding", contentEncoding)
            parameters.query("ifGenerationMatch", ifGenerationMatch)
            parameters.query("ifGenerationNotMatch", ifGenerationNotMatch)
            parameters.query("ifMetagenerationMatch", ifMetagenerationMatch)
            parameters.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            parameters.query("kmsKeyName", kmsKeyName)
            parameters.query("name", name)
            parameters.query("predefinedAcl", predefinedAcl)
            parameters.query("projection", projection)
            parameters.query("userProject", userProject)
        }
    }

    /// Lists the objects of a bucket, in the order of their names.
    ///
    /// `storage.objects.list`: GET `b/{bucket}/o`.
    public struct ObjectsListQuery: PagedQuery {
        public typealias Response = Objects

        public var method: QueryMethod { QueryMethod(id: "storage.objects.list", verb: .get, path: "b/{bucket}/o") }

        /// The name of the bucket.
        public var bucket: Swift.String
        /// Leaves out names that have this after the prefix, and lists their beginnings in `prefixes`.
        public var delimiter: Swift.String?
        /// Only names before this.
        public var endOffset: Swift.String?
        /// Lists names that end with the delimiter as items too.
        public var includeTrailingDelimiter: Swift.Bool?
        /// Only names that match a pattern.
        public var matchGlob: Swift.String?
        /// The most items and prefixes on a page.
        public var maxResults: Swift.UInt32?
        /// The token of the page to fetch.
        public var pageToken: Swift.String?
        /// Only names that begin with this.
        public var prefix: Swift.String?
        /// How much of each description to send.
        public var projection: Projection?
        /// Lists soft-deleted objects instead.
        public var softDeleted: Swift.Bool?
        /// Only names from this one on.
        public var startOffset: Swift.String?
        /// The project that pays.
        public var userProject: Swift.String?
        /// Lists all versions of each object.
        public var versions: Swift.Bool?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(bucket: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.bucket = bucket
            configure(&self)
        }

        public func encode(into parameters: inout QueryParameters) {
            parameters.path("bucket", bucket)
            parameters.query("delimiter", delimiter)
            parameters.query("endOffset", endOffset)
            parameters.query("includeTrailingDelimiter", includeTrailingDelimiter)
            parameters.query("matchGlob", matchGlob)
            parameters.query("maxResults", maxResults)
            parameters.query("pageToken", pageToken)
            parameters.query("prefix", prefix)
            parameters.query("projection", projection)
            parameters.query("softDeleted", softDeleted)
            parameters.query("startOffset", startOffset)
            parameters.query("userProject", userProject)
            parameters.query("versions", versions)
        }

        public func nextPageToken(in response: Objects) -> Swift.String? { response.nextPageToken }
        public func items(in response: Objects) -> [Object] { response.items ?? [] }
    }

    /// Changes parts of the description of an object.
    ///
    /// `storage.objects.patch`: PATCH `b/{bucket}/o/{object}`.
    public struct ObjectsPatchQuery: Query {
        public typealias Response = Object

        public var method: QueryMethod { QueryMethod(id: "storage.objects.patch", verb: .patch, path: "b/{bucket}/o/{object}") }

        /// The name of the bucket.
        public var bucket: Swift.String
        /// The name of the object.
        public var object: Swift.String
        /// The members to change, with `null` for those to remove: what `Object.patch(from:to:)` makes.
        public var body: JSON.Value
        /// The version; the newest when unset.
        public var generation: Swift.Int64?
        /// Only when the version of the media is this one; 0: only when there is none.
        public var ifGenerationMatch: Swift.Int64?
        /// Only when the version of the media is another.
        public var ifGenerationNotMatch: Swift.Int64?
        /// Only when the version of the metadata is this one.
        public var ifMetagenerationMatch: Swift.Int64?
        /// Only when the version of the metadata is another.
        public var ifMetagenerationNotMatch: Swift.Int64?
        /// A set of access controls.
        public var predefinedAcl: Swift.String?
        /// How much of each description to send.
        public var projection: Projection?
        /// The project that pays.
        public var userProject: Swift.String?
        public var common = CommonParameters()

        /// Creates a query; everything optional is set in the closure.
        public init(
            bucket: Swift.String,
            object: Swift.String,
            _ body: JSON.Value,
            _ configure: (inout Self) -> Void = { _ in }
        ) {
            self.bucket = bucket
            self.object = object
            self.body = body
            configure(&self)
        }

        /// Creates a query from an object that has what should change, with explicit nulls for what should go.
        public init(
            bucket: Swift.String,
            object: Swift.String,
            _ body: Object,
            _ configure: (inout Self) -> Void = { _ in }
        ) {
            self.bucket = bucket
            self.object = object
            self.body = JSON.Value(body)
            configure(&self)
        }

        public var payload: QueryPayload? { .json(body) }

        public func encode(into parameters: inout QueryParameters) {
            parameters.path("bucket", bucket)
            parameters.path("object", object)
            parameters.query("generation", generation)
            parameters.query("ifGenerationMatch", ifGenerationMatch)
            parameters.query("ifGenerationNotMatch", ifGenerationNotMatch)
            parameters.query("ifMetagenerationMatch", ifMetagenerationMatch)
            parameters.query("ifMetagenerationNotMatch", ifMetagenerationNotMatch)
            parameters.query("predefinedAcl", predefinedAcl)
            parameters.query("projection", projection)
            parameters.query("userProject", userProject)
        }
    }
}
