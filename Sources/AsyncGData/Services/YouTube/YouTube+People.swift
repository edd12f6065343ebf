// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension YouTube {
    /// The user's description of himself or herself.
    public enum AboutMe: Feeds.TextProperty { public static let element = YouTube.name("aboutMe") }

    /// The age of a user.
    public enum Age: Feeds.TextProperty {
        public static let element = YouTube.name("age")
        public typealias Value = Int
    }

    /// The favorite books of a user.
    public enum Books: Feeds.TextProperty { public static let element = YouTube.name("books") }

    /// The employer of a user.
    public enum Company: Feeds.TextProperty { public static let element = YouTube.name("company") }

    /// The given name of a user.
    public enum FirstName: Feeds.TextProperty { public static let element = YouTube.name("firstName") }

    /// The gender: `m` or `f`.
    public enum Gender: Feeds.TextProperty { public static let element = YouTube.name("gender") }

    /// The hobbies of a user.
    public enum Hobbies: Feeds.TextProperty { public static let element = YouTube.name("hobbies") }

    /// The home town of a user.
    public enum Hometown: Feeds.TextProperty { public static let element = YouTube.name("hometown") }

    /// The family name of a user.
    public enum LastName: Feeds.TextProperty { public static let element = YouTube.name("lastName") }

    /// The favorite films of a user.
    public enum Movies: Feeds.TextProperty { public static let element = YouTube.name("movies") }

    /// The favorite music of a user.
    public enum Music: Feeds.TextProperty { public static let element = YouTube.name("music") }

    /// The occupation of a user.
    public enum Occupation: Feeds.TextProperty { public static let element = YouTube.name("occupation") }

    /// The relationship status: `single`, `taken` or `open`.
    public enum Relationship: Feeds.TextProperty { public static let element = YouTube.name("relationship") }

    /// The schools that a user attended.
    public enum School: Feeds.TextProperty { public static let element = YouTube.name("school") }
}
