import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi sign", .timeLimit(.minutes(5)))
struct SignToolTests {
    private func sign(_ bed: AccountBed, _ target: String, key: String?, asJSON: Bool = false) async throws -> String {
        let output = Output()
        try await SignTool(search: bed.search, output: output.console()).sign(
            target,
            method: "put",
            validity: .seconds(900),
            fields: ["Content-Type: image/png"],
            key: key,
            asJSON: asJSON
        )
        return output.text
    }

    @Test(arguments: [false, true])
    func aKeySignsWithoutTheNetwork(isDefault: Bool) async throws {
        try await AccountBed.run { bed in
            var bed = bed
            let path = "\(bed.folder)/robot.json"
            try Data(bed.identity.serviceAccountFile.utf8).write(to: URL(filePath: path))
            if isDefault { bed.variables["GOOGLE_APPLICATION_CREDENTIALS"] = path }
            let url = try await sign(bed, "gs://photos/a cat.png", key: isDefault ? nil : path)
            #expect(
                url.hasPrefix("https://storage.googleapis.com/photos/a%20cat.png?X-Goog-Algorithm=GOOG4-RSA-SHA256&")
            )
            #expect(url.contains("&X-Goog-Expires=900&"))
            #expect(url.contains("&X-Goog-SignedHeaders=content-type%3Bhost&"))
            let value = try JSON.Value(
                parsing: try await sign(bed, "gs://photos/cat.png", key: isDefault ? nil : path, asJSON: true)
            )
            #expect(value["method"]?.string == "PUT" && value["signer"]?.string == EmulatedIdentity.serviceAccount)
            #expect(value["headers"] == ["Content-Type": "image/png"])
            #expect(bed.emulator.journal.count { $0.operation?.hasPrefix("identity.") == true } == 0)
        }
    }

    @Test func aUserCannotSign() async throws {
        try await AccountBed.run { bed in
            var bed = bed
            let path = "\(bed.folder)/user.json"
            try Data(bed.identity.authorizedUserFile.utf8).write(to: URL(filePath: path))
            bed.variables["GOOGLE_APPLICATION_CREDENTIALS"] = path
            let failure = await #expect(throws: ToolFailure.self) { try await sign(bed, "gs://b/o", key: nil) }
            #expect(failure?.message.contains("use --key") == true)
        }
    }

    @Test(
        arguments: [
            ("gs://photos/a/b c?#%41", "photos", "a/b c?#%41", "storage.googleapis.com"),
            ("gs://photos", "photos", nil, "storage.googleapis.com"),
            ("gs://photos/", "photos", nil, "storage.googleapis.com"),
            ("gs://photos/\u{301}a/b", "photos", "\u{301}a/b", "storage.googleapis.com"),
            ("https://storage.googleapis.com/photos/a/b%20c?generation=7", "photos", "a/b c", "storage.googleapis.com"),
            ("https://photos.storage.googleapis.com/cat%2Fdog", "photos", "cat/dog", "storage.googleapis.com"),
            ("https://storage.cloud.google.com/photos/cat", "photos", "cat", "storage.googleapis.com"),
            ("http://127.0.0.1:4443/photos/cat", "photos", "cat", "http://127.0.0.1:4443"),
        ] as [(String, String, String?, String)]
    )
    func anObjectHasManyNames(_ text: String, _ bucket: String, _ object: String?, _ host: String) throws {
        let target = try StorageTarget(text)
        #expect(target.bucket == bucket && target.object == object && target.host == host)
        #expect(target.query.map(\.value) == (text.contains("generation") ? ["7"] : []))
    }

    @Test(arguments: [
        "", "gs://", "gs:///o", "photos/cat", "https://", "https://example.com/photos/cat",
        "https://storage.googleapis.com/",
        "ftp://storage.googleapis.com/b/o",
        "https://storage.googleapis.com/b/%FF", "https://storage.googleapis.com/b/o?X-Goog-Signature=SECRET",
    ])
    func otherTextIsNoObject(_ text: String) {
        let failure = #expect(throws: ToolFailure.self) { try StorageTarget(text) }
        #expect(failure?.code == .usage && failure?.message.contains("SECRET") == false)
    }

    @Test(
        arguments: [
            ("90", 90), ("90s", 90), ("15m", 900), ("1h", 3600), ("7d", 604_800), ("0", nil), ("-1", nil), ("", nil),
            ("h", nil), ("1.5h", nil), ("1w", nil), ("9223372036854775807d", nil), ("99999999999999999999", nil),
            ("１h", nil),
        ] as [(String, Int64?)]
    )
    func aValidityIsANumberWithAUnit(_ text: String, _ seconds: Int64?) {
        #expect(Validity(argument: text)?.duration == seconds.map { .seconds($0) })
    }
}
