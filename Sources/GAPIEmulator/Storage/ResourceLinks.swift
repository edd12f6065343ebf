import AsyncFetch
import AsyncJSON

/// The URLs in resources, which depend on the server's address.
struct ResourceLinks: Sendable {
    /// The server's URL without a trailing slash.
    let root: String

    func applied(toBucket resource: JSON.Value) -> JSON.Value {
        var resource = resource
        resource["selfLink"] = JSON.Value("\(root)/storage/v1/b/\(resource["name"]?.string ?? "")")
        return resource
    }

    func applied(toObject resource: JSON.Value) -> JSON.Value {
        let bucket = resource["bucket"]?.string ?? ""
        let path = "storage/v1/b/\(bucket)/o/\(PercentEncoding.encode(resource["name"]?.string ?? ""))"
        var resource = resource
        resource["selfLink"] = JSON.Value("\(root)/\(path)")
        let generation = resource["generation"]?.string ?? ""
        resource["mediaLink"] = JSON.Value("\(root)/download/\(path)?generation=\(generation)&alt=media")
        return resource
    }
}
