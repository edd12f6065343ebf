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
                    // No expectation for each: there are a hundred thousand.
                    let isOfInnermost = elements.last?.contains { $0.prefix == prefix } ?? false
                    guard scope.declaresInnermost(prefix) == isOfInnermost,
                        scope.namespace(of: prefix) == inForce[prefix] ?? (prefix.isEmpty ? "" : nil)
                    else {
                        Issue.record("\(prefix) in \(elements)")
                        return
                    }
                }
                for namespace in ["u0", "u1", "u2", "u3"] {
                    let prefixes = inForce.filter { !$0.key.isEmpty && $0.value == namespace }.map(\.key)
                    let found = scope.prefix(for: namespace)
                    guard found.map({ prefixes.contains($0) }) ?? prefixes.isEmpty else {
                        Issue.record("\(namespace) in \(elements)")
                        return
                    }
                }
            }
        }
    }

    // MARK: Many declarations

    // Nothing is timed here. If declarations were walked through, as they once were, each of these tests would take about
    // 10¹⁰ steps or more. In a debug build, a step with its closures and comparisons of texts takes more than 30 ns, so the
    // time limit would be exceeded. Without a walk, they take a few seconds.

    /// Four walks through half of the bindings for each of 100,000 prefixes: 2·10¹⁰ steps.
    @Test(.timeLimit(.minutes(5))) func aLookUpCostsTheSameHoweverManyBindingsThereAre() {
        let count = 100_000
        var scope = NamespaceScope()
        scope.enter()
        for number in 0..<count { scope.declare("p\(number)", "urn:\(number)") }
        var misses = 0
        for number in 0..<count {
            let (prefix, namespace) = ("p\(number)", "urn:\(number)")
            if !scope.binds(prefix, to: namespace) || scope.prefix(for: namespace) != prefix { misses += 1 }
        }
        #expect(misses == 0)
        scope.leave()
        #expect(scope.namespace(of: "p0") == nil)
    }

    /// Six walks through half of the declarations for each of them, and two through all of them for each child: 1.2·10¹⁰
    /// steps.
    @Test(.timeLimit(.minutes(5))) func manyNamespacesDoNotSlowDownCanonicalForms() throws {
        let declarations = (0..<60_000).map { XML.NamespaceDeclaration(prefix: "p\($0)", "urn:\($0)") }
        let child = XML.Node.element(XML.Element(XML.Name("urn:0", "p0:x")))
        let root = XML.Element(
            XML.Name("urn:0", "p0:r"),
            declarations: declarations,
            children: Array(repeating: child, count: 10_000)
        )
        let tape = try TapeAssembly.tape(of: root)
        let inclusive = try CanonicalWriter.write(tape, .inclusive())
        #expect(inclusive.count > 60_000 * " xmlns:p0=\"urn:0\"".utf8.count)
        let exclusive = try CanonicalWriter.write(tape, .exclusive())
        #expect(exclusive.starts(with: "<p0:r xmlns:p0=\"urn:0\"><p0:x></p0:x>".utf8))
    }

    /// A comparison of all declarations with each other for each of 3,000 edited elements: 2.4·10¹⁰ steps; and for each of
    /// 50 that are taken out, twice: 8·10⁸.
    @Test(.timeLimit(.minutes(5))) func manyNamespacesDoNotSlowDownManyEdits() throws {
        let limits = XML.Limits(attributes: 4096, namespaces: 4096)
        let declarations = (0..<4000).map { " xmlns:p\($0)='urn:\($0)'" }.joined()
        let text = "<p0:r\(declarations)>\(String(repeating: "<p0:x><p1:y/></p0:x>", count: 3000))</p0:r>"
        var root = try XML.Document(parsing: text, limits: limits).root
        root.children = root.children.map { node in
            guard case .element(var element) = node else { return node }
            element[attribute: "k"] = "v"
            return .element(element)
        }
        let edited = text.replacing("<p0:x>", with: "<p0:x k=\"v\">").replacing("'", with: "\"")
        #expect(String(decoding: try root.encoded(), as: UTF8.self) == edited)
        // And where they are taken out of their document.
        var other = XML.Element(XML.Name(nil, "r"), declarations: root.declarations)
        other.children = Array(root.children.prefix(50))
        #expect(try XML.Document(parsing: other.encoded(), limits: limits).root.children == other.children)
    }

    /// A walk through all declarations for each of 150,000 names: 9·10⁹ steps.
    ///
    /// The prefix is that of the last declaration, for the walk began with the first; libxml2 begins with the last.
    @Test(.timeLimit(.minutes(5))) func manyDeclarationsMakeNoNameSlow() throws {
        let limits = XML.Limits(attributes: 60_000, namespaces: 60_000, valueLength: 4 << 20)
        let declarations = (0..<60_000).map { " xmlns:p\($0)='urn:\($0)'" }.joined()
        let names = String(repeating: "<p59999:a/>", count: 150_000)
        let tape = try parse("<x\(declarations)>\(names)<y/></x>", limits: limits)
        let root = try #require(tape.view.root)
        let free = withExtendedLifetime(tape) { tape.view.freeNames(of: root) }
        #expect(free.map { "\($0.prefix)=\($0.namespace)" } == ["=", "="])
    }
}
