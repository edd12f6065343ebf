import AsyncGData
import AsyncXML

/// What the Objective-C client of Google Data had a class for, by its reference: 99 kinds of entries and feeds.
struct Original: Sendable {
    /// The class.
    let name: String
    /// What stands for it here.
    let type: any (Codable & Sendable & XML.Root).Type
    /// The kind by which it was registered.
    let kind: Feeds.Kind?

    init(_ name: String, _ type: any (Codable & Sendable & XML.Root).Type, _ kind: String?, scheme: String? = nil) {
        self.name = name
        self.type = type
        self.kind = kind.map { Feeds.Kind($0, scheme: scheme) }
    }

    /// Those that are a type of their own.
    static let all: [Original] = [
        Original("EntryBase", Atom.Entry.self, nil),
        Original("FeedBase", Feeds.AnyFeed.self, nil),
        Original("EntryACL", GACL.Rule.self, "http://schemas.google.com/acl/2007#accessRule"),
        Original("FeedACL", GACL.RuleFeed.self, "http://schemas.google.com/acl/2007#accessRule"),
        Original("EntryBlog", Blogger.Blog.self, nil),
        Original("EntryBlogComment", Blogger.Comment.self, nil),
        Original("EntryBlogPost", Blogger.Post.self, nil),
        Original("FeedBlog", Blogger.BlogFeed.self, nil),
        Original("FeedBlogComment", Blogger.CommentFeed.self, nil),
        Original("FeedBlogPost", Blogger.PostFeed.self, nil),
        Original("EntryCalendar", GCal.Calendar.self, "calendar#calendar"),
        Original("EntryCalendarEvent", GCal.Event.self, "calendar#event"),
        Original("EntryCalendarSettings", GCal.Settings.self, "calendar#settings"),
        Original("EntryFreeBusy", GCal.FreeBusy.self, "calendar#freebusy"),
        Original("EntryGroupFreeBusy", GCal.GroupFreeBusy.self, "calendar#groupFreebusy"),
        Original("EntryMessage", GD.Message.self, "http://schemas.google.com/g/2005#message"),
        Original("FeedCalendar", GCal.CalendarFeed.self, "calendar#calendarFeed"),
        Original("FeedCalendarEvent", GCal.EventFeed.self, "calendar#eventFeed"),
        Original("FeedCalendarSettings", GCal.SettingsFeed.self, "calendar#settingFeed"),
        Original("FeedFreeBusy", GCal.FreeBusyFeed.self, "calendar#freebusyFeed"),
        Original("FeedGroupFreeBusy", GCal.GroupFreeBusyFeed.self, "calendar#groupFreebusyFeed"),
        Original("FeedMessage", GD.MessageFeed.self, "http://schemas.google.com/g/2005#message"),
        Original("EntryContact", GContact.Contact.self, "http://schemas.google.com/contact/2008#contact"),
        Original("EntryContactGroup", GContact.Group.self, "http://schemas.google.com/contact/2008#group"),
        Original("EntryContactProfile", GContact.Profile.self, "http://schemas.google.com/contact/2008#profile"),
        Original("FeedContact", GContact.ContactFeed.self, "http://schemas.google.com/contact/2008#contact"),
        Original("FeedContactGroup", GContact.GroupFeed.self, "http://schemas.google.com/contact/2008#group"),
        Original("FeedContactProfile", GContact.ProfileFeed.self, "http://schemas.google.com/contact/2008#profile"),
        Original("EntryDocChange", GDocs.Change.self, "http://schemas.google.com/docs/2007#change"),
        Original("EntryDocRevision", GDocs.Revision.self, "http://schemas.google.com/docs/2007#revision"),
        Original("EntryDrawingDoc", GDocs.Drawing.self, "http://schemas.google.com/docs/2007#drawing"),
        Original("EntryFileDoc", GDocs.File.self, "http://schemas.google.com/docs/2007#file"),
        Original("EntryFolderDoc", GDocs.Folder.self, "http://schemas.google.com/docs/2007#folder"),
        Original("EntryPDFDoc", GDocs.PDF.self, "http://schemas.google.com/docs/2007#pdf"),
        Original("EntryPresentationDoc", GDocs.Presentation.self, "http://schemas.google.com/docs/2007#presentation"),
        Original("EntrySiteDoc", GDocs.Site.self, "http://schemas.google.com/docs/2007#site"),
        Original("EntrySpreadsheetDoc", GDocs.Spreadsheet.self, "http://schemas.google.com/docs/2007#spreadsheet"),
        Original("EntryStandardDoc", GDocs.Document.self, "http://schemas.google.com/docs/2007#document"),
        Original("EntryTableDoc", GDocs.Table.self, "http://schemas.google.com/docs/2007#table"),
        Original("FeedDocChange", GDocs.ChangeFeed.self, "http://schemas.google.com/docs/2007#change"),
        Original("FeedDocList", GDocs.ItemFeed.self, "http://schemas.google.com/docs/2007#item"),
        Original("FeedDocRevision", GDocs.RevisionFeed.self, "http://schemas.google.com/docs/2007#revision"),
        Original("EntryPhoto", GPhoto.Photo.self, "http://schemas.google.com/photos/2007#photo"),
        Original("EntryPhotoAlbum", GPhoto.Album.self, "http://schemas.google.com/photos/2007#album"),
        Original("EntryPhotoComment", GPhoto.Comment.self, "http://schemas.google.com/photos/2007#comment"),
        Original("EntryPhotoTag", GPhoto.Tag.self, "http://schemas.google.com/photos/2007#tag"),
        Original("EntryPhotoUser", GPhoto.UserEntry.self, "http://schemas.google.com/photos/2007#user"),
        Original("FeedPhoto", GPhoto.PhotoFeed.self, "http://schemas.google.com/photos/2007#photo"),
        Original("FeedPhotoAlbum", GPhoto.AlbumFeed.self, "http://schemas.google.com/photos/2007#album"),
        Original("FeedPhotoUser", GPhoto.UserFeed.self, "http://schemas.google.com/photos/2007#user"),
        Original(
            "EntrySpreadsheet",
            GSheets.Spreadsheet.self,
            "http://schemas.google.com/spreadsheets/2006#spreadsheet",
            scheme: GSheets.namespace
        ),
        Original(
            "EntrySpreadsheetCell",
            GSheets.CellEntry.self,
            "http://schemas.google.com/spreadsheets/2006#cell",
            scheme: GSheets.namespace
        ),
        Original(
            "EntrySpreadsheetList",
            GSheets.Row.self,
            "http://schemas.google.com/spreadsheets/2006#list",
            scheme: GSheets.namespace
        ),
        Original("EntrySpreadsheetRecord", GSheets.Record.self, "http://schemas.google.com/spreadsheets/2006#record"),
        Original("EntrySpreadsheetTable", GSheets.Table.self, "http://schemas.google.com/spreadsheets/2006#table"),
        Original(
            "EntryWorksheet",
            GSheets.Worksheet.self,
            "http://schemas.google.com/spreadsheets/2006#worksheet",
            scheme: GSheets.namespace
        ),
        Original(
            "FeedSpreadsheet",
            GSheets.SpreadsheetFeed.self,
            "http://schemas.google.com/spreadsheets/2006#spreadsheet",
            scheme: GSheets.namespace
        ),
        Original(
            "FeedSpreadsheetCell",
            GSheets.CellFeed.self,
            "http://schemas.google.com/spreadsheets/2006#cell",
            scheme: GSheets.namespace
        ),
        Original(
            "FeedSpreadsheetList",
            GSheets.RowFeed.self,
            "http://schemas.google.com/spreadsheets/2006#list",
            scheme: GSheets.namespace
        ),
        Original(
            "FeedSpreadsheetRecord",
            GSheets.RecordFeed.self,
            "http://schemas.google.com/spreadsheets/2006#record"
        ),
        Original("FeedSpreadsheetTable", GSheets.TableFeed.self, "http://schemas.google.com/spreadsheets/2006#table"),
        Original(
            "FeedWorksheet",
            GSheets.WorksheetFeed.self,
            "http://schemas.google.com/spreadsheets/2006#worksheet",
            scheme: GSheets.namespace
        ),
        Original(
            "EntryYouTubeCaptionTrack",
            YouTube.CaptionTrack.self,
            "http://gdata.youtube.com/schemas/2007#captionTrack"
        ),
        Original("EntryYouTubeChannel", YouTube.Channel.self, "http://gdata.youtube.com/schemas/2007#channel"),
        Original("EntryYouTubeComment", YouTube.Comment.self, "http://gdata.youtube.com/schemas/2007#comment"),
        Original("EntryYouTubeComplaint", YouTube.Complaint.self, "http://gdata.youtube.com/schemas/2007#complaint"),
        Original("EntryYouTubeFavorite", YouTube.Favorite.self, "http://gdata.youtube.com/schemas/2007#favorite"),
        Original("EntryYouTubeFriend", YouTube.Friend.self, "http://gdata.youtube.com/schemas/2007#friend"),
        Original("EntryYouTubePlaylist", YouTube.PlaylistEntry.self, "http://gdata.youtube.com/schemas/2007#playlist"),
        Original(
            "EntryYouTubePlaylistLink",
            YouTube.PlaylistLink.self,
            "http://gdata.youtube.com/schemas/2007#playlistLink"
        ),
        Original("EntryYouTubeRating", YouTube.RatingEntry.self, "http://gdata.youtube.com/schemas/2007#rating"),
        Original(
            "EntryYouTubeSubscription",
            YouTube.Subscription.self,
            "http://gdata.youtube.com/schemas/2007#subscription"
        ),
        Original("EntryYouTubeUpload", YouTube.Upload.self, nil),
        Original("EntryYouTubeUserEvent", YouTube.UserEvent.self, "http://gdata.youtube.com/schemas/2007#userEvent"),
        Original(
            "EntryYouTubeUserProfile",
            YouTube.UserProfile.self,
            "http://gdata.youtube.com/schemas/2007#userProfile"
        ),
        Original("EntryYouTubeVideo", YouTube.Video.self, "http://gdata.youtube.com/schemas/2007#video"),
        Original(
            "EntryYouTubeVideoMessage",
            YouTube.VideoMessage.self,
            "http://gdata.youtube.com/schemas/2007#videoMessage"
        ),
        Original(
            "FeedYouTubeCaptionTrack",
            YouTube.CaptionTrackFeed.self,
            "http://gdata.youtube.com/schemas/2007#captionTrack"
        ),
        Original("FeedYouTubeChannel", YouTube.ChannelFeed.self, "http://gdata.youtube.com/schemas/2007#channel"),
        Original("FeedYouTubeComment", YouTube.CommentFeed.self, "http://gdata.youtube.com/schemas/2007#comment"),
        Original("FeedYouTubeComplaint", YouTube.ComplaintFeed.self, "http://gdata.youtube.com/schemas/2007#complaint"),
        Original("FeedYouTubeFavorite", YouTube.FavoriteFeed.self, "http://gdata.youtube.com/schemas/2007#favorite"),
        Original("FeedYouTubeFriend", YouTube.FriendFeed.self, "http://gdata.youtube.com/schemas/2007#friend"),
        Original("FeedYouTubePlaylist", YouTube.PlaylistFeed.self, "http://gdata.youtube.com/schemas/2007#playlist"),
        Original(
            "FeedYouTubePlaylistLink",
            YouTube.PlaylistLinkFeed.self,
            "http://gdata.youtube.com/schemas/2007#playlistLink"
        ),
        Original("FeedYouTubeRating", YouTube.RatingFeed.self, "http://gdata.youtube.com/schemas/2007#rating"),
        Original(
            "FeedYouTubeSubscription",
            YouTube.SubscriptionFeed.self,
            "http://gdata.youtube.com/schemas/2007#subscription"
        ),
        Original("FeedYouTubeUserEvent", YouTube.UserEventFeed.self, "http://gdata.youtube.com/schemas/2007#userEvent"),
        Original(
            "FeedYouTubeUserProfile",
            YouTube.UserProfileFeed.self,
            "http://gdata.youtube.com/schemas/2007#userProfile"
        ),
        Original("FeedYouTubeVideo", YouTube.VideoFeed.self, "http://gdata.youtube.com/schemas/2007#video"),
        Original(
            "FeedYouTubeVideoMessage",
            YouTube.VideoMessageFeed.self,
            "http://gdata.youtube.com/schemas/2007#videoMessage"
        ),
    ]

