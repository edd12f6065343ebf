import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Foundation
import HTTPTypes

/// A case of google_auth_requests.py: credentials, the caller's choices, and what google-auth made of them.
struct CredentialCase: Sendable {
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    let name: String
    private let line: JSON.Value
    private let answers: [String: ScriptedTransport.Answer]
    private let now: Date

    /// Reads the cases of a file, whose last line has the answers that all of them share.
    static func cases(at path: String) throws -> [CredentialCase] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .map { try JSON.Value(parsing: String($0)) }
        guard let last = lines.last, let now = last["now"]?.double else {
            throw Failed(description: "there are no answers")
        }
        var answers: [String: ScriptedTransport.Answer] = [:]
        for (request, answer) in last["answers"]?.members ?? [] {
            var fields = HTTPFields()
            for (name, value) in answer["headers"]?.members ?? [] {
                if let name = HTTPField.Name(name) { fields[name] = value.string }
            }
            let status = answer["status"]?.double.flatMap { Int(exactly: $0) } ?? 500
            answers[request] = .status(status, headers: fields, body: answer["body"]?.string ?? "")
        }
        return lines.dropLast().map { line in
            CredentialCase(
                name: line["name"]?.string ?? "",
                line: line,
                answers: answers,
                now: Date(timeIntervalSince1970: now)
            )
        }
    }

    /// The requests of google-auth, and its token.
    func theirs() throws -> CredentialWire {
        var wire = CredentialWire()
        for request in line["requests"]?.array ?? [] {
            var headers: [(String, String)] = []
            for (name, value) in request["headers"]?.members ?? [] { headers.append((name, value.string ?? "")) }
            wire.add(
                method: request["method"]?.string ?? "",
                url: request["url"]?.string ?? "",
                headers: headers,
                body: request["body"]?.string ?? ""
            )
            if let paths = request["certificate"]?.array {
                wire.addResult("certificate", paths.compactMap(\.string).joined(separator: ","))
            }
        }
        for (name, value) in line["result"]?.members ?? [] { wire.addResult(name, value.string ?? "") }
        return wire
    }

    /// Our requests for the same, and our token.
    func ours() async throws -> CredentialWire {
        let transport = ScriptedTransport { [answers] request in
            answers["\(request.method) \(request.url.prefix { $0 != "?" })"] ?? .status(404)
        }
        let environment = TokenEnvironment(transport: transport, now: { [now] in now })
        let results = try await results(of: source(), in: environment)
        var wire = CredentialWire()
        for sent in transport.requests {
            let headers = sent.request.headerFields.map { ($0.name.rawName, $0.value) }
            wire.add(method: "\(sent.method)", url: sent.url, headers: headers, body: sent.text)
        }
        for (name, value) in results { wire.addResult(name, value) }
        return wire
    }

    private func choice(_ name: String) -> String? { line["choices"]?[name]?.string }

    private func source() throws -> any GAPI.TokenSource {
        var variables: [String: String] = [:]
        for (name, value) in line["variables"]?.members ?? [] { variables[name] = value.string }
        let environment = GAPI.CredentialEnvironment(variables: variables)
        guard let file = line["file"], !file.isNull else { return GAPI.MetadataServer(environment: environment) }
        let members = try GAPI.CredentialsFile.members(
            of: file.encoded(),
            named: "the file of the case",
            environment: environment
        )
        let source = try GAPI.tokenSource(from: members)
        if let account = source as? GAPI.GDCHServiceAccount, let audience = choice("audience") {
            return account.with(audience: audience)
        }
        guard let rules = line["choices"]?["boundary"]?.array else { return source }
        return GAPI.DownscopedCredentials(source, try GAPI.AccessBoundary(rules.map(Self.rule)))
    }

    private static func rule(_ value: JSON.Value) -> GAPI.AccessBoundary.Rule {
        let condition = value["availabilityCondition"].map {
            GAPI.AccessBoundary.Condition(
                $0["expression"]?.string ?? "",
                title: $0["title"]?.string,
                description: $0["description"]?.string
            )
        }
        let permissions = value["availablePermissions"]?.array?.compactMap(\.string) ?? []
        return .init(resource: value["availableResource"]?.string ?? "", permissions: permissions, condition: condition)
    }

    private func results(
        of source: any GAPI.TokenSource,
        in environment: TokenEnvironment
    ) async throws -> [(String, String)] {
        let token: AccessToken
        switch line["action"]?.string {
        case "project": return [("project", try await source.projectID(in: environment) ?? "")]
        case "sign":
            let signature = try await source.signer(in: environment).signature(of: Array((choice("bytes") ?? "").utf8))
            return [("signature", Data(signature).base64EncodedString())]
        case "id_token":
            token = try await source.idToken(audience: choice("audience") ?? "", in: environment)
        default:
            var purpose = GAPI.TokenPurpose()
            let scopes = line["scopes"]?.array?.compactMap(\.string) ?? []
            if !scopes.isEmpty { (purpose.scopes, purpose.hasChosenScopes) = (scopes, true) }
            purpose.audience = choice("audience")
            purpose.subject = choice("subject")
            purpose.quotaProject = choice("quota")
            token = try await source.token(for: purpose, replacing: nil, in: environment)
        }
        var results = [("authorization", "\(token.type) \(token.value)")]
        results += token.headerFields.map { ($0.name.canonicalName, $0.value) }
        switch token.expiry {
        case .after(let duration)?:
            results.append(("expiry", "\(Int64(now.timeIntervalSince1970) + duration.components.seconds)"))
        case .at(let date)?: results.append(("expiry", "\(Int64(date.timeIntervalSince1970))"))
        case nil: break
        }
        if let certificate = try await (source as? GAPI.ExternalAccount)?.source.clientCertificate() {
            results.append(("certificate", "\(certificate.certificates),\(certificate.privateKey)"))
        }
        return results
    }
}
