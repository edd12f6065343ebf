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
        let path = "storage/v1/b/\(bucket)/o/\(Self.escaped(resource["name"]?.string ?? ""))"
        var resource = resource
        resource["selfLink"] = JSON.Value("\(root)/\(path)")
        let generation = resource["generation"]?.string ?? ""
        resource["mediaLink"] = JSON.Value("\(root)/download/\(path)?generation=\(generation)&alt=media")
        return resource
    }

    /// Returns a name as one segment of a path.
    static func escaped(_ name: String) -> String {
        var text: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                text.append(byte)
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
