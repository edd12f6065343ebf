extension Media.Group {
    /// The form to show first: the default form, or else the first one.
    public var defaultContent: Media.Content? { contents.first { $0.isDefault == true } ?? contents.first }

    /// Returns the forms of one type of medium.
    ///
    /// - Parameter medium: The type: `image`, `audio`, `video`, `document` or `executable`.
    /// - Returns: The forms whose ``Media/Content/medium`` is that type, or whose media type is if they have no
    ///   `medium`.
    public func contents(medium: String) -> [Media.Content] {
        contents.filter { content in
            if let known = content.medium { return known == medium }
            return content.type?.hasPrefix(medium + "/") ?? false
        }
    }

    /// Returns the form for a size.
    ///
    /// - Parameters:
    ///   - width: The minimum width in pixels.
    ///   - height: The minimum height in pixels.
    /// - Returns: The smallest form that is large enough, or else the largest one; `nil` if no form states its size.
    public func content(atLeast width: Int, by height: Int) -> Media.Content? {
        let sized = contents.filter { $0.width != nil && $0.height != nil }.sorted { $0.pixels < $1.pixels }
        return sized.first { ($0.width ?? 0) >= width && ($0.height ?? 0) >= height } ?? sized.last
    }

    /// The keywords as a list.
    public var keywordList: [String] {
        get {
            (keywords ?? "").split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
        }
        set { keywords = newValue.isEmpty ? nil : newValue.joined(separator: ", ") }
    }
}

extension Media.Content {
    fileprivate var pixels: Int { (width ?? 0).multipliedReportingOverflow(by: height ?? 0).partialValue }
}

extension Media.Restriction {
    /// The countries or URIs as a list.
    public var values: [String] { (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension Feeds.Extensible {
    /// The media of an entry or item: its `media:group`, or a group of the media elements that are outside a group.
    public var media: Media.Group? {
        if let group = self[Media.Group.self] { return group }
        let contents = self[all: Media.Content.self]
        let thumbnails = self[all: Media.Thumbnail.self]
        guard !contents.isEmpty || !thumbnails.isEmpty else { return nil }
        return Media.Group { group in
            group.contents = contents
            group.thumbnails = thumbnails
            group.title = self[Media.Title.self]
            group.description = self[Media.Description.self]
            group.keywords = self[Media.Keywords.self]
            group.credits = self[all: Media.Credit.self]
            group.categories = self[all: Media.Category.self]
            group.ratings = self[all: Media.Rating.self]
            group.restrictions = self[all: Media.Restriction.self]
            group.player = self[Media.Player.self]
            group.community = self[Media.Community.self]
            group.copyright = self[Media.Copyright.self]
            group.hashes = self[all: Media.Hash.self]
        }
    }
}
