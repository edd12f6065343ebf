public import AsyncJSON

/// A model that knows nothing: whatever it reads is scanned by the pull reader and kept as text.
public struct Envelope: JSON.Model {
    /// All members.
    public var unknown = JSON.UnknownMembers()

    /// Creates an object without members.
    public init() {}

    /// No fields.
    public static let fields: JSON.FieldTable<Self> = []
}
