extension GData.Declarations {
    /// What every entry may have, whatever its kind.
    public static let ofEntries = GData.Declarations(
        AtomPub.Control.self,
        AtomPub.Edited.self,
        GD.Deleted.self,
        GD.ResourceID.self,
        GD.ExtendedProperty.self,
        GDBatch.ID.self,
        GDBatch.Operation.self,
        GDBatch.Status.self,
        GDBatch.Interrupted.self,
        Threading.InReplyTo.self,
        Threading.Total.self,
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
        GeoRSS.Point.self,
        GeoRSS.Where.self,
        GeoRSS.FeatureName.self,
        GeoRSS.Radius.self,
        W3CGeo.Point.self,
        W3CGeo.Latitude.self,
        W3CGeo.Longitude.self,
        GD.GeoPt.self
    )

    /// What every feed may have, whatever its kind.
    public static let ofFeeds = GData.Declarations(
        AtomPub.Control.self,
        AtomPub.Edited.self,
        AtomPub.Collection.self,
        GD.ResourceID.self,
        GD.ExtendedProperty.self,
        GDBatch.Operation.self,
        OpenSearch.TotalResults.self,
        OpenSearch.StartIndex.self,
        OpenSearch.ItemsPerPage.self,
        OpenSearchRSS.TotalResults.self,
        OpenSearchRSS.StartIndex.self,
        OpenSearchRSS.ItemsPerPage.self,
        FeedHistory.Archive.self,
        FeedHistory.Complete.self,
        Tombstones.DeletedEntry.self,
        GeoRSS.Point.self,
        GeoRSS.Where.self,
        W3CGeo.Point.self
    )

    /// What every link may have.
    public static let ofLinks = GData.Declarations(Threading.Count.self, Threading.Updated.self)
}
