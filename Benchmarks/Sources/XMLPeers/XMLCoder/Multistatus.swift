/// An answer to PROPFIND as XMLCoder takes it.
package struct Multistatus: Codable {
    package var responses: [Response]

    enum CodingKeys: String, CodingKey { case responses = "d:response" }

    package struct Response: Codable {
        var href: String
        var propstats: [Propstat]

        enum CodingKeys: String, CodingKey {
            case href = "d:href"
            case propstats = "d:propstat"
        }
    }

    struct Propstat: Codable {
        var prop: Prop
        var status: String?

        enum CodingKeys: String, CodingKey {
            case prop = "d:prop"
            case status = "d:status"
        }
    }

    struct Prop: Codable {
        var lastModified: String?
        var contentLength: Int?
        var resourceType: ResourceType?
        var etag: String?
        var contentType: String?
        var id: String?
        var fileID: Int?
        var permissions: String?
        var size: Int?

        enum CodingKeys: String, CodingKey {
            case lastModified = "d:getlastmodified"
            case contentLength = "d:getcontentlength"
            case resourceType = "d:resourcetype"
            case etag = "d:getetag"
            case contentType = "d:getcontenttype"
            case id = "oc:id"
            case fileID = "oc:fileid"
            case permissions = "oc:permissions"
            case size = "oc:size"
        }
    }

    struct ResourceType: Codable {
        var collection: String?

        enum CodingKeys: String, CodingKey { case collection = "d:collection" }
    }
}
