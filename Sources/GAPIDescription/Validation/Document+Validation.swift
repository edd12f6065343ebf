extension API.Document {
    /// Returns the places where a value does not match a schema; empty if the value matches.
    ///
    /// The rules are those by which services judge requests: `null` stands for a missing member, a number may be
    /// quoted, and a number that should be quoted may be unquoted. Patterns are not checked, because those of Google's
    /// descriptions differ from those of the services.
    /// - Parameters:
    ///   - value: The body or a part of it.
    ///   - schema: The schema. A reference is followed. A schema that is unknown or missing matches any value.
    ///   - limit: The maximum number of mismatches; the rest of the value is then not checked.
    /// - Returns: The mismatches, in the order of the value.
    public func mismatches(
        of value: JSON.Value,
        with schema: API.Schema,
        limit: Int = .max
    ) -> [API.Mismatch] {
        var mismatches: [API.Mismatch] = []
        collect(value, schema, "", limit, &mismatches)
        return mismatches
    }

    /// Returns the problem with the text of a parameter, as the rest of a sentence; `nil` if there is none.
    ///
    /// The text is one value: each value of a repeated parameter is checked separately.
    public func problem(ofParameter text: String, with schema: API.Schema) -> API.Mismatch? {
        guard let schema = resolved(schema) else { return nil }
        return switch schema.type {
        case "boolean":
            ["true", "false"].contains(text.lowercased())
                ? nil : API.Mismatch(kind: .wrongType, path: "", message: "is not true or false")
        case "integer", "number": schema.problem(ofNumber: JSON.Value(text), "")
        case "string": schema.problem(ofText: text, "")
        default: nil
        }
    }

    private func collect(
        _ value: JSON.Value,
        _ schema: API.Schema,
        _ path: String,
        _ limit: Int,
        _ mismatches: inout [API.Mismatch]
    ) {
        guard mismatches.count < limit, !value.isNull, let schema = resolved(schema) else { return }
        func note(_ mismatch: API.Mismatch?) {
            if let mismatch { mismatches.append(mismatch) }
        }
        func wrongType(_ message: String) {
            mismatches.append(API.Mismatch(kind: .wrongType, path: path, message: message))
        }
        switch schema.type ?? (schema.properties == nil ? "any" : "object") {
        case "object":
            guard let members = value.members else { return wrongType("is no object") }
            for (name, member) in members where mismatches.count < limit {
                let shown = API.Mismatch.beginning(of: name)
                let inner = path.isEmpty ? shown : "\(path).\(shown)"
                if let property = schema.properties?[name] ?? schema.additionalProperties {
                    collect(member, property, inner, limit, &mismatches)
                } else if schema.properties != nil {
                    note(API.Mismatch(kind: .unknownMember, path: inner, message: "is no member that is known here"))
                }
            }
        case "array":
            guard let elements = value.array else { return wrongType("is no array") }
            guard let items = schema.items else { return }
            for (index, element) in elements.enumerated() where mismatches.count < limit {
                collect(element, items, "\(path)[\(index)]", limit, &mismatches)
            }
        case "string" where schema.format == "int64" || schema.format == "uint64":
            guard value.string != nil || value.numberText != nil else { return wrongType("is no whole number") }
            note(schema.problem(ofNumber: value, path))
        case "string":
            guard let text = value.string else { return wrongType("is no string") }
            note(schema.problem(ofText: text, path))
        case "integer", "number":
            guard value.string != nil || value.numberText != nil else { return wrongType("is no number") }
            note(schema.problem(ofNumber: value, path))
        case "boolean":
            if value.bool == nil { wrongType("is not true or false") }
        default: break
        }
    }
}

extension API.Schema {
    /// Returns the problem with a number, which may be quoted; `nil` if there is none.
    fileprivate func problem(ofNumber value: JSON.Value, _ path: String) -> API.Mismatch? {
        func mismatch(_ message: String) -> API.Mismatch {
            API.Mismatch(kind: .wrongFormat, path: path, message: message)
        }
        if type == "number" {
            let isSpecial = ["NaN", "Infinity", "-Infinity"].contains(value.string)
            return isSpecial || value.double != nil ? nil : mismatch("is no number")
        }
        if format == "uint64" { return value.uint64 == nil ? mismatch("is no whole number of 64 bits from 0 on") : nil }
        guard let number = value.int64 else { return mismatch("is no whole number of 64 bits") }
        let bounds: ClosedRange<Int64> =
            switch format {
            case "int32": Int64(Int32.min)...Int64(Int32.max)
            case "uint32": 0...Int64(UInt32.max)
            default: .min ... .max
            }
        let least = max(bounds.lowerBound, minimum.flatMap { Int64($0) } ?? .min)
        let most = min(bounds.upperBound, maximum.flatMap { Int64($0) } ?? .max)
        return number < least || number > most ? mismatch("is not within \(least) and \(most)") : nil
    }

    fileprivate func problem(ofText text: String, _ path: String) -> API.Mismatch? {
        if let values, !values.contains(text) {
            let shown = API.Mismatch.beginning(of: text)
            return API.Mismatch(kind: .unknownValue, path: path, message: "is none of its values: \"\(shown)\"")
        }
        func mismatch(_ what: String) -> API.Mismatch {
            let shown = API.Mismatch.beginning(of: text)
            return API.Mismatch(kind: .wrongFormat, path: path, message: "is no \(what): \"\(shown)\"")
        }
        switch format {
        case "int64", "uint64": return problem(ofNumber: JSON.Value(text), path)
        case "google-datetime", "date-time":
            return (try? JSON.Timestamp(parsing: text)) == nil ? mismatch("time (RFC 3339)") : nil
        case "date": return (try? JSON.LocalDate(parsing: text)) == nil ? mismatch("date") : nil
        case "google-duration": return (try? JSON.Duration(parsing: text)) == nil ? mismatch("duration") : nil
        case "byte": return (try? JSON.Bytes(parsing: text)) == nil ? mismatch("base64") : nil
        default: return nil
        }
    }
}
