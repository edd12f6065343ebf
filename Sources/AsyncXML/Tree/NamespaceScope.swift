/// The namespace declarations in force while a tree is walked.
///
/// The default namespace has the empty prefix.
struct NamespaceScope {
    typealias Binding = (prefix: String, namespace: String)

    private var bindings: [Binding] = []
    /// How many bindings there were before each open element.
    private var outer: [Int] = []

    /// Enters an element.
    mutating func enter() { outer.append(bindings.count) }

    /// Leaves an element, and what it declared.
    mutating func leave() {
        guard let count = outer.popLast() else { return }
        bindings.removeLast(bindings.count - count)
    }

    /// What the innermost element declares.
    var innermost: ArraySlice<Binding> { bindings[(outer.last ?? 0)...] }

    /// Declares a prefix in the innermost element, in place of what it declares for it.
    mutating func declare(_ prefix: String, _ namespace: String) {
        if let index = innermost.firstIndex(where: { $0.prefix == prefix }) {
            bindings[index].namespace = namespace
        } else {
            bindings.append((prefix, namespace))
        }
    }

    /// The namespace of a prefix; nil where there is none.
    ///
    /// Without a default namespace, that is empty.
    func namespace(of prefix: String) -> String? {
        bindings.last { $0.prefix == prefix }?.namespace ?? (prefix.isEmpty ? "" : nil)
    }

    /// A prefix that stands for a namespace here; not the empty one.
    func prefix(for namespace: String) -> String? {
        bindings.last { !$0.prefix.isEmpty && $0.namespace == namespace && self.namespace(of: $0.prefix) == namespace }?
            .prefix
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
