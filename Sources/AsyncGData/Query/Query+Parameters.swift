public import AsyncFeeds

extension GData.Query {
    /// The words that entries must contain (`q`).
    public var text: String? {
        get { self["q"] }
        set { self["q"] = newValue }
    }

    /// The name or address of an author (`author`).
    public var author: String? {
        get { self["author"] }
        set { self["author"] = newValue }
    }

    /// The format of the response, such as `atom` or `rss` (`alt`).
    public var format: String? {
        get { self["alt"] }
        set { self["alt"] = newValue }
    }

    /// The parts of the response to send, such as `link,entry(@gd:etag,@gd:kind,title)` (`fields`).
    ///
    /// A service adds `@gd:kind`, because types are chosen by kind. To listings it also adds the link to the next page.
    public var fields: String? {
        get { self["fields"] }
        set { self["fields"] = newValue }
    }

    /// The language of texts that the service generates (`hl`).
    public var language: String? {
        get { self["hl"] }
        set { self["hl"] = newValue }
    }

    /// The maximum number of entries in a page (`max-results`).
    public var maxResults: Int? {
        get { self[value: "max-results"] }
        set { self[value: "max-results"] = newValue }
    }

    /// The number of the first entry, counted from 1 (`start-index`).
    public var startIndex: Int? {
        get { self[value: "start-index"] }
        set { self[value: "start-index"] = newValue }
    }

    /// The sort key of the entries, such as `updated` or `starttime` (`orderby`).
    public var order: String? {
        get { self["orderby"] }
        set { self["orderby"] = newValue }
    }

    /// A Boolean value indicating whether the entries are in ascending order (`sortorder`).
    public var isAscending: Bool? {
        get { self["sortorder"].map { $0 == "ascending" } }
        set { self["sortorder"] = newValue.map { $0 ? "ascending" : "descending" } }
    }

    /// The earliest publication time of the entries (`published-min`).
    public var publishedMin: Atom.DateTime? {
        get { self[time: "published-min"] }
        set { self[time: "published-min"] = newValue }
    }

    /// The time before which the entries were published (`published-max`).
    public var publishedMax: Atom.DateTime? {
        get { self[time: "published-max"] }
        set { self[time: "published-max"] = newValue }
    }

    /// The earliest update time of the entries (`updated-min`).
    public var updatedMin: Atom.DateTime? {
        get { self[time: "updated-min"] }
        set { self[time: "updated-min"] = newValue }
    }

    /// The time before which the entries were updated (`updated-max`).
    public var updatedMax: Atom.DateTime? {
        get { self[time: "updated-max"] }
        set { self[time: "updated-max"] = newValue }
    }

    /// A Boolean value indicating whether the response includes deleted entries, with `gd:deleted` (`showdeleted`).
    public var showsDeleted: Bool? {
        get { self[value: "showdeleted"] }
        set { self[value: "showdeleted"] = newValue }
    }

    /// A Boolean value indicating whether the response must be an error if some deleted entries are no longer known
    /// (`requirealldeleted`).
    public var requiresAllDeleted: Bool? {
        get { self[value: "requirealldeleted"] }
        set { self[value: "requirealldeleted"] = newValue }
    }

    /// A Boolean value indicating whether the response includes only deleted entries (`onlydeleted`).
    public var onlyDeleted: Bool? {
        get { self[value: "onlydeleted"] }
        set { self[value: "onlydeleted"] = newValue }
    }

    /// A Boolean value indicating whether unknown parameters are errors (`strict`).
    public var isStrict: Bool? {
        get { self[value: "strict"] }
        set { self[value: "strict"] = newValue }
    }

    /// A Boolean value indicating whether the response is indented (`prettyprint`).
    public var isIndented: Bool? {
        get { self[value: "prettyprint"] }
        set { self[value: "prettyprint"] = newValue }
    }

    /// The version of the service (`v`); it replaces the header field `GData-Version`.
    public var version: String? {
        get { self["v"] }
        set { self["v"] = newValue }
    }

    /// A Boolean value indicating whether errors are sent as XML (`err=xml`).
    public var sendsXMLErrors: Bool? {
        get { self["err"].map { $0 == "xml" } }
        set { self["err"] = newValue == true ? "xml" : nil }
    }
}
