// Generated from docs:v1, revision 20261006, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Docs {
    public struct Paragraph: JSON.Model {
        public var bullet: Bullet?
        public var elements: [ParagraphElement]?
        @JSON.Boxed public var paragraphStyle: ParagraphStyle?
        public var positionedObjectIds: [Swift.String]?
        public var suggestedBulletChanges: [Swift.String: SuggestedBullet]?
        public var suggestedParagraphStyleChanges: [Swift.String: SuggestedParagraphStyle]?
        public var suggestedPositionedObjectIds: [Swift.String: ObjectReferences]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bullet", \.bullet), .array("elements", \.elements, of: .object),
            .boxed("paragraphStyle", \.paragraphStyle, \._paragraphStyle),
            .array("positionedObjectIds", \.positionedObjectIds, of: .string),
            .map("suggestedBulletChanges", \.suggestedBulletChanges, of: .object),
            .map("suggestedParagraphStyleChanges", \.suggestedParagraphStyleChanges, of: .object),
            .map("suggestedPositionedObjectIds", \.suggestedPositionedObjectIds, of: .object)
        ]
    }

    public struct ParagraphBorder: JSON.Model {
        public var color: OptionalColor?
        public var dashStyle: DashStyle?
        public var padding: Dimension?
        public var width: Dimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .enumeration("dashStyle", \.dashStyle), .object("padding", \.padding),
            .object("width", \.width)
        ]

        public typealias DashStyle = JSON.OpenEnumeration<DashStyle_Values>
        public enum DashStyle_Values {}
    }

    public struct ParagraphElement: JSON.Model {
        public var autoText: AutoText?
        public var columnBreak: ColumnBreak?
        @JSON.Boxed public var dateElement: DateElement?
        public var dropdown: Dropdown?
        public var endIndex: Swift.Int32?
        public var equation: Equation?
        public var footnoteReference: FootnoteReference?
        public var horizontalRule: HorizontalRule?
        public var inlineObjectElement: InlineObjectElement?
        public var pageBreak: PageBreak?
        public var person: Person?
        public var richLink: RichLink?
        public var startIndex: Swift.Int32?
        public var textRun: TextRun?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("autoText", \.autoText), .object("columnBreak", \.columnBreak),
            .boxed("dateElement", \.dateElement, \._dateElement), .object("dropdown", \.dropdown),
            .int32("endIndex", \.endIndex), .object("equation", \.equation),
            .object("footnoteReference", \.footnoteReference), .object("horizontalRule", \.horizontalRule),
            .object("inlineObjectElement", \.inlineObjectElement), .object("pageBreak", \.pageBreak),
            .object("person", \.person), .object("richLink", \.richLink), .int32("startIndex", \.startIndex),
            .object("textRun", \.textRun)
        ]
    }

    public struct ParagraphStyle: JSON.Model {
        public var alignment: Alignment?
        public var avoidWidowAndOrphan: Swift.Bool?
        @JSON.Boxed public var borderBetween: ParagraphBorder?
        @JSON.Boxed public var borderBottom: ParagraphBorder?
        @JSON.Boxed public var borderLeft: ParagraphBorder?
        @JSON.Boxed public var borderRight: ParagraphBorder?
        @JSON.Boxed public var borderTop: ParagraphBorder?
        public var direction: Direction?
        public var headingId: Swift.String?
        public var indentEnd: Dimension?
        public var indentFirstLine: Dimension?
        public var indentStart: Dimension?
        public var keepLinesTogether: Swift.Bool?
        public var keepWithNext: Swift.Bool?
        public var lineSpacing: Swift.Float?
        public var namedStyleType: NamedStyleType?
        public var pageBreakBefore: Swift.Bool?
        public var shading: Shading?
        public var spaceAbove: Dimension?
        public var spaceBelow: Dimension?
        public var spacingMode: SpacingMode?
        public var tabStops: [TabStop]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("alignment", \.alignment), .bool("avoidWidowAndOrphan", \.avoidWidowAndOrphan),
            .boxed("borderBetween", \.borderBetween, \._borderBetween),
            .boxed("borderBottom", \.borderBottom, \._borderBottom), .boxed("borderLeft", \.borderLeft, \._borderLeft),
            .boxed("borderRight", \.borderRight, \._borderRight), .boxed("borderTop", \.borderTop, \._borderTop),
            .enumeration("direction", \.direction), .string("headingId", \.headingId), .object("indentEnd", \.indentEnd),
            .object("indentFirstLine", \.indentFirstLine), .object("indentStart", \.indentStart),
            .bool("keepLinesTogether", \.keepLinesTogether), .bool("keepWithNext", \.keepWithNext),
            .float("lineSpacing", \.lineSpacing), .enumeration("namedStyleType", \.namedStyleType),
            .bool("pageBreakBefore", \.pageBreakBefore), .object("shading", \.shading),
            .object("spaceAbove", \.spaceAbove), .object("spaceBelow", \.spaceBelow),
            .enumeration("spacingMode", \.spacingMode), .array("tabStops", \.tabStops, of: .object)
        ]

        public typealias Alignment = JSON.OpenEnumeration<Alignment_Values>
        public enum Alignment_Values {}

        public typealias Direction = JSON.OpenEnumeration<Direction_Values>
        public enum Direction_Values {}

        public typealias NamedStyleType = JSON.OpenEnumeration<NamedStyleType_Values>
        public enum NamedStyleType_Values {}

        public typealias SpacingMode = JSON.OpenEnumeration<SpacingMode_Values>
        public enum SpacingMode_Values {}
    }

    public struct ParagraphStyleSuggestionState: JSON.Model {
        public var alignmentSuggested: Swift.Bool?
        public var avoidWidowAndOrphanSuggested: Swift.Bool?
        public var borderBetweenSuggested: Swift.Bool?
        public var borderBottomSuggested: Swift.Bool?
        public var borderLeftSuggested: Swift.Bool?
        public var borderRightSuggested: Swift.Bool?
        public var borderTopSuggested: Swift.Bool?
        public var directionSuggested: Swift.Bool?
        public var headingIdSuggested: Swift.Bool?
        public var indentEndSuggested: Swift.Bool?
        public var indentFirstLineSuggested: Swift.Bool?
        public var indentStartSuggested: Swift.Bool?
        public var keepLinesTogetherSuggested: Swift.Bool?
        public var keepWithNextSuggested: Swift.Bool?
        public var lineSpacingSuggested: Swift.Bool?
        public var namedStyleTypeSuggested: Swift.Bool?
        public var pageBreakBeforeSuggested: Swift.Bool?
        public var shadingSuggestionState: ShadingSuggestionState?
        public var spaceAboveSuggested: Swift.Bool?
        public var spaceBelowSuggested: Swift.Bool?
        public var spacingModeSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("alignmentSuggested", \.alignmentSuggested),
            .bool("avoidWidowAndOrphanSuggested", \.avoidWidowAndOrphanSuggested),
            .bool("borderBetweenSuggested", \.borderBetweenSuggested),
            .bool("borderBottomSuggested", \.borderBottomSuggested), .bool("borderLeftSuggested", \.borderLeftSuggested),
            .bool("borderRightSuggested", \.borderRightSuggested), .bool("borderTopSuggested", \.borderTopSuggested),
            .bool("directionSuggested", \.directionSuggested), .bool("headingIdSuggested", \.headingIdSuggested),
            .bool("indentEndSuggested", \.indentEndSuggested),
            .bool("indentFirstLineSuggested", \.indentFirstLineSuggested),
            .bool("indentStartSuggested", \.indentStartSuggested),
            .bool("keepLinesTogetherSuggested", \.keepLinesTogetherSuggested),
            .bool("keepWithNextSuggested", \.keepWithNextSuggested),
            .bool("lineSpacingSuggested", \.lineSpacingSuggested),
            .bool("namedStyleTypeSuggested", \.namedStyleTypeSuggested),
            .bool("pageBreakBeforeSuggested", \.pageBreakBeforeSuggested),
            .object("shadingSuggestionState", \.shadingSuggestionState),
            .bool("spaceAboveSuggested", \.spaceAboveSuggested), .bool("spaceBelowSuggested", \.spaceBelowSuggested),
            .bool("spacingModeSuggested", \.spacingModeSuggested)
        ]
    }

    public struct Person: JSON.Model {
        /// Read-only.
        public var personId: Swift.String?
        /// Read-only.
        public var personProperties: PersonProperties?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("personId", \.personId), .object("personProperties", \.personProperties),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct PersonProperties: JSON.Model {
        public var email: Swift.String?
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("email", \.email), .string("name", \.name)
        ]
    }

    public struct PinTableHeaderRowsRequest: JSON.Model {
        public var pinnedHeaderRowsCount: Swift.Int32?
        public var tableStartLocation: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("pinnedHeaderRowsCount", \.pinnedHeaderRowsCount),
            .object("tableStartLocation", \.tableStartLocation)
        ]
    }

    public struct PositionedObject: JSON.Model {
        public var objectId: Swift.String?
        public var positionedObjectProperties: PositionedObjectProperties?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionId: Swift.String?
        public var suggestedPositionedObjectPropertiesChanges: [Swift.String: SuggestedPositionedObjectProperties]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("objectId", \.objectId), .object("positionedObjectProperties", \.positionedObjectProperties),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .string("suggestedInsertionId", \.suggestedInsertionId),
            .map("suggestedPositionedObjectPropertiesChanges", \.suggestedPositionedObjectPropertiesChanges, of: .object)
        ]
    }

    public struct PositionedObjectPositioning: JSON.Model {
        public var layout: Layout?
        public var leftOffset: Dimension?
        public var topOffset: Dimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("layout", \.layout), .object("leftOffset", \.leftOffset), .object("topOffset", \.topOffset)
        ]

        public typealias Layout = JSON.OpenEnumeration<Layout_Values>
        public enum Layout_Values {}
    }

    public struct PositionedObjectPositioningSuggestionState: JSON.Model {
        public var layoutSuggested: Swift.Bool?
        public var leftOffsetSuggested: Swift.Bool?
        public var topOffsetSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("layoutSuggested", \.layoutSuggested), .bool("leftOffsetSuggested", \.leftOffsetSuggested),
            .bool("topOffsetSuggested", \.topOffsetSuggested)
        ]
    }

    public struct PositionedObjectProperties: JSON.Model {
        @JSON.Boxed public var embeddedObject: EmbeddedObject?
        public var positioning: PositionedObjectPositioning?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("embeddedObject", \.embeddedObject, \._embeddedObject), .object("positioning", \.positioning)
        ]
    }

    public struct PositionedObjectPropertiesSuggestionState: JSON.Model {
        @JSON.Boxed public var embeddedObjectSuggestionState: EmbeddedObjectSuggestionState?
        public var positioningSuggestionState: PositionedObjectPositioningSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("embeddedObjectSuggestionState", \.embeddedObjectSuggestionState, \._embeddedObjectSuggestionState),
            .object("positioningSuggestionState", \.positioningSuggestionState)
        ]
    }

    public struct Post: JSON.Model {
        public var assigneeEmail: Swift.String?
        public var author: PostAuthor?
        public var commentAction: CommentAction?
        public var content: Swift.String?
        public var contentHtml: Swift.String?
        public var createTime: JSON.Timestamp?
        public var deleted: Swift.Bool?
        public var fromCopiedDocument: Swift.Bool?
        public var fromDocumentComparison: Swift.Bool?
        public var fromImportedDocument: Swift.Bool?
        public var postId: Swift.String?
        public var suggestionAction: SuggestionAction?
        public var updateTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("assigneeEmail", \.assigneeEmail), .object("author", \.author),
            .enumeration("commentAction", \.commentAction), .string("content", \.content),
            .string("contentHtml", \.contentHtml), .timestamp("createTime", \.createTime), .bool("deleted", \.deleted),
            .bool("fromCopiedDocument", \.fromCopiedDocument), .bool("fromDocumentComparison", \.fromDocumentComparison),
            .bool("fromImportedDocument", \.fromImportedDocument), .string("postId", \.postId),
            .enumeration("suggestionAction", \.suggestionAction), .timestamp("updateTime", \.updateTime)
        ]

        public typealias CommentAction = JSON.OpenEnumeration<CommentAction_Values>
        public enum CommentAction_Values {}

        public typealias SuggestionAction = JSON.OpenEnumeration<SuggestionAction_Values>
        public enum SuggestionAction_Values {}
    }

    public struct PostAuthor: JSON.Model {
        public var anonymous: Swift.Bool?
        public var displayName: Swift.String?
        public var me: Swift.Bool?
        public var user: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("anonymous", \.anonymous), .string("displayName", \.displayName), .bool("me", \.me),
            .string("user", \.user)
        ]
    }

    public struct Range: JSON.Model {
        public var endIndex: Swift.Int32?
        public var segmentId: Swift.String?
        public var startIndex: Swift.Int32?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("endIndex", \.endIndex), .string("segmentId", \.segmentId), .int32("startIndex", \.startIndex),
            .string("tabId", \.tabId)
        ]
    }

    public struct RejectSuggestionRequest: JSON.Model {
        public var suggestionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("suggestionId", \.suggestionId)
        ]
    }

    public struct ReplaceAllTextRequest: JSON.Model {
        public var containsText: SubstringMatchCriteria?
        public var replaceText: Swift.String?
        public var tabsCriteria: TabsCriteria?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("containsText", \.containsText), .string("replaceText", \.replaceText),
            .object("tabsCriteria", \.tabsCriteria)
        ]
    }

    public struct ReplaceAllTextResponse: JSON.Model {
        public var occurrencesChanged: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("occurrencesChanged", \.occurrencesChanged)
        ]
    }

    public struct ReplaceImageRequest: JSON.Model {
        public var imageObjectId: Swift.String?
        public var imageReplaceMethod: ImageReplaceMethod?
        public var tabId: Swift.String?
        public var uri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("imageObjectId", \.imageObjectId), .enumeration("imageReplaceMethod", \.imageReplaceMethod),
            .string("tabId", \.tabId), .string("uri", \.uri)
        ]

        public typealias ImageReplaceMethod = JSON.OpenEnumeration<ImageReplaceMethod_Values>
        public enum ImageReplaceMethod_Values {}
    }

    public struct ReplaceNamedRangeContentRequest: JSON.Model {
        public var namedRangeId: Swift.String?
        public var namedRangeName: Swift.String?
        public var tabsCriteria: TabsCriteria?
        public var text: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("namedRangeId", \.namedRangeId), .string("namedRangeName", \.namedRangeName),
            .object("tabsCriteria", \.tabsCriteria), .string("text", \.text)
        ]
    }

    public struct Request: JSON.Model {
        @JSON.Boxed public var acceptSuggestion: AcceptSuggestionRequest?
        @JSON.Boxed public var addCommentReply: AddCommentReplyRequest?
        @JSON.Boxed public var addDocumentTab: AddDocumentTabRequest?
        @JSON.Boxed public var createDropdownDefinition: CreateDropdownDefinitionRequest?
        @JSON.Boxed public var createFooter: CreateFooterRequest?
        @JSON.Boxed public var createFootnote: CreateFootnoteRequest?
        @JSON.Boxed public var createHeader: CreateHeaderRequest?
        @JSON.Boxed public var createNamedRange: CreateNamedRangeRequest?
        @JSON.Boxed public var createParagraphBullets: CreateParagraphBulletsRequest?
        @JSON.Boxed public var deleteComment: DeleteCommentRequest?
        @JSON.Boxed public var deleteCommentReply: DeleteCommentReplyRequest?
        @JSON.Boxed public var deleteContentRange: DeleteContentRangeRequest?
        @JSON.Boxed public var deleteDropdownDefinition: DeleteDropdownDefinitionRequest?
        @JSON.Boxed public var deleteFooter: DeleteFooterRequest?
        @JSON.Boxed public var deleteHeader: DeleteHeaderRequest?
        @JSON.Boxed public var deleteNamedRange: DeleteNamedRangeRequest?
        @JSON.Boxed public var deleteParagraphBullets: DeleteParagraphBulletsRequest?
        @JSON.Boxed public var deletePositionedObject: DeletePositionedObjectRequest?
        @JSON.Boxed public var deleteSuggestion: DeleteSuggestionRequest?
        @JSON.Boxed public var deleteTab: DeleteTabRequest?
        @JSON.Boxed public var deleteTableColumn: DeleteTableColumnRequest?
        @JSON.Boxed public var deleteTableRow: DeleteTableRowRequest?
        @JSON.Boxed public var insertComment: InsertCommentRequest?
        @JSON.Boxed public var insertDate: InsertDateRequest?
        @JSON.Boxed public var insertDropdown: InsertDropdownRequest?
        @JSON.Boxed public var insertInlineImage: InsertInlineImageRequest?
        @JSON.Boxed public var insertPageBreak: InsertPageBreakRequest?
        @JSON.Boxed public var insertPerson: InsertPersonRequest?
        @JSON.Boxed public var insertRichLink: InsertRichLinkRequest?
        @JSON.Boxed public var insertSectionBreak: InsertSectionBreakRequest?
        @JSON.Boxed public var insertTable: InsertTableRequest?
        @JSON.Boxed public var insertTableColumn: InsertTableColumnRequest?
        @JSON.Boxed public var insertTableRow: InsertTableRowRequest?
        @JSON.Boxed public var insertText: InsertTextRequest?
        @JSON.Boxed public var mergeTableCells: MergeTableCellsRequest?
        @JSON.Boxed public var pinTableHeaderRows: PinTableHeaderRowsRequest?
        @JSON.Boxed public var rejectSuggestion: RejectSuggestionRequest?
        @JSON.Boxed public var replaceAllText: ReplaceAllTextRequest?
        @JSON.Boxed public var replaceImage: ReplaceImageRequest?
        @JSON.Boxed public var replaceNamedRangeContent: ReplaceNamedRangeContentRequest?
        @JSON.Boxed public var unmergeTableCells: UnmergeTableCellsRequest?
        @JSON.Boxed public var updateCommentPost: UpdateCommentPostRequest?
        @JSON.Boxed public var updateDocumentStyle: UpdateDocumentStyleRequest?
        @JSON.Boxed public var updateDocumentTabProperties: UpdateDocumentTabPropertiesRequest?
        @JSON.Boxed public var updateDropdownDefinitionProperties: UpdateDropdownDefinitionPropertiesRequest?
        @JSON.Boxed public var updateDropdownProperties: UpdateDropdownPropertiesRequest?
        @JSON.Boxed public var updateNamedStyle: UpdateNamedStyleRequest?
        @JSON.Boxed public var updateParagraphStyle: UpdateParagraphStyleRequest?
        @JSON.Boxed public var updateSectionStyle: UpdateSectionStyleRequest?
        @JSON.Boxed public var updateTableCellStyle: UpdateTableCellStyleRequest?
        @JSON.Boxed public var updateTableColumnProperties: UpdateTableColumnPropertiesRequest?
        @JSON.Boxed public var updateTableRowStyle: UpdateTableRowStyleRequest?
        @JSON.Boxed public var updateTextStyle: UpdateTextStyleRequest?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("acceptSuggestion", \.acceptSuggestion, \._acceptSuggestion),
            .boxed("addCommentReply", \.addCommentReply, \._addCommentReply),
            .boxed("addDocumentTab", \.addDocumentTab, \._addDocumentTab),
            .boxed("createDropdownDefinition", \.createDropdownDefinition, \._createDropdownDefinition),
            .boxed("createFooter", \.createFooter, \._createFooter),
            .boxed("createFootnote", \.createFootnote, \._createFootnote),
            .boxed("createHeader", \.createHeader, \._createHeader),
            .boxed("createNamedRange", \.createNamedRange, \._createNamedRange),
            .boxed("createParagraphBullets", \.createParagraphBullets, \._createParagraphBullets),
            .boxed("deleteComment", \.deleteComment, \._deleteComment),
            .boxed("deleteCommentReply", \.deleteCommentReply, \._deleteCommentReply),
            .boxed("deleteContentRange", \.deleteContentRange, \._deleteContentRange),
            .boxed("deleteDropdownDefinition", \.deleteDropdownDefinition, \._deleteDropdownDefinition),
            .boxed("deleteFooter", \.deleteFooter, \._deleteFooter),
            .boxed("deleteHeader", \.deleteHeader, \._deleteHeader),
            .boxed("deleteNamedRange", \.deleteNamedRange, \._deleteNamedRange),
            .boxed("deleteParagraphBullets", \.deleteParagraphBullets, \._deleteParagraphBullets),
            .boxed("deletePositionedObject", \.deletePositionedObject, \._deletePositionedObject),
            .boxed("deleteSuggestion", \.deleteSuggestion, \._deleteSuggestion),
            .boxed("deleteTab", \.deleteTab, \._deleteTab),
            .boxed("deleteTableColumn", \.deleteTableColumn, \._deleteTableColumn),
            .boxed("deleteTableRow", \.deleteTableRow, \._deleteTableRow),
            .boxed("insertComment", \.insertComment, \._insertComment),
            .boxed("insertDate", \.insertDate, \._insertDate),
            .boxed("insertDropdown", \.insertDropdown, \._insertDropdown),
            .boxed("insertInlineImage", \.insertInlineImage, \._insertInlineImage),
            .boxed("insertPageBreak", \.insertPageBreak, \._insertPageBreak),
            .boxed("insertPerson", \.insertPerson, \._insertPerson),
            .boxed("insertRichLink", \.insertRichLink, \._insertRichLink),
            .boxed("insertSectionBreak", \.insertSectionBreak, \._insertSectionBreak),
            .boxed("insertTable", \.insertTable, \._insertTable),
            .boxed("insertTableColumn", \.insertTableColumn, \._insertTableColumn),
            .boxed("insertTableRow", \.insertTableRow, \._insertTableRow),
            .boxed("insertText", \.insertText, \._insertText),
            .boxed("mergeTableCells", \.mergeTableCells, \._mergeTableCells),
            .boxed("pinTableHeaderRows", \.pinTableHeaderRows, \._pinTableHeaderRows),
            .boxed("rejectSuggestion", \.rejectSuggestion, \._rejectSuggestion),
            .boxed("replaceAllText", \.replaceAllText, \._replaceAllText),
            .boxed("replaceImage", \.replaceImage, \._replaceImage),
            .boxed("replaceNamedRangeContent", \.replaceNamedRangeContent, \._replaceNamedRangeContent),
            .boxed("unmergeTableCells", \.unmergeTableCells, \._unmergeTableCells),
            .boxed("updateCommentPost", \.updateCommentPost, \._updateCommentPost),
            .boxed("updateDocumentStyle", \.updateDocumentStyle, \._updateDocumentStyle),
            .boxed("updateDocumentTabProperties", \.updateDocumentTabProperties, \._updateDocumentTabProperties),
            .boxed("updateDropdownDefinitionProperties", \.updateDropdownDefinitionProperties, \._updateDropdownDefinitionProperties),
            .boxed("updateDropdownProperties", \.updateDropdownProperties, \._updateDropdownProperties),
            .boxed("updateNamedStyle", \.updateNamedStyle, \._updateNamedStyle),
            .boxed("updateParagraphStyle", \.updateParagraphStyle, \._updateParagraphStyle),
            .boxed("updateSectionStyle", \.updateSectionStyle, \._updateSectionStyle),
            .boxed("updateTableCellStyle", \.updateTableCellStyle, \._updateTableCellStyle),
            .boxed("updateTableColumnProperties", \.updateTableColumnProperties, \._updateTableColumnProperties),
            .boxed("updateTableRowStyle", \.updateTableRowStyle, \._updateTableRowStyle),
            .boxed("updateTextStyle", \.updateTextStyle, \._updateTextStyle)
        ]
    }

    public struct Response: JSON.Model {
        public var addCommentReply: AddCommentReplyResponse?
        public var addDocumentTab: AddDocumentTabResponse?
        public var createDropdownDefinition: CreateDropdownDefinitionResponse?
        public var createFooter: CreateFooterResponse?
        public var createFootnote: CreateFootnoteResponse?
        public var createHeader: CreateHeaderResponse?
        public var createNamedRange: CreateNamedRangeResponse?
        public var insertComment: InsertCommentResponse?
        public var insertDropdown: InsertDropdownResponse?
        public var insertInlineImage: InsertInlineImageResponse?
        public var insertInlineSheetsChart: InsertInlineSheetsChartResponse?
        public var replaceAllText: ReplaceAllTextResponse?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("addCommentReply", \.addCommentReply), .object("addDocumentTab", \.addDocumentTab),
            .object("createDropdownDefinition", \.createDropdownDefinition), .object("createFooter", \.createFooter),
            .object("createFootnote", \.createFootnote), .object("createHeader", \.createHeader),
            .object("createNamedRange", \.createNamedRange), .object("insertComment", \.insertComment),
            .object("insertDropdown", \.insertDropdown), .object("insertInlineImage", \.insertInlineImage),
            .object("insertInlineSheetsChart", \.insertInlineSheetsChart), .object("replaceAllText", \.replaceAllText)
        ]
    }

    public struct RgbColor: JSON.Model {
        public var blue: Swift.Float?
        public var green: Swift.Float?
        public var red: Swift.Float?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .float("blue", \.blue), .float("green", \.green), .float("red", \.red)
        ]
    }

    public struct RichLink: JSON.Model {
        /// Read-only.
        public var richLinkId: Swift.String?
        /// Read-only.
        public var richLinkProperties: RichLinkProperties?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("richLinkId", \.richLinkId), .object("richLinkProperties", \.richLinkProperties),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct RichLinkProperties: JSON.Model {
        public var mimeType: Swift.String?
        public var title: Swift.String?
        public var uri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("mimeType", \.mimeType), .string("title", \.title), .string("uri", \.uri)
        ]
    }

    public struct SectionBreak: JSON.Model {
        @JSON.Boxed public var sectionStyle: SectionStyle?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("sectionStyle", \.sectionStyle, \._sectionStyle),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string)
        ]
    }

    public struct SectionColumnProperties: JSON.Model {
        public var paddingEnd: Dimension?
        public var width: Dimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("paddingEnd", \.paddingEnd), .object("width", \.width)
        ]
    }

    public struct SectionStyle: JSON.Model {
        public var columnProperties: [SectionColumnProperties]?
        public var columnSeparatorStyle: ColumnSeparatorStyle?
        public var contentDirection: ContentDirection?
        public var defaultFooterId: Swift.String?
        public var defaultHeaderId: Swift.String?
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
        public var sectionType: SectionType?
        public var useFirstPageHeaderFooter: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columnProperties", \.columnProperties, of: .object),
            .enumeration("columnSeparatorStyle", \.columnSeparatorStyle),
            .enumeration("contentDirection", \.contentDirection), .string("defaultFooterId", \.defaultFooterId),
            .string("defaultHeaderId", \.defaultHeaderId), .string("evenPageFooterId", \.evenPageFooterId),
            .string("evenPageHeaderId", \.evenPageHeaderId), .string("firstPageFooterId", \.firstPageFooterId),
            .string("firstPageHeaderId", \.firstPageHeaderId), .bool("flipPageOrientation", \.flipPageOrientation),
            .object("marginBottom", \.marginBottom), .object("marginFooter", \.marginFooter),
            .object("marginHeader", \.marginHeader), .object("marginLeft", \.marginLeft),
            .object("marginRight", \.marginRight), .object("marginTop", \.marginTop),
            .int32("pageNumberStart", \.pageNumberStart), .enumeration("sectionType", \.sectionType),
            .bool("useFirstPageHeaderFooter", \.useFirstPageHeaderFooter)
        ]

        public typealias ColumnSeparatorStyle = JSON.OpenEnumeration<ColumnSeparatorStyle_Values>
        public enum ColumnSeparatorStyle_Values {}

        public typealias ContentDirection = JSON.OpenEnumeration<ContentDirection_Values>
        public enum ContentDirection_Values {}

        public typealias SectionType = JSON.OpenEnumeration<SectionType_Values>
        public enum SectionType_Values {}
    }

    public struct Shading: JSON.Model {
        public var backgroundColor: OptionalColor?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundColor", \.backgroundColor)
        ]
    }

    public struct ShadingSuggestionState: JSON.Model {
        public var backgroundColorSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("backgroundColorSuggested", \.backgroundColorSuggested)
        ]
    }

    public struct SheetsChartReference: JSON.Model {
        public var chartId: Swift.Int32?
        public var spreadsheetId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("chartId", \.chartId), .string("spreadsheetId", \.spreadsheetId)
        ]
    }

    public struct SheetsChartReferenceSuggestionState: JSON.Model {
        public var chartIdSuggested: Swift.Bool?
        public var spreadsheetIdSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("chartIdSuggested", \.chartIdSuggested), .bool("spreadsheetIdSuggested", \.spreadsheetIdSuggested)
        ]
    }

    public struct Size: JSON.Model {
        public var height: Dimension?
        public var width: Dimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("height", \.height), .object("width", \.width)
        ]
    }

    public struct SizeSuggestionState: JSON.Model {
        public var heightSuggested: Swift.Bool?
        public var widthSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("heightSuggested", \.heightSuggested), .bool("widthSuggested", \.widthSuggested)
        ]
    }

    public struct StructuralElement: JSON.Model {
        public var endIndex: Swift.Int32?
        public var paragraph: Paragraph?
        public var sectionBreak: SectionBreak?
        public var startIndex: Swift.Int32?
        public var table: Table?
        public var tableOfContents: TableOfContents?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("endIndex", \.endIndex), .object("paragraph", \.paragraph), .object("sectionBreak", \.sectionBreak),
            .int32("startIndex", \.startIndex), .object("table", \.table), .object("tableOfContents", \.tableOfContents)
        ]
    }

    public struct SubstringMatchCriteria: JSON.Model {
        public var matchCase: Swift.Bool?
        public var searchByRegex: Swift.Bool?
        public var text: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("matchCase", \.matchCase), .bool("searchByRegex", \.searchByRegex), .string("text", \.text)
        ]
    }

    public struct SuggestedBullet: JSON.Model {
        public var bullet: Bullet?
        public var bulletSuggestionState: BulletSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bullet", \.bullet), .object("bulletSuggestionState", \.bulletSuggestionState)
        ]
    }

    public struct SuggestedDateElementProperties: JSON.Model {
        public var dateElementProperties: DateElementProperties?
        public var dateElementPropertiesSuggestionState: DateElementPropertiesSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dateElementProperties", \.dateElementProperties),
            .object("dateElementPropertiesSuggestionState", \.dateElementPropertiesSuggestionState)
        ]
    }

    public struct SuggestedDocumentStyle: JSON.Model {
        @JSON.Boxed public var documentStyle: DocumentStyle?
        public var documentStyleSuggestionState: DocumentStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("documentStyle", \.documentStyle, \._documentStyle),
            .object("documentStyleSuggestionState", \.documentStyleSuggestionState)
        ]
    }

    public struct SuggestedDropdownDefinitionProperties: JSON.Model {
        public var dropdownDefinitionProperties: DropdownDefinitionProperties?
        public var dropdownDefinitionPropertiesSuggestionState: DropdownDefinitionPropertiesSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dropdownDefinitionProperties", \.dropdownDefinitionProperties),
            .object("dropdownDefinitionPropertiesSuggestionState", \.dropdownDefinitionPropertiesSuggestionState)
        ]
    }

    public struct SuggestedDropdownProperties: JSON.Model {
        public var dropdownProperties: DropdownProperties?
        public var dropdownPropertiesSuggestionState: DropdownPropertiesSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("dropdownProperties", \.dropdownProperties),
            .object("dropdownPropertiesSuggestionState", \.dropdownPropertiesSuggestionState)
        ]
    }

    public struct SuggestedInlineObjectProperties: JSON.Model {
        public var inlineObjectProperties: InlineObjectProperties?
        public var inlineObjectPropertiesSuggestionState: InlineObjectPropertiesSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("inlineObjectProperties", \.inlineObjectProperties),
            .object("inlineObjectPropertiesSuggestionState", \.inlineObjectPropertiesSuggestionState)
        ]
    }

    public struct SuggestedListProperties: JSON.Model {
        public var listProperties: ListProperties?
        public var listPropertiesSuggestionState: ListPropertiesSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("listProperties", \.listProperties),
            .object("listPropertiesSuggestionState", \.listPropertiesSuggestionState)
        ]
    }

    public struct SuggestedNamedStyles: JSON.Model {
        public var namedStyles: NamedStyles?
        public var namedStylesSuggestionState: NamedStylesSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("namedStyles", \.namedStyles), .object("namedStylesSuggestionState", \.namedStylesSuggestionState)
        ]
    }

    public struct SuggestedParagraphStyle: JSON.Model {
        @JSON.Boxed public var paragraphStyle: ParagraphStyle?
        public var paragraphStyleSuggestionState: ParagraphStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("paragraphStyle", \.paragraphStyle, \._paragraphStyle),
            .object("paragraphStyleSuggestionState", \.paragraphStyleSuggestionState)
        ]
    }

    public struct SuggestedPositionedObjectProperties: JSON.Model {
        public var positionedObjectProperties: PositionedObjectProperties?
        public var positionedObjectPropertiesSuggestionState: PositionedObjectPropertiesSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("positionedObjectProperties", \.positionedObjectProperties),
            .object("positionedObjectPropertiesSuggestionState", \.positionedObjectPropertiesSuggestionState)
        ]
    }

    public struct SuggestedTableCellStyle: JSON.Model {
        @JSON.Boxed public var tableCellStyle: TableCellStyle?
        public var tableCellStyleSuggestionState: TableCellStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("tableCellStyle", \.tableCellStyle, \._tableCellStyle),
            .object("tableCellStyleSuggestionState", \.tableCellStyleSuggestionState)
        ]
    }

    public struct SuggestedTableRowStyle: JSON.Model {
        public var tableRowStyle: TableRowStyle?
        public var tableRowStyleSuggestionState: TableRowStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("tableRowStyle", \.tableRowStyle),
            .object("tableRowStyleSuggestionState", \.tableRowStyleSuggestionState)
        ]
    }

    public struct SuggestedTextStyle: JSON.Model {
        @JSON.Boxed public var textStyle: TextStyle?
        public var textStyleSuggestionState: TextStyleSuggestionState?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("textStyle", \.textStyle, \._textStyle),
            .object("textStyleSuggestionState", \.textStyleSuggestionState)
        ]
    }

    public struct SuggestionResponse: JSON.Model {
        public var acceptedSuggestionIds: [Swift.String]?
        public var createdSuggestionIds: [Swift.String]?
        public var deletedSuggestionIds: [Swift.String]?
        public var rejectedSuggestionIds: [Swift.String]?
        public var updatedSummarySuggestionIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("acceptedSuggestionIds", \.acceptedSuggestionIds, of: .string),
            .array("createdSuggestionIds", \.createdSuggestionIds, of: .string),
            .array("deletedSuggestionIds", \.deletedSuggestionIds, of: .string),
            .array("rejectedSuggestionIds", \.rejectedSuggestionIds, of: .string),
            .array("updatedSummarySuggestionIds", \.updatedSummarySuggestionIds, of: .string)
        ]
    }

    public struct SuggestionThread: JSON.Model {
        @JSON.Boxed public var headPost: Post?
        public var replies: [Post]?
        public var status: Status?
        public var suggestionId: Swift.String?
        public var summaryHtml: Swift.String?
        public var summaryText: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("headPost", \.headPost, \._headPost), .array("replies", \.replies, of: .object),
            .enumeration("status", \.status), .string("suggestionId", \.suggestionId),
            .string("summaryHtml", \.summaryHtml), .string("summaryText", \.summaryText)
        ]

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    public struct Tab: JSON.Model {
        public var childTabs: [Tab]?
        @JSON.Boxed public var documentTab: DocumentTab?
        public var tabProperties: TabProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("childTabs", \.childTabs, of: .object), .boxed("documentTab", \.documentTab, \._documentTab),
            .object("tabProperties", \.tabProperties)
        ]
    }

    public struct TabProperties: JSON.Model {
        public var iconEmoji: Swift.String?
        public var index: Swift.Int32?
        public var nestingLevel: Swift.Int32?
        public var parentTabId: Swift.String?
        public var tabId: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("iconEmoji", \.iconEmoji), .int32("index", \.index), .int32("nestingLevel", \.nestingLevel),
            .string("parentTabId", \.parentTabId), .string("tabId", \.tabId), .string("title", \.title)
        ]
    }

    public struct TabStop: JSON.Model {
        public var alignment: Alignment?
        public var offset: Dimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("alignment", \.alignment), .object("offset", \.offset)
        ]

        public typealias Alignment = JSON.OpenEnumeration<Alignment_Values>
        public enum Alignment_Values {}
    }

    public struct Table: JSON.Model {
        public var columns: Swift.Int32?
        public var rows: Swift.Int32?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var tableRows: [TableRow]?
        public var tableStyle: TableStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columns", \.columns), .int32("rows", \.rows),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .array("tableRows", \.tableRows, of: .object), .object("tableStyle", \.tableStyle)
        ]
    }

    public struct TableCell: JSON.Model {
        public var content: [StructuralElement]?
        public var endIndex: Swift.Int32?
        public var startIndex: Swift.Int32?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTableCellStyleChanges: [Swift.String: SuggestedTableCellStyle]?
        @JSON.Boxed public var tableCellStyle: TableCellStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("content", \.content, of: .object), .int32("endIndex", \.endIndex),
            .int32("startIndex", \.startIndex), .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTableCellStyleChanges", \.suggestedTableCellStyleChanges, of: .object),
            .boxed("tableCellStyle", \.tableCellStyle, \._tableCellStyle)
        ]
    }

    public struct TableCellBorder: JSON.Model {
        public var color: OptionalColor?
        public var dashStyle: DashStyle?
        public var width: Dimension?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("color", \.color), .enumeration("dashStyle", \.dashStyle), .object("width", \.width)
        ]

        public typealias DashStyle = JSON.OpenEnumeration<DashStyle_Values>
        public enum DashStyle_Values {}
    }

    public struct TableCellLocation: JSON.Model {
        public var columnIndex: Swift.Int32?
        public var rowIndex: Swift.Int32?
        public var tableStartLocation: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columnIndex", \.columnIndex), .int32("rowIndex", \.rowIndex),
            .object("tableStartLocation", \.tableStartLocation)
        ]
    }

    public struct TableCellStyle: JSON.Model {
        public var backgroundColor: OptionalColor?
        public var borderBottom: TableCellBorder?
        public var borderLeft: TableCellBorder?
        public var borderRight: TableCellBorder?
        public var borderTop: TableCellBorder?
        public var columnSpan: Swift.Int32?
        public var contentAlignment: ContentAlignment?
        public var paddingBottom: Dimension?
        public var paddingLeft: Dimension?
        public var paddingRight: Dimension?
        public var paddingTop: Dimension?
        public var rowSpan: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundColor", \.backgroundColor), .object("borderBottom", \.borderBottom),
            .object("borderLeft", \.borderLeft), .object("borderRight", \.borderRight),
            .object("borderTop", \.borderTop), .int32("columnSpan", \.columnSpan),
            .enumeration("contentAlignment", \.contentAlignment), .object("paddingBottom", \.paddingBottom),
            .object("paddingLeft", \.paddingLeft), .object("paddingRight", \.paddingRight),
            .object("paddingTop", \.paddingTop), .int32("rowSpan", \.rowSpan)
        ]

        public typealias ContentAlignment = JSON.OpenEnumeration<ContentAlignment_Values>
        public enum ContentAlignment_Values {}
    }

    public struct TableCellStyleSuggestionState: JSON.Model {
        public var backgroundColorSuggested: Swift.Bool?
        public var borderBottomSuggested: Swift.Bool?
        public var borderLeftSuggested: Swift.Bool?
        public var borderRightSuggested: Swift.Bool?
        public var borderTopSuggested: Swift.Bool?
        public var columnSpanSuggested: Swift.Bool?
        public var contentAlignmentSuggested: Swift.Bool?
        public var paddingBottomSuggested: Swift.Bool?
        public var paddingLeftSuggested: Swift.Bool?
        public var paddingRightSuggested: Swift.Bool?
        public var paddingTopSuggested: Swift.Bool?
        public var rowSpanSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("backgroundColorSuggested", \.backgroundColorSuggested),
            .bool("borderBottomSuggested", \.borderBottomSuggested), .bool("borderLeftSuggested", \.borderLeftSuggested),
            .bool("borderRightSuggested", \.borderRightSuggested), .bool("borderTopSuggested", \.borderTopSuggested),
            .bool("columnSpanSuggested", \.columnSpanSuggested),
            .bool("contentAlignmentSuggested", \.contentAlignmentSuggested),
            .bool("paddingBottomSuggested", \.paddingBottomSuggested),
            .bool("paddingLeftSuggested", \.paddingLeftSuggested),
            .bool("paddingRightSuggested", \.paddingRightSuggested), .bool("paddingTopSuggested", \.paddingTopSuggested),
            .bool("rowSpanSuggested", \.rowSpanSuggested)
        ]
    }

    public struct TableColumnProperties: JSON.Model {
        public var width: Dimension?
        public var widthType: WidthType?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("width", \.width), .enumeration("widthType", \.widthType)
        ]

        public typealias WidthType = JSON.OpenEnumeration<WidthType_Values>
        public enum WidthType_Values {}
    }

    public struct TableOfContents: JSON.Model {
        public var content: [StructuralElement]?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("content", \.content, of: .object),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string)
        ]
    }

    public struct TableRange: JSON.Model {
        public var columnSpan: Swift.Int32?
        public var rowSpan: Swift.Int32?
        public var tableCellLocation: TableCellLocation?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("columnSpan", \.columnSpan), .int32("rowSpan", \.rowSpan),
            .object("tableCellLocation", \.tableCellLocation)
        ]
    }

    public struct TableRow: JSON.Model {
        public var endIndex: Swift.Int32?
        public var startIndex: Swift.Int32?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTableRowStyleChanges: [Swift.String: SuggestedTableRowStyle]?
        public var tableCells: [TableCell]?
        public var tableRowStyle: TableRowStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("endIndex", \.endIndex), .int32("startIndex", \.startIndex),
            .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTableRowStyleChanges", \.suggestedTableRowStyleChanges, of: .object),
            .array("tableCells", \.tableCells, of: .object), .object("tableRowStyle", \.tableRowStyle)
        ]
    }

    public struct TableRowStyle: JSON.Model {
        public var minRowHeight: Dimension?
        public var preventOverflow: Swift.Bool?
        public var tableHeader: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("minRowHeight", \.minRowHeight), .bool("preventOverflow", \.preventOverflow),
            .bool("tableHeader", \.tableHeader)
        ]
    }

    public struct TableRowStyleSuggestionState: JSON.Model {
        public var minRowHeightSuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("minRowHeightSuggested", \.minRowHeightSuggested)
        ]
    }

    public struct TableStyle: JSON.Model {
        public var tableColumnProperties: [TableColumnProperties]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("tableColumnProperties", \.tableColumnProperties, of: .object)
        ]
    }

    public struct TabsCriteria: JSON.Model {
        public var tabIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("tabIds", \.tabIds, of: .string)
        ]
    }

    public struct TextRun: JSON.Model {
        public var content: Swift.String?
        public var suggestedDeletionIds: [Swift.String]?
        public var suggestedInsertionIds: [Swift.String]?
        public var suggestedTextStyleChanges: [Swift.String: SuggestedTextStyle]?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("content", \.content), .array("suggestedDeletionIds", \.suggestedDeletionIds, of: .string),
            .array("suggestedInsertionIds", \.suggestedInsertionIds, of: .string),
            .map("suggestedTextStyleChanges", \.suggestedTextStyleChanges, of: .object),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct TextStyle: JSON.Model {
        public var backgroundColor: OptionalColor?
        public var baselineOffset: BaselineOffset?
        public var bold: Swift.Bool?
        public var fontSize: Dimension?
        public var foregroundColor: OptionalColor?
        public var italic: Swift.Bool?
        @JSON.Boxed public var link: Link?
        public var smallCaps: Swift.Bool?
        public var strikethrough: Swift.Bool?
        public var underline: Swift.Bool?
        public var weightedFontFamily: WeightedFontFamily?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundColor", \.backgroundColor), .enumeration("baselineOffset", \.baselineOffset),
            .bool("bold", \.bold), .object("fontSize", \.fontSize), .object("foregroundColor", \.foregroundColor),
            .bool("italic", \.italic), .boxed("link", \.link, \._link), .bool("smallCaps", \.smallCaps),
            .bool("strikethrough", \.strikethrough), .bool("underline", \.underline),
            .object("weightedFontFamily", \.weightedFontFamily)
        ]

        public typealias BaselineOffset = JSON.OpenEnumeration<BaselineOffset_Values>
        public enum BaselineOffset_Values {}
    }

    public struct TextStyleSuggestionState: JSON.Model {
        public var backgroundColorSuggested: Swift.Bool?
        public var baselineOffsetSuggested: Swift.Bool?
        public var boldSuggested: Swift.Bool?
        public var fontSizeSuggested: Swift.Bool?
        public var foregroundColorSuggested: Swift.Bool?
        public var italicSuggested: Swift.Bool?
        public var linkSuggested: Swift.Bool?
        public var smallCapsSuggested: Swift.Bool?
        public var strikethroughSuggested: Swift.Bool?
        public var underlineSuggested: Swift.Bool?
        public var weightedFontFamilySuggested: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("backgroundColorSuggested", \.backgroundColorSuggested),
            .bool("baselineOffsetSuggested", \.baselineOffsetSuggested), .bool("boldSuggested", \.boldSuggested),
            .bool("fontSizeSuggested", \.fontSizeSuggested),
            .bool("foregroundColorSuggested", \.foregroundColorSuggested), .bool("italicSuggested", \.italicSuggested),
            .bool("linkSuggested", \.linkSuggested), .bool("smallCapsSuggested", \.smallCapsSuggested),
            .bool("strikethroughSuggested", \.strikethroughSuggested), .bool("underlineSuggested", \.underlineSuggested),
            .bool("weightedFontFamilySuggested", \.weightedFontFamilySuggested)
        ]
    }

    public struct UnmergeTableCellsRequest: JSON.Model {
        public var tableRange: TableRange?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("tableRange", \.tableRange)
        ]
    }

    public struct UpdateCommentPostRequest: JSON.Model {
        public var commentId: Swift.String?
        public var content: Swift.String?
        public var postId: Swift.String?
        public var suggestionId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("commentId", \.commentId), .string("content", \.content), .string("postId", \.postId),
            .string("suggestionId", \.suggestionId)
        ]
    }

    public struct UpdateDocumentStyleRequest: JSON.Model {
        @JSON.Boxed public var documentStyle: DocumentStyle?
        public var fieldsValue: JSON.FieldMask?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("documentStyle", \.documentStyle, \._documentStyle), .fieldMask("fields", \.fieldsValue),
            .string("tabId", \.tabId)
        ]
    }

    public struct UpdateDocumentTabPropertiesRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var tabProperties: TabProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("tabProperties", \.tabProperties)
        ]
    }

    public struct UpdateDropdownDefinitionPropertiesRequest: JSON.Model {
        public var dropdownDefinitionId: Swift.String?
        public var dropdownDefinitionProperties: DropdownDefinitionProperties?
        public var fieldsValue: JSON.FieldMask?
        public var selectedOptionIdReplacements: [Swift.String: Swift.String]?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dropdownDefinitionId", \.dropdownDefinitionId),
            .object("dropdownDefinitionProperties", \.dropdownDefinitionProperties), .fieldMask("fields", \.fieldsValue),
            .map("selectedOptionIdReplacements", \.selectedOptionIdReplacements, of: .string), .string("tabId", \.tabId)
        ]
    }

    public struct UpdateDropdownPropertiesRequest: JSON.Model {
        public var dropdownId: Swift.String?
        public var dropdownProperties: DropdownProperties?
        public var fieldsValue: JSON.FieldMask?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("dropdownId", \.dropdownId), .object("dropdownProperties", \.dropdownProperties),
            .fieldMask("fields", \.fieldsValue), .string("tabId", \.tabId)
        ]
    }

    public struct UpdateNamedStyleRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var namedStyle: NamedStyle?
        public var tabId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("namedStyle", \.namedStyle), .string("tabId", \.tabId)
        ]
    }

    public struct UpdateParagraphStyleRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        @JSON.Boxed public var paragraphStyle: ParagraphStyle?
        public var range: Range?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .boxed("paragraphStyle", \.paragraphStyle, \._paragraphStyle),
            .object("range", \.range)
        ]
    }

    public struct UpdateSectionStyleRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var range: Range?
        @JSON.Boxed public var sectionStyle: SectionStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("range", \.range),
            .boxed("sectionStyle", \.sectionStyle, \._sectionStyle)
        ]
    }

    public struct UpdateTableCellStyleRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        @JSON.Boxed public var tableCellStyle: TableCellStyle?
        public var tableRange: TableRange?
        public var tableStartLocation: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .boxed("tableCellStyle", \.tableCellStyle, \._tableCellStyle),
            .object("tableRange", \.tableRange), .object("tableStartLocation", \.tableStartLocation)
        ]
    }

    public struct UpdateTableColumnPropertiesRequest: JSON.Model {
        public var columnIndices: [Swift.Int32]?
        public var fieldsValue: JSON.FieldMask?
        public var tableColumnProperties: TableColumnProperties?
        public var tableStartLocation: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("columnIndices", \.columnIndices, of: .int32), .fieldMask("fields", \.fieldsValue),
            .object("tableColumnProperties", \.tableColumnProperties),
            .object("tableStartLocation", \.tableStartLocation)
        ]
    }

    public struct UpdateTableRowStyleRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var rowIndices: [Swift.Int32]?
        public var tableRowStyle: TableRowStyle?
        public var tableStartLocation: Location?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .array("rowIndices", \.rowIndices, of: .int32),
            .object("tableRowStyle", \.tableRowStyle), .object("tableStartLocation", \.tableStartLocation)
        ]
    }

    public struct UpdateTextStyleRequest: JSON.Model {
        public var fieldsValue: JSON.FieldMask?
        public var range: Range?
        @JSON.Boxed public var textStyle: TextStyle?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .fieldMask("fields", \.fieldsValue), .object("range", \.range),
            .boxed("textStyle", \.textStyle, \._textStyle)
        ]
    }

    public struct WeightedFontFamily: JSON.Model {
        public var fontFamily: Swift.String?
        public var weight: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("fontFamily", \.fontFamily), .int32("weight", \.weight)
        ]
    }

    public struct WriteControl: JSON.Model {
        public var requiredRevisionId: Swift.String?
        public var targetRevisionId: Swift.String?
        public var writeMode: WriteMode?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("requiredRevisionId", \.requiredRevisionId), .string("targetRevisionId", \.targetRevisionId),
            .enumeration("writeMode", \.writeMode)
        ]

        public typealias WriteMode = JSON.OpenEnumeration<WriteMode_Values>
        public enum WriteMode_Values {}
    }
}

