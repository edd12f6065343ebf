/// XML as services speak it: namespaces right, safe by default, and keeping what a type does not know.
///
/// A namespace for the types of this module. ``XML/Decoder`` and ``XML/Encoder`` are for structs with plain `Codable`,
/// ``XML/Extensions`` holds whatever such a struct has no property for, and ``XML/Records`` reads the records of a feed of
/// any size one by one. The grammar is XML 1.0 with namespaces; documents arrive in any encoding and leave in UTF-8.
///
/// The system's libxml2 (2.9 or newer) parses XML and HTML and evaluates XPath; reading types, writing, canonical forms and
/// encodings are this module's own. No other parser can be put in its place, no global state of it is changed, and
/// ``XML/Limits`` hold whatever its version. No other module needs it.
public enum XML {}

extension XML {
    /// The namespace that the prefix `xml` stands for, as in `xml:lang`.
    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
    /// The namespace of namespace declarations.
    static let xmlnsNamespace = "http://www.w3.org/2000/xmlns/"
}
