public import AsyncFeeds

extension GD {
    /// The extensions of events.
    public static let ofEvents = Feeds.Declarations(
        When.self,
        Where.self,
        Who.self,
        EventStatus.self,
        Transparency.self,
        Visibility.self,
        Recurrence.self,
        RecurrenceException.self,
        OriginalEvent.self,
        Reminder.self,
        Comments.self
    )

    /// The extensions of contacts.
    public static let ofContacts = Feeds.Declarations(
        Name.self,
        Email.self,
        IM.self,
        PhoneNumber.self,
        PostalAddress.self,
        StructuredPostalAddress.self,
        Organization.self
    )

    /// The extensions of files and other resources.
    public static let ofResources = Feeds.Declarations(
        FeedLink.self,
        EntryLink.self,
        LastViewed.self,
        LastModifiedBy.self,
        QuotaBytesTotal.self,
        QuotaBytesUsed.self,
        Rating.self,
        GeoPt.self,
        CustomProperty.self,
        Money.self
    )

    /// The extensions that every entry of a Google Data service may have, whatever its kind.
    public static let ofEntries = Feeds.Declarations(
        Deleted.self,
        ResourceID.self,
        ExtendedProperty.self,
        GeoPt.self,
        GDBatch.ID.self,
        GDBatch.Operation.self,
        GDBatch.Status.self,
        GDBatch.Interrupted.self
    )

    /// The extensions that every feed of a Google Data service may have, whatever its kind.
    public static let ofFeeds = Feeds.Declarations(
        ResourceID.self,
        ExtendedProperty.self,
        GeoPt.self,
        GDBatch.Operation.self
    )

    /// The elements of the vocabulary that extend entries and feeds, without those that every entry and feed may have.
    public static let declarations = ofEvents + ofContacts + ofResources
}

extension GD: Feeds.ServiceSet {
    /// Declares the extensions of every entry and feed: ``ofEntries`` and ``ofFeeds``.
    ///
    /// The services of Google register it with their own kinds. A second registration changes nothing.
    ///
    /// - Parameter registry: The registry to add them to.
    public static func register(in registry: inout Feeds.Registry) {
        registry.declare(inEveryEntry: ofEntries, inEveryFeed: ofFeeds)
    }
}

extension GD.GeoPt {
    /// The point; `nil` if one of the numbers is missing or invalid.
    public var geoPoint: GeoPoint? {
        guard let latitude = latitude?.value, let longitude = longitude?.value else { return nil }
        return GeoPoint(latitude: latitude, longitude: longitude)
    }
}

extension GD.ExtendedProperty: Feeds.HoldsMarkup {
    /// Always `true`, because its content is any XML of a program.
    package var holdsMarkup: Bool { true }
}
