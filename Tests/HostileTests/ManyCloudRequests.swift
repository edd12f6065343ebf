import AsyncFetch
import CloudEmulator
import Foundation
import HTTPTypes

extension ManyRequests {
    /// Sends requests to an emulated ownCloud.
    static func sendToCloud(_ count: Int) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.journalCapacity = 100
        configuration.hasTUS = true
        try await EmulatedCloud.run(configuration) { cloud in
            let rounds = warmUp / cloudLines.count + 1
            try await send(rounds * cloudLines.count, of: cloudLines, to: cloud.url)
            try await compareHalves(of: count, of: cloudLines, to: cloud.url)
        }
    }

    private static let files = "/remote.php/dav/files/alice"
    private static let uploads = "/remote.php/dav/uploads/alice/parts"
    private static let trash = "/remote.php/dav/trash-bin/alice"
    private static let shares = "/ocs/v2.php/apps/files_sharing/api/v1/shares?format=json"

    private static func line(
        _ method: String,
        _ path: String,
        _ status: Int,
        type: String = "application/xml",
        body: String = "",
        fields: [String: String] = [:]
    ) -> Line {
        var all: HTTPFields = [
            .authorization: "Basic " + Data("alice:alice-secret".utf8).base64EncodedString()
        ]
        for (name, value) in fields {
            if let name = HTTPField.Name(name) { all[name] = value }
        }
        let method = HTTPRequest.Method(method) ?? .options
        return Line(method: method, path: path, type: type, body: body, fields: all, status: status)
    }

    private static func share(_ text: String) -> Line {
        line("POST", shares, 200, type: "application/x-www-form-urlencoded", body: text)
    }

    /// A round of all that a client does in a folder that does not exist before and after it.
    ///
    /// The trash keeps what is deleted until somebody empties it, so the round ends with that.
    private static let cloudLines: [Line] = [
        line("MKCOL", "\(files)/box", 201),
        line("PUT", "\(files)/box/a", 201, body: "a"),
        line("PUT", "\(files)/box/a", 204, body: "b"),  // a version
        line("PROPFIND", "\(files)/box", 207, fields: ["Depth": "1"]),
        line("GET", "\(files)/box/a", 200),
        line(
            "PROPPATCH",
            "\(files)/box/a",
            207,
            body: "<propertyupdate xmlns='DAV:'><set><prop><x xmlns='urn:x'>1</x></prop></set></propertyupdate>"
        ),
        line("COPY", "\(files)/box/a", 201, fields: ["Destination": "\(files)/box/c"]),
        line("MOVE", "\(files)/box/a", 201, fields: ["Destination": "\(files)/box/b"]),
        line("MOVE", "\(files)/box/c", 204, fields: ["Destination": "\(files)/box/b"]),  // the former one to the trash
        share("path=/box/b&shareType=0&shareWith=bob"), share("path=/box/b&shareType=3"), line("GET", shares, 200),
        line("GET", "/ocs/v2.php/cloud/capabilities?format=json", 200), line("GET", "/status.php", 200),
        line("MKCOL", uploads, 201), line("PUT", "\(uploads)/1", 201, body: "part"),
        line("MOVE", "\(uploads)/.file", 201, fields: ["Destination": "\(files)/box/d"]),
        line(
            "POST",
            "\(files)/box",
            201,
            type: "application/offset+octet-stream",
            body: "e",
            fields: ["Tus-Resumable": "1.0.0", "Upload-Length": "1", "Upload-Metadata": "filename ZQ=="]
        ),
        line("GET", "\(files)/box/none", 404), line("DELETE", "\(files)/none", 404),
        line("PROPFIND", "/remote.php/dav/files/nobody", 404),
        line("DELETE", "\(files)/box", 204), line("PROPFIND", trash, 207, fields: ["Depth": "1"]),
        line("DELETE", trash, 204),
    ]
}
