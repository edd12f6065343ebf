import AsyncGData
import AsyncXML

/// A typed property, and where lxml finds the same.
struct TypedValue: Sendable {
    let path: String
    let values: @Sendable (any Feeds.Extensible) -> [String?]

    init(_ path: String, _ values: @escaping @Sendable (any Feeds.Extensible) -> [String?]) {
        self.path = path
        self.values = values
    }

    /// A property of each element of a type.
    init<E: Feeds.Element>(_ path: String, _ type: E.Type, _ property: @escaping @Sendable (E) -> Any?) {
        self.init(path) { carrier in carrier[all: type].map { property($0).map { "\($0)" } } }
    }

    /// A property of each element of a list inside of elements of a type.
    init<E: Feeds.Element, Inner>(
        _ path: String,
        _ type: E.Type,
        each list: @escaping @Sendable (E) -> [Inner],
        _ property: @escaping @Sendable (Inner) -> Any?
    ) {
        self.init(path) { carrier in carrier[all: type].flatMap(list).map { property($0).map { "\($0)" } } }
    }

    /// The value of each element of a kind.
    init<P: Feeds.Property>(_ path: String, _ property: P.Type) {
        self.init(path) { carrier in carrier[all: property].map { "\($0)" } }
    }

    static let all: [TypedValue] = events + contacts + resources + media
}

extension TypedValue {
    private static let events: [TypedValue] = [
        TypedValue("gd:when@startTime", GD.When.self) { $0.startTime },
        TypedValue("gd:when@endTime", GD.When.self) { $0.endTime },
        TypedValue("gd:when/gd:reminder@minutes", GD.When.self, each: \.reminders) { $0.minutes },
        TypedValue("gd:where@valueString", GD.Where.self) { $0.valueString },
        TypedValue("gd:who@email", GD.Who.self) { $0.email },
        TypedValue("gd:who@rel", GD.Who.self) { $0.rel },
        TypedValue("gd:who@valueString", GD.Who.self) { $0.valueString },
        TypedValue("gd:who/gd:attendeeStatus@value", GD.Who.self, each: { $0.attendeeStatus.map { [$0] } ?? [] }) {
            $0.value
        },
        TypedValue("gd:eventStatus@value", GD.EventStatus.self),
        TypedValue("gd:transparency@value", GD.Transparency.self),
        TypedValue("gd:visibility@value", GD.Visibility.self),
        TypedValue("gd:recurrence", GD.Recurrence.self),
        TypedValue("gd:originalEvent@id", GD.OriginalEvent.self) { $0.id },
        TypedValue("gd:originalEvent@href", GD.OriginalEvent.self) { $0.href },
        TypedValue("gd:originalEvent/gd:when@startTime", GD.OriginalEvent.self) { $0.when?.startTime },
        TypedValue("gd:reminder@minutes", GD.Reminder.self) { $0.minutes },
        TypedValue("gd:comments/gd:feedLink@href", GD.Comments.self) { $0.feedLink?.href },
        TypedValue("gd:comments/gd:feedLink@countHint", GD.Comments.self) { $0.feedLink?.countHint },
    ]

    private static let contacts: [TypedValue] = [
        TypedValue("gd:name/gd:givenName", GD.Name.self) { $0.givenName?.text },
        TypedValue("gd:name/gd:familyName", GD.Name.self) { $0.familyName?.text },
        TypedValue("gd:name/gd:fullName", GD.Name.self) { $0.fullName?.text },
        TypedValue("gd:email@address", GD.Email.self) { $0.address },
        TypedValue("gd:email@rel", GD.Email.self) { $0.rel },
        TypedValue("gd:email@label", GD.Email.self) { $0.label },
        TypedValue("gd:email@primary", GD.Email.self) { $0.isPrimary },
        TypedValue("gd:im@address", GD.IM.self) { $0.address },
        TypedValue("gd:im@protocol", GD.IM.self) { $0.protocol },
        TypedValue("gd:im@label", GD.IM.self) { $0.label },
        TypedValue("gd:phoneNumber", GD.PhoneNumber.self) { $0.number },
        TypedValue("gd:phoneNumber@rel", GD.PhoneNumber.self) { $0.rel },
        TypedValue("gd:postalAddress", GD.PostalAddress.self) { $0.text },
        TypedValue("gd:structuredPostalAddress/gd:street", GD.StructuredPostalAddress.self) { $0.street },
        TypedValue("gd:structuredPostalAddress/gd:city", GD.StructuredPostalAddress.self) { $0.city },
        TypedValue("gd:structuredPostalAddress/gd:country", GD.StructuredPostalAddress.self) { $0.country?.text },
        TypedValue("gd:structuredPostalAddress/gd:postcode", GD.StructuredPostalAddress.self) { $0.postcode },
        TypedValue("gd:organization@label", GD.Organization.self) { $0.label },
        TypedValue("gd:organization@rel", GD.Organization.self) { $0.rel },
        TypedValue("gd:organization/gd:orgName", GD.Organization.self) { $0.name?.text },
        TypedValue("gd:organization/gd:orgTitle", GD.Organization.self, each: { $0.title.map { [$0] } ?? [] }) { $0 },
        TypedValue("gd:extendedProperty@name", GD.ExtendedProperty.self) { $0.name },
        TypedValue("gd:extendedProperty@value", GD.ExtendedProperty.self) { $0.value },
    ]

