import AsyncGData
import AsyncXML
import Testing

/// Each supplier is known in each kind of entry, feed and element that carried it, and comes out as it came in.
@Suite struct SuppliersTests {
    /// All services; and what the original had, but let nothing carry, is taken by any entry.
    static let registry: Feeds.Registry = {
        var registry = Feeds.Registry.all
        for item in [GD.Money.self, GD.CustomProperty.self] as [any Feeds.Declarable.Type] {
            try? registry.declare(item, in: Atom.Entry.self)
        }
        return registry
    }()
    static let decoder = registry.decoder

    @Test(arguments: Supplier.all)
    func eachCarrierTakesIt(supplier: Supplier) throws {
        let places = supplier.places
        #expect(!places.isEmpty)
        for place in places {
            let text = supplier.document(at: place)
            try check(place.root, text)
            // The same place does not take just anything.
            try checkIsUnknown(place.root, text, supplier)
        }
    }

    private func checkIsUnknown<Root: Codable & XML.Root>(
        _ type: Root.Type,
        _ text: String,
        _ supplier: Supplier
    ) throws {
        // Atom's have no prefix, except in AtomPub's documents.
        let isPrefixed = supplier.isAttribute || text.contains("<\(supplier.name)")
        let name = isPrefixed ? supplier.name : String(supplier.name.drop { $0 != ":" }.dropFirst())
        let other =
            supplier.isAttribute
            ? text.replacing(" \(name)=", with: " \(name)Other=")
            : text.replacing("<\(name)>", with: "<\(name)Other>").replacing("<\(name) ", with: "<\(name)Other ")
                .replacing("</\(name)>", with: "</\(name)Other>")
        #expect(other != text)
        let value = try Self.decoder.decode(type, from: other.utf8)
        #expect(!Self.registry.unknowns(in: value).isEmpty, "\(other)")
    }

    private func check<Root: Codable & XML.Root>(_ type: Root.Type, _ text: String) throws {
        let value = try Self.decoder.decode(type, from: text.utf8)
        let unknowns = Self.registry.unknowns(in: value)
        #expect(unknowns.isEmpty, "\(type) does not take \(unknowns): \(text)")
        #expect(try canonical(XML.Encoder().encode(value)) == canonical(text.utf8))
    }

    /// Those that their services did not register by a kind are found by nothing.
    static let registered = Original.all.filter { $0.kind != nil }

    @Test func mostKindsAreFoundByWhatTheySay() { #expect(Self.registered.count == 82) }

    @Test(arguments: registered)
    func eachKindIsFoundByWhatItSays(original: Original) throws {
        let name = original.name.hasPrefix("Feed") ? "feed" : "entry"
        let kind = try #require(original.kind)
        var text = "<\(name) xmlns=\"\(Atom.namespace)\" xmlns:gd=\"\(GD.namespace)\""
        if kind.term.contains("://") {
            text += "><category term=\"\(kind.term)\" scheme=\"\(kind.scheme ?? Feeds.Kind.scheme)\"/></\(name)>"
        } else {
            text += " gd:kind=\"\(kind.term)\"/>"
        }
        let document = try Feeds.Registry.all.decoder.decode(Feeds.Document.self, from: text.utf8)
        let found: any Sendable =
            switch document {
            case .feed(let feed): feed
            case .entry(let entry): entry
            default: 0
            }
        #expect(Swift.type(of: found as Any) == original.type)
    }

    @Test func whatAnotherServiceHasIsUnknown() throws {
        let text = """
            <entry xmlns="\(Atom.namespace)" xmlns:c="\(GCal.namespace)"><c:color value="#ffffff"/></entry>
            """
        for original in Original.all where original.name.hasPrefix("Entry") && original.name != "EntryCalendar" {
            let value = try Feeds.Registry.all.decoder.decode(original.type, from: text.utf8)
            #expect(Feeds.Registry.all.unknowns(in: value).map(\.description) == ["c:color in Entry"])
        }
    }

    @Test func theListOfKindsIsWhole() {
        #expect(Original.all.count + Original.bases.count == 99)
        #expect(Set(Original.all.map { ObjectIdentifier($0.type) }).count == Original.all.count)
        let services: [any GData.KindSet.Type] = [
            GCal.self, GContact.self, GDocs.self, GPhoto.self, GSheets.self, YouTube.self, Blogger.self,
        ]
        // Atom's two and those of access control are registered elsewhere; the metadata of documents had no class.
        #expect(services.map { $0.entries.count + $0.feeds.count }.reduce(0, +) == Original.all.count - 4 + 1)
    }
}

/// Where a supplier stands.
struct Place {
    /// The type of the document.
    let root: any (Codable & Sendable & XML.Root).Type
    /// The elements around it, outermost first.
    var path: [String] = []
}

extension Supplier {
    /// What carries suppliers of which the reference does not tell it.
    private static let untold = [
        "docs:exportFormat": "metadata", "docs:importFormat": "metadata", "docs:feature": "metadata",
        "docs:maxUploadSize": "metadata", "docs:quotaBytesUsedInTrash": "metadata", "docs:quotaType": "metadata",
        "gd:quotaBytesTotal": "metadata", "gContact:yomiName": "EntryContactBase", "atom:generator": "FeedBase",
        "gd:money": "entry", "gd:customProperty": "entry", "thr:count": "Link", "thr:updated": "Link",
    ]

