import AsyncJSON

/// Resources of services as compact JSON.
extension RandomText {
    /// A file of which only some fields were asked for.
    mutating func smallFile() -> String {
        """
        {"kind":"drive#file","id":"\(name(33))","name":"\(words(3)).jpg","mimeType":"image/jpeg","size":"48213",\
        "createdTime":"\(timestamp())","parents":["\(name(28))"],"starred":true,\
        "webViewLink":"https://drive.example.com/file/d/\(name(33))/view","futureField":{"a":1}}
        """
    }

    mutating func file() -> String {
        let permissions = (0..<3).map { _ in
            """
            {"id":"\(number(0..<1 << 60))","type":"user","kind":"drive#permission","role":"writer",\
            "photoLink":"https://lh3.example.com/\(name(20))","emailAddress":"a@example.com","displayName":"\(words(2))",\
            "deleted":false,"pendingOwner":false}
            """
        }
        let capabilities = Drive.Capabilities.fields.names.map { "\"\($0)\":\(bool())" }
        return """
            {"mimeType":"image/jpeg","kind":"drive#file","trashed":false,"id":"\(name(33))","version":"\(number(0..<100_000))",\
            "name":"\(words(4)).jpg","parents":["\(name(28))"],"starred":\(bool()),"spaces":["drive"],\
            "webViewLink":"https://drive.example.com/file/d/\(name(33))/view?usp=drivesdk",\
            "webContentLink":"https://drive.example.com/uc?id=\(name(33))&export=download",\
            "iconLink":"https://drive-thirdparty.example.com/16/type/image/jpeg","hasThumbnail":true,\
            "thumbnailLink":"https://lh3.example.com/drive-storage/\(name(80))=s220","thumbnailVersion":"1",\
            "viewedByMe":true,"viewedByMeTime":"\(timestamp())","createdTime":"\(timestamp())",\
            "modifiedTime":"\(timestamp())","modifiedByMeTime":"\(timestamp())","modifiedByMe":true,\
            "owners":[\(user())],"lastModifyingUser":\(user()),"shared":true,"ownedByMe":\(bool()),\
            "capabilities":{\(capabilities.joined(separator: ","))},"copyRequiresWriterPermission":false,\
            "writersCanShare":true,"permissions":[\(permissions.joined(separator: ","))],\
            "permissionIds":["\(name(20))","\(name(20))","\(name(20))"],"originalFilename":"IMG_\(number(0..<10_000)).jpg",\
            "fullFileExtension":"jpg","fileExtension":"jpg","md5Checksum":"\(name(32))","sha1Checksum":"\(name(40))",\
            "sha256Checksum":"\(name(64))","size":"\(number(0..<100_000_000))","quotaBytesUsed":"\(number(0..<100_000_000))",\
            "linkShareMetadata":{"securityUpdateEligible":false,"securityUpdateEnabled":true},\
            "inheritedPermissionsDisabled":false,"headRevisionId":"\(name(44))","isAppAuthorized":true,\
            "imageMediaMetadata":{"width":4032,"height":3024,"rotation":1,"aperture":1.8,"time":"2020:01:01 10:00:00",\
            "cameraModel":"Pixel"}}
            """
    }

    private mutating func user() -> String {
        """
        {"kind":"drive#user","displayName":"\(words(2))","photoLink":"https://lh3.example.com/a/\(name(44))=s64",\
        "me":\(bool()),"permissionId":"\(number(0..<1 << 60))","emailAddress":"\(name(9))@example.com"}
        """
    }

    mutating func event() -> String {
        let attendees = (0..<4).map { _ in
            #"{"email":"\#(name(8))@example.com","displayName":"\#(words(2))","responseStatus":"accepted"}"#
        }
        let me = #"{"email":"me@example.com","self":true}"#
        return """
            {"kind":"calendar#event","etag":"\\"\(name(16))\\"","id":"\(name(26))","status":"confirmed",\
            "htmlLink":"https://calendar.example.com/event?eid=\(name(50))","created":"\(timestamp())",\
            "updated":"\(timestamp())","summary":"\(words(5))","description":"\(words(20))","location":"\(words(3))",\
            "creator":\(me),"organizer":\(me),"start":{"dateTime":"2026-11-20T10:00:00+01:00","timeZone":"Europe/Zurich"},\
            "end":{"dateTime":"2026-11-20T11:00:00+01:00","timeZone":"Europe/Zurich"},"iCalUID":"\(name(26))@example.com",\
            "sequence":1,"attendees":[\(attendees.joined(separator: ","))],"hangoutLink":"https://meet.example.com/abc",\
            "conferenceData":{"entryPoints":[{"entryPointType":"video","uri":"https://meet.example.com/abc",\
            "label":"meet.example.com/abc"}],"conferenceSolution":{"key":{"type":"hangoutsMeet"},"name":"Meet"},\
            "conferenceId":"abc"},"reminders":{"useDefault":true},"eventType":"default"}
            """
    }

    mutating func playlistItem(_ position: Int) -> String {
        let video = name(11)
        let thumbnails = ["default", "medium", "high", "standard", "maxres"].map {
            #""\#($0)":{"url":"https://i.example.com/vi/\#(video)/\#($0).jpg","width":120,"height":90}"#
        }
        let description = (0..<8).map { _ in "\(plainWords(26))\\n\\\"quoted\\\"\\n" }.joined()
        return """
            {"kind":"youtube#playlistItem","etag":"\(name(27))","id":"\(name(60))","snippet":{"publishedAt":"\(timestamp())",\
            "channelId":"\(name(24))","title":"\(plainWords(8))","description":"\(description)",\
            "thumbnails":{\(thumbnails.joined(separator: ","))},"channelTitle":"\(words(2))","playlistId":"\(name(34))",\
            "position":\(position),"resourceId":{"kind":"youtube#video","videoId":"\(video)"},\
            "videoOwnerChannelTitle":"\(words(2))"},"contentDetails":{"videoId":"\(video)",\
            "videoPublishedAt":"\(timestamp())"},"status":{"privacyStatus":"public"}}
            """
    }

    /// 20 cells.
    mutating func tableRow() -> String {
        let cells = (0..<4).map { _ in
            """
            {"v":"\(number(0..<1_000_000_000))"},{"v":"0.\(number(0..<1_000_000_000_000))"},{"v":"\(words(2))"},{"v":"true"},\
            {"v":"\(number(0..<10))"}
            """
        }
        return "{\"f\":[\(cells.joined(separator: ","))]}"
    }
}
