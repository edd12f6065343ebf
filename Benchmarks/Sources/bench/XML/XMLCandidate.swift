/// One side of a comparison, ours or a peer, on one input.
enum XMLCandidate: String, CaseIterable, Sendable {
    /// libxml2's SAX2 interface with empty functions: nothing that is built on libxml2 can be faster.
    case floor

    /// Plain Codable, a record at a time from pieces of 64 KiB, unknown content kept, handed to a function.
    case streaming
    /// The same as an asynchronous sequence.
    case sequence
    /// Plain Codable, the whole document at once.
    case whole
    /// `XML.CursorDecodable`, a record at a time.
    case record
    /// Plain Codable, written with what was unknown.
    case encoding

    /// XMLCoder, which drops unknown content.
    case xmlCoder
    case xmlCoderEncoding
    /// Foundation's tree, read into the same structs by hand.
    case document
    /// Foundation's parser with a delegate that does nothing.
    case parser
    /// libxml2 writing a tree that is there.
    case dump
}
