/// The boundary of a `multipart/…` body, as `Content-Type` names it (RFC 2046 §5.1.1).
enum MultipartBoundary {
    /// The most characters of a boundary that are accepted; RFC 2046 allows 70.
    static let maximumLength = 256

    /// Returns the media type without parameters, in lower case.
    static func essence(of contentType: String) -> String {
        contentType.prefix { $0 != ";" }.trimmingBlanks.lowercased()
    }

    /// Returns the boundary; `nil` if there is none, or one that is empty or too long.
    ///
    /// The value may be quoted or not, and servers write `=` in it without quotes: `boundary=batch_Idre0l=_AAe=`.
    static func boundary(of contentType: String) -> String? {
        var rest = Substring(contentType)
        while let semicolon = rest.firstIndex(of: ";") {
            rest = rest[rest.index(after: semicolon)...]
            guard let end = rest.firstIndex(where: { $0 == "=" || $0 == ";" }), rest[end] == "=" else { continue }
            let name = rest[..<end].trimmingBlanks
            let value = takeValue(&rest, after: end)
            guard name.lowercased() == "boundary" else { continue }
            return value.isEmpty || value.utf8.count > maximumLength ? nil : value
        }
        return nil
    }

    /// Takes a value and leaves what is after it, from its semicolon on.
    private static func takeValue(_ rest: inout Substring, after equals: Substring.Index) -> String {
        let text = rest[rest.index(after: equals)...].drop { $0 == " " || $0 == "\t" }
        guard text.first == "\"" else {
            let value = text.prefix { $0 != ";" }
            rest = rest[value.endIndex...]
            return String(value.trimmingBlanks)
        }
        var value = ""
        var index = text.index(after: text.startIndex)
        while index < text.endIndex, text[index] != "\"" {
            if text[index] == "\\", text.index(after: index) < text.endIndex { index = text.index(after: index) }
            value.append(text[index])
            index = text.index(after: index)
        }
        rest = rest[index...].drop { $0 != ";" }
        return value
    }
}

extension Substring {
    /// The text without the spaces and tabs around it.
    fileprivate var trimmingBlanks: Substring {
        let head = drop { $0 == " " || $0 == "\t" }
        guard let end = head.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return head.prefix(0) }
        return head[...end]
    }
}
