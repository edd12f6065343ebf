/// Returns the index at which the first ill-formed UTF-8 sequence begins (Unicode 16, table 3-7), or `nil`.
///
/// Each step is one shift, without a branch to predict. A byte's word holds six bits for each state: the next state.
/// They are at the position that the state's own six bits name. Text that mixes scripts costs as much as any other.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    return UTF8State.transitions.withUnsafeBufferPointer { transitions in
        guard let transitions = transitions.baseAddress else { return nil }
        var state = UTF8State.accept
        var index = 0
        while index + 16 <= bytes.count {
            let words = UnsafeRawPointer(start + index).loadUnaligned(as: (UInt64, UInt64).self)
            // ASCII bytes change the state only within an unfinished character.
            if (words.0 | words.1) & 0x8080_8080_8080_8080 != 0 || state & 63 != UTF8State.accept {
                for offset in index..<index + 16 { state = transitions[Int(start[offset])] &>> state }
            }
            index += 16
        }
        while index < bytes.count {
            state = transitions[Int(start[index])] &>> state
            index += 1
        }
        return state & 63 == UTF8State.accept ? nil : firstFailure(bytes, transitions)
    }
}

/// Searches again byte by byte; called at most once per document, because the document is then refused.
@inline(never)
private func firstFailure(_ bytes: UnsafeBufferPointer<UInt8>, _ transitions: UnsafePointer<UInt64>) -> Int? {
    var state = UTF8State.accept
    var character = 0
    for index in bytes.indices {
        if state == UTF8State.accept { character = index }
        state = transitions[Int(bytes[index])] &>> state & 63
        if state == UTF8State.reject { return character }
    }
    return state == UTF8State.accept ? nil : character
}

/// The states of the validation; a state's value is the position of its six bits in a word.
private enum UTF8State {
    static let accept: UInt64 = 0
    static let reject: UInt64 = 6

    /// The states in which a character is unfinished: the allowed range of the next byte, and the state after it.
    private static let unfinished: [(state: UInt64, bytes: ClosedRange<UInt8>, next: UInt64)] = [
        (12, 0x80...0xBF, accept), (18, 0x80...0xBF, 12), (24, 0x80...0xBF, 18),
        (30, 0xA0...0xBF, 12), (36, 0x80...0x9F, 12),  // after E0 and ED: neither overlong nor a surrogate
        (42, 0x90...0xBF, 18), (48, 0x80...0x8F, 18),  // after F0 and F4: neither overlong nor above U+10FFFF
    ]

    private static let leads: [(bytes: ClosedRange<UInt8>, next: UInt64)] = [
        (0x00...0x7F, accept), (0xC2...0xDF, 12), (0xE0...0xE0, 30), (0xE1...0xEC, 18), (0xED...0xED, 36),
        (0xEE...0xEF, 18), (0xF0...0xF0, 42), (0xF1...0xF3, 24), (0xF4...0xF4, 48),
    ]

    static let transitions: [UInt64] = (0...255).map { (byte: UInt8) in
        var word = (leads.first { $0.bytes.contains(byte) }?.next ?? reject) << accept | reject << reject
        for (state, bytes, next) in unfinished { word |= (bytes.contains(byte) ? next : reject) << state }
        return word
    }
}
