import Testing

/// What the Objective-C client of Google Data had a class for, by its reference: 273 elements and attributes of 17 vocabularies.
///
/// Attributes that six of them only got from a class above are called as they are in documents, such as `seconds` of `yt:duration`.
struct Supplier: Sendable, CustomTestStringConvertible {
    /// The name with its prefix.
    let name: String
    /// The class.
    let type: String
    /// Whether it is an attribute.
    let isAttribute: Bool
    /// The attributes of an element.
    let attributes: [String]
    /// Whether an element has a text.
    let hasText: Bool
    /// The classes that carry it, as far as they are told.
    let carriers: [String]

    var testDescription: String { "\(name) (\(type))" }
    var prefix: String { String(name.prefix { $0 != ":" }) }

    static let namespaces: [String: String] = [
        "atom": "http://www.w3.org/2005/Atom",
        "app": "http://www.w3.org/2007/app",
        "openSearch": "http://a9.com/-/spec/opensearch/1.1/",
        "batch": "http://schemas.google.com/gdata/batch",
        "gd": "http://schemas.google.com/g/2005",
        "gAcl": "http://schemas.google.com/acl/2007",
        "media": "http://search.yahoo.com/mrss/",
        "georss": "http://www.georss.org/georss",
        "geo": "http://www.w3.org/2003/01/geo/wgs84_pos#",
        "thr": "http://purl.org/syndication/thread/1.0",
        "gCal": "http://schemas.google.com/gCal/2005",
        "gContact": "http://schemas.google.com/contact/2008",
        "docs": "http://schemas.google.com/docs/2007",
        "gphoto": "http://schemas.google.com/photos/2007",
        "exif": "http://schemas.google.com/photos/exif/2007",
        "gs": "http://schemas.google.com/spreadsheets/2006",
        "yt": "http://gdata.youtube.com/schemas/2007",
    ]

