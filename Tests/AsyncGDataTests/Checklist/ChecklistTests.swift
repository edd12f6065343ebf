import AsyncGData
import AsyncXML
import Testing

/// Each supplier of the checklist has a typed property or type: a document with it has nothing unknown.
@Suite struct ChecklistTests {
    /// The vocabularies that are complete.
    static let prefixes: Set = ["atom", "app", "openSearch", "batch", "gd", "gAcl", "media", "georss", "geo", "thr"]
    static let suppliers = Supplier.all.filter { prefixes.contains($0.prefix) }

    /// What these vocabularies declare, as if every entry and feed could have it.
    static let registry: GData.Registry = {
        var registry = GData.Registry()
        for item in (GD.declarations + GACL.Rule.declarations).items {
            try? registry.declare(item, in: Atom.Entry.self)
            try? registry.declare(item, in: GData.AnyFeed.self)
        }
        return registry
    }()

    @Test func theChecklistIsWhole() {
        #expect(Supplier.all.count == 273)
        #expect(Set(Supplier.all.map(\.prefix)).count == 17)
        #expect(Self.suppliers.count == 116)
    }

    @Test(arguments: suppliers)
    func eachSupplierIsTyped(supplier: Supplier) throws {
        let carriers = supplier.carriers.isEmpty ? [""] : supplier.carriers
        for carrier in carriers {
            let text = supplier.document(in: carrier)
            let document = try Self.registry.decoder.decode(GData.Document.self, from: text.utf8)
            #expect(Self.registry.unknowns(in: document).isEmpty, "\(text)")
        }
    }
}

extension Supplier {
    /// A document with the supplier at its place in a carrier.
    fileprivate func document(in carrier: String) -> String {
        var path = path(to: carrier)
        let root = path.removeFirst()
        let declarations = Self.namespaces.map { " xmlns:\($0.key)=\"\($0.value)\"" }.joined()
        var attribute = ""
        var element = ""
        if isAttribute {
            attribute = " \(name)=\"1\""
        } else {
            let attributes = attributes.map { " \($0)=\"1\"" }.joined()
            element = "<\(name)\(attributes)>\(hasText ? "1" : "")</\(name)>"
        }
        for (index, name) in path.enumerated().reversed() {
            element = "<\(name)\(index == path.count - 1 ? attribute : "")>\(element)</\(name)>"
        }
        return "<\(root)\(declarations)\(path.isEmpty ? attribute : "")>\(element)</\(root)>"
    }

    /// The elements around, outermost first.
    private func path(to carrier: String) -> [String] {
        if carrier == "AtomServiceDocument" { return ["app:service"] }
        if name == "atom:generator" || carrier.hasPrefix("Feed") { return ["atom:feed"] }
        if prefix == "thr", isAttribute { return ["atom:entry", "atom:link"] }
        guard let supplier = Self.all.first(where: { $0.type == carrier }) else { return ["atom:entry"] }
        return supplier.path(to: supplier.carriers.first ?? "") + [supplier.name]
    }
}
