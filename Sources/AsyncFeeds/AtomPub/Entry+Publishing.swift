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
}
