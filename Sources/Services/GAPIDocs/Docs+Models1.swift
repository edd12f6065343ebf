// Generated from docs:v1, revision 20261006, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Docs {
    public struct AcceptSuggestionRequest: JSON.Model {
        public var suggestionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("suggestionId", \.suggestionId)
        ]
    }

    public struct AddCommentReplyRequest: JSON.Model {
        public var commentId: Swift.String?
        @JSON.Boxed public var post: Post?
        public var suggestionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId), .boxed("post", \.post, \._post), .string("suggestionId", \.suggestionId)
        ]
    }

    public struct AddCommentReplyResponse: JSON.Model {
        @JSON.Boxed public var post: Post?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("post", \.post, \._post)
        ]
    }

    public struct AddDocumentTabRequest: JSON.Model {
        public var tabProperties: TabProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("tabProperties", \.tabProperties)
        ]
    }

    public struct AddDocumentTabResponse: JSON.Model {
        public var tabProperties: TabProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("tabProperties", \.tabProperties)
        ]
    }

    public struct AutoText: JSON.Model {
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle), .enumeration("type", \.type)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct Background: JSON.Model {
        public var color: OptionalColor?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color)
        ]
    }

    public struct BackgroundSuggestionState: JSON.Model {
        public var backgroundColorSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("backgroundColorSuggested", \.backgroundColorSuggested)
        ]
    }

    public struct BatchUpdateDocumentRequest: JSON.Model {
        public var requests: [Request]?
        public var writeControl: WriteControl?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("requests", \.requests, of: .object), .object("writeControl", \.writeControl)
        ]
    }

    public struct BatchUpdateDocumentResponse: JSON.Model {
        public var commentUpdateState: CommentUpdateState?
        public var documentId: Swift.String?
        public var replies: [Response]?
        public var suggestionResponses: [SuggestionResponse]?
        public var writeControl: WriteControl?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("commentUpdateState", \.commentUpdateState), .string("documentId", \.documentId),
            .array("replies", \.replies, of: .object), .array("suggestionResponses", \.suggestionResponses, of: .object),
            .object("writeControl", \.writeControl)
        ]

        public typealias CommentUpdateState = JSON.OpenEnumeration<CommentUpdateState_Values>
        public enum CommentUpdateState_Values {}
    }

    public struct Body: JSON.Model {
        public var content: [StructuralElement]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("content", \.content, of: .object)
        ]
    }

    public struct BookmarkLink: JSON.Model {
        public var id: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("tabId", \.tabId)
        ]
    }

    public struct Bullet: JSON.Model {
        public var listId: Swift.String?
        public var nestingLevel: Swift.Int32?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("listId", \.listId), .int32("nestingLevel", \.nestingLevel),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct BulletSuggestionState: JSON.Model {
        public var listIdSuggested: Swift.Bool?
        public var nestingLevelSuggested: Swift.Bool?
        public var textStyleSuggestionState: TextStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("listIdSuggested", \.listIdSuggested), .bool("nestingLevelSuggested", \.nestingLevelSuggested),
            .object("textStyleSuggestionState", \.textStyleSuggestionState)
        ]
    }

    public struct Color: JSON.Model {
        public var rgbColor: RgbColor?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("rgbColor", \.rgbColor)
        ]
    }

    public struct ColumnBreak: JSON.Model {
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct CommentAnchor: JSON.Model {
        public var anchorId: Swift.String?
        public var ranges: [Range]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("anchorId", \.anchorId), .array("ranges", \.ranges, of: .object)
        ]
    }

    public struct CommentThread: JSON.Model {
        public var anchorId: Swift.String?
        public var commentId: Swift.String?
        @JSON.Boxed public var headPost: Post?
        public var plainTextQuote: Swift.String?
        public var replies: [Post]?
        public var status: Status?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("anchorId", \.anchorId), .string("commentId", \.commentId),
            .boxed("headPost", \.headPost, \._headPost), .string("plainTextQuote", \.plainTextQuote),
            .array("replies", \.replies, of: .object), .enumeration("status", \.status)
        ]

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    public struct CreateDropdownDefinitionRequest: JSON.Model {
        public var dropdownDefinition: DropdownDefinition?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dropdownDefinition", \.dropdownDefinition), .string("tabId", \.tabId)
        ]
    }

    public struct CreateDropdownDefinitionResponse: JSON.Model {
        public var dropdownDefinition: DropdownDefinition?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dropdownDefinition", \.dropdownDefinition)
        ]
    }

    public struct CreateFooterRequest: JSON.Model {
        public var sectionBreakLocation: Location?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("sectionBreakLocation", \.sectionBreakLocation), .enumeration("type", \.type)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct CreateFooterResponse: JSON.Model {
        public var footerId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("footerId", \.footerId)
        ]
    }

    public struct CreateFootnoteRequest: JSON.Model {
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location)
        ]
    }

    public struct CreateFootnoteResponse: JSON.Model {
        public var footnoteId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("footnoteId", \.footnoteId)
        ]
    }

    public struct CreateHeaderRequest: JSON.Model {
        public var sectionBreakLocation: Location?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("sectionBreakLocation", \.sectionBreakLocation), .enumeration("type", \.type)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct CreateHeaderResponse: JSON.Model {
        public var headerId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("headerId", \.headerId)
        ]
    }

    public struct CreateNamedRangeRequest: JSON.Model {
        public var name: Swift.String?
        public var range: Range?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .object("range", \.range)
        ]
    }

    public struct CreateNamedRangeResponse: JSON.Model {
        public var namedRangeId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("namedRangeId", \.namedRangeId)
        ]
    }

    public struct CreateParagraphBulletsRequest: JSON.Model {
        public var bulletPreset: BulletPreset?
        public var range: Range?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("bulletPreset", \.bulletPreset), .object("range", \.range)
        ]

        public typealias BulletPreset = JSON.OpenEnumeration<BulletPreset_Values>
        public enum BulletPreset_Values {}
    }

    public struct CropProperties: JSON.Model {
        public var angle: Swift.Float?
        public var offsetBottom: Swift.Float?
        public var offsetLeft: Swift.Float?
        public var offsetRight: Swift.Float?
        public var offsetTop: Swift.Float?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .float("angle", \.angle), .float("offsetBottom", \.offsetBottom), .float("offsetLeft", \.offsetLeft),
            .float("offsetRight", \.offsetRight), .float("offsetTop", \.offsetTop)
        ]
    }

    public struct CropPropertiesSuggestionState: JSON.Model {
        public var angleSuggested: Swift.Bool?
        public var offsetBottomSuggested: Swift.Bool?
        public var offsetLeftSuggested: Swift.Bool?
        public var offsetRightSuggested: Swift.Bool?
        public var offsetTopSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("angleSuggested", \.angleSuggested), .bool("offsetBottomSuggested", \.offsetBottomSuggested),
            .bool("offsetLeftSuggested", \.offsetLeftSuggested), .bool("offsetRightSuggested", \.offsetRightSuggested),
            .bool("offsetTopSuggested", \.offsetTopSuggested)
        ]
    }

    public struct DateElement: JSON.Model {
        public var dateElementProperties: DateElementProperties?
        /// Read-only.
        public var dateId: Swift.String?
        public var suggestedDateElementPropertiesChanges: [Swift.String: SuggestedDateElementProperties]?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dateElementProperties", \.dateElementProperties), .string("dateId", \.dateId),
            .map("suggestedDateElementPropertiesChanges", \.suggestedDateElementPropertiesChanges, of: .object),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct DateElementProperties: JSON.Model {
        public var dateFormat: DateFormat?
        public var displayText: Swift.String?
        public var locale: Swift.String?
        public var timeFormat: TimeFormat?
        public var timeZoneId: Swift.String?
        public var timestamp: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("dateFormat", \.dateFormat), .string("displayText", \.displayText), .string("locale", \.locale),
            .enumeration("timeFormat", \.timeFormat), .string("timeZoneId", \.timeZoneId),
            .timestamp("timestamp", \.timestamp)
        ]

        public typealias DateFormat = JSON.OpenEnumeration<DateFormat_Values>
        public enum DateFormat_Values {}

        public typealias TimeFormat = JSON.OpenEnumeration<TimeFormat_Values>
        public enum TimeFormat_Values {}
    }

    public struct DateElementPropertiesSuggestionState: JSON.Model {
        public var dateFormatSuggested: Swift.Bool?
        public var localeSuggested: Swift.Bool?
        public var timeFormatSuggested: Swift.Bool?
        public var timeZoneIdSuggested: Swift.Bool?
        public var timestampSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("dateFormatSuggested", \.dateFormatSuggested), .bool("localeSuggested", \.localeSuggested),
            .bool("timeFormatSuggested", \.timeFormatSuggested), .bool("timeZoneIdSuggested", \.timeZoneIdSuggested),
            .bool("timestampSuggested", \.timestampSuggested)
        ]
    }

    public struct DeleteCommentReplyRequest: JSON.Model {
        public var commentId: Swift.String?
        public var postId: Swift.String?
        public var suggestionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId), .string("postId", \.postId), .string("suggestionId", \.suggestionId)
        ]
    }

    public struct DeleteCommentRequest: JSON.Model {
        public var commentId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId)
        ]
    }

    public struct DeleteContentRangeRequest: JSON.Model {
        public var range: Range?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct DeleteDropdownDefinitionRequest: JSON.Model {
        public var dropdownDefinitionId: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dropdownDefinitionId", \.dropdownDefinitionId), .string("tabId", \.tabId)
        ]
    }

    public struct DeleteFooterRequest: JSON.Model {
        public var footerId: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("footerId", \.footerId), .string("tabId", \.tabId)
        ]
    }

    public struct DeleteHeaderRequest: JSON.Model {
        public var headerId: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("headerId", \.headerId), .string("tabId", \.tabId)
        ]
    }

    public struct DeleteNamedRangeRequest: JSON.Model {
        public var name: Swift.String?
        public var namedRangeId: Swift.String?
        public var tabsCriteria: TabsCriteria?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .string("namedRangeId", \.namedRangeId), .object("tabsCriteria", \.tabsCriteria)
        ]
    }

    public struct DeleteParagraphBulletsRequest: JSON.Model {
        public var range: Range?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("range", \.range)
        ]
    }

    public struct DeletePositionedObjectRequest: JSON.Model {
        public var objectId: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("objectId", \.objectId), .string("tabId", \.tabId)
        ]
    }

    public struct DeleteSuggestionRequest: JSON.Model {
        public var suggestionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("suggestionId", \.suggestionId)
        ]
    }

    public struct DeleteTabRequest: JSON.Model {
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("tabId", \.tabId)
        ]
    }

    public struct DeleteTableColumnRequest: JSON.Model {
        public var tableCellLocation: TableCellLocation?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("tableCellLocation", \.tableCellLocation)
        ]
    }

    public struct DeleteTableRowRequest: JSON.Model {
        public var tableCellLocation: TableCellLocation?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("tableCellLocation", \.tableCellLocation)
        ]
    }

    public struct Dimension: JSON.Model {
        public var magnitude: Swift.Double?
        public var unit: Unit?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("magnitude", \.magnitude), .enumeration("unit", \.unit)
        ]

        public typealias Unit = JSON.OpenEnumeration<Unit_Values>
        public enum Unit_Values {}
    }

    public struct Document: JSON.Model {
        public var body: Body?
        public var comments: [CommentThread]?
        public var commentsViewMode: CommentsViewMode?
        public var documentId: Swift.String?
        @JSON.Boxed public var documentStyle: DocumentStyle?
        public var footers: [Swift.String: Footer]?
        public var footnotes: [Swift.String: Footnote]?
        public var headers: [Swift.String: Header]?
        public var inlineObjects: [Swift.String: InlineObject]?
        public var lists: [Swift.String: List]?
        public var namedRanges: [Swift.String: NamedRanges]?
        public var namedStyles: NamedStyles?
        public var positionedObjects: [Swift.String: PositionedObject]?
        public var revisionId: Swift.String?
        public var suggestedDocumentStyleChanges: [Swift.String: SuggestedDocumentStyle]?
        public var suggestedNamedStylesChanges: [Swift.String: SuggestedNamedStyles]?
        public var suggestions: [SuggestionThread]?
        public var suggestionsViewMode: SuggestionsViewMode?
        public var tabs: [Tab]?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("body", \.body), .array("comments", \.comments, of: .object),
            .enumeration("commentsViewMode", \.commentsViewMode), .string("documentId", \.documentId),
            .boxed("documentStyle", \.documentStyle, \._documentStyle), .map("footers", \.footers, of: .object),
            .map("footnotes", \.footnotes, of: .object), .map("headers", \.headers, of: .object),
            .map("inlineObjects", \.inlineObjects, of: .object), .map("lists", \.lists, of: .object),
            .map("namedRanges", \.namedRanges, of: .object), .object("namedStyles", \.namedStyles),
            .map("positionedObjects", \.positionedObjects, of: .object), .string("revisionId", \.revisionId),
            .map("suggestedDocumentStyleChanges", \.suggestedDocumentStyleChanges, of: .object),
            .map("suggestedNamedStylesChanges", \.suggestedNamedStylesChanges, of: .object),
            .array("suggestions", \.suggestions, of: .object),
            .enumeration("suggestionsViewMode", \.suggestionsViewMode), .array("tabs", \.tabs, of: .object),
            .string("title", \.title)
        ]

        public typealias CommentsViewMode = JSON.OpenEnumeration<CommentsViewMode_Values>
        public enum CommentsViewMode_Values {}

        public typealias SuggestionsViewMode = JSON.OpenEnumeration<SuggestionsViewMode_Values>
        public enum SuggestionsViewMode_Values {}
    }

    public struct DocumentFormat: JSON.Model {
        public var documentMode: DocumentMode?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("documentMode", \.documentMode)
        ]

        public typealias DocumentMode = JSON.OpenEnumeration<DocumentMode_Values>
        public enum DocumentMode_Values {}
    }

    public struct DocumentStyle: JSON.Model {
        public var background: Background?
        public var defaultFooterId: Swift.String?
        public var defaultHeaderId: Swift.String?
        public var documentFormat: DocumentFormat?
        public var evenPageFooterId: Swift.String?
        public var evenPageHeaderId: Swift.String?
        public var firstPageFooterId: Swift.String?
        public var firstPageHeaderId: Swift.String?
        public var flipPageOrientation: Swift.Bool?
        public var marginBottom: Dimension?
        public var marginFooter: Dimension?
        public var marginHeader: Dimension?
        public var marginLeft: Dimension?
        public var marginRight: Dimension?
        public var marginTop: Dimension?
        public var pageNumberStart: Swift.Int32?
        public var pageSize: Size?
        public var useCustomHeaderFooterMargins: Swift.Bool?
        public var useEvenPageHeaderFooter: Swift.Bool?
        public var useFirstPageHeaderFooter: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("background", \.background), .string("defaultFooterId", \.defaultFooterId),
            .string("defaultHeaderId", \.defaultHeaderId), .object("documentFormat", \.documentFormat),
            .string("evenPageFooterId", \.evenPageFooterId), .string("evenPageHeaderId", \.evenPageHeaderId),
            .string("firstPageFooterId", \.firstPageFooterId), .string("firstPageHeaderId", \.firstPageHeaderId),
            .bool("flipPageOrientation", \.flipPageOrientation), .object("marginBottom", \.marginBottom),
            .object("marginFooter", \.marginFooter), .object("marginHeader", \.marginHeader),
            .object("marginLeft", \.marginLeft), .object("marginRight", \.marginRight),
            .object("marginTop", \.marginTop), .int32("pageNumberStart", \.pageNumberStart),
            .object("pageSize", \.pageSize), .bool("useCustomHeaderFooterMargins", \.useCustomHeaderFooterMargins),
            .bool("useEvenPageHeaderFooter", \.useEvenPageHeaderFooter),
            .bool("useFirstPageHeaderFooter", \.useFirstPageHeaderFooter)
        ]
    }

    public struct DocumentStyleSuggestionState: JSON.Model {
        public var backgroundSuggestionState: BackgroundSuggestionState?
        public var defaultFooterIdSuggested: Swift.Bool?
        public var defaultHeaderIdSuggested: Swift.Bool?
        public var evenPageFooterIdSuggested: Swift.Bool?
        public var evenPageHeaderIdSuggested: Swift.Bool?
        public var firstPageFooterIdSuggested: Swift.Bool?
        public var firstPageHeaderIdSuggested: Swift.Bool?
        public var flipPageOrientationSuggested: Swift.Bool?
        public var marginBottomSuggested: Swift.Bool?
        public var marginFooterSuggested: Swift.Bool?
        public var marginHeaderSuggested: Swift.Bool?
        public var marginLeftSuggested: Swift.Bool?
        public var marginRightSuggested: Swift.Bool?
        public var marginTopSuggested: Swift.Bool?
        public var pageNumberStartSuggested: Swift.Bool?
        public var pageSizeSuggestionState: SizeSuggestionState?
        public var useCustomHeaderFooterMarginsSuggested: Swift.Bool?
        public var useEvenPageHeaderFooterSuggested: Swift.Bool?
        public var useFirstPageHeaderFooterSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundSuggestionState", \.backgroundSuggestionState),
            .bool("defaultFooterIdSuggested", \.defaultFooterIdSuggested),
            .bool("defaultHeaderIdSuggested", \.defaultHeaderIdSuggested),
            .bool("evenPageFooterIdSuggested", \.evenPageFooterIdSuggested),
            .bool("evenPageHeaderIdSuggested", \.evenPageHeaderIdSuggested),
            .bool("firstPageFooterIdSuggested", \.firstPageFooterIdSuggested),
            .bool("firstPageHeaderIdSuggested", \.firstPageHeaderIdSuggested),
            .bool("flipPageOrientationSuggested", \.flipPageOrientationSuggested),
            .bool("marginBottomSuggested", \.marginBottomSuggested),
            .bool("marginFooterSuggested", \.marginFooterSuggested),
            .bool("marginHeaderSuggested", \.marginHeaderSuggested), .bool("marginLeftSuggested", \.marginLeftSuggested),
            .bool("marginRightSuggested", \.marginRightSuggested), .bool("marginTopSuggested", \.marginTopSuggested),
            .bool("pageNumberStartSuggested", \.pageNumberStartSuggested),
            .object("pageSizeSuggestionState", \.pageSizeSuggestionState),
            .bool("useCustomHeaderFooterMarginsSuggested", \.useCustomHeaderFooterMarginsSuggested),
            .bool("useEvenPageHeaderFooterSuggested", \.useEvenPageHeaderFooterSuggested),
            .bool("useFirstPageHeaderFooterSuggested", \.useFirstPageHeaderFooterSuggested)
        ]
    }

    public struct DocumentTab: JSON.Model {
        public var body: Body?
        public var commentAnchors: [Swift.String: CommentAnchor]?
        @JSON.Boxed public var documentStyle: DocumentStyle?
        public var dropdownDefinitions: [Swift.String: DropdownDefinition]?
        public var footers: [Swift.String: Footer]?
        public var footnotes: [Swift.String: Footnote]?
        public var headers: [Swift.String: Header]?
        public var inlineObjects: [Swift.String: InlineObject]?
        public var lists: [Swift.String: List]?
        public var namedRanges: [Swift.String: NamedRanges]?
        public var namedStyles: NamedStyles?
        public var positionedObjects: [Swift.String: PositionedObject]?
        public var suggestedDocumentStyleChanges: [Swift.String: SuggestedDocumentStyle]?
        public var suggestedNamedStylesChanges: [Swift.String: SuggestedNamedStyles]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("body", \.body), .map("commentAnchors", \.commentAnchors, of: .object),
            .boxed("documentStyle", \.documentStyle, \._documentStyle),
            .map("dropdownDefinitions", \.dropdownDefinitions, of: .object), .map("footers", \.footers, of: .object),
            .map("footnotes", \.footnotes, of: .object), .map("headers", \.headers, of: .object),
            .map("inlineObjects", \.inlineObjects, of: .object), .map("lists", \.lists, of: .object),
            .map("namedRanges", \.namedRanges, of: .object), .object("namedStyles", \.namedStyles),
            .map("positionedObjects", \.positionedObjects, of: .object),
            .map("suggestedDocumentStyleChanges", \.suggestedDocumentStyleChanges, of: .object),
            .map("suggestedNamedStylesChanges", \.suggestedNamedStylesChanges, of: .object)
        ]
    }

    public struct Dropdown: JSON.Model {
        public var dropdownId: Swift.String?
        public var dropdownProperties: DropdownProperties?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedDropdownPropertiesChanges: [Swift.String: SuggestedDropdownProperties]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dropdownId", \.dropdownId), .object("dropdownProperties", \.dropdownProperties),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .map("suggestedDropdownPropertiesChanges", \.suggestedDropdownPropertiesChanges, of: .object),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct DropdownDefinition: JSON.Model {
        public var dropdownDefinitionId: Swift.String?
        public var dropdownDefinitionProperties: DropdownDefinitionProperties?
        public var suggestedDeletionId: Swift.String?
        public var suggestedDropdownDefinitionPropertiesChanges: [Swift.String: SuggestedDropdownDefinitionProperties]?
        public var suggestedInsertionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dropdownDefinitionId", \.dropdownDefinitionId),
            .object("dropdownDefinitionProperties", \.dropdownDefinitionProperties),
            .string("suggestedDeletionId", \.suggestedDeletionId),
            .map("suggestedDropdownDefinitionPropertiesChanges", \.suggestedDropdownDefinitionPropertiesChanges, of: .object),
            .string("suggestedInsertionId", \.suggestedInsertionId)
        ]
    }

    public struct DropdownDefinitionProperties: JSON.Model {
        public var options: [DropdownOption]?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("options", \.options, of: .object), .string("title", \.title)
        ]
    }

    public struct DropdownDefinitionPropertiesSuggestionState: JSON.Model {
        public var optionsSuggested: Swift.Bool?
        public var titleSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("optionsSuggested", \.optionsSuggested), .bool("titleSuggested", \.titleSuggested)
        ]
    }

    public struct DropdownOption: JSON.Model {
        public var displayValue: Swift.String?
        public var optionId: Swift.String?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayValue", \.displayValue), .string("optionId", \.optionId),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct DropdownProperties: JSON.Model {
        public var displayValue: Swift.String?
        public var dropdownDefinitionId: Swift.String?
        public var selectedOptionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayValue", \.displayValue), .string("dropdownDefinitionId", \.dropdownDefinitionId),
            .string("selectedOptionId", \.selectedOptionId)
        ]
    }

    public struct DropdownPropertiesSuggestionState: JSON.Model {
        public var selectedOptionIdSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("selectedOptionIdSuggested", \.selectedOptionIdSuggested)
        ]
    }

    public struct EmbeddedDrawingProperties: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct EmbeddedDrawingPropertiesSuggestionState: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct EmbeddedObject: JSON.Model {
        public var description: Swift.String?
        public var embeddedDrawingProperties: EmbeddedDrawingProperties?
        public var embeddedObjectBorder: EmbeddedObjectBorder?
        public var imageProperties: ImageProperties?
        public var linkedContentReference: LinkedContentReference?
        public var marginBottom: Dimension?
        public var marginLeft: Dimension?
        public var marginRight: Dimension?
        public var marginTop: Dimension?
        public var size: Size?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .object("embeddedDrawingProperties", \.embeddedDrawingProperties),
            .object("embeddedObjectBorder", \.embeddedObjectBorder), .object("imageProperties", \.imageProperties),
            .object("linkedContentReference", \.linkedContentReference), .object("marginBottom", \.marginBottom),
            .object("marginLeft", \.marginLeft), .object("marginRight", \.marginRight),
            .object("marginTop", \.marginTop), .object("size", \.size), .string("title", \.title)
        ]
    }

    public struct EmbeddedObjectBorder: JSON.Model {
        public var color: OptionalColor?
        public var dashStyle: DashStyle?
        public var propertyState: PropertyState?
        public var width: Dimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .enumeration("dashStyle", \.dashStyle),
            .enumeration("propertyState", \.propertyState), .object("width", \.width)
        ]

        public typealias DashStyle = JSON.OpenEnumeration<DashStyle_Values>
        public enum DashStyle_Values {}

        public typealias PropertyState = JSON.OpenEnumeration<PropertyState_Values>
        public enum PropertyState_Values {}
    }

    public struct EmbeddedObjectBorderSuggestionState: JSON.Model {
        public var colorSuggested: Swift.Bool?
        public var dashStyleSuggested: Swift.Bool?
        public var propertyStateSuggested: Swift.Bool?
        public var widthSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("colorSuggested", \.colorSuggested), .bool("dashStyleSuggested", \.dashStyleSuggested),
            .bool("propertyStateSuggested", \.propertyStateSuggested), .bool("widthSuggested", \.widthSuggested)
        ]
    }

    public struct EmbeddedObjectSuggestionState: JSON.Model {
        public var descriptionSuggested: Swift.Bool?
        public var embeddedDrawingPropertiesSuggestionState: EmbeddedDrawingPropertiesSuggestionState?
        public var embeddedObjectBorderSuggestionState: EmbeddedObjectBorderSuggestionState?
        public var imagePropertiesSuggestionState: ImagePropertiesSuggestionState?
        public var linkedContentReferenceSuggestionState: LinkedContentReferenceSuggestionState?
        public var marginBottomSuggested: Swift.Bool?
        public var marginLeftSuggested: Swift.Bool?
        public var marginRightSuggested: Swift.Bool?
        public var marginTopSuggested: Swift.Bool?
        public var sizeSuggestionState: SizeSuggestionState?
        public var titleSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("descriptionSuggested", \.descriptionSuggested),
            .object("embeddedDrawingPropertiesSuggestionState", \.embeddedDrawingPropertiesSuggestionState),
            .object("embeddedObjectBorderSuggestionState", \.embeddedObjectBorderSuggestionState),
            .object("imagePropertiesSuggestionState", \.imagePropertiesSuggestionState),
            .object("linkedContentReferenceSuggestionState", \.linkedContentReferenceSuggestionState),
            .bool("marginBottomSuggested", \.marginBottomSuggested), .bool("marginLeftSuggested", \.marginLeftSuggested),
            .bool("marginRightSuggested", \.marginRightSuggested), .bool("marginTopSuggested", \.marginTopSuggested),
            .object("sizeSuggestionState", \.sizeSuggestionState), .bool("titleSuggested", \.titleSuggested)
        ]
    }

    public struct EndOfSegmentLocation: JSON.Model {
        public var segmentId: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("segmentId", \.segmentId), .string("tabId", \.tabId)
        ]
    }

    public struct Equation: JSON.Model {
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string)
        ]
    }

    public struct Footer: JSON.Model {
        public var content: [StructuralElement]?
        public var footerId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("content", \.content, of: .object), .string("footerId", \.footerId)
        ]
    }

    public struct Footnote: JSON.Model {
        public var content: [StructuralElement]?
        public var footnoteId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("content", \.content, of: .object), .string("footnoteId", \.footnoteId)
        ]
    }

    public struct FootnoteReference: JSON.Model {
        public var footnoteId: Swift.String?
        public var footnoteNumber: Swift.String?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("footnoteId", \.footnoteId), .string("footnoteNumber", \.footnoteNumber),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct Header: JSON.Model {
        public var content: [StructuralElement]?
        public var headerId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("content", \.content, of: .object), .string("headerId", \.headerId)
        ]
    }

    public struct HeadingLink: JSON.Model {
        public var id: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("tabId", \.tabId)
        ]
    }

    public struct HorizontalRule: JSON.Model {
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct ImageProperties: JSON.Model {
        public var angle: Swift.Float?
        public var brightness: Swift.Float?
        public var contentUri: Swift.String?
        public var contrast: Swift.Float?
        public var cropProperties: CropProperties?
        public var sourceUri: Swift.String?
        public var transparency: Swift.Float?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .float("angle", \.angle), .float("brightness", \.brightness), .string("contentUri", \.contentUri),
            .float("contrast", \.contrast), .object("cropProperties", \.cropProperties),
            .string("sourceUri", \.sourceUri), .float("transparency", \.transparency)
        ]
    }

    public struct ImagePropertiesSuggestionState: JSON.Model {
        public var angleSuggested: Swift.Bool?
        public var brightnessSuggested: Swift.Bool?
        public var contentUriSuggested: Swift.Bool?
        public var contrastSuggested: Swift.Bool?
        public var cropPropertiesSuggestionState: CropPropertiesSuggestionState?
        public var sourceUriSuggested: Swift.Bool?
        public var transparencySuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("angleSuggested", \.angleSuggested), .bool("brightnessSuggested", \.brightnessSuggested),
            .bool("contentUriSuggested", \.contentUriSuggested), .bool("contrastSuggested", \.contrastSuggested),
            .object("cropPropertiesSuggestionState", \.cropPropertiesSuggestionState),
            .bool("sourceUriSuggested", \.sourceUriSuggested), .bool("transparencySuggested", \.transparencySuggested)
        ]
    }

    public struct InlineObject: JSON.Model {
        public var inlineObjectProperties: InlineObjectProperties?
        public var objectId: Swift.String?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInlineObjectPropertiesChanges: [Swift.String: SuggestedInlineObjectProperties]?
        public var suggestedInsertionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("inlineObjectProperties", \.inlineObjectProperties), .string("objectId", \.objectId),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .map("suggestedInlineObjectPropertiesChanges", \.suggestedInlineObjectPropertiesChanges, of: .object),
            .string("suggestedInsertionId", \.suggestedInsertionId)
        ]
    }

    public struct InlineObjectElement: JSON.Model {
        public var inlineObjectId: Swift.String?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("inlineObjectId", \.inlineObjectId),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct InlineObjectProperties: JSON.Model {
        @JSON.Boxed public var embeddedObject: EmbeddedObject?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("embeddedObject", \.embeddedObject, \._embeddedObject)
        ]
    }

    public struct InlineObjectPropertiesSuggestionState: JSON.Model {
        @JSON.Boxed public var embeddedObjectSuggestionState: EmbeddedObjectSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("embeddedObjectSuggestionState", \.embeddedObjectSuggestionState, \._embeddedObjectSuggestionState)
        ]
    }

    public struct InsertCommentRequest: JSON.Model {
        public var assigneeEmailAddress: Swift.String?
        public var content: Swift.String?
        public var range: Range?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("assigneeEmailAddress", \.assigneeEmailAddress), .string("content", \.content),
            .object("range", \.range)
        ]
    }

    public struct InsertCommentResponse: JSON.Model {
        public var commentThread: CommentThread?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("commentThread", \.commentThread)
        ]
    }

    public struct InsertDateRequest: JSON.Model {
        public var dateElementProperties: DateElementProperties?
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dateElementProperties", \.dateElementProperties),
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location)
        ]
    }

    public struct InsertDropdownRequest: JSON.Model {
        public var dropdownDefinitionId: Swift.String?
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var selectedOptionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dropdownDefinitionId", \.dropdownDefinitionId),
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location),
            .string("selectedOptionId", \.selectedOptionId)
        ]
    }

    public struct InsertDropdownResponse: JSON.Model {
        public var dropdown: Dropdown?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dropdown", \.dropdown)
        ]
    }

    public struct InsertInlineImageRequest: JSON.Model {
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var objectSize: Size?
        public var uri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location),
            .object("objectSize", \.objectSize), .string("uri", \.uri)
        ]
    }

    public struct InsertInlineImageResponse: JSON.Model {
        public var objectId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("objectId", \.objectId)
        ]
    }

    public struct InsertInlineSheetsChartResponse: JSON.Model {
        public var objectId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("objectId", \.objectId)
        ]
    }

    public struct InsertPageBreakRequest: JSON.Model {
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location)
        ]
    }

    public struct InsertPersonRequest: JSON.Model {
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var personProperties: PersonProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location),
            .object("personProperties", \.personProperties)
        ]
    }

    public struct InsertRichLinkRequest: JSON.Model {
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var richLinkProperties: RichLinkProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location),
            .object("richLinkProperties", \.richLinkProperties)
        ]
    }

    public struct InsertSectionBreakRequest: JSON.Model {
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var sectionType: SectionType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location),
            .enumeration("sectionType", \.sectionType)
        ]

        public typealias SectionType = JSON.OpenEnumeration<SectionType_Values>
        public enum SectionType_Values {}
    }

    public struct InsertTableColumnRequest: JSON.Model {
        public var insertRight: Swift.Bool?
        public var tableCellLocation: TableCellLocation?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("insertRight", \.insertRight), .object("tableCellLocation", \.tableCellLocation)
        ]
    }

    public struct InsertTableRequest: JSON.Model {
        public var columns: Swift.Int32?
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var rows: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columns", \.columns), .object("endOfSegmentLocation", \.endOfSegmentLocation),
            .object("location", \.location), .int32("rows", \.rows)
        ]
    }

    public struct InsertTableRowRequest: JSON.Model {
        public var insertBelow: Swift.Bool?
        public var tableCellLocation: TableCellLocation?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("insertBelow", \.insertBelow), .object("tableCellLocation", \.tableCellLocation)
        ]
    }

    public struct InsertTextRequest: JSON.Model {
        public var endOfSegmentLocation: EndOfSegmentLocation?
        public var location: Location?
        public var text: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("endOfSegmentLocation", \.endOfSegmentLocation), .object("location", \.location),
            .string("text", \.text)
        ]
    }

    public struct Link: JSON.Model {
        public var bookmark: BookmarkLink?
        public var bookmarkId: Swift.String?
        public var heading: HeadingLink?
        public var headingId: Swift.String?
        public var tabId: Swift.String?
        public var url: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bookmark", \.bookmark), .string("bookmarkId", \.bookmarkId), .object("heading", \.heading),
            .string("headingId", \.headingId), .string("tabId", \.tabId), .string("url", \.url)
        ]
    }

    public struct LinkedContentReference: JSON.Model {
        public var sheetsChartReference: SheetsChartReference?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("sheetsChartReference", \.sheetsChartReference)
        ]
    }

    public struct LinkedContentReferenceSuggestionState: JSON.Model {
        public var sheetsChartReferenceSuggestionState: SheetsChartReferenceSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("sheetsChartReferenceSuggestionState", \.sheetsChartReferenceSuggestionState)
        ]
    }

    public struct List: JSON.Model {
        public var listProperties: ListProperties?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionId: Swift.String?
        public var suggestedListPropertiesChanges: [Swift.String: SuggestedListProperties]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("listProperties", \.listProperties),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .string("suggestedInsertionId", \.suggestedInsertionId),
            .map("suggestedListPropertiesChanges", \.suggestedListPropertiesChanges, of: .object)
        ]
    }

    public struct ListProperties: JSON.Model {
        public var nestingLevels: [NestingLevel]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("nestingLevels", \.nestingLevels, of: .object)
        ]
    }

    public struct ListPropertiesSuggestionState: JSON.Model {
        public var nestingLevelsSuggestionStates: [NestingLevelSuggestionState]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("nestingLevelsSuggestionStates", \.nestingLevelsSuggestionStates, of: .object)
        ]
    }

    public struct Location: JSON.Model {
        public var index: Swift.Int32?
        public var segmentId: Swift.String?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("index", \.index), .string("segmentId", \.segmentId), .string("tabId", \.tabId)
        ]
    }

    public struct MergeTableCellsRequest: JSON.Model {
        public var tableRange: TableRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("tableRange", \.tableRange)
        ]
    }

    public struct NamedRange: JSON.Model {
        public var name: Swift.String?
        public var namedRangeId: Swift.String?
        public var ranges: [Range]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .string("namedRangeId", \.namedRangeId), .array("ranges", \.ranges, of: .object)
        ]
    }

    public struct NamedRanges: JSON.Model {
        public var name: Swift.String?
        public var namedRanges: [NamedRange]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .array("namedRanges", \.namedRanges, of: .object)
        ]
    }

    public struct NamedStyle: JSON.Model {
        public var namedStyleType: NamedStyleType?
        @JSON.Boxed public var paragraphStyle: ParagraphStyle?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("namedStyleType", \.namedStyleType),
            .boxed("paragraphStyle", \.paragraphStyle, \._paragraphStyle),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]

        public typealias NamedStyleType = JSON.OpenEnumeration<NamedStyleType_Values>
        public enum NamedStyleType_Values {}
    }

    public struct NamedStyleSuggestionState: JSON.Model {
        public var namedStyleType: NamedStyleType?
        public var paragraphStyleSuggestionState: ParagraphStyleSuggestionState?
        public var textStyleSuggestionState: TextStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("namedStyleType", \.namedStyleType),
            .object("paragraphStyleSuggestionState", \.paragraphStyleSuggestionState),
            .object("textStyleSuggestionState", \.textStyleSuggestionState)
        ]

        public typealias NamedStyleType = JSON.OpenEnumeration<NamedStyleType_Values>
        public enum NamedStyleType_Values {}
    }

    public struct NamedStyles: JSON.Model {
        public var styles: [NamedStyle]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("styles", \.styles, of: .object)
        ]
    }

    public struct NamedStylesSuggestionState: JSON.Model {
        public var stylesSuggestionStates: [NamedStyleSuggestionState]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("stylesSuggestionStates", \.stylesSuggestionStates, of: .object)
        ]
    }

    public struct NestingLevel: JSON.Model {
        public var bulletAlignment: BulletAlignment?
        public var glyphFormat: Swift.String?
        public var glyphSymbol: Swift.String?
        public var glyphType: GlyphType?
        public var indentFirstLine: Dimension?
        public var indentStart: Dimension?
        public var startNumber: Swift.Int32?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("bulletAlignment", \.bulletAlignment), .string("glyphFormat", \.glyphFormat),
            .string("glyphSymbol", \.glyphSymbol), .enumeration("glyphType", \.glyphType),
            .object("indentFirstLine", \.indentFirstLine), .object("indentStart", \.indentStart),
            .int32("startNumber", \.startNumber), .boxed("textStyle", \.textStyle, \._textStyle)
        ]

        public typealias BulletAlignment = JSON.OpenEnumeration<BulletAlignment_Values>
        public enum BulletAlignment_Values {}

        public typealias GlyphType = JSON.OpenEnumeration<GlyphType_Values>
        public enum GlyphType_Values {}
    }

    public struct NestingLevelSuggestionState: JSON.Model {
        public var bulletAlignmentSuggested: Swift.Bool?
        public var glyphFormatSuggested: Swift.Bool?
        public var glyphSymbolSuggested: Swift.Bool?
        public var glyphTypeSuggested: Swift.Bool?
        public var indentFirstLineSuggested: Swift.Bool?
        public var indentStartSuggested: Swift.Bool?
        public var startNumberSuggested: Swift.Bool?
        public var textStyleSuggestionState: TextStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("bulletAlignmentSuggested", \.bulletAlignmentSuggested),
            .bool("glyphFormatSuggested", \.glyphFormatSuggested), .bool("glyphSymbolSuggested", \.glyphSymbolSuggested),
            .bool("glyphTypeSuggested", \.glyphTypeSuggested),
            .bool("indentFirstLineSuggested", \.indentFirstLineSuggested),
            .bool("indentStartSuggested", \.indentStartSuggested), .bool("startNumberSuggested", \.startNumberSuggested),
            .object("textStyleSuggestionState", \.textStyleSuggestionState)
        ]
    }

    public struct ObjectReferences: JSON.Model {
        public var objectIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("objectIds", \.objectIds, of: .string)
        ]
    }

    public struct OptionalColor: JSON.Model {
        public var color: Color?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color)
        ]
    }

    public struct PageBreak: JSON.Model {
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }
}

