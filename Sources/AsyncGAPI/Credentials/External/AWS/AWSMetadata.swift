import AsyncFetch
import AsyncOAuth
import HTTPTypes
import NIOCore

/// The region and the keys of one signature, from the first place that has them.
struct AWSMetadata {
    let source: GAPI.AWSSubjectToken
    let environment: TokenEnvironment

    private var variables: GAPI.CredentialEnvironment { source.variables }

    /// Returns the region: that of the variables, else that of the instance.
    func region() async throws -> String {
        if let region = variables["AWS_REGION"] ?? variables["AWS_DEFAULT_REGION"] {
            return try checked(region, "the variable AWS_REGION or AWS_DEFAULT_REGION")
        }
        guard let url = source.regionURL else {
            throw OAuthError(
                .subjectToken,
                "there is no AWS region: set AWS_REGION, or \(source.place).region_url of the file"
            )
        }
        // The answer is a zone of the region: "us-east-2b".
        let zone = try await text(url, "\(source.place).region_url")
        return try checked(String(zone.dropLast()), "the answer of \(source.place).region_url")
    }

    /// Returns the keys: those of the variables, of the container, or of the instance.
    func keys() async throws -> AWSKeys {
        if let id = variables["AWS_ACCESS_KEY_ID"], let secret = variables["AWS_SECRET_ACCESS_KEY"] {
            return try AWSKeys(
                id: id,
                secret: secret,
                sessionToken: variables["AWS_SESSION_TOKEN"],
                of: "the variables AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN"
            )
        }
        if let request = try await containerRequest() {
            let answer = try await GAPI.LocalService.response(to: request, in: environment)
            return try AWSKeys(answer: answer.readableBytesView, of: "the answer of the container's credentials")
        }
        guard let url = source.keysURL else {
            throw OAuthError(
                .subjectToken,
                "there are no AWS keys: neither AWS_ACCESS_KEY_ID nor AWS_CONTAINER_CREDENTIALS_RELATIVE_URI nor "
                    + "AWS_CONTAINER_CREDENTIALS_FULL_URI is set, and the file has no \(source.place).url"
            )
        }
        let role = try await text(url, "\(source.place).url")
        guard !role.isEmpty, role.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x2F && $0 != 0x3F }) else {
            throw OAuthError(.subjectToken, "the instance has no role: attach one to it")
        }
        let answer = try await get("\(url)/\(role)", "\(source.place).url")
        return try AWSKeys(answer: answer.readableBytesView, of: "the answer of \(source.place).url")
    }

    // MARK: Instances

    private func text(_ url: String, _ member: String) async throws -> String {
        let bytes = try await get(url, member)
        guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
            throw OAuthError(.subjectToken, "the answer of \(member) is not UTF-8")
        }
        return text.trimmingWhiteSpace
    }

    private func get(_ url: String, _ member: String) async throws -> ByteBuffer {
        var request = try GAPI.LocalService.request(url, member)
        if let sessionURL = source.sessionURL {
            var opening = try GAPI.LocalService.request(sessionURL, "\(source.place).imdsv2_session_token_url")
            opening.method = .put
            opening.headerFields[Self.lifetime] = "300"
            let answer = try await GAPI.LocalService.response(to: opening, in: environment)
            let token = String(buffer: answer).trimmingWhiteSpace
            guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                throw OAuthError(.subjectToken, "the answer of \(source.place).imdsv2_session_token_url is no token")
            }
            request.headerFields[Self.session] = token
        }
        return try await GAPI.LocalService.response(to: request, in: environment)
    }

    private static let lifetime = HTTPField.Name("X-aws-ec2-metadata-token-ttl-seconds") ?? .authorization
    private static let session = HTTPField.Name("X-aws-ec2-metadata-token") ?? .authorization

    // MARK: Containers

    /// Returns the request that the variables of a container name; `nil` outside of containers.
    private func containerRequest() async throws -> HTTPRequest? {
        let name: String
        let url: String
        if let path = variables["AWS_CONTAINER_CREDENTIALS_RELATIVE_URI"] {
            (name, url) = ("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "http://169.254.170.2\(path)")
            guard path.hasPrefix("/") else {
                throw OAuthError(.subjectToken, "the variable \(name) is not a path that begins with /")
            }
        } else if let full = variables["AWS_CONTAINER_CREDENTIALS_FULL_URI"] {
            (name, url) = ("AWS_CONTAINER_CREDENTIALS_FULL_URI", full)
        } else {
            return nil
        }
        var request: HTTPRequest
        do {
            request = try GAPI.LocalService.request(
                url,
                "the variable \(name)",
                hosts: GAPI.LocalService.containerHosts
            )
        } catch {
            throw OAuthError(.subjectToken, error.message, cause: error.cause)
        }
        if let token = try await containerToken() { request.headerFields[.authorization] = token }
        return request
    }

    private func containerToken() async throws -> String? {
        let token: String
        if let path = variables["AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"] {
            let content = try await GAPI.CredentialFile.content(
                of: path,
                "the file of AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"
            )
            token = String(decoding: content, as: UTF8.self).trimmingWhiteSpace
        } else if let value = variables["AWS_CONTAINER_AUTHORIZATION_TOKEN"] {
            token = value
        } else {
            return nil
        }
        guard !token.isEmpty, token.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            throw OAuthError(
                .subjectToken,
                "AWS_CONTAINER_AUTHORIZATION_TOKEN or its file is empty or has control characters"
            )
        }
        return token
    }

    /// Returns a region, which becomes a part of a host name.
    private func checked(_ region: String, _ place: String) throws(OAuthError) -> String {
        let isFine = region.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
            default: false
            }
        }
        guard isFine, !region.isEmpty, region.utf8.count <= 63 else {
            throw OAuthError(.subjectToken, "\(place) is no AWS region; it looks like us-east-1")
        }
        return region
    }
}
