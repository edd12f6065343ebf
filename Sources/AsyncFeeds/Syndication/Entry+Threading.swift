extension Atom.Entry {
    /// The entries to which this entry replies (RFC 4685).
    public var inReplyTo: [Threading.InReplyTo] {
        get { self[all: Threading.InReplyTo.self] }
        set { self[all: Threading.InReplyTo.self] = newValue }
    }

    /// The number of replies (RFC 4685); `nil` if it is unknown.
    public var replyCount: Int? {
        self[Threading.Total.self] ?? links(.replies).lazy.compactMap { $0[Threading.Count.self] }.first
    }
}