extension JSON.OpenEnumeration<Docs.AutoText.TypeValue_Values> {
    public static var typeUnspecified: Self { "TYPE_UNSPECIFIED" }
    public static var pageNumber: Self { "PAGE_NUMBER" }
    public static var pageCount: Self { "PAGE_COUNT" }
}

extension JSON.OpenEnumeration<Docs.BatchUpdateDocumentResponse.CommentUpdateState_Values> {
    public static var commentUpdateStateUnspecified: Self { "COMMENT_UPDATE_STATE_UNSPECIFIED" }
    public static var noUpdatesRequested: Self { "NO_UPDATES_REQUESTED" }
    public static var allSaved: Self { "ALL_SAVED" }
    public static var allFailedUnknownReason: Self { "ALL_FAILED_UNKNOWN_REASON" }
}

extension JSON.OpenEnumeration<Docs.CommentThread.Status_Values> {
    public static var statusUnspecified: Self { "STATUS_UNSPECIFIED" }
    public static var open: Self { "OPEN" }
    public static var resolved: Self { "RESOLVED" }
}

extension JSON.OpenEnumeration<Docs.CreateFooterRequest.TypeValue_Values> {
    public static var headerFooterTypeUnspecified: Self { "HEADER_FOOTER_TYPE_UNSPECIFIED" }
    public static var `default`: Self { "DEFAULT" }
}

