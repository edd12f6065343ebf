/// A scalar that is written as text.
protocol WritableValue {
    func write(to writer: UnsafeMutablePointer<Writer>, _ role: KeyPlan.Role)
}

extension WritableValue where Self: FixedWidthInteger {
    @inline(__always)
    func write(to writer: UnsafeMutablePointer<Writer>, _ role: KeyPlan.Role) { writer.pointee.value(self, role) }
}

extension String: WritableValue {
    @inline(__always)
    func write(to writer: UnsafeMutablePointer<Writer>, _ role: KeyPlan.Role) { writer.pointee.value(self, role) }
}

extension Bool: WritableValue {
    @inline(__always)
    func write(to writer: UnsafeMutablePointer<Writer>, _ role: KeyPlan.Role) { writer.pointee.value(self, role) }
}

extension Double: WritableValue {
    func write(to writer: UnsafeMutablePointer<Writer>, _ role: KeyPlan.Role) { writer.pointee.value(self, role) }
}

extension Float: WritableValue {
    func write(to writer: UnsafeMutablePointer<Writer>, _ role: KeyPlan.Role) { writer.pointee.value(self, role) }
}

extension Int: WritableValue {}
extension Int8: WritableValue {}
extension Int16: WritableValue {}
extension Int32: WritableValue {}
extension Int64: WritableValue {}
extension UInt: WritableValue {}
extension UInt8: WritableValue {}
extension UInt16: WritableValue {}
extension UInt32: WritableValue {}
extension UInt64: WritableValue {}

extension Writer {
    /// Writes a text as the value of an attribute or between tags.
    @inline(__always)
    mutating func value(_ value: String, _ role: KeyPlan.Role) {
        escaped(value, role == .attribute ? .attribute : .text)
    }

    @inline(__always)
    mutating func value(_ value: Bool, _: KeyPlan.Role) {
        if value { literal("true") } else { literal("false") }
    }

    mutating func value(_ value: Double, _: KeyPlan.Role) { number(value) }

    mutating func value(_ value: Float, _: KeyPlan.Role) { number(value) }

    @inline(__always)
    mutating func value(_ value: some FixedWidthInteger, _: KeyPlan.Role) {
        if value < 0 { byte(UInt8(ascii: "-")) }
        digits(UInt64(value.magnitude))
    }

    /// Writes a number in decimal digits.
    private mutating func digits(_ number: UInt64) {
        var (size, power) = (1, UInt64(10))
        while size < 20, number >= power {
            size += 1
            power &*= 10
        }
        let room = reserve(size)
        var rest = number
        for place in (0..<size).reversed() {
            room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        commit(size)
    }

    /// Writes a number in the format of XML Schema: `INF`, `-INF` and `NaN` if it has no digits.
    private mutating func number(_ value: some BinaryFloatingPoint & LosslessStringConvertible) {
        if value.isInfinite { return value < 0 ? literal("-INF") : literal("INF") }
        if value.isNaN { return literal("NaN") }
        raw(value.description)
    }

    /// Writes a namespace declaration with a space before it.
    mutating func namespace(_ prefix: String, _ namespace: String) {
        literal(" xmlns")
        if !prefix.isEmpty {
            byte(UInt8(ascii: ":"))
            raw(prefix)
        }
        literal("=\"")
        attributeValue(namespace)
        byte(UInt8(ascii: "\""))
    }

    /// Writes a part of the text again.
    mutating func copy(_ range: Range<Int>) {
        let room = reserve(range.count)
        guard let source = bytes.baseAddress else { return }
        room.update(from: source + range.lowerBound, count: range.count)
        commit(range.count)
    }

    /// Moves the end of the text to an earlier place, over the text there.
    mutating func move(_ range: PartialRangeFrom<Int>, to offset: Int) {
        let size = count - range.lowerBound
        truncate(to: offset)
        guard size > 0 else { return }
        let target = reserve(size)
        target.update(from: target + (range.lowerBound - offset), count: size)
        commit(size)
    }
}
