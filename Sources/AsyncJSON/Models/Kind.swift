extension JSON {
    /// What a property, an element of an array or a member of a map is in JSON.
    ///
    /// Kinds nest: `.array(.map(.string))` is an array of objects whose members are strings.
    public struct Kind<Value: Hashable & Sendable>: Sendable {
        let codec: any Codec<Value>
    }
}

extension JSON.Kind<String> {
    /// A string.
    public static var string: Self { Self(codec: StringCodec()) }
}

extension JSON.Kind<Bool> {
    /// True or false.
    public static var bool: Self { Self(codec: BoolCodec()) }
}

extension JSON.Kind<Int32> {
    /// A 32-bit integer, read from a number or a string.
    public static var int32: Self { Self(codec: IntegerCodec<Int32>()) }
}

extension JSON.Kind<UInt32> {
    /// An unsigned 32-bit integer, read from a number or a string.
    public static var uint32: Self { Self(codec: IntegerCodec<UInt32>()) }
}

extension JSON.Kind<Int64> {
    /// A 64-bit integer, read from a number or a string, written as a string.
    public static var int64: Self { Self(codec: IntegerCodec<Int64>()) }
}

extension JSON.Kind<UInt64> {
    /// An unsigned 64-bit integer, read from a number or a string, written as a string.
    public static var uint64: Self { Self(codec: IntegerCodec<UInt64>()) }
}

extension JSON.Kind<Double> {
    /// A double; `NaN` and infinities travel as strings (ProtoJSON).
    public static var double: Self { Self(codec: DoubleCodec()) }
}

extension JSON.Kind<Float> {
    /// A float; `NaN` and infinities travel as strings (ProtoJSON).
    public static var float: Self { Self(codec: FloatCodec()) }
}

extension JSON.Kind<JSON.Timestamp> {
    /// A date and time: `date-time`, `google-datetime`.
    public static var timestamp: Self { Self(codec: TextCodec<JSON.Timestamp>()) }
}

extension JSON.Kind<JSON.LocalDate> {
    /// A date without time.
    public static var date: Self { Self(codec: TextCodec<JSON.LocalDate>()) }
}

extension JSON.Kind<JSON.Duration> {
    /// A duration in seconds: `google-duration`.
    public static var duration: Self { Self(codec: TextCodec<JSON.Duration>()) }
}

extension JSON.Kind<JSON.FieldMask> {
    /// A field mask: `google-fieldmask`.
    public static var fieldMask: Self { Self(codec: TextCodec<JSON.FieldMask>()) }
}

extension JSON.Kind<JSON.Bytes> {
    /// Base64 text: `byte`.
    public static var bytes: Self { Self(codec: TextCodec<JSON.Bytes>()) }
}

extension JSON.Kind<JSON.Value> {
    /// Any value, null included.
    public static var any: Self { Self(codec: AnyCodec()) }
}

extension JSON.Kind where Value: JSON.Model {
    /// A nested model.
    public static var object: Self { Self(codec: ObjectCodec<Value>()) }
}

extension JSON.Kind where Value: RawRepresentable<String> {
    /// A string of which some values have names; an open enumeration is a struct.
    public static var enumeration: Self { Self(codec: EnumerationCodec<Value>()) }
}

extension JSON.Kind {
    /// An array.
    ///
    /// - Parameter element: What its elements are.
    /// - Returns: The kind.
    public static func array<Element>(_ element: JSON.Kind<Element>) -> Self where Value == [Element] {
        Self(codec: ArrayCodec(element: element.codec))
    }

    /// An object whose names are data.
    ///
    /// - Parameter element: What its members are.
    /// - Returns: The kind.
    public static func map<Element>(_ element: JSON.Kind<Element>) -> Self where Value == [String: Element] {
        Self(codec: MapCodec(element: element.codec))
    }
}
