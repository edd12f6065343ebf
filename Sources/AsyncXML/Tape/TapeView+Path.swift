extension TapeView {
    /// The way to an element, such as `feed/entry[3]/link`; positions only among several of the same name.
    ///
    /// - Parameters:
    ///   - element: The element; 0 has no path.
    ///   - recordNumber: How many children of the root element were there before and are not any more.
    /// - Returns: The path.
    func path(to element: Int, recordNumber: Int = 0) -> String {
        var steps: [String] = []
        var element = element
        while element > 0, nodes[element].isElement {
            steps.append(step(element, isRecord: recordNumber > 0, recordNumber))
            element = parent(ofElement: element)
        }
        return steps.reversed().joined(separator: "/")
    }

    private func step(_ element: Int, isRecord: Bool, _ recordNumber: Int) -> String {
        let name = name(at: element)
        let qualified = String(decoding: name.qualified, as: UTF8.self)
        let parent = parent(ofElement: element)
        var child = firstChild(of: parent)
        var position = 1
        while child < element {
            if nodes[child].isElement, self.name(at: child).means(name) { position += 1 }
            child = end(of: child)
        }
        if isRecord, parent > 0, self.parent(ofElement: parent) == 0 { position += recordNumber }
        return position > 1 ? "\(qualified)[\(position)]" : qualified
    }
}
