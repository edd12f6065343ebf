// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

extension YouTube {
    /// The user's description of himself or herself.
    public enum AboutMe: GData.TextProperty { public static let element = YouTube.name("aboutMe") }

    /// The age of a user.
    public enum Age: GData.TextProperty {
        public static let element = YouTube.name("age")
        public typealias Value = Int
    }

    /// The favorite books of a user.
    public enum Books: GData.TextProperty { public static let element = YouTube.name("books") }

    /// The employer of a user.
    public enum Company: GData.TextProperty { public static let element = YouTube.name("company") }

    /// The given name of a user.
    public enum FirstName: GData.TextProperty { public static let element = YouTube.name("firstName") }

    /// The gender: `m` or `f`.
    public enum Gender: GData.TextProperty { public static let element = YouTube.name("gender") }

    /// The hobbies of a user.
    public enum Hobbies: GData.TextProperty { public static let element = YouTube.name("hobbies") }

    /// The home town of a user.
    public enum Hometown: GData.TextProperty { public static let element = YouTube.name("hometown") }

    /// The family name of a user.
    public enum LastName: GData.TextProperty { public static let element = YouTube.name("lastName") }

    /// The favorite films of a user.
    public enum Movies: GData.TextProperty { public static let element = YouTube.name("movies") }

    /// The favorite music of a user.
    public enum Music: GData.TextProperty { public static let element = YouTube.name("music") }

    /// The occupation of a user.
    public enum Occupation: GData.TextProperty { public static let element = YouTube.name("occupation") }

    /// The relationship status: `single`, `taken` or `open`.
    public enum Relationship: GData.TextProperty { public static let element = YouTube.name("relationship") }

    /// The schools that a user attended.
    public enum School: GData.TextProperty { public static let element = YouTube.name("school") }
}
