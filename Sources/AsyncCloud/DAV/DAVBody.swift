/// The XML of requests.
enum DAVBody {
    /// Returns a document whose root element has a name with the prefix `d:` or `oc:`.
    static func document(_ root: String, _ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>\
        <\(root) xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns">\(content)</\(root)>
        """
    }

    /// Returns the element `d:prop` with the names of properties.
    static func names(_ properties: [Cloud.PropertyName]) -> String {
        "<d:prop>" + properties.map { element($0, nil) }.joined() + "</d:prop>"
    }

    static func propfind(_ properties: [Cloud.PropertyName]) -> String {
        document("d:propfind", names(properties))
    }

    /// Returns the document of a change of properties, which a server carries out in order and as a whole.
    static func update(_ changes: [Cloud.PropertyChange]) -> String {
        let parts = changes.map { change in
            switch change {
            case .set(let name, let text): "<d:set><d:prop>\(element(name, text))</d:prop></d:set>"
            case .remove(let name): "<d:remove><d:prop>\(element(name, nil))</d:prop></d:remove>"
            }
        }
        return document("d:propertyupdate", parts.joined())
    }

    static func lock(owner: String) -> String {
        document(
            "d:lockinfo",
            "<d:lockscope><d:exclusive/></d:lockscope><d:locktype><d:write/></d:locktype>"
                + "<d:owner>\(escaped(owner))</d:owner>"
        )
    }

    /// Returns an element; each names its own namespace unless it is one of the document's two.
    private static func element(_ name: Cloud.PropertyName, _ text: String?) -> String {
        let (tag, declaration) =
            switch name.namespace {
            case "DAV:": ("d:" + name.name, "")
            case "http://owncloud.org/ns": ("oc:" + name.name, "")
            case "": (name.name, " xmlns=\"\"")
            default: ("x:" + name.name, " xmlns:x=\"\(escaped(name.namespace))\"")
            }
        guard let text else { return "<\(tag)\(declaration)/>" }
        return "<\(tag)\(declaration)>\(escaped(text))</\(tag)>"
    }

    /// Returns a text with references for markup; characters that XML cannot hold become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
