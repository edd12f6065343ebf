import Testing

@testable import AsyncXML

/// Documents made by chance: whatever is decoded and encoded says the same.
@Suite(.timeLimit(.minutes(5))) struct GeneratedDocumentTests {
    struct Node: Codable, Equatable {
        var k: String?
        var l: String?
        var name: String?
        var number: Int?
        var tags: [String] = []
        var nodes: [Node] = []
        var extensions = XML.Extensions()
        enum CodingKeys: String, CodingKey {
            case k = "@k", l = "@l", name, number, tags = "tag", nodes = "n", extensions
        }
    }

    struct Generator {
        var random: SplitMix
        /// Whether each prefix means one namespace, and known names have that of the root.
        let isTidy: Bool
        let home: String
        private static let namespaces = ["urn:1", "urn:2", "urn:3"]

        init(seed: UInt64, isTidy: Bool) {
            random = SplitMix(state: seed)
            self.isTidy = isTidy
            home = isTidy ? "urn:home" : ["", "urn:home", "urn:1"].randomElement(using: &random) ?? ""
        }

        private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }

        mutating func document() -> String {
            let root = element("r", home, [:], depth: 0, isKnown: true)
            return chance(30) ? "<!-- before -->\n\(root)" : root
        }

        private mutating func declarations() -> [String: String] {
            var declared: [String: String] = [:]
            while chance(30) {
                if isTidy {
                    let number = Int.random(in: 1...3, using: &random)
                    declared["p\(number)"] = "urn:\(number)"
                } else {
                    let prefix = pick(["", "p", "q", "s"])
                    declared[prefix] = prefix.isEmpty && chance(30) ? "" : pick(Self.namespaces + ["urn:home"])
                }
            }
            return declared
        }

        private mutating func element(
            _ local: String,
            _ namespace: String,
            _ outer: [String: String],
            depth: Int,
            isKnown: Bool,
            content: String? = nil
        ) -> String {
            var declared = declarations()
            var scope = outer.merging(declared) { $1 }
            func prefixes(of namespace: String) -> [String] {
                scope.filter { $0.value == namespace }.keys.sorted()
                    + (namespace.isEmpty && scope[""] == nil ? [""] : [])
            }
            var usable = prefixes(of: namespace)
            if isTidy, isKnown { usable = usable.filter { $0 == "h" } }
            if usable.isEmpty {
                let prefix =
                    namespace.isEmpty
                    ? "" : isTidy ? (namespace == "urn:home" ? "h" : "p" + namespace.suffix(1)) : pick(["", "t"])
                declared[prefix] = namespace
                scope[prefix] = namespace
                usable = [prefix]
            }
            let prefix = pick(usable)
            let name = prefix.isEmpty ? local : "\(prefix):\(local)"
            var attributes: [String] = []
            var seen: Set<String> = []
            while chance(40) {
                var name = isKnown && chance(60) ? pick(["k", "l"]) : pick(["x", "y"])
                var key = name
                let free = scope.filter { !$0.key.isEmpty && !$0.value.isEmpty }.keys.sorted()
                if !["k", "l"].contains(name), !free.isEmpty, chance(50) {
                    let prefix = pick(free)
                    key = "\(scope[prefix] ?? "") \(name)"
                    name = "\(prefix):\(name)"
                }
                if seen.insert(key).inserted {
                    attributes.append(" \(name)=\"\(Int.random(in: 0..<9, using: &random))\"")
                }
            }
            let start = declared.sorted { $0.key < $1.key }
                .map { $0.key.isEmpty ? " xmlns=\"\($0.value)\"" : " xmlns:\($0.key)=\"\($0.value)\"" }.joined()
            let inside = content ?? children(namespace, scope, depth: depth, isKnown: isKnown)
            let tag = "<\(name)\(start)\(attributes.joined())"
            return inside.isEmpty ? "\(tag)/>" : "\(tag)>\(inside)</\(name)>"
        }

        private mutating func children(
            _ namespace: String,
            _ scope: [String: String],
            depth: Int,
            isKnown: Bool
        ) -> String {
            guard depth < 5 else { return "" }
            var content = ""
            while chance(depth == 0 ? 90 : 65) {
                if chance(20) { content += "\n  " }
                switch Int.random(in: 0..<8, using: &random) {
                case 0: content += leaf("name", scope, isKnown, pick(["", "text", "a &amp; b"]))
                case 1: content += leaf("number", scope, isKnown, pick(["", "1", "-5"]))
                case 2: content += leaf("tag", scope, isKnown, pick(["", "tag"]))
                case 3, 4:
                    content += element(
                        "n",
                        isKnown ? home : pick(Self.namespaces),
                        scope,
                        depth: depth + 1,
                        isKnown: isKnown
                    )
                case 5: content += "<!-- comment -->"
                // The parser makes one of two CDATA sections that follow each other.
                case 6: content += chance(50) && !content.hasSuffix("]]>") ? "<![CDATA[<cdata>]]>" : "<?target data?>"
                default:
                    content += element(
                        pick(["u", "v"]),
                        pick(Self.namespaces),
                        scope,
                        depth: depth + 1,
                        isKnown: false
                    )
                }
            }
            return content
        }

        private mutating func leaf(_ name: String, _ scope: [String: String], _ isKnown: Bool, _ text: String) -> String
        {
            element(name, isKnown ? home : pick(Self.namespaces), scope, depth: 9, isKnown: isKnown, content: text)
        }
    }

    @Test(arguments: 0..<20)
    func whatIsDecodedAndEncodedSaysTheSame(group: UInt64) throws {
        for seed in (group * 50)..<(group * 50 + 50) {
            var generator = Generator(seed: seed, isTidy: false)
            let text = generator.document()
            let document = try XML.Document(parsing: text)
            let value = try decode(Node.self, text)
            let encoded = try XML.Encoder().encode(value, as: document.root.name)
            let again = try XML.Document(parsing: encoded)
            guard again == document else {
                Issue.record("seed \(seed):\n\(text)\n\(String(decoding: encoded, as: UTF8.self))")
                return
            }
            let element = try XML.Encoder().encodeElement(value, as: document.root.name)
            #expect(element == document.root, "seed \(seed): \(text)")
            // And what is put together from elements that were moved.
            var moved = Node()
            moved.extensions.elements = value.extensions.elements + value.nodes.flatMap(\.extensions.elements)
            let elements = moved.extensions.elements
            let written = try XML.Document(parsing: XML.Encoder().encode(moved, as: XML.Name("urn:other", "o:r")))
            #expect(written.root.elements == elements, "seed \(seed): \(text)")
        }
    }

    @Test(arguments: 0..<20)
    func whatIsTidyComesOutByteForByte(group: UInt64) throws {
        for seed in (group * 50)..<(group * 50 + 50) {
            var generator = Generator(seed: seed, isTidy: true)
            let text = generator.document()
            let root = try XML.Document(parsing: text).root.name
            var encoder = XML.Encoder()
            encoder.writesDeclaration = false
            let encoded = String(decoding: try encoder.encode(decode(Node.self, text), as: root), as: UTF8.self)
            guard encoded == text else {
                Issue.record("seed \(seed):\n\(text)\n\(encoded)")
                return
            }
        }
    }
}
