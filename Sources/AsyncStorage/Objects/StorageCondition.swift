/// The condition under which an object is written.
public enum StorageCondition: Sendable, Hashable {
    /// No condition: an object that is there is replaced.
    case none
    /// The condition that there is no object of this name (`ifGenerationMatch=0`).
    case absent
    /// The condition that the object still has this version.
    case generation(Int64)

    /// The value of `ifGenerationMatch`.
    var generation: Int64? {
        switch self {
        case .none: nil
        case .absent: 0
        case .generation(let generation): generation
        }
    }
}
