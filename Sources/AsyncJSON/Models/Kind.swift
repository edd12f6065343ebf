extension JSON {
    /// The kind of JSON value of a property, of an array's elements or of a map's members.
    ///
    /// Kinds nest: `.array(.map(.string))` is an array of objects whose members are strings.
    public struct Kind<Value: Hashable & Sendable>: Sendable {
        let codec: any Codec<Value>.Type
    }
}

extension JSON.Kind<String> {
    /// A string.
    public static var string: Self { Self(codec: StringCodec.self) }
}

extension JSON.Kind<Bool> {
    /// `true` or `false`.
    public static var bool: Self { Self(codec: BoolCodec.self) }
}

extension JSON.Kind<Int> {
    /// An integer without a format, read from a number or a string, written as a number.
    public static var int: Self { Self(codec: IntCodec.self) }
}

extension JSON.Kind<Int32> {
    /// A 32-bit integer, read from a number or a string.
    public static var int32: Self { Self(codec: Int32Codec.self) }
}

extension JSON.Kind<UInt32> {
    /// An unsigned 32-bit integer, read from a number or a string.
    public static var uint32: Self { Self(codec: UInt32Codec.self) }
}

extension JSON.Kind<Int64> {
    /// A 64-bit integer, read from a number or a string, written as a string.
    public static var int64: Self { Self(codec: Int64Codec.self) }
}

extension JSON.Kind<UInt64> {
    /// An unsigned 64-bit integer, read from a number or a string, written as a string.
    public static var uint64: Self { Self(codec: UInt64Codec.self) }
}

extension JSON.Kind<Double> {
    /// A `Double`; `NaN` and infinities are sent as strings (ProtoJSON).
    public static var double: Self { Self(codec: DoubleCodec.self) }
}

extension JSON.Kind<Float> {
    /// A `Float`; `NaN` and infinities are sent as strings (ProtoJSON).
    public static var float: Self { Self(codec: FloatCodec.self) }
}

extension JSON.Kind<JSON.Timestamp> {
    /// A date and time: `date-time`, `google-datetime`.
    public static var timestamp: Self { Self(codec: JSON.Timestamp.self) }
}

extension JSON.Kind<JSON.LocalDate> {
    /// A date without time.
    public static var date: Self { Self(codec: JSON.LocalDate.self) }
}

extension JSON.Kind<JSON.Duration> {
    /// A duration in seconds: `google-duration`.
    public static var duration: Self { Self(codec: JSON.Duration.self) }
}

extension JSON.Kind<JSON.FieldMask> {
    /// A field mask: `google-fieldmask`.
    public static var fieldMask: Self { Self(codec: JSON.FieldMask.self) }
}

extension JSON.Kind<JSON.Bytes> {
    /// Base64 text: `byte`.
    public static var bytes: Self { Self(codec: JSON.Bytes.self) }
}

extension JSON.Kind<JSON.Value> {
    /// Any value, including `null`.
    public static var any: Self { Self(codec: AnyCodec.self) }
}

extension JSON.Kind where Value: JSON.Model {
    /// A nested model.
    public static var object: Self { Self(codec: ObjectCodec<Value>.self) }
}

extension JSON.Kind where Value: RawRepresentable<String> {
    /// A string with named values; an open enumeration is a struct.
    public static var enumeration: Self { Self(codec: EnumerationCodec<Value>.self) }
}

extension JSON.Kind {
    /// An array.
    ///
    /// - Parameter element: The kind of its elements.
    /// - Returns: The kind.
    public static func array<Element>(_ element: JSON.Kind<Element>) -> Self where Value == [Element] {
        func kind<Codec: AsyncJSON.Codec<Element>>(_: Codec.Type) -> Self { Self(codec: ArrayCodec<Codec>.self) }
        return kind(element.codec)
    }

    /// An object whose names are data.
    ///
    /// - Parameter element: The kind of its members.
    /// - Returns: The kind.
    public static func map<Element>(_ element: JSON.Kind<Element>) -> Self where Value == [String: Element] {
        func kind<Codec: AsyncJSON.Codec<Element>>(_: Codec.Type) -> Self { Self(codec: MapCodec<Codec>.self) }
        return kind(element.codec)
    }
}
