package import AsyncXML

/// A file in an answer to PROPFIND on the fast path: what a generator would write.
package struct ResponseRecord: XML.CursorDecodable {
    var href = ""
    var propstats: [PropstatRecord] = []

    package init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Multistatus.Response.CodingKeys.self) { key, item in
            switch key {
            case .href: href = item.string
            case .propstats: propstats.append(try item.value(PropstatRecord.self))
            }
        }
    }
}

struct PropstatRecord: XML.CursorDecodable {
    var prop: PropRecord?
    var status: String?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Multistatus.Propstat.CodingKeys.self) { key, item in
            switch key {
            case .prop: prop = try item.value(PropRecord.self)
            case .status: status = item.string
            }
        }
    }
}

struct PropRecord: XML.CursorDecodable {
    var lastModified: String?
    var contentLength: Int?
    var resourceType: ResourceTypeRecord?
    var etag: String?
    var contentType: String?
    var id: String?
    var fileID: Int?
    var permissions: String?
    var size: Int?
    var extensions: XML.Extensions

    init(xml: borrowing XML.Cursor) throws {
        extensions = try xml.extensions(Multistatus.Prop.CodingKeys.self)
        try xml.forEach(Multistatus.Prop.CodingKeys.self) { key, item in
            switch key {
            case .lastModified: lastModified = item.string
            case .contentLength: contentLength = try item.value(Int.self)
            case .resourceType: resourceType = try item.value(ResourceTypeRecord.self)
            case .etag: etag = item.string
            case .contentType: contentType = item.string
            case .id: id = item.string
            case .fileID: fileID = try item.value(Int.self)
            case .permissions: permissions = item.string
            case .size: size = try item.value(Int.self)
            case .extensions: break
            }
        }
    }
}

struct ResourceTypeRecord: XML.CursorDecodable {
    var collection: String?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Multistatus.ResourceType.CodingKeys.self) { _, item in collection = item.string
        }
    }
}
