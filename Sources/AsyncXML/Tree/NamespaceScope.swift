/// The namespace declarations in force while a tree is walked.
///
/// The default namespace has the empty prefix.
struct NamespaceScope {
    typealias Binding = (prefix: String, namespace: String)

    private var bindings: [Binding] = []
    /// How many bindings there were before each open element.
    private var outer: [Int] = []
    /// By prefix the places of its bindings, the innermost last; by namespace those of all prefixes but the empty one.
    private var places: (ofPrefixes: [String: [Int]], ofNamespaces: [String: [Int]]) = ([:], [:])

    /// Enters an element.
    mutating func enter() { outer.append(bindings.count) }

    /// Leaves an element, and what it declared.
    mutating func leave() {
        guard let count = outer.popLast() else { return }
        while bindings.count > count, let (prefix, namespace) = bindings.popLast() {
            places.ofPrefixes[prefix]?.removeLast()
            forget(bindings.count, of: namespace)
        }
    }

    /// What the innermost element declares.
    var innermost: ArraySlice<Binding> { bindings[(outer.last ?? 0)...] }

    /// Declares a prefix in the innermost element, in place of what it declares for it.
    mutating func declare(_ prefix: String, _ namespace: String) {
        var place = bindings.count
        if let known = places.ofPrefixes[prefix]?.last, known >= outer.last ?? 0 {
            place = known
            forget(place, of: bindings[place].namespace)
            bindings[place].namespace = namespace
        } else {
            places.ofPrefixes[prefix, default: []].append(place)
            bindings.append((prefix, namespace))
        }
        if !prefix.isEmpty { places.ofNamespaces[namespace, default: []].append(place) }
    }

    private mutating func forget(_ place: Int, of namespace: String) {
        guard let index = places.ofNamespaces[namespace]?.lastIndex(of: place) else { return }
        places.ofNamespaces[namespace]?.remove(at: index)
    }

    /// The namespace of a prefix; nil where there is none.
    ///
    /// Without a default namespace, that is empty.
    func namespace(of prefix: String) -> String? {
        places.ofPrefixes[prefix]?.last.map { bindings[$0].namespace } ?? (prefix.isEmpty ? "" : nil)
    }

    /// A prefix that stands for a namespace here; not the empty one.
    func prefix(for namespace: String) -> String? {
        places.ofNamespaces[namespace]?.last { places.ofPrefixes[bindings[$0].prefix]?.last == $0 }
            .map { bindings[$0].prefix }
    }

    /// A prefix that stands for nothing here.
    func unusedPrefix() -> String {
        var number = 1
        while namespace(of: "ns\(number)") != nil { number += 1 }
        return "ns\(number)"
    }
}

extension Tape {
    /// The declarations in force at an element, those of the innermost elements first.
    ///
    /// - Parameters:
    ///   - element: The element's index.
    ///   - isInside: Whether its own declarations count.
    /// - Returns: For each prefix its namespace, and for the default namespace in any case.
    func bindings(at element: Int, isInside: Bool) -> [NamespaceScope.Binding] {
        let view = view
        var bindings: [NamespaceScope.Binding] = []
        var element = isInside ? element : view.parent(ofElement: element)
        while view[element].isElement {
            for index in view.namespaces(of: element) {
                let declaration = XML.NamespaceDeclaration(self, index)
                let prefix = declaration.prefix ?? ""
                if !bindings.contains(where: { $0.prefix == prefix }) {
                    bindings.append((prefix, declaration.namespace))
                }
            }
            element = view.parent(ofElement: element)
        }
        if !bindings.contains(where: \.prefix.isEmpty) { bindings.append(("", "")) }
        return bindings
    }
}
