/// The namespace declarations in effect during a walk over a tree.
///
/// The default namespace has the empty prefix.
struct NamespaceScope {
    typealias Binding = (prefix: String, namespace: String)

    private var bindings: [Binding] = []
    /// The number of bindings before each open element.
    private var outer: [Int] = []
    /// The places of the bindings of each prefix, the innermost last, and of each namespace, without the empty prefix.
    private var places: (ofPrefixes: [ExactText: [Int]], ofNamespaces: [ExactText: [Int]]) = ([:], [:])

    /// Enters an element.
    mutating func enter() { outer.append(bindings.count) }

    /// Leaves an element and removes its declarations.
    mutating func leave() {
        guard let count = outer.popLast() else { return }
        while bindings.count > count, let (prefix, namespace) = bindings.popLast() {
            places.ofPrefixes[ExactText(prefix)]?.removeLast()
            forget(bindings.count, of: namespace)
        }
    }

    /// The declarations of the innermost element.
    var innermost: ArraySlice<Binding> { bindings[(outer.last ?? 0)...] }

    /// Returns `true` if the innermost element declares a prefix itself.
    func declaresInnermost(_ prefix: String) -> Bool { placeInInnermost(of: prefix) != nil }

    private func placeInInnermost(of prefix: String) -> Int? {
        guard let place = places.ofPrefixes[ExactText(prefix)]?.last, place >= outer.last ?? 0 else { return nil }
        return place
    }

    /// Declares a prefix in the innermost element; replaces that element's own declaration of the prefix.
    mutating func declare(_ prefix: String, _ namespace: String) {
        var place = bindings.count
        if let known = placeInInnermost(of: prefix) {
            place = known
            forget(place, of: bindings[place].namespace)
            bindings[place].namespace = namespace
        } else {
            places.ofPrefixes[ExactText(prefix), default: []].append(place)
            bindings.append((prefix, namespace))
        }
        if !prefix.isEmpty { places.ofNamespaces[ExactText(namespace), default: []].append(place) }
    }

    private mutating func forget(_ place: Int, of namespace: String) {
        let namespace = ExactText(namespace)
        guard let index = places.ofNamespaces[namespace]?.lastIndex(of: place) else { return }
        places.ofNamespaces[namespace]?.remove(at: index)
    }

    /// Returns the namespace of a prefix; `nil` if there is none.
    ///
    /// If no default namespace is declared, the empty prefix has the empty namespace.
    func namespace(of prefix: String) -> String? {
        places.ofPrefixes[ExactText(prefix)]?.last.map { bindings[$0].namespace } ?? (prefix.isEmpty ? "" : nil)
    }

    /// Returns `true` if a prefix stands for a namespace in this place.
    func binds(_ prefix: String, to namespace: String) -> Bool {
        self.namespace(of: prefix)?.hasSameBytes(as: namespace) ?? false
    }

    /// Returns a prefix for a namespace in this place; never the empty one.
    func prefix(for namespace: String) -> String? {
        places.ofNamespaces[ExactText(namespace)]?
            .last { places.ofPrefixes[ExactText(bindings[$0].prefix)]?.last == $0 }
            .map { bindings[$0].prefix }
    }

    /// Returns a prefix that is not declared in this place.
    func unusedPrefix() -> String {
        var number = 1
        while namespace(of: "ns\(number)") != nil { number += 1 }
        return "ns\(number)"
    }
}

extension Tape {
    /// Returns the declarations in effect at an element, those of the innermost elements first.
    ///
    /// In a fragment, the declarations around it are known by the names that use them.
    ///
    /// - Parameters:
    ///   - element: The element's index.
    ///   - isInside: A Boolean value indicating whether its own declarations are included.
    /// - Returns: The namespace of each prefix, including the default namespace, except for a fragment that does not
    ///   use it.
    func bindings(at element: Int, isInside: Bool) -> [NamespaceScope.Binding] {
        let view = view
        var bindings: [NamespaceScope.Binding] = []
        var seen: Set<ExactText> = []
        func add(_ prefix: String, _ namespace: @autoclosure () -> String) {
            if seen.insert(ExactText(prefix)).inserted { bindings.append((prefix, namespace())) }
        }
        if isFragment { for use in view.freeNames(of: element) { add(use.prefix, use.namespace) } }
        var element = isInside ? element : view.parent(ofElement: element)
        while view[element].isElement {
            for index in view.namespaces(of: element) { add(view.declaredPrefix(at: index), view.string(at: index)) }
            element = view.parent(ofElement: element)
        }
        if !isFragment { add("", "") }
        return bindings
    }
}
