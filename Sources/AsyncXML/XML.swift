/// A namespace for XML as services use it: namespaces are exact, defaults are safe, and unknown content is kept.
///
/// ``XML/Decoder`` and ``XML/Encoder`` are for structs with synthesized `Codable`. ``XML/Extensions`` holds the content
/// for which such a struct has no property. ``XML/Records`` reads the records of a feed of any size one by one. The
/// grammar is XML 1.0 with namespaces. Documents may arrive in any encoding; they are written in UTF-8.
///
/// The system's libxml2 (2.9 or newer) parses XML and HTML and evaluates XPath. Reading types, writing, canonical forms
/// and encodings are implemented in this module. The parser cannot be replaced by another one, and none of its global
/// state is changed. ``XML/Limits`` apply with every version of it. No other module needs libxml2.
public enum XML {}

extension XML {
    /// The namespace of the prefix `xml`, as in `xml:lang`.
    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
    /// The namespace of namespace declarations.
    static let xmlnsNamespace = "http://www.w3.org/2000/xmlns/"
}
