// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension YouTube {
    /// What somebody says about himself.
    public struct UserProfile: GData.AtomEntry {
        public static let kinds: [GData.Kind] = [YouTube.kind("userProfile")]
        public static let declarations = GData.Declarations(
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
        /// The name that the person was given.
        public var firstName: String? {
            get { self[FirstName.self] }
            set { self[FirstName.self] = newValue }
        }
        /// The name of the family.
        public var lastName: String? {
            get { self[LastName.self] }
            set { self[LastName.self] = newValue }
        }
        /// What the person says about himself.
        public var aboutMe: String? {
            get { self[AboutMe.self] }
            set { self[AboutMe.self] = newValue }
        }
        /// How old the person is.
        public var age: Int? {
            get { self[Age.self] }
            set { self[Age.self] = newValue }
        }
        /// `m` or `f`.
        public var gender: String? {
            get { self[Gender.self] }
            set { self[Gender.self] = newValue }
        }
        /// Whether the person is looking for company: `single`, `taken` or `open`.
        public var relationship: String? {
            get { self[Relationship.self] }
            set { self[Relationship.self] = newValue }
        }
        /// Where the person lives.
        public var location: String? {
            get { self[Location.self] }
            set { self[Location.self] = newValue }
        }
        /// Where the person comes from.
        public var hometown: String? {
            get { self[Hometown.self] }
            set { self[Hometown.self] = newValue }
        }
        /// Where the person works.
        public var company: String? {
            get { self[Company.self] }
            set { self[Company.self] = newValue }
        }
        /// What the person does for a living.
        public var occupation: String? {
            get { self[Occupation.self] }
            set { self[Occupation.self] = newValue }
        }
        /// Where the person went to school.
        public var school: String? {
            get { self[School.self] }
            set { self[School.self] = newValue }
        }
        /// What the person likes to do.
        public var hobbies: String? {
            get { self[Hobbies.self] }
            set { self[Hobbies.self] = newValue }
        }
        /// The books that the person likes.
        public var books: String? {
            get { self[Books.self] }
            set { self[Books.self] = newValue }
        }
        /// The films that the person likes.
        public var movies: String? {
            get { self[Movies.self] }
            set { self[Movies.self] = newValue }
        }
        /// The music that the person likes.
        public var music: String? {
            get { self[Music.self] }
            set { self[Music.self] = newValue }
        }
        /// How often films of the person were seen.
        public var statistics: Statistics? {
            get { self[Statistics.self] }
            set { self[Statistics.self] = newValue }
        }
        /// A small image of the person.
        public var thumbnail: Media.Thumbnail? {
            get { self[Media.Thumbnail.self] }
            set { self[Media.Thumbnail.self] = newValue }
        }
        /// Films, playlists and subscriptions of the person.
        public var feedLinks: [GD.FeedLink] {
            get { self[all: GD.FeedLink.self] }
            set { self[all: GD.FeedLink.self] = newValue }
        }
    }

    /// What people say about themselves.
    public struct UserProfileFeed: GData.AtomFeed {
        public static let kinds: [GData.Kind] = [YouTube.kind("userProfile")]
        public var feed: Atom.Feed<UserProfile>
        public init(feed: Atom.Feed<UserProfile>) { self.feed = feed }
    }
}
