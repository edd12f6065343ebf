/// A finder of the positions and paths of nodes that do not fit, each from the one before.
///
/// Programs catch errors and continue, for example with `try?` for each item of a list. The cost of finding one place
/// must not grow with the content before it. Otherwise a document full of errors takes quadratic time.
struct FailurePlaces {
    private struct Siblings: Hashable {
        let parent: Int
        let name: Int
    }

    /// The number of elements before a node.
    private var counted = (node: 0, elements: 0)
    /// One element for each parent and name, with its number among the elements of that name.
    private var numbers: [Siblings: (element: Int, number: Int)] = [:]
    private static let mostNumbers = 256

    /// Returns the place at which an element's start tag ends, if it was recorded.
    mutating func position(of element: Int, in view: TapeView) -> TapePosition? {
        guard let positions = view.positions else { return nil }
        while counted.node < element {
            if view[counted.node].isElement { counted.elements += 1 }
            counted.node += 1
        }
        while counted.node > element {
            counted.node -= 1
            if view[counted.node].isElement { counted.elements -= 1 }
        }
        return positions[counted.elements]
    }

    /// Returns the path to an element, such as `feed/entry[3]/link`.
    ///
    /// A step has a position if its parent has earlier elements of the same name.
    ///
    /// - Parameters:
    ///   - element: The element; 0 has an empty path.
    ///   - view: The view of the nodes.
    ///   - record: A record of a stream, which may be the element or contain it, and the number of elements of its name
    ///     before it in its parent.
    /// - Returns: The path.
    mutating func path(to element: Int, in view: TapeView, record: (index: Int, number: Int)) -> String {
        var steps: [String] = []
        var element = element
        while element > 0, view[element].isElement {
            // The elements before a record of a stream are no longer on the tape.
            let number = element == record.index ? record.number + 1 : number(of: element, in: view)
            let name = String(decoding: view.name(at: element).qualified, as: UTF8.self)
            steps.append(number > 1 ? "\(name)[\(number)]" : name)
            element = view.parent(ofElement: element)
        }
        return steps.reversed().joined(separator: "/")
    }

    /// Returns the number of an element among its siblings of the same name, counted from 1.
    private mutating func number(of element: Int, in view: TapeView) -> Int {
        let parent = view.parent(ofElement: element)
        let siblings = Siblings(parent: parent, name: view[element].name)
        var (sibling, number) = (view.firstChild(of: parent), 1)
        if let known = numbers[siblings], known.element <= element { (sibling, number) = known }
        let name = view.name(at: element)
        while sibling < element {
            if view[sibling].isElement, view.name(at: sibling).means(name) { number += 1 }
            sibling = view.end(of: sibling)
        }
        if numbers.count == Self.mostNumbers { numbers.removeAll(keepingCapacity: true) }
        numbers[siblings] = (element, number)
        return number
    }
}
