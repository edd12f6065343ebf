/// Google Data and its extensions: the parts of a service's feed that go beyond Atom.
///
/// A namespace for the machinery of this module. ``Atom`` holds feeds and entries. ``GD`` and its neighbours hold the
/// elements of one vocabulary each. A vocabulary of your own consists of ``GData/Property``, ``GData/Element`` and
/// ``GData/EntryKind`` types, and is registered in a ``GData/Registry``.
public enum GData {}
