import AsyncGAPI
import AsyncStorage
import GAPIStorage
import Testing

@Suite("Signed URLs of a service", .timeLimit(.minutes(5)))
struct SignedURLTests {
    private struct FixedSigner: GAPI.Signer {
        let email = "robot@project.iam.gserviceaccount.com"
        let keyID: String? = nil

        func signature(of bytes: [UInt8]) async throws -> [UInt8] { [1, 2, 3] }
    }

    @Test(
        arguments: [
            (nil, nil, "https://storage.googleapis.com"), (nil, "example.goog", "https://storage.example.goog"),
            (
                "https://storage.europe-west3.rep.googleapis.com/", nil,
                "https://storage.europe-west3.rep.googleapis.com"
            ),
            ("http://127.0.0.1:4443", nil, "http://127.0.0.1:4443"),
            ("https://storage.p.googleapis.com", "example.goog", "https://storage.p.googleapis.com"),
        ] as [(String?, String?, String)]
    )
    func areForTheServerOfTheService(_ root: String?, _ universe: String?, _ origin: String) async throws {
        let storage = StorageService(
            configuration: .init {
                $0.rootURL = root
                $0.universeDomain = universe
            }
        )
        let link = try await storage.signedURL(for: "photos", "a b.jpg", expires: .seconds(600), by: FixedSigner())
        #expect(link.url.hasPrefix(origin + "/photos/a%20b.jpg?"))
        #expect(link.url.contains("X-Goog-Expires=600"))
        #expect(link.url.contains("X-Goog-Signature=010203"))
        #expect(link.method == .get)
        await storage.shutdown()
    }
}
