extension Atom.Entry {
    /// A Boolean value indicating whether the entry is a draft that is not to be published (`app:control`).
    public var isDraft: Bool {
        get { (self[AtomPub.Control.self]?.draft ?? self[AtomPubDrafts.Control.self]?.draft) == "yes" }
        set {
            guard newValue != isDraft else { return }
            if self[AtomPubDrafts.Control.self] != nil {
                self[AtomPubDrafts.Control.self]?.draft = newValue ? "yes" : "no"
            } else {
                var control = self[AtomPub.Control.self] ?? AtomPub.Control()
                control.isDraft = newValue
                self[AtomPub.Control.self] = control
            }
        }
    }

    /// The time of the last change of any kind (`app:edited`).
    public var edited: Atom.DateTime? {
        get { self[AtomPub.Edited.self] ?? self[AtomPubDrafts.Edited.self] }
        set { self[AtomPub.Edited.self] = newValue }
    }

    /// The metadata of the feed that the entry was taken from.
    public var source: Atom.Source? {
        get { self[Atom.Source.self] }
        set { self[Atom.Source.self] = newValue }
    }

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

    /// The entries to which this entry replies (RFC 4685).
    public var inReplyTo: [Threading.InReplyTo] {
        get { self[all: Threading.InReplyTo.self] }
        set { self[all: Threading.InReplyTo.self] = newValue }
    }

    /// The number of replies (RFC 4685); `nil` if it is unknown.
    public var replyCount: Int? {
        self[Threading.Total.self] ?? links(.replies).lazy.compactMap { $0[Threading.Count.self] }.first
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

    /// The kinds that the entry states: first that of the attribute, then those of the categories.
    public var statedKinds: [GData.Kind] {
        (kind.map { [GData.Kind($0)] } ?? [])
            + categories.compactMap { category in category.term.map { GData.Kind($0, scheme: category.scheme) } }
    }

    /// Returns the categories of a scheme.
    ///
    /// - Parameter scheme: The scheme's URI; `nil` for categories without a scheme.
    /// - Returns: The categories.
    public func categories(scheme: String?) -> [Atom.Category] { categories.filter { $0.scheme == scheme } }
}