    static let all: [Supplier] = table.split(separator: "\n").map { line in
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        let shape = fields[2].split(separator: " ").map(String.init)
        return Supplier(
            name: String(fields[0]),
            type: String(fields[1]),
            isAttribute: shape == ["attribute"],
            attributes: shape.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) },
            hasText: shape.contains("text"),
            carriers: fields[3].split(separator: ",").map(String.init)
        )
    }

    /// Name, class, what it has, and what carries it.
    private static let table = """
        atom:author|AtomAuthor|@xml:lang|EntryBase,FeedBase
        atom:author|Person|@xml:lang|
        atom:category|Category|@scheme @term @label @xml:lang|EntryBase,FeedBase,AtomCategoryGroup
        atom:content|AtomContent|@type @xml:lang @src text|EntryBase,Link
        atom:content|EntryContent|@type @xml:lang @src text|
        atom:contributor|AtomContributor|@xml:lang|EntryBase,FeedBase
        atom:email|PersonEmail|text|Person
        atom:generator|Generator|@version @uri text|
        atom:icon|AtomIcon|text|FeedBase
        atom:id|AtomID|text|EntryBase,FeedBase
        atom:link|Link|@rel @type @href @hreflang @title @xml:lang\
         @length|EntryBase,FeedBase,Object,EntryCalendarEvent,EntryYouTubeVideo
        atom:logo|AtomLogo|text|FeedBase
        atom:name|PersonName|text|Person
        atom:published|AtomPublishedDate|text|EntryBase
        atom:rights|AtomRights|@type @xml:lang text|EntryBase,FeedBase
        atom:subtitle|AtomSubtitle|@type @xml:lang text|FeedBase
        atom:summary|AtomSummary|@type @xml:lang text|EntryBase
        atom:title|AtomTitle|@type @xml:lang text|EntryBase,FeedBase,AtomCollection,AtomWorkspace
        atom:updated|AtomUpdatedDate|text|EntryBase,FeedBase
        atom:uri|PersonURI|text|Person
        app:accept|AtomAccept|text|AtomCollection
        app:categories|AtomCategoryGroup|@href @scheme @fixed|AtomCollection
        app:collection|AtomCollection|@href|AtomWorkspace
        app:control|AtomPubControl||EntryBase,FeedBase,EntryYouTubeCaptionTrack,EntryYouTubeVideo
        app:draft|AtomPubDraft|text|AtomPubControl
        app:edited|AtomPubEditedDate|text|EntryBase
        app:workspace|AtomWorkspace||AtomServiceDocument
        openSearch:itemsPerPage|OpenSearchItemsPerPage|text|FeedBase
        openSearch:startIndex|OpenSearchStartIndex|text|FeedBase
        openSearch:totalResults|OpenSearchTotalResults|text|FeedBase
        batch:id|BatchID|text|EntryBase
        batch:interrupted|BatchInterrupted|@reason @success @failures @parsed @content-type text|EntryBase
        batch:operation|BatchOperation|@type|EntryBase,FeedBase
        batch:status|BatchStatus|@code @reason @content-type text|EntryBase
        gd:additionalName|NameAdditional|@yomi text|Name
        gd:agent|PostalAddressAgent|text|StructuredPostalAddress
        gd:attendeeStatus|AttendeeStatus|@value text|Who
        gd:attendeeType|AttendeeType|@value text|Who
        gd:city|PostalAddressCity|text|StructuredPostalAddress
        gd:comments|Comment|@rel|EntryEvent,EntryYouTubeVideo
        gd:country|PostalAddressCountry|@code text|StructuredPostalAddress
        gd:customProperty|CustomProperty|@name @type @unit text|
        gd:deleted|Deleted|text|EntryBase
        gd:email|Email|@label @address @rel @primary|EntryContactBase
        gd:entryLink|EntryLink|@href @readOnly @rel|Where,Who
        gd:etag|ETagAttribute|attribute|EntryBase,FeedBase,Link
        gd:eventStatus|EventStatus|@value text|EntryEvent
        gd:extendedProperty|ExtendedProperty|@name @value\
         @realm|Object,EntryCalendarEvent,EntryContactBase,EntryContactGroup
        gd:familyName|NameFamily|@yomi text|Name
        gd:feedLink|FeedLink|@href @rel\
         @countHint|EntryDocBase,EntryYouTubeChannel,EntryYouTubeFeedLinkBase,EntryYouTubeUserProfile,Comment
        gd:fields|FieldsAttribute|attribute|EntryBase,FeedBase
        gd:formattedAddress|PostalAddressFormattedAddress|text|StructuredPostalAddress
        gd:fullName|NameFull|@yomi text|Name
        gd:geoPt|GeoPt|@lat @lon @elev @label @time|EntryMessage
        gd:givenName|NameGiven|@yomi text|Name
        gd:housename|PostalAddressHouseName|text|StructuredPostalAddress
        gd:im|IM|@address @protocol @label @rel @primary|EntryContactBase
        gd:kind|KindAttribute|attribute|EntryBase,FeedBase
        gd:lastModifiedBy|LastModifiedBy|@xml:lang|EntryDocBase
        gd:lastViewed|LastViewed|text|EntryDocBase
        gd:money|Money|@amount @currencyCode|
        gd:name|Name||EntryContactBase
        gd:namePrefix|NamePrefix|text|Name
        gd:nameSuffix|NameSuffix|text|Name
        gd:neighborhood|PostalAddressNeighborhood|text|StructuredPostalAddress
        gd:organization|Organization|@label @rel @primary|EntryContactBase
        gd:orgDepartment|OrgDepartment|text|Organization
        gd:orgJobDescription|OrgJobDescription|text|Organization
        gd:orgName|OrganizationName|@yomi text|Organization
        gd:orgSymbol|OrgSymbol|text|Organization
        gd:orgTitle|OrgTitle|text|Organization
        gd:originalEvent|OriginalEvent|@id @href|EntryEvent
        gd:phoneNumber|PhoneNumber|@label @rel @uri @primary text|EntryContactBase
        gd:pobox|PostalAddressPOBox|text|StructuredPostalAddress
        gd:postalAddress|PostalAddress|@label @rel @primary text|EntryContactBase
        gd:postcode|PostalAddressPostCode|text|StructuredPostalAddress
        gd:quotaBytesTotal|QuotaBytesTotal|text|
        gd:quotaBytesUsed|QuotaBytesUsed|text|EntryDocBase
        gd:rating|Rating|@rel @value @max @min @average @numRaters|EntryMessage
        gd:recurrence|Recurrence|text|EntryEvent
        gd:recurrenceException|RecurrenceException|@specialized|EntryEvent
        gd:region|PostalAddressRegion|text|StructuredPostalAddress
        gd:reminder|Reminder|@days @hours @minutes @absoluteTime @method|EntryEvent
        gd:resourceId|ResourceID|text|EntryBase,FeedBase
        gd:street|PostalAddressStreet|text|StructuredPostalAddress
        gd:structuredPostalAddress|StructuredPostalAddress|@label @mailClass @primary @rel @usage|EntryContactBase
        gd:subregion|PostalAddressSubregion|text|StructuredPostalAddress
        gd:transparency|Transparency|@value text|EntryEvent
        gd:visibility|Visibility|@value text|EntryEvent
        gd:when|When|@valueString @startTime @endTime|EntryCalendar,EntryEvent,CalendarWhen,EntryMessage,OriginalEvent
        gd:where|Where|@rel @valueString @label|EntryCalendar,EntryEvent,FeedEvent,EntryContactBase,FeedContact
        gd:who|Who|@rel @valueString @email|EntryCalendarEvent,EntryEvent,EntryMessage
        gAcl:additionalRole|ACLAdditionalRole|@value text|ACLKeyedRole,EntryACL
        gAcl:role|ACLRole|@value text|ACLKeyedRole,EntryACL
        gAcl:scope|ACLScope|@type @value @name|EntryACL
        gAcl:withKey|ACLKeyedRole|@key|EntryACL
        media:category|MediaCategory|@label @scheme text|MediaGroup
        media:content|MediaContent|@url @fileSize @type @medium @isDefault @expression @bitrate @framerate\
         @samplingrate @channels @duration @height @width @lang|YouTubeMediaGroup,MediaGroup
        media:credit|MediaCredit|@role @scheme text|YouTubeMediaGroup,MediaGroup
        media:description|MediaDescription|@type @xml:lang text|MediaGroup
        media:group|MediaGroup||EntryPhoto,EntryPhotoAlbum,FeedPhoto,FeedPhotoAlbum,EntryYouTubeFeedLinkBase
        media:keywords|MediaKeywords|text|MediaGroup
        media:player|MediaPlayer|@url @height @width|MediaGroup
        media:rating|MediaRating|@scheme text|YouTubeMediaGroup,MediaGroup
        media:restriction|MediaRestriction|@relationship @type text|MediaGroup
        media:thumbnail|MediaThumbnail|@url @height @width\
         @time|EntryBlogPost,EntryYouTubeUserProfile,YouTubeMediaGroup,MediaGroup
        media:title|MediaTitle|@type @xml:lang text|MediaGroup
        georss:featurename|GeoRSSFeatureName|text|
        georss:point|GeoRSSPoint|text|
        georss:radius|GeoRSSRadius|text|
        georss:where|GeoRSSWhere|text|
        geo:Point|GeoW3CPoint||
        thr:count|ThreadingCount|attribute|
        thr:in-reply-to|InReplyTo|@href @ref @source @type|EntryBlogComment
        thr:total|ThreadingTotal|text|EntryBlogPost
        thr:updated|ThreadingUpdated|attribute|
        gCal:accesslevel|AccessLevelProperty|@value text|EntryCalendar
        gCal:additionalGuests|AdditionalGuests|@value text|EntryCalendarEvent
        gCal:anyoneCanAddSelf|AnyoneCanAddSelfProperty|@value|EntryCalendarEvent
        gCal:busy|CalendarBusy||EntryFreeBusyBase
        gCal:color|ColorProperty|@value text|EntryCalendar
        gCal:guestsCanInviteOthers|GuestsCanInviteOthersProperty|@value|EntryCalendarEvent
        gCal:guestsCanModify|GuestsCanModifyProperty|@value|EntryCalendarEvent
        gCal:guestsCanSeeGuests|GuestsCanSeeGuestsProperty|@value|EntryCalendarEvent
        gCal:hidden|HiddenProperty|@value|EntryCalendar
        gCal:overridename|OverrideNameProperty|@value text|EntryCalendar
        gCal:privateCopy|PrivateCopyProperty|@value|EntryCalendarEvent
        gCal:quickadd|QuickAddProperty|@value|EntryCalendarEvent
        gCal:resource|ResourceProperty|@value|EntryCalendarEvent
        gCal:selected|SelectedProperty|@value|EntryCalendar
        gCal:sendEventNotifications|SendEventNotifications|@value|EntryCalendarEvent
        gCal:sequence|SequenceProperty|@value text|EntryCalendarEvent
        gCal:settingsProperty|CalendarSettingsProperty|@name @value|EntryCalendarSettings
        gCal:suppressReplyNotifications|SuppressReplyNotificationsProperty|@value text|EntryCalendarEvent
        gCal:syncEvent|SyncEventProperty|@value|EntryCalendarEvent
        gCal:timeRange|CalendarTimeRange||EntryFreeBusyBase
        gCal:timesCleaned|TimesCleanedProperty|@value text|EntryCalendar,FeedCalendarEvent
        gCal:timezone|TimeZoneProperty|@value text|EntryCalendar,FeedCalendarEvent
        gCal:uid|ICalUIDProperty|@value text|EntryCalendarEvent
        gCal:webContent|WebContent|@height @width @url|Object,EntryCalendarEvent
        gCal:webContentGadgetPref|WebContentGadgetPref|@name @value @realm|WebContent
        gContact:billingInformation|ContactBillingInformation|text|EntryContactBase
        gContact:birthday|ContactBirthday|@when|EntryContactBase
        gContact:calendarLink|ContactCalendarLink|@href @label @rel @primary|EntryContactBase
        gContact:directoryServer|ContactDirectoryServer|text|EntryContactBase
        gContact:event|ContactEvent|@label @rel|EntryContactBase
        gContact:externalId|ContactExternalID|@label @rel @value|EntryContactBase
        gContact:gender|ContactGender|@value text|EntryContactBase
        gContact:groupMembershipInfo|GroupMembershipInfo|@href @deleted|EntryContact
        gContact:hobby|ContactHobby|text|EntryContactBase
        gContact:initials|ContactInitials|text|EntryContactBase
        gContact:jot|ContactJot|@rel text|EntryContactBase
        gContact:language|ContactLanguage|@label @code|EntryContactBase
        gContact:maidenName|ContactMaidenName|text|EntryContactBase
        gContact:mileage|ContactMileage|text|EntryContactBase
        gContact:nickname|ContactNickname|text|EntryContactBase
        gContact:occupation|ContactOccupation|text|EntryContactBase
        gContact:priority|ContactPriority|@rel|EntryContactBase
        gContact:relation|ContactRelation|@rel @label text|EntryContactBase
        gContact:sensitivity|ContactSensitivity|@rel|EntryContactBase
        gContact:shortName|ContactShortName|text|EntryContactBase
        gContact:subject|ContactSubject|text|EntryContactBase
        gContact:systemGroup|ContactSystemGroup|@id|EntryContactGroup
        gContact:userDefinedField|ContactUserDefinedField|@key @value|EntryContactBase
        gContact:website|ContactWebsiteLink|@href @label @rel @primary|EntryContactBase
        gContact:yomiName|ContactYomiName|text|
        docs:changestamp|DocChangestamp|@value text|EntryDocBase
        docs:description|DocDescription|text|EntryDocBase
        docs:exportFormat|DocExportFormat|@source @target|
        docs:externalAppEntryMimeType|ExternalAppMimeType|text|EntryDocBase
        docs:feature|DocFeature||
        docs:featureName|DocFeatureName|text|DocFeature
        docs:featureRate|DocFeatureRate|text|DocFeature
        docs:filename|DocFilename|text|EntryDocBase
        docs:importFormat|DocImportFormat|@source @target|
        docs:largestChangestamp|DocLargestChangestamp|@value text|FeedDocChange
        docs:lastCommented|DocLastCommented|text|EntryDocBase
        docs:maxUploadSize|DocMaxUploadSize|@kind text|
        docs:md5Checksum|DocMD5Checksum|text|EntryDocBase
        docs:modifiedByMeDate|LastModifiedByMe|text|EntryDocBase
        docs:plusMediaFile|PlusMediaFile|@value|EntryDocBase
        docs:plusPhotosFolder|PlusPhotosFolder|@value|EntryDocBase
        docs:plusPhotosRootFolder|PlusPhotosRootFolder|@value|EntryDocBase
        docs:publish|DocPublish|@value text|EntryDocRevision
        docs:publishAuto|DocPublishAuto|@value text|EntryDocRevision
        docs:publishOutsideDomain|DocPublishOutsideDomain|@value text|EntryDocRevision
        docs:quotaBytesUsedInTrash|QuotaBytesUsedInTrash|text|
        docs:quotaType|QuotaType|text|
        docs:removed|DocRemoved|text|EntryDocBase
        docs:sharedWithMeDate|SharedWithMe|text|EntryDocBase
        docs:sharingUser|SharingUser|@xml:lang|EntryDocBase
        docs:suggestedFilename|DocSuggestedFilename|text|EntryDocBase
        docs:writersCanInvite|WritersCanInvite|@value|EntryDocBase
        gphoto:access|PhotoAccess|text|EntryPhotoAlbum,FeedPhotoAlbum
        gphoto:albumdesc|PhotoAlbumDesc|text|EntryPhoto
        gphoto:albumid|PhotoAlbumID|text|EntryPhoto,EntryPhotoComment,FeedPhoto
        gphoto:albumtitle|PhotoAlbumTitle|text|EntryPhoto
        gphoto:bytesUsed|PhotoBytesUsed|text|EntryPhotoAlbum,FeedPhotoAlbum
        gphoto:checksum|PhotoChecksum|text|EntryPhoto,FeedPhoto
        gphoto:commentCount|PhotoCommentCount|text|EntryPhoto,EntryPhotoAlbum,FeedPhoto,FeedPhotoAlbum
        gphoto:commentingEnabled|PhotoCommentingEnabled|text|EntryPhoto,EntryPhotoAlbum,FeedPhoto,FeedPhotoAlbum
        gphoto:height|PhotoHeight|text|EntryPhoto,FeedPhoto
        gphoto:id|PhotoGPhotoID|text|EntryPhotoBase,FeedPhotoBase
        gphoto:location|PhotoLocation|text|EntryPhoto,EntryPhotoAlbum,FeedPhotoAlbum
        gphoto:maxPhotosPerAlbum|PhotoMaxPhotosPerAlbum|text|EntryPhotoUser,FeedPhotoUser
        gphoto:nickname|PhotoNickname|text|EntryPhotoAlbum,EntryPhotoUser,FeedPhotoAlbum,FeedPhotoUser
        gphoto:numphotos|PhotoNumberUsed|text|EntryPhotoAlbum,FeedPhotoAlbum
        gphoto:numphotosremaining|PhotoNumberLeft|text|EntryPhotoAlbum,FeedPhotoAlbum
        gphoto:photoid|PhotoPhotoID|text|EntryPhotoComment
        gphoto:quotacurrent|PhotoQuotaUsed|text|EntryPhotoUser,FeedPhotoUser
        gphoto:quotalimit|PhotoQuotaLimit|text|EntryPhotoUser,FeedPhotoUser
        gphoto:rotation|PhotoRotation|text|EntryPhoto,FeedPhoto
        gphoto:size|PhotoSize|text|EntryPhoto,FeedPhoto
        gphoto:snippet|PhotoSnippet|text|EntryPhoto
        gphoto:snippettype|PhotoSnippetType|text|EntryPhoto
        gphoto:thumbnail|PhotoThumbnail|text|EntryPhotoUser,FeedPhotoUser
        gphoto:timestamp|PhotoTimestamp|text|EntryPhoto,EntryPhotoAlbum,FeedPhoto,FeedPhotoAlbum
        gphoto:truncated|PhotoTruncated|text|EntryPhoto
        gphoto:user|PhotoUser|text|EntryPhotoAlbum,EntryPhotoUser,FeedPhotoAlbum,FeedPhotoUser
        gphoto:videostatus|PhotoVideoStatus|text|EntryPhoto,FeedPhoto
        gphoto:weight|PhotoWeight|text|EntryPhotoTag
        gphoto:width|PhotoWidth|text|EntryPhoto,FeedPhoto
        exif:tags|EXIFTags||EntryPhoto,FeedPhoto
        gs:cell|SpreadsheetCell|@row @col @inputValue @numericValue text|EntrySpreadsheetCell
        gs:colCount|ColumnCount|text|EntryWorksheet,FeedSpreadsheetCell
        gs:column|SpreadsheetColumn|@name @index|SpreadsheetData
        gs:data|SpreadsheetData|@startRow @numRows @insertionMode|EntrySpreadsheetTable
        gs:field|SpreadsheetField|@name @index @formula text|EntrySpreadsheetRecord
        gs:header|SpreadsheetHeader|@row|EntrySpreadsheetTable
        gs:rowCount|RowCount|text|EntryWorksheet,FeedSpreadsheetCell
        gs:worksheet|WorksheetName|@name|EntrySpreadsheetTable
        yt:aboutMe|YouTubeAboutMe|text|EntryYouTubeUserProfile
        yt:accessControl|YouTubeAccessControl|@action @permission @type text|EntryYouTubeUpload,EntryYouTubeVideo
        yt:age|YouTubeAge|text|EntryYouTubeUserProfile
        yt:aspectRatio|YouTubeAspectRatio|text|YouTubeMediaGroup
        yt:books|YouTubeBooks|text|EntryYouTubeUserProfile
        yt:commentRating|YouTubeCommentRating|text|EntryYouTubeComment
        yt:company|YouTubeCompany|text|EntryYouTubeUserProfile
        yt:countHint|YouTubeCountHint|text|EntryYouTubeFeedLinkBase
        yt:country|YouTubeCountryAttribute|attribute|YouTubeMediaGroup
        yt:derived|YouTubeDerived|text|EntryYouTubeCaptionTrack
        yt:duration|YouTubeDuration|@seconds|YouTubeMediaGroup
        yt:firstName|YouTubeFirstName|text|EntryYouTubeUserProfile
        yt:format|YouTubeFormatAttribute|attribute|YouTubeMediaGroup
        yt:gender|YouTubeGender|text|EntryYouTubeUserProfile
        yt:hobbies|YouTubeHobbies|text|EntryYouTubeUserProfile
        yt:hometown|YouTubeHometown|text|EntryYouTubeUserProfile
        yt:incomplete|YouTubeIncomplete|text|EntryYouTubeUpload,EntryYouTubeVideo
        yt:lastName|YouTubeLastName|text|EntryYouTubeUserProfile
        yt:location|YouTubeLocation|text|EntryYouTubeUserProfile,EntryYouTubeVideo
        yt:movies|YouTubeMovies|text|EntryYouTubeUserProfile
        yt:music|YouTubeMusic|text|EntryYouTubeUserProfile
        yt:name|YouTubeNameAttribute|attribute|YouTubeMediaGroup
        yt:noembed|YouTubeNonEmbeddable|text|EntryYouTubeVideo
        yt:occupation|YouTubeOccupation|text|EntryYouTubeUserProfile
        yt:playlistId|YouTubePlaylistID|text|EntryYouTubeFeedLinkBase,FeedYouTubePlaylist
        yt:playlistTitle|YouTubePlaylistTitle|text|EntryYouTubeSubscription
        yt:position|YouTubePosition|text|EntryYouTubePlaylist
        yt:private|YouTubePrivate|text|EntryYouTubeFeedLinkBase,EntryYouTubePlaylistLink,FeedYouTubePlaylist,\
        YouTubeMediaGroup
        yt:queryString|YouTubeQueryString|text|EntryYouTubeSubscription
        yt:rating|YouTubeRating|@value @numLikes @numDislikes|EntryYouTubeRating,EntryYouTubeUserEvent,EntryYouTubeVideo
        yt:recorded|YouTubeRecordedDate|text|EntryYouTubeVideo
        yt:relationship|YouTubeRelationship|text|EntryYouTubeUserProfile
        yt:school|YouTubeSchool|text|EntryYouTubeUserProfile
        yt:spam|YouTubeSpam|text|EntryYouTubeComment
        yt:state|YouTubePublicationState|@name @reasonCode @helpUrl text|EntryYouTubeCaptionTrack,EntryYouTubeVideo
        yt:statistics|YouTubeStatistics|@viewCount @videoWatchCount @subscriberCount @favoriteCount @lastWebAccess\
         @totalUploadViews|EntryYouTubeUserProfile,EntryYouTubeVideo
        yt:status|YouTubeStatus|text|EntryYouTubeFriend
        yt:token|YouTubeToken|text|EntryYouTubeVideo
        yt:type|YouTubeTypeAttribute|attribute|YouTubeMediaGroup
        yt:uploaded|YouTubeUploadedDate|text|YouTubeMediaGroup
        yt:username|YouTubeUsername|text|EntryYouTubeFriend,EntryYouTubeSubscription,EntryYouTubeUserEvent,\
        EntryYouTubeUserProfile
        yt:videoid|YouTubeVideoID|text|EntryYouTubeUserEvent,YouTubeMediaGroup
        """
}
