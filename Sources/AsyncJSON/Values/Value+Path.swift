extension JSON.Value {
    /// The value at a path; `nil` if a step of the path does not exist.
    ///
    /// At each step, setting follows the rules of setting a member or an element. So objects that are missing along the
    /// path are created.
    ///
    /// - Parameter path: The steps from here.
    public subscript(path: JSON.Path) -> JSON.Value? {
        get {
            var value: JSON.Value? = self
            for step in path.steps { value = value?[step] }
            return value
        }
        set { set(newValue, at: path.steps[...]) }
    }

    /// The value several steps away: `value["items", 3, "size"]`; `nil` if a step does not exist.
    ///
    /// - Parameters:
    ///   - first: The first step.
    ///   - second: The second step.
    ///   - others: The steps after the second.
    public subscript(
        first: JSON.Path.Step,
        second: JSON.Path.Step,
        others: JSON.Path.Step...
    ) -> JSON.Value? {
        get { self[JSON.Path([first, second] + others)] }
        set { self[JSON.Path([first, second] + others)] = newValue }
    }

    /// The value one step away.
    ///
    /// - Parameter step: The step to a member or an element.
    public subscript(step: JSON.Path.Step) -> JSON.Value? {
        get {
            switch step {
            case .member(let name): self[name]
            case .element(let position): self[position]
            }
        }
        set {
            switch step {
            case .member(let name): self[name] = newValue
            case .element(let position): self[position] = newValue
            }
        }
    }

    private mutating func set(_ newValue: JSON.Value?, at steps: ArraySlice<JSON.Path.Step>) {
        guard let step = steps.first else {
            self = newValue ?? .null
            return
        }
        guard steps.count > 1 else {
            self[step] = newValue
            return
        }
        // If the value is to be removed, missing values along the path are not created.
        guard var next = self[step] ?? (newValue == nil ? nil : .null) else { return }
        next.set(newValue, at: steps.dropFirst())
        self[step] = next
    }
}
