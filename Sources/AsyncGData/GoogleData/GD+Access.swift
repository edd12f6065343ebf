extension GD {
    /// What events have.
    public static let ofEvents = GData.Declarations(
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

    /// What contacts have.
    public static let ofContacts = GData.Declarations(
        Name.self,
        Email.self,
        IM.self,
        PhoneNumber.self,
        PostalAddress.self,
        StructuredPostalAddress.self,
        Organization.self
    )

    /// What files and other resources have.
    public static let ofResources = GData.Declarations(
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

    /// All of the vocabulary that stands in entries and feeds, besides what all of them may have.
    public static let declarations = ofEvents + ofContacts + ofResources
}

extension GD.ExtendedProperty: GData.HoldsMarkup {
    /// A program keeps in it what it likes.
    var holdsMarkup: Bool { true }
}
