import AsyncJSON
import HTTPTypes

extension CloudServer {
    /// Answers a request below `ocs`.
    func serviceReply(to request: CloudRequest) -> CloudReply {
        let path = request.segments
        let version = path.dropFirst().first == "v1.php" ? 1 : 2
        let envelope =
            isInMaintenance ? .failure(503, "Service unavailable") : envelope(request, Array(path.dropFirst(2)))
        var reply = envelope.reply(version: version, isJSON: request.query["format"] == "json")
        if envelope.code == 997 { addChallenges(to: &reply) }
        return reply
    }

    private func envelope(_ request: CloudRequest, _ path: [String]) -> Envelope {
        if path == ["cloud", "capabilities"], user(of: request) == nil, request.headers[.authorization] == nil {
            return .failure(997, "Unauthorised")
        }
        guard let id = user(of: request), let user = user(id) else { return .failure(997, "Unauthorised") }
        switch path {
        case ["cloud", "capabilities"]: return Envelope(data: capabilities)
        case ["cloud", "user"]: return Envelope(data: Self.members(of: user))
        case _ where path.starts(with: ["cloud", "users"]) && path.count == 3:
            guard let other = self.user(path[2]), other.id == id else {
                return .failure(998, "The user does not exist")
            }
            return Envelope(data: Self.members(of: other))
        case _ where path.starts(with: ["apps", "files_sharing", "api", "v1"]):
            return sharing(request, Array(path.dropFirst(4)), user: id)
        default: return .failure(998, "Invalid query, please check the syntax.")
        }
    }

    private static func members(of user: EmulatedCloud.User) -> JSON.Value {
        [
            "id": JSON.Value(user.id), "display-name": JSON.Value(user.displayName),
            "email": user.email.map { JSON.Value($0) } ?? .null, "language": "en",
        ]
    }

    private var capabilities: JSON.Value {
        var files: JSON.Value = [
            "privateLinks": true, "privateLinksDetailsParam": true, "bigfilechunking": true,
            "blacklisted_files": [".htaccess"], "blacklisted_files_regex": #"\.(part|filepart)$"#,
            "favorites": true, "file_locking_support": true, "file_locking_enable_file_action": false,
            "undelete": true, "versioning": true,
        ]
        if configuration.hasTUS {
            files["tus_support"] = [
                "version": "1.0.0", "resumable": "1.0.0", "extension": "creation,creation-with-upload",
                "max_chunk_size": 0, "http_method_override": "",
            ]
        }
        var dav: JSON.Value = [
            "reports": ["search-files"], "trashbin": "1.0",
            "propfind": ["depth_infinity": JSON.Value(configuration.allowsInfiniteDepth)],
        ]
        if configuration.hasChunking { dav["chunking"] = "1.0" }
        return [
            "version": [
                "major": 11, "minor": 0, "micro": 0, "string": "11.0.0", "edition": "Community", "product": "ownCloud",
            ],
            "capabilities": [
                "core": [
                    "pollinterval": JSON.Value(configuration.pollInterval), "webdav-root": "remote.php/webdav",
                    "status": statusDocument, "support-url-signing": true,
                ],
                "files": files, "dav": dav,
                "checksums": ["supportedTypes": ["SHA1"], "preferredUploadType": "SHA1"],
                "files_sharing": sharingCapabilities,
            ],
        ]
    }

    private var sharingCapabilities: JSON.Value {
        [
            "api_enabled": true,
            "public": [
                "enabled": true, "password": ["enforced": false], "expire_date": ["enabled": false], "upload": true,
                "multiple": true, "supports_upload_only": true, "defaultPublicLinkShareName": "Public link",
            ],
            "user": ["send_mail": false, "profile_picture": true], "resharing": true, "group_sharing": true,
            "auto_accept_share": true, "can_share": true,
            "user_enumeration": ["enabled": true, "group_members_only": false], "default_permissions": 31,
            "federation": ["outgoing": true, "incoming": true], "search_min_length": 2,
        ]
    }
}
