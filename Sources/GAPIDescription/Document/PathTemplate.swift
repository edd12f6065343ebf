/// The path of a method, with variables, such as `b/{bucket}/o/{object}` or `v1/{+name}:cancel`.
///
/// `{v}` stands for one segment of the path, `{+v}` for one or more. Every text is a template: a brace that is not
/// closed is an ordinary character. Those who read descriptions from elsewhere check more than that.
package struct PathTemplate: Sequence, Sendable {
    /// A piece of the path.
    package enum Part: Sendable, Equatable {
        case literal(Substring)
        /// A variable; a greedy one has a plus before its name.
        case variable(Substring, isGreedy: Bool)
    }

    private let text: String

    /// Creates a template from the text in a description.
    package init(_ text: String) { self.text = text }

    /// The names of the variables, in the order of the path.
    package var variables: [String] {
        compactMap { part -> String? in if case .variable(let name, _) = part { String(name) } else { nil } }
    }

    /// Returns an iterator over the parts in their order.
    package func makeIterator() -> Iterator { Iterator(rest: text[...]) }

    /// An iterator over the parts.
    ///
    /// It works on bytes, because a search for characters would look for the ends of each of them.
    package struct Iterator: IteratorProtocol {
        fileprivate var rest: Substring

        /// Returns the next part; `nil` at the end.
        package mutating func next() -> Part? {
            guard let first = rest.utf8.first else { return nil }
            guard first == UInt8(ascii: "{") else {
                let end = rest.utf8.firstIndex(of: UInt8(ascii: "{")) ?? rest.endIndex
                defer { rest = rest[end...] }
                return .literal(rest[..<end])
            }
            guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else {
                defer { rest = "" }
                return .literal(rest)
            }
            var name = rest[..<end].utf8.dropFirst()
            let isGreedy = name.first == UInt8(ascii: "+")
            if isGreedy { name.removeFirst() }
            rest = rest[rest.utf8.index(after: end)...]
            return .variable(Substring(name), isGreedy: isGreedy)
        }
    }
}
