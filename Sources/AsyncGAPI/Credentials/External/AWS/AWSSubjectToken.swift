import AsyncFetch
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import NIOCore

extension GAPI {
    /// Subject tokens of a workload at AWS: a signed request that tells who signed it.
    ///
    /// The keys come from the environment's variables, from the container's service (ECS, Fargate, EKS), or from the
    /// metadata service of the instance. Google sends the request to AWS's `GetCallerIdentity`.
    struct AWSSubjectToken: SubjectTokenSource {
        /// The URL of the zone at the metadata service.
        var regionURL: String?
        /// The URL of the role's keys at the metadata service.
        var keysURL: String?
        /// The URL of session tokens of the metadata service (IMDSv2).
        var sessionURL: String?
        /// The URL of `GetCallerIdentity`, with `{region}`.
        var verificationURL: String
        /// The environment's variables.
        var variables: CredentialEnvironment
        /// The name of the members' object, for messages.
        var place = "credential_source"

        static let standardVerificationURL =
            "https://sts.{region}.amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15"

        init(
            regionURL: String?,
            keysURL: String?,
            sessionURL: String?,
            verificationURL: String?,
            variables: CredentialEnvironment,
            place: String = "credential_source"
        ) throws(OAuthError) {
            self.regionURL = regionURL
            self.keysURL = keysURL
            self.sessionURL = sessionURL
            self.verificationURL = verificationURL ?? Self.standardVerificationURL
            self.variables = variables
            self.place = place
            for (member, url) in [
                ("region_url", regionURL), ("url", keysURL), ("imdsv2_session_token_url", sessionURL),
            ] {
                guard let url else { continue }
                let request = try LocalService.request(url, "\(place).\(member)")
                guard LocalService.metadataHosts.contains(LocalService.host(of: request)) else {
                    throw OAuthError(
                        .malformedFile,
                        "the host of \(place).\(member) must be 169.254.169.254 or [fd00:ec2::254]"
                    )
                }
            }
            _ = try verification(region: "us-east-1")
        }

        func subjectToken(for request: SubjectTokenRequest, in environment: TokenEnvironment) async throws -> String {
            let metadata = AWSMetadata(source: self, environment: environment)
            let region = try await metadata.region()
            let keys = try await metadata.keys()
            let target = try verification(region: region)
            let (path, query) = Self.parts(of: target)
            let signature = AWSSignature(keys: keys, region: region, service: "sts", date: environment.now())
            let fields = signature.headerFields(
                method: "POST",
                host: target.authority ?? "",
                path: path,
                query: query,
                // Signed, so that nobody can use the request for another pool.
                fields: [("x-goog-cloud-target-resource", request.audience)]
            )
            let members: JSON.Value = [
                "url": JSON.Value(verificationURL.replacing("{region}", with: region)),
                "method": "POST",
                "headers": JSON.Value(fields.map { ["key": JSON.Value($0.name), "value": JSON.Value($0.value)] }),
            ]
            return PercentEncoding.encode(members.description)
        }

        private func verification(region: String) throws(OAuthError) -> HTTPRequest {
            let url = verificationURL.replacing("{region}", with: region)
            let member = "\(place).regional_cred_verification_url"
            do {
                let request = try HTTPRequest(.post, url: url)
                guard request.scheme == "https" else {
                    throw OAuthError(.malformedFile, "\(member) must begin with https://")
                }
                return request
            } catch let error as OAuthError {
                throw error
            } catch {
                throw OAuthError(.malformedFile, "\(member) is not a usable URL", cause: error)
            }
        }

        /// Returns the path and the query of a URL in the form that is signed.
        private static func parts(of request: HTTPRequest) -> (path: String, query: String) {
            let target = request.path ?? ""
            let path = target.prefix { $0 != "?" }
            let parameters = target.dropFirst(path.count + 1).split(separator: "&").map { parameter in
                let name = parameter.prefix { $0 != "=" }
                return (name: canonical(name), value: canonical(parameter[name.endIndex...].dropFirst()))
            }
            // By name first: as texts, "a1=" would come before "a=".
            let sorted = parameters.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
            return (path.isEmpty ? "/" : String(path), sorted.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))
        }

        /// Returns a name or value with every character percent-encoded that can be, as the signature wants it.
        private static func canonical(_ text: Substring) -> String {
            PercentEncoding.encode(PercentEncoding.decode(String(text)) ?? String(text))
        }
    }
}
