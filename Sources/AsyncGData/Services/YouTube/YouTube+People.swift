// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension YouTube {
    /// What somebody says about himself.
    public enum AboutMe: GData.TextProperty { public static let element = YouTube.name("aboutMe") }

    /// How old somebody is.
    public enum Age: GData.TextProperty {
        public static let element = YouTube.name("age")
        public typealias Value = Int
    }

    /// The books that somebody likes.
    public enum Books: GData.TextProperty { public static let element = YouTube.name("books") }

    /// Where somebody works.
    public enum Company: GData.TextProperty { public static let element = YouTube.name("company") }

    /// The name that somebody was given.
    public enum FirstName: GData.TextProperty { public static let element = YouTube.name("firstName") }

    /// `m` or `f`.
    public enum Gender: GData.TextProperty { public static let element = YouTube.name("gender") }

    /// What somebody likes to do.
    public enum Hobbies: GData.TextProperty { public static let element = YouTube.name("hobbies") }

    /// Where somebody comes from.
    public enum Hometown: GData.TextProperty { public static let element = YouTube.name("hometown") }

    /// The name of somebody's family.
    public enum LastName: GData.TextProperty { public static let element = YouTube.name("lastName") }

    /// The films that somebody likes.
    public enum Movies: GData.TextProperty { public static let element = YouTube.name("movies") }

    /// The music that somebody likes.
    public enum Music: GData.TextProperty { public static let element = YouTube.name("music") }

    /// What somebody does for a living.
    public enum Occupation: GData.TextProperty { public static let element = YouTube.name("occupation") }

    /// Whether somebody is looking for company: `single`, `taken` or `open`.
    public enum Relationship: GData.TextProperty { public static let element = YouTube.name("relationship") }

    /// Where somebody went to school.
    public enum School: GData.TextProperty { public static let element = YouTube.name("school") }
}
