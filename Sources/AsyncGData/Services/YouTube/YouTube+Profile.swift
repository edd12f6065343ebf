// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension YouTube {
    /// The profile of a user.
    public struct UserProfile: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("userProfile")]
        public static let declarations = Feeds.Declarations(
            AboutMe.self,
            Age.self,
            Books.self,
            Company.self,
            FirstName.self,
            Gender.self,
            Hobbies.self,
            Hometown.self,
            LastName.self,
            Location.self,
            Movies.self,
            Music.self,
            Occupation.self,
            Relationship.self,
            School.self,
            Statistics.self,
            Username.self,
            GD.FeedLink.self
        )
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The name of the account.
        public var username: String? {
            get { self[Username.self] }
            set { self[Username.self] = newValue }
        }
        /// The given name.
        public var firstName: String? {
            get { self[FirstName.self] }
            set { self[FirstName.self] = newValue }
        }
        /// The family name.
        public var lastName: String? {
            get { self[LastName.self] }
            set { self[LastName.self] = newValue }
        }
        /// The user's description of himself or herself.
        public var aboutMe: String? {
            get { self[AboutMe.self] }
            set { self[AboutMe.self] = newValue }
        }
        /// The age.
        public var age: Int? {
            get { self[Age.self] }
            set { self[Age.self] = newValue }
        }
        /// The gender: `m` or `f`.
        public var gender: String? {
            get { self[Gender.self] }
            set { self[Gender.self] = newValue }
        }
        /// The relationship status: `single`, `taken` or `open`.
        public var relationship: String? {
            get { self[Relationship.self] }
            set { self[Relationship.self] = newValue }
        }
        /// The place where the user lives.
        public var location: String? {
            get { self[Location.self] }
            set { self[Location.self] = newValue }
        }
        /// The home town.
        public var hometown: String? {
            get { self[Hometown.self] }
            set { self[Hometown.self] = newValue }
        }
        /// The employer.
        public var company: String? {
            get { self[Company.self] }
            set { self[Company.self] = newValue }
        }
        /// The occupation.
        public var occupation: String? {
            get { self[Occupation.self] }
            set { self[Occupation.self] = newValue }
        }
        /// The schools that the user attended.
        public var school: String? {
            get { self[School.self] }
            set { self[School.self] = newValue }
        }
        /// The hobbies.
        public var hobbies: String? {
            get { self[Hobbies.self] }
            set { self[Hobbies.self] = newValue }
        }
        /// The user's favorite books.
        public var books: String? {
            get { self[Books.self] }
            set { self[Books.self] = newValue }
        }
        /// The user's favorite films.
        public var movies: String? {
            get { self[Movies.self] }
            set { self[Movies.self] = newValue }
        }
        /// The user's favorite music.
        public var music: String? {
            get { self[Music.self] }
            set { self[Music.self] = newValue }
        }
        /// The numbers of views and subscribers.
        public var statistics: Statistics? {
            get { self[Statistics.self] }
            set { self[Statistics.self] = newValue }
        }
        /// A small image of the user.
        public var thumbnail: Media.Thumbnail? {
            get { self[Media.Thumbnail.self] }
            set { self[Media.Thumbnail.self] = newValue }
        }
        /// The feeds of the user's videos, playlists and subscriptions.
        public var feedLinks: [GD.FeedLink] {
            get { self[all: GD.FeedLink.self] }
            set { self[all: GD.FeedLink.self] = newValue }
        }
    }

    /// The profiles of users.
    public struct UserProfileFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [YouTube.kind("userProfile")]
        public var feed: Atom.Feed<UserProfile>
        public init(feed: Atom.Feed<UserProfile>) { self.feed = feed }
    }
}
