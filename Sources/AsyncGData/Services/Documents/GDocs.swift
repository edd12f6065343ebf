// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of files, documents and folders.
public enum GDocs: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/docs/2007"
    public static let prefix = "docs"
}

extension GDocs {
    /// The number of the last change that a resource was a part of.
    public enum Changestamp: Feeds.ValueProperty {
        public static let element = GDocs.name("changestamp")
        public typealias Value = Int64
    }

    /// The description of a file.
    public enum Description: Feeds.TextProperty { public static let element = GDocs.name("description") }

    /// The media type that another application has set for its file.
    public enum ExternalAppEntryMIMEType: Feeds.TextProperty {
        public static let element = GDocs.name("externalAppEntryMimeType")
    }

    /// The file name at the time of the upload.
    public enum Filename: Feeds.TextProperty { public static let element = GDocs.name("filename") }

    /// The number of the latest change.
    public enum LargestChangestamp: Feeds.ValueProperty {
        public static let element = GDocs.name("largestChangestamp")
        public typealias Value = Int64
    }

    /// The time of the last comment on a file.
    public enum LastCommented: Feeds.TextProperty {
        public static let element = GDocs.name("lastCommented")
        public typealias Value = Atom.DateTime
    }

    /// The MD5 checksum of the content, in hexadecimal digits.
    public enum MD5Checksum: Feeds.TextProperty { public static let element = GDocs.name("md5Checksum") }

    /// The time of the user's last change.
    public enum ModifiedByMeDate: Feeds.TextProperty {
        public static let element = GDocs.name("modifiedByMeDate")
        public typealias Value = Atom.DateTime
    }

    /// The element that indicates whether a file is an image or video of Google+.
    public enum PlusMediaFile: Feeds.ValueProperty {
        public static let element = GDocs.name("plusMediaFile")
        public typealias Value = Bool
    }

    /// The element that indicates whether a folder is an album of Google+.
    public enum PlusPhotosFolder: Feeds.ValueProperty {
        public static let element = GDocs.name("plusPhotosFolder")
        public typealias Value = Bool
    }

    /// The element that indicates whether a folder is that of all albums of Google+.
    public enum PlusPhotosRootFolder: Feeds.ValueProperty {
        public static let element = GDocs.name("plusPhotosRootFolder")
        public typealias Value = Bool
    }

    /// The element that indicates whether a revision is published on the web.
    public enum Publish: Feeds.ValueProperty {
        public static let element = GDocs.name("publish")
        public typealias Value = Bool
    }

    /// The element that indicates whether later revisions are published automatically.
    public enum PublishAuto: Feeds.ValueProperty {
        public static let element = GDocs.name("publishAuto")
        public typealias Value = Bool
    }

    /// The element that indicates whether a revision is published outside the domain.
    public enum PublishOutsideDomain: Feeds.ValueProperty {
        public static let element = GDocs.name("publishOutsideDomain")
        public typealias Value = Bool
    }

    /// The number of stored bytes that are in the trash.
    public enum QuotaBytesUsedInTrash: Feeds.TextProperty {
        public static let element = GDocs.name("quotaBytesUsedInTrash")
        public typealias Value = Int64
    }

    /// The type of the storage limit: `limited` or `unlimited`.
    public enum QuotaType: Feeds.TextProperty { public static let element = GDocs.name("quotaType") }

    /// A flag for a resource that is no longer available to the user.
    public enum Removed: Feeds.Flag { public static let element = GDocs.name("removed") }

    /// The time at which a resource was shared with the user.
    public enum SharedWithMeDate: Feeds.TextProperty {
        public static let element = GDocs.name("sharedWithMeDate")
        public typealias Value = Atom.DateTime
    }

    /// The suggested name of a file for downloads.
    public enum SuggestedFilename: Feeds.TextProperty { public static let element = GDocs.name("suggestedFilename") }

    /// The element that indicates whether writers can invite other writers.
    public enum WritersCanInvite: Feeds.ValueProperty {
        public static let element = GDocs.name("writersCanInvite")
        public typealias Value = Bool
    }
}
