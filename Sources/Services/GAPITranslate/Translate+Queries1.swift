// Generated from translate:v2, revision 20170525, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Translate {
    /// `language.detections.detect`: POST `v2/detect`.
    ///
    /// Scopes (any one): `cloudTranslation`, `cloudPlatform`.
    public struct DetectionsDetectQuery: GAPI.Query {
        public typealias Response = DetectionsListResponse
        public var body: DetectLanguageRequest
        public var common = GAPI.CommonParameters()
        public init(_ body: DetectLanguageRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "language.detections.detect", verb: .post, path: "v2/detect", wrapsData: true) }
        public var payload: GAPI.QueryPayload? { .json(body, wrapped: true) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `language.detections.list`: GET `v2/detect`.
    ///
    /// Scopes (any one): `cloudTranslation`, `cloudPlatform`.
    public struct DetectionsListQuery: GAPI.Query {
        public typealias Response = DetectionsListResponse
        public var q: [Swift.String]
        public var common = GAPI.CommonParameters()
        public init(q: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.q = q; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "language.detections.list", verb: .get, path: "v2/detect", wrapsData: true) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("q", q)
        }
    }

    /// `language.languages.list`: GET `v2/languages`.
    ///
    /// Scopes (any one): `cloudTranslation`, `cloudPlatform`.
    public struct LanguagesListQuery: GAPI.Query {
        public typealias Response = LanguagesListResponse
        public var model: Swift.String?
        public var target: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "language.languages.list", verb: .get, path: "v2/languages", wrapsData: true) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("model", model); p.query("target", target)
        }
    }

    /// `language.translations.list`: GET `v2`.
    ///
    /// Scopes (any one): `cloudTranslation`, `cloudPlatform`.
    public struct TranslationsListQuery: GAPI.Query {
        public typealias Response = TranslationsListResponse
        public var q: [Swift.String]
        public var target: Swift.String
        public var cid: [Swift.String]?
        public var format: Format?
        public var model: Swift.String?
        public var source: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(q: [Swift.String], target: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.q = q; self.target = target; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "language.translations.list", verb: .get, path: "v2", wrapsData: true) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("cid", cid); p.query("format", format); p.query("model", model); p.query("q", q)
            p.query("source", source); p.query("target", target)
        }

        public typealias Format = JSON.OpenEnumeration<Format_Values>
        public enum Format_Values {}
    }

    /// `language.translations.translate`: POST `v2`.
    ///
    /// Scopes (any one): `cloudTranslation`, `cloudPlatform`.
    public struct TranslationsTranslateQuery: GAPI.Query {
        public typealias Response = TranslationsListResponse
        public var body: TranslateTextRequest
        public var common = GAPI.CommonParameters()
        public init(_ body: TranslateTextRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "language.translations.translate", verb: .post, path: "v2", wrapsData: true) }
        public var payload: GAPI.QueryPayload? { .json(body, wrapped: true) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }
}

extension JSON.OpenEnumeration<Translate.TranslationsListQuery.Format_Values> {
    public static var html: Self { "html" }
    public static var text: Self { "text" }
}
