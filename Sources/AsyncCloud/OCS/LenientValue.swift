import AsyncJSON
import AsyncXML

/// Values as PHP writes them: numbers as texts, Booleans as digits or words, empty objects as arrays.
extension JSON.Value {
    /// The Boolean value of `true`, `"true"`, `1`, `"1"`, `"yes"` and their opposites.
    var flag: Bool? {
        if let bool { return bool }
        switch string?.lowercased() ?? numberText {
        case "1", "true", "yes", "on": return true
        case "0", "false", "no", "off", "": return false
        default: return nil
        }
    }

    /// The integer of a number or of its text.
    var whole: Int64? { int64 ?? string.flatMap { Int64($0) } }

    /// The text of a string or a number; `nil` if there is none, or an empty one.
    var words: String? { (string ?? numberText)?.nonEmpty }

    /// The elements of an array, or of an array that was written as an object.
    var elements: [JSON.Value] { array ?? members?.map(\.value) ?? [] }

    /// Creates the value of an element: an array of its children named `element`, an object of others, or its text.
    init(_ element: XML.Element) {
        let children = element.elements
        if children.isEmpty {
            self.init(element.text)
        } else if children.allSatisfy({ $0.name.local == "element" }) {
            self.init(children.map { JSON.Value($0) })
        } else {
            self.init(members: children.map { ($0.name.local, JSON.Value($0)) })
        }
    }
}
