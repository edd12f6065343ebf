/// Follows the names of nested objects to the array at a path, and finds them again after it.
struct NameTracker {
    private let path: [String]
    /// The number of names of the path that lead to the innermost object on it.
    private var matched = 0
    private var isDone = false
    private var expectsName = false
    private var name: [UInt8]?
    /// A Boolean value indicating whether the next value belongs to the next name of the path.
    private var isNext: Bool
    /// The name of the path that came again after the array.
    private(set) var repeated: String?
    /// The number of containers around the array.
    private var arrayDepth = 0

    init(path: [String]) {
        self.path = path
        isNext = path.isEmpty
    }

    /// Takes a byte outside the array; returns `true` if it opens the array.
    mutating func pass(_ byte: UInt8, _ nesting: inout Nesting) -> Bool {
        let wasInString = nesting.isInString
        let depth = nesting.depth
        nesting.pass(byte)
        if wasInString {
            passInString(byte, isOver: !nesting.isInString)
            return false
        }
        let isOnPath = depth == matched + 1
        switch byte {
        case 0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF:
            // White space or a byte order mark. The envelope's parser refuses a byte order mark that is not at the
            // start.
            return false
        case UInt8(ascii: "\""):
            if isOnPath, expectsName, !path.isEmpty { name = [byte] }
        case UInt8(ascii: ":"):
            return false
        case UInt8(ascii: ","):
            expectsName = isOnPath || expectsName
        case UInt8(ascii: "{"):
            if depth == 0 {
                // After the array, this is behind the document.
                expectsName = !isDone
            } else if isOnPath, isNext, matched + 1 < path.count {
                matched += 1
                expectsName = true
            }
        case UInt8(ascii: "["):
            if isNext, path.isEmpty ? depth == 0 : isOnPath && matched + 1 == path.count {
                isNext = false
                isDone = true
                arrayDepth = depth
                return true
            }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if isOnPath, matched > 0 { matched -= 1 }
        default:
            break
        }
        isNext = false
        return false
    }

    /// Returns the nesting after the array.
    func leaveArray() -> Nesting {
        var nesting = Nesting()
        nesting.depth = arrayDepth
        return nesting
    }

    private mutating func passInString(_ byte: UInt8, isOver: Bool) {
        guard name != nil else { return }
        name?.append(byte)
        guard isOver, let text = name else { return }
        name = nil
        expectsName = false
        let isOnPath = (try? JSON.Value(parsing: text))?.string?.hasSameBytes(as: path[matched]) ?? false
        guard isOnPath else { return }
        if isDone { repeated = path[matched] } else { isNext = true }
    }
}
