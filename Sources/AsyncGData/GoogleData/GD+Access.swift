extension GD {
    /// The extensions of events.
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

    /// The extensions of contacts.
    public static let ofContacts = GData.Declarations(
        Name.self,
        Email.self,
        IM.self,
        PhoneNumber.self,
        PostalAddress.self,
        StructuredPostalAddress.self,
        Organization.self
    )

    /// The extensions of files and other resources.
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

    /// The elements of the vocabulary that extend entries and feeds, without those that every entry and feed may have.
    public static let declarations = ofEvents + ofContacts + ofResources
}

extension GD.ExtendedProperty: GData.HoldsMarkup {
    /// Always `true`, because its content is any XML of a program.
    var holdsMarkup: Bool { true }
}
