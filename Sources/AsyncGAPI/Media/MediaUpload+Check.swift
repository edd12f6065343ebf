import GAPIDescription

extension API.MediaUpload {
    /// Checks media against the method's description, before anything is sent.
    ///
    /// - Throws: ``GAPI/Error/Code/invalidRequest`` for more bytes than the method takes, and for another media type.
    func check(_ length: Int64?, _ contentType: String) throws {
        if let maximumLength, let length, length > maximumLength {
            let what = "the method takes at most \(maximumLength) bytes (\(maxSize ?? "")), and these are \(length)"
            throw GAPI.Error(.invalidRequest, what)
        }
        guard let accept, !accept.isEmpty, !accept.contains(where: { Self.pattern($0, fits: contentType) }) else {
            return
        }
        let what = "the method takes \(accept.joined(separator: ", ")), and not `\(contentType.prefix(80))`"
        throw GAPI.Error(.invalidRequest, what)
    }

    /// Returns `true` if a pattern such as `image/*` stands for a media type; upper and lower case make no difference.
    private static func pattern(_ pattern: String, fits contentType: String) -> Bool {
        let pattern = pattern.lowercased()
        let type = String(contentType.lowercased().prefix { $0 != ";" && $0 != " " })
        if pattern == "*/*" || pattern == "*" || pattern == type { return true }
        return pattern.hasSuffix("/*") && type.hasPrefix(pattern.dropLast())
    }
}
