import AsyncGAPI
import Foundation
import NIOCore
import Testing

/// Described methods against gcp-storage-emulator, which nobody here wrote.
@Suite("A foreign emulator of Cloud Storage", .timeLimit(.minutes(5)))
struct ForeignEmulatorTests {
    static let isInstalled =
        Program.areInstalled("gcp-storage-emulator") && Program.hasPythonPackage("googleapiclient")

    @Test(
        .enabled(
            if: isInstalled,
            "Scripts/bootstrap --peers installs gcp-storage-emulator and google-api-python-client"
        )
    )
    func describedMethodsCallUploadListAndDownload() async throws {
        let description = try #require(Program.pythonFile("googleapiclient/discovery_cache/documents/storage.v1.json"))
        let document = try API.Document.parse(Data(contentsOf: URL(filePath: description))).document
        try await LocalServer.withFolder("gcp-storage-emulator") { folder in
            let port = LocalServer.freePort()
            let arguments = ["start", "--host=127.0.0.1", "--port=\(port)", "--in-memory"]
            try await LocalServer.run("gcp-storage-emulator", arguments, in: folder, port: port) { _ in
                try await LocalServer.withProxy(to: port) { port in
                    let configuration = GAPI.ServiceConfiguration { $0.rootURL = "http://127.0.0.1:\(port)" }
                    try await exercise(GAPI.DynamicService(document, configuration: configuration))
                }
            }
        }
    }

    private func exercise(_ storage: GAPI.DynamicService) async throws {
        try await storage.execute(storage.query("buckets.insert", ["project": "p"], body: ["name": "box"]))
        let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
        for (name, mode) in [("a", UploadOptions.Mode.media), ("b c/d", .multipart), ("e", .resumable)] {
            let query = try storage.query(
                "objects.insert",
                ["bucket": "box", "name": JSON.Value(name)],
                body: ["name": JSON.Value(name)]
            )
            let options = UploadOptions {
                $0.mode = mode
                $0.chunkSize = 256 << 10
            }
            let object = try await storage.upload(query, from: .bytes(bytes), upload: options).value
            #expect(object["size"] == "700000")
            let get = try storage.query("objects.get", ["bucket": "box", "object": JSON.Value(name)])
            #expect(try await storage.execute(get)["name"] == JSON.Value(name))
            let media = try await storage.media(get).collect(upTo: 1 << 20)
            #expect(Array(media.readableBytesView) == bytes)
            let part = try await storage.media(get, range: 10..<20).collect(upTo: 10)
            #expect(Array(part.readableBytesView) == Array(bytes[10..<20]))
        }
        let list = try storage.query("objects.list", ["bucket": "box", "maxResults": 2])
        #expect(try await storage.collect(list).map { $0["name"] } == ["a", "b c/d", "e"])
        let missing = try storage.query("objects.get", ["bucket": "box", "object": "nope"])
        let error = await #expect(throws: GAPI.Error.self) { try await storage.execute(missing) }
        #expect(error?.isNotFound == true)
        await storage.shutdown()
    }
}
