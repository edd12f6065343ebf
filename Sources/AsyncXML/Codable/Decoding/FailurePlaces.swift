/// A finder of the positions and paths of nodes that do not fit, each from the one before.
///
/// Programs catch errors and continue, for example with `try?` for each item of a list. The cost of finding one place
/// must not grow with the content before it. Otherwise a document full of errors takes quadratic time.
struct FailurePlaces {
    /// The elements in one parent up to a certain one, each with its number among those of its name.
    ///
    /// It is a class, so that it is not copied when it grows.
    private final class Siblings {
        let parent: Int
        /// The next child to be counted.
        var next: Int
        var counts: [Int: Int32] = [:]
        var elements: [Int32] = []
        var numbers: [Int32] = []

        init(_ parent: Int, in view: TapeView) {
            self.parent = parent
            next = view.firstChild(of: parent)
        }

        /// Returns the number of an element up to which all were counted.
        func number(of element: Int) -> Int {
            var (low, high) = (0, elements.count)
            while low < high {
                let middle = (low + high) / 2
                if Int(elements[middle]) < element { low = middle + 1 } else { high = middle }
            }
            return Int(numbers[low])
        }
    }

    /// The number of elements before a node.
    private var counted = (node: 0, elements: 0)
    /// The elements beside the last one that was asked for, and beside those around it, by their depth.
    private var siblings: [Int: Siblings] = [:]
    /// A number for each name, by its number in the document: the same for names that mean the same.
    private var meanings: [Int: Int] = [:]
    private var firstNumbers: [XML.Name: Int] = [:]

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
        var elements: [Int] = []
        var ancestor = element
        while ancestor > 0, view[ancestor].isElement {
            elements.append(ancestor)
            ancestor = view.parent(ofElement: ancestor)
        }
        var steps: [String] = []
        for (depth, element) in elements.reversed().enumerated() {
            // The elements before a record of a stream are no longer on the tape.
            let number = element == record.index ? record.number + 1 : number(of: element, at: depth, in: view)
            let name = String(decoding: view.name(at: element).qualified, as: UTF8.self)
            steps.append(number > 1 ? "\(name)[\(number)]" : name)
        }
        return steps.joined(separator: "/")
    }

    /// Returns the number of an element among its siblings of the same name, counted from 1.
    private mutating func number(of element: Int, at depth: Int, in view: TapeView) -> Int {
        let parent = view.parent(ofElement: element)
        let known = self.siblings[depth]
        let siblings = if let known, known.parent == parent { known } else { Siblings(parent, in: view) }
        self.siblings[depth] = siblings
        while siblings.next <= element {
            let sibling = siblings.next
            if view[sibling].isElement {
                let meaning = meaning(of: view[sibling].name, in: view)
                let number = siblings.counts[meaning, default: 0] + 1
                siblings.counts[meaning] = number
                siblings.elements.append(Int32(truncatingIfNeeded: sibling))
                siblings.numbers.append(number)
            }
            // An open element has no size yet; it is the last one.
            siblings.next = max(view.end(of: sibling), sibling + 1)
        }
        return siblings.number(of: element)
    }

    private mutating func meaning(of name: Int, in view: TapeView) -> Int {
        if let known = meanings[name] { return known }
        let entry = view.names._withUnsafeGuaranteedRef { $0.name(name) }
        let meaning = firstNumbers[entry] ?? name
        firstNumbers[entry] = meaning
        meanings[name] = meaning
        return meaning
    }
}
