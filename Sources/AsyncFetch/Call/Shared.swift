/// A large value whose copies share one place in memory until one copy is changed.
struct Shared<Value: Sendable>: Sendable {
    /// Invariant behind `@unchecked`: the box is changed only by its single owner.
    private final class Box: @unchecked Sendable {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    init(_ value: Value) { box = Box(value) }

    var value: Value {
        get { box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}
