public import AsyncXML

extension Feeds {
    /// An element or attribute that has no property and no declaration, or that does not fit its declared type.
    public struct Unknown: Hashable, Sendable, CustomStringConvertible {
        /// The name of the element or attribute.
        public let name: XML.Name
        /// A Boolean value indicating whether it is an attribute.
        public let isAttribute: Bool
        /// The name of the type that carries it, such as `Entry`.
        public let carrier: String

        /// The name with its prefix, and the type that carries it.
        public var description: String { "\(isAttribute ? "@" : "")\(name.qualified) in \(carrier)" }
    }
}

extension Feeds.Registry {
    /// Returns the unknown elements and attributes of a feed, an entry or another value, in the order of its
    /// properties.
    ///
    /// - Parameter value: A value that a decoder of this registry decoded.
    /// - Returns: One item for each occurrence of an unknown element or attribute.
    public func unknowns(in value: Any) -> [Feeds.Unknown] {
        var search = UnknownSearch(registry: self)
        search.look(into: value, carriers: [])
        return search.found
    }
}

/// Searches the extensions in all properties of a value.
private struct UnknownSearch {
    let registry: Feeds.Registry
    var found: [Feeds.Unknown] = []

    mutating func look(into value: Any, carriers: [any Any.Type]) {
        let mirror = Mirror(reflecting: value)
        let carriers = mirror.displayStyle == .struct ? carriers + [mirror.subjectType] : carriers
        for (_, child) in mirror.children {
            if let extensions = child as? XML.Extensions {
                look(into: extensions, of: value, carriers)
            } else if !(child is String) {
                look(into: child, carriers: carriers)
            }
        }
    }

    private mutating func look(into extensions: XML.Extensions, of value: Any, _ carriers: [any Any.Type]) {
        guard !extensions.isEmpty else { return }
        let carrier = "\(carriers.last ?? Any.self)"
        let attributes = carriers.reduce(into: Set<XML.Name>()) { names, type in
            names.formUnion(registry.attributes[ObjectIdentifier(type)] ?? [])
        }
        for attribute in extensions.attributes where !attributes.contains(attribute.name) {
            found.append(Feeds.Unknown(name: attribute.name, isAttribute: true, carrier: carrier))
        }
        if let value = value as? any Feeds.HoldsMarkup, value.holdsMarkup { return }
        let declared = extensions.declared
        var known = declared.map(\.elementName)
        for child in extensions.elements {
            let name = child.name.unaliased ?? child.name
            if let index = known.firstIndex(where: { $0 == child.name || $0 == name }) {
                known.remove(at: index)
            } else {
                found.append(Feeds.Unknown(name: child.name, isAttribute: false, carrier: carrier))
            }
        }
        for child in declared { look(into: child, carriers: carriers) }
    }
}