    private static let resources: [TypedValue] = [
        TypedValue("gd:resourceId", GD.ResourceID.self),
        TypedValue("gd:lastViewed", GD.LastViewed.self),
        TypedValue("gd:quotaBytesTotal", GD.QuotaBytesTotal.self),
        TypedValue("gd:quotaBytesUsed", GD.QuotaBytesUsed.self),
        TypedValue("gd:feedLink@href", GD.FeedLink.self) { $0.href },
        TypedValue("gd:feedLink@rel", GD.FeedLink.self) { $0.rel },
        TypedValue("gd:feedLink@countHint", GD.FeedLink.self) { $0.countHint },
        TypedValue("gd:rating@numRaters", GD.Rating.self) { $0.numRaters },
        TypedValue("gAcl:scope@type", GACL.Scope.self) { $0.type },
        TypedValue("gAcl:scope@value", GACL.Scope.self) { $0.value },
        TypedValue("gAcl:role@value", GACL.Role.self),
        TypedValue("gAcl:withKey@key", GACL.WithKey.self) { $0.key },
        TypedValue("gAcl:withKey/gAcl:role@value", GACL.WithKey.self) { $0.role?.value },
        TypedValue("app:edited", AtomPub.Edited.self),
        TypedValue("app:control/app:draft", AtomPub.Control.self, each: { $0.draft.map { [$0] } ?? [] }) { $0 },
        TypedValue("thr:total", Threading.Total.self),
        TypedValue("thr:in-reply-to@ref", Threading.InReplyTo.self) { $0.ref },
        TypedValue("openSearch:totalResults", OpenSearch.TotalResults.self),
        TypedValue("openSearch:startIndex", OpenSearch.StartIndex.self),
        TypedValue("openSearch:itemsPerPage", OpenSearch.ItemsPerPage.self),
        TypedValue("openSearchRSS:totalResults", OpenSearchRSS.TotalResults.self),
    ]

    private static let media: [TypedValue] = [
        TypedValue("media:thumbnail@url", Media.Thumbnail.self) { $0.url },
        TypedValue("media:group/media:thumbnail@url", Media.Group.self, each: \.thumbnails) { $0.url },
        TypedValue("media:group/media:thumbnail@height", Media.Group.self, each: \.thumbnails) { $0.height },
        TypedValue("media:group/media:thumbnail@time", Media.Group.self, each: \.thumbnails) { $0.time },
        TypedValue("media:group/media:content@url", Media.Group.self, each: \.contents) { $0.url },
        TypedValue("media:group/media:content@type", Media.Group.self, each: \.contents) { $0.type },
        TypedValue("media:group/media:content@medium", Media.Group.self, each: \.contents) { $0.medium },
        TypedValue("media:group/media:content@width", Media.Group.self, each: \.contents) { $0.width },
        TypedValue("media:group/media:title", Media.Group.self, each: { $0.title.map { [$0] } ?? [] }) { $0.text },
        TypedValue("media:group/media:keywords", Media.Group.self, each: { $0.keywords.map { [$0] } ?? [] }) { $0 },
        TypedValue("media:group/media:credit", Media.Group.self, each: \.credits) { $0.text },
        TypedValue("media:group/media:category@label", Media.Group.self, each: \.categories) { $0.label },
        TypedValue("media:group/media:player@url", Media.Group.self, each: { $0.player.map { [$0] } ?? [] }) { $0.url },
        TypedValue("media:group/media:rating", Media.Group.self, each: \.ratings) { $0.text },
    ]
}
