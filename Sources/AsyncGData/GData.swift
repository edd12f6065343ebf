/// Google Data and its extensions: what a feed of a service has beyond Atom.
///
/// A namespace for the machinery of this module. ``Atom`` holds feeds and entries, ``GD`` and its neighbours the elements of one
/// vocabulary each; ``GData/Property``, ``GData/Element`` and ``GData/EntryKind`` are what a vocabulary of your own is made of,
/// and ``GData/Registry`` is where they are made known.
public enum GData {}
