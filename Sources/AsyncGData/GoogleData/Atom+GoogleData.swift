public import AsyncFeeds

extension Atom.Entry {
    /// A Boolean value indicating whether the entry was deleted, in a feed of changes (`gd:deleted`).
    public var isDeleted: Bool {
        get { self[GD.Deleted.self] }
        set { self[GD.Deleted.self] = newValue }
    }

    /// The identifier of the resource, such as `folder:root` (`gd:resourceId`).
    public var resourceID: String? {
        get { self[GD.ResourceID.self] }
        set { self[GD.ResourceID.self] = newValue }
    }

    /// Values that programs store with the entry (`gd:extendedProperty`).
    public var extendedProperties: [GD.ExtendedProperty] {
        get { self[all: GD.ExtendedProperty.self] }
        set { self[all: GD.ExtendedProperty.self] = newValue }
    }

    /// The operation that a batch performs on the entry, such as `insert`.
    public var batchOperation: String? {
        get { self[GDBatch.Operation.self]?.type }
        set { self[GDBatch.Operation.self] = newValue.map { type in GDBatch.Operation { $0.type = type } } }
    }

    /// The identifier that the client gave the entry in a batch.
    public var batchID: String? {
        get { self[GDBatch.ID.self] }
        set { self[GDBatch.ID.self] = newValue }
    }

    /// The status of the entry's operation in a batch.
    public var batchStatus: GDBatch.Status? {
        get { self[GDBatch.Status.self] }
        set { self[GDBatch.Status.self] = newValue }
    }
}

extension Atom.Feed {
    /// The operation that a batch performs on each entry without an operation.
    public var batchOperation: String? {
        get { self[GDBatch.Operation.self]?.type }
        set { self[GDBatch.Operation.self] = newValue.map { type in GDBatch.Operation { $0.type = type } } }
    }

    /// The identifier of the resource, such as `folder:root` (`gd:resourceId`).
    public var resourceID: String? {
        get { self[GD.ResourceID.self] }
        set { self[GD.ResourceID.self] = newValue }
    }
}
