import AsyncFetch
import AsyncOAuth
import HTTPTypes
import NIOCore

extension GAPI {
    /// Subject tokens from a URL, such as that of GitHub's actions or of Azure's metadata service.
    ///
    /// Only a response with status 200 counts, up to 1 MiB. Redirects are not followed.
    struct URLSubjectToken: SubjectTokenSource {
        let format: SubjectTokenFormat
        private let request: HTTPRequest

        /// Creates a source; `member` names the URL in messages.
        init(
            url: String,
            headerFields: HTTPFields = [:],
            format: SubjectTokenFormat = .text,
            member: String = "credential_source.url"
        ) throws(OAuthError) {
            self.format = format
            var request = try LocalService.request(url, member)
            request.headerFields = headerFields
            self.request = request
        }

        func subjectToken(for request: SubjectTokenRequest, in environment: TokenEnvironment) async throws -> String {
            let place = "the response of \(Redaction.urlWithoutQuery(self.request))"
            let response = try await LocalService.response(to: self.request, in: environment)
            return try format.token(in: response.readableBytesView, of: place)
        }
    }

    /// The services on a machine or beside it that prove the machine's identity.
    enum LocalService {
        /// The hosts of metadata services, which speak plain http over a link that does not leave the machine.
        static let metadataHosts: Set<String> = ["169.254.169.254", "[fd00:ec2::254]"]
        /// The hosts of container credentials: of ECS, and of EKS in both families of addresses.
        static let containerHosts: Set<String> = ["169.254.170.2", "169.254.170.23", "[fd00:ec2::23]"]

        /// Returns a request for a URL that has https, leads to this machine, or to one of `hosts`.
        ///
        /// - Throws: `OAuthError/Code/malformedFile`, with `member` in the message.
        static func request(
            _ url: String,
            _ member: String,
            hosts: Set<String> = metadataHosts
        ) throws(OAuthError) -> HTTPRequest {
            let request: HTTPRequest
            do { request = try HTTPRequest(url: url) } catch {
                throw OAuthError(.malformedFile, "\(member) is not a usable URL", cause: error)
            }
            guard request.isTrustworthy || hosts.contains(host(of: request)) else {
                throw OAuthError(.malformedFile, "\(member) must begin with https://; plain http is for this machine")
            }
            return request
        }

        /// The host without its port, as written.
        static func host(of request: HTTPRequest) -> String {
            let authority = (request.authority ?? "").lowercased()
            if authority.hasPrefix("[") { return authority.prefix { $0 != "]" } + "]" }
            return String(authority.prefix { $0 != ":" })
        }

        /// Sends a request and returns the content of a response with status 200.
        ///
        /// - Throws: `OAuthError/Code/subjectToken`; `CancellationError`.
        static func response(to request: HTTPRequest, in environment: TokenEnvironment) async throws -> ByteBuffer {
            let place = Redaction.urlWithoutQuery(request)
            let fetcher = environment.fetcher {
                // The response is a secret of any form, which no log could find and cover.
                $0.trafficLog = nil
                if !request.isTrustworthy {
                    // Its address is that of another machine by its look. It never leaves the link, so no proxy can help.
                    $0.allowsInsecureHTTP = true
                    $0.proxies = .none
                }
            }
            let options = FetchOptions {
                $0.timeout = .seconds(30)
                $0.isIdempotent = true
                $0.maximumResponseBytes = CredentialFile.maximumSize
            }
            let response: FetchResponse
            do { response = try await fetcher.fetch(request, options: options) } catch let error as FetchError {
                throw OAuthError(.subjectToken, "\(place) cannot be asked for a token", cause: error)
            }
            let status = response.head.status.code
            guard status == 200 else {
                throw OAuthError(
                    .subjectToken,
                    "\(place) answered with status \(status) in place of a token",
                    reason: status == 429 ? .rate : status >= 500 ? .serverError : nil,
                    status: status
                )
            }
            return response.body
        }
    }
}

extension GAPI.URLSubjectToken: CustomStringConvertible, CustomReflectable {
    /// The URL without its query, which can have secrets like the header fields.
    var description: String { "URLSubjectToken(\(Redaction.urlWithoutQuery(request)))" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
