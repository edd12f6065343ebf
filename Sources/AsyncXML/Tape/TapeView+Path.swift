extension TapeView {
    /// Returns the path to an element, such as `feed/entry[3]/link`.
    ///
    /// A step has a position if its parent has earlier elements of the same name.
    ///
    /// - Parameters:
    ///   - element: The element; 0 has an empty path.
    ///   - record: A record of a stream, which may be the element or contain it.
    ///   - recordNumber: The number of elements of its name that its parent had before the record; they may have been
    ///     removed.
    /// - Returns: The path.
    func path(to element: Int, record: Int = 0, recordNumber: Int = 0) -> String {
        var steps: [String] = []
        var element = element
        while element > 0, nodes[element].isElement {
            steps.append(step(element, number: element == record ? recordNumber : number(of: element)))
            element = parent(ofElement: element)
        }
        return steps.reversed().joined(separator: "/")
    }

    private func step(_ element: Int, number: Int) -> String {
        let qualified = String(decoding: name(at: element).qualified, as: UTF8.self)
        return number > 0 ? "\(qualified)[\(number + 1)]" : qualified
    }

    /// Returns the number of elements of the same name that the parent has before an element.
    private func number(of element: Int) -> Int {
        let name = name(at: element)
        var child = firstChild(of: parent(ofElement: element))
        var number = 0
        while child < element {
            if nodes[child].isElement, self.name(at: child).means(name) { number += 1 }
            child = end(of: child)
        }
        return number
    }
}