extension JSON.OpenEnumeration<Docs.ParagraphBorder.DashStyle_Values> {
    public static var dashStyleUnspecified: Self { "DASH_STYLE_UNSPECIFIED" }
    public static var solid: Self { "SOLID" }
    public static var dot: Self { "DOT" }
    public static var dash: Self { "DASH" }
}

extension JSON.OpenEnumeration<Docs.ParagraphStyle.Alignment_Values> {
    public static var alignmentUnspecified: Self { "ALIGNMENT_UNSPECIFIED" }
    public static var start: Self { "START" }
    public static var center: Self { "CENTER" }
    public static var end: Self { "END" }
    public static var justified: Self { "JUSTIFIED" }
}

extension JSON.OpenEnumeration<Docs.ParagraphStyle.Direction_Values> {
    public static var contentDirectionUnspecified: Self { "CONTENT_DIRECTION_UNSPECIFIED" }
    public static var leftToRight: Self { "LEFT_TO_RIGHT" }
    public static var rightToLeft: Self { "RIGHT_TO_LEFT" }
}

extension JSON.OpenEnumeration<Docs.ParagraphStyle.NamedStyleType_Values> {
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

extension JSON.OpenEnumeration<Docs.ParagraphStyle.SpacingMode_Values> {
    public static var spacingModeUnspecified: Self { "SPACING_MODE_UNSPECIFIED" }
    public static var neverCollapse: Self { "NEVER_COLLAPSE" }
    public static var collapseLists: Self { "COLLAPSE_LISTS" }
}

extension JSON.OpenEnumeration<Docs.PositionedObjectPositioning.Layout_Values> {
    public static var positionedObjectLayoutUnspecified: Self { "POSITIONED_OBJECT_LAYOUT_UNSPECIFIED" }
    public static var wrapText: Self { "WRAP_TEXT" }
    public static var breakLeft: Self { "BREAK_LEFT" }
    public static var breakRight: Self { "BREAK_RIGHT" }
    public static var breakLeftRight: Self { "BREAK_LEFT_RIGHT" }
    public static var inFrontOfText: Self { "IN_FRONT_OF_TEXT" }
    public static var behindText: Self { "BEHIND_TEXT" }
}

extension JSON.OpenEnumeration<Docs.Post.CommentAction_Values> {
    public static var commentActionTypeUnspecified: Self { "COMMENT_ACTION_TYPE_UNSPECIFIED" }
    public static var noCommentActionChange: Self { "NO_COMMENT_ACTION_CHANGE" }
    public static var resolve: Self { "RESOLVE" }
    public static var reopen: Self { "REOPEN" }
}

extension JSON.OpenEnumeration<Docs.Post.SuggestionAction_Values> {
    public static var suggestionActionTypeUnspecified: Self { "SUGGESTION_ACTION_TYPE_UNSPECIFIED" }
    public static var noSuggestionActionChange: Self { "NO_SUGGESTION_ACTION_CHANGE" }
    public static var accept: Self { "ACCEPT" }
    public static var reject: Self { "REJECT" }
}

extension JSON.OpenEnumeration<Docs.ReplaceImageRequest.ImageReplaceMethod_Values> {
    public static var imageReplaceMethodUnspecified: Self { "IMAGE_REPLACE_METHOD_UNSPECIFIED" }
    public static var centerCrop: Self { "CENTER_CROP" }
}

extension JSON.OpenEnumeration<Docs.SectionStyle.ColumnSeparatorStyle_Values> {
    public static var columnSeparatorStyleUnspecified: Self { "COLUMN_SEPARATOR_STYLE_UNSPECIFIED" }
    public static var noneValue: Self { "NONE" }
    public static var betweenEachColumn: Self { "BETWEEN_EACH_COLUMN" }
}

extension JSON.OpenEnumeration<Docs.SectionStyle.ContentDirection_Values> {
    public static var contentDirectionUnspecified: Self { "CONTENT_DIRECTION_UNSPECIFIED" }
    public static var leftToRight: Self { "LEFT_TO_RIGHT" }
    public static var rightToLeft: Self { "RIGHT_TO_LEFT" }
}

extension JSON.OpenEnumeration<Docs.SectionStyle.SectionType_Values> {
    public static var sectionTypeUnspecified: Self { "SECTION_TYPE_UNSPECIFIED" }
    public static var continuous: Self { "CONTINUOUS" }
    public static var nextPage: Self { "NEXT_PAGE" }
}

extension JSON.OpenEnumeration<Docs.SuggestionThread.Status_Values> {
    public static var statusUnspecified: Self { "STATUS_UNSPECIFIED" }
    public static var open: Self { "OPEN" }
    public static var accepted: Self { "ACCEPTED" }
    public static var rejected: Self { "REJECTED" }
}

extension JSON.OpenEnumeration<Docs.TabStop.Alignment_Values> {
    public static var tabStopAlignmentUnspecified: Self { "TAB_STOP_ALIGNMENT_UNSPECIFIED" }
    public static var start: Self { "START" }
    public static var center: Self { "CENTER" }
    public static var end: Self { "END" }
}

extension JSON.OpenEnumeration<Docs.TableCellBorder.DashStyle_Values> {
    public static var dashStyleUnspecified: Self { "DASH_STYLE_UNSPECIFIED" }
    public static var solid: Self { "SOLID" }
    public static var dot: Self { "DOT" }
    public static var dash: Self { "DASH" }
}

extension JSON.OpenEnumeration<Docs.TableCellStyle.ContentAlignment_Values> {
    public static var contentAlignmentUnspecified: Self { "CONTENT_ALIGNMENT_UNSPECIFIED" }
    public static var contentAlignmentUnsupported: Self { "CONTENT_ALIGNMENT_UNSUPPORTED" }
    public static var top: Self { "TOP" }
    public static var middle: Self { "MIDDLE" }
    public static var bottom: Self { "BOTTOM" }
}

extension JSON.OpenEnumeration<Docs.TableColumnProperties.WidthType_Values> {
    public static var widthTypeUnspecified: Self { "WIDTH_TYPE_UNSPECIFIED" }
    public static var evenlyDistributed: Self { "EVENLY_DISTRIBUTED" }
    public static var fixedWidth: Self { "FIXED_WIDTH" }
}

extension JSON.OpenEnumeration<Docs.TextStyle.BaselineOffset_Values> {
    public static var baselineOffsetUnspecified: Self { "BASELINE_OFFSET_UNSPECIFIED" }
    public static var noneValue: Self { "NONE" }
    public static var superscript: Self { "SUPERSCRIPT" }
    public static var `subscript`: Self { "SUBSCRIPT" }
}

extension JSON.OpenEnumeration<Docs.WriteControl.WriteMode_Values> {
    public static var writeModeUnspecified: Self { "WRITE_MODE_UNSPECIFIED" }
    public static var edit: Self { "EDIT" }
    public static var suggest: Self { "SUGGEST" }
}
