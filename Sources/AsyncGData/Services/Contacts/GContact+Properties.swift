// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GContact {
    /// The extensions of people in address books.
    public static let ofContacts =
        GD.ofContacts
        + Feeds.Declarations(
            BillingInformation.self,
            Birthday.self,
            CalendarLink.self,
            DirectoryServer.self,
            Event.self,
            ExternalID.self,
            Gender.self,
            Hobby.self,
            Initials.self,
            Jot.self,
            Language.self,
            MaidenName.self,
            Mileage.self,
            Nickname.self,
            Occupation.self,
            Priority.self,
            Relation.self,
            Sensitivity.self,
            ShortName.self,
            Subject.self,
            UserDefinedField.self,
            Website.self,
            YomiName.self,
            GD.Where.self
        )

    /// The properties of people in address books and directories.
    public protocol ContactProperties: Feeds.AtomEntry {}
}

extension GContact.ContactProperties {
    /// The extensions of people in address books.
    public static var declarations: Feeds.Declarations { GContact.ofContacts }

    /// The name, with its parts.
    public var name: GD.Name? {
        get { self[GD.Name.self] }
        set { self[GD.Name.self] = newValue }
    }
    /// The e-mail addresses.
    public var emails: [GD.Email] {
        get { self[all: GD.Email.self] }
        set { self[all: GD.Email.self] = newValue }
    }
    /// The addresses for instant messages.
    public var ims: [GD.IM] {
        get { self[all: GD.IM.self] }
        set { self[all: GD.IM.self] = newValue }
    }
    /// The phone numbers.
    public var phoneNumbers: [GD.PhoneNumber] {
        get { self[all: GD.PhoneNumber.self] }
        set { self[all: GD.PhoneNumber.self] = newValue }
    }
    /// The postal addresses as lines of text.
    public var postalAddresses: [GD.PostalAddress] {
        get { self[all: GD.PostalAddress.self] }
        set { self[all: GD.PostalAddress.self] = newValue }
    }
    /// The postal addresses, with their parts.
    public var structuredPostalAddresses: [GD.StructuredPostalAddress] {
        get { self[all: GD.StructuredPostalAddress.self] }
        set { self[all: GD.StructuredPostalAddress.self] = newValue }
    }
    /// The organizations that the person belongs to.
    public var organizations: [GD.Organization] {
        get { self[all: GD.Organization.self] }
        set { self[all: GD.Organization.self] = newValue }
    }
    /// The place of the person.
    public var place: GD.Where? {
        get { self[GD.Where.self] }
        set { self[GD.Where.self] = newValue }
    }
    /// The recipient of bills.
    public var billingInformation: String? {
        get { self[GContact.BillingInformation.self] }
        set { self[GContact.BillingInformation.self] = newValue }
    }
    /// The person's date of birth.
    public var birthday: GContact.Birthday? {
        get { self[GContact.Birthday.self] }
        set { self[GContact.Birthday.self] = newValue }
    }
    /// The person's calendars.
    public var calendarLinks: [GContact.CalendarLink] {
        get { self[all: GContact.CalendarLink.self] }
        set { self[all: GContact.CalendarLink.self] = newValue }
    }
    /// The server of the directory with the person.
    public var directoryServer: String? {
        get { self[GContact.DirectoryServer.self] }
        set { self[GContact.DirectoryServer.self] = newValue }
    }
    /// The days in the person's life, such as anniversaries.
    public var events: [GContact.Event] {
        get { self[all: GContact.Event.self] }
        set { self[all: GContact.Event.self] = newValue }
    }
    /// The person's identifiers in other systems.
    public var externalIDs: [GContact.ExternalID] {
        get { self[all: GContact.ExternalID.self] }
        set { self[all: GContact.ExternalID.self] = newValue }
    }
    /// The gender: `male` or `female`.
    public var gender: String? {
        get { self[GContact.Gender.self] }
        set { self[GContact.Gender.self] = newValue }
    }
    /// The person's hobbies.
    public var hobbies: [String] {
        get { self[all: GContact.Hobby.self] }
        set { self[all: GContact.Hobby.self] = newValue }
    }
    /// The initials.
    public var initials: String? {
        get { self[GContact.Initials.self] }
        set { self[GContact.Initials.self] = newValue }
    }
    /// The notes about the person.
    public var jots: [GContact.Jot] {
        get { self[all: GContact.Jot.self] }
        set { self[all: GContact.Jot.self] = newValue }
    }
    /// The person's preferred languages.
    public var languages: [GContact.Language] {
        get { self[all: GContact.Language.self] }
        set { self[all: GContact.Language.self] = newValue }
    }
    /// The person's birth name.
    public var maidenName: String? {
        get { self[GContact.MaidenName.self] }
        set { self[GContact.MaidenName.self] = newValue }
    }
    /// The distance to the person.
    public var mileage: String? {
        get { self[GContact.Mileage.self] }
        set { self[GContact.Mileage.self] = newValue }
    }
    /// The person's nickname.
    public var nickname: String? {
        get { self[GContact.Nickname.self] }
        set { self[GContact.Nickname.self] = newValue }
    }
    /// The person's occupation.
    public var occupation: String? {
        get { self[GContact.Occupation.self] }
        set { self[GContact.Occupation.self] = newValue }
    }
    /// The importance of the contact.
    public var priority: GContact.Priority? {
        get { self[GContact.Priority.self] }
        set { self[GContact.Priority.self] = newValue }
    }
    /// The people related to the person.
    public var relations: [GContact.Relation] {
        get { self[all: GContact.Relation.self] }
        set { self[all: GContact.Relation.self] = newValue }
    }
    /// The sensitivity of the contact.
    public var sensitivity: GContact.Sensitivity? {
        get { self[GContact.Sensitivity.self] }
        set { self[GContact.Sensitivity.self] = newValue }
    }
    /// A short name.
    public var shortName: String? {
        get { self[GContact.ShortName.self] }
        set { self[GContact.ShortName.self] = newValue }
    }
    /// The subject of the contact.
    public var subject: String? {
        get { self[GContact.Subject.self] }
        set { self[GContact.Subject.self] = newValue }
    }
    /// The properties that the user has defined.
    public var userDefinedFields: [GContact.UserDefinedField] {
        get { self[all: GContact.UserDefinedField.self] }
        set { self[all: GContact.UserDefinedField.self] = newValue }
    }
    /// The person's web pages.
    public var websites: [GContact.Website] {
        get { self[all: GContact.Website.self] }
        set { self[all: GContact.Website.self] = newValue }
    }
    /// The Japanese pronunciation of the name.
    public var yomiName: String? {
        get { self[GContact.YomiName.self] }
        set { self[GContact.YomiName.self] = newValue }
    }
}
