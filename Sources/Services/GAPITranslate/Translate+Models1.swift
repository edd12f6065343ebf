// Generated from translate:v2, revision 20170525, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Translate {
    public struct DetectLanguageRequest: JSON.Model {
        public var q: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("q", \.q, of: .string)
        ]
    }

    public struct DetectionsListResponse: JSON.Model {
        public var detections: [[DetectionsResourceElement]]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("detections", \.detections, of: .array(.object))
        ]
    }

    public typealias DetectionsResource = [DetectionsResourceElement]

    public struct DetectionsResourceElement: JSON.Model {
        public var confidence: Swift.Float?
        public var isReliable: Swift.Bool?
        public var language: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .float("confidence", \.confidence), .bool("isReliable", \.isReliable), .string("language", \.language)
        ]
    }

    public struct LanguagesListResponse: JSON.Model {
        public var languages: [LanguagesResource]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("languages", \.languages, of: .object)
        ]
    }

    public struct LanguagesResource: JSON.Model {
        public var language: Swift.String?
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("language", \.language), .string("name", \.name)
        ]
    }

    public struct TranslateTextRequest: JSON.Model {
        public var format: Swift.String?
        public var model: Swift.String?
        public var q: [Swift.String]?
        public var source: Swift.String?
        public var target: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("format", \.format), .string("model", \.model), .array("q", \.q, of: .string),
            .string("source", \.source), .string("target", \.target)
        ]
    }

    public struct TranslationsListResponse: JSON.Model {
        public var translations: [TranslationsResource]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("translations", \.translations, of: .object)
        ]
    }

    public struct TranslationsResource: JSON.Model {
        public var detectedSourceLanguage: Swift.String?
        public var model: Swift.String?
        public var translatedText: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("detectedSourceLanguage", \.detectedSourceLanguage), .string("model", \.model),
            .string("translatedText", \.translatedText)
        ]
    }
}
