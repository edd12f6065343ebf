import AsyncXML

/// Checks elements and collects their violations.
struct Validation {
    private var found: [(element: XML.Element, message: String, section: String)] = []

    mutating func note(_ element: XML.Element, _ message: String, _ section: String) {
        found.append((element, message, section))
    }

    /// The violations, in document order.
    var violations: [Atom.Violation] {
        zip(found, XML.Element.positions(of: found.map(\.element)))
            .map { item, position in
                Atom.Violation(
                    line: position?.line ?? 0,
                    column: position?.column ?? 0,
                    message: item.message,
                    source: item.section
                )
            }
            .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    // MARK: RFC 4287

    mutating func checkFeed(_ feed: XML.Element) {
        let section = "RFC 4287, section 4.1.1"
        checkMetadata(feed, section)
        require(feed, ["id", "title", "updated"], section)
        let entries = feed.elements(named: Atom.entry)
        let hasAuthor = !feed.elements(named: atom("author")).isEmpty
        for entry in entries { checkEntry(entry, hasAuthor: hasAuthor) }
        checkRepeatedEntries(entries)
    }

    mutating func checkEntry(_ entry: XML.Element, hasAuthor: Bool) {
        let section = "RFC 4287, section 4.1.2"
        checkMetadata(entry, section)
        require(entry, ["id", "title", "updated"], section)
        allowOne(entry, ["content", "published", "source", "summary"], section)
        let sources = entry.elements(named: atom("source"))
        let hasOwn = ([entry] + sources).contains { !$0.elements(named: atom("author")).isEmpty }
        if !hasAuthor, !hasOwn { note(entry, "the entry has no author, and its feed has none either", section) }
        for source in sources { checkMetadata(source, "RFC 4287, section 4.2.11") }
        let contents = entry.elements(named: atom("content"))
        for content in contents { checkContent(content, of: entry) }
        if contents.isEmpty, !hasAlternate(entry) {
            note(entry, "the entry has neither content nor a link with rel=\"alternate\"", section)
        }
        checkControl(entry)
    }

    /// Checks the metadata that feeds, entries and sources have in common.
    private mutating func checkMetadata(_ element: XML.Element, _ section: String) {
        allowOne(element, ["generator", "icon", "id", "logo", "rights", "subtitle", "title", "updated"], section)
        for child in element.elements where child.name.namespace == Atom.namespace {
            switch child.name.local {
            case "title", "subtitle", "summary", "rights": checkText(child)
            case "updated", "published": checkDate(child, "RFC 4287, section 3.3")
            case "author", "contributor": checkPerson(child)
            case "link": checkLink(child)
            case "category":
                if child.value("term") == nil {
                    note(child, "the category has no term", "RFC 4287, section 4.2.2.1")
                }
            case "id": checkID(child)
            case "icon", "logo", "generator", "entry", "source", "content": break
            default: note(child, "Atom has no element \(child.name.local)", "RFC 4287, section 4")
            }
        }
        checkAlternates(element, section)
    }

    private mutating func checkText(_ text: XML.Element) {
        let section = "RFC 4287, section 3.1.1"
        let name = text.name.local
        switch text.value("type") {
        case nil, "text"?, "html"?:
            if !text.elements.isEmpty { note(text, "\(name) is no XHTML, but has elements in it", section) }
        case "xhtml"?:
            if text.elements.map(\.name) != [XML.Name("http://www.w3.org/1999/xhtml", "div")] {
                note(text, "\(name) is XHTML, but does not have one div of XHTML's namespace in it", section)
            }
        case let type?: note(text, "\(name) has the type \"\(type)\", which is none of text, html and xhtml", section)
        }
    }

    private mutating func checkContent(_ content: XML.Element, of entry: XML.Element) {
        let section = "RFC 4287, section 4.1.3"
        let type = content.value("type")
        let isMedia = type?.contains("/") == true
        if content.value("src") != nil {
            if !content.isEmpty { note(content, "the content is elsewhere (src), but not empty", section) }
            if type != nil, !isMedia { note(content, "the content is elsewhere (src), but has no media type", section) }
        } else if let type, isMedia {
            if type.lowercased().hasPrefix("multipart/") || type.lowercased().hasPrefix("message/") {
                note(content, "the content has a composite media type", section)
            } else if !Atom.isXML(mediaType: type), !content.elements.isEmpty {
                note(content, "the content is no XML by its type, but has elements in it", section)
            } else if !Atom.isXML(mediaType: type), !type.lowercased().hasPrefix("text/"), !content.text.isBase64 {
                note(content, "the content is not Base64", section)
            }
        } else {
            checkText(content)
        }
        let needsSummary = content.value("src") != nil || (isMedia && type.map { !Atom.isText(mediaType: $0) } == true)
        if needsSummary, entry.elements(named: atom("summary")).isEmpty {
            note(entry, "the entry's content is not for people to read here, and it has no summary", section)
        }
    }

    private mutating func checkPerson(_ person: XML.Element) {
        let section = "RFC 4287, section 3.2"
        requireOne(person, ["name"], section)
        allowOne(person, ["uri", "email"], section)
        for email in person.elements(named: atom("email")) {
            let parts = email.text.split(separator: "@", omittingEmptySubsequences: false)
            if parts.count != 2 || parts.contains(where: \.isEmpty) || email.text.contains(where: \.isWhitespace) {
                note(email, "\"\(email.text)\" is no e-mail address", section)
            }
        }
    }

    private mutating func checkLink(_ link: XML.Element) {
        if link.value("href") == nil { note(link, "the link has no href", "RFC 4287, section 4.2.7.1") }
        if link.value("rel") == "" { note(link, "the link has an empty rel", "RFC 4287, section 4.2.7.2") }
        if let type = link.value("type"), !type.contains("/") {
            note(link, "the link's type \"\(type)\" is no media type", "RFC 4287, section 4.2.7.3")
        }
    }

    private mutating func checkID(_ id: XML.Element) {
        let scheme = id.text.prefix { $0 != ":" }
        let isAbsolute =
            id.text.contains(":") && scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        if !isAbsolute { note(id, "the id \"\(id.text)\" is no absolute IRI", "RFC 4287, section 4.2.6") }
    }

    /// Checks that a date has the form of RFC 3339 with an upper-case `T` and `Z`; the dates of RSS are not valid in
    /// Atom.
    private mutating func checkDate(_ date: XML.Element, _ section: String) {
        let text = date.text
        if !Atom.DateTime(text).isStandard {
            note(date, "\(date.name.local) \"\(text)\" is no date of RFC 3339", section)
        }
    }

    private mutating func checkAlternates(_ element: XML.Element, _ section: String) {
        var seen: Set<[String]> = []
        for link in element.elements(named: atom("link")) where link.isAlternate {
            let target = [link.value("type") ?? "", link.value("hreflang") ?? ""]
            if !seen.insert(target).inserted {
                note(link, "there is another alternate link with the same type and hreflang", section)
            }
        }
    }

    private func hasAlternate(_ element: XML.Element) -> Bool {
        element.elements(named: atom("link")).contains(where: \.isAlternate)
    }

    private mutating func checkRepeatedEntries(_ entries: [XML.Element]) {
        var seen: Set<[String]> = []
        for entry in entries {
            guard let id = entry.elements(named: atom("id")).first?.text else { continue }
            let updated = entry.elements(named: atom("updated")).first?.text ?? ""
            if !seen.insert([id, updated]).inserted {
                note(entry, "the feed has another entry with this id and date of change", "RFC 4287, section 4.1.1")
            }
        }
    }

    // MARK: RFC 5023

    mutating func checkService(_ service: XML.Element) {
        let workspaces = service.elements(named: AtomPub.name("workspace"))
        if workspaces.isEmpty { note(service, "the service has no workspace", "RFC 5023, section 8.3.1") }
        for workspace in workspaces {
            requireOne(workspace, ["title"], "RFC 5023, section 8.3.2")
            for collection in workspace.elements(named: AtomPub.name("collection")) {
                let section = "RFC 5023, section 8.3.3"
                if collection.value("href") == nil { note(collection, "the collection has no href", section) }
                requireOne(collection, ["title"], section)
                for categories in collection.elements(named: AtomPub.name("categories")) { checkCategories(categories) }
            }
        }
    }

    mutating func checkCategories(_ categories: XML.Element) {
        let section = "RFC 5023, section 7.2.1"
        if let fixed = categories.value("fixed"), fixed != "yes", fixed != "no" {
            note(categories, "fixed is \"\(fixed)\", which is neither yes nor no", section)
        }
        let children = categories.elements(named: atom("category"))
        if categories.value("href") != nil, !children.isEmpty || categories.value("scheme") != nil {
            note(categories, "the categories are elsewhere (href), but there are others here", section)
        }
    }

    private mutating func checkControl(_ entry: XML.Element) {
        let section = "RFC 5023, section 13.1.1"
        for control in entry.elements(named: AtomPub.name("control")) {
            let drafts = control.elements(named: AtomPub.name("draft"))
            if drafts.count > 1 { note(drafts[1], "there is more than one draft", section) }
            for draft in drafts where draft.text != "yes" && draft.text != "no" {
                note(draft, "draft is \"\(draft.text)\", which is neither yes nor no", section)
            }
        }
        let edited = entry.elements(named: AtomPub.name("edited"))
        if edited.count > 1 { note(edited[1], "there is more than one edited", "RFC 5023, section 10.2") }
        for date in edited { checkDate(date, "RFC 5023, section 10.2") }
    }

    // MARK: Counting

    private mutating func requireOne(_ element: XML.Element, _ names: [String], _ section: String) {
        require(element, names, section)
        allowOne(element, names, section)
    }

    private mutating func require(_ element: XML.Element, _ names: [String], _ section: String) {
        for name in names where element.elements(named: atom(name)).isEmpty {
            note(element, "\(element.name.local) has no \(name)", section)
        }
    }

    /// Notes each element after the first one of its name.
    private mutating func allowOne(_ element: XML.Element, _ names: [String], _ section: String) {
        for name in names {
            for extra in element.elements(named: atom(name)).dropFirst() {
                note(extra, "\(element.name.local) has more than one \(name)", section)
            }
        }
    }

    private func atom(_ local: String) -> XML.Name { XML.Name(Atom.namespace, local) }
}

extension XML.Element {
    /// Returns an attribute that has no namespace.
    fileprivate func value(_ name: String) -> String? {
        attributes.first { $0.name == XML.Name(nil, name) }?.value
    }

    fileprivate var isAlternate: Bool {
        ["alternate", "http://www.iana.org/assignments/relation/alternate"].contains(value("rel") ?? "alternate")
    }

    fileprivate var isEmpty: Bool { elements.isEmpty && text.allSatisfy(\.isWhitespace) }
}

extension Atom {
    fileprivate static func isText(mediaType: String) -> Bool {
        mediaType.lowercased().hasPrefix("text/") || isXML(mediaType: mediaType)
    }
}

extension String {
    /// A Boolean value indicating whether the text is Base64, with optional white space (RFC 4648, section 4).
    fileprivate var isBase64: Bool {
        let digits = utf8.filter { $0 > 0x20 }
        let padding = digits.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
        return digits.count % 4 == 0
            && digits.dropLast(padding).allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                    true
                default: false
                }
            }
    }
}
