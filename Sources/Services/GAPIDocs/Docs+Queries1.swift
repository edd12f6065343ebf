// Generated from docs:v1, revision 20261006, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Docs {
    /// `docs.documents.batchUpdate`: POST `v1/documents/{documentId}:batchUpdate`.
    ///
    /// Scopes (any one): `documents`, `drive`, `driveFile`.
    public struct DocumentsBatchUpdateQuery: GAPI.Query {
        public typealias Response = BatchUpdateDocumentResponse
        public var documentId: Swift.String
        public var body: BatchUpdateDocumentRequest
        public var common = GAPI.CommonParameters()
        public init(documentId: Swift.String, _ body: BatchUpdateDocumentRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.documentId = documentId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "docs.documents.batchUpdate", verb: .post, path: "v1/documents/{documentId}:batchUpdate") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("documentId", documentId)
        }
    }

    /// `docs.documents.create`: POST `v1/documents`.
    ///
    /// Scopes (any one): `documents`, `drive`, `driveFile`.
    public struct DocumentsCreateQuery: GAPI.Query {
        public typealias Response = Document
        public var body: Document
        public var common = GAPI.CommonParameters()
        public init(_ body: Document, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "docs.documents.create", verb: .post, path: "v1/documents") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `docs.documents.get`: GET `v1/documents/{documentId}`.
    ///
    /// Scopes (any one): `documents`, `documentsReadonly`, `drive`, `driveFile`, `driveReadonly`.
    public struct DocumentsGetQuery: GAPI.Query {
        public typealias Response = Document
        public var documentId: Swift.String
        public var commentsViewMode: CommentsViewModeValue?
        public var includeTabsContent: Swift.Bool?
        public var suggestionsViewMode: SuggestionsViewModeValue?
        public var common = GAPI.CommonParameters()
        public init(documentId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.documentId = documentId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "docs.documents.get", verb: .get, path: "v1/documents/{documentId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("documentId", documentId); p.query("commentsViewMode", commentsViewMode)
            p.query("includeTabsContent", includeTabsContent); p.query("suggestionsViewMode", suggestionsViewMode)
        }

        public typealias CommentsViewModeValue = JSON.OpenEnumeration<CommentsViewModeValue_Values>
        public enum CommentsViewModeValue_Values {}

        public typealias SuggestionsViewModeValue = JSON.OpenEnumeration<SuggestionsViewModeValue_Values>
        public enum SuggestionsViewModeValue_Values {}
    }
}

extension JSON.OpenEnumeration<Docs.DocumentsGetQuery.CommentsViewModeValue_Values> {
    public static var commentsViewModeUnspecified: Self { "COMMENTS_VIEW_MODE_UNSPECIFIED" }
    public static var commentsViewModeDefaultForCurrentAccess: Self { "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS" }
    public static var commentsViewModeOmitted: Self { "COMMENTS_VIEW_MODE_OMITTED" }
    public static var commentsViewModeIncluded: Self { "COMMENTS_VIEW_MODE_INCLUDED" }
}

extension JSON.OpenEnumeration<Docs.DocumentsGetQuery.SuggestionsViewModeValue_Values> {
    public static var defaultForCurrentAccess: Self { "DEFAULT_FOR_CURRENT_ACCESS" }
    public static var suggestionsInline: Self { "SUGGESTIONS_INLINE" }
    public static var previewSuggestionsAccepted: Self { "PREVIEW_SUGGESTIONS_ACCEPTED" }
    public static var previewWithoutSuggestions: Self { "PREVIEW_WITHOUT_SUGGESTIONS" }
}
