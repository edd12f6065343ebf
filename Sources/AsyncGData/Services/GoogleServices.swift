// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocol that requires the lists of kinds documents them.

public import AsyncFeeds

extension GCal: GData.KindSet {
    public static let entries: [any Feeds.AtomEntry.Type] = [
        Calendar.self, Event.self, Settings.self, FreeBusy.self, GroupFreeBusy.self, GD.Message.self,
    ]
    public static let feeds: [any Feeds.AtomFeed.Type] = [
        CalendarFeed.self, EventFeed.self, SettingsFeed.self, FreeBusyFeed.self, GroupFreeBusyFeed.self,
        GD.MessageFeed.self,
    ]
    public static let everywhere = Feeds.Declarations().in(GD.Who.self, AdditionalGuests.self, Resource.self)
}

extension GContact: GData.KindSet {
    public static let entries: [any Feeds.AtomEntry.Type] = [
        Contact.self, Group.self, Profile.self,
    ]
    public static let feeds: [any Feeds.AtomFeed.Type] = [
        ContactFeed.self, GroupFeed.self, ProfileFeed.self,
    ]
}

extension GDocs: GData.KindSet {
    public static let entries: [any Feeds.AtomEntry.Type] = [
        Document.self, Drawing.self, File.self, Folder.self, PDF.self, Presentation.self, Site.self,
        Spreadsheet.self, Table.self, Change.self, Revision.self, Metadata.self,
    ]
    public static let feeds: [any Feeds.AtomFeed.Type] = [
        ItemFeed.self, ChangeFeed.self, RevisionFeed.self,
    ]
}

extension GPhoto: GData.KindSet {
    public static let entries: [any Feeds.AtomEntry.Type] = [
        Photo.self, Album.self, UserEntry.self, Comment.self, Tag.self,
    ]
    public static let feeds: [any Feeds.AtomFeed.Type] = [
        PhotoFeed.self, AlbumFeed.self, UserFeed.self,
    ]
    public static let everywhere = Feeds.Declarations().in(EXIF.Tags.self, EXIF.Tag.self)
}

extension GSheets: GData.KindSet {
    public static let entries: [any Feeds.AtomEntry.Type] = [
        Spreadsheet.self, Worksheet.self, CellEntry.self, Row.self, Table.self, Record.self,
    ]
    public static let feeds: [any Feeds.AtomFeed.Type] = [
        SpreadsheetFeed.self, WorksheetFeed.self, CellFeed.self, RowFeed.self, TableFeed.self,
        RecordFeed.self,
    ]
}

extension YouTube: GData.KindSet {
    public static let entries: [any Feeds.AtomEntry.Type] = [
        Video.self, Favorite.self, PlaylistEntry.self, VideoMessage.self, Upload.self, CaptionTrack.self,
        PlaylistLink.self, Subscription.self, Channel.self, UserEvent.self, Comment.self, Complaint.self,
        RatingEntry.self, Friend.self, UserProfile.self,
    ]
    public static let feeds: [any Feeds.AtomFeed.Type] = [
        VideoFeed.self, FavoriteFeed.self, PlaylistFeed.self, VideoMessageFeed.self, CaptionTrackFeed.self,
        PlaylistLinkFeed.self, SubscriptionFeed.self, ChannelFeed.self, UserEventFeed.self,
        CommentFeed.self, ComplaintFeed.self, RatingFeed.self, FriendFeed.self, UserProfileFeed.self,
    ]
    public static let everywhere = Feeds.Declarations()
        .in(Media.Group.self, AspectRatio.self, Duration.self, Private.self, Uploaded.self, VideoID.self)
        .in(Media.Content.self, Format.self)
        .in(Media.Credit.self, CreditType.self)
        .in(Media.Rating.self, Country.self)
        .in(Media.Thumbnail.self, ThumbnailName.self)
        .in(AtomPub.Control.self, State.self, Incomplete.self)
}

extension Blogger: GData.KindSet {
    public static let entries: [any Feeds.AtomEntry.Type] = [
        Blog.self, Post.self, Comment.self,
    ]
    public static let feeds: [any Feeds.AtomFeed.Type] = [
        BlogFeed.self, PostFeed.self, CommentFeed.self,
    ]
}

/// A second name for ``YouTube``, for files that also import a module with a type of that name.
public typealias GYouTube = YouTube
/// A second name for ``Blogger``, for files that also import a module with a type of that name.
public typealias GBlogger = Blogger
