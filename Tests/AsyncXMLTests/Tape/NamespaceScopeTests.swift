import Testing

@testable import AsyncXML

/// What looks bindings up agrees with what walks through them.
@Suite struct NamespaceScopeTests {
    @Test func bindingsAreThoseOfTheInnermostElementThatDeclaresThem() {
        var generator = FeedGenerator(seed: 1)
        for _ in 0..<200 {
            var scope = NamespaceScope()
            var elements: [[(prefix: String, namespace: String)]] = []
            for _ in 0..<60 {
                switch generator.number(below: 5) {
                case 0:
                    scope.enter()
                    elements.append([])
                case 1 where elements.count > 1:
                    scope.leave()
                    elements.removeLast()
                case _ where !elements.isEmpty:
                    let (prefix, namespace) = (
                        ["", "p", "q", "r"][generator.number(below: 4)], "u\(generator.number(below: 3))"
                    )
                    scope.declare(prefix, namespace)
                    elements[elements.count - 1].removeAll { $0.prefix == prefix }
                    elements[elements.count - 1].append((prefix, namespace))
                default: break
                }
                let inForce = ["", "p", "q", "r"].reduce(into: [String: String]()) { all, prefix in
                    all[prefix] = elements.flatMap { $0 }.last { $0.prefix == prefix }?.namespace
                }
                for prefix in ["", "p", "q", "r", "s"] {
                    #expect(scope.namespace(of: prefix) == inForce[prefix] ?? (prefix.isEmpty ? "" : nil))
                }
                for namespace in ["u0", "u1", "u2", "u3"] {
                    let prefixes = inForce.filter { !$0.key.isEmpty && $0.value == namespace }.map(\.key)
                    if let found = scope.prefix(for: namespace) {
                        #expect(prefixes.contains(found))
                    } else {
                        #expect(prefixes.isEmpty)
                    }
                }
            }
        }
    }

    /// Each name would be looked for among all namespaces in force.
    @Test(.timeLimit(.minutes(5))) func manyNamespacesDoNotSlowDownCanonicalForms() throws {
        let declarations = (0..<1000).map { " xmlns:p\($0)='urn:\($0)'" }.joined()
        let document = try XML.Document(
            parsing: "<p0:r\(declarations)>\(String(repeating: "<p0:x/>", count: 20_000))</p0:r>"
        )
        #expect(try document.canonical().count > 20_000 * 12)
        #expect(try document.canonical(.exclusive()).starts(with: "<p0:r xmlns:p0=\"urn:0\"><p0:x>".utf8))
    }

    @Test(.timeLimit(.minutes(5))) func manyNamespacesDoNotSlowDownManyEdits() throws {
        let declarations = (0..<1000).map { " xmlns:p\($0)='urn:\($0)'" }.joined()
        let text = "<p0:r\(declarations)>\(String(repeating: "<p0:x><p1:y/></p0:x>", count: 6000))</p0:r>"
        var root = try XML.Document(parsing: text).root
        root.children = root.children.map { node in
            guard case .element(var element) = node else { return node }
            element[attribute: "k"] = "v"
            return .element(element)
        }
        let edited = text.replacing("<p0:x>", with: "<p0:x k=\"v\">").replacing("'", with: "\"")
        #expect(String(decoding: try root.encoded(), as: UTF8.self) == edited)
        // And where they are taken out of their document.
        var other = XML.Element(XML.Name(nil, "r"), declarations: root.declarations)
        other.children = Array(root.children.prefix(500))
        #expect(try XML.Document(parsing: other.encoded()).root.children == other.children)
    }
}
