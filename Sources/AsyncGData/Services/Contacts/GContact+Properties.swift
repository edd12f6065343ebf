// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension GContact {
    /// What people in an address book have.
    public static let ofContacts =
        GD.ofContacts
        + GData.Declarations(
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

    /// What people in address books and directories have.
    public protocol ContactProperties: GData.AtomEntry {}
}

extension GContact.ContactProperties {
    /// What all of them have.
    public static var declarations: GData.Declarations { GContact.ofContacts }

    /// The name, with its parts.
    public var name: GD.Name? {
        get { self[GD.Name.self] }
        set { self[GD.Name.self] = newValue }
    }
    /// Addresses for mail.
    public var emails: [GD.Email] {
        get { self[all: GD.Email.self] }
        set { self[all: GD.Email.self] = newValue }
    }
    /// Addresses for instant messages.
    public var ims: [GD.IM] {
        get { self[all: GD.IM.self] }
        set { self[all: GD.IM.self] = newValue }
    }
    /// Phone numbers.
    public var phoneNumbers: [GD.PhoneNumber] {
        get { self[all: GD.PhoneNumber.self] }
        set { self[all: GD.PhoneNumber.self] = newValue }
    }
    /// Postal addresses as lines of text.
    public var postalAddresses: [GD.PostalAddress] {
        get { self[all: GD.PostalAddress.self] }
        set { self[all: GD.PostalAddress.self] = newValue }
    }
    /// Postal addresses, with their parts.
    public var structuredPostalAddresses: [GD.StructuredPostalAddress] {
        get { self[all: GD.StructuredPostalAddress.self] }
        set { self[all: GD.StructuredPostalAddress.self] = newValue }
    }
    /// Where the person works.
    public var organizations: [GD.Organization] {
        get { self[all: GD.Organization.self] }
        set { self[all: GD.Organization.self] = newValue }
    }
    /// Where the person is.
    public var place: GD.Where? {
        get { self[GD.Where.self] }
        set { self[GD.Where.self] = newValue }
    }
    /// Whom a bill is sent to.
    public var billingInformation: String? {
        get { self[GContact.BillingInformation.self] }
        set { self[GContact.BillingInformation.self] = newValue }
    }
    /// When the person was born.
    public var birthday: GContact.Birthday? {
        get { self[GContact.Birthday.self] }
        set { self[GContact.Birthday.self] = newValue }
    }
    /// Calendars of the person.
    public var calendarLinks: [GContact.CalendarLink] {
        get { self[all: GContact.CalendarLink.self] }
        set { self[all: GContact.CalendarLink.self] = newValue }
    }
    /// The server of the directory that the person is in.
    public var directoryServer: String? {
        get { self[GContact.DirectoryServer.self] }
        set { self[GContact.DirectoryServer.self] = newValue }
    }
    /// Days in the life of the person.
    public var events: [GContact.Event] {
        get { self[all: GContact.Event.self] }
        set { self[all: GContact.Event.self] = newValue }
    }
    /// What the person is called in other systems.
    public var externalIDs: [GContact.ExternalID] {
        get { self[all: GContact.ExternalID.self] }
        set { self[all: GContact.ExternalID.self] = newValue }
    }
    /// `male` or `female`.
    public var gender: String? {
        get { self[GContact.Gender.self] }
        set { self[GContact.Gender.self] = newValue }
    }
    /// What the person likes to do.
    public var hobbies: [String] {
        get { self[all: GContact.Hobby.self] }
        set { self[all: GContact.Hobby.self] = newValue }
    }
    /// The initials.
    public var initials: String? {
        get { self[GContact.Initials.self] }
        set { self[GContact.Initials.self] = newValue }
    }
    /// Notes about the person.
    public var jots: [GContact.Jot] {
        get { self[all: GContact.Jot.self] }
        set { self[all: GContact.Jot.self] = newValue }
    }
    /// Languages that the person prefers.
    public var languages: [GContact.Language] {
        get { self[all: GContact.Language.self] }
        set { self[all: GContact.Language.self] = newValue }
    }
    /// The name that the person was born with.
    public var maidenName: String? {
        get { self[GContact.MaidenName.self] }
        set { self[GContact.MaidenName.self] = newValue }
    }
    /// How far it is to the person.
    public var mileage: String? {
        get { self[GContact.Mileage.self] }
        set { self[GContact.Mileage.self] = newValue }
    }
    /// What friends call the person.
    public var nickname: String? {
        get { self[GContact.Nickname.self] }
        set { self[GContact.Nickname.self] = newValue }
    }
    /// What the person does for a living.
    public var occupation: String? {
        get { self[GContact.Occupation.self] }
        set { self[GContact.Occupation.self] = newValue }
    }
    /// How important the contact is.
    public var priority: GContact.Priority? {
        get { self[GContact.Priority.self] }
        set { self[GContact.Priority.self] = newValue }
    }
    /// People that belong to the person.
    public var relations: [GContact.Relation] {
        get { self[all: GContact.Relation.self] }
        set { self[all: GContact.Relation.self] = newValue }
    }
    /// How secret the contact is.
    public var sensitivity: GContact.Sensitivity? {
        get { self[GContact.Sensitivity.self] }
        set { self[GContact.Sensitivity.self] = newValue }
    }
    /// A short name.
    public var shortName: String? {
        get { self[GContact.ShortName.self] }
        set { self[GContact.ShortName.self] = newValue }
    }
    /// What the contact is about.
    public var subject: String? {
        get { self[GContact.Subject.self] }
        set { self[GContact.Subject.self] = newValue }
    }
    /// Properties that the user made up.
    public var userDefinedFields: [GContact.UserDefinedField] {
        get { self[all: GContact.UserDefinedField.self] }
        set { self[all: GContact.UserDefinedField.self] = newValue }
    }
    /// Pages of the person.
    public var websites: [GContact.Website] {
        get { self[all: GContact.Website.self] }
        set { self[all: GContact.Website.self] = newValue }
    }
    /// How the name is pronounced, in Japanese.
    public var yomiName: String? {
        get { self[GContact.YomiName.self] }
        set { self[GContact.YomiName.self] = newValue }
    }
}
