extension Feeds.Declarations {
    /// The elements of Media RSS.
    public static let ofMedia = Feeds.Declarations(
        Media.Group.self,
        Media.Content.self,
        Media.Thumbnail.self,
        Media.Title.self,
        Media.Description.self,
        Media.Keywords.self,
        Media.Category.self,
        Media.Credit.self,
        Media.Player.self,
        Media.Rating.self,
        Media.Restriction.self,
        Media.Community.self,
        Media.Copyright.self,
        Media.Hash.self
    )

    /// The elements that state a place.
    public static let ofPlaces = Feeds.Declarations(
        GeoRSS.Point.self,
        GeoRSS.Where.self,
        GeoRSS.FeatureName.self,
        GeoRSS.Radius.self,
        W3CGeo.Point.self,
        W3CGeo.Latitude.self,
        W3CGeo.Longitude.self,
        GML.Point.self
    )

    /// The extensions that every entry may have, whatever its kind.
    public static let ofEntries =
        Feeds.Declarations(
            AtomPub.Control.self,
            AtomPub.Edited.self,
            AtomPubDrafts.Control.self,
            AtomPubDrafts.Edited.self,
            Atom.Source.self,
            Threading.InReplyTo.self,
            Threading.Total.self
        ) + ofMedia + ofPlaces

    /// The extensions that every feed may have, whatever its kind.
    public static let ofFeeds =
        Feeds.Declarations(
            AtomPub.Control.self,
            AtomPub.Edited.self,
            AtomPub.Collection.self,
            OpenSearch.TotalResults.self,
            OpenSearch.StartIndex.self,
            OpenSearch.ItemsPerPage.self,
            OpenSearchRSS.TotalResults.self,
            OpenSearchRSS.StartIndex.self,
            OpenSearchRSS.ItemsPerPage.self,
            FeedHistory.Archive.self,
            FeedHistory.Complete.self,
            Tombstones.DeletedEntry.self
        ) + ofMedia + ofPlaces

    /// The extensions that every link may have.
    public static let ofLinks = Feeds.Declarations(
        Threading.Count.self,
        Threading.Updated.self,
        Atom.Content.self
    )

    /// The extensions of RSS items, in addition to ``ofEntries``.
    public static let ofItems = Feeds.Declarations(
        RSSContent.Encoded.self,
        Slash.Comments.self,
        CommentAPI.CommentFeed.self,
        CommentAPI.Comment.self,
        Atom.Link.self
    )

    /// The extensions of RSS feeds, in addition to ``ofFeeds``.
    public static let ofChannels = Feeds.Declarations(
        ITunes.Category.self,
        ITunes.Complete.self,
        ITunes.NewFeedURL.self,
        ITunes.Owner.self,
        ITunes.PodcastType.self,
        Atom.Link.self
    )

    /// The elements of Dublin Core and of podcasts that describe a feed or an entry.
    public static let ofDescriptions = Feeds.Declarations(
        DublinCore.Contributor.self,
        DublinCore.Coverage.self,
        DublinCore.Creator.self,
        DublinCore.Date.self,
        DublinCore.Description.self,
        DublinCore.Format.self,
        DublinCore.Identifier.self,
        DublinCore.Kind.self,
        DublinCore.Language.self,
        DublinCore.Publisher.self,
        DublinCore.Relation.self,
        DublinCore.Rights.self,
        DublinCore.Source.self,
        DublinCore.Subject.self,
        DublinCore.Title.self,
        DublinCoreTerms.Created.self,
        DublinCoreTerms.Issued.self,
        DublinCoreTerms.Modified.self,
        ITunes.Author.self,
        ITunes.Block.self,
        ITunes.Duration.self,
        ITunes.Episode.self,
        ITunes.EpisodeType.self,
        ITunes.Explicit.self,
        ITunes.Image.self,
        ITunes.Keywords.self,
        ITunes.Season.self,
        ITunes.Subtitle.self,
        ITunes.Summary.self,
        ITunes.Title.self
    )
}
