import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CloudServer {
    /// Carries out a request, after its content was hashed, in one step; errors become responses.
    func reply(to request: CloudRequest) async -> CloudReply {
        var request = request
        if request.hashed == nil { request.hashed = await hashedContent(completedBy: request) }
        return step(request)
    }

    private func step(_ request: CloudRequest) -> CloudReply {
        endExpiredShares()
        do {
            return try route(request)
        } catch {
            var reply = error.reply
            if error.status == .unauthorized { addChallenges(to: &reply) }
            return reply
        }
    }

    private func route(_ request: CloudRequest) throws(DAVError) -> CloudReply {
        let path = request.segments
        // Nothing else is a file; a form takes many times its size while it is read.
        guard path.first == "remote.php" || request.body.readableBytes <= 1 << 20 else { throw .tooLarge }
        switch path.first {
        case "status.php": return CloudReply(json: statusDocument)
        case "ocs": return serviceReply(to: request)
        case ".well-known" where path.dropFirst().first == "webfinger": return webFingerReply(to: request)
        case "index.php" where path.starts(with: ["index.php", "apps", "oauth2"]):
            guard configuration.hasOAuth2 else { throw .notFound("oauth2") }
            return try loginReply(to: request, Array(path.dropFirst(3)))
        case "index.php" where path.count == 3 && path[1] == "f": return try privateLinkReply(to: request)
        case "remote.php", "public.php", "dav": break
        default: throw .notFound(path.last ?? "/")
        }
        if isInMaintenance { throw .maintenance }
        let isPublic = path.starts(with: ["remote.php", "dav", "public-files"])
        let user = user(of: request)
        if user == nil, !isPublic { throw .unauthenticated }
        guard request.isWhole || request.method == .patch else { throw .badRequest("The body is not whole.") }
        guard request.method != .put || request.headers[.contentRange] == nil else {
            throw .badRequest("Content-Range on PUT requests is forbidden.")  // RFC 9110, section 14.5
        }
        guard let user, !isPublic else { return try publicReply(to: request) }
        return try reply(to: request, user: user)
    }

    private func reply(to request: CloudRequest, user: String) throws(DAVError) -> CloudReply {
        let path = request.segments
        if request.method == .options { return optionsReply }
        if path.starts(with: ["remote.php", "webdav"]) {
            return try filesReply(to: request, place(Array(path.dropFirst(2)), user: user, base: Array(path.prefix(2))))
        }
        guard path.starts(with: ["remote.php", "dav"]), path.count >= 3 else {
            if path == ["remote.php", "dav"] { return try rootReply(at: "/remote.php/dav/") }
            throw .notFound(path.last ?? "/")
        }
        let rest = Array(path.dropFirst(4))
        let base = Array(path.prefix(4))
        switch path[2] {
        case "tus": return try resumeReply(to: request, user: user)
        case "meta": return try metaReply(to: request, user: user)
        case "files" where path.count >= 4:
            if path[3] != user {
                guard self.user(path[3]) != nil, request.method == .propfind, rest.isEmpty else {
                    throw .notFound(path[3])
                }
                // The root of another user shows nothing but that it is there.
                return try rootReply(at: Markup.href(path, isFolder: true))
            }
            return try filesReply(to: request, place(rest, user: user, base: base))
        case "uploads" where path.count >= 4 && path[3] == user && configuration.hasChunking:
            return try transferReply(to: request, user: user, rest)
        case "trash-bin" where path.count >= 4 && path[3] == user: return try trashReply(to: request, user: user, rest)
        case "avatars" where path.count == 5: return try avatarReply(size: path[4])
        default: throw .notFound(path.last ?? "/")
        }
    }

    /// Answers a request to a user's files.
    func filesReply(to request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        try checkConditions(of: request, place)
        switch request.method {
        case .get, .head: return try readFile(request, place)
        case .put: return try writeFile(request, place)
        case .delete: return try delete(request, place)
        case .mkcol: return try makeFolder(request, place)
        case .move, .copy: return try transfer(request, place)
        case .propfind: return try properties(request, place)
        case .proppatch: return try changeProperties(request, place)
        case .lock: return try lock(request, place)
        case .unlock: return try unlock(request, place)
        case .report: return try report(request, place)
        case .post where configuration.hasTUS: return try beginResumableUpload(request, place)
        default: throw DAVError(.notImplemented, "NotImplemented", "There is no method \(request.method.rawValue)")
        }
    }

    // MARK: Users

    /// Returns the user whose credentials a request has.
    func user(of request: CloudRequest) -> String? { user(in: request.headers) }

    /// Returns the user whose credentials are in the head of a request.
    func user(in headers: HTTPFields) -> String? {
        guard let header = headers[.authorization] else { return nil }
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        switch parts[0].lowercased() {
        case "bearer":
            let token = String(parts[1])
            return configuredTokens[token] ?? accessTokens[token].flatMap { $0.end > now ? $0.user : nil }
        case "basic":
            guard let login = Self.login(String(parts[1])) else { return nil }
            return configuration.users.first {
                ($0.id == login.name || $0.email == login.name) && $0.password == login.password
            }?.id
        default: return nil
        }
    }

    /// Returns the name and the password of Basic credentials.
    static func login(_ text: String) -> (name: String, password: String)? {
        guard let data = Data(base64Encoded: text) else { return nil }
        let parts = String(decoding: data, as: UTF8.self)
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }

    /// Returns whether a request may use the emulator's own interface.
    func admits(_ request: CloudRequest) -> Bool { !configuration.requiresLogin || user(of: request) != nil }

    /// The answer to a request that needs a login.
    var challenge: CloudReply {
        var reply = DAVError.unauthenticated.reply
        addChallenges(to: &reply)
        return reply
    }

    func addChallenges(to reply: inout CloudReply) {
        let name = HTTPField.Name.wwwAuthenticate
        if configuration.hasOAuth2 { reply.headers.append(HTTPField(name: name, value: "Bearer realm=\"ownCloud\"")) }
        reply.headers.append(HTTPField(name: name, value: "Basic realm=\"ownCloud\", charset=\"UTF-8\""))
    }

    // MARK: Fixed answers

    var statusDocument: JSON.Value {
        [
            "installed": true, "maintenance": JSON.Value(isInMaintenance), "needsDbUpgrade": false,
            "version": "11.0.0.0", "versionstring": "11.0.0", "edition": "Community", "productname": "ownCloud",
            "product": "ownCloud",
        ]
    }

    var optionsReply: CloudReply {
        var fields = [
            ("DAV", "1, 2, 3, extended-mkcol, access-control, calendarserver-principal-property-search"),
            (
                "Allow",
                "OPTIONS, GET, HEAD, DELETE, PROPFIND, PUT, PROPPATCH, COPY, MOVE, REPORT, MKCOL, LOCK, UNLOCK"
            ),
            ("MS-Author-Via", "DAV"), ("Accept-Ranges", "bytes"),
        ]
        if configuration.hasTUS { fields += Self.resumableFields }
        return CloudReply(headers: fields)
    }

    private func rootReply(at href: String) throws(DAVError) -> CloudReply {
        var multistatus = Multistatus()
        try multistatus.add(href, [("200 OK", ["<d:resourcetype><d:collection/></d:resourcetype>"])])
        return multistatus.reply
    }
}

extension DAVError {
    static let unauthenticated = DAVError(
        .unauthorized,
        "NotAuthenticated",
        "Cannot authenticate over ajax calls, No public access to this resource., Username or password was incorrect"
    )
}

extension HTTPRequest.Method {
    static let propfind = Self.named("PROPFIND")
    static let proppatch = Self.named("PROPPATCH")
    static let mkcol = Self.named("MKCOL")
    static let move = Self.named("MOVE")
    static let copy = Self.named("COPY")
    static let lock = Self.named("LOCK")
    static let unlock = Self.named("UNLOCK")
    static let report = Self.named("REPORT")

    private static func named(_ name: String) -> Self { Self(name) ?? .options }
}
