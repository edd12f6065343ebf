package import AsyncXML

/// A document like those that servers send, the same at every run.
package struct XMLInput: Sendable {
    package let name: String
    /// The name of each entry.
    package let entry: XML.Name
    let head: String
    let tail: String
    /// Any number of entries, the first of which has this index.
    let entries: @Sendable (_ first: Int, _ count: Int) -> [UInt8]
    package let count: Int

    /// The whole document.
    package func bytes() -> [UInt8] { Array(head.utf8) + entries(0, count) + Array(tail.utf8) }

    /// A document that is made while it is read: 64 KiB at a time, at least `size` bytes in all.
    package func chunks(size: Int) -> Chunks { Chunks(self, size: size) }

    /// Calendar entries, 2 MB.
    package static let feed1k = feed("feed1k", count: 1_000)
    /// The same, 41 MB.
    package static let feed20k = feed("feed20k", count: 20_000)
    /// An answer to PROPFIND, 7.5 MB.
    package static let dav10k = XMLInput(
        name: "dav10k",
        entry: XML.Name("DAV:", "d:response"),
        head: Response.head,
        tail: "</d:multistatus>\n",
        entries: { first, count in (first..<first + count).flatMap { Array(Response($0).xml.utf8) } },
        count: 10_000
    )

    private static func feed(_ name: String, count: Int) -> XMLInput {
        XMLInput(
            name: name,
            entry: XML.Name("http://www.w3.org/2005/Atom", "entry"),
            head: CalendarEvent.head,
            tail: "</feed>\n",
            entries: { first, count in
                (first..<first + count).flatMap { Array(CalendarEvent($0).xml.utf8) }
            },
            count: count
        )
    }
}
