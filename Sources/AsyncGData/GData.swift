// Users of a Google Data service import only this module.
@_exported public import AsyncFeeds
@_exported public import AsyncFetch

/// The protocol of Google Data services: queries, batches, and what its services add to feeds.
///
/// A namespace. ``GD`` and its neighbours hold the elements of one vocabulary each. Feeds and entries themselves, and
/// the machinery for elements and kinds, are in `AsyncFeeds`.
public enum GData {}
