@testable import AsyncXML

extension TapeView {
    /// What a node and all in it say, one line each; texts with nothing between them are one.
    ///
    /// - Parameters:
    ///   - index: The node.
    ///   - isLeftOut: Tells the nodes that are skipped with all in them.
    /// - Returns: The lines.
    func events(of index: Int, without isLeftOut: (Int) -> Bool = { _ in false }) -> [String] {
        var events: [String] = []
        append(index, 0, isLeftOut, &events)
        return events
    }

    private func append(_ index: Int, _ depth: Int, _ isLeftOut: (Int) -> Bool, _ events: inout [String]) {
        let node = self[index]
        let name =
            [.element, .namespace, .attribute, .instruction].contains(node.kind) ? "\(self.name(of: index))" : ""
        guard node.isElement else {
            let start = "\(depth) \(node.kind) \(name)="
            if node.isText, let last = events.last, last.hasPrefix(start) {
                events[events.count - 1] += string(at: index)
            } else {
                events.append(start + string(at: index))
            }
            return
        }
        events.append("\(depth) \(node.kind) \(name)")
        var child = index + 1
        while child < end(of: index) {
            if !isLeftOut(child) { append(child, depth + 1, isLeftOut, &events) }
            child = end(of: child)
        }
    }

    private func name(of index: Int) -> String {
        let name = names._withUnsafeGuaranteedRef { $0.name(self[index].name) }
        return name.prefix.map { "\($0):\(name)" } ?? "\(name)"
    }
}

/// An element as it stood in the document that it was decoded from, with what stands around a root element.
struct Seen: Decodable, Equatable {
    var events: [String]
    var path: String
    var line: Int
    var column: Int

    init(from decoder: any Decoder) throws {
        guard let node = decoder as? ElementDecoder else { throw XML.Error(.unsupported, "is no element") }
        let (source, index) = (node.source, node.index)
        self.init(source.view, index, source.error(.invalidValue, "", at: index))
    }

    init(_ view: TapeView, _ index: Int, _ place: XML.Error, without isLeftOut: (Int) -> Bool = { _ in false }) {
        events = []
        if view.parent(ofElement: index) == 0 {
            var child = 1
            while child < view.end(of: 0) {
                events += view.events(of: child, without: isLeftOut)
                child = view.end(of: child)
            }
        } else {
            events = view.events(of: index)
        }
        (path, line, column) = (place.path, place.line, place.column)
    }
}
