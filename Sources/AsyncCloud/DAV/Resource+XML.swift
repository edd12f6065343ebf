import AsyncFetch
import AsyncJSON
public import AsyncXML

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Coding keys of WebDAV and ownCloud.
protocol DAVKeys: XML.Keys {}

extension DAVKeys {
    static var namespaces: [String: String] {
        ["": "DAV:", "oc": "http://owncloud.org/ns", "s": "http://sabredav.org/ns"]
    }
}

/// One response of a multistatus; it can be for several references.
struct DAVResponse: XML.CursorDecodable {
    var resource = Cloud.Resource(href: "")
    /// The references after the first one, which have only a status.
    var otherHrefs: [String] = []

    private enum Keys: String, DAVKeys { case href, propstat, status }

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Keys.self) { key, item in
            switch key {
            case .href:
                if resource.href.isEmpty { resource.href = item.string } else { otherHrefs.append(item.string) }
            case .propstat: try resource.add(propstat: item)
            case .status: resource.status = try StatusLine.code(item.string)
            }
        }
        if resource.status == 425 { resource.isProcessing = true }
        if let status = resource.status, status >= 400 { resource.failures.append(status) }
    }

    /// Appends the resources of all references to an array.
    func append(to resources: inout [Cloud.Resource]) {
        resources.append(resource)
        for href in otherHrefs {
            var other = Cloud.Resource(href: href)
            other.status = resource.status
            resources.append(other)
        }
    }
}

/// A status line, such as `HTTP/1.1 200 OK`.
enum StatusLine {
    /// Returns the status; a line without the version of HTTP is read, too.
    ///
    /// - Throws: ``Cloud/Error/Code/badAnswer`` for a line without a status: a refusal must not pass for a success.
    static func code(_ text: String) throws(Cloud.Error) -> Int {
        var rest = text.utf8[...]
        for _ in 0..<2 {
            rest = rest.drop(while: isBlank)
            let word = rest.prefix { !isBlank($0) }
            if let code = WireNumber.status(Substring(word)) { return code }
            rest = rest[word.endIndex...]
        }
        throw Cloud.Error(.badAnswer, "the answer has a status that cannot be read: \(Cloud.Error.shown(text))")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}

extension Cloud.Resource {
    private enum StatusKeys: String, DAVKeys { case status }
    private enum PropKeys: String, DAVKeys { case prop }
    private enum NameKeys: String, DAVKeys { case any = "*" }

    private enum PropertyKeys: String, DAVKeys {
        case folder = "resourcetype/collection"
        case getlastmodified, getcontentlength, getcontenttype, getetag
        case quotaAvailable = "quota-available-bytes"
        case quotaUsed = "quota-used-bytes"
        case id = "oc:id"
        case size = "oc:size"
        case permissions = "oc:permissions"
        case favorite = "oc:favorite"
        case shareTypes = "oc:share-types/oc:share-type"
        case ownerID = "oc:owner-id"
        case ownerName = "oc:owner-display-name"
        case checksums = "oc:checksums/oc:checksum"
        case privateLink = "oc:privatelink"
        case other = "*"
    }

    /// Takes the properties of one status; the status is after them in the document.
    fileprivate mutating func add(propstat xml: borrowing XML.Cursor) throws {
        var status = 200
        try xml.forEach(StatusKeys.self) { _, item in status = try StatusLine.code(item.string) }
        try xml.forEach(PropKeys.self) { _, prop in
            if 200..<300 ~= status {
                try prop.forEach(PropertyKeys.self) { key, item in try take(key, item) }
            } else {
                try prop.forEach(NameKeys.self) { _, item in statuses[Cloud.PropertyName(item.name)] = status }
            }
        }
        // Also without the name of a property: it is refused all the same.
        if status >= 400 { failures.append(status) }
        if status == 425 { isProcessing = true }
    }

    private mutating func take(_ key: PropertyKeys, _ item: borrowing XML.Cursor) throws {
        switch key {
        case .folder: kind = .folder
        case .getlastmodified: modified = DAVDate.date(item.trimmed)
        case .getcontentlength: contentLength = WireNumber.count(item.trimmed)
        case .getcontenttype: contentType = item.trimmed.nonEmpty
        case .getetag: eTag = Cloud.ETag(property: item.string)
        case .quotaAvailable: quotaAvailable = WireNumber.signed(item.trimmed)  // ownCloud has negative ones
        case .quotaUsed: quotaUsed = WireNumber.count(item.trimmed)
        case .id: fileID = item.trimmed.nonEmpty
        case .size: totalSize = WireNumber.count(item.trimmed)
        case .permissions: permissions = item.trimmed
        case .favorite: isFavorite = ["1", "true"].contains(item.trimmed)
        case .shareTypes:
            if let type = WireNumber.count(item.trimmed).flatMap({ Int(exactly: $0) }) { shareTypes.append(type) }
        case .ownerID: ownerID = item.trimmed.nonEmpty
        case .ownerName: ownerName = item.trimmed.nonEmpty
        case .checksums: takeChecksums(item.string)
        case .privateLink: privateLink = item.trimmed.nonEmpty
        case .other:
            let name = Cloud.PropertyName(item.name)
            // A file has an empty resource type.
            if name != .resourceType { properties[name] = try item.value(Cloud.PropertyValue.self) }
        }
    }

    /// Takes a text such as `SHA1:eeb2… MD5:368e…`.
    private mutating func takeChecksums(_ text: String) {
        for word in text.split(whereSeparator: \.isWhitespace) {
            guard let colon = word.firstIndex(of: ":") else { continue }
            checksums[word[..<colon].uppercased()] = word[word.index(after: colon)...].lowercased()
        }
    }
}

extension Cloud.PropertyName {
    init(_ name: XML.Name) { self.init(name.namespace ?? "", name.local) }
}

extension Cloud.PropertyValue: XML.CursorDecodable {
    private enum Keys: String, DAVKeys { case any = "*" }

    /// Reads an element with everything in it.
    public init(xml: borrowing XML.Cursor) throws {
        var elements: [Cloud.PropertyElement] = []
        try xml.forEach(Keys.self) { _, item in
            elements.append(
                Cloud.PropertyElement(Cloud.PropertyName(item.name), try item.value(Cloud.PropertyValue.self))
            )
        }
        self.init(xml.string, elements: elements)
    }
}

extension XML.Cursor {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        let text = string
        guard let first = text.utf8.first, let last = text.utf8.last, first <= 0x20 || last <= 0x20 else { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension String {
    /// The text; `nil` if it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
