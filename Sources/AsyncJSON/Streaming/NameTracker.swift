/// Follows the names of nested objects to the array at a path.
struct NameTracker {
    private let path: [String]
    /// How many names of the path lead to the innermost object on it.
    private var matched = 0
    private var isDone = false
    private var expectsName = false
    private var name: [UInt8]?
    /// Whether the value that comes next is that of the next name of the path.
    private var isNext: Bool
    /// How many containers are around the array.
    private var arrayDepth = 0

    init(path: [String]) {
        self.path = path
        isNext = path.isEmpty
    }

    /// Takes a byte around the array; true when it opens the array.
    mutating func pass(_ byte: UInt8, _ nesting: inout Nesting) -> Bool {
        let wasInString = nesting.isInString
        let depth = nesting.depth
        nesting.pass(byte)
        guard !isDone else { return false }
        if wasInString {
            passInString(byte, isOver: !nesting.isInString)
            return false
        }
        let isOnPath = depth == matched + 1
        switch byte {
        case 0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF:
            // White space, or a byte order mark; elsewhere than in front, the envelope's parser refuses that.
            return false
        case UInt8(ascii: "\""):
            if isOnPath, expectsName, !path.isEmpty { name = [byte] }
        case UInt8(ascii: ":"):
            return false
        case UInt8(ascii: ","):
            expectsName = isOnPath || expectsName
        case UInt8(ascii: "{"):
            if depth == 0 {
                expectsName = true
            } else if isOnPath, isNext, matched + 1 < path.count {
                matched += 1
                expectsName = true
            }
        case UInt8(ascii: "["):
            let opens = isNext && (path.isEmpty ? depth == 0 : isOnPath && matched + 1 == path.count)
            isDone = opens
            arrayDepth = depth
            if opens { return true }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if isOnPath, matched > 0 { matched -= 1 }
        default:
            break
        }
        isNext = false
        return false
    }

    /// The nesting behind the array.
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
        isNext = (try? JSON.Value(parsing: text))?.string?.hasSameBytes(as: path[matched]) ?? false
    }
}