extension JSON.OpenEnumeration<Docs.CreateHeaderRequest.TypeValue_Values> {
    public static var headerFooterTypeUnspecified: Self { "HEADER_FOOTER_TYPE_UNSPECIFIED" }
    public static var `default`: Self { "DEFAULT" }
}

extension JSON.OpenEnumeration<Docs.CreateParagraphBulletsRequest.BulletPreset_Values> {
    public static var bulletGlyphPresetUnspecified: Self { "BULLET_GLYPH_PRESET_UNSPECIFIED" }
    public static var bulletDiscCircleSquare: Self { "BULLET_DISC_CIRCLE_SQUARE" }
    public static var bulletDiamondxArrow3dSquare: Self { "BULLET_DIAMONDX_ARROW3D_SQUARE" }
    public static var bulletCheckbox: Self { "BULLET_CHECKBOX" }
    public static var bulletArrowDiamondDisc: Self { "BULLET_ARROW_DIAMOND_DISC" }
    public static var bulletStarCircleSquare: Self { "BULLET_STAR_CIRCLE_SQUARE" }
    public static var bulletArrow3dCircleSquare: Self { "BULLET_ARROW3D_CIRCLE_SQUARE" }
    public static var bulletLefttriangleDiamondDisc: Self { "BULLET_LEFTTRIANGLE_DIAMOND_DISC" }
    public static var bulletDiamondxHollowdiamondSquare: Self { "BULLET_DIAMONDX_HOLLOWDIAMOND_SQUARE" }
    public static var bulletDiamondCircleSquare: Self { "BULLET_DIAMOND_CIRCLE_SQUARE" }
    public static var numberedDecimalAlphaRoman: Self { "NUMBERED_DECIMAL_ALPHA_ROMAN" }
    public static var numberedDecimalAlphaRomanParens: Self { "NUMBERED_DECIMAL_ALPHA_ROMAN_PARENS" }
    public static var numberedDecimalNested: Self { "NUMBERED_DECIMAL_NESTED" }
    public static var numberedUpperalphaAlphaRoman: Self { "NUMBERED_UPPERALPHA_ALPHA_ROMAN" }
    public static var numberedUpperromanUpperalphaDecimal: Self { "NUMBERED_UPPERROMAN_UPPERALPHA_DECIMAL" }
    public static var numberedZerodecimalAlphaRoman: Self { "NUMBERED_ZERODECIMAL_ALPHA_ROMAN" }
}

