package import AsyncXML

/// An answer to PROPFIND with synthesized coding.
package struct Multistatus: Codable, Sendable, XML.Root {
    package static let element = XML.Name("DAV:", "d:multistatus")

    package var responses: [Response]

    enum CodingKeys: String, DAVKeys { case responses = "d:response" }

    package struct Response: Codable, Sendable {
        var href: String
        var propstats: [Propstat]

        enum CodingKeys: String, DAVKeys {
            case href = "d:href"
            case propstats = "d:propstat"
        }
    }

    struct Propstat: Codable, Sendable {
        var prop: Prop
        var status: String?

        enum CodingKeys: String, DAVKeys {
            case prop = "d:prop"
            case status = "d:status"
        }
    }

    struct Prop: Codable, Sendable {
        var lastModified: String?
        var contentLength: Int?
        var resourceType: ResourceType?
        var etag: String?
        var contentType: String?
        var id: String?
        var fileID: Int?
        var permissions: String?
        var size: Int?
        /// The content without a property: here two of eleven.
        var extensions: XML.Extensions

        enum CodingKeys: String, DAVKeys {
            case lastModified = "d:getlastmodified"
            case contentLength = "d:getcontentlength"
            case resourceType = "d:resourcetype"
            case etag = "d:getetag"
            case contentType = "d:getcontenttype"
            case id = "oc:id"
            case fileID = "oc:fileid"
            case permissions = "oc:permissions"
            case size = "oc:size"
            case extensions
        }
    }

    struct ResourceType: Codable, Sendable {
        var collection: String?

        enum CodingKeys: String, DAVKeys { case collection = "d:collection" }
    }
}

/// The keys of these types: what their prefixes stand for.
protocol DAVKeys: XML.Keys {}

extension DAVKeys {
    static var namespaces: [String: String] { ["d": "DAV:", "oc": "http://owncloud.org/ns"] }
}
