import AsyncXML

/// A text as it was read, with elements or comments inside that have no place in it: `a<br/>b` in content of type `html`.
///
/// Properties hold the text alone, without the place of what is inside; as long as nobody changes it, it is written as it was.
struct MixedText: Hashable, Sendable {
    let value: String
    let extensions: XML.Extensions
    /// With the texts.
    let all: XML.Extensions
}