extension JSON.OpenEnumeration<Docs.DateElementProperties.DateFormat_Values> {
    public static var dateFormatUnspecified: Self { "DATE_FORMAT_UNSPECIFIED" }
    public static var dateFormatCustom: Self { "DATE_FORMAT_CUSTOM" }
    public static var dateFormatMonthDayAbbreviated: Self { "DATE_FORMAT_MONTH_DAY_ABBREVIATED" }
    public static var dateFormatMonthDayFull: Self { "DATE_FORMAT_MONTH_DAY_FULL" }
    public static var dateFormatMonthDayYearAbbreviated: Self { "DATE_FORMAT_MONTH_DAY_YEAR_ABBREVIATED" }
    public static var dateFormatIso8601: Self { "DATE_FORMAT_ISO8601" }
}

extension JSON.OpenEnumeration<Docs.DateElementProperties.TimeFormat_Values> {
    public static var timeFormatUnspecified: Self { "TIME_FORMAT_UNSPECIFIED" }
    public static var timeFormatDisabled: Self { "TIME_FORMAT_DISABLED" }
    public static var timeFormatHourMinute: Self { "TIME_FORMAT_HOUR_MINUTE" }
    public static var timeFormatHourMinuteTimezone: Self { "TIME_FORMAT_HOUR_MINUTE_TIMEZONE" }
}