    /// Those that others inherited from, which are protocols and declarations here.
    static let bases: [String: [String]] = [
        "EntryEvent": ["EntryCalendarEvent"],
        "FeedEvent": ["FeedCalendarEvent"],
        "EntryFreeBusyBase": ["EntryFreeBusy", "EntryGroupFreeBusy"],
        "EntryContactBase": ["EntryContact", "EntryContactProfile"],
        "EntryDocBase": [
            "EntryDocChange", "EntryDocRevision", "EntryDrawingDoc", "EntryFileDoc", "EntryFolderDoc", "EntryPDFDoc",
            "EntryPresentationDoc", "EntrySiteDoc", "EntrySpreadsheetDoc", "EntryStandardDoc", "EntryTableDoc",
        ],
        "EntryPhotoBase": ["EntryPhoto", "EntryPhotoAlbum", "EntryPhotoComment", "EntryPhotoTag", "EntryPhotoUser"],
        "FeedPhotoBase": ["FeedPhoto", "FeedPhotoAlbum", "FeedPhotoUser"],
        "EntryYouTubeFeedLinkBase": ["EntryYouTubePlaylistLink", "EntryYouTubeSubscription"],
    ]

    /// What stands for a class: all of those that inherited from it, if it is a base; one of each service for the base of all.
    static func all(for name: String) -> [Original] {
        switch name {
        case "EntryBase": entries
        case "FeedBase": feeds
        default: all.filter { bases[name]?.contains($0.name) ?? ($0.name == name) }
        }
    }

    private static let entries = oneOfEachService("Entry")
    private static let feeds = oneOfEachService("Feed")

    private static func oneOfEachService(_ prefix: String) -> [Original] {
        let services = Dictionary(grouping: all.filter { $0.name.hasPrefix(prefix) }) { original in
            String(reflecting: original.type).split(separator: ".")[1]
        }
        return services.values.compactMap(\.last)
    }
}
