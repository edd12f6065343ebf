import AsyncXML

/// The names and the text of the server's XML.
enum Markup {
    static let dav = "DAV:"
    static let ownCloud = "http://owncloud.org/ns"

    /// Returns a text with references for markup; characters that XML cannot hold become U+FFFD.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\r": escaped += "&#13;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Returns the tag of a name and the declaration that it needs.
    static func tag(_ name: XML.Name) -> (name: String, declaration: String) {
        switch name.namespace {
        case dav: ("d:" + name.local, "")
        case ownCloud: ("oc:" + name.local, "")
        case let namespace?: ("x1:" + name.local, " xmlns:x1=\"\(escaped(namespace))\"")
        case nil: (name.local, " xmlns=\"\"")
        }
    }

    /// Returns an element with content that is XML already.
    static func element(_ name: XML.Name, _ content: String = "") -> String {
        let (tag, declaration) = tag(name)
        return content.isEmpty ? "<\(tag)\(declaration)/>" : "<\(tag)\(declaration)>\(content)</\(tag)>"
    }

    /// Returns a path as the server's hrefs have it, with hexadecimal digits in lower case.
    static func href(_ names: some Sequence<String>, isFolder: Bool) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var bytes: [UInt8] = []
        for name in names {
            bytes.append(UInt8(ascii: "/"))
            for byte in name.utf8 {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                    UInt8(ascii: "~"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ":"), UInt8(ascii: "@"):
                    bytes.append(byte)
                default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
                }
            }
        }
        if isFolder || bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension XML.Name {
    static func dav(_ local: String) -> XML.Name { XML.Name(Markup.dav, local) }
    static func ownCloud(_ local: String) -> XML.Name { XML.Name(Markup.ownCloud, local) }
}
