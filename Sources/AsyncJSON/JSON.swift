/// A namespace for JSON as services use it: it reads exactly, it is fast, and it keeps the members it does not know.
///
/// ``JSON/Model`` is for structs with a field table. ``JSON/Value`` is for documents whose shape is not declared.
/// ``JSON/UnknownMembers`` holds the members for which a declared shape has no property. The grammar is RFC 8259, in
/// UTF-8, without extensions.
public enum JSON {}