    /// What is not in the entry itself, but in another element of it.
    private static let inner = [
        "yt:country": "media:rating", "yt:format": "media:content", "yt:name": "media:thumbnail",
        "yt:type": "media:credit", "yt:token": "atom:link", "yt:state": "app:control", "yt:incomplete": "app:control",
    ]

    /// All places that the supplier can be at.
    var places: [Place] {
        let told = carriers.isEmpty ? [Self.untold[name] ?? "EntryBase"] : carriers.filter { $0 != "Object" }
        let places = told.flatMap(Self.places(in:))
        guard let element = Self.inner[name] else { return places }
        return places.map { Place(root: $0.root, path: $0.path + [element]) }
    }

    private static func places(in carrier: String) -> [Place] {
        switch carrier {
        case "metadata": [Place(root: GDocs.Metadata.self)]
        case "AtomServiceDocument": [Place(root: AtomPub.Service.self)]
        case "YouTubeMediaGroup": [Place(root: YouTube.Video.self, path: ["media:group"])]
        case "CalendarWhen": [Place(root: GCal.FreeBusy.self, path: ["gCal:busy"])]
        case "entry": [Place(root: Atom.Entry.self)]
        case "Link": [Place(root: Atom.Entry.self, path: ["atom:link"])]
        default:
            if let supplier = all.first(where: { $0.type == carrier }) {
                supplier.places.map { Place(root: $0.root, path: $0.path + [supplier.name]) }
            } else {
                Original.all(for: carrier).map { Place(root: $0.type) }
            }
        }
    }

    /// A document with the supplier at its place; Atom's elements have no prefix, for the document's root is written so.
    func document(at place: Place) -> String {
        let attributes = attributes.map { " \($0)=\"1\"" }.joined()
        var content = isAttribute ? "" : "<\(name)\(attributes)>\(hasText ? "1" : "")</\(name)>"
        var own = isAttribute ? " \(name)=\"1\"" : ""
        for element in place.path.reversed() {
            content = "<\(element)\(own)>\(content)</\(element)>"
            own = ""
        }
        let root = place.root.element.qualified
        let declarations = Self.namespaces.map { " xmlns:\($0.key)=\"\($0.value)\"" }.sorted().joined()
        if root.hasPrefix("app:") { return "<\(root)\(declarations)\(own)>\(content)</\(root)>" }
        let text = "<\(root) xmlns=\"\(Atom.namespace)\"\(declarations)\(own)>\(content)</\(root)>"
        return text.replacing("<atom:", with: "<").replacing("</atom:", with: "</")
    }
}