extension JSON.OpenEnumeration<Docs.Dimension.Unit_Values> {
    public static var unitUnspecified: Self { "UNIT_UNSPECIFIED" }
    public static var pt: Self { "PT" }
}

extension JSON.OpenEnumeration<Docs.Document.CommentsViewMode_Values> {
    public static var commentsViewModeUnspecified: Self { "COMMENTS_VIEW_MODE_UNSPECIFIED" }
    public static var commentsViewModeDefaultForCurrentAccess: Self { "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS" }
    public static var commentsViewModeOmitted: Self { "COMMENTS_VIEW_MODE_OMITTED" }
    public static var commentsViewModeIncluded: Self { "COMMENTS_VIEW_MODE_INCLUDED" }
}

extension JSON.OpenEnumeration<Docs.Document.SuggestionsViewMode_Values> {
    public static var defaultForCurrentAccess: Self { "DEFAULT_FOR_CURRENT_ACCESS" }
    public static var suggestionsInline: Self { "SUGGESTIONS_INLINE" }
    public static var previewSuggestionsAccepted: Self { "PREVIEW_SUGGESTIONS_ACCEPTED" }
    public static var previewWithoutSuggestions: Self { "PREVIEW_WITHOUT_SUGGESTIONS" }
}

extension JSON.OpenEnumeration<Docs.DocumentFormat.DocumentMode_Values> {
    public static var documentModeUnspecified: Self { "DOCUMENT_MODE_UNSPECIFIED" }
    public static var pages: Self { "PAGES" }
    public static var pageless: Self { "PAGELESS" }
}

