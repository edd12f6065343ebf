extension TapeView {
    /// The way to an element, such as `feed/entry[3]/link`; positions only among several of the same name.
    ///
    /// - Parameters:
    ///   - element: The element; 0 has no path.
    ///   - record: A record of a stream, which the element may be or belong to.
    ///   - recordNumber: How many records were there before and are not any more.
    /// - Returns: The path.
    func path(to element: Int, record: Int = 0, recordNumber: Int = 0) -> String {
        var steps: [String] = []
        var element = element
        while element > 0, nodes[element].isElement {
            steps.append(step(element, earlier: element == record ? recordNumber : 0))
            element = parent(ofElement: element)
        }
        return steps.reversed().joined(separator: "/")
    }

    private func step(_ element: Int, earlier: Int) -> String {
        let name = name(at: element)
        let qualified = String(decoding: name.qualified, as: UTF8.self)
        let parent = parent(ofElement: element)
        var child = firstChild(of: parent)
        var position = 1 + earlier
        while child < element {
            if nodes[child].isElement, self.name(at: child).means(name) { position += 1 }
            child = end(of: child)
        }
        return position > 1 ? "\(qualified)[\(position)]" : qualified
    }
}
