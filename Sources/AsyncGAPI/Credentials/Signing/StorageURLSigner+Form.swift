import AsyncFetch
import AsyncJSON
import AsyncOAuth

extension GAPI.StorageURLSigner {
    /// Returns a form with a signed policy, by which a browser uploads an object.
    ///
    /// With a key, nothing is requested. Other signers request a signature; cancelling the task cancels that.
    ///
    /// - Parameters:
    ///   - bucket: The name of the bucket.
    ///   - object: The name of the new object; `${filename}` in it becomes the name of the user's file.
    ///   - expires: The validity from now, of one second to seven days; fractions of seconds are dropped.
    ///   - fields: The other fields of the form, such as `Content-Type` or `success_action_status`. The upload must
    ///     have the same values, except for fields whose name begins with `x-ignore-`.
    ///   - conditions: What else the upload must meet.
    ///   - style: The place of the bucket's name.
    /// - Returns: The signed form.
    /// - Throws: `OAuthError/Code/invalidConfiguration` for parameters that no form can have; the error of the signer;
    ///   `CancellationError`.
    public func form(
        for bucket: String,
        object: String,
        expires: Duration,
        fields: [String: String] = [:],
        conditions: [GAPI.FormCondition] = [],
        style: Style = .path
    ) async throws -> GAPI.SignedForm {
        let moment = try moment(expires)
        let address = try StorageAddress(bucket, style, endpoint)
        let time = moment.date.signingTime
        let own = [
            ("key", object), ("x-goog-date", time.compact), ("x-goog-credential", signer.email + "/" + time.scope),
            ("x-goog-algorithm", V4Request.algorithm),
        ]
        let reserved = Set(own.map(\.0) + ["bucket", "policy", "x-goog-signature", "file"])
        if let name = fields.keys.sorted().first(where: { reserved.contains($0.lowercased()) }) {
            throw OAuthError(.invalidConfiguration, "the field \(name) belongs to the form itself")
        }
        var demands = conditions.map(\.json)
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) where !name.lowercased().hasPrefix("x-ignore-") {
            demands.append([name: JSON.Value(value)])
        }
        demands.append(["bucket": JSON.Value(bucket)])
        for (name, value) in own { demands.append([name: JSON.Value(value)]) }
        let expiration = JSON.Value(moment.expiry.signingTime.long)
        let document: JSON.Value = ["conditions": JSON.Value(demands), "expiration": expiration]
        let policy = JSON.Bytes(Self.ascii(document.description).utf8).description
        let signature = try await signer.signature(of: Array(policy.utf8))
        var form = fields
        for (name, value) in own { form[name] = value }
        form["policy"] = policy
        form["x-goog-signature"] = signature.hexadecimal
        return GAPI.SignedForm(url: address.origin + address.bucketPath + "/", fields: form, expiry: moment.expiry)
    }

    /// Returns JSON with everything outside ASCII escaped, as Google's servers write it for the comparison.
    private static func ascii(_ json: String) -> String {
        if json.utf8.allSatisfy({ $0 < 0x7F }) { return json }
        var text = ""
        for unit in json.utf16 {
            if unit < 0x7F, let scalar = Unicode.Scalar(unit) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u" + [UInt8(unit >> 8), UInt8(unit & 255)].hexadecimal
            }
        }
        return text
    }
}

extension GAPI.FormCondition {
    fileprivate var json: JSON.Value {
        switch self {
        case .equals(let field, let value): ["eq", JSON.Value("$" + field), JSON.Value(value)]
        case .startsWith(let field, let prefix): ["starts-with", JSON.Value("$" + field), JSON.Value(prefix)]
        case .contentLength(let range):
            ["content-length-range", JSON.Value(range.lowerBound), JSON.Value(range.upperBound)]
        }
    }
}