extension JSON.OpenEnumeration<Docs.EmbeddedObjectBorder.DashStyle_Values> {
    public static var dashStyleUnspecified: Self { "DASH_STYLE_UNSPECIFIED" }
    public static var solid: Self { "SOLID" }
    public static var dot: Self { "DOT" }
    public static var dash: Self { "DASH" }
}

extension JSON.OpenEnumeration<Docs.EmbeddedObjectBorder.PropertyState_Values> {
    public static var rendered: Self { "RENDERED" }
    public static var notRendered: Self { "NOT_RENDERED" }
}

extension JSON.OpenEnumeration<Docs.InsertSectionBreakRequest.SectionType_Values> {
    public static var sectionTypeUnspecified: Self { "SECTION_TYPE_UNSPECIFIED" }
    public static var continuous: Self { "CONTINUOUS" }
    public static var nextPage: Self { "NEXT_PAGE" }
}

extension JSON.OpenEnumeration<Docs.NamedStyle.NamedStyleType_Values> {
    public static var namedStyleTypeUnspecified: Self { "NAMED_STYLE_TYPE_UNSPECIFIED" }
    public static var normalText: Self { "NORMAL_TEXT" }
    public static var title: Self { "TITLE" }
    public static var subtitle: Self { "SUBTITLE" }
    public static var heading1: Self { "HEADING_1" }
    public static var heading2: Self { "HEADING_2" }
    public static var heading3: Self { "HEADING_3" }
    public static var heading4: Self { "HEADING_4" }
    public static var heading5: Self { "HEADING_5" }
    public static var heading6: Self { "HEADING_6" }
}

