// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Files, documents and folders.
public enum GDocs: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/docs/2007"
    public static let prefix = "docs"
}

extension GDocs {
    /// The number of the change that a resource was last part of.
    public enum Changestamp: GData.ValueProperty {
        public static let element = GDocs.name("changestamp")
        public typealias Value = Int64
    }

    /// What a file is about.
    public enum Description: GData.TextProperty { public static let element = GDocs.name("description") }

    /// The media type that another application gave its file.
    public enum ExternalAppEntryMIMEType: GData.TextProperty {
        public static let element = GDocs.name("externalAppEntryMimeType")
    }

    /// What a file was called when it was uploaded.
    public enum Filename: GData.TextProperty { public static let element = GDocs.name("filename") }

    /// The number of the last change there is.
    public enum LargestChangestamp: GData.ValueProperty {
        public static let element = GDocs.name("largestChangestamp")
        public typealias Value = Int64
    }

    /// When somebody last commented on a file.
    public enum LastCommented: GData.TextProperty {
        public static let element = GDocs.name("lastCommented")
        public typealias Value = Atom.DateTime
    }

    /// The MD5 checksum of the content, in hexadecimal digits.
    public enum MD5Checksum: GData.TextProperty { public static let element = GDocs.name("md5Checksum") }

    /// When the user last changed something.
    public enum ModifiedByMeDate: GData.TextProperty {
        public static let element = GDocs.name("modifiedByMeDate")
        public typealias Value = Atom.DateTime
    }

    /// Whether a file is an image or film of Google+.
    public enum PlusMediaFile: GData.ValueProperty {
        public static let element = GDocs.name("plusMediaFile")
        public typealias Value = Bool
    }

    /// Whether a folder is an album of Google+.
    public enum PlusPhotosFolder: GData.ValueProperty {
        public static let element = GDocs.name("plusPhotosFolder")
        public typealias Value = Bool
    }

    /// Whether a folder is that of all albums of Google+.
    public enum PlusPhotosRootFolder: GData.ValueProperty {
        public static let element = GDocs.name("plusPhotosRootFolder")
        public typealias Value = Bool
    }

    /// Whether a revision can be seen on the web.
    public enum Publish: GData.ValueProperty {
        public static let element = GDocs.name("publish")
        public typealias Value = Bool
    }

    /// Whether later revisions take its place there.
    public enum PublishAuto: GData.ValueProperty {
        public static let element = GDocs.name("publishAuto")
        public typealias Value = Bool
    }

    /// Whether people outside of the domain can see a revision on the web.
    public enum PublishOutsideDomain: GData.ValueProperty {
        public static let element = GDocs.name("publishOutsideDomain")
        public typealias Value = Bool
    }

    /// How many bytes are stored in the trash.
    public enum QuotaBytesUsedInTrash: GData.TextProperty {
        public static let element = GDocs.name("quotaBytesUsedInTrash")
        public typealias Value = Int64
    }

    /// How storage is limited: `limited` or `unlimited`.
    public enum QuotaType: GData.TextProperty { public static let element = GDocs.name("quotaType") }

    /// That something is no longer there for the user.
    public enum Removed: GData.Flag { public static let element = GDocs.name("removed") }

    /// When something was shared with the user.
    public enum SharedWithMeDate: GData.TextProperty {
        public static let element = GDocs.name("sharedWithMeDate")
        public typealias Value = Atom.DateTime
    }

    /// What a file is to be called where it is downloaded.
    public enum SuggestedFilename: GData.TextProperty { public static let element = GDocs.name("suggestedFilename") }

    /// Whether those who may write can let others do so.
    public enum WritersCanInvite: GData.ValueProperty {
        public static let element = GDocs.name("writersCanInvite")
        public typealias Value = Bool
    }
}
