// Users of this module read and write documents with the coders of AsyncXML.
@_exported public import AsyncXML

/// The parts of feeds that all formats and vocabularies share.
///
/// A namespace for the machinery of this module. ``Atom``, ``RSS`` and ``Atom03`` hold the formats. ``Media``,
/// ``Threading`` and their neighbours hold the elements of one vocabulary each. A vocabulary of your own consists of
/// ``Feeds/Property``, ``Feeds/Element`` and ``Feeds/EntryKind`` types, and is registered in a ``Feeds/Registry``.
public enum Feeds {}

extension Feeds {
    /// The namespace of `gd:kind`, `gd:etag` and `gd:fields`: the attributes by which entries and feeds state their
    /// kind, their version and their parts.
    package static let statementNamespace = "http://schemas.google.com/g/2005"
}