extension JSON.OpenEnumeration<Docs.NamedStyleSuggestionState.NamedStyleType_Values> {
    public static var namedStyleTypeUnspecified: Self { "NAMED_STYLE_TYPE_UNSPECIFIED" }
    public static var normalText: Self { "NORMAL_TEXT" }
    public static var title: Self { "TITLE" }
    public static var subtitle: Self { "SUBTITLE" }
    public static var heading1: Self { "HEADING_1" }
    public static var heading2: Self { "HEADING_2" }
    public static var heading3: Self { "HEADING_3" }
    public static var heading4: Self { "HEADING_4" }
    public static var heading5: Self { "HEADING_5" }
    public static var heading6: Self { "HEADING_6" }
}

extension JSON.OpenEnumeration<Docs.NestingLevel.BulletAlignment_Values> {
    public static var bulletAlignmentUnspecified: Self { "BULLET_ALIGNMENT_UNSPECIFIED" }
    public static var start: Self { "START" }
    public static var center: Self { "CENTER" }
    public static var end: Self { "END" }
}

extension JSON.OpenEnumeration<Docs.NestingLevel.GlyphType_Values> {
    public static var glyphTypeUnspecified: Self { "GLYPH_TYPE_UNSPECIFIED" }
    public static var noneValue: Self { "NONE" }
    public static var decimal: Self { "DECIMAL" }
    public static var zeroDecimal: Self { "ZERO_DECIMAL" }
    public static var upperAlpha: Self { "UPPER_ALPHA" }
    public static var alpha: Self { "ALPHA" }
    public static var upperRoman: Self { "UPPER_ROMAN" }
    public static var roman: Self { "ROMAN" }
}
