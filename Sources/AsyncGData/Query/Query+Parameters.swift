extension GData.Query {
    /// Words that entries must have (`q`).
    public var text: String? {
        get { self["q"] }
        set { self["q"] = newValue }
    }

    /// Name or address of an author (`author`).
    public var author: String? {
        get { self["author"] }
        set { self["author"] = newValue }
    }

    /// The format of the answer, such as `atom` or `rss` (`alt`).
    public var format: String? {
        get { self["alt"] }
        set { self["alt"] = newValue }
    }

    /// Which parts of the answer are wanted, such as `link,entry(@gd:etag,@gd:kind,title)` (`fields`).
    ///
    /// A service adds `@gd:kind`, without which entries cannot be told by kind, and to listings the link to the next page.
    public var fields: String? {
        get { self["fields"] }
        set { self["fields"] = newValue }
    }

    /// The language of texts that the service writes (`hl`).
    public var language: String? {
        get { self["hl"] }
        set { self["hl"] = newValue }
    }

    /// The most entries on a page (`max-results`).
    public var maxResults: Int? {
        get { self[value: "max-results"] }
        set { self[value: "max-results"] = newValue }
    }

    /// The number of the first entry, from 1 (`start-index`).
    public var startIndex: Int? {
        get { self[value: "start-index"] }
        set { self[value: "start-index"] = newValue }
    }

    /// By what entries are sorted, such as `updated` or `starttime` (`orderby`).
    public var order: String? {
        get { self["orderby"] }
        set { self["orderby"] = newValue }
    }

    /// Whether the smallest comes first (`sortorder`).
    public var isAscending: Bool? {
        get { self["sortorder"].map { $0 == "ascending" } }
        set { self["sortorder"] = newValue.map { $0 ? "ascending" : "descending" } }
    }

    /// Entries published at this time or later (`published-min`).
    public var publishedMin: Atom.DateTime? {
        get { self[time: "published-min"] }
        set { self[time: "published-min"] = newValue }
    }

    /// Entries published before this time (`published-max`).
    public var publishedMax: Atom.DateTime? {
        get { self[time: "published-max"] }
        set { self[time: "published-max"] = newValue }
    }

    /// Entries updated at this time or later (`updated-min`).
    public var updatedMin: Atom.DateTime? {
        get { self[time: "updated-min"] }
        set { self[time: "updated-min"] = newValue }
    }

    /// Entries updated before this time (`updated-max`).
    public var updatedMax: Atom.DateTime? {
        get { self[time: "updated-max"] }
        set { self[time: "updated-max"] = newValue }
    }

    /// Whether deleted entries are listed too, with `gd:deleted` (`showdeleted`).
    public var showsDeleted: Bool? {
        get { self[value: "showdeleted"] }
        set { self[value: "showdeleted"] = newValue }
    }

    /// Whether the answer must be an error where some deleted entries are no longer known (`requirealldeleted`).
    public var requiresAllDeleted: Bool? {
        get { self[value: "requirealldeleted"] }
        set { self[value: "requirealldeleted"] = newValue }
    }

    /// Whether deleted entries alone are listed (`onlydeleted`).
    public var onlyDeleted: Bool? {
        get { self[value: "onlydeleted"] }
        set { self[value: "onlydeleted"] = newValue }
    }

    /// Whether parameters that the service does not know are errors (`strict`).
    public var isStrict: Bool? {
        get { self[value: "strict"] }
        set { self[value: "strict"] = newValue }
    }

    /// Whether the answer is indented (`prettyprint`).
    public var isIndented: Bool? {
        get { self[value: "prettyprint"] }
        set { self[value: "prettyprint"] = newValue }
    }

    /// The version of the service (`v`); takes the place of the header `GData-Version`.
    public var version: String? {
        get { self["v"] }
        set { self["v"] = newValue }
    }

    /// Whether errors are sent as XML (`err=xml`).
    public var sendsXMLErrors: Bool? {
        get { self["err"].map { $0 == "xml" } }
        set { self["err"] = newValue == true ? "xml" : nil }
    }
}
