import AsyncGAPI
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The work of `gapi sign`: a URL that lets its holder do one thing without credentials.
struct SignTool: Sendable {
    let search: CredentialSearch
    let output: Console

    /// Writes a signed URL.
    ///
    /// - Parameters:
    ///   - target: The bucket or object.
    ///   - method: The method that the URL allows.
    ///   - validity: The time for which it does.
    ///   - fields: The header fields that the request must have, each `name:value`.
    ///   - key: The path of a service account's file; `nil` for the signer of the application default.
    ///   - asJSON: `true` to write also what the request must have.
    /// - Throws: ``ToolFailure``, `OAuthError`, `CancellationError`.
    func sign(
        _ target: String,
        method: String,
        validity: Duration,
        fields: [String],
        key: String?,
        asJSON: Bool
    ) async throws {
        let target = try StorageTarget(target)
        guard let method = HTTPRequest.Method(method.uppercased()) else {
            throw ToolFailure(.usage, "--method \(method) is not a method of HTTP")
        }
        let headers = try Self.headers(fields)
        let signer = try await signer(key)
        let signed = try await GAPI.StorageURLSigner(signer, host: target.host, now: search.network.now).url(
            for: target.bucket,
            object: target.object,
            method: method,
            expires: validity,
            headers: headers,
            query: target.query,
            style: target.style
        )
        guard asJSON else { return output.write(signed.url + "\n") }
        let seconds = Int64(exactly: signed.expiry.timeIntervalSince1970.rounded(.down)) ?? 0
        let value = JSON.Value(members: [
            ("url", JSON.Value(signed.url)), ("method", JSON.Value(method.rawValue)),
            ("headers", JSON.Value(members: headers.map { ($0.name.rawName, JSON.Value($0.value)) })),
            ("expiry", JSON.Value(JSON.Timestamp(seconds: seconds).description)), ("signer", JSON.Value(signer.email)),
        ])
        output.write(String(decoding: value.encoded(pretty: true), as: UTF8.self) + "\n")
    }

    private func signer(_ key: String?) async throws -> any GAPI.Signer {
        if key == "-" {
            let text = String(decoding: try readInput(path: "-"), as: UTF8.self)
            return try GAPI.KeySigner(GAPI.ServiceAccountKey(parsing: text))
        }
        if let key { return try GAPI.KeySigner(GAPI.ServiceAccountKey(contentsOf: key)) }
        do { return try await search.applicationDefault().signer() } catch let error as OAuthError
            where error.code == .unsupportedType
        {
            var failure = ToolFailure(error)
            failure.message +=
                "; a user has no key: use --key with the file of a service account, or impersonate one with "
                + "`gcloud auth application-default login --impersonate-service-account=EMAIL`"
            throw failure
        }
    }

    private static func headers(_ fields: [String]) throws -> HTTPFields {
        var headers: HTTPFields = [:]
        for field in fields {
            guard let colon = field.firstIndex(of: ":"), let name = HTTPField.Name(String(field[..<colon])) else {
                throw ToolFailure(.usage, "--header is written NAME:VALUE, such as content-type:image/png")
            }
            let value = field[field.index(after: colon)...].drop(while: \.isWhitespace)
            headers.append(HTTPField(name: name, value: String(value)))
        }
        return headers
    }
}
