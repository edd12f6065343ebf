import AsyncGData
import AsyncXML
import Testing

/// Changes a document by its typed properties, and expects that one place of it and nothing else is different then.
func expectChange<Root: Codable & XML.Root>(
    of text: String,
    as type: Root.Type,
    from old: String,
    to new: String,
    by change: (inout Root) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    var value = try decode(type, text, by: Feeds.Registry.all.decoder)
    #expect(try canonical(encode(value).utf8) == canonical(text.utf8), sourceLocation: sourceLocation)
    change(&value)
    #expect(text.split(separator: old, omittingEmptySubsequences: false).count == 2, sourceLocation: sourceLocation)
    let changed = text.replacing(old, with: new)
    #expect(try canonical(encode(value).utf8) == canonical(changed.utf8), sourceLocation: sourceLocation)
}
